package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// statesKeeping says that the source tells how long something is kept: what
// becomes of the data need not be asked as if nothing were known.
func (w *Completer) statesKeeping() bool {
	if slices.ContainsFunc(w.recalled.measured.Of(w.Understood, measuredSayings), func(s measuredSaying) bool {
		return w.keeps(s.text) && slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return phrasing.IsPeriod(m.Text) })
	}) {
		return true
	}
	u := w.Understood
	for _, list := range [][]specs.Item{u.Constraints, u.Decisions, u.Notes} {
		if slices.ContainsFunc(list, func(it specs.Item) bool { return w.keepsSpelled(it.Text) }) {
			return true
		}
	}
	return slices.ContainsFunc(u.Features, func(f understanding.FeatureFact) bool { return w.keepsSpelled(f.Text) })
}

// keeps says that a text tells of keeping or deleting, and not only of how soon
// something is deleted for whom it asks.
func (w *Completer) keeps(text string) bool {
	return phrasing.NewWordIndex(text).HasAny(w.Table.Words["kept"]) && !reading.ContainsAny(reading.Lower(text), w.Table.Words["soon_deleted"].In(w.Language)...)
}

// keepsSpelled says that a text tells of keeping for a period that it writes in words:
// "two years", 一个月.
func (w *Completer) keepsSpelled(text string) bool {
	return slices.ContainsFunc(wording.Sentences(text), func(s wording.Span) bool { return w.sentenceKeeps(text[s.Start:s.End]) })
}

// sentenceKeeps is keepsSpelled of one sentence.
func (w *Completer) sentenceKeeps(text string) bool {
	if !w.keeps(text) {
		return false
	}
	low, rounds := " "+reading.Lower(text), 0
	for _, each := range w.Table.Words["rotations"].In(w.Language) {
		if strings.Contains(low, each) {
			rounds++ // "keeps 7 daily and 5 weekly"
		}
	}
	if rounds > 1 {
		return true
	}
	for _, unit := range w.Table.Words["period_units"].In(w.Language) {
		for _, count := range w.Table.Words["spelled_counts"].In(w.Language) {
			if strings.Contains(low, count+unit) {
				return true
			}
		}
	}
	return false
}
