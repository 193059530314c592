package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bonds are the word that binds a priority and the one that offers.
func (w *Work) bonds(p specs.Priority) (must, able string) {
	must = w.Modal(p)
	if p == specs.Could {
		return must, must
	}
	return must, must + w.Say("able")
}

// BoundPerson binds what somebody does. What the product does for them, how they
// are and when they do it is not offered to them: "律师应当能够系统自动生成 …",
// "老人应当能够不太会打字" say nothing.
func (w *Work) BoundPerson(name, act string, p specs.Priority) (string, bool) {
	act = strings.TrimSpace(act)
	must, able := w.bonds(p)
	for _, system := range w.Table.Words["systems"].In("zh") {
		if rest, ok := strings.CutPrefix(act, system); ok && rest != "" && !w.Table.StartsWith("system_tails", "zh", rest) {
			rest, _ = w.WithoutBond(rest)
			return w.Short("req_do", "must", must, "want", replaceSelf(rest, name)), true
		}
	}
	if reading.HasPrefixOf(act, "端", "侧") { // the part of the product that they use
		for _, word := range []string{"建议做", "建议用", "做", "用"} {
			if i := strings.Index(act, word); i > 0 && i <= len("端") {
				return name + act[:i] + must + strings.TrimPrefix(act[i:], "建议"), true
			}
		}
		return w.Short("req_hold", "must", must, "text", name+act), true
	}
	first, rest, more := strings.Cut(act, "，")
	switch {
	case reading.HasPrefixOf(act, w.Table.Words["binding_bounds"].In("zh")...):
		return cjkJoin(name, act), true // it binds
	case more && strings.HasSuffix(first, "时") && !strings.HasSuffix(first, "小时") && !strings.HasPrefix(first, "在"): // "师傅迟到时，从待上门回到待预约"
		if deed, word := w.WithoutBond(rest); word != "" && !IsOwed(word) { // 读者忘记密码时，可通过手机验证码重置: it is theirs to do
			return cjkJoin(name, first) + "，" + able + deed, true
		}
		if text, ok := w.boundClauseOf(rest, p); ok {
			return cjkJoin(name, first) + "，" + text, true
		}
		return cjkJoin(name, first) + "，" + w.Short("req_do", "must", must, "want", rest), true
	}
	if more && w.tellsCase(first) { // "读者逾期超过 30 天的，暂停借书": a case and no deed
		if strings.HasPrefix(rest, "由") {
			return cjkJoin(name, first) + "，" + must + rest, true
		}
		if text, ok := w.boundClauseOf(rest, p); ok {
			return cjkJoin(name, first) + "，" + text, true
		}
		return cjkJoin(name, first) + "，" + w.Short("req_do", "must", must, "want", rest), true
	}
	if w.tellsState(first) {
		if !more {
			return "", false
		}
		return cjkJoin(name, first) + "，" + w.boundWish(rest, p), true
	}
	for _, when := range []string{"以后", "之后", "后", "时", "就"} {
		for _, can := range w.Table.Words["able_words"].In("zh") {
			if before, deed, ok := strings.Cut(first, when+can); ok && before != "" && deed != "" {
				return cjkJoin(name, before) + when + able + deed + act[len(first):], true
			}
		}
		for _, comes := range []string{"收到", "看到"} {
			if before, _, ok := strings.Cut(first, when+comes); ok && before != "" && !strings.HasPrefix(first, "在") {
				return cjkJoin(name, must) + "在" + act, true
			}
		}
	}
	return "", false
}

// boundOffer binds a clause that nobody leads: what is possible is allowed, "可以
// 一次订一周", and what somebody wishes because of how one is stands behind it:
// "他不识字，你给他弄个大按钮".
func (w *Work) boundOffer(head string, p specs.Priority) (string, bool) {
	must, able := w.bonds(p)
	for _, can := range []string{"可以", "能够"} {
		if deed, ok := strings.CutPrefix(head, can); ok && deed != "" {
			return w.Short("req_let_subject", "must", must, "subject", "", "want", deed), true
		}
	}
	for _, can := range []string{"自己能", "自己可以"} { // 街道自己能改标准
		if who, deed, ok := strings.Cut(firstClauseOf(head), can); ok && who != "" && reading.HasPrefixOf(deed, w.Table.Words["own_changes"].In("zh")...) {
			return w.enabled(who+"自己", deed+head[len(firstClauseOf(head)):], must, able), true
		}
	}
	state, wish, ok := strings.Cut(head, "，")
	if ok && w.tellsChange(state) {
		return state + "，" + w.boundRemedy(wish, p), true
	}
	if !ok || !w.tellsState(withoutPronoun(state)) || state == withoutPronoun(state) {
		return "", false
	}
	return state + "，" + w.ChineseModal(w.plainChinese(wish), p, false), true
}

// tellsChange says that a clause only tells how the world goes, which nobody can
// demand: 标准每年会变, 价格经常调整.
func (w *Work) tellsChange(clause string) bool {
	return reading.HasSuffixOf(clause, w.Table.Words["world_changes"].In("zh")...) && !w.Table.StartsWith("systems", "zh", clause)
}

