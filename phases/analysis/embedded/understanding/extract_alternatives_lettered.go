package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxLetteredWay is how many words the name of a way behind its letter has at most.
const maxLetteredWay = 16

// letteredWay reads a way that was not taken, counted by a letter or a number: "**B. AWS
// Kinesis instead of Kafka.** Less to operate. Rejected because retention doubles the cost."
// The first sentence names it, also where it is put as a request; what is said for it stands
// in front of why it was rejected.
func (x *understander) letteredWay(u *reading.Unit) bool {
	text := x.lex.withoutWayMark(u.Text)
	if text == u.Text {
		return false
	}
	list := reading.Sentences(text, u.From)
	if len(list) < 2 || len(strings.Fields(list[0].Text)) > maxLetteredWay || strings.Contains(list[0].Text, ": ") {
		return false
	}
	way := specs.Alternative{Name: reading.UpperFirst(strings.TrimRight(list[0].Text, ".。")), Source: x.source(u.From, u.To)}
	against := len(list)
	for i := len(list) - 1; i > 0; i-- {
		if reading.HasPrefixOf(reading.Lower(list[i].Text), x.lex.RejectedOpeners...) {
			against = i
		}
	}
	for i, sen := range list[1:] {
		to := &way.Gap
		if i+1 < against && against < len(list) {
			to = &way.Strength
		}
		*to = strings.TrimSpace(*to + reading.Joiner(sen.Text) + sentence(sen.Text))
	}
	x.u.Alternatives = append(x.u.Alternatives, way)
	return true
}

// withoutWayMark takes off a text by what its way is counted: "A. ", "Option 2: ", "方案一：".
func (l *Lexicons) withoutWayMark(text string) string {
	low := reading.Lower(text)
	rest, counted := text, false
	for _, word := range l.WordsForWay {
		if strings.HasPrefix(low, word) && len(low) == len(text) {
			rest, counted = strings.TrimLeft(text[len(word):], " "), true
			break
		}
	}
	for _, mark := range []string{". ", ") ", ": ", " – ", " — ", "：", "、"} {
		number, body, ok := strings.Cut(rest, mark)
		number = strings.Trim(number, "( ")
		if !ok || number == "" || body == "" {
			continue
		}
		letter := len(number) == 1 && number[0] >= 'A' && number[0] <= 'H'
		if letter || counted && (strings.Trim(number, "0123456789abcdefgh") == "" && len(number) < 3 || strings.Contains("一二三四五六甲乙丙丁", number)) {
			return strings.TrimSpace(body)
		}
	}
	return text
}
