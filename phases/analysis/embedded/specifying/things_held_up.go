package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// tellHeldUp adds that a thing may be held up as its field, with what ends that: "the tool is
// blocked until our repair crew has released it".
func (w *Specifier) tellHeldUp(m *dataModel, text string, src specs.Source) {
	tokens := wording.Tokens(text)
	for i := 2; i+3 < len(tokens); i++ {
		if tokens[i].Lower != "is" || tokens[i+2].Lower != "until" || !w.Table.IsWord("held_up", "en", tokens[i+1].Lower) {
			continue
		}
		at := m.thingBefore(tokens, i)
		if at < 0 || len(m.entities[at].States) > 0 {
			continue
		}
		until := text[tokens[i+2].Start:]
		if end := strings.IndexAny(until, ".;,"); end > 0 {
			until = until[:end]
		}
		addTold(&m.entities[at], []specs.Field{{Name: tokens[i+1].Lower, Type: w.Say("type_yes_no"), Constraint: until}}, src)
	}
}

// thingBefore is the entity whose name ends before a token, by its last two words or its last;
// negative where none does.
func (m *dataModel) thingBefore(tokens []wording.Token, to int) int {
	for _, n := range []int{2, 1} {
		if to < n {
			continue
		}
		words := make([]string, 0, n)
		for _, t := range tokens[to-n : to] {
			words = append(words, t.Lower)
		}
		if at := m.index(strings.Join(words, " "), ""); at >= 0 {
			return at
		}
	}
	return -1
}
