package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxChangedRunes bounds what stands between 给 or 把 and the verb of a change.
const maxChangedRunes = 24

// chineseChange reads a sentence that begins with a verb of change, or with
// what is changed: "给订单系统增加导出功能", "把计费模块拆成独立服务".
func (t *RuleTable) chineseChange(said string) Change {
	said = t.withoutChangeLead(said, "zh")
	clause, more, _ := strings.Cut(said, "，")
	if t.HasWord("change_outside", "zh", clause) || t.HasWord("change_builds", "zh", clause) {
		return Change{}
	}
	for _, place := range []string{"给", "为", "在", "往", "向", "对"} {
		if rest, ok := strings.CutPrefix(clause, place); ok {
			return t.chineseAddition(rest)
		}
	}
	for _, turns := range []string{"把", "将"} {
		if rest, ok := strings.CutPrefix(clause, turns); ok {
			what, _ := t.cutVerb(rest, "change_into")
			return Change{Is: what != "" && t.isThere(what)}
		}
	}
	for _, with := range []string{"改用", "使用", "用"} {
		if rest, ok := strings.CutPrefix(clause, with); ok {
			_, what := t.cutVerb(rest, "change_instead")
			return Change{Is: what != "" && t.namesPart(what, "zh")}
		}
	}
	for _, verb := range t.Words["change_verbs"].In("zh") {
		if rest, ok := strings.CutPrefix(clause, verb); ok {
			return Change{Is: t.isThere(rest)}
		}
	}
	for _, verb := range t.Words["change_deeds"].In("zh") {
		if rest, ok := strings.CutPrefix(clause, verb); ok {
			return Change{Is: t.namesPart(rest, "zh")}
		}
	}
	if what, ok := t.cutLead(clause, "change_adds"); ok && more == "" {
		return Change{Is: t.EndsWith("change_added", what)}
	}
	return Change{}
}

// chineseAddition reads "订单系统增加导出功能" and "旧系统进行改造".
func (t *RuleTable) chineseAddition(rest string) Change {
	what, added := t.cutVerb(rest, "change_adds")
	if what == "" || added == "" {
		if what, _ = t.cutVerb(rest, "change_undergoes"); what == "" || !t.isThere(what) {
			return Change{}
		}
		return Change{Is: true}
	}
	for _, tail := range []string{"里面", "当中", "里", "中", "上", "内"} {
		what = strings.TrimSuffix(what, tail)
	}
	what = strings.TrimSpace(what)
	name := what
	if strings.ContainsAny(name, "的") || utf8.RuneCountInString(name) > 12 {
		name = ""
	}
	first, _ := utf8.DecodeRuneInString(what)
	switch {
	case reading.IsLatin(first) && !reading.HasHan(what):
		return Change{Is: true, Name: name}
	case t.namesPart(what, "zh"):
		return Change{Is: true, Name: t.productIn(name)}
	}
	return Change{}
}

// productIn is a name that ends in what a whole product is called: "订单系统",
// and not "设置页面".
func (t *RuleTable) productIn(name string) string {
	if t.EndsWith("change_products", name) {
		return name
	}
	return ""
}

// isThere says that Chinese words name a part of a system, or something
// technical by its Latin name: "Spring Boot 3".
func (t *RuleTable) isThere(what string) bool { return t.namesPart(what, "zh") || technical(what) }

// cutVerb cuts a text at the first verb of a list that stands in it; both parts
// are empty without one.
func (t *RuleTable) cutVerb(text, list string) (before, after string) {
	at, length := -1, 0
	for _, verb := range t.Words[list].In("zh") {
		if i := strings.Index(text, verb); i > 0 && (at < 0 || i < at || i == at && len(verb) > length) {
			at, length = i, len(verb)
		}
	}
	if at < 0 || utf8.RuneCountInString(text[:at]) > maxChangedRunes {
		return "", ""
	}
	return strings.TrimSpace(text[:at]), strings.TrimSpace(text[at+length:])
}

// cutLead cuts a word of a list off the beginning of a text.
func (t *RuleTable) cutLead(text, list string) (string, bool) {
	for _, lead := range t.Words[list].In("zh") {
		if rest, ok := strings.CutPrefix(text, lead); ok && rest != "" {
			return rest, true
		}
	}
	return text, false
}
