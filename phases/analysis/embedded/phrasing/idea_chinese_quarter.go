package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withoutQuarter takes off a clause where those live or work who act in it: 小区|业主投票 is
// what the owners do, whoever else the idea names.
func (r *ideaReader) withoutQuarter(clause string) string {
	rest := clause[len(reading.LongestPrefix(clause, r.w.Table.Words["quarters"].In("zh")...)):]
	if rest == clause {
		return clause
	}
	if who, act := r.chinesePerson(rest); who != "" && (r.beginsDeed(act) || r.shortDeed(act)) {
		return rest
	}
	return clause
}

// chineseDeeds adds each of several short deeds that stand side by side: 缴费、报修、小区业主投票.
// One verb with its things in a row is one deed: 登记姓名、电话.
func (r *ideaReader) chineseDeeds(clause string) bool {
	const fewest, longest = 3, 8 // deeds, and runes of one
	parts := strings.Split(clause, "、")
	if len(parts) < fewest {
		return false
	}
	for i, part := range parts {
		parts[i] = strings.TrimSpace(part)
		if n := utf8.RuneCountInString(parts[i]); n < 2 || n > longest || strings.ContainsAny(part, "的：（0123456789") || !r.shortDeed(parts[i]) {
			return false
		}
	}
	for _, part := range parts {
		if utf8.RuneCountInString(part) < 3 {
			r.add(understanding.FeatureFact{Text: Finished(part), Name: part})
			continue
		}
		r.chineseClause(part)
	}
	return true
}

// shortDeed says that a few characters tell something that is done: they are a verb, or end in one.
func (r *ideaReader) shortDeed(part string) bool {
	t := r.w.Table
	return t.IsWord("verbs", "zh", part) || t.IsWord("brief_deeds", "zh", part) || t.EndsWith("verbs", part) || t.EndsWith("brief_deeds", part)
}

// owedToOthers reads what somebody needs from others as what it is: 校外用户|需审批并付费 do not
// approve, they need an approval.
func (r *ideaReader) owedToOthers(clause string) bool {
	for _, need := range r.w.Table.Words["permit_owed"].In("zh") {
		who, rest, ok := strings.Cut(clause, need)
		if n := utf8.RuneCountInString(who); !ok || n < 2 || n > maxState || !r.endsInPerson(who) {
			continue
		}
		for _, permit := range r.w.Table.Words["permits"].In("zh") {
			if behind, ok := strings.CutPrefix(rest, permit); ok && (behind == "" || reading.HasPrefixOf(behind, "并", "后", "且", "和")) {
				text := who + "须经" + rest
				r.addActor(who)
				r.add(understanding.FeatureFact{Text: Finished(text), Name: text})
				return true
			}
		}
	}
	return false
}
