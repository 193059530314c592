package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// minRepairOverlap is the share of the words of a title that a statement must
// have to count as being about it.
const minRepairOverlap = 0.5

// Repair answers with a better text made of statements of the source or of
// measures of a pack, and with a question when neither is about the target.
func (g *Designer) Repair(in *analysis.RepairInput, out *analysis.RepairOutput) {
	about := reading.FirstOf(in.Title, in.Text)
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
		name := phrasing.Shorten(g.phrase(specs.Plain(about)), 90)
		key := "repair_question"
		if !g.d.Phrases["repair_question_"+in.Want].None() {
			key = "repair_question_" + in.Want
		}
		out.Source = phrasing.Rule("repair")
		out.Question = g.say(key, "name", reading.FirstOf(name, in.Target), "id", in.Target, "text", phrasing.Shorten(g.phrase(specs.Plain(in.Text)), 120))
	}
}

// fitting says that a text is a criterion that a gate accepts.
func (g *Designer) fitting(text string) bool {
	return text != "" && !g.Table.Weak.Untestable(text) && g.Table.Weak.Observable(specs.Plain(text))
}

// repairCriterion looks for a condition that the source states of the target:
// the criteria and details of its feature, then a sentence about it with a
// number, then the measure of a pack.
func (g *Designer) repairCriterion(in *analysis.RepairInput, about string) (string, specs.Source) {
	if f := g.featureAbout(about); f != nil {
		for _, list := range [][]specs.Item{f.Criteria, f.Details, f.Edges} {
			for _, it := range list {
				if text := phrasing.Finished(it.Text); g.fitting(text) && !sameText(text, in.Text) {
					return text, it.Source
				}
			}
		}
	}
	for _, it := range g.measuredStatements() {
		if completing.Overlap(about+" "+in.Text, it.Text) >= minRepairOverlap && !sameText(it.Text, in.Text) && g.fitting(phrasing.Finished(it.Text)) {
			return phrasing.Finished(it.Text), it.Source
		}
	}
	if text, src := g.packMeasure(in.Text, about); text != "" {
		return text, src
	}
	if f := g.featureAbout(about); f != nil && in.Text == "" {
		c := g.CourseOf(g.draftOfFact(f))
		if text := phrasing.Finished(c.Main); c.Main != "" && g.fitting(text) {
			return text, phrasing.Rule(phrasing.OrElse(c.Rule, specifying.FromStatement))
		}
	}
	return "", specs.Source{}
}

func (g *Designer) draftOfFact(f *understanding.FeatureFact) *specifying.Draft {
	d := &specifying.Draft{Use: completing.Use{Origin: completing.Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text, Source: f.Source}}}}
	d.Requirement = specs.Requirement{Title: f.Name, Source: f.Source}
	d.Statement = g.TakeApart(f.Text)
	g.UseOf(&d.Use, f.Name)
	return d
}

func sameText(a, b string) bool {
	return phrasing.FoldTerm(strings.TrimRight(a, ".。 ")) == phrasing.FoldTerm(strings.TrimRight(b, ".。 "))
}

// featureAbout is the stated feature that shares most words with a title.
func (g *Designer) featureAbout(title string) *understanding.FeatureFact {
	words := wording.Keywords(specs.Plain(title))
	var best *understanding.FeatureFact
	top := minRepairOverlap
	for i := range g.Understood.Features {
		f := &g.Understood.Features[i]
		if score := wording.Overlap(words, wording.Keywords(f.Name+" "+f.Text)); score > top || score == top && best == nil {
			best, top = f, score
		}
	}
	return best
}

// measuredStatements are the sentences of the source with a number.
func (g *Designer) measuredStatements() []specs.Item {
	var out []specs.Item
	add := func(items []specs.Item) {
		for _, it := range items {
			if len(wording.Measures(it.Text)) > 0 {
				out = append(out, it)
			}
		}
	}
	add(g.Understood.Constraints)
	for _, q := range g.Understood.Qualities {
		add([]specs.Item{{Text: q.Text, Source: q.Source}})
	}
	add(g.Understood.Notes)
	add(g.Understood.Decisions)
	return out
}

// packMeasure is a measurable criterion of a pack's feature that is about the
// same, or the measure of a pack's quality for a vague word.
func (g *Designer) packMeasure(text, about string) (string, specs.Source) {
	for _, p := range g.Packs {
		for _, f := range p.Features {
			if completing.Overlap(g.Fill(p, f.Name), about) < 0.67 {
				continue
			}
			for _, c := range f.Criteria {
				if s := phrasing.Finished(g.Fill(p, c)); g.fitting(s) && !sameText(s, text) {
					return s, specs.FromRule(p.ID)
				}
			}
		}
	}
	class := ""
	x := phrasing.NewWordIndex(text)
	for _, name := range reading.SortedKeys(g.Table.Classes) {
		if text != "" && x.HasAny(g.d.Words["vague_"+name]) {
			class = name
			break
		}
	}
	if class == "" {
		return "", specs.Source{}
	}
	for _, p := range g.Packs {
		for _, q := range p.Qualities {
			if q.Type == class {
				s := g.sentence("repair_measure", "name", phrasing.Shorten(g.phrase(specs.Plain(about)), 70), "metric", g.Fill(p, q.Metric), "target", g.Fill(p, q.Target))
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
func (g *Designer) repairDescription(in *analysis.RepairInput, about string) (string, specs.Source) {
	f := g.featureAbout(about)
	if f == nil {
		return "", specs.Source{}
	}
	d := g.draftOfFact(f)
	d.Requirement.Priority = completing.PriorityOf(d.Origin)
	if d.Requirement.Priority == "" {
		d.Requirement.Priority = specs.Should
	}
	text := phrasing.Finished(g.Obligation(d))
	if sameText(text, in.Text) || g.Table.Weak.Untestable(text) && in.Text != "" && !g.Table.Weak.Untestable(in.Text) {
		return "", specs.Source{}
	}
	return text, f.Source
}

// repairTrace is the goal of the source that the target shares words with.
func (g *Designer) repairTrace(about string) (string, specs.Source) {
	words := wording.Keywords(specs.Plain(about))
	for _, goal := range g.Understood.Goals {
		if wording.Overlap(wording.Keywords(goal.Text+" "+goal.Metric), words) > 0 {
			return phrasing.Finished(goal.Text), goal.Source
		}
	}
	return "", specs.Source{}
}

// repairSection is what the source states under words of a section's name.
func (g *Designer) repairSection(about string) (string, specs.Source) {
	all := slices.Concat(g.Understood.Constraints, g.Understood.Decisions, g.Understood.Assumptions, g.Understood.Dependencies, g.Understood.Flows, g.Understood.Problem, g.Understood.Impact, g.Understood.Vision, g.Understood.Notes)
	for _, it := range all {
		if phrasing.WordsOverlap(about, it.Text) >= minRepairOverlap {
			return phrasing.Finished(it.Text), it.Source
		}
	}
	return "", specs.Source{}
}
