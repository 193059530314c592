package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// minRepairOverlap is the share of the words of a title that a statement must
// have to count as being about it.
const minRepairOverlap = 0.5

// repair answers with a better text made of statements of the source or of
// measures of a pack, and with a question when neither is about the target.
func (g *designer) repair(in *analysis.RepairInput, out *analysis.RepairOutput) {
	about := firstOf(in.Title, in.Text)
	switch in.Want {
	case "criterion":
		out.Text, out.Source = g.repairCriterion(in, about)
	case "description":
		out.Text, out.Source = g.repairDescription(in, about)
	case "trace":
		out.Text, out.Source = g.repairTrace(about)
	case "section":
		out.Text, out.Source = g.repairSection(about)
	default:
		out.Text, out.Source = g.repairCriterion(in, about)
	}
	if out.Text == "" {
		name := shorten(g.phrase(specs.Plain(about)), 90)
		key := "repair_question"
		if g.d.Phrases["repair_question_"+in.Want] != nil {
			key = "repair_question_" + in.Want
		}
		out.Source = rule("repair")
		out.Question = g.say(key, "name", firstOf(name, in.Target), "id", in.Target, "text", shorten(g.phrase(specs.Plain(in.Text)), 120))
	}
}

// fitting says that a text is a criterion that a gate accepts.
func (g *designer) fitting(text string) bool {
	return text != "" && !g.rules.weak.untestable(text) && g.rules.weak.observable(specs.Plain(text))
}

// repairCriterion looks for a condition that the source states of the target:
// the criteria and details of its feature, then a sentence about it with a
// number, then the measure of a pack.
func (g *designer) repairCriterion(in *analysis.RepairInput, about string) (string, specs.Source) {
	if f := g.featureAbout(about); f != nil {
		for _, list := range [][]specs.Item{f.Criteria, f.Details, f.Edges} {
			for _, it := range list {
				if text := finished(it.Text); g.fitting(text) && !sameText(text, in.Text) {
					return text, it.Source
				}
			}
		}
	}
	for _, it := range g.measuredStatements() {
		if overlap(about+" "+in.Text, it.Text) >= minRepairOverlap && !sameText(it.Text, in.Text) && g.fitting(finished(it.Text)) {
			return finished(it.Text), it.Source
		}
	}
	if text, src := g.packMeasure(in.Text, about); text != "" {
		return text, src
	}
	if f := g.featureAbout(about); f != nil && in.Text == "" {
		c := g.courseOf(g.draftOfFact(f))
		if text := finished(c.main); c.main != "" && g.fitting(text) {
			return text, rule(orElse(c.rule, fromStatement))
		}
	}
	return "", specs.Source{}
}

func (g *designer) draftOfFact(f *FeatureFact) *draft {
	d := &draft{origin: origin{fact: f, feature: specs.Feature{Name: f.Name, Description: f.Text, Source: f.Source}}}
	d.req = specs.Requirement{Title: f.Name, Source: f.Source}
	d.st = g.takeApart(f.Text)
	g.useOf(d)
	return d
}

func sameText(a, b string) bool {
	return foldTerm(strings.TrimRight(a, ".。 ")) == foldTerm(strings.TrimRight(b, ".。 "))
}

// featureAbout is the stated feature that shares most words with a title.
func (g *designer) featureAbout(title string) *FeatureFact {
	words := wording.Keywords(specs.Plain(title))
	var best *FeatureFact
	top := minRepairOverlap
	for i := range g.u.Features {
		f := &g.u.Features[i]
		if score := wording.Overlap(words, wording.Keywords(f.Name+" "+f.Text)); score > top || score == top && best == nil {
			best, top = f, score
		}
	}
	return best
}

// measuredStatements are the sentences of the source with a number.
func (g *designer) measuredStatements() []specs.Item {
	var out []specs.Item
	add := func(items []specs.Item) {
		for _, it := range items {
			if len(wording.Measures(it.Text)) > 0 {
				out = append(out, it)
			}
		}
	}
	add(g.u.Constraints)
	for _, q := range g.u.Qualities {
		add([]specs.Item{{Text: q.Text, Source: q.Source}})
	}
	add(g.u.Notes)
	add(g.u.Decisions)
	return out
}

// packMeasure is a measurable criterion of a pack's feature that is about the
// same, or the measure of a pack's quality for a vague word.
func (g *designer) packMeasure(text, about string) (string, specs.Source) {
	for _, p := range g.packs {
		for _, f := range p.Features {
			if overlap(g.fill(p, f.Name), about) < 0.67 {
				continue
			}
			for _, c := range f.Criteria {
				if s := finished(g.fill(p, c)); g.fitting(s) && !sameText(s, text) {
					return s, specs.FromRule(p.ID)
				}
			}
		}
	}
	class := ""
	x := newWordIndex(text)
	for _, name := range sortedKeys(g.rules.Classes) {
		if text != "" && x.hasAny(g.d.Words["vague_"+name]) {
			class = name
			break
		}
	}
	if class == "" {
		return "", specs.Source{}
	}
	for _, p := range g.packs {
		for _, q := range p.Qualities {
			if q.Type == class {
				s := g.sentence("repair_measure", "name", shorten(g.phrase(specs.Plain(about)), 70), "metric", g.fill(p, q.Metric), "target", g.fill(p, q.Target))
				if g.fitting(s) {
					return s, specs.FromRule(p.ID)
				}
			}
		}
	}
	return "", specs.Source{}
}

// repairDescription is the statement of the source about the target as a
// sentence that binds.
func (g *designer) repairDescription(in *analysis.RepairInput, about string) (string, specs.Source) {
	f := g.featureAbout(about)
	if f == nil {
		return "", specs.Source{}
	}
	d := g.draftOfFact(f)
	d.req.Priority = priorityOf(d.origin)
	if d.req.Priority == "" {
		d.req.Priority = specs.Should
	}
	text := finished(g.obligation(d))
	if sameText(text, in.Text) || g.rules.weak.untestable(text) && in.Text != "" && !g.rules.weak.untestable(in.Text) {
		return "", specs.Source{}
	}
	return text, f.Source
}

// repairTrace is the goal of the source that the target shares words with.
func (g *designer) repairTrace(about string) (string, specs.Source) {
	words := wording.Keywords(specs.Plain(about))
	for _, goal := range g.u.Goals {
		if wording.Overlap(wording.Keywords(goal.Text+" "+goal.Metric), words) > 0 {
			return finished(goal.Text), goal.Source
		}
	}
	return "", specs.Source{}
}

// repairSection is what the source states under words of a section's name.
func (g *designer) repairSection(about string) (string, specs.Source) {
	all := slices.Concat(g.u.Constraints, g.u.Decisions, g.u.Assumptions, g.u.Dependencies, g.u.Flows, g.u.Problem, g.u.Impact, g.u.Vision, g.u.Notes)
	for _, it := range all {
		if wordsOverlap(about, it.Text) >= minRepairOverlap {
			return finished(it.Text), it.Source
		}
	}
	return "", specs.Source{}
}
