package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// briefQuestions are those refined ones that are worth a product owner's time and,
// one row for each kind of thing that was inferred, the question whether it is
// right.
func (w *Completer) briefQuestions(in *analysis.SynthesisInput, b *specs.Brief) []specs.Question {
	confirm := w.confirmations(in, b)
	var stated, open []specs.Question
	for _, q := range in.Refined.OpenQuestions {
		switch {
		case q.Source.Kind != specs.Inferred:
			stated = append(stated, q)
		case w.worthAsking(&q, b):
			open = append(open, q)
		}
	}
	if q, ok := w.measureQuestion(); ok {
		open = slices.Insert(open, 0, q)
	}
	if q, ok := w.numberQuestion(); ok {
		open = append(open, q)
	}
	open = slices.Concat(w.conflictQuestions(), w.inUseQuestion(), open)
	room := max(maxOpenQuestions-len(confirm)-len(stated), 0)
	return slices.Concat(stated, phrasing.FirstN(open, min(room, len(open))), confirm)
}

// inUseQuestion asks what is there already of a product that the source says is in use: it
// does not say for each function whether it has to be built.
func (w *Completer) inUseQuestion() []specs.Question {
	if len(w.Understood.InUse) == 0 {
		return nil
	}
	return []specs.Question{{Text: w.Say("question_in_use"), Owner: w.Say("owner_product"), Source: phrasing.Rule("in-use")}}
}

// worthAsking says of a question that nobody stated whether the brief asks it: not
// for an example of a feature or for the way it fails, which its requirement
// settles; not for the number of a thing that is only done or not done.
func (w *Completer) worthAsking(q *specs.Question, b *specs.Brief) bool {
	switch q.Source.Rule {
	case "rule:gap-criteria", "rule:gap-errors":
		return false
	case "rule:gap-goals":
		return !slices.ContainsFunc(b.Goals, func(g specs.Goal) bool {
			return g.Source.Kind == specs.Inferred && (!IsRest(&g) || len(b.Goals) <= minGoals)
		})
	case "rule:gap-measure":
		return w.unmeasuredQuality() != nil
	}
	return true
}

// unmeasuredQuality is the first quality that has no number and is one of degree.
func (w *Completer) unmeasuredQuality() *understanding.QualityFact {
	for i := range w.Understood.Qualities {
		if q := &w.Understood.Qualities[i]; q.Target == "" && phrasing.MeasureIn(q.Text) == "" && w.Gradable(q.Text) {
			return q
		}
	}
	return nil
}

// numberQuestion asks for the number of the first stated goal that has none.
func (w *Completer) numberQuestion() (specs.Question, bool) {
	for i := range w.Understood.Goals {
		g := &w.Understood.Goals[i]
		if metric, target := w.goalMeasure(g); target == "" || target == w.Say("proposed", "text", w.Say("goal_target")) || metric == "" {
			text := w.Phrase(w.CutPhrase(w.beforeToday(g.Text), 120))
			return specs.Question{Text: w.Say("question_goal_number", "goal", text), Owner: w.Say("owner_product"), Source: phrasing.Rule("goal-without-number")}, true
		}
	}
	return specs.Question{}, false
}
