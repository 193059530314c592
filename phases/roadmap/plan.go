package roadmap

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// plan settles the mode and cuts the requirement. With before there was a plan
// in another mode, which the history keeps.
func (r *Run) plan(ctx context.Context, before bool) error {
	if before {
		if err := r.weigh(ctx); err != nil {
			return err
		}
	}
	mode, err := r.choose(ctx)
	if err != nil {
		return err
	}
	r.observe(StepDecompose, "", false)
	out, err := r.cut(ctx, r.Analyst, cutting{mode: mode})
	if err != nil {
		return err
	}
	if err := r.open(ctx); err != nil {
		return err
	}
	fresh, err := r.build(mode, out)
	if err != nil {
		return err
	}
	if before {
		old := r.Roadmap
		fresh.Created, fresh.Iterations = old.Created, old.Iterations
		words, err := r.words()
		if err != nil {
			return err
		}
		fresh.Iterations = append(fresh.Iterations, specs.RoadmapRound{
			Feedback: words.say("feedback_mode", "mode", string(mode)), State: words.say("state_done"),
			Changes: []specs.Item{answered(len(old.Iterations)+1, words.say("change_cut", "from", string(old.Mode), "count", itoa(len(old.Items)), "mode", string(mode), "items", itoa(len(fresh.Items))))},
		})
	}
	r.Roadmap = fresh
	r.observe(StepDecompose, r.shape(), true)
	return r.Save()
}

// shape is a plan in a few words.
func (r *Run) shape() string {
	if r.Roadmap.Mode == specs.Direct {
		return "direct, " + session.Count(len(r.Roadmap.Items), "task", "tasks")
	}
	return "progressive, " + session.Count(len(r.Roadmap.Items), "layer", "layers")
}

// cutting is a wish for how the requirement is cut.
type cutting struct {
	mode   specs.RoadmapMode
	layers int
	moves  []analysis.PlanMove
	out    []string // features that a person took out
	again  int      // round in which a person wanted another plan
}

// cut asks a chain for a plan. One that contradicts the question is none: it is
// said what is wrong, and the engine that always answers cuts instead.
func (r *Run) cut(ctx context.Context, chain *analysis.Chain, c cutting) (analysis.RoadmapOutput, error) {
	m := &r.material
	in := analysis.RoadmapInput{
		Common: m.common, Brief: m.brief, Requirements: m.requirements, Architecture: m.architecture, Epics: m.epics, Package: r.Spec != nil,
		Mode: string(c.mode), Features: m.features, Commands: m.commands, Layers: c.layers, Moves: c.moves, Again: c.again,
	}
	in.Features = slices.DeleteFunc(slices.Clone(in.Features), func(f analysis.PlanFeature) bool { return slices.Contains(c.out, f.Feature) })
	var out analysis.RoadmapOutput
	if err := chain.Ask(ctx, analysis.TaskRoadmap, &in, &out); err != nil {
		return out, err
	}
	found := faults(&in, &out)
	if len(found) == 0 {
		return out, nil
	}
	if slices.Equal(chain.Engines(), r.Reader.Engines()) {
		return out, nil // a circle of the package itself; the quality check names it
	}
	r.Warn(problem.New("engine.plan", "the decomposition was replaced by that of the built-in engine: %s", strings.Join(found, "; ")).
		Mend("check the engine, or leave --engine out"))
	err := r.Reader.Ask(ctx, analysis.TaskRoadmap, &in, &out)
	return out, err
}

