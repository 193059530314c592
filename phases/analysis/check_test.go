package analysis_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

const idea = `# Link shortener

Agents create short links from long ones.
A redirect takes at most 100 ms at 1,000 requests a second.
客服人员可以创建短链接。
`

func common() analysis.Common {
	return analysis.Common{Source: analysis.Source{Text: idea}, Lang: specs.English}
}

func check(in, out any) ([]string, error) {
	return analysis.Checker{Words: wording.Keywords}.Check(in, out)
}

func view(items ...specs.Item) *analysis.PerspectiveOutput {
	return &analysis.PerspectiveOutput{Role: analysis.Product, Points: items}
}

func TestStatedIsBorneOut(t *testing.T) {
	t.Parallel()
	model := specs.FromRule(analysis.ModelRule)
	for name, c := range map[string]struct {
		text string
		from specs.Source
		want specs.Source
	}{
		"the same words":            {"Agents create short links from long ones", specs.FromLines(3, 3), specs.FromLines(3, 3)},
		"other forms of the words":  {"An agent is creating a short link", specs.FromLines(3, 3), specs.FromLines(3, 3)},
		"a number in another form":  {"A redirect bears 1000 requests", specs.FromLines(4, 4), specs.FromLines(4, 4)},
		"an id is no number":        {"REQ-001: agents create short links", specs.FromLines(3, 3), specs.FromLines(3, 3)},
		"the same words in Chinese": {"客服人员创建短链接", specs.FromLines(5, 5), specs.FromLines(5, 5)},
		"more lines than needed":    {"Agents create short links", specs.FromLines(1, 5), specs.FromLines(1, 5)},
		"other words":               {"Managers approve invoices", specs.FromLines(3, 3), model},
		"mostly other words":        {"Agents approve invoices and budgets", specs.FromLines(3, 3), model},
		"words of another line":     {"A redirect takes time", specs.FromLines(3, 3), model},
		"a blank line":              {"Agents create short links", specs.FromLines(2, 2), model},
		"a number that is not said": {"A redirect takes at most 50 ms", specs.FromLines(4, 4), model},
		"a number of other lines":   {"Agents create 100 short links", specs.FromLines(3, 3), model},
		"a translation":             {"Support staff can create a short link", specs.FromLines(5, 5), model},
		"no words":                  {"", specs.FromLines(3, 3), model},
		"inferred by itself":        {"Links expire", specs.FromRule("model"), model},
		"inferred by a false pack":  {"Links expire", specs.FromRule("payments"), model},
		"inferred by nothing":       {"Links expire", specs.FromRule(""), model},
		"inferred, lines beside":    {"Links expire", specs.Source{Kind: specs.Inferred, Lines: []specs.LineRange{{From: 3, To: 3}}}, model},
	} {
		out := view(specs.Item{Text: c.text, Source: c.from})
		demoted, err := check(&analysis.PerspectiveInput{Common: common()}, out)
		require.NoError(t, err, name)
		require.Equal(t, c.want, out.Points[0].Source, name)
		if c.from.Kind == specs.Stated && c.want.Kind == specs.Inferred {
			require.Equal(t, []string{"points[0]"}, demoted, name)
		} else {
			require.Empty(t, demoted, name)
		}
	}
}

func TestSourcesAreRefused(t *testing.T) {
	t.Parallel()
	in := func() *analysis.ExpansionInput {
		return &analysis.ExpansionInput{Common: analysis.Common{Source: common().Source, Answers: []specs.Exchange{{Round: 2}}}}
	}
	for name, c := range map[string]struct {
		source specs.Source
		says   string
	}{
		"without lines":   {specs.Source{Kind: specs.Stated}, "names no lines"},
		"beyond the end":  {specs.FromLines(5, 6), "names lines 5 to 6, but the source has 5"},
		"line zero":       {specs.FromLines(0, 3), "names lines 0 to 3"},
		"backwards":       {specs.FromLines(4, 3), "names lines 4 to 3"},
		"one of two":      {specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: 3, To: 3}, {From: 90, To: 90}}}, "lines 90 to 90"},
		"unknown round":   {specs.FromAnswer(3, 1), "answered in round 3"},
		"no origin":       {specs.Source{}, "does not say where it comes from"},
		"unknown origins": {specs.Source{Kind: "guessed"}, "does not say where it comes from"},
	} {
		out := &analysis.ExpansionOutput{}
		out.Refined.Features = []specs.Feature{{Name: "Agents create short links", Source: c.source}}
		_, err := check(in(), out)
		require.ErrorContains(t, err, c.says, name)
		require.ErrorContains(t, err, "refined.confirmed_features[0]", name)
		require.Equal(t, "engine.answer", problem.From(err).Code, name)
	}
	out := &analysis.ExpansionOutput{}
	out.Refined.Features = []specs.Feature{{Name: "Links expire", Source: specs.FromAnswer(2, 1)}}
	_, err := check(in(), out)
	require.NoError(t, err)
	require.Equal(t, specs.FromAnswer(2, 1), out.Refined.Features[0].Source)
}