// boundRemedy binds what somebody is able to do about a change: "街道自己能改".
func (w *Work) boundRemedy(text string, p specs.Priority) string {
	must, able := w.bonds(p)
	for _, can := range w.Table.Words["able_words"].In("zh") {
		if who, deed, ok := strings.Cut(text, can); ok && who != "" && deed != "" && !strings.Contains(who, "，") && !strings.HasSuffix(who, "不") {
			return w.enabled(who, deed, must, able)
		}
	}
	return w.ChineseModal(text, p, false)
}

// withoutPronoun drops the pronoun that leads a clause.
func withoutPronoun(clause string) string {
	for _, who := range []string{"他们", "她们", "他", "她"} {
		if rest, ok := strings.CutPrefix(clause, who); ok {
			return rest
		}
	}
	return clause
}

// boundWish binds the clause behind a state: what is wished because of it, or
// what then has to be done.
func (w *Work) boundWish(text string, p specs.Priority) string {
	_, able := w.bonds(p)
	said := w.unspokenLead(w.unwishedChinese(text))
	for _, can := range w.Table.Words["able_words"].In("zh") {
		if rest, ok := strings.CutPrefix(said, can); ok {
			return able + rest
		}
	}
	if said != text {
		return able + strings.TrimPrefix(said, "提供")
	}
	for _, owed := range []string{"就要", "就得", "就必须", "就须"} {
		if before, deed, ok := strings.Cut(text, owed); ok && before != "" && deed != "" {
			must, _ := w.bonds(p)
			return before + must + deed
		}
	}
	return w.ChineseModal(text, p, false)
}

// replaceSelf puts the name of who speaks in place of 我.
func replaceSelf(text, name string) string {
	if reading.ContainsAny(text, "我们", "自我", "我方", "我司", "我公司", "我单位") {
		return text
	}
	return strings.ReplaceAll(text, "我", name)
}

// tellsState says that a clause behind the name of somebody tells how they are
// and no deed: 不太会打字, 流动大.
func (w *Work) tellsState(clause string) bool {
	return w.Table.StartsWith("state_leads", "zh", clause) && !strings.Contains(clause, "可以")
}

// plainChinese drops from the front of a clause what only answers or turns to
// somebody: "要要要，低于 4 自动开", "那你弄个提醒给老刘".
func (w *Work) plainChinese(text string) string {
	for {
		clause, rest, ok := strings.Cut(text, "，")
		if !ok || utf8.RuneCountInString(rest) < 4 || !w.onlyAnswers(clause) && !w.namesSpeaker(clause) {
			break
		}
		text = rest
	}
	text = w.unspokenLead(w.withoutParticles(text))
	for _, gift := range w.Table.Words["spoken_gifts"].In("zh") {
		if rest, ok := strings.CutPrefix(text, gift); ok && utf8.RuneCountInString(rest) >= 2 && !strings.HasPrefix(rest, "的") {
			return given(rest)
		}
	}
	return text
}

// withoutParticles drops what only colours the voice from the ends of clauses: 只能在打扫
// 时间段内有效啊.
func (w *Work) withoutParticles(text string) string {
	particles := w.Table.Words["final_particles"].In("zh")
	if !reading.ContainsAny(text, particles...) {
		return text
	}
	clauses := strings.SplitAfter(text, "，")
	for i, clause := range clauses {
		bare := strings.TrimRight(clause, "，。！ ")
		for _, particle := range particles {
			if rest, ok := strings.CutSuffix(bare, particle); ok && utf8.RuneCountInString(rest) >= 4 {
				clauses[i] = rest + clause[len(bare):]
				break
			}
		}
	}
	return strings.Join(clauses, "")
}

// given is a thing that somebody asks for as a deed of the product: "提醒给老刘" is
// 提醒老刘, a button is provided.
func given(thing string) string {
	for _, act := range []string{"提醒", "通知"} {
		if who, ok := strings.CutPrefix(thing, act+"给"); ok && who != "" {
			return act + who
		}
	}
	return "提供" + thing
}

// onlyAnswers tells a clause that is nothing but words of assent: 对对, 要要要.
func (w *Work) onlyAnswers(clause string) bool {
	for again := true; again && clause != ""; {
		again = false
		for _, word := range w.Table.Words["assents"].In("zh") {
			if rest, ok := strings.CutPrefix(clause, word); ok {
				clause, again = rest, true
				break
			}
		}
	}
	return clause == ""
}

// namesSpeaker tells a clause that only says who said it: 老靳代表司机说.
func (w *Work) namesSpeaker(clause string) bool {
	return utf8.RuneCountInString(clause) <= 10 && reading.HasSuffixOf(clause, w.Table.Words["speaking_verbs"].In("zh")...) && !strings.ContainsAny(clause, "听不没")
}

// AfterState is what a title takes of a text that begins with how somebody is:
// what is wished because of it.
func (w *Work) AfterState(text string) string {
	first, rest, ok := strings.Cut(text, "，")
	if name, found := w.LeadingPerson(first); found {
		first = first[len(name):]
	}
	if !ok || !w.tellsState(withoutPronoun(first)) {
		return text
	}
	rest = w.plainChinese(w.unwishedChinese(rest))
	for _, can := range w.Table.Words["able_words"].In("zh") {
		rest = strings.TrimPrefix(rest, can)
	}
	for _, owed := range []string{"就要", "就得", "就须"} {
		rest = strings.Replace(rest, owed, "", 1)
	}
	return w.Unowed(rest)
}
