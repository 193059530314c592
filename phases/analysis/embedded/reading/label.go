package reading

import (
	"strings"
	"unicode/utf8"
)

// CutLabel takes the name off "**Name** – text", "**Name.** text",
// "Name: text" and "Name – text". rest is a suffix of text; it is the whole
// text when there is no label.
func CutLabel(text string, bold bool) (label, rest string, strong bool) {
	at, width := labelEnd(text)
	if at <= 0 {
		if at, width = sentenceLabel(text); !bold || at <= 0 {
			return "", text, false
		}
	}
	label = Unmark(Flatten(text[:at]))
	rest = strings.TrimLeft(text[at+width:], " \t"+string(lineMark))
	if rest == "" || !isLabel(label, bold) {
		return "", text, false
	}
	return label, rest, bold
}

// labelEnd finds the first separator of a label outside brackets and code.
func labelEnd(text string) (at, width int) {
	depth, code := 0, false
	for i, r := range text {
		if i > 160 {
			return 0, 0
		}
		switch {
		case r == '`':
			code = !code
		case code:
		case strings.ContainsRune("([（【《“", r):
			depth++
		case strings.ContainsRune(")]）】》”", r):
			depth--
		case depth > 0:
		case r == '：':
			return i, len("：")
		case r == ':' && (i+1 == len(text) || text[i+1] == ' '):
			return i, 1
		case (r == '–' || r == '—') && i > 0 && text[i-1] == ' ' && strings.HasPrefix(text[i+utf8.RuneLen(r):], " "):
			return i, utf8.RuneLen(r)
		case r == '-' && i > 0 && text[i-1] == ' ' && strings.HasPrefix(text[i+1:], " "):
			return i, 1
		case strings.ContainsRune(".!?。；;？", r) && strings.HasPrefix(text[i+utf8.RuneLen(r):], " "), strings.ContainsRune("。；，？！", r):
			return 0, 0
		}
	}
	return 0, 0
}

// sentenceLabel finds the stop of a bold "Name." at the beginning.
func sentenceLabel(text string) (at, width int) {
	i := strings.Index(text, ". ")
	for i > 0 && addressed(text[:i]) {
		next := strings.Index(text[i+1:], ". ")
		if next < 0 {
			return 0, 0
		}
		i += 1 + next
	}
	if j := strings.Index(text, "? "); i < 0 || j >= 0 && j < i {
		i = j
	}
	if i <= 0 || i > 80 {
		return 0, 0
	}
	return i, 1
}

// addressed says that a text ends with a title of a person, whose stop ends no name: "Dr".
func addressed(text string) bool {
	switch text[strings.LastIndexByte(text, ' ')+1:] {
	case "Dr", "Prof", "Mr", "Mrs", "Ms", "St":
		return true
	}
	return false
}

// isLabel tells a name from the first half of a sentence.
func isLabel(label string, bold bool) bool {
	if label == "" || strings.Contains(label, "://") {
		return false
	}
	if HasHan(label) {
		return utf8.RuneCountInString(label) <= 20
	}
	words := len(strings.Fields(label))
	return words <= 5 || bold && words <= 9 || words <= 8 && !strings.Contains(label, ",") && HasPrefixOf(Lower(label), "what we are not ", "what we're not ", "what we do not ", "what we don't ")
}
