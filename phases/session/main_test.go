package session

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// TestMain lets the test binary be its own child: with OVERTONE_SESSION_CHILD
// set it does one job in the folder named by its last argument.
func TestMain(m *testing.M) {
	job := os.Getenv("OVERTONE_SESSION_CHILD")
	if job == "" {
		os.Exit(m.Run())
	}
	if err := child(job, os.Args[len(os.Args)-1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func child(job, root string) error {
	s, err := open(root, os.LookupEnv)
	if err != nil {
		return err
	}
	switch job {
	case "create": // a whole package, made at once
		if err := s.Create(context.Background(), "A race"); err != nil {
			return err
		}
		fmt.Println(s.ID())
		if _, err := runPhase(s, first()); err != nil {
			return err
		}
		return s.Close()
	case "hold":
		if err := s.Create(context.Background(), "Held"); err != nil {
			return err
		}
		if _, err := runPhase(s, first()); err != nil {
			return err
		}
		fmt.Println(s.ID())
		time.Sleep(time.Hour)
	}
	return errors.New("unknown job")
}

func command(job, root, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], root)
	cmd.Env = append(os.Environ(), "OVERTONE_SESSION_CHILD="+job, "OVERTONE_FAULT="+fault)
	return cmd
}

// auto takes every default.
type auto struct{}

func (auto) Ask(_ context.Context, q interview.Question) (interview.Answer, error) {
	return interview.Answer{Values: q.Default, How: interview.Defaulted}, nil
}

var errNoCodec = errors.New("no codec")

func open(root string, env func(string) (string, bool)) (*Session, error) {
	set := templates.New(nil, "")
	codec, err := specs.NewCodec(set)
	if err != nil {
		return nil, errors.Join(errNoCodec, err)
	}
	fault, err := disk.FaultFromEnv(env)
	if err != nil {
		return nil, err
	}
	src, err := ReadText(strings.NewReader("# A product\n\nPeople log in.\n"), "prd.md", false, MaxSource)
	if err != nil {
		return nil, err
	}
	return &Session{
		Home: filepath.Join(root, "specs"), Project: root, Issues: filepath.Join(root, ".workflow", "issues"),
		Source: src, IsFile: true, Now: day(1), Set: set, Codec: codec, Disk: disk.New(fault), Asker: auto{},
		Answers: &interview.Sheet{SourceSHA256: src.SHA256}, Package: &specs.Package{}, Options: Options{Program: "test"},
	}, nil
}

func day(n int) time.Time { return time.Date(2026, 1, n, 9, 0, 0, 0, time.UTC) }

func none(string) (string, bool) { return "", false }

func newSession(t testing.TB, root string) *Session {
	t.Helper()
	s, err := open(root, none)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// reopen takes the package up in a new session, a day later.
func reopen(t testing.TB, s *Session) *Session {
	t.Helper()
	require.NoError(t, s.Close())
	next := newSession(t, s.Project)
	next.Now = s.Now.AddDate(0, 0, 1)
	require.NoError(t, next.Open(t.Context(), s.Dir))
	return next
}

// fake is a phase that writes what it is told.
type fake struct {
	id, name string
	inputs   []string
	run      func(s *Session) *Output
}

func (f fake) ID() string       { return f.id }
func (f fake) Name() string     { return f.name }
func (f fake) Inputs() []string { return f.inputs }

func (f fake) Run(_ context.Context, s *Session) (*Output, error) { return f.run(s), nil }

// first is a phase 1 that settles the configuration.
func first() Phase {
	return fake{id: "1", name: "discovery", run: func(s *Session) *Output {
		if s.Package.Config == nil {
			s.Package.Config = &specs.Config{SessionID: s.ID(), Title: "A product", InputType: "file", SeedInput: s.Source.Name, Depth: "standard", SpecType: "service", Lang: specs.English}
		}
		return &Output{Files: []File{{Name: specs.SourceFile, Data: []byte(s.Source.Text)}}}
	}}
}

// docs is a phase that writes documents.
func docs(id string, inputs []string, make func() []specs.Document) Phase {
	return fake{id: id, name: "phase-" + id, inputs: inputs, run: func(*Session) *Output { return &Output{Docs: make()} }}
}

func runPhase(s *Session, phase Phase) (*Prepared, error) {
	for _, e := range s.answersTo(phase.ID()) { // it asks what was answered
		s.posed = append(s.posed, e.ID)
	}
	out, err := phase.Run(context.Background(), s)
	if err != nil {
		return nil, err
	}
	p, err := s.Prepare(phase, out)
	if err != nil {
		return nil, err
	}
	return p, s.Commit(p, "ok", "embedded")
}

func mustRun(t testing.TB, s *Session, phase Phase) *Prepared {
	t.Helper()
	p, err := runPhase(s, phase)
	require.NoError(t, err)
	return p
}

func requirement(id, title, text string, criteria ...string) *specs.Requirement {
	r := &specs.Requirement{
		ID: id, Type: "functional", Title: title, Priority: specs.Must, Slug: specs.FileSlug(title), TracesTo: []string{"G-001"},
		Source: specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: 3, To: 3}}},
	}
	r.Description = []specs.Item{{Text: text, Source: r.Source}}
	for _, c := range criteria {
		r.Criteria = append(r.Criteria, specs.Criterion{Text: c, Source: r.Source})
	}
	return r
}

// begun is a session whose package has been made.
func begun(t testing.TB) *Session {
	t.Helper()
	s := newSession(t, t.TempDir())
	require.NoError(t, s.Create(t.Context(), "A product"))
	mustRun(t, s, first())
	return s
}

func (s *Session) at(name string) string { return filepath.Join(s.Dir, filepath.FromSlash(name)) }

func load(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(data)
}

// edit replaces text in a file of the package, as a person would.
func (s *Session) edit(t testing.TB, name, from, to string) {
	t.Helper()
	text := load(t, s.at(name))
	require.Contains(t, text, from)
	write(t, s.at(name), strings.Replace(text, from, to, 1))
}

// tree is every file under a folder with its bytes.
func tree(t testing.TB, root string) map[string]string {
	t.Helper()
	out := map[string]string{}
	require.NoError(t, filepath.WalkDir(root, func(at string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(root, at)
		if err != nil {
			return err
		}
		out[filepath.ToSlash(rel)] = load(t, at)
		return nil
	}))
	return out
}

// requireSameTree compares two trees file by file, so that a failure names the
// file.
func requireSameTree(t testing.TB, want, got map[string]string) {
	t.Helper()
	require.Equal(t, names(want), names(got))
	for _, name := range names(want) {
		require.Equal(t, want[name], got[name], name)
	}
}
