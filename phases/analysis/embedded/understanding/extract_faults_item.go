package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// faultOf takes an item of a list of faults apart.
func (l *Lexicons) faultOf(u *reading.Unit) fault {
	f, text := fault{}, strings.TrimSpace(u.Text)
	if level, code, ok := l.markOf(strings.Trim(u.Label, "*` ")); u.Label != "" && ok {
		f.level, f.code, text = level, code, stripLabel(u)
	} else if code := strings.Trim(leadingCode(u), "`"); code != "" && ruleName("`"+code+"`") && !strings.HasPrefix(code, "-") {
		f.code, text = code, strings.TrimLeft(strings.TrimPrefix(text, leadingCode(u)), " :：–—-")
	}
	for _, group := range bracketGroups(text) {
		level, code, ok := l.markOf(group.inside)
		if !ok || level == "" && (group.to < len(strings.TrimRight(text, " .。")) || f.code != "") {
			continue
		}
		f.level, f.code = reading.FirstOf(f.level, level), reading.FirstOf(f.code, code)
		text = strings.TrimSpace(strings.TrimRight(text[:group.from], " ") + text[group.to:])
		break
	}
	text = strings.TrimLeft(text, " :：–—-")
	list := reading.Sentences(strings.TrimSpace(text), u.From)
	if len(list) == 0 {
		return f
	}
	f.what = strings.TrimRight(list[0].Text, " .。;；,，")
	for _, sep := range []string{"; ", " – ", " — ", "；"} {
		if what, remark, ok := strings.Cut(f.what, sep); ok && strings.Contains(remark, " ") == !reading.HasHan(remark) {
			f.what, f.remarks = strings.TrimSpace(what), append(f.remarks, strings.TrimSpace(remark))
			break
		}
	}
	for _, sen := range list[1:] {
		f.remarks = append(f.remarks, sen.Text)
	}
	return f
}

// bracketGroup is a group in brackets: where it begins and ends, and what stands in it.
type bracketGroup struct {
	from, to int
	inside   string
}

// bracketGroups are the groups in brackets of a text.
func bracketGroups(text string) (groups []bracketGroup) {
	open, inside := -1, 0
	for i, r := range text {
		switch r {
		case '(', '[', '（', '【':
			open, inside = i, i+utf8.RuneLen(r)
		case ')', ']', '）', '】':
			if open >= 0 {
				groups = append(groups, bracketGroup{from: open, to: i + utf8.RuneLen(r), inside: text[inside:i]})
			}
			open = -1
		}
	}
	return groups
}

// markOf reads what an item says of how bad a fault is, and of its code, in any order: "error,
// CL001", "W12 · warning", "severity: high". It fails where anything else is said.
func (l *Lexicons) markOf(text string) (level, code string, ok bool) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;/|·，；、()（）", r) }) {
		part = strings.Trim(part, " `*:：")
		if part == "" {
			continue
		}
		if found := l.levelNamed(part); found != "" && level == "" {
			level = found
			continue
		}
		for word := range strings.FieldsSeq(part) {
			word = strings.Trim(word, "`*:：-")
			switch found := l.levelNamed(word); {
			case found != "" && level == "":
				level = found
			case code == "" && faultCode(word):
				code = word
			case word == "" || l.MarkWords[reading.Lower(word)]:
			default:
				return "", "", false
			}
		}
	}
	return level, code, level != "" || code != ""
}

// faultCode tells the code of a fault, "CL001", "W-12", "no-sum": capital letters with a number,
// or small words joined.
func faultCode(word string) bool {
	if !reading.IsASCII(word) || word == "" || !unicode.IsLetter(rune(word[0])) {
		return false
	}
	if word == strings.ToUpper(word) {
		return strings.ContainsFunc(word, unicode.IsDigit)
	}
	return word == reading.Lower(word) && strings.ContainsAny(word, "-_") && !strings.HasSuffix(word, "-")
}
