package command

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// reply is what a person answers to the next question with a prompt, as a line
// and as keys. Every other question gets what is offered.
type reply struct {
	prompt string
	line   string
	keys   string
}

// replies are given in their order.
type replies struct {
	left []reply
}

func (r *replies) to(asked string) reply {
	if len(r.left) == 0 || !strings.Contains(asked, r.left[0].prompt) {
		return reply{keys: enter}
	}
	next := r.left[0]
	r.left = r.left[1:]
	return next
}

// talkInLines answers line by line until the program ends.
func talkInLines(t *testing.T, dir string, say []reply, args ...string) {
	t.Helper()
	p := newProcess(t, dir, nil, append([]string{"spec", "new", "--plain"}, args...)...)
	in, err := p.StdinPipe()
	require.NoError(t, err)
	seen := &watched{}
	p.Stderr = seen
	require.NoError(t, p.Start())
	gone := make(chan error, 1)
	go func() { gone <- p.Wait() }()
	r, read := &replies{left: say}, 0
	for prompts := 1; ; prompts++ {
		ended := false
		require.True(t, within(func() bool {
			select {
			case err := <-gone:
				require.NoError(t, err, seen)
				ended = true
			default:
			}
			return ended || strings.Count(seen.String(), "\n> ") >= prompts
		}), seen)
		if ended {
			require.Empty(t, r.left, "%s", seen)
			return
		}
		text := seen.String()
		_, err := io.WriteString(in, r.to(text[read:]).line+"\n")
		require.NoError(t, err)
		read = len(text)
	}
}

// talkInForms answers forms until the program ends.
func talkInForms(t *testing.T, dir string, say []reply, args ...string) {
	t.Helper()
	s := openScreen(t, dir, append([]string{"spec", "new"}, args...)...)
	r := &replies{left: say}
	for {
		ended, rest := false, ""
		require.True(t, within(func() bool {
			rest = s.seen.String()[s.read:]
			select {
			case <-s.gone:
				ended = true
			default:
			}
			return ended || strings.Contains(rest, "ctrl+c")
		}), rest)
		if ended && !strings.Contains(rest, "ctrl+c") {
			require.Zero(t, s.wait(), rest)
			require.Empty(t, r.left, rest)
			return
		}
		s.answer(r.to(rest).keys)
	}
}

// sameEitherWay talks in lines, replays the answers, and talks in forms: all
// three give the same package, and its gates find no error.
func sameEitherWay(t *testing.T, say []reply, input string) (pkg string) {
	t.Helper()
	dir := projectWith(t, crashInput)
	talkInLines(t, dir, say, input)
	want := snapshot(t, filepath.Join(dir, "specs"))
	pkg = packageIn(t, dir)

	replay := projectWith(t, crashInput)
	ran := runProcess(t, replay, nil, "spec", "new", "--answers", filepath.Join(pkg, "answers.yaml"), input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, want, snapshot(t, filepath.Join(replay, "specs")), "the replay of its answers")

	forms := projectWith(t, crashInput)
	talkInForms(t, forms, say, input)
	requireSame(t, want, snapshot(t, filepath.Join(forms, "specs")), "the same answers in forms")

	ran = runProcess(t, dir, nil, "spec", "validate")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.out, "0 errors")
	return pkg
}

const aboutRequirements = "What do you think of the requirements?"

// TestPrioritiesAreChanged takes a Must out, thinks again, and makes something
// else one.
func TestPrioritiesAreChanged(t *testing.T) {
	t.Parallel()
	const which = "Which requirements would the product not be launched without?"
	pkg := sameEitherWay(t, []reply{
		{aboutRequirements, "2", down + enter},
		{which, "REQ-003", " " + down + " " + down + " " + enter},
		{aboutRequirements, "priorities", down + enter},
		{which, "+REQ-001", " " + enter},
		{aboutRequirements, "good", enter},
	}, "A booking tool where dog owners book walks and walkers confirm them")
	index := readText(t, filepath.Join(pkg, "requirements", "_index.md"))
	require.Contains(t, index, "- Should instead of Must, as decided in the review of these requirements: REQ-002.\n")
	require.Contains(t, index, "- Must instead of Should, as decided in the review of these requirements: REQ-003.\n")
	require.NotContains(t, index, "Must because it is part of the core purpose of A booking tool: REQ-002")
	answers := readText(t, filepath.Join(pkg, "answers.yaml"))
	require.Contains(t, answers, "  requirements.must-2:\n    value:\n      - REQ-001\n      - REQ-003\n")

	dir := projectWith(t, crashInput) // an answer that no longer fits says where it stands
	file := filepath.Join(dir, "a.yaml")
	require.NoError(t, os.WriteFile(file, []byte("answers:\n  requirements.review: priorities\n  requirements.must: [REQ-001, REQ-999]\n"), 0o600))
	ran := runProcess(t, dir, nil, "spec", "new", "-y", "--answers", "a.yaml", crashInput)
	require.NotZero(t, ran.code)
	require.Contains(t, ran.err, "a.yaml:3")
	require.Contains(t, ran.err, "REQ-999")
	require.NoError(t, os.WriteFile(file, []byte("answers:\n  requirements.review: priorities\n  requirements.must: []\n"), 0o600))
	ran = runProcess(t, dir, nil, "spec", "new", "-y", "--answers", "a.yaml", crashInput)
	require.Contains(t, ran.err, "at least one requirement has to be a Must")
}

