package phases

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// TestMain lets the test binary be its own child: with OVERTONE_PHASES_CHILD
// set it takes a session through all phases in the folder named by its last
// argument, or goes on with the package that is there.
func TestMain(m *testing.M) {
	if os.Getenv("OVERTONE_PHASES_CHILD") == "" {
		os.Exit(m.Run())
	}
	if _, err := journey(os.Args[len(os.Args)-1], os.LookupEnv); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func command(root, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], root)
	cmd.Env = append(os.Environ(), "OVERTONE_PHASES_CHILD=1", "OVERTONE_FAULT="+fault)
	return cmd
}

func none(string) (string, bool) { return "", false }

// run is what one journey did.
type run struct {
	s      *session.Session
	result *Result
	events []Event
}

func (r *run) ran() []string {
	var out []string
	for _, e := range r.events {
		if e.Done && !e.Skipped {
			out = append(out, e.Phase)
		}
	}
	return out
}

// tools are what every journey reads and none changes.
type tools struct {
	set    *templates.Set
	codec  *specs.Codec
	judge  *gates.Judge
	engine *embedded.Engine // it answers the same whatever it was asked before
}

// shared makes them once a process, because a test takes hundreds of journeys.
var shared = sync.OnceValues(func() (*tools, error) {
	set := templates.New(nil, "")
	codec, err := specs.NewCodec(set)
	if err != nil {
		return nil, err
	}
	judge, err := gates.New(set)
	return &tools{set: set, codec: codec, judge: judge, engine: embedded.New(set)}, err
})

// journey does what `spec new -y -c` does.
func journey(root string, env func(string) (string, bool), wishes ...func(*session.Session)) (r *run, err error) {
	tools, err := shared()
	if err != nil {
		return nil, err
	}
	fault, err := disk.FaultFromEnv(env)
	if err != nil {
		return nil, err
	}
	now := time.Date(2026, 1, 1, 9, 0, 0, 0, time.UTC)
	clock := func() time.Time { return now }
	src, err := session.ReadText(strings.NewReader(source), "prd.md", false, session.MaxSource)
	if err != nil {
		return nil, err
	}
	s := &session.Session{
		Home: filepath.Join(root, "specs"), Project: root, Issues: filepath.Join(root, ".workflow", "issues"), Now: now, Set: tools.set, Codec: tools.codec,
		Disk: disk.New(fault), Analyst: analysis.NewChain(clock, 0, canned{}), Asker: auto{}, Answers: &interview.Sheet{}, Package: &specs.Package{},
		Options: session.Options{Program: "test", Engines: "canned"},
	}
	found, err := specs.Find(s.Home)
	if err != nil {
		return nil, err
	}
	if len(found) > 0 {
		if err := s.Open(context.Background(), found[0].Dir); err != nil {
			return nil, err
		}
	}
	s.Source, s.IsFile = src, true
	for _, wish := range wishes {
		wish(s)
	}
	r = &run{s: s}
	runner := &Runner{Judge: tools.judge, Clock: clock, Observe: func(e Event) { r.events = append(r.events, e) }}
	r.result, err = runner.Run(context.Background(), s, true)
	return r, errors.Join(err, s.Close())
}

// auto takes every default.
type auto struct{}

func (auto) Ask(_ context.Context, q interview.Question) (interview.Answer, error) {
	return interview.Answer{Values: q.Default, How: interview.Defaulted}, nil
}

const source = `# Link shortener

Members make short links and share them.

- A member shortens an address.
- A visitor opens a short link.
- An admin blocks a link.
`

// canned answers every task with the same small product. One requirement lacks
// its criteria and one its goal, which is what phase 6.5 mends.
type canned struct{}

func (canned) Name() string { return "canned" }

func stated(line int) specs.Source {
	return specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: line, To: line}}}
}

func item(text string, line int) specs.Item { return specs.Item{Text: text, Source: stated(line)} }

func (canned) Answer(_ context.Context, _ analysis.Task, in, out any) error {
	switch o := out.(type) {
	case *analysis.SeedOutput:
		*o = analysis.SeedOutput{
			Title: "Link shortener", Lang: specs.English, Complexity: "simple", SpecType: "service", FocusAreas: []string{"scope"},
			Analysis: specs.SeedAnalysis{
				ProblemStatement: "Members cannot share long addresses in a message.", TargetUsers: []string{"member"}, Domain: "links",
				Constraints: []string{"none"}, Dimensions: []string{"scope", "data", "quality"},
			},
		}
	case *analysis.FactsOutput:
		o.Facts = []analysis.Fact{{Kind: "feature", Text: "A member shortens an address.", Source: stated(5)}, {Kind: "feature", Text: "A visitor opens a short link.", Source: stated(6)}}
	case *analysis.GapOutput:
		*o = analysis.GapOutput{Score: 5, Missing: []string{"quality"}}
	case *analysis.ExpansionOutput:
		o.Refined = specs.Refined{
			ProblemStatement: "Members of a team cannot share long addresses in a message of 140 characters.", Domain: "links",
			TargetUsers: []specs.RefinedUser{{Name: "member", Needs: []string{"short links"}, Source: stated(3)}},
			Features: []specs.Feature{
				{Name: "Shorten", Description: "A member shortens an address.", Priority: "must", Source: stated(5)},
				{Name: "Open", Description: "A visitor opens a short link.", Priority: "must", Source: stated(6)},
			},
		}
	case *analysis.PerspectiveOutput:
		o.Points = []specs.Item{item("Short links are shared.", 3)}
	case *analysis.SynthesisOutput:
		*o = analysis.SynthesisOutput{Brief: cannedBrief(), Terms: []specs.Term{{Term: "short link", Definition: "an address of few characters", Category: "core", Source: stated(3)}}}
	case *analysis.RequirementsOutput:
		*o = cannedRequirements()
	case *analysis.RequirementsReviewOutput:
		o.Revised = in.(*analysis.RequirementsReviewInput).Draft
	case *analysis.ArchitectureOutput:
		*o = cannedArchitecture()
	case *analysis.ArchitectureReviewOutput:
		o.Revised = in.(*analysis.ArchitectureReviewInput).Draft
	case *analysis.EpicsOutput:
		*o = cannedEpics()
	case *analysis.EpicsReviewOutput:
		o.Revised = in.(*analysis.EpicsReviewInput).Draft
	case *analysis.RepairOutput:
		*o = analysis.RepairOutput{Text: "When a visitor opens a short link, the long address is shown within 1 s.", Source: stated(6)}
	case *analysis.CodebaseOutput:
		o.Codebase = in.(*analysis.CodebaseInput).Explored
	default:
		return fmt.Errorf("no answer of type %T", out)
	}
	return nil
}

