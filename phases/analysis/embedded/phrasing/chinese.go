package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// takeChinese takes a Chinese clause apart: condition, label, then the clause.
func (w *Work) takeChinese(st *Statement, first string) {
	st.Head = w.needing(w.unwishedChinese(w.plainChinese(first)))
	if when, deed := w.caseInMoment(st.Head); deed != "" {
		st.Trigger, st.Head = when, deed
	}
	for _, word := range w.Table.Words["conditions"].In("zh") {
		if !strings.HasPrefix(st.Head, word) {
			continue
		}
		if i := strings.Index(st.Head, "，"); i > 0 && (!strings.HasPrefix(word, "每") && word != "在" || strings.HasSuffix(st.Head[:i], "时")) {
			st.Trigger, st.Head = st.Head[:i], strings.TrimPrefix(st.Head[i+len("，"):], "则")
		}
		break
	}
	for _, colon := range []string{"：", ": "} {
		if i := strings.Index(st.Head, colon); i > 0 && utf8.RuneCountInString(beforeBracket(st.Head[:i])) <= 14 && !strings.Contains(st.Head[:i], "，") && !strings.HasPrefix(st.Head, "`") {
			st.Label, st.Head = st.Head[:i], strings.TrimSpace(st.Head[i+len(colon):])
			if st.Label = w.unboundLabel(st.Label); w.tellsTopic(st.Label) {
				st.Label = ""
			}
			break
		}
	}
	for _, so := range []string{"，以便", "，从而"} {
		if i := strings.Index(st.Head, so); i > 0 {
			st.Head, st.Purpose = st.Head[:i], strings.Trim(st.Head[i+len(so):], "，。")
		}
	}
	w.takeMoment(st)
	w.takeCase(st)
	st.Head = w.ActiveChinese(st.Head)
}

// caseInMoment cuts a case that holds at a moment off what is done in it: 归还时若图书有破损，|馆员拍照登记.
func (w *Work) caseInMoment(text string) (when, deed string) {
	const longest = 12 // runes of the moment
	first, rest, ok := strings.Cut(text, "，")
	if !ok || rest == "" || strings.ContainsAny(first, "：“") || w.Table.StartsWith("systems", "zh", rest) {
		return "", ""
	}
	for _, moment := range []string{"时", "后", "期间", "中", "前"} {
		for _, word := range []string{"如果", "若", "如", "一旦", "假如", "如遇", "遇到", "遇"} {
			if at := strings.Index(first, moment+word); at > 0 && utf8.RuneCountInString(first[:at]) <= longest && !strings.HasSuffix(first[:at], "小") && !reading.HasPrefixOf(first[at+len(moment):], "如下", "如图", "如上", "如期", "如实", "若干") {
				return first, strings.TrimPrefix(rest, "则")
			}
		}
	}
	return "", ""
}

// unboundLabel is a label without the word that binds in it, since what is told under it is
// bound as a whole: "系统应支持离线登记：…" is of 支持离线登记, "上课要打卡：…" of 上课打卡.
func (w *Work) unboundLabel(label string) string {
	for _, name := range append([]string{w.Product}, w.Table.Words["systems"].In("zh")...) {
		rest, ok := strings.CutPrefix(label, name)
		if deed, word := w.WithoutBond(rest); ok && IsOwed(word) && w.actsInChinese(deed) {
			return deed
		}
	}
	return w.Unowed(w.withoutDuty(label))
}

// beforeBracket is a label without what stands in brackets behind it: 频控 (frequency
// capping).
func beforeBracket(label string) string {
	if i := strings.IndexAny(label, "(（"); i > 0 && reading.HasSuffixOf(label, ")", "）") {
		return label[:i]
	}
	return label
}

// takeMoment cuts "提交申请后，园长须在 48 小时内审核" where somebody else acts
// after a moment: the moment is the condition. So is the case in "逾期未还的，…",
// and what did not happen before the system acts: "没有取餐，系统派一条任务".
func (w *Work) takeMoment(st *Statement) {
	moment, rest, ok := strings.Cut(st.Head, "，")
	isCase := strings.HasSuffix(moment, "的") && !OwnAffair(moment) && !deadline(moment)
	if deed, when := w.deedOfAnother(st.Head); st.Trigger == "" && st.Label == "" && when != "" {
		st.Trigger, st.Head = when, deed
		return
	}
	if st.Trigger != "" || st.Label != "" || !ok || utf8.RuneCountInString(moment) > 18 {
		return
	}
	if !isCase && !reading.HasSuffixOf(moment, "后", "时") && (!strings.HasPrefix(rest, "系统") || !w.nothingDone(moment)) {
		return
	}
	ended := w.Table.EndsWith("ended_states", strings.TrimSuffix(moment, "后")) && strings.HasSuffix(moment, "后")
	if _, person := w.ActingPerson(rest); person && (isCase || !w.LeadsWithPerson(moment)) || strings.HasPrefix(rest, "系统") || ended {
		st.Trigger, st.Head = moment, rest
	}
}

