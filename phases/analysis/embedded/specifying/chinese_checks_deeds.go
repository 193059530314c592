package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

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
	if severalOf(want) && strings.Contains(row.Person.In("zh"), w.Say("exactly_one_kept")) {
		return course{Main: w.plainly(w.chineseFact(d)), plain: true} // 登记多个地块: then there are several
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
