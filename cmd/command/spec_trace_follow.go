package command

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// tracer follows one item through a package.
type tracer struct {
	app    *App
	pkg    *specs.Package
	issues []issues.Issue
	file   string // of the issues
}

// thread holds the ids that hang together with an item. A rank that is given
// before connect, as that of the item itself, stays as it is.
type thread struct {
	goals, requirements, decisions, epics, stories, issues []string
}

// tracer opens the package in which an item is looked for: the named one, that
// of the issue when the item is one, else the newest.
func (a *App) tracer(spec, id string) (*tracer, error) {
	all, file, err := a.allIssues()
	if err != nil {
		return nil, err
	}
	for _, issue := range all {
		if !strings.EqualFold(issue.ID, id) || spec != "" {
			continue
		}
		if spec = issue.ExtendedContext.Notes.Session; spec == "" {
			return nil, problem.New("input.unknown_id", "the issue %s comes from no specification", issue.ID).
				At(file, issue.Line()).Mend("name an item of a specification, such as REQ-003")
		}
	}
	pkg, err := a.loadPackage(spec)
	if err != nil {
		return nil, err
	}
	t := &tracer{app: a, pkg: pkg, file: file}
	for _, issue := range all {
		if issue.ExtendedContext.Notes.Session == pkg.ID {
			t.issues = append(t.issues, issue)
		}
	}
	return t, nil
}

// completeItems lists what can be traced, for the shell.
func (a *App) completeItems(spec string) []cobra.Completion {
	pkg, err := a.loadPackage(spec)
	if err != nil {
		return nil
	}
	var out []cobra.Completion
	add := func(id, title string) { out = append(out, cobra.CompletionWithDesc(id, specs.Plain(title))) }
	if pkg.Brief != nil {
		for _, g := range pkg.Brief.Goals {
			add(g.ID, g.Text)
		}
	}
	for _, r := range pkg.Requirements {
		add(r.ID, r.Title)
	}
	for _, n := range pkg.NFRs {
		add(n.ID, n.Title)
	}
	for _, d := range pkg.Decisions {
		add(d.ID, d.Title)
	}
	for _, e := range pkg.Epics {
		add(e.ID, e.Title)
		for _, s := range e.Stories {
			add(s.ID, s.Title)
		}
	}
	return out
}

// follow finds an item and everything connected with it.
func (t *tracer) follow(id string) (*SpecTrace, error) {
	out := &SpecTrace{SessionID: t.pkg.ID, ID: id, dir: t.app.Shown(t.pkg.Dir)}
	var source specs.Source
	var ids thread
	switch doc := t.pkg.Item(id).(type) {
	case *specs.Requirement:
		out.Title, source, ids.requirements = doc.Title, doc.Source, []string{id}
	case *specs.NFR:
		out.Title, source, ids.requirements = doc.Title, doc.Source, []string{id}
	case *specs.ADR:
		out.Title, source, ids.requirements, ids.decisions = doc.Title, doc.Source, doc.TracesTo, []string{id}
	case *specs.Epic:
		out.Title, source, ids.requirements, ids.epics = doc.Title, doc.Source, doc.Requirements, []string{id}
	default:
		if source, ids = t.small(out); out.Title == "" {
			return nil, t.unknown(id)
		}
	}
	out.Title = specs.Plain(out.Title)
	out.Origin, out.Mark = string(source.Kind), source.Mark()
	out.Source = t.lines(source)
	t.connect(&ids)
	t.list(out, ids)
	return out, nil
}

func (t *tracer) unknown(id string) error {
	return problem.New("input.unknown_id", "%s has no item %q", t.pkg.ID, id).
		Mend("see the items with `overtone spec show %s`, or name another specification with --spec", t.pkg.ID)
}

