package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// chineseCourse is courseOf for Chinese: the first form that a statement has.
func (w *Specifier) chineseCourse(d *Draft) course {
	if endpoint := chineseEndpoint(d); endpoint != "" {
		return course{
			Main: w.Say(w.endpointKey(endpoint, true), "endpoint", endpoint, "actor", d.Actor, "status", w.successOf(endpoint)), also: w.endpointFails(d, endpoint),
			alsoRule: onFailure, rank: actCourse,
		}
	}
	for _, form := range []func(*Draft) course{w.chineseTariff, w.chineseFormed, w.chineseCap, w.chineseUndone, w.chineseTime, w.chineseTimes, w.chineseLeads, w.chineseOnly, w.chineseDenied, w.chineseCondition, w.chineseDeed, w.chineseParts, w.chineseNamed, w.chineseMachine, w.chineseSupport, w.chineseClauses} {
		if c := form(d); c.Main != "" {
			return c
		}
	}
	return w.chineseThing(d)
}

// chineseEndpoint is the operation of an interface that a statement begins with.
func chineseEndpoint(d *Draft) string {
	text := phrasing.OrElse(d.Statement.Label, d.Statement.Head)
	code, ok := strings.CutPrefix(text, "`")
	if !ok {
		return ""
	}
	code, _, ok = strings.Cut(code, "`")
	if !ok {
		return ""
	}
	return phrasing.EndpointGroup(code)
}

// chineseFact is a Chinese statement as what holds, without the word that binds.
func (w *Specifier) chineseFact(d *Draft) string {
	head := d.Statement.Head
	if w.Table.StartsWith("story_leads", "zh", head) {
		head = phrasing.OrElse(w.saidOf(d), head)
	}
	head = w.bareFact(strings.TrimRight(head, "。；"))
	if d.Statement.Label != "" && utf8.RuneCountInString(d.Statement.Label) < 12 {
		return d.Statement.Label + "，" + head
	}
	return head
}

// bareFact is a clause without the word that binds.
func (w *Specifier) bareFact(clause string) string {
	if before, after, ok := w.CutDuty(clause); ok {
		return before + after
	}
	return clause
}

// chineseCondition tests what follows a condition, and that it does not without.
func (w *Specifier) chineseCondition(d *Draft) course {
	trigger, text := d.Statement.Trigger, strings.TrimRight(d.Statement.Head, "。；")
	if trigger == "" {
		if before, after, ok := strings.Cut(text, "，"); ok && w.namesCase(before) && utf8.RuneCountInString(before) >= 4 {
			trigger, text = before, after
		} else {
			return course{}
		}
	}
	for _, lead := range []string{"系统必须", "系统应当", "系统应", "系统须", "系统"} {
		if r, ok := strings.CutPrefix(text, lead); ok {
			text = "系统" + r
			break
		}
	}
	if name, act, ok := w.dutyInCase(trigger, text); ok {
		text = name + act
	}
	if before, after, ok := w.CutDuty(text); ok {
		text = before + after
	}
	clause := phrasing.Uncased(strings.TrimRight(trigger, "，"))
	for _, tail := range []string{"的时候", "的话", "时", "的"} {
		if r, ok := strings.CutSuffix(clause, tail); ok && utf8.RuneCountInString(r) > 1 && !strings.HasSuffix(clause, "小时") {
			clause = r
			break
		}
	}
	if clause == trigger && strings.Contains(clause, "的") && d.Statement.Trigger != "" {
		return course{Main: w.Say("crit_of_case", "case", clause, "text", text), also: w.chineseOtherwise(notOfIt, clause, text), rank: firmCourse}
	}
	for _, tail := range []string{"以后", "之后", "后"} {
		if before, ok := strings.CutSuffix(clause, tail); ok && utf8.RuneCountInString(before) > 1 {
			if made := w.itselfAfter(before, text); made != "" {
				return course{Main: made, rank: firmCourse}
			}
			return course{
				Main: w.Say("crit_given", "trigger", clause, "text", w.mayDo(text)),
				also: w.chineseOtherwise(beforeIt, w.deedBeforeObject(before), text), rank: firmCourse,
			}
		}
	}
	if strings.HasPrefix(text, "自动") {
		text = "系统" + text
	}
	given := w.Say("given_that", "text", clause)
	if strings.HasSuffix(trigger, "时") && utf8.RuneCountInString(clause) <= maxBareCase && w.beginsAct(clause) {
		given = trigger // 归还时: nobody says 假定归还
	}
	out := course{Main: w.Say("crit_given", "trigger", given, "text", text), rank: firmCourse}
	if !w.goesOn(clause, text) && w.countered(clause, text) {
		out.also = w.chineseOtherwise(notSo, clause, text)
	}
	return out
}

