package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A sentence of so many words stands before a loose one.
const minContext, maxContext = 4, 30

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
	if w.Table.IsWord("loose", "en", strings.ToLower(LeadingWord(text))) {
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
