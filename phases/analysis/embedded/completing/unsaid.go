package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

const (
	// halfSaid is the share of its words below which the documents do not say a sentence
	// that stands beside others.
	halfSaid = 0.5
	// partSaid is the same for one that stands alone on its lines: whatever was read there
	// was read of it, in other words.
	partSaid = 1.0 / 3
)

// Unsaid are the sentences of a source, of those that a choice takes, whose words stand in
// nothing that is placed: "Karin runs two plants. She faces four audits a year." gives a
// persona, and without it the audits would be lost. A line may hold several statements, so
// that all texts of a sentence's lines are held against it together.
func (w *Completer) Unsaid(placed *coverage, choice func(*understanding.Sentence) bool) []specs.Item {
	var out []specs.Item
	for i := range w.Understood.Sentences {
		if s := &w.Understood.Sentences[i]; choice(s) && placed.lacks(s) && !w.StatesNothing(s.Text) {
			out = append(out, s.Item)
		}
	}
	return out
}

// lacks says that the texts from the lines of a statement together hold too few of its
// words.
func (c *coverage) lacks(s *understanding.Sentence) bool {
	text := strings.TrimRight(specs.Plain(reading.FirstOf(s.Cell, s.Text)), ".。 ")
	var told []int
	for _, r := range s.Source.Lines {
		for n := r.From; n <= r.To; n++ {
			told = append(told, c.at[n]...)
		}
	}
	if len(told) > MaxBeside || slices.ContainsFunc(told, func(k int) bool { return strings.Contains(c.texts[k], text) }) {
		return false
	}
	keys := wording.Keywords(text)
	if len(keys) < understanding.FewestWords {
		return false
	}
	held := 0
	for _, key := range keys {
		if slices.ContainsFunc(told, func(k int) bool { _, ok := slices.BinarySearch(c.words(k), key); return ok }) {
			held++
		}
	}
	least := halfSaid
	if s.Alone {
		least = partSaid
	}
	return float64(held) < least*float64(len(keys))
}

// addUnsaid puts among what the brief tells of today each sentence that stands where the
// source tells of people, of today and of what it is about, that binds nobody, and that no
// part of the brief says. Where the source tells nothing of today, it opens no such part.
func (w *Completer) addUnsaid(b *specs.Brief) {
	if len(b.Situation) == 0 || b.Situation[0].Source.Kind != specs.Stated {
		return
	}
	placed := NewCoverage()
	placed.Brief(b)
	w.Understood.SaidLater(placed.Add)
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i] // the requirements will say it
		placed.Add(f.Source, f.Text)
		placed.items(f.Details, f.Criteria, f.Edges)
	}
	for i := range w.Understood.Qualities {
		q := &w.Understood.Qualities[i]
		placed.Add(q.Source, q.Text, q.Metric, q.Target)
	}
	placed.items(w.Understood.Constraints, w.Understood.Notes, w.Understood.Flows)
	b.Situation = append(b.Situation, w.ReportedItems(w.InContext(w.Unsaid(placed, func(s *understanding.Sentence) bool {
		return s.Tells && w.Binds(s.Text) == wording.Unbound
	})))...)
}
