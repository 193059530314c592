package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// paperOwed tells a sentence that says which paper its project needs by some point: "we need a
// DPIA signed off before the pilot", 上线前须完成等保测评. No test of the product shows it.
func (l *Lexicons) paperOwed(s *signals) bool {
	if s.question || s.trigger != "" {
		return false
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), ".;。； ") + " "
	return reading.ContainsAny(low, l.ProjectPapers...) && reading.ContainsAny(low, l.ProjectPoints...)
}

// PaperOwed tells a statement that says which paper its project needs by some point.
func (l *Lexicons) PaperOwed(text string) bool { return l.paperOwed(&signals{text: text}) }

// ownDataRight tells a sentence that gives somebody a right to what is theirs: "a parent can
// delete their account". Whatever heading it stands under, it is something that they do.
func (x *understander) ownDataRight(s *signals) bool {
	if s.question || s.timed() || !x.personCan(s) || s.has("non_goal") {
		return false
	}
	low := " " + reading.Lower(s.text)
	for _, can := range x.lex.OwnDataCan {
		if _, deed, ok := strings.Cut(low, can); ok {
			return reading.HasPrefixOf(deed, x.lex.OwnDataDeeds...) && reading.ContainsAny(deed, x.lex.OwnData...)
		}
	}
	return false
}

// whoeverDoes tells what happens with whoever does something, "Whoever opens a claim leaves a trace",
// "A customer who asks for their data gets it within 30 days": that is built, how well or not.
var whoeverDoes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:Whoever [a-z]+s [^,;:]{2,50}? (?:leaves|gets|is|sees|has) |(?:An? |Every |Each |Any)[^,;:]{2,30} who asks? for (?:their|his|her) (?:own )?data (?:gets?|receives?|is sent|can) )`)
})

// staysUntil tells what stays for some time and then goes, which nobody builds.
var staysUntil = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:The|Our|Its) (?:old|existing|present|current|other) [^,;:]{2,40}? (?:stays?|remains?|keeps? running|goes on) until [^.;]{3,80}(?:; then (?:it|they) (?:goes|go|is|are) ?[a-z ]*)?\.?$`)
})
