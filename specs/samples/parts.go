package samples

import (
	"fmt"
	"strconv"

	"github.com/overtone-cli/overtone/specs"
)

const goals = 5

// common makes what does not depend on the number of documents.
func (w *writer) common(p *specs.Package, lang specs.Lang) {
	p.Config = &specs.Config{
		SessionID: p.ID, Title: w.product, SeedInput: specs.SourceFile, InputType: "file", Timestamp: stamp, Mode: "auto", Complexity: "complex",
		Depth: "standard", Lang: lang, SpecType: "service", Program: "sample",
	}
	p.Brief = &specs.Brief{
		Title: w.product, Summary: w.items(2, w.narrative), Vision: w.items(1, w.narrative), Situation: w.items(3, w.narrative),
		Impact: w.items(2, w.narrative), InScope: w.items(4, w.sentences), OutOfScope: w.items(2, w.nonGoals), Assumptions: w.items(3, w.assumed),
		Constraints: w.items(4, w.constraints), Product: w.items(2, w.narrative), Technical: w.items(2, w.narrative), User: w.items(2, w.narrative),
	}
	p.Glossary = &specs.Glossary{SessionID: p.ID, GeneratedAt: stamp, Version: 1}
	for i := range goals {
		q := w.qualities[i%len(w.qualities)]
		p.Brief.Goals = append(p.Brief.Goals, specs.Goal{ID: specs.GoalID(i + 1), Text: w.say(q[0]), Metric: w.say(q[1]), Target: w.say(q[2]), Source: w.source()})
		p.Brief.Personas = append(p.Brief.Personas, specs.Persona{Name: w.actors[i], Role: w.actors[i], Needs: w.items(2, w.sentences), PainPoints: w.items(1, w.narrative), Source: w.source()})
		p.Brief.NonGoals = append(p.Brief.NonGoals, specs.NonGoal{Text: w.say(w.pick(w.nonGoals)), Rationale: w.say(w.pick(w.narrative)), Source: w.source()})
		term := specs.BriefTerm{Term: w.objects[i], Definition: w.say(w.pick(w.narrative)), Category: "core", Source: w.source()}
		p.Brief.Terms = append(p.Brief.Terms, term)
		p.Glossary.Terms = append(p.Glossary.Terms, specs.Term{Term: term.Term, Definition: term.Definition, FirstDefinedIn: specs.BriefFile, Category: "core", Source: term.Source})
	}
}

// epic makes the i-th of n epics, with every n-th requirement and a story each.
func (w *writer) epic(i, n int, p *specs.Package) *specs.Epic {
	e := &specs.Epic{
		ID: specs.EpicID(i + 1), Title: fmt.Sprintf("%s %d", w.areas[i%len(w.areas)], 1+i/len(w.areas)), Priority: specs.Must, MVP: i < (n+1)/2, Size: "M",
		Source: w.source(), Summary: w.items(1, w.narrative), Scope: w.items(3, w.sentences), Risks: w.items(1, w.questions),
	}
	if i > 0 && i%3 != 0 {
		e.DependsOn = []string{specs.EpicID(i)}
	}
	e.Architecture = []string{p.Decisions[i%len(p.Decisions)].ID}
	for k := i; k < len(p.Requirements); k += n {
		it := w.idea(k + 1)
		id := p.Requirements[k].ID
		e.Requirements = append(e.Requirements, id)
		e.Stories = append(e.Stories, specs.Story{
			ID: specs.StoryID(e.ID, len(e.Stories)+1), Title: p.Requirements[k].Title, Text: w.story(it), Size: []string{"S", "M", "L"}[k%3],
			TracesTo: []string{id}, Criteria: w.boxes(it, 3), Source: w.source(),
		})
	}
	e.Slug = specs.FileSlug(e.Title)
	return e
}