// OwnAffair tells the turn of speech "你看你的", which names no case of anything.
func OwnAffair(clause string) bool {
	r := []rune(clause)
	return len(r) == 4 && r[0] == r[2] && r[3] == '的'
}

// deedOfAnother cuts "师傅完工后业主打分", where one acts after another is done: what
// the one does and the moment, empty where a clause says no such thing.
func (w *Work) deedOfAnother(head string) (deed, when string) {
	first, _, _ := strings.Cut(head, "，")
	for _, after := range []string{"之后", "以后", "后", "的话", "时"} {
		i := strings.Index(first, after)
		if after == "时" && i > 0 && (InsideTimeWord(first[:i]) || utf8.RuneCountInString(first[:i]) < 3 || reading.HasPrefixOf(first[i:], "时间", "时段", "时长", "时刻", "时候", "时效")) {
			continue
		}
		if i <= 0 || utf8.RuneCountInString(first[:i]) > maxState*2 {
			continue
		}
		cut := i + len(after)
		if name, ok := w.ActingPerson(first[cut:]); ok && len(name) < len(first[cut:]) && !strings.HasPrefix(first, name) {
			return head[cut:], head[:cut]
		}
		return "", ""
	}
	return "", ""
}

// nothingDone says that a clause tells what did not happen.
func (w *Work) nothingDone(clause string) bool {
	return slices.ContainsFunc(w.Table.Words["idle_signs"].In("zh"), func(word string) bool { return strings.Contains(clause, word) })
}

// maxPassive bounds the thing and the verb of a Chinese passive that is turned.
const maxPassive = 8

// ActiveChinese turns "农具由园长登记，…" into what the person does.
func (w *Work) ActiveChinese(head string) string {
	first, tail, _ := strings.Cut(head, "，")
	thing, deed, ok := strings.Cut(first, "由")
	name, person := w.LeadingPerson(deed)
	if !ok || !person || thing == "" || thing == "须" || strings.HasSuffix(thing, "并") || utf8.RuneCountInString(thing) > maxPassive || w.isCase(thing) || strings.Contains(tail, "由") {
		return head // "3 天以内由主管审批，3 天以上由经理审批" names cases, and no thing
	}
	may := ""
	for _, word := range []string{"可", "应", "须"} { // "审批流可由管理员配置": the word binds who does it
		if rest, found := strings.CutSuffix(thing, word); found && rest != "" && !w.bondInWord(rest, []rune(word)[0]) {
			thing, may = rest, word
			break
		}
	}
	verb := strings.TrimSpace(deed[len(name):])
	if n := utf8.RuneCountInString(verb); n < 2 || n > maxPassive || !w.Table.StartsWith("verbs", "zh", verb) {
		return head
	}
	if tail != "" {
		tail = "，" + tail
	}
	return name + may + verb + thing + tail
}

// isCase says that words tell when, and not what: 3 天以内, 下班后.
func (w *Work) isCase(words string) bool {
	return w.Table.EndsWith("case_ends", words)
}

// dutyChinese says that what a person does is owed and not offered: "每周至少
// 登记一次", "同时最多借 2 件".
func (w *Work) dutyChinese(rest string) bool {
	first, _, _ := strings.Cut(rest, "，")
	return w.BoundsChinese(HeadOf(first, 12))
}

