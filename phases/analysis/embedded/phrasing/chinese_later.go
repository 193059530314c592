package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Where the first words of a Chinese clause do not tell what is bound: who does it
// stands behind what describes them, or behind a moment, or a later clause says it.
// "X 必须保证：" before the whole would bind facts and remarks with it.

// BoundDeeper binds a clause that nobody leads: in its first clause, behind the case
// that it tells, else in the first of the others that says what has to be.
func (w *Work) BoundDeeper(head string, p specs.Priority) (string, bool) {
	if reading.ContainsAny(head, w.Table.Words["open_ends"].In("zh")...) {
		return "", false // "要停 10 天还是多少，你问老秦" asks, and demands nothing yet
	}
	first, tail, more := strings.Cut(head, "，")
	if strings.HasPrefix(first, "“") && strings.HasSuffix(first, "”") && more { // a feature by its name
		return w.Short("req_provide", "must", w.Modal(p), "text", head), true
	}
	if text, ok := w.boundFirst(first, p); ok {
		return text + strings.TrimPrefix(head, first), true
	}
	if more && w.toldCase(first) {
		if text, ok := w.boundClauseOf(tail, p); ok {
			return first + "，" + text, true
		}
	}
	for at := len(first); more; {
		clause, rest, next := strings.Cut(tail, "，")
		if text, ok := w.boundLaterClause(clause, p); ok {
			return head[:at] + "，" + text + strings.TrimPrefix(tail, clause), true
		}
		at, tail, more = at+len("，")+len(clause), rest, next
	}
	return "", false
}

// tellsTopic tells a label that only says who speaks, and of what: 阿哲讲技术.
func (w *Work) tellsTopic(label string) bool {
	for _, verb := range w.Table.Words["speaking_verbs"].In("zh") {
		if who, topic, ok := strings.Cut(label, verb); ok && utf8.RuneCountInString(topic) <= 4 && (w.LeadsWithPerson(who) || reading.HasPrefixOf(who, "阿", "老", "小")) {
			return true
		}
	}
	return false
}

// IsOffer tells a label that names in few words what is offered: "统一发送 API", 店长申诉.
func IsOffer(label string) bool {
	return utf8.RuneCountInString(label) <= 28 && !reading.ContainsAny(label, "时", "后", "会", "可", "要", "不", "超", "被", "给")
}

// demand is a clause from the one on that its sentence binds: "山上的书点有三个，断网也要
// 能借书" is about 断网也要能借书. A case stays with what holds in it.
func (w *Work) demand(text string) string {
	first, _, more := strings.Cut(text, "，")
	if !more || !tellsFact(first) || w.toldCase(first) || w.tellsState(withoutPronoun(first)) || w.LeadsWithPerson(first) {
		return text
	}
	said, bound := strings.Split(text, "，"), strings.Split(w.ChineseModal(text, specs.Must, false), "，")
	for i := range min(len(said), len(bound)) {
		if said[i] == bound[i] {
			continue
		}
		if i > 0 && len(said) == len(bound) && utf8.RuneCountInString(said[i]) >= maxState {
			return strings.Join(said[i:], "，")
		}
		break
	}
	return text
}

// tellsFact says that a clause only tells what is the case: 书点有三个, 每一批分完.
func tellsFact(clause string) bool {
	bare := strings.NewReplacer("有效", "", "所有", "", "没有", "", "拥有", "", "有未", "").Replace(clause)
	return strings.Contains(bare, "有") || reading.HasSuffixOf(clause, "完", "了") || utf8.RuneCountInString(clause) <= 3 ||
		strings.Contains(clause, "等") && strings.Contains(clause, "的")
}

// toldCase says that a clause tells when or for what the next one holds.
func (w *Work) toldCase(clause string) bool {
	if utf8.RuneCountInString(clause) < 3 || utf8.RuneCountInString(clause) > maxCase {
		return false
	}
	return w.endsMoment(clause) || reading.HasSuffixOf(clause, "的", "的话")
}

// boundClauseOf binds what stands behind a case, when its words tell where.
func (w *Work) boundClauseOf(text string, p specs.Priority) (string, bool) {
	must, able := w.bonds(p)
	if out, ok := w.boundWritten(text, must, able); ok {
		return out, true
	}
	if out, ok := w.boundSpoken(text, must, able); ok {
		return out, true
	}
	if out, ok := w.boundSubject(text, p); ok {
		return out, true
	}
	clause, _, _ := strings.Cut(text, "，")
	if w.Table.StartsWith("machine_acts", "zh", clause) || w.actsBehind(clause) {
		return w.Short("req_do", "must", must, "want", text), true
	}
	if out, ok := w.inserted(text, clause, must); ok {
		return out, true
	}
	return w.BoundDeeper(text, p)
}

// actsBehind says that a clause begins with what stands before a deed of the product:
// "通过短信通知", "按事先的选择退回".
func (w *Work) actsBehind(clause string) bool {
	if !w.Table.StartsWith("act_openers", "zh", clause) {
		return false
	}
	for _, act := range w.Table.Words["machine_acts"].In("zh") {
		if strings.Contains(clause, act) {
			return true
		}
	}
	return false
}

