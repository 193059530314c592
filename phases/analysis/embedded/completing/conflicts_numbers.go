package completing

import (
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What two sentences need that say the same of different numbers.
const (
	sameThing    = 0.8 // share of the words of both
	fewestShared = 2
	maxSaidOf    = 6 // sentences that are compared for a word
)

// counted is a sentence that says one number of something.
type counted struct {
	text   string
	words  []string
	number wording.Measure
	source specs.Source
}

// sourceConflicts are the places where the source contradicts itself: what it both
// demands and leaves out, and different numbers of the same.
// The brief shows them and asks about them.
func (w *Completer) sourceConflicts() []specs.Conflict {
	return w.recalled.conflicts.Of(w.Understood, func(*understanding.Understanding) []specs.Conflict { return w.findConflicts() })
}

func (w *Completer) findConflicts() []specs.Conflict {
	var out []specs.Conflict
	for _, n := range w.Understood.NonGoals {
		if c, ok := w.demandedAndLeftOut(n); ok {
			out = append(out, c)
		}
	}
	return phrasing.FirstN(append(out, w.contradictions()...), maxConflicts)
}

// conflictQuestions ask which of two lines holds, and say what the package does until
// somebody has decided.
func (w *Completer) conflictQuestions() []specs.Question {
	var out []specs.Question
	for _, c := range w.sourceConflicts() {
		out = append(out, specs.Question{Text: w.Say("question_conflict", "one", c.One, "other", c.Other), Owner: w.Say("owner_product"), Source: phrasing.Rule("contradiction")})
	}
	for _, t := range w.tensions() {
		out = append(out, specs.Question{Text: t.question, Owner: w.Say("owner_product"), Source: phrasing.Rule("tension")})
	}
	return out
}

// contradictions are the pairs of sentences that say different numbers of the same: five
// tools at a time in one line, three in another. Which of them holds nobody can tell.
func (w *Completer) contradictions() []specs.Conflict {
	var out []specs.Conflict
	said := map[string][]counted{}
	for _, it := range w.telling().texts {
		for _, s := range wording.Sentences(it.Text) {
			one, ok := w.countedIn(it.Text[s.Start:s.End], it.Source)
			if !ok {
				continue
			}
			for _, word := range one.words {
				if i := slices.IndexFunc(said[word], func(other counted) bool { return contradicts(&one, &other) }); i >= 0 {
					out = append(out, w.conflictOf(&said[word][i], &one))
					break
				}
			}
			for _, word := range one.words {
				if len(said[word]) < maxSaidOf {
					said[word] = append(said[word], one)
				}
			}
		}
	}
	return out
}

// countedIn is a sentence with its only number.
func (w *Completer) countedIn(text string, src specs.Source) (counted, bool) {
	list := phrasing.Measures(text)
	if len(list) != 1 || src.Kind != specs.Stated {
		return counted{}, false
	}
	words := wording.Keywords(text[:list[0].Start] + " " + text[list[0].End:])
	return counted{text: strings.TrimSpace(text), words: words, number: list[0], source: src}, len(words) >= fewestShared
}

// contradicts says that two sentences of different lines say different numbers of the
// same thing, counted and bounded alike.
func contradicts(a, b *counted) bool {
	if phrasing.SameLines(a.source, b.source) || a.number.Unit != b.number.Unit || a.number.Class != b.number.Class || a.number.Value == b.number.Value && a.number.High == b.number.High || boundSide(a.number.Op) != boundSide(b.number.Op) {
		return false
	}
	shared := 0
	for _, word := range a.words {
		if _, ok := slices.BinarySearch(b.words, word); ok {
			shared++
		}
	}
	return shared >= fewestShared && float64(shared) >= sameThing*float64(max(len(a.words), len(b.words)))
}

// boundSides writes a bound that is within as one that is not. It is built once: every
// number is held against others.
var boundSides = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("≤", "<", "≥", ">", "<=", "<", ">=", ">")
})

// boundSide is on which side of a number its bound lies.
func boundSide(op string) string { return boundSides().Replace(op) }

// conflictOf is what two sentences say, each with its lines.
func (w *Completer) conflictOf(a, b *counted) specs.Conflict {
	said := func(c *counted) string {
		return specs.Clean(w.Say("conflict_line", "line", c.source.Mark(), "text", strings.TrimRight(c.text, ".。 ")))
	}
	return specs.Conflict{Point: specs.Clean(phrasing.Capital(w.Say("conflict_numbers", "one", a.number.Text, "other", b.number.Text))), One: said(a), Other: said(b), Source: a.source.Join(b.source)}
}
