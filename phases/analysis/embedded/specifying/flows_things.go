package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// manyDeeds is how many deeds are looked through for data that people hand over.
const manyDeeds = 40

// handsOver says that a deed brings data into the product: who books a shift does,
// who sees the shifts does not, and "rate limits" are no deed.
func (w *Specifier) handsOver(action string) bool {
	if w.Language == "zh" {
		for _, verb := range w.Table.Words["record_verbs"].In("zh") {
			if rest, ok := strings.CutPrefix(action, verb); ok && rest != "" && !reading.HasPrefixOf(rest, "后", "时", "的", "前", "了") {
				return true
			}
		}
		return false
	}
	verb := strings.ToLower(phrasing.LeadingWord(action))
	next := strings.ToLower(phrasing.LeadingWord(strings.TrimSpace(strings.TrimPrefix(action, phrasing.LeadingWord(action)))))
	if !w.Table.IsWord("record_verbs", "en", verb) && verb != "enter" {
		return false
	}
	return w.Table.IsWord("determiners", "en", next) || w.Table.IsWord("articles", "en", next) || !w.Table.IsWord("nouns", "en", verb)
}

// liesIn says that a predicate tells where its subject lies: " is kept in NAME".
func (w *Specifier) liesIn(predicate, name string) bool {
	before, after, ok := strings.Cut(predicate, " in "+name)
	words := strings.Fields(strings.ToLower(before))
	if !ok || len(words) == 0 || len(words) > 2 || after != "" && !strings.ContainsRune(" ,", rune(after[0])) {
		return false
	}
	for _, word := range words {
		if !w.Table.IsWord("flow_lies", "en", word) {
			return false
		}
	}
	return true
}

// labelledFlow is what goes along a flow that a label names: "Labels: the shipping
// API of each carrier" and "Bank rails: NAME for EUR".
func labelledFlow(s *specs.Integration) string {
	label, body, ok := strings.Cut(strings.TrimRight(specs.Plain(s.Purpose), ".。 "), ": ")
	name := specs.Plain(s.Name)
	if !ok || len(strings.Fields(label)) > 4 || strings.Contains(label, name) || strings.Contains(body, "; ") || strings.Contains(body, ". ") {
		return ""
	}
	parts := reading.SplitTop(body, ", ")
	for _, part := range parts {
		bare := strings.TrimPrefix(strings.TrimPrefix(part, "the "), "The ")
		rest, found := strings.CutPrefix(bare, name)
		if !found || rest != "" && rest[0] != ' ' {
			continue
		}
		switch {
		case reading.HasFiniteVerb(rest):
			return ""
		case strings.HasPrefix(rest, " for "):
			return label + rest
		case len(parts) > 1:
			return label + ": " + part
		}
		return label // how it is reached stands with the protocol
	}
	return ""
}

// chineseFlowing is the thing that a Chinese clause says goes along a flow: "资格信息
// 从市民政平台接口获取", "餐费走微信支付". Empty where the clause says more.
func (w *Specifier) chineseFlowing(s *specs.Integration) string {
	name := specs.Plain(s.Name)
	if thing := w.broughtOver(specs.Plain(s.Purpose), name); thing != "" {
		return thing
	}
	for part := range strings.FieldsFuncSeq(specs.Plain(s.Purpose), func(r rune) bool { return strings.ContainsRune("，。；", r) }) {
		before, _, ok := strings.Cut(part, name)
		if !ok {
			continue
		}
		before = w.withoutFillers(before)
		for _, mark := range []string{"要从", "从", "走", "由"} {
			thing, found := strings.CutSuffix(before, mark)
			for _, tail := range []string{"统一", "可以", "通过接口", "通过", "直接"} {
				thing = strings.TrimSpace(strings.TrimSuffix(thing, tail))
			}
			n := utf8.RuneCountInString(thing)
			if !found || n < 2 || n > 12 || reading.ContainsAny(thing, "必须", "可以", "系统", "管理员", "用户", "不", "并", "后", "：", "的话") || w.IsPerson(thing) {
				continue
			}
			return thing
		}
		return ""
	}
	return ""
}

// broughtOver is what a clause says is brought to the system that is named before it, with
// when it is: 每晚的收费明细 of "每晚把收费明细同步过去".
func (w *Specifier) broughtOver(text, name string) string {
	last := "" // the system that is named last before
	for part := range chineseClauses(text) {
		if named := w.lastSystemIn(part); named != "" {
			last = named
		}
		when, rest, ok := strings.Cut(part, "把")
		if !ok || last != name {
			continue
		}
		for _, over := range w.Table.Words["flow_over"].In("zh") {
			thing, found := strings.CutSuffix(rest, over)
			if n := utf8.RuneCountInString(thing); !found || n < 2 || n > 12 {
				continue
			}
			if reading.HasPrefixOf(when, "每") && utf8.RuneCountInString(when) <= 4 {
				return when + "的" + thing
			}
			return thing
		}
	}
	return ""
}

// lastSystemIn is the system of the source that a clause names last; empty without one.
func (w *Specifier) lastSystemIn(clause string) string {
	found, at := "", -1
	for i := range w.Understood.Integrations {
		name := specs.Plain(w.Understood.Integrations[i].Name)
		if k := strings.LastIndex(clause, name); k > at {
			found, at = name, k
		}
	}
	return found
}
