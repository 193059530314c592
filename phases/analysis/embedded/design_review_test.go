package embedded

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

func notesOn(notes []analysis.Note, target string) bool {
	return slices.ContainsFunc(notes, func(n analysis.Note) bool { return n.Target == target && n.Message != "" && n.Fix != "" })
}

func TestArchitectureReviewMendsForeignDrafts(t *testing.T) {
	t.Parallel()
	e := fresh()
	p := bakery(specs.English)
	c := p.common(specs.English, "service", "standard")
	draft := analysis.ArchitectureOutput{
		Architecture: specs.Architecture{
			Components: []specs.Component{
				{Name: "Delivery", Responsibility: "route of riders", Uses: []string{"Nowhere"}, Requirements: []string{"REQ-001", "REQ-099"}},
				{Name: "Reporting", Responsibility: "daily report export"},
			},
			Stack: []specs.StackRow{
				{Layer: "database", Technology: "PostgreSQL", Source: specs.FromLines(13, 13)},
				{Layer: "database", Technology: "MongoDB", Source: specs.FromRule("model")},
			},
		},
		Decisions: []specs.ADR{{ID: "ADR-001", Title: "Build as one deployable", TracesTo: []string{"REQ-777"}, Options: []specs.Option{{Name: "One"}}}},
	}
	var out analysis.ArchitectureReviewOutput
	answerTask(t, e, analysis.TaskArchitectureReview, &analysis.ArchitectureReviewInput{Common: c, Requirements: p.req, Draft: draft}, &out)
	a := out.Revised.Architecture
	served := map[string]bool{}
	for _, comp := range a.Components {
		require.NotEmpty(t, comp.Requirements)
		for _, id := range comp.Requirements {
			served[id] = true
		}
	}
	for _, id := range []string{"REQ-001", "REQ-002", "REQ-003", "REQ-004", "NFR-P-001", "NFR-S-001"} {
		require.True(t, served[id], id)
	}
	require.False(t, served["REQ-099"])
	require.Equal(t, []string{"REQ-004"}, a.Components[1].Requirements[:1], "the idle part gets the nearest requirement")
	require.NotContains(t, a.Components[0].Uses, "Nowhere")
	require.Len(t, a.Stack, 1, "an inferred technology gives way to the stated one of its layer")
	require.Len(t, a.Qualities, 2)
	d := out.Revised.Decisions[0]
	require.Equal(t, "ADR-001", d.ID)
	require.GreaterOrEqual(t, len(d.Options), 3)
	require.Empty(t, d.TracesTo, "no requirement has a word of what it decides")
	for _, target := range []string{"Delivery", "Reporting", "REQ-002", "MongoDB", "ADR-001"} {
		require.True(t, notesOn(out.Notes, target), target)
	}
	require.Len(t, draft.Architecture.Components[0].Requirements, 2, "the draft itself stays as it was")
}