// itselfAfter tests what happens by itself once something else has: not before it, and one
// time then. Empty where the clause tells more, or has a test of its own.
func (w *Specifier) itselfAfter(before, text string) string {
	act, ok := strings.CutPrefix(strings.TrimPrefix(text, "系统"), "自动")
	if n := utf8.RuneCountInString(act); !ok || n < 2 || n > maxItself || strings.ContainsAny(act, "，；：") || statesNumber(act) {
		return ""
	}
	if made, _ := w.formTest(&oneClause{said: strings.TrimPrefix(text, "系统")}); made != "" {
		return ""
	}
	return w.Say("check_itself_after", "case", strings.TrimPrefix(before, "系统"), "act", act)
}

// maxItself is how long a deed is at most, in runes, that is told before and after something.
const maxItself = 12

// mayDo lets somebody do what a clause tells of them, so that a test can see it: 业主打分
// is no outcome, 业主可以打分 is one.
func (w *Specifier) mayDo(text string) string {
	name, ok := w.LeadingPerson(text)
	if !ok || w.Table.Weak.Observable(specs.Plain(phrasing.Finished(text))) || !w.Table.StartsWith("verbs", "zh", text[len(name):]) {
		return text
	}
	return name + w.Say("may") + text[len(name):]
}

// maxBareCase is how long a case is at most that is said as a moment, in runes: 归还.
const maxBareCase = 4

// withoutAble is a deed without the word that allows it.
func withoutAble(act string) string {
	for _, word := range []string{"可以", "能够", "就能", "能", "可"} {
		if r, ok := strings.CutPrefix(act, word); ok && utf8.RuneCountInString(r) > 1 && (len(word) > len("能") || reading.HasPrefixOf(r, "在", "用", "通过", "从", "按")) {
			return r
		}
	}
	return act
}

// maxBareDeed is how long a deed is at most that no list of verbs knows: 出库.
const maxBareDeed = 3