// BoundsChinese says that a text sets a bound: "最多借 2 件", "只能有一个".
func (w *Work) BoundsChinese(text string) bool {
	for _, word := range w.Table.Words["bounds"].In("zh") {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// cjkJoin puts a blank between a word in Latin letters and a Chinese one.
func cjkJoin(left, right string) string {
	left = strings.TrimRight(left, " ")
	if r, _ := utf8.DecodeLastRuneInString(left); reading.IsLatin(r) || r == '%' {
		return left + " " + right
	}
	return left + right
}

// storedFirst reads what is kept for a while in a case that stands in front of it: 断网时|扫码报修|先存在手机上.
// The deed in the middle is its name there.
var storedFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}{2,8}(?:时|后))(\p{Han}{2,8}?)(先(?:存|保存|缓存|暂存|记|放|留)[^，]*)$`)
})

// inserted puts the modal word before the verb of the first clause, when its
// place is certain.
func (w *Work) inserted(head, first, must string) (string, bool) {
	if m := storedFirst().FindStringSubmatch(first); m != nil {
		return m[1] + "，" + m[2] + must + m[3] + head[len(first):], true
	}
	best := -1
	for _, word := range w.Table.Words["insert_before"].In("zh") {
		if i := strings.Index(first, word); i > 0 && (best < 0 || i < best) && !w.namedHere(first, i, word) && !insideWord(first, i, word) && (word != "支持" || !w.Table.StartsWith("support_tails", "zh", first[i+len(word):])) {
			best = i
		}
	}
	if got := strings.Index(first, "收到"); got > 0 && got < best { // 居民会|收到退款通知: the message is a thing there
		return strings.TrimRight(strings.TrimSuffix(strings.TrimSuffix(head[:got], "会"), "将"), " ") + must + head[got:], true
	}
	if best < 0 || tailOfThing(first[best:]) || w.namesService(first, best) || w.holdsAsTold(first[:best]) {
		return "", false
	}
	for _, word := range w.Table.Words["insert_before"].In("zh") {
		if rest, ok := strings.CutPrefix(first[best:], word); ok && rest != "" && tailOfThing(rest) {
			return "", false
		}
	}
	if i := strings.Index(first[:best], "的"); i > 0 && w.Table.IsWord("noun_acts", "zh", first[best:]) && !w.nothingDone(first[:best]) && !strings.HasSuffix(first[:best], "的") {
		return "", false // 宠物医院的疫苗提醒 is a thing
	}
	for _, manner := range w.Table.Words["manner_words"].In("zh") { // how belongs to the verb
		best = len(strings.TrimSuffix(first[:best], manner))
	}
	if i := strings.LastIndex(first[:best], "用"); i > 0 && utf8.RuneCountInString(first[i:best]) <= maxState && reading.ContainsAny(first[i:best], " ") {
		best = i // what something is done with belongs to the verb: "用 KMS 加密"
	}
	if i := strings.LastIndex(first[:best], "通过"); i > 0 && !w.passes(first[:i]) {
		best = i // so does by which means: "到期前 3 天通过短信通知"
	}
	best = w.beforeDoer(first, best)
	if text, ok := w.boundFor(first, must); ok {
		return text + head[len(first):], true // "给患者推送": for whom belongs to the deed
	}
	n := utf8.RuneCountInString(first[:best])
	if noBondBehind(first[:best]) {
		return "", false
	}
	if n < 2 || n > 22 || strings.ContainsAny(first[:best], "“「（(") && !strings.ContainsAny(first[:best], "”」）)") {
		return "", false
	}
	for _, tail := range []string{"的", "了", "把", "并", "和", "、", "不", "可", "被", "后自", "请", "应", "来", "为", "给", "已", "已经", "一次", "一条", "一遍"} {
		if strings.HasSuffix(first[:best], tail) {
			return "", false
		}
	}
	if text, ok := w.boundLater(strings.TrimSpace(head[:best]), head[best:], must); ok {
		return text, true
	}
	left := strings.TrimSuffix(strings.TrimRight(head[:best], " "), "最好") // the word that binds says it
	if strings.HasSuffix(left, "最多") {
		must = w.Say("may") // a bound lets do less
	}
	if r, _ := utf8.DecodeLastRuneInString(left); reading.IsLatin(r) {
		left += " "
	}
	return left + must + head[best:], true
}

// beforeDoer is where the word that binds stands in a clause that tells in front of its verb who
// does it, 危急值|由 LIS 推送, where, 手机号|在骑手端显示, or that it is done in another way from now
// on, 导出|改成后台生成: before all of that.
func (w *Work) beforeDoer(first string, best int) int {
	const longest = 10 // runes of who does it, or where
	for _, lead := range w.Table.Words["bond_before"].In("zh") {
		i := strings.LastIndex(first[:best], lead)
		if i <= 0 || utf8.RuneCountInString(first[:i]) < 2 || reading.HasSuffixOf(first[:i], w.Table.Words["no_bond_lead"].In("zh")...) {
			continue
		}
		between := first[i+len(lead) : best]
		if utf8.RuneCountInString(between) <= longest && !w.endsMoment(between) && !reading.ContainsAny(between, "，", "的") {
			return i
		}
	}
	return best
}

// holdsAsTold says that what stands before a verb ties it to a condition in one breath, which a
// word that binds would break: "同意率达到三分之二才", "还不行就发钉钉".
func (w *Work) holdsAsTold(before string) bool {
	if strings.HasSuffix(before, "才") {
		return true
	}
	i := strings.LastIndex(before, "就")
	return i > 0 && !w.Table.StartsWith("then_words", "zh", before[i:])
}

// passes says that what stands before 通过 is what is passed, "审核通过后", so that
// it tells no means.
func (w *Work) passes(before string) bool {
	return w.Table.EndsWith("passed_things", strings.TrimSpace(before))
}

// IsASCIILetter tells a plain Latin letter.
func IsASCIILetter(r rune) bool { return r < 0x80 && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z') }