// build makes the document of a plan.
func (r *Run) build(mode specs.RoadmapMode, out analysis.RoadmapOutput) (*specs.Roadmap, error) {
	words, err := r.words()
	if err != nil {
		return nil, err
	}
	m := &specs.Roadmap{
		Title: r.material.title, Requirement: r.requirement(), Mode: mode, Level: r.level(), State: specs.RoadmapPlanning,
		Created: r.Now.Format("2006-01-02"), Input: r.material.digest, SourceName: r.Source.Name,
		Goal: r.verdict.Goal, Constraints: slices.Concat(r.verdict.Constraints, r.ruled()), Stakeholders: r.verdict.Stakeholders, Codebase: words.codebase(&r.material),
	}
	m.Meta = specs.Meta{SessionID: r.ID(), DocumentType: specs.KindRoadmap, Lang: r.material.common.Lang, GeneratedAt: r.stamp(), Version: 1}
	if r.Spec != nil {
		m.Spec = r.Spec.ID()
	}
	for _, f := range r.verdict.Factors {
		m.Factors = append(m.Factors, specs.RoadmapFactor{Name: f.Factor, Level: specs.Uncertainty(f.Level), Reason: f.Reason, Source: f.Source})
	}
	home := map[string]string{}
	for i := range out.Items {
		for _, id := range out.Items[i].Features {
			home[id] = out.Items[i].Item
		}
		m.Items = append(m.Items, r.item(&out.Items[i]))
	}
	for _, f := range r.material.features {
		if _, kept := home[f.Feature]; !kept {
			continue // a person took it out
		}
		x := specs.RoadmapFeature{ID: f.Feature, Text: f.Text, Item: home[f.Feature], Source: f.Source}
		if r.Spec != nil {
			x.Traces = []string{f.Requirement}
		}
		m.Features = append(m.Features, x)
	}
	for _, risk := range out.Risks {
		m.Risks = append(m.Risks, specs.RoadmapRisk{
			Item: risk.Item, Description: risk.Description, Probability: risk.Probability, Impact: risk.Impact, Mitigation: risk.Mitigation, Source: risk.Source,
		})
	}
	m.NextSteps = words.nextSteps(m, r.ID())
	m.Derive()
	return m, nil
}

// ruled are the rules of the project that bind the plan, as constraints that
// name where they stand.
func (r *Run) ruled() []specs.Item {
	var out []specs.Item
	for _, rule := range session.RelevantRules(r.Rules, r.material.common.Source.Text) {
		if rule.Must {
			out = append(out, specs.Item{Text: session.RuleLines([]specs.ProjectRule{rule})[0], Source: specs.FromRule(rule.ID)})
		}
	}
	return out
}

// item is a layer or task of the document. Its scope follows from the features.
func (r *Run) item(p *analysis.PlanItem) specs.RoadmapItem {
	it := specs.RoadmapItem{
		ID: p.Item, Name: p.Name, Goal: p.Goal, Type: p.Kind, Effort: p.Effort, Needs: p.After, Group: p.Group, Inputs: p.Inputs, Outputs: p.Outputs,
		Excludes: p.Excludes, Criteria: p.Criteria, Verification: p.Verification, Done: p.Done, Source: p.Source,
	}
	if r.Spec != nil {
		it.Traces = r.traces(p.Features)
	}
	return it
}

// traces are the epics and stories of a package that features belong to, then
// the features, which are requirements themselves.
func (r *Run) traces(features []string) []string {
	var epics, stories []string
	for _, e := range r.material.epics.Epics {
		if slices.ContainsFunc(features, func(id string) bool { return slices.Contains(e.Requirements, id) }) {
			epics = append(epics, e.ID)
		}
		for i := range e.Stories {
			if slices.ContainsFunc(features, func(id string) bool { return slices.Contains(e.Stories[i].TracesTo, id) }) {
				stories = append(stories, e.Stories[i].ID)
			}
		}
	}
	return slices.Concat(epics, stories, features)
}

// requirement is what was asked for, in one paragraph.
func (r *Run) requirement() string {
	const longest = 400
	text := strings.Join(strings.Fields(r.material.common.Source.Text), " ")
	if r.Spec == nil && utf8.RuneCountInString(text) <= longest {
		return specs.Clean(text)
	}
	var out []string
	for _, it := range r.material.brief.Summary {
		out = append(out, specs.Plain(it.Text))
	}
	return specs.Clean(strings.Join(out, " "))
}