// chineseDeed tests what a person does.
func (w *Specifier) chineseDeed(d *Draft) course {
	actor, want := w.chineseAct(d)
	if want == "" {
		return course{}
	}
	want, _, _ = strings.Cut(want, "：")
	want = w.WithoutMay(want)
	want = withoutAble(strings.TrimSpace(w.Impersonal(unbroken(w.FirstClause(want)))))
	if first, _, more := strings.Cut(want, "，"); more && w.opensDeed(first) {
		want = first // 建题库，题型有…
	}
	deed := w.withoutMoment(want)
	for _, able := range []string{"以后能", "之后能", "后能", "以后可以", "之后可以", "后可以"} {
		if occasion, act, ok := strings.Cut(want, able); ok && act != "" { // "报修以后能看到进度": what is tested is the look
			deed, want = act, occasion+"后"+act
			break
		}
	}
	if w.deedsJoined(deed) { // 提交申请、签收血液: each has a test of its own
		deed = w.withShared(strings.Split(w.FirstClause(deed), "、"))[0]
		want = deed
	}
	if idleFirst().MatchString(want) {
		return course{} // 15 分钟不接就转给下一个: what follows is no deed of the one who did nothing
	}
	row, object := w.chineseRow(deed, ofPersons, w.headOfDeed(deed))
	if row == nil || row.Class == "change" && object == "" {
		if before, after, ok := strings.Cut(want, "时"); ok && w.beginsAct(after) && !strings.HasSuffix(before, "小") { // 达到预算时收到提醒
			return course{Main: w.Say("crit_given", "trigger", w.Say("given_that", "text", strings.TrimSpace(before)), "text", actor+after), rank: firmCourse}
		}
		if row = w.systemRow("other"); strings.Contains(want, "可") || !w.beginsAct(want) && !w.Table.StartsWith("coverbs", "zh", want) && !w.LooksPersonal(want) && utf8.RuneCountInString(want) > maxBareDeed {
			return course{Main: w.plainly(w.chineseFact(d)), plain: true} // no deed: what it would be is not certain
		}
	}
	slots := w.Slots("product", w.ShortProduct(), "actor", actor, "want", want, "object", phrasing.OrElse(w.thatOne(object), w.Say("check_data")))
	out := course{Main: phrasing.FillSlots(row.Person.In("zh"), "zh", slots), rank: actCourse, same: row.Same}
	if out.also = w.demanded(d.Statement.Head); out.also != "" {
		out.rank = firmCourse // the statement itself says it
		return out
	}
	if (row.Class == "view" || row.Class == "find") && reading.ContainsAny(want, w.Table.Words["form_own"].In("zh")...) {
		out.also, out.alsoRule, out.rank = w.chineseOwn(actor, want), "criterion-on-rights", firmCourse
		return out
	}
	out.also = phrasing.FillSlots(row.PersonAlso.In("zh"), "zh", slots)
	return out
}

// thatOne points to what somebody has of their own where it is told of again: 自己的闲置
// is 该闲置 to whoever looks.
func (w *Specifier) thatOne(object string) string {
	for _, own := range w.Table.Words["form_own"].In("zh") {
		if rest, ok := strings.CutPrefix(object, own); ok && strings.HasSuffix(own, "的") && rest != "" {
			return w.Say("that_one", "text", rest)
		}
	}
	return object
}

// idleFirst reads a clause that begins with how long somebody has not done something.
var idleFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:超过)?[0-9一二两三四五六七八九十]+ ?个?(?:分钟|小时|天|日|工作日)(?:内|之内)?(?:还|仍)?(?:不|没|未)`)
})

// byBasis tests what the product settles by itself by what it is told to go by: the place of
// a bag by its kind. Empty where a clause tells no such thing.
func (w *Specifier) byBasis(clause string) string {
	m := basisOfDeed().FindStringSubmatch(strings.TrimRight(clause, "。；"))
	if m == nil {
		return ""
	}
	return w.Say("clause_basis", "basis", m[1], "deed", m[2])
}

// basisOfDeed reads a clause that says by what something is settled: 按血型自动指定货位.
var basisOfDeed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:系统|平台)?(?:可以|能够|能)?(?:根据|依据|按照|按)([^，（]{2,14}?)自动([^，（]{2,14})$`)
})

// ofPersons says that a row tests what persons do.
func ofPersons(r *phrasing.CheckRule) bool { return !r.Machine && r.Person.In("zh") != "" }

// opensDeed says that a clause begins with a verb of the table, also a short one: 建题库.
func (w *Specifier) opensDeed(clause string) bool {
	row, _ := w.chineseRow(clause, ofPersons, 4)
	return row != nil && utf8.RuneCountInString(clause) > 1
}

// deedsJoined says that a deed is several, side by side: 登记、采血. 领用、归还申请 is one, of
// two kinds of thing.
func (w *Specifier) deedsJoined(deed string) bool {
	first, rest, ok := strings.Cut(w.FirstClause(deed), "、")
	if !ok || strings.ContainsAny(rest, "或") || strings.Contains(first, "（") || w.shareThing(first, rest) {
		return false
	}
	for part := range strings.SplitSeq(rest, "、") {
		if !w.Table.StartsWith("verbs", "zh", part) && !w.opensDeed(part) || inNoun(strings.TrimPrefix(part, "支付")) {
			return false
		}
	}
	return w.Table.EndsWith("verbs", first) || w.opensDeed(first) || w.isDeed(first)
}

