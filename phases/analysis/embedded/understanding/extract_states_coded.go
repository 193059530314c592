package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// valuesOfCodes are the names that stand behind codes in what is said of a field, without their
// codes: 待核销, 已核销 and 爽约 of "0 待核销 1 已核销 3 爽约" and of "0-待核销，1-已核销，3-爽约".
// Nothing for a text in which not every number leads a name.
func valuesOfCodes(text string) []string {
	var out []string
	seen := map[string]bool{}
	rest := strings.TrimRight(strings.TrimSpace(text), "。.;；)） ")
	if i := strings.IndexAny(rest, "0123456789"); i > 0 { // "状态：0 待核销 …", "枚举（0 待核销、…"
		if head := rest[:i]; !strings.HasSuffix(head, "：") && !strings.HasSuffix(head, ":") && !strings.HasSuffix(head, "（") && !strings.HasSuffix(head, "(") && !strings.HasSuffix(head, "，") {
			return nil
		}
		rest = rest[i:]
	}
	for rest != "" {
		name := strings.TrimLeft(rest, "0123456789")
		code := rest[:len(rest)-len(name)]
		const longestCode, longestName = 3, 12
		bare := strings.TrimLeft(name, " -–—=:：.、")
		if code == "" || len(code) > longestCode || seen[code] || bare == name && !startsHan(name) {
			return nil
		}
		seen[code] = true
		end := strings.IndexAny(bare, "0123456789")
		rest = ""
		if end >= 0 {
			bare, rest = bare[:end], bare[end:]
		}
		if bare = strings.Trim(bare, " ,，、;；/|"); bare == "" || utf8.RuneCountInString(bare) > longestName {
			return nil
		}
		out = append(out, bare)
	}
	return out
}

// startsHan says that a text begins with a Chinese character.
func startsHan(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.Is(unicode.Han, r)
}
