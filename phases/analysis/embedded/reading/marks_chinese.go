package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// WithChineseMarks puts the full marks in the place of those of an English keyboard
// that stand right between Chinese characters, "小程序,让居民": the one who typed them
// meant the others. Code stays as it is, and so do the lines.
func WithChineseMarks(text string) string {
	if !HasHan(text) {
		return text
	}
	var b strings.Builder
	fenced := false
	for line := range strings.Lines(text) {
		line = withChineseNumber(line)
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
		}
		if fenced {
			b.WriteString(line)
			continue
		}
		code := false
		for i := 0; i < len(line); i++ {
			full := fullMark(line[i])
			if line[i] == '`' {
				code = !code
			}
			if full == "" || code || !betweenHan(line[:i], line[i+1:]) && !besideHan(line[i], line[:i], line[i+1:]) {
				b.WriteByte(line[i])
				continue
			}
			b.WriteString(full)
		}
	}
	return b.String()
}

// betweenHan says that a Chinese character stands right before a place and another one
// behind it.
func betweenHan(before, behind string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(behind)
	return last != utf8.RuneError && next != utf8.RuneError && HasHan(string(last)) && HasHan(string(next))
}

// besideHan says of a mark that only one side of it is a Chinese character that it is a
// Chinese one nevertheless: a comma with a word or a figure on the other side, "每餐补2元,80岁
// 以上", a colon behind the name with which a line begins, "时间:2025年", and what ends a line.
func besideHan(c byte, before, behind string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(behind)
	hanBefore, hanBehind := HasHan(string(last)), HasHan(string(next))
	end := strings.TrimSpace(behind) == ""
	switch c {
	case ',':
		return hanBefore && wordBegins(next) || hanBehind && wordEnds(last) || wordBegins(next) && hanInBrackets(before)
	case ':':
		return hanBefore && (end || wordBegins(next)) && onlyHan(before) || hanBehind && roleFirst(before)
	case ';':
		return hanBefore && (end || wordBegins(next)) || HasHan(before) && isLetter(last) && isLetter(next) || hanBehind && wordEnds(last)
	case '?', '!':
		return hanBefore && end || hanBehind && wordEnds(last)
	}
	return hanBefore && end
}

// hanInBrackets says that a line has just closed a bracket with Chinese in it: "打分(1~5 分)".
func hanInBrackets(before string) bool {
	inner, closed := strings.CutSuffix(strings.TrimSuffix(before, "）"), ")")
	open := strings.LastIndexAny(inner, "(（")
	return (closed || strings.HasSuffix(before, "）")) && open >= 0 && HasHan(inner[open:])
}

// isLetter tells a Latin letter.
func isLetter(r rune) bool { return r < utf8.RuneSelf && unicode.IsLetter(r) }

// roleFirst says that a line has begun with a short name that ends in Latin letters or in a
// bracket, "Release manager:创建 campaign", "车队客户 (fleet operator):决定", and nothing else.
func roleFirst(before string) bool {
	before = strings.TrimLeft(before, "-*+• \t0123456789.、)）")
	if n := utf8.RuneCountInString(before); n < 2 || n > maxRoleFirst || strings.Count(before, "(") != strings.Count(before, ")") {
		return false
	}
	inside := 0
	for _, r := range before {
		switch {
		case r == '(' || r == '（':
			inside++
		case r == ')' || r == '）':
			inside--
		case unicode.IsDigit(r) && inside > 0: // how many they are: "现场工程师(22 人):接单"
		case !isLetter(r) && !unicode.Is(unicode.Han, r) && !strings.ContainsRune(" -/*~", r):
			return false
		}
	}
	return true
}

// maxRoleFirst bounds, in characters, a name with Latin letters with which a line begins.
const maxRoleFirst = 24

// wordBegins tells a figure, a Latin letter, a bracket, a quotation mark or the mark of code, of
// emphasis or of a name with which what stands behind a comma may begin.
func wordBegins(r rune) bool {
	return r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune("“‘《（(\"「『`*@", r)
}

// wordEnds tells a figure, a Latin letter, a bracket, a sign of a share, a quotation mark or the mark
// of code or of emphasis with which what stands before a comma may end.
func wordEnds(r rune) bool {
	return r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune("”’》）)%\"」』`*", r)
}

// onlyHan says that a line has begun with a few Chinese characters and nothing else, but for
// the mark of an item.
func onlyHan(before string) bool {
	before = strings.TrimLeft(before, "-*+• \t0123456789.、)）")
	n := 0
	for _, r := range before {
		if !unicode.Is(unicode.Han, r) {
			return false
		}
		n++
	}
	return n >= 2 && n <= maxLineName
}

// maxLineName bounds, in characters, the name with which a line begins.
const maxLineName = 6

// fullMark is what a mark of an English keyboard stands for in Chinese, empty for any
// other byte.
func fullMark(c byte) string {
	switch c {
	case ',':
		return "，"
	case ':':
		return "："
	case ';':
		return "；"
	case '?':
		return "？"
	case '!':
		return "！"
	}
	return ""
}