func TestEpicsReviewMendsForeignDrafts(t *testing.T) {
	t.Parallel()
	e := fresh()
	p := bakery(specs.English)
	c := p.common(specs.English, "service", "standard")
	story := func(id, size string, traces ...string) specs.Story {
		return specs.Story{ID: id, Title: "A story", Size: size, TracesTo: traces, Criteria: []specs.Criterion{{Text: "One."}}}
	}
	draft := analysis.EpicsOutput{Epics: []specs.Epic{
		{ID: "EPIC-001", Title: "Ordering", MVP: true, Requirements: []string{"REQ-001", "REQ-002"}, DependsOn: []string{"EPIC-002", "EPIC-009"}, Stories: []specs.Story{story("STORY-001-001", "XL", "REQ-001", "REQ-002")}},
		{ID: "EPIC-002", Title: "Delivery", Requirements: []string{"REQ-003"}, DependsOn: []string{"EPIC-001"}, Stories: []specs.Story{story("STORY-002-001", "M", "REQ-404")}},
	}}
	var out analysis.EpicsReviewOutput
	answerTask(t, e, analysis.TaskEpicsReview, &analysis.EpicsReviewInput{Common: c, Requirements: p.req, Draft: draft}, &out)
	epics := out.Revised.Epics
	told, held := map[string]bool{}, map[string]bool{}
	for i := range epics {
		for _, id := range epics[i].Requirements {
			held[id] = true
		}
		for _, s := range epics[i].Stories {
			require.NotEmpty(t, s.Criteria, s.ID)
			require.False(t, epics[i].MVP && s.Size == "XL", s.ID)
			for _, id := range s.TracesTo {
				told[id] = true
			}
		}
	}
	for _, id := range []string{"REQ-001", "REQ-002", "REQ-003"} {
		require.True(t, told[id], id)
	}
	require.True(t, held["REQ-004"] && held["NFR-P-001"])
	require.False(t, told["REQ-404"])
	require.False(t, slices.Contains(epics[0].DependsOn, "EPIC-002") && slices.Contains(epics[1].DependsOn, "EPIC-001"), "the circle is open")
	require.Equal(t, "EPIC-001", epics[0].ID)
	for _, target := range []string{"REQ-003", "REQ-004", "STORY-001-001", "epics"} {
		require.True(t, notesOn(out.Notes, target), target)
	}
}

func TestEpicsReviewPromotesWhatTheMVPWaitsFor(t *testing.T) {
	t.Parallel()
	e := fresh()
	p := bakery(specs.English)
	draft := analysis.EpicsOutput{Epics: []specs.Epic{
		{ID: "EPIC-001", Title: "A", MVP: true, DependsOn: []string{"EPIC-002"}},
		{ID: "EPIC-002", Title: "B", DependsOn: []string{"EPIC-003"}},
		{ID: "EPIC-003", Title: "C"},
		{ID: "EPIC-004", Title: "D"},
	}}
	var out analysis.EpicsReviewOutput
	answerTask(t, e, analysis.TaskEpicsReview, &analysis.EpicsReviewInput{Common: p.common(specs.English, "service", "light"), Requirements: p.req, Draft: draft}, &out)
	require.True(t, out.Revised.Epics[1].MVP && out.Revised.Epics[2].MVP)
	require.False(t, out.Revised.Epics[3].MVP)
	require.True(t, notesOn(out.Notes, "EPIC-003"))
}

const repairSource = `# Parcel desk

Parcel desk keeps parcels for neighbours.

## Features

- **Hand out a parcel** – the neighbour shows a code.
  - A parcel is handed out within 30 seconds after the code was scanned.
- **Remind neighbours** – a message goes out after 3 days.

## Goals

- Neighbours collect 95 % of parcels within 2 days.
`

func TestRepairUsesOnlyWhatTheSourceSaysElseAsks(t *testing.T) {
	t.Parallel()
	e := fresh()
	c := analysis.Common{Source: analysis.Source{Name: "parcel.md", Text: repairSource}, Lang: specs.English, SpecType: "service", Depth: "standard"}
	ask := func(in analysis.RepairInput) analysis.RepairOutput {
		in.Common = c
		var out analysis.RepairOutput
		answerTask(t, e, analysis.TaskRepair, &in, &out)
		return out
	}
	got := ask(analysis.RepairInput{Want: "criterion", Target: "REQ-001", Title: "Hand out a parcel", Text: "It is fast."})
	require.Contains(t, got.Text, "30 seconds")
	require.Equal(t, specs.Stated, got.Source.Kind)
	require.Equal(t, 8, got.Source.Lines[0].From)
	require.Empty(t, got.Question)

	got = ask(analysis.RepairInput{Want: "description", Target: "REQ-001", Title: "Hand out a parcel"})
	require.NotEmpty(t, got.Text)
	require.Equal(t, specs.Stated, got.Source.Kind)

	got = ask(analysis.RepairInput{Want: "trace", Target: "REQ-001", Title: "Collect parcels"})
	require.Contains(t, got.Text, "collect")
	require.Equal(t, specs.Stated, got.Source.Kind)

	for _, want := range []string{"criterion", "description", "trace", "section"} {
		got = ask(analysis.RepairInput{Want: want, Target: "REQ-009", Title: "Zebra xylophone quartz", Text: ""})
		require.Empty(t, got.Text, want)
		require.NotEmpty(t, got.Question, want)
		require.Contains(t, got.Question, "REQ-009")
		require.Equal(t, specs.Inferred, got.Source.Kind)
	}
}

