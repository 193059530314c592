package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fieldsOfHeading reads a list of names and nothing else below the heading of a record:
// "### 老人档案" over "姓名、身份证号（加密）、出生日期。". They are its fields, whatever the word in a
// bracket hints at.
func (x *understander) fieldsOfHeading(u *reading.Unit, nested []int) bool {
	if u.Label != "" || u.Kind == reading.Row || len(nested) > 0 || len(u.Sentences) != 1 || u.LeadUnit >= 0 || len(x.units[u.Section]) != 1 {
		return false
	}
	record := x.lex.recordName(x.r.Sections[u.Section].Title)
	text := u.Sentences[0].Text
	if record == "" || !strings.Contains(text, "、") {
		return false
	}
	parts := reading.SplitTop(strings.TrimRight(text, "。；. "), "、")
	if len(parts) < 3 {
		return false
	}
	for _, p := range parts {
		if !x.lex.bareField(p) {
			return false
		}
	}
	e := x.addEntity(record, x.r.Sections[u.Section].From, u.To)
	for _, p := range parts {
		name, said := nameAndAside(p)
		x.addField(e, p, "", said, u.From, u.To)
		x.fieldStates(e, name, said, u.From, u.To)
	}
	return true
}

// bareField says that an item of a list may name a field: a few characters without a mark and
// without a word that asks for something.
func (l *Lexicons) bareField(part string) bool {
	name, _ := nameAndAside(part)
	const longest = 12
	return name != "" && utf8.RuneCountInString(name) <= longest && !strings.ContainsAny(name, "，。；：！？") &&
		!reading.ContainsAny(name, l.ChineseNoFields...)
}
