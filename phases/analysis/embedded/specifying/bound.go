package specifying

import (
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// Bounded refuses a source that nobody could review as one package, by what the
// source alone says, so that it is refused before anything is written. What it
// does and how well it does it have the same bound, each for itself. It fails with
// input.too_many.
func (w *Specifier) Bounded() error {
	if err := w.tooMany(len(w.Understood.Qualities)); err != nil {
		return err
	}
	if len(w.Understood.Features) <= completing.MaxStated && completing.PartsAtMost(w.Understood.Features) <= completing.MaxStated {
		return nil
	}
	features := w.StatedFeatures()
	if len(features) > completing.MaxStated {
		return w.tooMany(len(features))
	}
	goals, model, stated := w.GoalIndex(nil), &dataModel{}, 0
	for _, o := range w.origins(w.WantedFeatures(features)) {
		stated += statedOf(w.drafts(o, goals, model))
	}
	return w.tooMany(stated)
}

// statedOf counts the drafts of what the source states.
func statedOf(drafts []Draft) int {
	n := 0
	for i := range drafts {
		if drafts[i].Requirement.Source.Kind != specs.Inferred {
			n++
		}
	}
	return n
}

// tooMany refuses that many stated requirements when they are too many.
func (w *Specifier) tooMany(stated int) error {
	if stated <= completing.MaxStated {
		return nil
	}
	return problem.New("input.too_many", "the source states %d requirements, more than the %d of one package", stated, completing.MaxStated).
		At(w.Source.Name, 0).
		Mend("split the source by its main headings into files of at most %d requirements and run this command once for each; "+
			"one with more than %d criteria counts as several", completing.MaxStated, completing.MaxCriteria)
}