func TestLinesOutsideItems(t *testing.T) {
	t.Parallel()
	_, err := check(&analysis.FactsInput{Common: common()}, &analysis.FactsOutput{Boilerplate: []specs.LineRange{{From: 1, To: 1}, {From: 7, To: 8}}})
	require.ErrorContains(t, err, "boilerplate[1] names lines 7 to 8")
}

// What the question holds is not the model's: it is taken over as it is.
func TestItemsOfTheQuestionStay(t *testing.T) {
	t.Parallel()
	stated := specs.Item{Text: "Shorten", Source: specs.FromLines(3, 4)} // the words of a rule, not of the line
	packed := specs.Item{Text: "Links expire", Source: specs.FromRule("web")}
	in := &analysis.SynthesisInput{Common: common(), Perspectives: []analysis.PerspectiveOutput{{Points: []specs.Item{stated, packed}}}}
	out := &analysis.SynthesisOutput{}
	out.Brief.Vision = []specs.Item{stated, packed}
	demoted, err := check(in, out)
	require.NoError(t, err)
	require.Empty(t, demoted)
	require.Equal(t, []specs.Item{stated, packed}, out.Brief.Vision)

	out.Brief.Vision = []specs.Item{{Text: "Shorten", Source: specs.FromLines(3, 3)}}
	demoted, err = check(in, out)
	require.NoError(t, err)
	require.Equal(t, []string{"brief.vision[0]"}, demoted, "the same words on other lines are another claim")
}

// requirements is a draft without faults.
func requirements() analysis.RequirementsOutput {
	inferred := specs.FromRule("model")
	return analysis.RequirementsOutput{
		Requirements: []specs.Requirement{
			{ID: "REQ-001", Title: "Create links", TracesTo: []string{"G-001"}, Source: inferred, Story: specs.UserStory{Source: inferred}},
			{ID: "REQ-002", Title: "Follow links", TracesTo: []string{"G-001"}, Source: inferred, Story: specs.UserStory{Source: inferred}},
		},
		NFRs: []specs.NFR{{ID: "NFR-P-001", Title: "Speed", TracesTo: []string{"REQ-002"}, Source: inferred}},
	}
}

func TestIDs(t *testing.T) {
	t.Parallel()
	in := &analysis.RequirementsInput{Common: common(), Brief: specs.Brief{Goals: []specs.Goal{{ID: "G-001", Source: specs.FromRule("model")}}}}
	good := requirements()
	_, err := check(in, &good)
	require.NoError(t, err)
	require.Equal(t, "create-links", good.Requirements[0].Slug, "titles become file names")
	for name, c := range map[string]struct {
		plant func(*analysis.RequirementsOutput)
		says  string
	}{
		"a path":           {func(o *analysis.RequirementsOutput) { o.Requirements[0].ID = "../../REQ-001" }, "requirements[0].id is"},
		"empty":            {func(o *analysis.RequirementsOutput) { o.Requirements[1].ID = "" }, `requirements[1].id is ""`},
		"of another kind":  {func(o *analysis.RequirementsOutput) { o.Requirements[0].ID = "ADR-001" }, "REQ-NNN"},
		"another category": {func(o *analysis.RequirementsOutput) { o.NFRs[0].ID = "NFR-X-001" }, "nfrs[0].id is"},
		"twice":            {func(o *analysis.RequirementsOutput) { o.Requirements[1].ID = "REQ-001" }, "REQ-001 a second time"},
		"unknown goal":     {func(o *analysis.RequirementsOutput) { o.Requirements[0].TracesTo = []string{"G-001", "G-009"} }, `requirements[0].traces_to[1] refers to "G-009"`},
		"no id at all":     {func(o *analysis.RequirementsOutput) { o.NFRs[0].TracesTo = []string{"speed"} }, `refers to "speed"`},
	} {
		out := requirements()
		c.plant(&out)
		_, err := check(in, &out)
		require.ErrorContains(t, err, c.says, name)
		require.Equal(t, "engine.answer", problem.From(err).Code, name)
	}
}

func TestReviewsLoseNothing(t *testing.T) {
	t.Parallel()
	in := &analysis.RequirementsReviewInput{Common: common(), Draft: requirements(), Brief: specs.Brief{Goals: []specs.Goal{{ID: "G-001", Source: specs.FromRule("model")}}}}
	out := &analysis.RequirementsReviewOutput{Revised: requirements(), Notes: []analysis.Note{{Target: "REQ-002"}, {Target: "the data model"}}}
	_, err := check(in, out)
	require.NoError(t, err, "the goals are not part of the draft and need not be repeated")

	out.Notes[0].Target = "REQ-007"
	_, err = check(in, out)
	require.ErrorContains(t, err, `notes[0].target refers to "REQ-007"`)

	out.Notes[0].Target = "REQ-001"
	out.Revised.Requirements = out.Revised.Requirements[:1]
	_, err = check(in, out)
	require.ErrorContains(t, err, "the review loses REQ-002")
}

