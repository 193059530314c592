package export

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// TestMain lets the test binary be its own child: with OVERTONE_EXPORT_CHILD
// set it makes a package in the folder named by its last argument, or goes on
// with the one that is there.
func TestMain(m *testing.M) {
	title := os.Getenv("OVERTONE_EXPORT_CHILD")
	if title == "" {
		os.Exit(m.Run())
	}
	if err := journey(os.Args[len(os.Args)-1], title, os.LookupEnv); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func command(root, title, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], root)
	cmd.Env = append(os.Environ(), "OVERTONE_EXPORT_CHILD="+title, "OVERTONE_FAULT="+fault)
	return cmd
}

// journey goes through all phases that are not done yet, as `spec new -c` does.
func journey(root, title string, env func(string) (string, bool)) (err error) {
	s, err := open(root, title, env)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	found, err := specs.Find(s.Home)
	if err != nil {
		return err
	}
	for _, f := range found {
		if !strings.HasPrefix(f.ID, "SPEC-"+specs.Slug(title)+"-2026") {
			continue
		}
		src, isFile := s.Source, s.IsFile
		if err := s.Open(context.Background(), f.Dir); err != nil {
			return err
		}
		s.Source, s.IsFile = src, isFile
	}
	for _, phase := range list(title) {
		if s.Package.Config != nil && len(s.Stale(phase)) == 0 {
			continue
		}
		if err := turn(s, phase); err != nil {
			return err
		}
	}
	return nil
}

func turn(s *session.Session, phase session.Phase) error {
	out, err := phase.Run(context.Background(), s)
	if err != nil {
		return err
	}
	p, err := s.Prepare(phase, out)
	if err != nil {
		return err
	}
	return s.Commit(p, "ok", "embedded")
}

// auto takes every default.
type auto struct{}

func (auto) Ask(_ context.Context, q interview.Question) (interview.Answer, error) {
	return interview.Answer{Values: q.Default, How: interview.Defaulted}, nil
}

// tools are what every journey reads and none changes.
type tools struct {
	set   *templates.Set
	codec *specs.Codec
}

// shared makes them once a process, because a test takes hundreds of journeys.
var shared = sync.OnceValues(func() (*tools, error) {
	set := templates.New(nil, "")
	codec, err := specs.NewCodec(set)
	return &tools{set: set, codec: codec}, err
})

func open(root, title string, env func(string) (string, bool)) (*session.Session, error) {
	tools, err := shared()
	if err != nil {
		return nil, err
	}
	fault, err := disk.FaultFromEnv(env)
	if err != nil {
		return nil, err
	}
	src, err := session.ReadText(strings.NewReader("# "+title+"\n\nPeople log in.\n"), "prd.md", false, session.MaxSource)
	if err != nil {
		return nil, err
	}
	return &session.Session{
		Home: filepath.Join(root, "specs"), Project: root, Issues: filepath.Join(root, ".workflow", "issues"),
		Source: src, IsFile: true, Now: time.Date(2026, 1, 1, 9, 0, 0, 0, time.UTC), Set: tools.set, Codec: tools.codec, Disk: disk.New(fault),
		Asker: auto{}, Answers: &interview.Sheet{}, Package: &specs.Package{}, Options: session.Options{Program: "test"},
	}, nil
}

// fake is a phase that does what it is told.
type fake struct {
	id     string
	inputs []string
	run    func(ctx context.Context, s *session.Session) (*session.Output, error)
}

func (f fake) ID() string       { return f.id }
func (f fake) Name() string     { return "phase-" + f.id }
func (f fake) Inputs() []string { return f.inputs }

func (f fake) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	return f.run(ctx, s)
}

