package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// systemRow reads the systems around the product, each with what it is for in brackets: in one row
// behind a label, "依赖方：企业微信（通知、通讯录）、HR 系统（每小时同步）", or one an item below such a
// label or heading, "- HR 系统（组织架构，每小时同步）".
func (x *understander) systemRow(u *reading.Unit, c context) bool {
	if u.Kind != reading.Prose && u.Kind != reading.Bullet || !reading.HasHan(u.Text) || len(u.Sentences) > 1 {
		return false
	}
	text := strings.TrimRight(strings.TrimSpace(u.Text), "。.；; ")
	if systems := x.systemsInRow(text); len(systems) > 1 {
		return x.addSystems(systems, u)
	}
	if u.Kind != reading.Bullet || !x.listsSystems(u, c) {
		return false
	}
	name, purpose, ok := systemTold(text)
	if !ok || purpose == "" || x.isPerson(name) || reading.HasSuffixOf(name, x.lex.ChineseNoSystems...) {
		return false
	}
	return x.addSystems([][2]string{{name, purpose}}, u)
}

// addSystems files systems with what each is for. What a bracket says of the interface is how
// it is reached, and no purpose.
func (x *understander) addSystems(systems [][2]string, u *reading.Unit) bool {
	for _, s := range systems {
		fact := IntegrationFact{Name: s[0], Purpose: sentence(s[1]), Source: x.source(u.From, u.To)}
		whole := u.Text
		if s[1] != "" && !reading.HasHan(s[1]) {
			fact.Protocol, fact.Purpose = s[1], ""
			whole = s[0] + "（" + s[1] + "）"
		}
		x.calledInFull(s[0])
		x.mergeIntegration(fact)
		for i := range x.u.Integrations {
			if known := &x.u.Integrations[i]; known.Name == s[0] && known.Purpose == "" {
				known.Purpose = sentence(whole)
			}
		}
	}
	return true
}

// calledInFull gives a system that the text has named by its code alone its full name: iSC is 海康 iSC.
func (x *understander) calledInFull(name string) {
	maker, code, ok := strings.Cut(name, " ")
	if !ok || !reading.HasHan(maker) || reading.HasHan(code) {
		return
	}
	for i := range x.u.Integrations {
		if x.u.Integrations[i].Name == code {
			x.u.Integrations[i].Name = name
		}
	}
}

// listsSystems says that an item stands below a heading or a lead over systems.
func (x *understander) listsSystems(u *reading.Unit, c context) bool {
	if u.LeadUnit >= 0 && u.Lead != "" {
		return x.lex.headsSystems(u.Lead)
	}
	return c.kind == "integration" || (c.kind == "dependency" || c.kind == "") && x.lex.headsSystems(x.r.Sections[u.Section].Title)
}

// headsSystems says that a label, a lead or a heading announces systems and says nothing else.
func (l *Lexicons) headsSystems(head string) bool {
	const longest = 12
	return utf8.RuneCountInString(head) <= longest && !strings.ContainsAny(head, "，。") && reading.ContainsAny(head, l.ChineseSystemRows...)
}

// systemsInRow are the systems of a row with their purposes, by a label before it: nothing for any
// other text.
func (x *understander) systemsInRow(text string) [][2]string {
	label, row, ok := strings.Cut(text, "：")
	if !ok {
		for _, verb := range []string{"包括", "包含", "有"} {
			if before, behind, found := strings.Cut(text, verb); found && x.lex.headsSystems(before) {
				label, row, ok = before, behind, true
				break
			}
		}
	}
	if !ok || !x.lex.headsSystems(label) {
		return nil
	}
	var out [][2]string
	brackets := 0
	for _, part := range topParts(row) {
		name, purpose, ok := systemTold(part)
		if !ok || x.isPerson(name) || reading.HasSuffixOf(name, x.lex.ChineseNoSystems...) {
			return nil
		}
		if purpose != "" {
			brackets++
		}
		out = append(out, [2]string{name, purpose})
	}
	if brackets*2 < len(out) {
		return nil
	}
	return out
}

// topParts are the parts of a row between marks that stand in no bracket; 和 and 以及 part the last
// two behind a bracket.
func topParts(row string) []string {
	row = strings.NewReplacer("）和", "）、", "）以及", "）、", "）与", "）、", "）及", "）、", ")和", ")、").Replace(row)
	var out []string
	depth, from := 0, 0
	for i, r := range row {
		switch {
		case strings.ContainsRune("（(", r):
			depth++
		case strings.ContainsRune("）)", r):
			depth--
		case depth == 0 && strings.ContainsRune("、，；,;", r):
			out = append(out, strings.TrimSpace(row[from:i]))
			from = i + utf8.RuneLen(r)
		}
	}
	return append(out, strings.TrimSpace(row[from:]))
}

// systemTold cuts the name of a system from what it is for in the brackets behind it; not ok for
// any other text.
func systemTold(text string) (name, purpose string, ok bool) {
	text = strings.TrimSpace(text)
	const longest = 20
	if i := strings.IndexAny(text, "（("); i > 0 {
		name, purpose = strings.TrimSpace(text[:i]), text[i:]
		if !reading.Enclosed(purpose, "（）", "()") {
			return "", "", false
		}
		purpose = strings.Trim(purpose, "（）() ")
	} else {
		name = text
	}
	n := utf8.RuneCountInString(name)
	return name, purpose, n > 1 && n <= longest && !strings.ContainsAny(name, "：，。；、")
}