// shareThing says that deeds in a row are of one thing that only the last one names:
// 领用、归还申请.
func (w *Specifier) shareThing(first, rest string) bool {
	return w.Table.EndsWith("form_shared", rest) && !w.Table.EndsWith("form_shared", first)
}

// withShared gives deeds in a row the thing that only the last of them names:
// 下架、修改、重新上架|自己的闲置; 新建、编辑、停用|学员档案.
func (w *Specifier) withShared(parts []string) []string {
	last := parts[len(parts)-1]
	_, object := w.chineseRow(last, ofPersons, 8)
	out := slices.Clone(parts)
	for i, part := range parts[:len(parts)-1] {
		row, own := w.chineseRow(part, ofPersons, 4)
		if row == nil || own != "" || object == "" || !strings.HasSuffix(last, object) || !slices.ContainsFunc(row.Verbs.In("zh"), func(verb string) bool { return verb == part }) || !strings.Contains(object, "的") && !w.Table.IsWord("form_kept", "zh", part) {
			return parts
		}
		out[i] = part + object
	}
	return out
}

// isDeed says that a part of a row of them is a deed: with a verb in front, or behind where
// or by what it is done.
func (w *Specifier) isDeed(part string) bool {
	if row, _ := w.chineseRow(part, ofPersons, maxDeedHead); row != nil {
		return true
	}
	return w.beginsAct(part) && !w.Table.StartsWith("coverbs", "zh", part)
}

// maxDeedHead is how far in a deed its verb stands at most, in runes, where words lead to it
// that say where or by what it is done: 通过统一身份认证登录.
const maxDeedHead = 20

// headOfDeed is how far in a deed its verb may stand, in runes.
func (w *Specifier) headOfDeed(deed string) int {
	if w.Table.StartsWith("coverbs", "zh", deed) {
		return maxDeedHead
	}
	return 12
}

// chineseAct is who does what in a Chinese statement.
func (w *Specifier) chineseAct(d *Draft) (actor, want string) {
	st := d.Statement
	if d.Fact != nil && d.Fact.Actor != "" && d.Fact.Want != "" && d.Person {
		return d.Actor, strings.TrimRight(phrasing.HeadClause(w.Action(d.Fact)), "。；")
	}
	head := strings.TrimRight(st.Head, "。；")
	if name, deed, ok := w.LetsPerson(head); ok {
		return name, deed
	}
	if name, ok := w.ActingPerson(head); ok {
		want, _ := w.WithoutBond(strings.TrimSpace(head[len(name):]))
		if strings.HasPrefix(want, "在") { // "在待处理状态下可以撤回": what stands behind it
			for _, able := range w.Table.Words["abilities"].In("zh") {
				if _, act, ok := strings.Cut(want, able); ok && act != "" {
					return name, act
				}
			}
		}
		if act := w.withoutDeadline(want); act != want && w.chineseDecides(act) { // 须在 2 小时内|审核工单
			return name, act
		}
		if place := phrasing.HeadOf(want, 7); strings.HasPrefix(want, "在") && (strings.ContainsAny(place, "上里台") || w.doneThere(want)) {
			return name, want
		}
		if (!strings.HasPrefix(want, "在") || strings.HasPrefix(want, "在线")) && !strings.HasPrefix(want, "不") && !strings.HasPrefix(want, "的") {
			return name, want
		}
	}
	switch {
	case st.Label == "" && w.LooksPersonal(head):
		return d.Actor, head
	case w.LooksPersonal(st.Label):
		return d.Actor, st.Label
	}
	return "", ""
}