// list is a small journey: a folder, two requirements, three epics, a check
// that completes everything, the issues.
func list(title string) []session.Phase {
	return []session.Phase{
		fake{id: "1", run: func(ctx context.Context, s *session.Session) (*session.Output, error) {
			if s.Dir == "" {
				if err := s.Create(ctx, title); err != nil {
					return nil, err
				}
			}
			q := interview.Question{ID: "discovery.depth", Phase: "1", Kind: interview.Text, Default: []string{"standard"}}
			if _, err := s.Ask(ctx, q); err != nil {
				return nil, err
			}
			s.Answers.SourceSHA256 = s.Source.SHA256
			s.Package.Config = &specs.Config{
				SessionID: s.ID(), Title: title, InputType: "file", SeedInput: s.Source.Name, Depth: "standard", SpecType: "service", Lang: specs.English,
			}
			return &session.Output{Files: []session.File{{Name: specs.SourceFile, Data: []byte(s.Source.Text)}}}, nil
		}},
		fake{id: "3", run: func(context.Context, *session.Session) (*session.Output, error) {
			return &session.Output{Docs: []specs.Document{requirement("REQ-001", "Log in"), requirement("REQ-002", "Log out"), &specs.RequirementsIndex{Title: "Requirements"}}}, nil
		}},
		fake{id: "5", inputs: []string{specs.RequirementsDir + "/"}, run: func(context.Context, *session.Session) (*session.Output, error) {
			return &session.Output{Docs: []specs.Document{
				epic("EPIC-001", true), epic("EPIC-002", true, "EPIC-001"), epic("EPIC-003", false, "EPIC-002", "EPIC-001"), &specs.EpicsIndex{Title: "Epics"},
			}}, nil
		}},
		fake{id: "6", inputs: []string{specs.RequirementsDir + "/", specs.EpicsDir + "/"}, run: func(context.Context, *session.Session) (*session.Output, error) {
			doc := &specs.Summary{Title: "Summary", Gate: "Pass"}
			doc.Meta.Status = specs.StatusComplete
			return &session.Output{Docs: []specs.Document{doc}, Promote: specs.StatusComplete}, nil
		}},
		Phase{},
	}
}

func requirement(id, title string) *specs.Requirement {
	return &specs.Requirement{
		ID: id, Type: "functional", Title: title, Slug: specs.FileSlug(title), Priority: specs.Must,
		Description: []specs.Item{{Text: "The system MUST do it.", Source: specs.FromRule("test")}}, Source: specs.FromRule("test"),
	}
}

// epic has two stories, the second of which waits for the first.
func epic(id string, mvp bool, needs ...string) *specs.Epic {
	e := &specs.Epic{
		ID: id, Title: "Epic " + id[len(id)-1:], Slug: "epic-" + id[len(id)-1:], Priority: specs.Must, MVP: mvp, Size: "M", DependsOn: needs,
		Requirements: []string{"REQ-001"}, Source: specs.FromRule("test"), Summary: []specs.Item{{Text: "People can do it.", Source: specs.FromRule("test")}},
	}
	for n := 1; n <= 2; n++ {
		st := specs.Story{
			ID: specs.StoryID(id, n), Title: fmt.Sprintf("Story %d", n), Size: "S", TracesTo: []string{"REQ-001"}, Source: specs.FromRule("test"),
			Text:     specs.UserStory{Role: "editor", Want: "to log in", Benefit: "I can work", Source: specs.FromRule("test")},
			Criteria: []specs.Criterion{{Text: "The start page is shown.", Source: specs.FromRule("test")}},
		}
		if n == 2 {
			st.Needs = []string{specs.StoryID(id, 1)}
		}
		e.Stories = append(e.Stories, st)
	}
	return e
}

func none(string) (string, bool) { return "", false }

// begun is a session with a package that holds the epics given and nothing yet
// exported.
func begun(t testing.TB, lang specs.Lang, epics ...*specs.Epic) *session.Session {
	t.Helper()
	s, err := open(t.TempDir(), "A product", none)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	phases := list("A product")
	require.NoError(t, turn(s, phases[0]))
	s.Package.Config.Lang = lang
	require.NoError(t, turn(s, phases[1]))
	write(t, s, epics...)
	return s
}

// write makes the epics the package's, in place of those before.
func write(t testing.TB, s *session.Session, epics ...*specs.Epic) {
	t.Helper()
	docs := []specs.Document{&specs.EpicsIndex{Title: "Epics"}}
	for _, e := range epics {
		docs = append(docs, e)
	}
	require.NoError(t, turn(s, fake{id: "5", run: func(context.Context, *session.Session) (*session.Output, error) {
		return &session.Output{Docs: docs}, nil
	}}))
}

func stored(t testing.TB, s *session.Session) []issues.Issue {
	t.Helper()
	all, err := store(s).All()
	require.NoError(t, err)
	require.Empty(t, all.Warnings)
	return all.Issues
}

func store(s *session.Session) *issues.Store {
	return issues.Open(s.Disk, s.Issues, func() time.Time { return s.Now })
}

// of finds the issue of an epic or story.
func of(t testing.TB, all []issues.Issue, origin string) issues.Issue {
	t.Helper()
	i := slices.IndexFunc(all, func(it issues.Issue) bool { return it.ExtendedContext.Notes.SourceID() == origin })
	require.GreaterOrEqual(t, i, 0, "no issue of %s", origin)
	return all[i]
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