// small finds goals, stories and issues, which have no document of their own.
// The title stays empty when there is no such item.
func (t *tracer) small(out *SpecTrace) (source specs.Source, ids thread) {
	if t.pkg.Brief != nil {
		for _, g := range t.pkg.Brief.Goals {
			if g.ID == out.ID {
				out.Title = g.Text
				return g.Source, thread{goals: []string{g.ID}, requirements: t.pkg.TracingTo(g.ID)}
			}
		}
	}
	if e, st := t.pkg.Story(out.ID); st != nil {
		out.Title = st.Title
		return st.Source, thread{requirements: st.TracesTo, epics: []string{e.ID}, stories: []string{st.ID}}
	}
	for _, issue := range t.issues {
		if !strings.EqualFold(issue.ID, out.ID) {
			continue
		}
		notes := issue.ExtendedContext.Notes
		out.ID, out.Title, ids.epics, ids.issues = issue.ID, t.bare(issue.Title), []string{notes.SourceEpic}, []string{issue.ID}
		if _, st := t.pkg.Story(notes.SourceStory); st != nil {
			source, ids.requirements, ids.stories = st.Source, st.TracesTo, []string{st.ID}
		} else if e, isEpic := t.pkg.Item(notes.SourceEpic).(*specs.Epic); isEpic {
			source, ids.requirements = e.Source, e.Requirements
		}
		return source, ids
	}
	return source, ids
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

// connect finds what belongs to the requirements of a thread. Stories are
// those of its epics.
func (t *tracer) connect(ids *thread) {
	given, covers := *ids, t.pkg.Covers()
	for _, id := range ids.requirements {
		cover := covers[id]
		if given.goals == nil {
			ids.goals = append(ids.goals, t.goalsOf(id)...)
		}
		if given.decisions == nil {
			ids.decisions = append(ids.decisions, cover.Decisions...)
		}
		if given.epics == nil {
			ids.epics = append(ids.epics, cover.Epics...)
		}
		if given.stories == nil {
			ids.stories = append(ids.stories, cover.Stories...)
		}
	}
}

func (t *tracer) goalsOf(requirement string) []string {
	switch doc := t.pkg.Item(requirement).(type) {
	case *specs.Requirement:
		return doc.TracesTo
	case *specs.NFR:
		return doc.TracesTo
	}
	return nil
}

// list fills the result, each rank in the order of the documents.
func (t *tracer) list(out *SpecTrace, ids thread) {
	if t.pkg.Brief != nil {
		for _, g := range t.pkg.Brief.Goals {
			if slices.Contains(ids.goals, g.ID) {
				out.Goals = append(out.Goals, t.entry(t.pkg.Brief, g.ID, g.Text, g.Pos.Line))
			}
		}
	}
	for _, r := range t.pkg.Requirements {
		if slices.Contains(ids.requirements, r.ID) {
			out.Requirements = append(out.Requirements, t.entry(r, r.ID, r.Title, r.Pos.Line))
		}
	}
	for _, n := range t.pkg.NFRs {
		if slices.Contains(ids.requirements, n.ID) {
			out.Requirements = append(out.Requirements, t.entry(n, n.ID, n.Title, n.Pos.Line))
		}
	}
	for _, d := range t.pkg.Decisions {
		if slices.Contains(ids.decisions, d.ID) {
			out.Decisions = append(out.Decisions, t.entry(d, d.ID, d.Title, d.Pos.Line))
		}
	}
	t.listWork(out, ids)
}

// listWork fills epics, stories and issues.
func (t *tracer) listWork(out *SpecTrace, ids thread) {
	for _, e := range t.pkg.Epics {
		if !slices.Contains(ids.epics, e.ID) {
			continue
		}
		out.Epics = append(out.Epics, t.entry(e, e.ID, e.Title, e.Pos.Line))
		for _, s := range e.Stories {
			if slices.Contains(ids.stories, s.ID) {
				out.Stories = append(out.Stories, t.entry(e, s.ID, s.Title, s.Pos.Line))
			}
		}
	}
	for _, issue := range t.issues {
		notes := issue.ExtendedContext.Notes
		here := slices.Contains(ids.epics, notes.SourceEpic) && (notes.SourceStory == "" || slices.Contains(ids.stories, notes.SourceStory))
		if here && (ids.issues == nil || slices.Contains(ids.issues, issue.ID)) {
			out.Issues = append(out.Issues, TraceEntry{ID: issue.ID, Title: t.bare(issue.Title) + " (" + string(issue.Status) + ")", File: t.app.Shown(t.file), Line: issue.Line()})
		}
	}
}

// bare is the title of an issue without the package in front, which is known.
func (t *tracer) bare(title string) string { return strings.TrimPrefix(title, "["+t.pkg.ID+"] ") }

func (t *tracer) entry(doc specs.Document, id, title string, line int) TraceEntry {
	return TraceEntry{ID: id, Title: specs.Plain(title), File: t.app.Shown(filepath.Join(t.pkg.Dir, filepath.FromSlash(doc.Path()))), Line: line}
}
