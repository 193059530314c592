package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of the gap analysis; spec-package.md, "Phase 1.5 details".
const (
	minAreas      = 3
	maxAreas      = 5
	maxLaterAreas = 3
)

// dimensionNames are the dimensions in which a source may have gaps.
func dimensionNames() []string {
	return []string{"scope", "scenarios", "quality", "integrations", "data", "errors"}
}

// packQuestion is a question of a pack that the source does not answer.
type packQuestion struct {
	dimension, Text, why, suggestion string
	pack                             string
}

// OpenPackQuestions are the questions of the chosen packs that no word of the
// source answers: the first of each pack, then the second of each, and so on.
func (w *Completer) OpenPackQuestions() []packQuestion {
	packs := w.DomainPacks()
	lists := make([][]packQuestion, len(packs))
	longest := 0
	for i, p := range packs {
		for _, q := range p.Questions {
			if !w.asks(&q) {
				continue
			}
			lists[i] = append(lists[i], packQuestion{
				dimension: q.Dimension, Text: phrasing.Finished(w.Fill(p, q.Text)), why: phrasing.Finished(w.Fill(p, q.Why)),
				suggestion: phrasing.Finished(w.Fill(p, q.Suggestion)), pack: p.ID,
			})
		}
		longest = max(longest, len(lists[i]))
	}
	var out []packQuestion
	for n := range longest {
		for _, list := range lists {
			if n < len(list) {
				out = append(out, list[n])
			}
		}
	}
	return out
}

// Gap answers what is missing or unclear. The score is 1 and one point more
// for each of: a stated problem, stated users, a goal with a number, three
// features, conditions or numbers for half of the features, a measured
// quality, an exclusion, an entity or endpoint, and a named failure or system
// outside; it never exceeds 10.
func (w *Completer) Gap(in *analysis.GapInput, out *analysis.GapOutput) {
	missing := w.missingDimensions()
	out.Score = w.completeness(missing)
	out.Missing = missing
	limit := maxAreas
	if in.Round > 1 {
		limit = maxLaterAreas
	}
	asked := askedTexts(in.Answers)
	var areas []analysis.Area
	for _, a := range w.areas(missing) {
		a = a.Without(asked)
		if len(a.Questions) > 0 {
			areas = append(areas, a)
		}
	}
	out.Areas = areas[:min(limit, len(areas))]
	for _, f := range w.MissingFeatures(w.FeatureCap()) {
		out.Expansions = append(out.Expansions, analysis.Expansion{
			Text: phrasing.Finished(w.Fill(f.Pack, f.Name)), Priority: levelOf(f.Priority), Rule: f.Pack.ID,
		})
	}
}

// askedTexts says of a question whether an earlier round asked it.
func askedTexts(answers []specs.Exchange) func(string) bool {
	var all strings.Builder
	for _, x := range answers {
		if _, dropped := phrasing.Corrected(x); dropped {
			continue // the question is open again
		}
		all.WriteString(phrasing.FoldTerm(x.AgentPrompt))
		all.WriteByte('\n')
	}
	asked := all.String()
	return func(q string) bool { return asked != "" && strings.Contains(asked, phrasing.FoldTerm(q)) }
}

func levelOf(priority string) string {
	switch priority {
	case "must":
		return "high"
	case "should":
		return "medium"
	default:
		return "low"
	}
}

// missingDimensions are those of which the source says nothing.
func (w *Completer) missingDimensions() []string {
	edges := false
	measured := len(w.Understood.Qualities) > 0 || w.statesSpeed()
	for i := range w.Understood.Features {
		edges = edges || len(w.Understood.Features[i].Edges) > 0
	}
	there := map[string]bool{
		"scope": len(w.Understood.NonGoals) > 0, "scenarios": len(w.Understood.Features) >= 3 && len(w.people()) > 0, "quality": measured,
		"integrations": len(w.Understood.Integrations) > 0 || len(w.Understood.Endpoints) > 0 || w.Words.HasAny(w.Table.Words["integration_signs"]), "data": len(w.Understood.Entities) > 0 || w.statesKeeping(),
		"errors": edges || w.Words.HasAny(w.Table.Words["failures"]),
	}
	out := []string{}
	for _, d := range dimensionNames() {
		if !there[d] {
			out = append(out, d)
		}
	}
	return out
}

// statesSpeed says that the source tells how many use the product or how long
// they wait, wherever it does so: among its qualities, what it does or its limits.
func (w *Completer) statesSpeed() bool {
	var texts []string
	for i := range w.Understood.Qualities {
		texts = append(texts, w.Understood.Qualities[i].Text)
	}
	for i := range w.Understood.Features {
		texts = append(texts, w.Understood.Features[i].Text)
	}
	for i := range w.Understood.Constraints {
		texts = append(texts, w.Understood.Constraints[i].Text)
	}
	return slices.ContainsFunc(texts, func(text string) bool {
		return slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool {
			return m.Class == wording.ClassTime && (m.Unit == "ms" || m.Unit == "s") || m.Class == wording.ClassRate || m.Unit == "users"
		})
	})
}

func (w *Completer) completeness(missing []string) int {
	has := func(d string) bool { return !slices.Contains(missing, d) }
	score := 1
	for _, ok := range []bool{
		len(w.Understood.Problem) > 0, len(w.people()) > 0, w.hasMeasuredGoal(), len(w.Understood.Features) >= 3, 2*len(w.untested()) <= len(w.Understood.Features) && len(w.Understood.Features) > 0,
		w.hasMeasuredQuality(), has("scope"), has("data") || len(w.Understood.Endpoints) > 0, has("errors") || has("integrations"),
	} {
		if ok {
			score++
		}
	}
	return score
}

func (w *Completer) hasMeasuredGoal() bool {
	return slices.ContainsFunc(w.Understood.Goals, func(g understanding.GoalFact) bool { return g.Target != "" })
}

func (w *Completer) hasMeasuredQuality() bool {
	return slices.ContainsFunc(w.Understood.Qualities, func(q understanding.QualityFact) bool { return q.Target != "" })
}

// untested are the names of features without any condition of acceptance.
func (w *Completer) untested() []string {
	return w.recalled.untested.Of(w.Understood, func(*understanding.Understanding) []string { return w.findUntested() })
}

func (w *Completer) findUntested() []string {
	var out []string
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; len(f.Criteria) == 0 && f.Priority != "wont" {
			out = append(out, w.TitleFact(f))
		}
	}
	return out
}
