package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// codeRow names what a row of a table of codes stands for by what the table
// lists, because a bare code says nothing elsewhere: "Exit code 3: the input
// cannot be read" of a row "3 | the input cannot be read" below "Exit codes".
func (x *understander) codeRow(u *reading.Unit, text string) string {
	code := first(u.Cells)
	rest, ok := strings.CutPrefix(text, code)
	if !ok || rest == "" || !bareCode(code) {
		return text
	}
	title := strings.TrimSpace(x.r.Sections[u.Section].Title)
	if reading.HasHan(title) {
		if !reading.HasSuffixOf(title, "码", "代码") || len([]rune(title)) > 6 {
			return text
		}
		return title + " " + code + "：" + strings.TrimLeft(rest, ":： ")
	}
	words := strings.Fields(title)
	if n := len(words); n == 0 || n > 3 || !strings.EqualFold(wording.Singular(words[n-1]), "code") && !strings.EqualFold(words[n-1], "errors") {
		return text
	}
	return reading.UpperFirst(wording.Singular(reading.Lower(title))) + " " + text
}

// bareCode tells "3", "404", "E1001" and "`ERR_LOCK`" from words.
func bareCode(code string) bool {
	code = strings.Trim(code, "`* ")
	return code != "" && !strings.Contains(code, " ") &&
		(strings.ContainsFunc(code, unicode.IsDigit) || strings.Contains(code, "_")) && reading.IsASCII(code)
}
