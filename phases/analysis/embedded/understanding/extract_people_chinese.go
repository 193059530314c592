package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseActors reads clauses that each say what a role does: "前台负责登记，
// 兽医看诊". The role stands before the first verb of its clause.
func (x *understander) chineseActors(sen reading.Sentence) bool {
	if !reading.HasHan(sen.Text) {
		return false
	}
	found := false
	last := -1
	for _, clause := range reading.SplitTop(strings.TrimRight(sen.Text, "。；"), "，") {
		name := x.chineseNamed(clause)
		if name == "" {
			if last >= 0 { // goes on about the same person
				x.u.Actors[last].Role = strings.TrimRight(x.u.Actors[last].Role, "。") + "，" + sentence(clause)
			}
			continue
		}
		before := len(x.u.Actors)
		x.addActor(ActorFact{Name: name, Role: sentence(strings.TrimPrefix(clause, name))}, sen.From, sen.To)
		if last = -1; len(x.u.Actors) > before {
			last = before
		}
		found = true
	}
	return found
}

// chineseActs reads a Chinese sentence whose first clause says what a person
// does, before its commas are taken for those of a list of people.
func (x *understander) chineseActs(sen reading.Sentence) bool {
	if !reading.HasHan(sen.Text) {
		return false
	}
	clause, _, _ := strings.Cut(strings.TrimRight(sen.Text, "。；"), "，")
	name := x.chineseNamed(clause)
	rest := strings.TrimPrefix(clause, name)
	if name == "" || rest == "" || strings.ContainsAny(string([]rune(rest)[:1]), "、和与及（：(:") {
		return false
	}
	return x.chineseActors(sen)
}

// chineseSubject is what stands before the first verb of a Chinese clause.
func (l *Lexicons) chineseSubject(clause string) string {
	best := -1
	for _, verb := range l.ChineseVerbsBehindPerson {
		if i := strings.Index(clause, verb); i > 0 && (best < 0 || i < best) {
			best = i
		}
	}
	if best <= 0 {
		return ""
	}
	name := strings.TrimSpace(clause[:best])
	if n := utf8.RuneCountInString(name); n < 2 || n > 8 {
		return ""
	}
	return name
}

// personBehind is the person at the end of a Chinese name that took in what stands
// before: 主任 of "报废须主任", 班长 of "超过8点不能改（班长".
func (x *understander) personBehind(name string) string {
	if !reading.HasHan(name) {
		return name
	}
	for _, lead := range x.lex.ChineseLeadsToPerson { // 希望|员工, 目前|客户, 一名|学生
		if rest, ok := strings.CutPrefix(name, lead); ok && x.isPerson(rest) {
			return rest
		}
	}
	for _, way := range x.lex.ChineseWaysToPerson { // 走|法务 tells whom something goes to
		if rest, ok := strings.CutPrefix(name, way); ok && utf8.RuneCountInString(rest) > 1 {
			return rest
		}
	}
	for _, unit := range x.lex.ChineseUnitsBeforePerson { // 2000 |元|院长
		if rest, ok := strings.CutPrefix(name, unit); ok && x.isPerson(rest) {
			return rest
		}
	}
	from := 0
	for _, mark := range x.lex.ChineseBeforePerson {
		if i := strings.LastIndex(name, mark); i >= 0 && (utf8.RuneCountInString(mark) > 1 || strings.Contains("，。；：", mark) || utf8.RuneCountInString(name[:i]) > 1 && !x.lex.endsOfAttribute(name[:i+len(mark)])) {
			from = max(from, i+len(mark))
		}
	}
	if rest := name[from:]; from > 0 && utf8.RuneCountInString(rest) > 1 && (x.isPerson(rest) || reading.HasSuffixOf(rest, "员", "师傅")) {
		return rest
	}
	return name
}

// endsOfAttribute tells a mark that is part of a word about somebody: 重要客户, 临时访客.
func (l *Lexicons) endsOfAttribute(before string) bool {
	return reading.HasSuffixOf(before, l.ChineseAttributesOfPerson...)
}

// longTitle is the full title of a person who is called by its end, where only one
// known person has it: 主任 beside 社区主任.
func (x *understander) longTitle(name string) string {
	if !x.lex.ChinesePersonTitles[name] && !x.lex.ChineseOffices[name] {
		return name
	}
	full := ""
	for i := range x.u.Actors {
		if a := &x.u.Actors[i]; !a.System && strings.HasSuffix(a.Name, name) {
			if full != "" {
				return name
			}
			full = a.Name
		}
	}
	return reading.FirstOf(full, name)
}