const (
	aboutDesign   = "What do you think of the design?"
	aboutWhat     = "What is it about?"
	whichOption   = "Which of these shall it be?"
	whatDifferent = "What has to be different, or heeded?"
)

// TestTheDesignIsReviewed takes an alternative, says what to heed, and makes the
// design simpler; each shows in what is asked next.
func TestTheDesignIsReviewed(t *testing.T) {
	t.Parallel()
	const idea = "A booking tool for dog walkers who lose track of who is due when"
	t.Run("an alternative", func(t *testing.T) {
		t.Parallel()
		pkg := sameEitherWay(t, []reply{
			{aboutDesign, "2", down + enter},
			{aboutWhat, "ADR-001", up + up + up + enter},
			{whichOption, "2", down + enter},
			{"Row lock on the resource", "good", enter}, // on the page
		}, idea)
		adr := readText(t, filepath.Join(pkg, "architecture", "ADR-001-row-lock-on-the-resource-instead-of.md"))
		require.Contains(t, adr, "decision: accepted")
		require.Contains(t, adr, "source: edited")
		require.Contains(t, adr, "Row lock on the resource instead of exclusion constraint on time ranges, as decided in the review of this design.")
		require.Contains(t, readText(t, filepath.Join(pkg, "epics", "_index.md")), "ADR-001-row-lock-on-the-resource-instead-of.md")
	})
	t.Run("words, and simpler", func(t *testing.T) {
		t.Parallel()
		pkg := sameEitherWay(t, []reply{
			{aboutDesign, "feedback", down + enter},
			{aboutWhat, "", enter},
			{whatDifferent, "Use Rust and SQLite.\\\nIt must run on one small server.", "Use Rust and SQLite.\nIt must run on one small server." + enter},
			{"R6.2", "simplify", down + down + enter},
			{"Left out", "good", enter},
		}, idea)
		design := readText(t, filepath.Join(pkg, "architecture", "_index.md"))
		require.Contains(t, design, "| SQLite | Use Rust and SQLite. | public domain | `R6.1` |")
		require.Contains(t, design, "It must run on one small server. `R6.2`")
		require.NotContains(t, design, "ADR-003")
	})
}

// TestGoingBackInAReview takes back what was said of the design and of the
// requirements, one question after the other: nothing of it is left.
func TestGoingBackInAReview(t *testing.T) {
	t.Parallel()
	const idea = "A booking tool for dog walkers who lose track of who is due when"
	run := func(say ...reply) map[string]string {
		dir := projectWith(t, crashInput)
		talkInLines(t, dir, say, idea)
		return snapshot(t, filepath.Join(dir, "specs"))
	}
	detour := run(
		reply{prompt: aboutRequirements, line: "priorities"},
		reply{prompt: "launched without", line: ":back"},
		reply{prompt: aboutRequirements, line: "good"},
		reply{prompt: aboutDesign, line: "feedback"},
		reply{prompt: aboutWhat, line: "ADR-001"},
		reply{prompt: whichOption, line: "2"},
		reply{prompt: aboutDesign, line: ":back"},
		reply{prompt: whichOption, line: ":back"},
		reply{prompt: aboutWhat, line: "other"},
		reply{prompt: whatDifferent, line: ":back"},
		reply{prompt: aboutWhat, line: ":back"},
		reply{prompt: aboutDesign, line: "simplify"},
		reply{prompt: "Left out", line: ":back"},
		reply{prompt: aboutDesign, line: "good"},
	)
	requireSame(t, run(), detour, "the straight way")
}