// doneThere says that words begin with a short place, without a word behind it that makes it one, at which
// something is entered by hand: 在工地|录入坍落度实测值.
func (w *Specifier) doneThere(want string) bool {
	const least, longest = 3, 6 // runes of the place with the word in front of it
	for _, verb := range w.Table.Words["hand_acts"].In("zh") {
		if place, thing, ok := strings.Cut(want, verb); ok && thing != "" {
			if n := utf8.RuneCountInString(place); n >= least && n <= longest && !strings.ContainsAny(place, "0123456789，、后前时中内的") {
				return true
			}
		}
	}
	return false
}

// withoutDeadline is a deed without the time within which it is due: 在 2 小时内|审核.
func (w *Specifier) withoutDeadline(want string) string {
	rest := strings.TrimSpace(strings.TrimPrefix(want, "在"))
	for _, m := range wording.Measures(rest) {
		if act := strings.TrimSpace(rest[m.End:]); m.Class == wording.ClassTime && m.Start == 0 && act != "" {
			for _, in := range []string{"以内", "之内", "内"} {
				act = strings.TrimPrefix(act, in)
			}
			return strings.TrimSpace(act)
		}
	}
	return want
}

// chineseDecides says that a deed settles what waits for somebody: 审核报修单.
func (w *Specifier) chineseDecides(act string) bool {
	row, _ := w.chineseRow(act, func(r *phrasing.CheckRule) bool { return r.Person.In("zh") != "" }, 4)
	return row != nil && row.Class == "decide"
}

// unbroken is a text without a bracket that was cut inside.
func unbroken(text string) string {
	for _, pair := range [][2]string{{"（", "）"}, {"(", ")"}, {"“", "”"}} {
		if i := strings.LastIndex(text, pair[0]); i > 0 && !strings.Contains(text[i:], pair[1]) {
			text = text[:i]
		}
	}
	for _, rank := range []string{"（P0）", "（P1）", "（P2）"} {
		text = strings.TrimSuffix(text, rank)
	}
	return text
}

// chineseRow is the row whose verb stands first in a text, the longer one of
// two; a verb of one character only leads. The object is what stands behind it.
func (w *Specifier) chineseRow(text string, fits func(*phrasing.CheckRule) bool, n int) (best *phrasing.CheckRule, object string) {
	clause, _, _ := strings.Cut(text, "，")
	head := phrasing.HeadOf(clause, n)
	at, size := len(head)+1, 0
	named := len(nounFirst().FindString(head))
	for i := range w.Table.Checks {
		r := &w.Table.Checks[i]
		if !fits(r) {
			continue
		}
		for _, v := range r.Verbs.In("zh") {
			k := strings.Index(head, v)
			short := utf8.RuneCountInString(v) == 1
			if k < named || inNoun(head[k+len(v):]) || !short && w.nameOfPaper(head[k+len(v):]) || w.Table.StartsWith("verb_beginnings", "zh", head[k:]) || r.Class == "compute" && w.Table.StartsWith("reckoned_nouns", "zh", head[k+len(v):]) || !short && momentOf(r, head[k+len(v):]) || k > 0 && short && !w.behindPlace(head[:k]) || w.DeniedBefore(head[:k]) || inNames(head[:k]) || w.messageMeant(v, head[:k]) {
				continue
			}
			if k < at || k == at && len(v) > size {
				best, at, size = r, k, len(v)
			}
		}
	}
	if best == nil {
		return nil, ""
	}
	return best, w.chineseObject(clause[at+size:])
}

