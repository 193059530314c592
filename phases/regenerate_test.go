package phases

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// again is what one regeneration, a day after the package was made, did.
type again struct {
	run
	*Regeneration
}

func regenerate(t *testing.T, root, from string, write bool, wishes ...func(*session.Session)) (*again, error) {
	t.Helper()
	tools, err := shared()
	require.NoError(t, err)
	now := time.Date(2026, 1, 2, 9, 0, 0, 0, time.UTC)
	clock := func() time.Time { return now }
	s := &session.Session{
		Home: filepath.Join(root, "specs"), Project: root, Issues: filepath.Join(root, ".workflow", "issues"), Now: now, Set: tools.set, Codec: tools.codec,
		Disk: disk.New(nil), Analyst: analysis.NewChain(clock, 0, canned{}), Asker: auto{}, Answers: &interview.Sheet{}, Package: &specs.Package{},
		Options: session.Options{Program: "test", Engines: "canned"},
	}
	found, err := specs.Find(s.Home)
	require.NoError(t, err)
	require.Len(t, found, 1)
	if write {
		require.NoError(t, s.Open(t.Context(), found[0].Dir))
	} else {
		require.NoError(t, s.Look(found[0].Dir))
	}
	for _, wish := range wishes {
		wish(s)
	}
	out := &again{run: run{s: s}}
	runner := &Runner{Judge: tools.judge, Clock: clock, Observe: func(e Event) { out.events = append(out.events, e) }}
	out.Regeneration, err = runner.Regenerate(context.Background(), s, from, write)
	return out, errors.Join(err, s.Close())
}

func (a *again) changed() []string {
	var out []string
	for _, c := range a.Changes {
		out = append(out, c.Name)
	}
	return out
}

// lines are those of a that b lacks.
func lines(a, b []byte) (out []string) {
	for line := range strings.Lines(string(a)) {
		if !strings.Contains(string(b), line) {
			out = append(out, line)
		}
	}
	return out
}

