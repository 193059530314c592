package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// arrows writes the arrows of a chain of states as one sign: people type "->",
// "=>" and "-->" as well.
func arrows(text string) string {
	if !strings.Contains(text, ">") {
		return text
	}
	return strings.NewReplacer("-->", "→", "->", "→", "=>", "→", "—>", "→").Replace(text)
}

// numbered tells a heading that names one thing by its number: "US-02 补录（Must）".
func (x *understander) numbered(title string) bool {
	t := x.tags(title)
	return t.ref != "" && t.priority != ""
}

// namedBehind are the states that clauses behind a chain name: "；失败为 failed，
// 被频控的为 suppressed". nil when a clause says anything else.
func (l *Lexicons) namedBehind(rest string) []string {
	rest = strings.Trim(rest, "；;，, 。")
	if !reading.HasHan(rest) {
		return nil
	}
	var out []string
	for _, clause := range reading.SplitTop(strings.NewReplacer("；", "，", ";", "，", ", ", "，").Replace(rest), "，") {
		name := ""
		for _, verb := range l.ChineseNamedBehind {
			if _, after, ok := strings.Cut(clause, verb); ok {
				name = strings.Trim(after, " `“”「」")
				break
			}
		}
		if name == "" || reading.HasHan(name) && len([]rune(name)) > 5 || !reading.HasHan(name) && !isIdentifier(name) {
			return nil
		}
		out = append(out, name)
	}
	return out
}

// entityCall reads an entity written like a call: "Message(messageId, status)",
// "会员（编号、姓名、等级）".
func (x *understander) entityCall(u *reading.Unit) bool {
	if u.Label != "" || len(u.Sentences) != 1 {
		return false
	}
	text := strings.TrimRight(u.Sentences[0].Text, "。. ")
	i := strings.IndexAny(text, "(（")
	if i <= 0 || !strings.HasSuffix(text, ")") && !strings.HasSuffix(text, "）") {
		return false
	}
	name := strings.Trim(text[:i], " `*")
	list := strings.Trim(text[i:], "()（） ")
	parts := reading.SplitList(list)
	if strings.Contains(list, ",") && !strings.Contains(list, ", ") {
		parts = reading.SplitTop(list, ",")
	}
	if name == "" || len(strings.Fields(name)) > 2 || reading.HasHan(name) && len([]rune(name)) > 8 || len(parts) < 2 || strings.ContainsAny(list, "(（") {
		return false
	}
	for _, p := range parts {
		if fieldName(p) == "" || !reading.HasHan(p) && !isIdentifier(reading.FirstWord(fieldName(p))) || reading.HasHan(p) && len([]rune(p)) > 10 {
			return false
		}
	}
	e := x.addEntity(name, u.From, u.To)
	for _, p := range parts {
		x.addField(e, p, "", "", u.From, u.To)
		x.fieldStates(e, p, "", u.From, u.To)
	}
	return true
}
