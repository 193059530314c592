package command

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SpecTrace is the result of `overtone spec trace`: one thing followed from the
// lines of the source and its goals to the issues that build it.
type SpecTrace struct {
	SessionID    string       `json:"session_id"`
	ID           string       `json:"id"`
	Title        string       `json:"title"`
	Origin       string       `json:"origin" jsonschema:"stated, answered, inferred or edited; empty for issues"`
	Mark         string       `json:"mark" jsonschema:"lines, round or rule behind the origin"`
	Source       []SourceLine `json:"source" jsonschema:"the lines of source/input.md that state it"`
	Goals        []TraceEntry `json:"goals"`
	Requirements []TraceEntry `json:"requirements"`
	Decisions    []TraceEntry `json:"decisions"`
	Epics        []TraceEntry `json:"epics"`
	Stories      []TraceEntry `json:"stories"`
	Issues       []TraceEntry `json:"issues"`

	dir string // of the package, as shown
}

// SourceLine is one line of the source.
type SourceLine struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// TraceEntry is one thing on the way.
type TraceEntry struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	File  string `json:"file" jsonschema:"relative to where the command ran"`
	Line  int    `json:"line" jsonschema:"1-based; 0 when the whole file is meant"`
}

func newSpecTraceCommand(app *App) *cobra.Command {
	spec := ""
	cmd := &cobra.Command{
		Use:   "trace ITEM",
		Short: "Follow one item from its source lines to its issues",
		Long: "ITEM is a goal (G-001), a requirement (REQ-003, NFR-P-001), a decision\n" +
			"(ADR-002), an epic, a story or an issue. Looks in the newest specification\n" +
			"unless --spec names another.",
		Example: "$ overtone spec trace REQ-003\n$ overtone spec trace EPIC-002 --spec SPEC-link-shortener-2026-01-31 --json",
		Args:    takesArgs(1, 1, "an item such as REQ-003"),
		RunE:    func(_ *cobra.Command, args []string) error { return runSpecTrace(app, spec, args[0]) },
	}
	cmd.Flags().StringVar(&spec, "spec", "", "look in the specification with this `id`")
	_ = cmd.RegisterFlagCompletionFunc("spec", app.completePackages)
	return cmd
}

func runSpecTrace(app *App, spec, id string) error {
	pkg, err := app.loadPackage(spec)
	if err != nil {
		return err
	}
	all, file, err := app.allIssues()
	if err != nil {
		return err
	}
	t := &tracer{app: app, pkg: pkg, file: file}
	for _, issue := range all {
		if issue.ExtendedContext.Notes.Session == pkg.ID {
			t.issues = append(t.issues, issue)
		}
	}
	if known := strings.ToUpper(id); specs.IsID(known) {
		id = known
	}
	result, err := t.follow(id)
	if err != nil {
		return err
	}
	specs.FillSlices(result)
	return app.Answer(result, func(w io.Writer) error {
		_, err := io.WriteString(w, traceText(result, app.Streams().OutStyle()))
		return err
	})
}

// tracer follows one item through a package.
type tracer struct {
	app    *App
	pkg    *specs.Package
	issues []issues.Issue
	file   string // of the issues
}

// follow finds an item and everything connected with it.
func (t *tracer) follow(id string) (*SpecTrace, error) {
	out := &SpecTrace{SessionID: t.pkg.ID, ID: id, dir: t.app.Shown(t.pkg.Dir)}
	var source specs.Source
	var reqs, epics, stories []string
	switch doc := t.pkg.Item(id).(type) {
	case *specs.Requirement:
		out.Title, source, reqs = doc.Title, doc.Source, []string{id}
	case *specs.NFR:
		out.Title, source, reqs = doc.Title, doc.Source, []string{id}
	case *specs.ADR:
		out.Title, source, reqs = doc.Title, doc.Source, doc.TracesTo
	case *specs.Epic:
		out.Title, source, reqs, epics = doc.Title, doc.Source, doc.Requirements, []string{id}
	default:
		var ok bool
		if out.Title, source, reqs, epics, stories, ok = t.small(id); !ok {
			return nil, problem.New("input.unknown_id", "%s has no item %q", t.pkg.ID, id).
				Mend("see the items with `overtone spec show %s`", t.pkg.ID)
		}
	}
	out.Title = specs.Plain(out.Title)
	out.Origin, out.Mark = string(source.Kind), source.Mark()
	out.Source = t.lines(source)
	t.connect(out, reqs, epics, stories)
	return out, nil
}

// small finds goals, stories and issues, which have no document of their own.
func (t *tracer) small(id string) (title string, source specs.Source, reqs, epics, stories []string, ok bool) {
	if t.pkg.Brief != nil {
		for _, g := range t.pkg.Brief.Goals {
			if g.ID == id {
				return g.Text, g.Source, t.pkg.TracingTo(id), nil, nil, true
			}
		}
	}
	if e, st := t.pkg.Story(id); st != nil {
		return st.Title, st.Source, st.TracesTo, []string{e.ID}, []string{id}, true
	}
	for _, issue := range t.issues {
		if issue.ID == id {
			notes := issue.ExtendedContext.Notes
			if e, isEpic := t.pkg.Item(notes.SourceEpic).(*specs.Epic); isEpic {
				source, reqs = e.Source, e.Requirements
			}
			if notes.SourceStory != "" {
				stories = []string{notes.SourceStory}
			}
			return t.bare(issue.Title), source, reqs, []string{notes.SourceEpic}, stories, true
		}
	}
	return "", source, nil, nil, nil, false
}

