package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// weigh takes what is told of a way that was not taken apart into what speaks for it and what
// against: "Does nearly all of this. Rejected: its price" and "Ordering for free, but one slow
// endpoint blocks all". What tells no verdict is all held against it.
func (l *Lexicons) weigh(way *specs.Alternative) {
	if way.Strength != "" || reading.HasHan(way.Gap) {
		return
	}
	list := reading.Sentences(way.Gap, 0)
	at := slices.IndexFunc(list, func(sen reading.Sentence) bool {
		return reading.HasPrefixOf(reading.Lower(sen.Text), l.VerdictOpeners...)
	})
	if at == 0 || len(list) == 0 {
		return
	}
	for _, but := range l.ButClauses {
		if head, rest, ok := strings.Cut(list[0].Text, but); ok {
			list[0].Text = sentence(reading.UpperFirst(rest))
			way.Strength, way.Gap = sentence(head), spacedSentences(list)
			return
		}
	}
	if at > 0 {
		way.Strength, way.Gap = spacedSentences(list[:at]), spacedSentences(list[at:])
	}
}