func cannedBrief() specs.Brief {
	return specs.Brief{
		Title: "Link shortener", Summary: []specs.Item{item("Members share short links.", 3)}, Vision: []specs.Item{item("Every link fits a message.", 3)},
		Situation: []specs.Item{item("Long addresses break in messages.", 3)},
		Personas:  []specs.Persona{{Name: "Member", Role: "makes links", Needs: []specs.Item{item("short links", 3)}, Source: stated(3)}},
		Goals: []specs.Goal{
			{ID: "G-001", Text: "Short links are used", Metric: "links a week", Target: "100", Source: stated(3)},
			{ID: "G-002", Text: "Links open fast", Metric: "time", Target: "1 s", Source: stated(6)},
		},
		InScope: []specs.Item{item("short links", 5)},
	}
}

func cannedRequirements() analysis.RequirementsOutput {
	var out analysis.RequirementsOutput
	for i, title := range []string{"Shorten an address", "Open a short link", "Block a link"} {
		r := specs.Requirement{
			ID: specs.RequirementID(i + 1), Title: title, Slug: specs.FileSlug(title), Priority: specs.Must, TracesTo: []string{"G-001"}, Source: stated(5 + i),
			Description: []specs.Item{item("The system MUST let people "+strings.ToLower(title)+".", 5+i)},
			Story:       specs.UserStory{Role: "member", Want: "to " + strings.ToLower(title), Benefit: "I can share it", Source: stated(5 + i)},
			Criteria:    []specs.Criterion{{Text: "When a member enters an address, a short link of 7 characters is shown.", Source: stated(5 + i)}},
		}
		switch i {
		case 1:
			r.Criteria = nil
		case 2:
			r.TracesTo = nil
		}
		out.Requirements = append(out.Requirements, r)
	}
	out.Index = specs.RequirementsIndex{Title: "Requirements", Summary: []specs.Item{item("Three requirements.", 3)}}
	return out
}

func cannedArchitecture() analysis.ArchitectureOutput {
	return analysis.ArchitectureOutput{
		Architecture: specs.Architecture{
			Title: "Design", Summary: []specs.Item{item("One service.", 3)}, Style: []specs.Item{item("One service with one table.", 3)},
			Components: []specs.Component{{Name: "Web", Responsibility: "answers requests", Requirements: []string{"REQ-001", "REQ-002", "REQ-003"}, Source: stated(5)}},
			Stack:      []specs.StackRow{{Layer: "language", Technology: "Go", Rationale: "known", Licence: "BSD-3", Source: specs.FromRule("test")}},
		},
		Decisions: []specs.ADR{{ID: "ADR-001", Title: "One table", Slug: "one-table", TracesTo: []string{"REQ-001"}, Source: specs.FromRule("test")}},
	}
}

func cannedEpics() analysis.EpicsOutput {
	var out analysis.EpicsOutput
	for n := 1; n <= 3; n++ {
		e := specs.Epic{
			ID: specs.EpicID(n), Title: fmt.Sprintf("Part %d", n), Slug: fmt.Sprintf("part-%d", n), Priority: specs.Must, MVP: n < 3, Size: "M",
			Requirements: []string{specs.RequirementID(n)}, Architecture: []string{"ADR-001"}, Source: stated(4 + n), Summary: []specs.Item{item("It works.", 4+n)},
		}
		if n > 1 {
			e.DependsOn = []string{specs.EpicID(n - 1)}
		}
		for k := 1; k <= 2; k++ {
			e.Stories = append(e.Stories, specs.Story{
				ID: specs.StoryID(e.ID, k), Title: fmt.Sprintf("Step %d", k), Size: "S", TracesTo: e.Requirements, Source: stated(4 + n),
				Text:     specs.UserStory{Role: "member", Want: "to take a step", Benefit: "it works", Source: stated(4 + n)},
				Criteria: []specs.Criterion{{Text: "When a member saves, the link is stored within 1 s.", Source: stated(4 + n)}},
			})
		}
		out.Epics = append(out.Epics, e)
	}
	out.Index = specs.EpicsIndex{Title: "Epics", Summary: []specs.Item{item("Three epics.", 3)}}
	return out
}

// tree is every file under a folder with its bytes, lock files aside.
func tree(t testing.TB, root string) map[string]string {
	t.Helper()
	out := map[string]string{}
	require.NoError(t, filepath.WalkDir(root, func(at string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(at, ".lock") {
			return err
		}
		rel, err := filepath.Rel(root, at)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(at)
		out[filepath.ToSlash(rel)] = string(data)
		return err
	}))
	return out
}
