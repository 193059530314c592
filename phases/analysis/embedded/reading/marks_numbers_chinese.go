package reading

import "strings"

// withChineseNumber puts full brackets around the Chinese number with which a line begins,
// "(一)订餐": whoever numbers in characters means the sign of a chapter, and an English
// keyboard has no other bracket.
func withChineseNumber(line string) string {
	body := strings.TrimLeft(line, " \t　*#")
	rest, ok := strings.CutPrefix(body, "(")
	if !ok {
		return line
	}
	number, name, ok := strings.Cut(rest, ")")
	if !ok || number == "" || strings.Trim(number, "一二三四五六七八九十") != "" || strings.TrimSpace(name) == "" {
		return line
	}
	return line[:len(line)-len(body)] + "（" + number + "）" + name
}
