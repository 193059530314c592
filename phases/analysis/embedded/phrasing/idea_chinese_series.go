package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Chinese ideas tell what several people do in one row, each part with who does it: 团长开团、邻居
// 下单、到自提点取货. A part is a statement of its own.

// chineseSubjects reads a row whose parts have subjects of their own. A part without one is about
// whom the part before it names; a row with a part that is no deed stays whole.
func (r *ideaReader) chineseSubjects(clause string) bool {
	parts := strings.Split(clause, "、")
	if len(parts) < 2 || strings.ContainsAny(clause, "：（“") {
		return false
	}
	var out []understanding.FeatureFact
	who, told := "", map[string]bool{}
	for i, part := range parts {
		part = strings.TrimSpace(part)
		name, deed := r.subjectInRow(part)
		switch {
		case name != "":
			who = name
		case i == 0 || !r.w.Table.StartsWith("row_ways", "zh", part) && !r.beginsDeed(part) && !r.tellsDeed(part) && !r.shortDeed(part):
			return false
		default:
			deed = part
		}
		told[who] = true
		out = append(out, r.deedInRow(who, deed))
	}
	if len(told) < 2 {
		return false
	}
	for i := range out {
		if out[i].Actor != "" {
			r.addActor(out[i].Actor)
		}
		r.add(out[i])
	}
	return true
}

// subjectInRow parts who does something in one part of a row from what they do: 买家|下单,
// 寄养家庭|接单, 平台|收取10%佣金.
func (r *ideaReader) subjectInRow(part string) (who, deed string) {
	able := r.w.Table.Words["able_words"].In("zh")
	if who, deed = r.chinesePerson(part); who != "" {
		return who, deed[len(reading.LongestPrefix(deed, able...)):]
	}
	if who, deed = r.houseInRow(part); who == "" {
		return "", ""
	}
	return who, deed[len(reading.LongestPrefix(deed, able...)):]
}

// houseInRow parts a house or the product itself from what it does. What is called after it is a
// thing: 系统|消息.
func (r *ideaReader) houseInRow(part string) (who, deed string) {
	const longest = 4 // runes in front of the word for the house: 寄养家庭
	for _, key := range []string{"acting_houses", "row_houses", "systems"} {
		for _, house := range r.w.Table.Words[key].In("zh") {
			before, rest, ok := strings.Cut(part, house)
			if ok && utf8.RuneCountInString(before) <= longest && !r.beginsDeed(before) && (r.beginsDeed(rest) || r.tellsDeed(rest) || r.w.Table.StartsWith("row_deeds", "zh", rest)) {
				return before + house, rest
			}
		}
	}
	return "", ""
}

// deedInRow is one part of a row as what somebody can do. What the product does is nobody's.
func (r *ideaReader) deedInRow(who, deed string) understanding.FeatureFact {
	if r.w.Table.IsWord("systems", "zh", who) {
		return understanding.FeatureFact{Text: Finished(who + deed), Name: who + deed}
	}
	return understanding.FeatureFact{Text: Finished(who + deed), Name: deed, Actor: who, Want: deed}
}
