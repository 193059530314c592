package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// nameMark stands before the name of one person in a slot, before which a phrase loses
// its article: "a {actor}" is Oma Tilda. It never leaves FillSlots.
const nameMark = "\u2060"

// bodyMark stands before the name of a body of which there is one, before which a
// phrase says "the": "a {actor}" is the board. It never leaves FillSlots either.
const bodyMark = "\u2061"

// IsBody says that a name is that of a body or a room of work of which a house has
// one: nobody is "a board".
func (w *Work) IsBody(name string) bool {
	return w.Language != "zh" && !strings.Contains(name, " of ") && w.Table.IsWord("one_bodies", "en", strings.ToLower(name[strings.LastIndexByte(name, ' ')+1:]))
}

// IsNamed says that a text is the name of one person of the source.
func (w *Work) IsNamed(name string) bool {
	if r, _ := utf8.DecodeRuneInString(name); w.Understood == nil || w.Asked == nil || !reading.StartsUpper(name) || r == utf8.RuneError {
		return false
	}
	key := rosterKey{n: len(w.Understood.Actors)}
	if key.n > 0 {
		key.first = &w.Understood.Actors[0]
	}
	return w.Asked.named.Of(key, func(rosterKey) map[string]bool {
		out := map[string]bool{}
		for i := range w.Understood.Actors {
			if a := &w.Understood.Actors[i]; a.Named {
				out[a.Name] = true
			}
		}
		return out
	})[name]
}

// asName marks the value of a slot that names one person.
func (w *Work) asName(value string) string {
	if w.Language != "zh" && w.IsNamed(value) {
		return nameMark + value
	}
	return value
}

// withThe puts the definite article into the place of the other one at the end of what
// was written so far.
func withThe(b *strings.Builder, before string) {
	head, ok := strings.CutSuffix(before, "a ")
	the := "the "
	if !ok {
		head, ok = strings.CutSuffix(before, "A ")
		the = "The "
	}
	if ok && (head == "" || strings.HasSuffix(head, " ")) {
		b.Reset()
		b.WriteString(head + the)
	}
}

// withoutArticle takes the article off the end of what was written so far.
func withoutArticle(b *strings.Builder, before string) {
	for _, article := range []string{"a ", "A ", "the ", "The ", "an ", "An "} {
		head, ok := strings.CutSuffix(before, article)
		if ok && (head == "" || strings.HasSuffix(head, " ")) {
			b.Reset()
			b.WriteString(head)
			return
		}
	}
}
