package guidelines

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// item is what one list item says when it is read as a rule.
type item struct {
	id, topic, text, date string
	learning              bool
}

// readItem reads the text of a list item: "[topic] text", "[learning/topic]
// text (2026-01-31)", the older "[learning] text" and "text (learned:
// 2026-01-31)", each with or without the mark of an id at its end.
func readItem(source string) item {
	text, id := cutID(strings.Join(strings.Fields(source), " "))
	topic, text := cutTopic(text)
	it := item{id: id, topic: topic}
	if rest, ok := strings.CutPrefix(topic, string(Learning)); ok && (rest == "" || rest[0] == '/') {
		it.learning, it.topic = true, strings.TrimPrefix(rest, "/")
	}
	text, it.date = cutDate(text, "(learned: ")
	if it.date != "" {
		it.learning = true
	} else if it.learning {
		text, it.date = cutDate(text, "(")
	}
	it.text = unescape(text)
	return it
}

// cutTopic takes a leading "[topic] " off.
func cutTopic(text string) (topic, rest string) {
	inner, ok := strings.CutPrefix(text, "[")
	if !ok {
		return "", text
	}
	topic, rest, ok = strings.Cut(inner, "]")
	if !ok || !isTopic(topic) || rest != "" && rest[0] != ' ' {
		return "", text
	}
	return topic, strings.TrimSpace(rest)
}

// isTopic says whether a text can stand in the brackets before a rule: letters
// and digits of any script, dashes, lines, slashes and points, and more than
// the x of a box.
func isTopic(text string) bool {
	if text == "" || len(text) > 80 || strings.EqualFold(text, "x") {
		return false
	}
	for _, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-_/.", r) {
			return false
		}
	}
	return true
}

// cutDate takes "(2026-01-31)" off the end, with what open says before the date.
func cutDate(text, open string) (rest, date string) {
	at := strings.LastIndex(text, open)
	if at < 0 || !strings.HasSuffix(text, ")") || at > 0 && text[at-1] == '\\' {
		return text, ""
	}
	date = text[at+len(open) : len(text)-1]
	if !isDate(date) {
		return text, ""
	}
	return strings.TrimSpace(text[:at]), date
}

// isDate says whether a text has the form of a day.
func isDate(text string) bool {
	if len(text) != len("2026-01-31") {
		return false
	}
	for i := range len(text) {
		if dash := i == 4 || i == 7; dash != (text[i] == '-') || !dash && (text[i] < '0' || text[i] > '9') {
			return false
		}
	}
	return true
}

// The comment that carries the id of a rule.
const (
	idOpen  = "<!-- R-"
	idClose = " -->"
)

// cutID takes the mark of an id out of a text on one line. It stands at the end
// of what overtone writes; a person may have written on behind it.
func cutID(text string) (rest, id string) {
	at := strings.LastIndex(text, idOpen)
	if at < 0 || at > 0 && text[at-1] == '\\' {
		return text, ""
	}
	number, behind, ok := strings.Cut(text[at+len(idOpen):], idClose)
	if _, isNumber := numberOf(number); !ok || !isNumber {
		return text, ""
	}
	return strings.TrimSpace(strings.TrimSpace(text[:at]) + behind), "R-" + number
}

// numberOf reads the part of an id behind "R-": digits, with a G before them
// when the rule holds in every project.
func numberOf(number string) (n int, ok bool) {
	digits := strings.TrimPrefix(number, "G")
	if digits == "" || len(digits) > 9 {
		return 0, false
	}
	for i := range len(digits) {
		if digits[i] < '0' || digits[i] > '9' {
			return 0, false
		}
		n = n*10 + int(digits[i]-'0')
	}
	return n, true
}

// writeItem is the line of a rule without its list marker: what readItem reads
// back as the same rule.
func writeItem(it item) string {
	topic := it.topic
	if it.learning {
		topic = string(Learning) + "/" + topic
	}
	line := "[" + topic + "] " + escape(it.text, it.learning)
	if it.date != "" {
		line += " (" + it.date + ")"
	}
	return line + " <!-- " + it.id + idClose
}

// escape keeps a text from being read as a mark of ours: a comment, or the date
// of a learning. Nothing else in it can end its line or begin a block, because
// the line begins with the topic.
func escape(text string, learning bool) string {
	text = beforeComments(text, func(slashes int) int { return slashes + 1 })
	at, slashes, learned := finalDate(text)
	if at >= 0 && (learning || learned || slashes > 0) {
		text = text[:at] + `\` + text[at:]
	}
	return text
}

// unescape undoes escape.
func unescape(text string) string {
	text = beforeComments(text, func(slashes int) int { return max(0, slashes-1) })
	if at, slashes, _ := finalDate(text); slashes > 0 {
		text = text[:at-1] + text[at:]
	}
	return text
}

// finalDate finds the date in brackets that ends a text: where its bracket
// stands, how many backslashes stand before it, and whether it says "learned".
// Without one, at is -1.
func finalDate(text string) (at, slashes int, learned bool) {
	at = strings.LastIndexByte(text, '(')
	if at < 0 || !strings.HasSuffix(text, ")") {
		return -1, 0, false
	}
	inner, learned := strings.CutPrefix(text[at+1:len(text)-1], "learned: ")
	if !isDate(inner) {
		return -1, 0, false
	}
	return at, at - len(strings.TrimRight(text[:at], `\`)), learned
}

// beforeComments changes the number of backslashes before every "<!--".
func beforeComments(text string, change func(slashes int) int) string {
	const open = "<!--"
	var b strings.Builder
	for {
		at := strings.Index(text, open)
		if at < 0 {
			b.WriteString(text)
			return b.String()
		}
		before := strings.TrimRight(text[:at], `\`)
		b.WriteString(before)
		b.WriteString(strings.Repeat(`\`, change(at-len(before))))
		b.WriteString(open)
		text = text[at+len(open):]
	}
}

// fold makes one line of a text: whitespace is folded, control and direction
// marks are dropped, bytes that are no UTF-8 are replaced.
func fold(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r) || r == '\u2028' || r == '\u2029':
			return ' '
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\ufeff' || r == '\u200b':
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, string(utf8.RuneError)))
	return strings.Join(strings.Fields(text), " ")
}
