package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A sentence of so many words stands before a loose one.
const minContext, maxContext = 4, 34

// InContext are sentences of the source that stand in a list away from their
// paragraph: the pronoun of one gives way to what it means, and where that is not
// certain the sentence before it goes with it, "We bake for 140 cafés. They order by
// phone", unless the list has that one right before.
func (w *Work) InContext(items []specs.Item) []specs.Item {
	if w.Language == "zh" {
		return items
	}
	out := slices.Clone(items)
	for i := range out {
		it := &out[i]
		if len(it.Source.Lines) == 0 || len(reading.Sentences(it.Text, 1)) > 1 {
			continue
		}
		if it.Text = w.ReadAlone(it.Text, it.Source); !w.pointsBack(it.Text) {
			continue
		}
		before := w.clauseBefore(it.Text, it.Source)
		if n := len(strings.Fields(before)); n < minContext || n > maxContext || strings.ContainsAny(before, "?`|#") || i > 0 && specs.SameText(items[i-1].Text, before) {
			continue
		}
		it.Text = Finished(before) + " " + it.Text
		it.Source = w.fromLineOf(before, it.Source)
	}
	return out
}

// pointsBack says that a sentence speaks of something that only the one before names:
// it begins with a pronoun, or what is done in it is done to one.
func (w *Work) pointsBack(text string) bool {
	text = strings.TrimRight(text, ". ")
	if w.Table.IsWord("loose", "en", strings.ToLower(LeadingWord(text))) || w.pointsThere(text) {
		return true
	}
	head, _, _ := strings.Cut(text, ",")
	if strings.HasSuffix(head, " their own") || strings.HasSuffix(head, " its own") {
		return true
	}
	c, ok := w.ParseClause(text)
	if !ok {
		return false
	}
	_, object, _ := strings.Cut(w.Base(c), " ")
	switch strings.ToLower(LeadingWord(object)) {
	case "it", "them":
		return w.canWish(c.Subject) || w.Table.IsWord("no_subjects", "en", strings.ToLower(c.Subject))
	}
	return false
}

// pointsThere says that a sentence speaks of a thing or a place by a pointing word alone:
// "everything else may wait; this may not", "the sums are computed there".
func (w *Work) pointsThere(text string) bool {
	tokens := ClauseTokens(text)
	if n := len(tokens); n > 2 && tokens[n-1].Low == "one" && w.Table.IsWord("verbs", "en", tokens[n-2].Low) {
		return true // "anyone may write one"
	}
	placed := false
	for i, t := range tokens {
		next := ""
		if i+1 < len(tokens) {
			next = tokens[i+1].Low
		}
		modal := w.Table.IsWord("auxiliaries", "en", next) || w.Table.IsWord("behind_pointer", "en", next)
		if i > 0 && (t.Low == "this" || t.Low == "that") && modal && strings.HasSuffix(strings.TrimRight(text[:t.From], " "), ";") {
			return true
		}
		if i > 0 && t.Low == "there" && !placed && !modal && !tokens[i-1].Comma && !w.Table.IsWord("before_existence", "en", tokens[i-1].Low) {
			return true
		}
		placed = placed || w.Table.IsWord("prepositions", "en", t.Low)
	}
	return false
}

// TiedBack is a sentence of a list that only points at the one before it in the source
// with that one in front of it: "Redirecting is the product. …; this may not."
func (w *Work) TiedBack(it specs.Item) specs.Item {
	if w.Language == "zh" || len(it.Source.Lines) == 0 || !w.pointsThere(it.Text) {
		return it
	}
	return w.InContext([]specs.Item{it})[0]
}

// fromLineOf is where a sentence stands together with the one before it.
func (w *Work) fromLineOf(before string, src specs.Source) specs.Source {
	first := understanding.FirstLine(src)
	opening := strings.Join(FirstN(strings.Fields(before), 3), " ")
	for from := first; from > 0 && first-from < maxBack; from-- {
		lines := strings.Join(w.SourceLines()[from-1:first], " ")
		if strings.Contains(strings.Join(strings.Fields(lines), " "), opening) {
			src.Lines = slices.Clone(src.Lines)
			src.Lines[0].From = from
			return src
		}
	}
	return src
}