// nounFirst reads a thing at the beginning of a clause whose name begins like a deed, in front of
// what may be done with it: 报名名单|可以导出.
var nounFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Han}{2,4}(?:名单|记录|列表|信息|明细|数据|报表|结果|档案|清单)(?:可以|可|能够|能|必须|须|应|支持)`)
})

// messageMeant says that a word which also tells that something is sent names the message
// itself: 从|告警|一键创建工单.
func (w *Specifier) messageMeant(verb, before string) bool {
	return w.Table.IsWord("message_nouns", "zh", verb) && w.Table.EndsWith("before_messages", before)
}

// momentOf says that a verb only names a moment, 预约|当天; whoever looks, looks at that day:
// 查看|当天预约. Nor is the paper on a deed the deed: 为出库|单指派车辆.
func momentOf(r *phrasing.CheckRule, after string) bool {
	return (r.Class == "stock" || r.Class == "restock") && strings.HasPrefix(after, "单") || reading.HasPrefixOf(after, "前", "期间") || r.Class != "view" && reading.HasPrefixOf(after, "当天", "当日")
}

// nameOfPaper says that what stands behind a verb makes it the name of a paper on that deed, and no deed: 确认对账|单,
// 查看派车|单. Not so 导出|单个文件 or 打印|单据.
func (w *Specifier) nameOfPaper(after string) bool {
	rest, ok := strings.CutPrefix(after, "单")
	return ok && (rest == "" || w.Table.StartsWith("behind_papers", "zh", rest))
}

// behindPlace says that words only tell where or by what something is done, so that a short
// verb behind them leads: 在手机上|看.
func (w *Specifier) behindPlace(before string) bool {
	return w.Table.StartsWith("coverbs", "zh", before) && w.Table.EndsWith("form_places", before)
}

// inNoun says that a verb in front of a text is part of a noun or of a moment:
// 管理|员, 支付|宝, 预订|后可免费取消, or only tells which thing is meant: 上传|的头像不超过 2MB.
func inNoun(after string) bool {
	if rest, ok := strings.CutPrefix(after, "的"); ok && utf8.RuneCountInString(rest) > 2 {
		return true
	}
	return reading.HasPrefixOf(after, "员", "者", "师", "宝") || reading.HasPrefixOf(after, "后", "之后", "以后", "前", "之前", "以前") && !reading.HasPrefixOf(after, "后台", "后续", "后端", "前台", "前端")
}

// inNames says that what follows is part of a name or of a row of names: behind
// an opening quotation mark, "、" or "的".
func inNames(before string) bool {
	return strings.Count(before, "“") > strings.Count(before, "”") || strings.HasSuffix(before, "、") || strings.HasSuffix(before, "的")
}

// chineseObject is the thing behind a verb, where it has a short name.
func (w *Specifier) chineseObject(text string) string {
	text = strings.TrimPrefix(strings.TrimSpace(text), "了")
	if rest, ok := strings.CutPrefix(text, "一个"); ok && strings.Contains(rest, "的") {
		text = rest // 一个车场的价格
	}
	if i := strings.IndexAny(text, "，；。：（("); i >= 0 {
		text = text[:i]
	}
	text = strings.TrimSpace(text)
	if at, _ := understanding.OwedAt(text); at >= 0 {
		return "" // 修改|应保留历史版本: a duty, and no thing
	}
	n := utf8.RuneCountInString(text)
	if first, _ := utf8.DecodeRuneInString(text); strings.ContainsRune("、后出来上下不的是中一按为须由", first) || strings.HasPrefix(text, "成") && !w.Table.StartsWith("nouns_not_made", "zh", text) || w.leadsThere(text) {
		return ""
	}
	if n < 2 || n > 16 || strings.ContainsAny(text, "并给“”") || tellsPlace(text) || strings.Contains(text, "后由") || strings.HasSuffix(text, "时") || strings.HasSuffix(text, "后") || strings.HasSuffix(text, "前") {
		return ""
	}
	return text
}

// leadsThere says that words tell where a deed leads, and not to what it is done: 结算|到商家微信.
func (w *Specifier) leadsThere(text string) bool {
	return strings.HasPrefix(text, "到") && !w.Table.StartsWith("nouns_not_led", "zh", text)
}

// tellsPlace says that words say where something is done, and not to what: 在屏幕上.
func tellsPlace(text string) bool {
	return strings.HasPrefix(text, "在") && reading.HasSuffixOf(text, "上", "里", "中", "内", "端", "处")
}

// chineseMachine tests what the product does by itself.
func (w *Specifier) chineseMachine(d *Draft) course {
	if d.Fact == nil || d.Statement.Label != "" && len(w.chineseList(d.Statement.Head)) > 1 {
		return course{}
	}
	text := strings.TrimRight(phrasing.OrElse(d.Statement.Label, d.Statement.Head), "。；")
	text = strings.TrimPrefix(w.withoutSupport(strings.TrimPrefix(text, "系统")), "自动")
	if first, _, _ := strings.Cut(text, "，"); strings.Contains(first, "不再") || w.isUndone(first) {
		return course{} // 当天起不再计费, 不是提醒一下: nothing is done
	}
	if i := strings.Index(text, "自动"); i > 0 && utf8.RuneCountInString(text[:i]) <= 20 && !strings.Contains(text[:i], "，") {
		text = text[i+len("自动"):] // what happens by itself
	}
	row, object := w.chineseRow(text, func(r *phrasing.CheckRule) bool { return r.System.In("zh") != "" }, 16)
	if row == nil {
		return course{}
	}
	if made := w.byBasis(d.Statement.Head); made != "" && row.Class == "change" {
		return course{Main: made, rank: firmCourse}
	}
	for _, verb := range row.Verbs.In("zh") {
		if name, ok := strings.CutSuffix(text, verb); ok && object == "" && utf8.RuneCountInString(name) > 1 && utf8.RuneCountInString(name) <= maxThingRunes+2 && !reading.ContainsAny(name, "需要", "必须", "应当") && !w.Table.EndsWith("no_thing_ends", name) && !tellsPlace(name) && !w.Table.IsWord("settled_apart", "zh", verb) { // 人工处理 is done by hand
			object = name // 不良反应记录
		}
	}
	if row.Class == "demand" && w.Table.StartsWith("verbs", "zh", object) {
		return course{} // 要求|删除 asks for a deed, and for no thing that may be lacking
	}
	if object == "" && (row.Class == "change" || row.Class == "remove" && d.Statement.Label != "") || strings.Contains(object, "进行") {
		return course{Main: w.plainly(w.Impersonal(w.chineseFact(d)))} // what is changed, or gone, is not said
	}
	if told := w.machineTold(d); row.Class == "send" && told != "" {
		return course{Main: told, also: row.SystemAlso.In("zh"), rank: actCourse, same: row.Same}
	}
	if row.Class == "make" && !strings.Contains(d.Statement.Label+d.Statement.Head, "自动") && !strings.Contains(text, "系统") {
		if at := strings.Index(text, "填写"); at >= 0 {
			if before := text[:at]; (strings.Contains(before, "，") || w.beginsAct(before) || w.Table.StartsWith("owed_acts", "zh", before)) && reading.HasSuffixOf(before, "需", "须", "要", "应", "必须") {
				return course{} // 可由店长撤销，撤销需填写原因: what the deed needs has a test of its own
			}
			return w.filledByHand(w.FirstClause(text[at:]))
		}
	}
	if row.Class == "choose" && !reading.ContainsAny(d.Statement.Label+d.Statement.Head, w.Table.Words["check_by_itself"].In("zh")...) {
		return w.chosenByHand(row, text)
	}
	slots := w.Slots("product", w.ShortProduct(), "actor", d.Actor, "object", phrasing.OrElse(object, w.Say("check_it")), "deed", w.deedName(row, text))
	out := course{Main: phrasing.FillSlots(row.System.In("zh"), "zh", slots), also: phrasing.FillSlots(row.SystemAlso.In("zh"), "zh", slots), rank: actCourse, same: row.Same}
	if object == "" || !strings.Contains(row.System.In("zh"), "{object}") {
		out.Main = w.labelled(d, out.Main) // it names nothing of the statement
	}
	return out
}

// filledByHand tests what somebody fills in where the statement names nobody whom the source lists: 疫情期间访客须|填写
// 健康申报表.
func (w *Specifier) filledByHand(want string) course {
	row := w.systemRow("other")
	if found, _ := w.chineseRow("登记"+strings.TrimPrefix(want, "填写"), ofPersons, 4); found != nil {
		row = found
	}
	slots := w.Slots("product", w.ShortProduct(), "actor", "", "want", want, "object", w.Say("check_data"))
	return course{Main: phrasing.FillSlots(row.Person.In("zh"), "zh", slots), rank: actCourse}
}

// withoutSupport is what the product does without the word that binds and the one that only says
// that it can: 应支持温湿度记录 is 温湿度记录.
func (w *Specifier) withoutSupport(text string) string {
	rest, bond := w.WithoutBond(text)
	if !phrasing.IsOwed(bond) {
		return text
	}
	return strings.TrimPrefix(rest, "支持")
}

// chosenByHand tests what somebody chooses where the statement does not say who: what was
// chosen is kept, and nobody goes on without a choice.
func (w *Specifier) chosenByHand(row *phrasing.CheckRule, text string) course {
	slots := w.Slots("actor", "", "want", w.FirstClause(text))
	return course{Main: phrasing.FillSlots(row.Person.In("zh"), "zh", slots), also: phrasing.FillSlots(row.PersonAlso.In("zh"), "zh", slots), rank: actCourse, same: row.Same}
}

// chineseClauses tests the first clause of a statement that says what happens:
// a deed behind a condition, or one that happens by itself.
func (w *Specifier) chineseClauses(d *Draft) course {
	head := strings.TrimRight(d.Statement.Head, "。；")
	before := ""
	for clause := range strings.SplitSeq(head, "，") {
		e := *d
		e.Statement = phrasing.Statement{Head: clause}
		e.Requirement.Title = phrasing.OrElse(d.Statement.Label, d.Requirement.Title)
		if when, act := w.innerCondition(clause); act != "" {
			if before != "" && utf8.RuneCountInString(when) <= maxBareMoment { // it ends what the clause before told
				return course{Main: w.Say("crit_given", "trigger", before, "text", clause), rank: firmCourse}
			}
			e.Statement.Trigger, e.Statement.Head = when, act
			return w.chineseCondition(&e)
		}
		if w.namesCase(before) {
			e.Statement.Trigger = before
			return w.chineseCondition(&e)
		}
		if _, ok := w.ActingPerson(clause); ok && before != "" {
			if c := w.chineseDeed(&e); c.Main != "" {
				return c
			}
		}
		if c := w.chineseMachine(&e); c.Main != "" && before != "" && !w.namesCase(clause) {
			return c // 扫袋码时发现是白色袋的 tells a case, and nothing that the product finds out
		}
		before = clause
	}
	return course{}
}

// maxBareMoment bounds a moment that does not say of what it is one, in runes: 恢复后.
const maxBareMoment = 3

// innerCondition cuts a clause whose condition no comma ends: "退房以后系统自动派单".
func (w *Specifier) innerCondition(clause string) (when, act string) {
	for _, mark := range []string{"以后", "之后", "后", "时"} {
		i := strings.Index(clause, mark)
		if i < 0 || utf8.RuneCountInString(clause[:i]) < 2 || mark == "时" && utf8.RuneCountInString(clause[:i]) < 3 || utf8.RuneCountInString(clause[:i]) > 14 || strings.HasSuffix(clause[:i], "小") || strings.HasSuffix(clause[:i], "及") {
			continue
		}
		rest := strings.TrimSpace(clause[i+len(mark):])
		for _, lead := range []string{"系统", "平台", "自动", "可以", "必须", "应当", "才能", "能够"} {
			if strings.HasPrefix(rest, lead) {
				return clause[:i+len(mark)], rest
			}
		}
		if _, person := w.LeadingPerson(rest); person {
			return clause[:i+len(mark)], rest
		}
	}
	return "", ""
}