// boundLaterClause binds one of the clauses behind the first by the word of duty or
// chance in it: "断网也要能过磅", "最好能语音播报", "净重自动算出来".
func (w *Work) boundLaterClause(clause string, p specs.Priority) (string, bool) {
	must, able := w.bonds(p)
	if reading.HasPrefixOf(clause, "我", "你") || reading.ContainsAny(clause, "不需要", "无需", "不必", "不用") {
		return "", false
	}
	for _, can := range []string{"可以", "能够", "最好能够", "最好可以", "最好能", "要能"} {
		if deed, ok := strings.CutPrefix(clause, can); ok && deed != "" {
			return able + deed, true
		}
	}
	if at, _ := spokenDuty(clause); at > 0 {
		return w.boundSpoken(clause, must, able)
	}
	if out, ok := w.rebound(clause, p, must, able); ok && out != clause {
		return out, true
	}
	if i := strings.Index(clause, "前"); i > 0 && utf8.RuneCountInString(clause[:i]) <= 4 && w.Table.StartsWith("machine_acts", "zh", clause[i+len("前"):]) {
		return w.Short("req_do", "must", must, "want", "在"+clause), true // "交易前提示双方"
	}
	return w.boundItself(clause, must)
}

// boundItself puts the word before what happens by itself: "净重自动算出来".
func (w *Work) boundItself(clause, must string) (string, bool) {
	before, deed, ok := strings.Cut(clause, "自动")
	if !ok || deed == "" || before == "" || reading.HasSuffixOf(before, "的", "“", "、", "半", "全") {
		return "", false
	}
	if act, found := strings.CutPrefix(clause, "系统"); found {
		return w.Short("req_do", "must", must, "want", act), true
	}
	return cjkJoin(before, must) + "自动" + deed, true
}

// boundFirst binds the first clause where who or what is bound stands deeper in it.
func (w *Work) boundFirst(first string, p specs.Priority) (string, bool) {
	must, able := w.bonds(p)
	if text, ok := w.BoundThing(first, p); ok {
		return text, true
	}
	if name, act, ok := w.describedPerson(first); ok {
		if reading.HasPrefixOf(act, "在") || w.dutyChinese(act) {
			return cjkJoin(name, must) + act, true
		}
		return cjkJoin(name, able) + act, true
	}
	if name, ok := w.severalPersons(first); ok {
		act := first[len(name):]
		if rest, self := strings.CutPrefix(name, "我"); self {
			name = "本人" + rest
		}
		if hasDeadline(act) {
			return name + w.dueOrOffered(act, must, able) + "在" + strings.TrimPrefix(act, "在"), true
		}
		return cjkJoin(name, able) + act, true
	}
	if name, ok := w.LeadingPerson(first); ok {
		return w.boundAfter(name, first, must)
	}
	if when, deed, ok := w.handWork(first); ok {
		return when + must + deed, true
	}
	if when, deed, ok := w.momentIn(first); ok && w.comesToOne(deed) {
		return when + must + deed, true
	} else if ok {
		return when + "，" + w.Short("req_do", "must", must, "want", deed), true
	}
	if text, ok := w.boundEach(first, must); ok {
		return text, true
	}
	if text, ok := w.boundFor(first, must); ok {
		return text, true
	}
	return w.boundItself(first, must)
}

// BoundThing binds a clause that a thing leads: who is no known role but called one,
// what counts as something, what goes over a service, what failed a check.
func (w *Work) BoundThing(first string, p specs.Priority) (string, bool) {
	must, able := w.bonds(p)
	for _, role := range []string{"管理员", "负责人", "主管", "经理"} {
		before, act, ok := strings.Cut(first, role)
		if n := utf8.RuneCountInString(before); ok && n > 0 && n <= 4 && !w.Table.StartsWith("verbs", "zh", before) && !reading.ContainsAny(before, "由", "给", "向", "对", "让", "被", "在") && w.actsInChinese(act) {
			return before + role + able + act, true
		}
	}
	for _, count := range []string{"也算", "算作"} {
		if before, rest, ok := strings.Cut(first, count); ok && rest != "" && utf8.RuneCountInString(before) >= 4 {
			return before + strings.Replace(count, "算", must+"算", 1) + rest, true
		}
	}
	if who, deed, ok := strings.Cut(first, "会来"); ok && deed != "" && !w.LeadsWithPerson(first) { // an outside system that calls
		return cjkJoin(who, able) + deed, true
	}
	for _, failed := range []string{"不通过", "未通过", "不合格", "不达标"} {
		if before, deed, ok := strings.Cut(first, failed); ok && utf8.RuneCountInString(before) <= 4 && w.Table.StartsWith("machine_acts", "zh", deed) {
			return before + failed + "的，" + w.Short("req_do", "must", must, "want", deed), true
		}
	}
	if before, way, ok := strings.Cut(first, "走"); ok && way != "" && utf8.RuneCountInString(before) >= 2 && utf8.RuneCountInString(before) <= maxState && !reading.HasSuffixOf(before, "行", "带", "拿", "退", "运", "搬", "就") && !w.LeadsWithPerson(before) {
		return before + must + "走" + way, true
	}
	if when, what, ok := strings.Cut(first, "时 "); ok && utf8.RuneCountInString(when) <= 14 { // "订单产生时 webhook 推给客户"
		if i := strings.IndexFunc(what, func(r rune) bool { return r >= 0x4e00 }); i > 0 && reading.HasPrefixOf(what[i:], "推", "发", "通知", "回调") {
			return when + "时，" + cjkJoin(what[:i], must) + what[i:], true
		}
	}
	return "", false
}