func TestReferencesOfStories(t *testing.T) {
	t.Parallel()
	inferred := specs.FromRule("model")
	build := func() *analysis.EpicsOutput {
		return &analysis.EpicsOutput{
			Epics: []specs.Epic{{
				ID: "EPIC-001", Title: "Links", Requirements: []string{"REQ-001"}, Architecture: []string{"ADR-001"}, Source: inferred,
				Stories: []specs.Story{{ID: "STORY-001-001", TracesTo: []string{"NFR-P-001"}, Source: inferred, Text: specs.UserStory{Source: inferred}}},
			}},
			Index: specs.EpicsIndex{Order: []specs.OrderRow{{Epic: "EPIC-001", Source: inferred}}},
		}
	}
	in := &analysis.EpicsInput{
		Common: common(), Requirements: requirements(),
		Architecture: analysis.ArchitectureOutput{Decisions: []specs.ADR{{ID: "ADR-001", Source: inferred}}},
	}
	_, err := check(in, build())
	require.NoError(t, err)
	for says, plant := range map[string]func(*analysis.EpicsOutput){
		"epics[0].requirements[0]":         func(o *analysis.EpicsOutput) { o.Epics[0].Requirements[0] = "REQ-044" },
		"epics[0].architecture[0]":         func(o *analysis.EpicsOutput) { o.Epics[0].Architecture[0] = "ADR-044" },
		"epics[0].dependencies[0]":         func(o *analysis.EpicsOutput) { o.Epics[0].DependsOn = []string{"EPIC-044"} },
		"epics[0].stories[0].needs[0]":     func(o *analysis.EpicsOutput) { o.Epics[0].Stories[0].Needs = []string{"STORY-001-044"} },
		"epics[0].stories[0].traces_to[0]": func(o *analysis.EpicsOutput) { o.Epics[0].Stories[0].TracesTo[0] = "REQ-044" },
		"index.order[0].epic":              func(o *analysis.EpicsOutput) { o.Index.Order[0].Epic = "EPIC-044" },
	} {
		out := build()
		plant(out)
		_, err := check(in, out)
		require.ErrorContains(t, err, says+" refers to")
	}
}

func TestFilesOfTheCodebase(t *testing.T) {
	t.Parallel()
	explored := specs.CodebaseContext{
		RelevantFiles: []specs.RelevantFile{{Path: "shop/order.go"}},
		TechStack:     specs.TechStack{Evidence: []specs.TechStackEvidence{{Name: "Go", Files: []string{"go.mod"}}}},
	}
	in := &analysis.CodebaseInput{Common: common(), Explored: explored}
	good := explored
	_, err := check(in, &analysis.CodebaseOutput{Codebase: good})
	require.NoError(t, err)
	for name, bad := range map[string]specs.CodebaseContext{
		"a":       {RelevantFiles: []specs.RelevantFile{{Path: "a"}}},
		"b":       {ExistingPatterns: []specs.CodePattern{{Evidence: []string{"go.mod", "b"}}}},
		"c":       {ArchitectureConstraints: []specs.ArchitectureConstraint{{Evidence: "c"}}},
		"d/../.e": {TechStack: specs.TechStack{Evidence: []specs.TechStackEvidence{{Files: []string{"d/../.e"}}}}},
	} {
		_, err := check(in, &analysis.CodebaseOutput{Codebase: bad})
		require.ErrorContains(t, err, `names the file "`+name+`"`)
	}
}

func TestFaultsAreBounded(t *testing.T) {
	t.Parallel()
	items := make([]specs.Item, 5000)
	for i := range items {
		items[i] = specs.Item{Text: "x", Source: specs.FromLines(99, 99)}
	}
	_, err := check(&analysis.PerspectiveInput{Common: common()}, view(items...))
	require.ErrorContains(t, err, "and 4990 more")
	require.Less(t, len(err.Error()), 2000)
}

// The question may be read by others meanwhile: it is never written to.
func TestCheckLeavesTheQuestionAlone(t *testing.T) {
	t.Parallel()
	draft := requirements()
	in := &analysis.RequirementsReviewInput{Common: common(), Draft: draft}
	_, err := check(in, &analysis.RequirementsReviewOutput{Revised: requirements()})
	require.ErrorContains(t, err, "G-001")
	require.Equal(t, requirements(), in.Draft)
}

// An item that claims the whole of a large source costs no more than another.
func BenchmarkCheckLargeSource(b *testing.B) {
	text := strings.Repeat("Agents create short links from long ones.\n", 50_000)
	in := &analysis.PerspectiveInput{Common: analysis.Common{Source: analysis.Source{Text: text}}}
	items := make([]specs.Item, 10_000)
	for b.Loop() {
		for i := range items {
			items[i] = specs.Item{Text: "Agents create links", Source: specs.FromLines(1, 50_000)}
		}
		if _, err := check(in, view(items...)); err != nil {
			b.Fatal(err)
		}
	}
}