// lines quotes what the source says.
func (t *tracer) lines(source specs.Source) []SourceLine {
	if source.Kind != specs.Stated {
		return nil
	}
	data, err := os.ReadFile(filepath.Join(t.pkg.Dir, filepath.FromSlash(specs.SourceFile)))
	if err != nil {
		return nil
	}
	all := strings.Split(string(data), "\n")
	var out []SourceLine
	for _, r := range source.Lines {
		for n := r.From; n <= r.To && n <= len(all); n++ {
			out = append(out, SourceLine{Line: n, Text: all[n-1]})
		}
	}
	return out
}

// connect finds what belongs to some requirements; epics and stories, when
// given, narrow the search to them.
func (t *tracer) connect(out *SpecTrace, reqs, epics, stories []string) {
	narrowEpics, narrowStories := len(epics) > 0, len(stories) > 0
	var goals, decisions []string
	add := func(to *[]string, id string) {
		if id != "" && !slices.Contains(*to, id) {
			*to = append(*to, id)
		}
	}
	for _, id := range reqs {
		switch doc := t.pkg.Item(id).(type) {
		case *specs.Requirement:
			out.Requirements = append(out.Requirements, t.entry(doc, id, doc.Title, doc.Pos.Line))
			for _, g := range doc.TracesTo {
				add(&goals, g)
			}
		case *specs.NFR:
			out.Requirements = append(out.Requirements, t.entry(doc, id, doc.Title, doc.Pos.Line))
			for _, g := range doc.TracesTo {
				add(&goals, g)
			}
		}
		cover := t.pkg.Coverage(id)
		for _, d := range cover.Decisions {
			add(&decisions, d)
		}
		if !narrowEpics {
			for _, e := range cover.Epics {
				add(&epics, e)
			}
		}
		if !narrowStories {
			for _, s := range cover.Stories {
				if e, _ := t.pkg.Story(s); e != nil && (!narrowEpics || slices.Contains(epics, e.ID)) {
					add(&stories, s)
				}
			}
		}
	}
	t.list(out, goals, decisions, epics, stories)
}

func (t *tracer) list(out *SpecTrace, goals, decisions, epics, stories []string) {
	if t.pkg.Brief != nil {
		for _, g := range t.pkg.Brief.Goals {
			if slices.Contains(goals, g.ID) {
				out.Goals = append(out.Goals, t.entry(t.pkg.Brief, g.ID, g.Text, g.Pos.Line))
			}
		}
	}
	for _, id := range decisions {
		if d, ok := t.pkg.Item(id).(*specs.ADR); ok {
			out.Decisions = append(out.Decisions, t.entry(d, id, d.Title, d.Pos.Line))
		}
	}
	for _, id := range epics {
		if e, ok := t.pkg.Item(id).(*specs.Epic); ok {
			out.Epics = append(out.Epics, t.entry(e, id, e.Title, e.Pos.Line))
		}
	}
	for _, id := range stories {
		if e, st := t.pkg.Story(id); st != nil {
			out.Stories = append(out.Stories, t.entry(e, id, st.Title, st.Pos.Line))
		}
	}
	for _, issue := range t.issues {
		notes := issue.ExtendedContext.Notes
		if slices.Contains(epics, notes.SourceEpic) && (notes.SourceStory == "" || slices.Contains(stories, notes.SourceStory)) {
			out.Issues = append(out.Issues, TraceEntry{ID: issue.ID, Title: t.bare(issue.Title) + " (" + string(issue.Status) + ")", File: t.app.Shown(t.file), Line: issue.Line()})
		}
	}
}

// bare is the title of an issue without the package in front, which is known.
func (t *tracer) bare(title string) string { return strings.TrimPrefix(title, "["+t.pkg.ID+"] ") }

func (t *tracer) entry(doc specs.Document, id, title string, line int) TraceEntry {
	return TraceEntry{ID: id, Title: specs.Plain(title), File: t.app.Shown(filepath.Join(t.pkg.Dir, filepath.FromSlash(doc.Path()))), Line: line}
}

func traceText(t *SpecTrace, style console.Style) string {
	var b strings.Builder
	b.WriteString(style.Strong(folded(t.ID+"  "+t.Title, "", "  ")) + "\n")
	b.WriteString(t.dir + "\n")
	if t.Origin != "" {
		b.WriteString(strings.TrimSpace(t.Origin+" "+t.Mark) + "\n")
	}
	if len(t.Source) > 0 {
		b.WriteString("\n" + style.Strong(specs.SourceFile) + "\n")
		for _, l := range t.Source {
			b.WriteString(folded(l.Text, fmt.Sprintf("  %4d  ", l.Line), "        ") + "\n")
		}
	}
	for _, s := range []struct {
		title   string
		entries []TraceEntry
	}{{"goals", t.Goals}, {"requirements", t.Requirements}, {"decisions", t.Decisions}, {"epics", t.Epics}, {"stories", t.Stories}, {"issues", t.Issues}} {
		if len(s.entries) == 0 {
			continue
		}
		b.WriteString("\n" + style.Strong(s.title) + "\n")
		for _, e := range s.entries {
			indent := strings.Repeat(" ", idColumn+4)
			b.WriteString(folded(e.Title, fmt.Sprintf("  %-*s  ", idColumn, e.ID), indent) + "\n" + indent + style.Faint(t.location(e)) + "\n")
		}
	}
	return b.String()
}

// idColumn is the width of the longest usual id, ISS-20260131-001.
const idColumn = 16

// location is where an entry stands. The folder of the package is left out: it
// stands at the top.
func (t *SpecTrace) location(e TraceEntry) string {
	file := strings.TrimPrefix(e.File, t.dir+"/")
	if e.Line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, e.Line)
}
