package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mayBefall tells what can happen to things of themselves, with which whoever uses the
// product has to reckon: "Events may arrive more than once and out of order". Nobody is to
// bring it about, and nobody is allowed to.
func (l *Lexicons) mayBefall(s *signals) bool {
	if s.question || s.trigger != "" || s.has("must", "should", "need") {
		return false
	}
	low := reading.Lower(s.text)
	if reading.HasHan(low) {
		return !strings.ContainsAny(low, "，；") && reading.ContainsAny(low, l.ChineseMayBefall...)
	}
	for _, modal := range l.MayBefallModals {
		subject, rest, ok := strings.Cut(low, modal)
		if !ok || len(strings.Fields(subject)) > maxFactSubject || !reading.HasPrefixOf(rest+" ", l.MayBefall...) {
			continue
		}
		_, person := l.people.First(subject)
		return !person && !strings.ContainsAny(subject, ",;")
	}
	return false
}

// madeFor tells for whom the product is made, "It is written for libraries with up to 5,000
// items": that says whom to ask, and nothing that is built or refused.
func (x *understander) madeFor(s *signals) bool {
	if s.question || s.has("must", "should", "need") {
		return false
	}
	low := reading.Lower(s.text)
	for _, made := range x.lex.MadeFor {
		subject, _, ok := strings.Cut(low, made)
		if ok && (subject == "it" || strings.EqualFold(strings.TrimPrefix(subject, "the "), x.u.Product)) {
			return true
		}
	}
	return false
}