func packageAt(t *testing.T, root string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(root, "specs", "SPEC-*"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	return found[0]
}

// amend replaces text in a file of the package, as a person would.
func amend(t *testing.T, root, name, from, to string) {
	t.Helper()
	file := filepath.Join(packageAt(t, root), filepath.FromSlash(name))
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Contains(t, string(data), from)
	require.NoError(t, os.WriteFile(file, []byte(strings.Replace(string(data), from, to, 1)), 0o600))
}

// The canned product is mended by phase 6.5, so that what stands in the package
// is not what its phases generate. Making them again changes no byte, whichever
// phases are named, and a look leaves no trace.
func TestRegeneratingTheSameChangesNothing(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	_, err := journey(root, none)
	require.NoError(t, err)
	before := tree(t, root)
	for _, write := range []bool{false, true} {
		for _, from := range []string{"", "1", "1.5", "2", "3", "requirements", "4", "5", "6", "7"} {
			got, err := regenerate(t, root, from, write)
			require.NoError(t, err, from)
			for _, c := range got.Changes {
				require.Equal(t, lines(c.Before, c.After), lines(c.After, c.Before), "from %q: %s", from, c.Name)
			}
			if len(got.Changes) > 0 {
				t.Fatalf("from %q: %v", from, got.changed())
			}
			require.Empty(t, got.Clashes, from)
			require.Empty(t, got.Export, from)
			requireSameTree(t, before, tree(t, root))
		}
	}
}

func TestAPhaseAndWhatDependsOnIt(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	_, err := journey(root, none)
	require.NoError(t, err)
	for from, want := range map[string][]string{
		"":  {"1", "1.5", "2", "3", "4", "5", "6"},
		"3": {"3", "4", "5", "6"}, "4": {"4", "5", "6"}, "5": {"5", "6"}, "6": {"6"}, "7": nil,
	} {
		got, err := regenerate(t, root, from, false)
		require.NoError(t, err)
		var ran []string
		for i, id := range got.ran() {
			if id != "6.5" && (i == 0 || id != "6" || got.ran()[i-1] != "6.5") {
				ran = append(ran, id)
			}
		}
		require.Equal(t, want, ran, "from %q", from)
	}
	_, err = regenerate(t, root, "8", false)
	require.Equal(t, "input.unknown_phase", problem.From(err).Code)
	require.Contains(t, problem.From(err).Fix, "1 (discovery), 1.5 (requirement-clarification), 2 (product-brief), 3 (requirements)")
}

// An edit survives; a deleted item stays away; the design and the work follow.
func TestEditsSurviveARegeneration(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	_, err := journey(root, none)
	require.NoError(t, err)
	epic := "epics/EPIC-003-part-3.md"
	amend(t, root, epic, "It works.", "It works for admins.")
	require.NoError(t, os.WriteFile(filepath.Join(packageAt(t, root), "notes.txt"), []byte("mine"), 0o600))
	edited := tree(t, root)

	looked, err := regenerate(t, root, "", false)
	require.NoError(t, err)
	require.NotContains(t, looked.changed(), epic)
	require.NotEmpty(t, looked.Export, "the issues would say it")
	requireSameTree(t, edited, tree(t, root))

	got, err := regenerate(t, root, "", true)
	require.NoError(t, err)
	require.Empty(t, got.Clashes)
	now := tree(t, root)
	for name, text := range edited {
		if strings.HasSuffix(name, epic) || strings.HasSuffix(name, "notes.txt") {
			require.Equal(t, text, now[name], name)
		}
	}
	require.Contains(t, now[".workflow/issues/issues.jsonl"], "for admins")
	twice, err := regenerate(t, root, "", true)
	require.NoError(t, err)
	require.Empty(t, twice.changed(), "once is enough")
	requireSameTree(t, now, tree(t, root))
	resumed, err := journey(root, none)
	require.NoError(t, err)
	require.Empty(t, resumed.ran(), "nothing is stale afterwards")
}

// Of phases before the one that is named nothing is made: what is missing is
// refused, and what is stale is told.
func TestPhasesBeforeTheNamedOne(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	_, err := journey(root, none)
	require.NoError(t, err)
	amend(t, root, "source/input.md", "opens a short link", "opens any short link")
	got, err := regenerate(t, root, "4", false)
	require.NoError(t, err)
	require.Equal(t, "4", got.ran()[0])
	require.Equal(t, "state.stale", problem.From(got.s.Warnings[0]).Code)
	require.Contains(t, problem.From(got.s.Warnings[0]).Message, "phase 1 (discovery) is stale and stays as it is: source changed")

	before := tree(t, root)
	_, err = regenerate(t, root, "4", true, func(s *session.Session) { s.Package.Config.PhasesCompleted = s.Package.Config.PhasesCompleted[:2] })
	p := problem.From(err)
	require.Equal(t, "state.missing", p.Code)
	require.Contains(t, p.Message, "phase 2 (product-brief) has not run yet")
	requireSameTree(t, before, tree(t, root))
}

// A person who saves a file while the phases are made is not overwritten, and a
// folder that is taken away is not made again.
func TestSomebodyElseIsAtWork(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		meddle func(t *testing.T, dir string)
		code   string
	}{
		"a document saved": {func(t *testing.T, dir string) {
			file := filepath.Join(dir, "product-brief.md")
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(file, append(data, "\nMine.\n"...), 0o600))
		}, "conflict.edited"},
		"a document removed": {func(t *testing.T, dir string) { require.NoError(t, os.Remove(filepath.Join(dir, "product-brief.md"))) }, "conflict.edited"},
		"the folder removed": {func(t *testing.T, dir string) { require.NoError(t, os.RemoveAll(dir)) }, "conflict.gone"},
		"the folder replaced": {func(t *testing.T, dir string) {
			require.NoError(t, os.RemoveAll(dir))
			require.NoError(t, os.Mkdir(dir, 0o700))
		}, "conflict.gone"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			root := t.TempDir()
			_, err := journey(root, none)
			require.NoError(t, err)
			for _, name := range []string{"product-brief.md", ".overtone/base/product-brief.md"} { // what was generated is another text
				amend(t, root, name, "# ", "Another sentence.\n\n# ")
			}
			var before map[string]string
			_, err = regenerate(t, root, "", true, func(s *session.Session) {
				s.Asker = meddler{do: func() {
					if before == nil {
						c.meddle(t, s.Dir)
						before = tree(t, root)
					}
				}}
			})
			require.Equal(t, c.code, problem.From(err).Code, "%v", err)
			for name := range before {
				if strings.HasSuffix(name, ".lock") {
					delete(before, name)
				}
			}
			requireSameTree(t, before, tree(t, root))
		})
	}
}

// meddler takes every default, after somebody has done something.
type meddler struct{ do func() }

func (m meddler) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	m.do()
	return auto{}.Ask(ctx, q)
}