// indexes makes the three _index.md files; their tables are derived.
func (w *writer) indexes(p *specs.Package) {
	p.RequirementsIndex = &specs.RequirementsIndex{
		Title: w.product, Summary: w.items(2, w.narrative), Constraints: w.items(3, w.constraints), Assumptions: w.items(2, w.assumed), Flows: w.items(2, w.narrative),
	}
	p.Architecture = &specs.Architecture{
		Title: w.product, Summary: w.items(2, w.narrative), Style: w.items(2, w.narrative), Storage: w.items(2, w.constraints), Deployment: w.items(2, w.assumed),
		Guidance: w.items(2, w.narrative), Testing: w.items(2, w.criteria),
	}
	p.EpicsIndex = &specs.EpicsIndex{Title: w.product, Summary: w.items(2, w.narrative), Done: w.items(2, w.criteria)}
	for i, object := range w.objects[:8] {
		entity := specs.Entity{Name: fmt.Sprintf("Entity%d", i+1), Label: object, States: []string{"draft", "submitted", "closed"}, Source: w.source()}
		for _, field := range w.fields[:5] {
			entity.Fields = append(entity.Fields, specs.Field{Name: field, Type: "string", Constraint: w.say("1–{n90}"), Source: w.source()})
		}
		entity.Transitions = []specs.Transition{{From: "draft", To: "submitted", Event: w.verbs[0], Source: w.source()}, {From: "submitted", To: "closed", Event: w.verbs[25], Source: w.source()}}
		p.RequirementsIndex.Entities = append(p.RequirementsIndex.Entities, entity)
		p.RequirementsIndex.Integrations = append(p.RequirementsIndex.Integrations, specs.Integration{
			Name: w.systems[i], Purpose: w.say(w.pick(w.narrative)), Protocol: "HTTPS", Failure: w.say(w.pick(w.assumed)), Source: w.source(),
		})
		part := specs.Component{Name: fmt.Sprintf("Component %d", i+1), Responsibility: w.areas[i], Source: w.source()}
		for k := i; k < len(p.Requirements); k += 8 {
			part.Requirements = append(part.Requirements, p.Requirements[k].ID)
		}
		p.Architecture.Components = append(p.Architecture.Components, part)
		p.Architecture.Stack = append(p.Architecture.Stack, specs.StackRow{Layer: w.areas[i], Technology: w.systems[i], Rationale: w.say(w.pick(w.narrative)), Source: w.source()})
	}
	for _, e := range p.Epics {
		p.EpicsIndex.Order = append(p.EpicsIndex.Order, specs.OrderRow{Epic: e.ID, Reason: w.say(w.pick(w.narrative)), Source: w.source()})
	}
}

func (w *writer) reports(p *specs.Package) {
	p.Readiness = &specs.Readiness{Title: w.product, Gate: "Pass", Score: 90, Summary: w.items(1, w.narrative), Advice: w.items(2, w.questions)}
	p.Summary = &specs.Summary{Title: w.product, Gate: "Pass", Score: 90, Summary: w.items(1, w.narrative), Problem: w.items(1, w.narrative)}
	for _, dimension := range []string{"completeness", "consistency", "traceability", "depth"} {
		p.Readiness.Scores = append(p.Readiness.Scores, specs.ScoreRow{Dimension: dimension, Score: 90, Passed: "90 / 100"})
	}
	for _, r := range p.Requirements {
		p.Readiness.Verification = append(p.Readiness.Verification, specs.VerifyRow{ID: r.ID, Priority: string(r.Priority), Criteria: "pass", Trace: "pass", Story: "pass", Architecture: "pass"})
	}
	p.Summary.Numbers = []specs.NumberRow{{What: w.headings.data, Count: strconv.Itoa(len(p.Requirements))}}
	for _, e := range p.Epics {
		p.Summary.Epics = append(p.Summary.Epics, specs.SummaryRow{Epic: e.ID, Title: e.Title, MVP: e.MVP, Size: e.Size, Stories: len(e.Stories)})
	}
}
