package repair

import (
	"context"
	"path"
	"reflect"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// fresh holds what the analyst would write today, asked for once a turn.
type fresh struct {
	brief        *specs.Brief
	requirements *analysis.RequirementsOutput
	architecture *analysis.ArchitectureOutput
	epics        *analysis.EpicsOutput
}

// mendSection puts a section back that a document lacks, and fills it from what
// the analyst makes of the same facts today. Only fields of that section that
// are empty are filled; where no fact is known the section says so.
func mendSection(ctx context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	if doc == nil {
		return "", nil
	}
	shape, err := w.s.Set.Shape(string(doc.Kind()))
	if err != nil {
		return "", err
	}
	ids, titles := sectionsOf(f.Rule), []templates.Words{}
	if f.Rule == "doc.sections" {
		ids, titles = named(shape.Sections, "", specs.Plain(f.Message))
	}
	from, err := w.counterpart(ctx, doc)
	if err != nil {
		return "", err
	}
	filled := 0
	if from != nil {
		filled = fill(reflect.ValueOf(doc).Elem(), reflect.ValueOf(from).Elem(), ids)
	}
	if filled+len(titles) == 0 {
		return "", nil
	}
	w.touch(doc)
	w.restore[doc.Path()] = append(w.restore[doc.Path()], titles...)
	return w.say("filled", "file", doc.Path()), nil
}

// named finds the sections whose headings a message quotes.
func named(sections []templates.Section, parent, message string) (ids []string, titles []templates.Words) {
	for _, s := range sections {
		id := path.Join(parent, s.ID)
		for _, text := range []string{s.Heading.In("en"), s.Heading.In("zh")} {
			if text != "" && strings.Contains(message, "“"+text+"”") {
				ids, titles = append(ids, id), append(titles, s.Heading)
				break
			}
		}
		inner, below := named(s.Sections, id, message)
		ids, titles = append(ids, inner...), append(titles, below...)
	}
	return ids, titles
}

// fill copies fields of the sections that are empty in to and not in from, and
// counts them.
func fill(to, from reflect.Value, ids []string) int {
	n := 0
	for i := range to.NumField() {
		at, _, _ := strings.Cut(to.Type().Field(i).Tag.Get("doc"), ",")
		wanted := slices.ContainsFunc(ids, func(id string) bool { return at == id || strings.HasPrefix(at, id+"/") })
		if wanted && empty(to.Field(i)) && !empty(from.Field(i)) {
			to.Field(i).Set(from.Field(i))
			n++
		}
	}
	return n
}

func empty(v reflect.Value) bool {
	if v.Kind() == reflect.Slice {
		return v.Len() == 0
	}
	if s, ok := reflect.TypeAssert[specs.UserStory](v); ok {
		return s.Role == "" && s.Want == ""
	}
	return v.IsZero()
}

// counterpart is the same document as the analyst would write it today, nil
// when there is none.
func (w *work) counterpart(ctx context.Context, doc specs.Document) (specs.Document, error) {
	if w.fresh == nil {
		w.fresh = &fresh{}
	}
	switch doc.(type) {
	case *specs.Brief:
		return w.freshBrief(ctx)
	case *specs.RequirementsIndex, *specs.Requirement, *specs.NFR:
		return w.freshRequirement(ctx, doc)
	case *specs.Architecture, *specs.ADR:
		return w.freshDesign(ctx, doc)
	case *specs.EpicsIndex, *specs.Epic:
		return w.freshEpic(ctx, doc)
	default:
		return nil, nil
	}
}

func (w *work) freshBrief(ctx context.Context) (specs.Document, error) {
	if w.fresh.brief == nil {
		in := analysis.SynthesisInput{Common: w.s.Common(), Seed: w.s.Seed(), Refined: w.s.RefinedOf()}
		var out analysis.SynthesisOutput
		if err := w.s.Analyst.Ask(ctx, analysis.TaskSynthesis, &in, &out); err != nil {
			return nil, err
		}
		w.fresh.brief = &out.Brief
	}
	return w.fresh.brief, nil
}

func (w *work) freshRequirement(ctx context.Context, doc specs.Document) (specs.Document, error) {
	if w.s.Package.Brief == nil {
		return nil, nil
	}
	if w.fresh.requirements == nil {
		in := analysis.RequirementsInput{Common: w.s.Common(), Refined: w.s.RefinedOf(), Brief: *w.s.Package.Brief}
		out := &analysis.RequirementsOutput{}
		if err := w.s.Analyst.Ask(ctx, analysis.TaskRequirements, &in, out); err != nil {
			return nil, err
		}
		w.fresh.requirements = out
	}
	out := w.fresh.requirements
	switch d := doc.(type) {
	case *specs.RequirementsIndex:
		return &out.Index, nil
	case *specs.Requirement:
		for i := range out.Requirements {
			if r := &out.Requirements[i]; r.ID == d.ID && specs.Plain(r.Title) == specs.Plain(d.Title) {
				return &out.Requirements[i], nil
			}
		}
	case *specs.NFR:
		for i := range out.NFRs {
			if n := &out.NFRs[i]; n.ID == d.ID && specs.Plain(n.Title) == specs.Plain(d.Title) {
				return &out.NFRs[i], nil
			}
		}
	}
	return nil, nil
}

func (w *work) freshDesign(ctx context.Context, doc specs.Document) (specs.Document, error) {
	if w.s.Package.Brief == nil {
		return nil, nil
	}
	if w.fresh.architecture == nil {
		in := analysis.ArchitectureInput{Common: w.s.Common(), Brief: *w.s.Package.Brief, Requirements: w.s.Requirements(), Border: w.s.Border()}
		out := &analysis.ArchitectureOutput{}
		if err := w.s.Analyst.Ask(ctx, analysis.TaskArchitecture, &in, out); err != nil {
			return nil, err
		}
		w.fresh.architecture = out
	}
	if _, ok := doc.(*specs.Architecture); ok {
		return &w.fresh.architecture.Architecture, nil
	}
	for i := range w.fresh.architecture.Decisions {
		if d := &w.fresh.architecture.Decisions[i]; d.Path() == doc.Path() {
			return d, nil
		}
	}
	return nil, nil
}

func (w *work) freshEpic(ctx context.Context, doc specs.Document) (specs.Document, error) {
	if w.s.Package.Brief == nil {
		return nil, nil
	}
	if w.fresh.epics == nil {
		in := analysis.EpicsInput{
			Common: w.s.Common(), Brief: *w.s.Package.Brief, Requirements: w.s.Requirements(), Architecture: w.s.Architecture(), MVPScope: "must", Border: w.s.Border(),
		}
		if e, ok := w.s.Answers.Get("requirements.mvp"); ok {
			in.MVPScope = e.Answer.First()
		}
		out := &analysis.EpicsOutput{}
		if err := w.s.Analyst.Ask(ctx, analysis.TaskEpics, &in, out); err != nil {
			return nil, err
		}
		w.fresh.epics = out
	}
	if _, ok := doc.(*specs.EpicsIndex); ok {
		return &w.fresh.epics.Index, nil
	}
	for i := range w.fresh.epics.Epics {
		if e := &w.fresh.epics.Epics[i]; e.Path() == doc.Path() {
			return e, nil
		}
	}
	return nil, nil
}