func TestCodebaseKeepsWhatMattersAndSaysWhy(t *testing.T) {
	t.Parallel()
	e := fresh()
	in := analysis.CodebaseInput{Common: analysis.Common{Source: analysis.Source{Name: "parcel.md", Text: repairSource}, Lang: specs.English}}
	in.Explored.RelevantFiles = []specs.RelevantFile{
		{Path: "a/other.go", Relevance: 0.5},
		{Path: "desk/parcel.go", Relevance: 0.75, Rationale: "parcel"},
		{Path: "desk/remind.go", Relevance: 0.9, TopicRelation: "already said by the exploration"},
		{Path: "desk/low.go", Relevance: 0.6},
	}
	in.Explored.Modules = []specs.CodeModule{{Name: "desk", Path: "desk"}}
	var out analysis.CodebaseOutput
	answerTask(t, e, analysis.TaskCodebase, &in, &out)
	files := out.Codebase.RelevantFiles
	require.Len(t, files, 3)
	require.Equal(t, "desk/remind.go", files[0].Path)
	require.Equal(t, "already said by the exploration", files[0].TopicRelation)
	require.Contains(t, files[1].TopicRelation, "hand out a parcel")
	require.GreaterOrEqual(t, len(files[1].TopicRelation), 15)
	require.Equal(t, in.Explored.Modules, out.Codebase.Modules)
	require.Len(t, in.Explored.RelevantFiles, 4)
}

func TestComponentsMeetTheModulesOfTheCodebase(t *testing.T) {
	t.Parallel()
	e := fresh()
	p := bakery(specs.English)
	c := p.common(specs.English, "service", "standard")
	c.Codebase = &specs.CodebaseContext{
		Modules:       []specs.CodeModule{{Name: "delivery", Path: "app/delivery", Description: "routes of riders"}},
		RelevantFiles: []specs.RelevantFile{{Path: "app/delivery/route.go", Relevance: 0.9}},
		TechStack:     specs.TechStack{Languages: []string{"Kotlin"}, Evidence: []specs.TechStackEvidence{{Name: "Kotlin", Files: []string{"build.gradle.kts"}}}},
	}
	arch, _ := designed(t, e, p, c, "must")
	a := arch.Architecture
	require.Len(t, a.Mappings, len(a.Components))
	at := slices.IndexFunc(a.Mappings, func(m specs.Mapping) bool { return m.Module == "app/delivery" })
	require.GreaterOrEqual(t, at, 0)
	require.Equal(t, "extend", a.Mappings[at].Action)
	require.Contains(t, a.Mappings[at].Note, "app/delivery/route.go")
	require.True(t, slices.ContainsFunc(a.Mappings, func(m specs.Mapping) bool { return m.Action == "new" }))
	require.True(t, slices.ContainsFunc(a.Stack, func(r specs.StackRow) bool { return r.Technology == "Kotlin" }))
	require.False(t, slices.ContainsFunc(a.Stack, func(r specs.StackRow) bool { return r.Technology == "Go" }), "the code is there already")
}

func TestForbiddenTechnologyIsNotProposed(t *testing.T) {
	t.Parallel()
	e := fresh()
	p := bakery(specs.English)
	p.source.Text = "# Bakery orders\n\n- A customer orders bread\n\n## Non-goals\n\n- PostgreSQL\n"
	p.brief.Constraints = []specs.Item{{Text: "We do not use Go here.", Source: specs.FromLines(3, 3)}}
	arch, _ := designed(t, e, p, p.common(specs.English, "service", "standard"), "must")
	for _, r := range arch.Architecture.Stack {
		require.NotContains(t, []string{"Go", "PostgreSQL"}, r.Technology)
	}
}
