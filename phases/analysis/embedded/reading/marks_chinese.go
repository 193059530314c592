package reading

import (
	"strings"
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
		if fenced || strings.Contains(line, "`") {
			b.WriteString(line)
			continue
		}
		for i := 0; i < len(line); i++ {
			full := fullMark(line[i])
			if full == "" || !betweenHan(line[:i], line[i+1:]) {
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
