package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Clauses of a Chinese idea that say something of the deed before them, or by whom a deed is done
// for somebody else.

// reckonedWith adds a clause to the calculation before it that says what is counted in:
// 算要买多少瓷砖，带损耗. It is no deed of its own.
func (r *ideaReader) reckonedWith(clause string) bool {
	const longest = 6 // runes
	n := len(r.features)
	lead := reading.LongestPrefix(clause, r.w.Table.Words["reckoned_with"].In("zh")...)
	if lead == "" || n == 0 || utf8.RuneCountInString(clause) > longest || !r.w.Table.HasWord("reckonings", "zh", r.features[n-1].Name) {
		return false
	}
	last := &r.features[n-1]
	last.Name += "，" + clause
	last.Text = Finished(strings.TrimRight(last.Text, "。") + "，" + clause)
	if last.Want != "" {
		last.Want += "，" + clause
	}
	return true
}

// actsForOther reads 老人打电话来志愿者代录: who does something in the place of somebody else acts,
// and whoever only calls or comes is told of.
func (r *ideaReader) actsForOther(clause string) bool {
	whom, rest := r.chinesePerson(clause)
	if whom == "" || r.u.People == nil {
		return false
	}
	for h := range r.u.People.All(rest) {
		how, who, deed := rest[:h.Start], rest[h.Start:h.End], rest[h.End:]
		instead := reading.LongestPrefix(deed, r.w.Table.Words["in_place_of"].In("zh")...)
		if deed = deed[len(instead):]; instead == "" || deed == "" || strings.Contains(how, "，") {
			continue
		}
		if how = strings.TrimRight(how, "由来后"); how != "" {
			whom = how + "的" + whom
		}
		act := r.w.Say("in_place_of", "who", whom, "text", deed)
		r.u.Actors = Filtered(r.u.Actors, func(a *understanding.ActorFact) bool { return !strings.HasSuffix(whom, a.Name) })
		r.addActor(who)
		r.add(understanding.FeatureFact{Text: Finished(who + act), Name: act, Actor: who, Want: act})
		return true
	}
	return false
}

// usedBy is who uses a product, by what its name says before the kind: 钢琴老师 of 钢琴老师用的.
func (r *ideaReader) usedBy(what string) string {
	who, used := strings.CutSuffix(strings.TrimSpace(what), "用的")
	if !used || !r.endsInPerson(who) {
		return ""
	}
	return who
}

// onceEnough reads 凑够人自动通知: what is told without a mark in front of 自动 is when it happens.
func (r *ideaReader) onceEnough(clause string) bool {
	const longest = 8 // runes of the case
	when, act, ok := strings.Cut(clause, "自动")
	if !ok || act == "" || reading.LongestPrefix(when, r.w.Table.Words["case_verbs"].In("zh")...) == "" || utf8.RuneCountInString(when) > longest || reading.HasSuffixOf(when, "时", "后", "就", "，", "会") {
		return false
	}
	told := when + "时，自动" + act
	r.add(understanding.FeatureFact{Text: Finished(told), Name: told})
	return true
}

// pickedOut puts what is picked out in front of the deed, as its object: 重复的挑出来.
func (r *ideaReader) pickedOut(clause string) string {
	act := longestSuffix(clause, r.w.Table.Words["picked_out"].In("zh"))
	if what := strings.TrimSuffix(clause, act); act != "" && strings.HasSuffix(what, "的") && !reading.HasPrefixOf(clause, "把", "将") && !strings.ContainsAny(what, "，、") {
		return "把" + clause
	}
	return clause
}

// toKnow reads 让孩子们知道哪个球场有空 behind 让: whoever is to know something can see it.
func (r *ideaReader) toKnow(clause string) bool {
	who, what, ok := strings.Cut(clause, "知道")
	if i := strings.LastIndex(who, "的"); i >= 0 {
		who = who[i+len("的"):]
	}
	who = strings.TrimSuffix(strings.TrimSuffix(who, "能"), "们")
	if !ok || !r.namesPerson(who) || !reading.ContainsAny(what, r.w.Table.Words["need_questions"].In("zh")...) {
		return false
	}
	act := r.w.Say("see_asked", "text", what)
	r.addActor(who)
	r.add(understanding.FeatureFact{Text: Finished(who + "能" + act), Name: act, Actor: who, Want: act})
	return true
}

// winsChinese reads 先连成五个的赢: who wins a game is a rule of it.
func (r *ideaReader) winsChinese(clause string) bool {
	wins := longestSuffix(clause, r.w.Table.Words["win_ends"].In("zh"))
	deed, first := strings.CutPrefix(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSuffix(clause, wins), "谁"), "最"), "先")
	if deed = strings.TrimSuffix(deed, "的"); wins == "" || !first || utf8.RuneCountInString(deed) < 2 {
		return false
	}
	told := r.w.Say("first_wins", "text", deed)
	r.add(understanding.FeatureFact{Text: Finished(told), Name: told})
	return true
}