// describedPerson is who acts in a clause that tells first who they are: "不方便下楼的
// 住户发布取件单".
func (w *Work) describedPerson(first string) (name, act string, ok bool) {
	i := strings.Index(first, "的")
	if i <= 0 || utf8.RuneCountInString(first[:i]) > 14 {
		return "", "", false
	}
	rest := first[i+len("的"):]
	who, found := w.ActingPerson(rest)
	if !found || !w.Table.StartsWith("verbs", "zh", rest[len(who):]) {
		return "", "", false
	}
	return first[:i+len("的")+len(who)], rest[len(who):], true
}

// severalPersons are the people that a clause begins with when it names two: "家属或老人
// 本人前一天 20:00 前订餐".
func (w *Work) severalPersons(first string) (string, bool) {
	name, ok := w.LeadingPerson(first)
	if strings.HasPrefix(first, "我或") {
		name, ok = "我", true
	}
	if !ok {
		return "", false
	}
	rest := first[len(name):]
	for _, or := range []string{"或者", "或", "和", "及", "与"} {
		more, found := strings.CutPrefix(rest, or)
		second, person := w.LeadingPerson(more)
		if !found || !person {
			continue
		}
		whole := len(first) - len(more) + len(second)
		whole += len(first[whole:]) - len(strings.TrimPrefix(first[whole:], "本人"))
		return first[:whole], utf8.RuneCountInString(first[whole:]) >= 2 && !strings.HasPrefix(first[whole:], "的")
	}
	return "", false
}

// hasDeadline tells an act that names the time before which it has to be done: "前一天
// 20:00 前订餐".
func hasDeadline(act string) bool {
	before, _, ok := strings.Cut(strings.TrimPrefix(act, "前"), "前")
	return ok && strings.ContainsAny(before, "0123456789") && utf8.RuneCountInString(before) <= 12
}

// dueOrOffered is the word that binds where something has to be done in time, and the one that
// offers where the time ends a right: nobody has to book "前一天 20:00 前".
func (w *Work) dueOrOffered(act, must, able string) string {
	if _, deed, _ := strings.Cut(strings.TrimPrefix(act, "前"), "前"); reading.HasPrefixOf(deed, w.Table.Words["own_rights"].In("zh")...) {
		return able
	}
	return must
}

// handWork cuts a clause at the moment that it begins with, where hands do something
// then: "血袋入库时扫描条码".
func (w *Work) handWork(first string) (when, deed string, ok bool) {
	i := strings.Index(first, "时")
	if i <= 0 || utf8.RuneCountInString(first[:i]) > 10 || InsideTimeWord(first[:i]) {
		return "", "", false
	}
	when, deed = first[:i+len("时")], first[i+len("时"):]
	if name, ok := w.LeadingPerson(deed); ok { // "还书时读者扫描二维码"
		when, deed = when+name, deed[len(name):]
	}
	return when, deed, reading.HasPrefixOf(deed, w.Table.Words["hand_acts"].In("zh")...)
}

// boundAfter binds what somebody does after something of their own: "库管员验收后为每瓶
// 打印标签".
func (w *Work) boundAfter(name, first, must string) (string, bool) {
	rest := first[len(name):]
	i := strings.Index(rest, "后")
	if i <= 0 || utf8.RuneCountInString(rest[:i]) > maxState {
		return "", false
	}
	deed := rest[i+len("后"):]
	if !w.actsInChinese(deed) && !reading.HasPrefixOf(deed, "为", "给", "扫") {
		return "", false
	}
	return name + rest[:i] + "后" + must + deed, true
}

// momentIn cuts a clause at the moment that it begins with, where the product acts
// then: "放入柜子时检查相容性".
func (w *Work) momentIn(first string) (when, deed string, ok bool) {
	for _, end := range []string{"时", "后"} {
		before, after, found := strings.Cut(first, end)
		if !found || utf8.RuneCountInString(before) < 2 || utf8.RuneCountInString(before) > 14 || reading.HasSuffixOf(before+end, "小时", "同时", "随时", "实时", "及时", "定时", "今后", "前后") || w.LeadsWithPerson(before) {
			continue
		}
		if w.Table.StartsWith("machine_acts", "zh", after) || strings.HasPrefix(after, "检查") || strings.HasPrefix(after, "校验") {
			return before + end, after, true
		}
	}
	return "", "", false
}
