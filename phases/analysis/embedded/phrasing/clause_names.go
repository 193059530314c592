package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedTokens marks the words of systems' names behind their first one: of "Platform scales" that
// send a weight, or that a weight comes from, nothing scales.
func (w *Work) namedTokens(text string, tokens []Token) []Token {
	if w.Understood == nil {
		return tokens
	}
	for i := range w.Understood.Integrations {
		name, _, _ := strings.Cut(w.Understood.Integrations[i].Name, " (")
		if !strings.Contains(name, " ") || !reading.StartsUpper(name) {
			continue
		}
		at := strings.Index(text, name)
		if at < 0 {
			continue
		}
		for k, t := range tokens {
			tokens[k].Named = t.Named || t.From > at && t.To <= at+len(name)
		}
	}
	return tokens
}
