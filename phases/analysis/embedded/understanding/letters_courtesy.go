package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What people write in a letter only because it is one: they ask
// whether the reader can do it, they pass on what a colleague asked.

// asksBack tells a question to whoever is to build the product, whether they can:
// "Can you tell me by Friday whether that's doable?".
func (l *Lexicons) asksBack(text string) bool {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	return reading.HasPrefixOf(low, l.AskedToAnswer...) && reading.ContainsAny(low, l.WhetherYouCan...)
}

// doubtedAsk tells what a colleague asks for and the writer is against: "Birgit asks
// if the old ones can be found too. I'd say not needed". It is still open.
func (l *Lexicons) doubtedAsk(before, text string) bool {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	return l.passedOn(before) && reading.HasPrefixOf(low, l.WriterDoubts...)
}

// passedOn tells that a sentence says what somebody asks for.
func (l *Lexicons) passedOn(text string) bool {
	const near = 40 // runes in front of the verb: the name or role of who asks
	for _, verb := range l.SomebodyAsks {
		if i := strings.Index(reading.Lower(text), verb); i > 0 && i < near {
			return true
		}
	}
	return false
}

// doubted tells such a pair of sentences written as one.
func (l *Lexicons) doubted(text string) bool {
	ask, doubt, ok := strings.Cut(text, " – ")
	return ok && l.doubtedAsk(ask, reading.UpperFirst(doubt))
}

// shareToday tells before the first wish how many of those just spoken of fare badly:
// "Half of them get an answer after two days".
func (x *understander) shareToday(s *signals) bool {
	low := " " + reading.Lower(s.text) + " "
	return !s.question && !s.has("can", "must", "should", "need") && reading.HasPrefixOf(low, x.lex.SomeOfThem...)
}
