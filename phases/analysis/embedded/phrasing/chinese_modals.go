package phrasing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rebound replaces the word that binds already.
func (w *Work) rebound(head string, p specs.Priority, must, able string) (string, bool) {
	for _, word := range w.Table.Words["denials"].In("zh") {
		if i := strings.Index(head, word); i >= 0 && i <= 60 && !strings.HasSuffix(head[:i], "能") && !w.AsksThere(head[:i]) { // 能不能 asks
			if reading.HasSuffixOf(head[:i], w.Table.Words["systems"].In("zh")...) && (word == "禁止" || word == "严禁") {
				return head[:i] + must + head[i:], true // it keeps others from it
			}
			if p == specs.Must || p == "" {
				return head[:i] + w.Say("must_not") + head[i+len(word):], true
			}
			return head, true
		}
	}
	first, _, _ := strings.Cut(head, "，")
	if i := strings.Index(first, "不可"); i > 0 && (p == specs.Must || p == "") && w.actsOwed(first[i+len("不可"):]) && w.bans(first, i) {
		return head[:i] + strings.ReplaceAll(head[i:], "不可", w.Say("must_not")), true
	}
	if i := strings.Index(first, "不再"); i > 0 && w.actsOwed(first[i+len("不再"):]) {
		return head[:i] + w.never(must) + head[i+len("不"):], true
	}
	for _, word := range w.Table.Words["abilities"].In("zh") {
		if i := strings.Index(first, word); i > 0 {
			if strings.HasSuffix(first[:i], "才") {
				return head, true // "审核通过才可以发布" binds
			}
			who, what := head[:i], head[i+len(word):]
			for _, limit := range []string{"最晚", "最早", "最多", "最少", "至少"} { // "客人最晚可以在开始前 3 小时取消"
				if name, ok := strings.CutSuffix(who, limit); ok && w.LeadsWithPerson(who) {
					who, what = name, limit+what
				}
			}
			return w.enabled(who, what, must, able), true
		}
	}
	for _, word := range w.Table.Words["duties"].In("zh") {
		if i := strings.Index(first, word); i > 0 && reading.HasSuffixOf(first[:i], "不", "无") {
			return w.Short("req_hold", "must", must, "text", head), true // what is not needed
		} else if i > 0 && word != "须" || i > 0 && !strings.Contains(first[:i], "必") {
			rest := head[i+len(word):]
			if word == "需要" && !w.Table.StartsWith("verbs", "zh", rest) && !strings.HasPrefix(rest, "有") {
				rest = "有" + rest
			}
			return head[:i] + must + rest, true
		}
	}
	return "", false
}

// AsksThere says that a clause asks which of something before a place in it: what cannot be
// there is told by whoever answers, 填下周哪些时段|不能上班.
func (w *Work) AsksThere(before string) bool {
	if i := strings.LastIndexAny(before, "，；。"); i >= 0 {
		before = before[i:]
	}
	return reading.ContainsAny(before, w.Table.Words["bond_asked"].In("zh")...)
}

// boundSubject puts the word behind the person or thing that leads a clause.
func (w *Work) boundSubject(head string, p specs.Priority) (string, bool) {
	must, able := w.bonds(p)
	first, _, _ := strings.Cut(head, "，")
	if i := strings.Index(first, "支持"); i > 0 && utf8.RuneCountInString(first[:i]) <= 10 && !noBondBehind(first[:i]) && !w.Table.StartsWith("support_tails", "zh", first[i+len("支持"):]) {
		return head[:i] + must + head[i:], true
	}
	if text, ok := w.boundWithin(head, first, must); ok {
		return text, true
	}
	if m := keptOnly().FindStringSubmatch(first); m != nil && !w.LeadsWithPerson(m[1]) {
		return m[1] + must + head[len(m[1]):], true
	}
	if noun := reading.LongestPrefix(first, w.Table.Words["noun_deeds"].In("zh")...); noun != "" && w.Table.StartsWith("noun_deed_tails", "zh", first[len(noun):]) {
		return noun + must + head[len(noun):], true
	}
	if subject, value, ok := w.measuredSubject(first); ok {
		return cjkJoin(subject, must) + value + head[len(first):], true
	}
	if before, rest, ok := strings.Cut(first, "都要"); ok && rest != "" && before != "" {
		return before + "都" + must + head[len(before)+len("都要"):], true
	}
	if i := strings.Index(first, "系统"); i > 0 && timeLead(first[:i]) && len(first) > i+len("系统") {
		return head[:i] + "系统" + must + head[i+len("系统"):], true
	}
	name, ok := w.ActingPerson(head)
	if ok && countsCase(head[len(name):]) {
		return "", false // 管理员代约的也算一次: what counts is the case
	}
	if ok && !w.Table.StartsWith("person_things", "zh", head[len(name):]) { // "读者的借书证加密存储": what is theirs does not act
		if text, ok := w.BoundPerson(name, head[len(name):], p); ok {
			return text, true
		}
		rest, word := w.WithoutBond(strings.TrimSpace(head[len(name):]))
		if IsOwed(word) || w.dutyChinese(rest) || hasDeadline(rest) || w.Table.StartsWith("befalling_acts", "zh", rest) || withinTime(rest) {
			if word == "" && hasDeadline(rest) {
				return cjkJoin(name, w.dueOrOffered(rest, must, able)) + withinNow(rest), true
			}
			return cjkJoin(name, must) + withinNow(rest), true
		}
		if i := strings.Index(firstClauseOf(rest), "自动"); i > 0 && word == "" { // 读者年满 80 岁的次月起自动调整: the product does it
			return cjkJoin(name, rest[:i]) + must + rest[i:], true
		}
		if strings.HasPrefix(rest, "不") { // 管理员不受影响: what does not happen to somebody is no ability
			return w.Short("req_hold", "must", must, "text", head), true
		}
		return cjkJoin(name, able) + rest, true
	}
	if rest, ok := strings.CutPrefix(head, w.Product); ok && strings.TrimSpace(rest) != "" && !strings.HasPrefix(rest, "的") {
		return w.Product + must + withinNow(rest), true
	}
	for _, name := range w.Table.Words["systems"].In("zh") {
		if rest, ok := strings.CutPrefix(head, name); ok && rest != "" && !w.Table.StartsWith("system_tails", "zh", rest) && !w.Table.StartsWith("system_asides", "zh", rest) {
			return name + must + withinNow(rest), true
		}
	}
	return "", false
}

// keptOnly reads what is kept within a bound, whose name may begin like a deed: 签收照片|只保存 90 天.
var keptOnly = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}{2,10}?)(?:只|仅|最多|至多|至少|最少)(?:保存|保留|留存)`)
})

// maxLeadTime bounds how long before or after something a deed is done, in runes.
const maxLeadTime = 14

// timeLead says that words tell only when something is done: "每月 1 号", "次日早上".
func timeLead(text string) bool {
	if utf8.RuneCountInString(text) <= maxLeadTime && strings.ContainsAny(text, "前后") && reading.HasSuffixOf(strings.TrimSpace(text), "天", "小时", "分钟", "周", "个月") {
		return true // 到期前 10 天
	}
	return utf8.RuneCountInString(text) <= 10 && reading.HasPrefixOf(text, "每", "次日", "当天", "当晚", "当日", "月底", "月初", "年底") && reading.HasSuffixOf(strings.TrimSpace(text), "号", "日", "天", "晚", "早", "上", "点", "月", "周", "年", "季度", "一", "五", "初", "底", "前", "后")
}

// countsCase says that what stands behind a person is a case that counts or does not:
// "代约的也算一次", "请假的不算缺席".
func countsCase(rest string) bool {
	deed, counts, ok := strings.Cut(rest, "的")
	return ok && deed != "" && utf8.RuneCountInString(deed) <= maxState && reading.HasPrefixOf(counts, "也算", "也按", "不算", "都算", "算")
}

// withinTime says that a deed opens with the time that it has, which binds whoever
// does it: "在 2 个工作日内给出结果". Where it is done is only an offer: "在手机上接单".
func withinTime(act string) bool {
	span, ok := strings.CutPrefix(act, "在")
	if !ok {
		return false
	}
	span, _, ok = strings.Cut(HeadOf(span, 16), "内")
	return ok && strings.ContainsAny(span, "0123456789") && !strings.ContainsAny(span, "，；")
}

// boundAct makes a sentence of a clause that nobody leads.
func (w *Work) boundAct(head string, p specs.Priority) string {
	must := w.Modal(p)
	first, _, _ := strings.Cut(head, "，")
	if when, deed, ok := strings.Cut(head, "期间"); ok && w.whileGoingOn(when, deed) { // 盘点期间锁定出入库
		return when + "期间，" + w.Short("req_do", "must", must, "want", deed)
	}
	if text, ok := w.atOnce(head, must); ok {
		return text
	}
	if turned, deed := w.outcome(head); deed != "" {
		if not, ok := strings.CutPrefix(deed, "不"); ok {
			deed, must = not, w.never(must)
		}
		return turned + "时，" + w.Short("req_do", "must", must, "want", deed)
	}
	if after, deed := soonAfter(head); deed != "" {
		return after + must + "在 " + deed
	}
	if what, means := w.meansOf(first); means != "" {
		return what + must + means + head[len(first):]
	}
	for _, end := range w.Table.Words["check_ends"].In("zh") {
		if rest, ok := strings.CutPrefix(head, end); ok && strings.HasPrefix(rest, "自动") {
			return w.Short("req_do", "must", must, "want", "在"+head) // 月底自动生成报表 is a deed, whatever it makes
		}
	}
	if text, ok := w.ownSubject(head, must); ok {
		return text
	}
	if w.ChineseNoun(first) {
		return w.Short("req_provide", "must", must, "text", head)
	}
	if w.Table.StartsWith("system_leads", "zh", head) || w.Table.StartsWith("instant_leads", "zh", head) {
		return w.Short("req_do", "must", must, "want", head)
	}
	if text, ok := w.boundKnown(head, first, must); ok {
		return text
	}
	act := w.Table.StartsWith("verbs", "zh", head) && !w.personByVerb(head)
	if !act || strings.ContainsAny(first, "后时满") {
		if text, ok := w.inserted(head, first, must); ok {
			return text
		}
	}
	if first != head && strings.HasSuffix(first, "不可用时") {
		return w.boundWhenDown(head, p) // "支付通道不可用时，…": 支付 is no deed there
	}
	switch {
	case w.LooksPersonal(head) || strings.HasPrefix(head, "按") || strings.HasPrefix(head, "把") || strings.HasPrefix(head, "批量"):
		return w.Short("req_support", "must", must, "want", head)
	case act || w.Table.StartsWith("machine_acts", "zh", head) || w.dealsWith(first) || strings.HasPrefix(head, "用") || strings.HasPrefix(head, "对 ") || strings.HasPrefix(head, "在 ") || strings.HasPrefix(head, "根据") || strings.HasPrefix(head, "依据") || strings.HasPrefix(head, "将"):
		return w.Short("req_do", "must", must, "want", head)
	}
	if briefAct(head) {
		return w.Short("req_support", "must", must, "want", head)
	}
	if bound, ok := w.bindBound(head, must); ok {
		return bound
	}
	if bound, ok := w.BoundDeeper(head, p); ok {
		return bound
	}
	return w.Short("req_hold", "must", must, "text", head)
}

// atOnce binds what becomes of a thing as soon as something has happened: 取消邀约后，二维码|必须立即失效.
func (w *Work) atOnce(head, must string) (string, bool) {
	const longest = 8 // runes of the thing
	first, rest, ok := strings.Cut(head, "，")
	if !ok || !w.endsMoment(first) {
		return "", false
	}
	for _, soon := range []string{"立即", "立刻", "马上", "随即", "自动", "即时", "同步"} {
		thing, _, found := strings.Cut(firstClauseOf(rest), soon)
		if n := utf8.RuneCountInString(thing); found && n >= 2 && n <= longest && !strings.HasPrefix(thing, "系统") && !w.LeadsWithPerson(thing+"，") && !reading.HasSuffixOf(thing, "的", "不", "会", "可", "将", "并") {
			return first + "，" + thing + must + rest[len(thing):], true
		}
	}
	return "", false
}

// personByVerb says that a text begins with somebody or something called by a deed, and with no deed: 管理|员的操作, 支付|密码加密存储.
func (w *Work) personByVerb(text string) bool {
	verb := reading.LongestPrefix(text, w.Table.Words["verbs"].In("zh")...)
	return verb != "" && (reading.HasPrefixOf(text[len(verb):], "员", "者", "师") || reading.HasPrefixOf(text, "支付密码", "登录密码", "交易密码", "支付口令", "登录账号", "登录名", "登录页", "支付页", "支付凭证", "注册信息", "订单信息"))
}

// dealsWith says that a clause tells with what the product exchanges something: 与省平台交换名单.
func (w *Work) dealsWith(first string) bool {
	return reading.HasPrefixOf(first, "与", "跟", "和") && reading.ContainsAny(first, w.Table.Words["dealing_verbs"].In("zh")...)
}

// whileGoingOn says that words in front of 期间 name what goes on, and those behind it what is
// done then.
func (w *Work) whileGoingOn(when, deed string) bool {
	n := utf8.RuneCountInString(when)
	return n >= 2 && n <= maxState && !strings.ContainsAny(when, "，、的") && w.actsInChinese(deed) && !w.LeadsWithPerson(when)
}

// CutDuty cuts a clause at the word that says that it is owed.
func (w *Work) CutDuty(text string) (before, after string, ok bool) {
	for _, word := range w.Table.Words["firm_duties"].In("zh") {
		if i := strings.Index(text, word); i > 0 && !strings.Contains(text[:i], "、") {
			return text[:i], text[i+len(word):], true
		}
	}
	return text, "", false
}

// WithoutBond drops the word that binds from the beginning of what a person
// does, and gives it.
func (w *Work) WithoutBond(act string) (rest, word string) {
	if tellsNeedy(act) {
		return act, ""
	}
	for _, word := range w.Table.Words["duty_leads"].In("zh") {
		if rest, ok := strings.CutPrefix(act, word); ok {
			return rest, word
		}
	}
	for _, word := range []string{"可", "需"} { // 可配置, 需在每天 10:00 前提交
		if rest, ok := strings.CutPrefix(act, word); ok && w.actsOwed(rest) && (!w.Table.StartsWith("no_bond_before", "zh", rest) || w.Table.StartsWith("bond_even_before", "zh", rest)) {
			return rest, word
		}
	}
	return act, ""
}

// IsOwed tells a word that binds from one that allows.
func IsOwed(word string) bool {
	return word != "" && word != "可以" && word != "可" && !strings.Contains(word, "能")
}

// maxWished bounds a wish that is the name of a thing, in runes.
const maxWished = 12

// tellsNeedy says that a statement begins with a thing or a person who needs something, which tells of
// whom it speaks: "需要憋尿的项目，系统提前提醒客人喝水".
func tellsNeedy(text string) bool {
	first, rest, more := strings.Cut(text, "，")
	return more && reading.HasPrefixOf(first, "需要", "需") && strings.Contains(first, "的") && !strings.HasSuffix(first, "的") && reading.HasPrefixOf(rest, "系统", "平台", "由", "必须", "应当", "不得", "不能")
}

// unwishedChinese drops the word of a wish that leads a clause: "需要记录日志".
// Where nothing but a thing is wished for, it is to be provided: "需要短信提醒".
func (w *Work) unwishedChinese(text string) string {
	if tellsNeedy(text) {
		return text
	}
	for _, word := range w.Table.Words["wish_leads"].In("zh") {
		rest, ok := strings.CutPrefix(text, word)
		if !ok || utf8.RuneCountInString(rest) < 3 || strings.HasPrefix(rest, "的") || strings.HasPrefix(rest, "时") {
			continue
		}
		rest, able := w.WithoutBond(rest)
		_, person := w.LeadingPerson(rest)
		if able != "" || person || reading.HasPrefixOf(rest, "只", "不", "先") || utf8.RuneCountInString(rest) > maxWished || strings.Contains(rest, "，") ||
			w.Table.StartsWith("verbs", "zh", rest) || w.Table.StartsWith("phrase_leads", "zh", rest) || w.Table.StartsWith("systems", "zh", rest) {
			return rest
		}
		return "提供" + rest
	}
	return text
}

// ChineseModal puts the word that binds into a clause without label: where one
// stands already, behind who or what leads it, else as its first words ask. What
// was added says itself what is done.
func (w *Work) ChineseModal(head string, p specs.Priority, added bool) string {
	must, able := w.bonds(p)
	text := w.chineseBond(head, p, must, able, added)
	if !keepsQuotes(head, text) || CutsWord(head, text, must) {
		return w.Short("req_hold", "must", must, "text", head)
	}
	text = strings.Replace(text, "可以"+must, must+"可以", 1) // 开练前 12 小时可以|免费取消
	return w.bondOnce(text, must, able)
}

// withoutWill drops 会 behind the words that it follows, 也会|必须返回; the same sound ends 业委会, which
// keeps it.
func (w *Work) withoutWill(text, must string) string {
	head, rest, will := strings.Cut(text, "会"+must)
	if will && reading.HasSuffixOf(head, w.Table.Words["before_will"].In("zh")...) {
		return head + must + rest
	}
	return text
}

// bondOnce leaves of two words that bind side by side the one that was put in: 也会必须返回 is 也必须返回,
// 必须能够可重叫 必须能够重叫.
func (w *Work) bondOnce(text, must, able string) string {
	text = w.withoutWill(text, must)
	before, act, ok := strings.Cut(text, able)
	if !ok || able == "" {
		return text
	}
	for _, word := range []string{"可以", "能够", "可"} {
		if rest, twice := strings.CutPrefix(act, word); twice && (!w.Table.StartsWith("no_bond_before", "zh", rest) || w.Table.StartsWith("bond_even_before", "zh", rest)) {
			return before + able + rest
		}
	}
	return text
}

// chineseBond finds where the word that binds stands.
func (w *Work) chineseBond(head string, p specs.Priority, must, able string, added bool) string {
	if _, right, ok := strings.Cut(head, "有权"); ok && !strings.HasPrefix(right, "限") {
		return w.Short("req_hold", "must", must, "text", head) // 商家有权收取等候费: a right of theirs, and no deed of the product
	}
	if text, ok := w.boundWhole(head, p, must); ok {
		return text
	}
	if name, use, ok := CodeOffer(head); ok {
		return w.Short("req_code_for", "must", must, "name", name, "text", use)
	}
	if rest, ok := strings.CutPrefix(head, "可"); ok && w.Table.StartsWith("coverbs", "zh", rest) && !strings.HasPrefix(rest, "自己") {
		return w.Short("req_do", "must", must, "want", "允许"+rest) // 可|为每件衣物上传至多 5 张照片
	}
	if text, ok := w.boundBy(head, must, able); ok {
		return text
	}
	if reading.ContainsAny(firstClauseOf(head), w.Table.Words["binding_bounds"].In("zh")...) {
		return head // it binds
	}
	if w.TiedToOne(head) {
		return w.Short("req_hold", "must", must, "text", head)
	}
	if text, ok := w.boundAfterTime(head, must); ok {
		return text
	}
	if text, ok := w.boundNotice(head, must); ok {
		return text
	}
	if text, ok := w.boundWritten(head, must, able); ok {
		return text
	}
	if text, ok := w.boundOffer(head, p); ok {
		return text
	}
	if text, ok := w.boundSpoken(head, must, able); ok {
		return text
	}
	if text, ok := w.rebound(head, p, must, able); ok {
		return text
	}
	if text, ok := w.boundInCase(head, p); ok {
		return text
	}
	if text, ok := w.boundOnTheDay(head, p); ok {
		return text
	}
	if text, ok := w.boundBehindEither(head, p); ok {
		return text
	}
	if text, ok := w.boundSubject(head, p); ok {
		return text
	}
	if added {
		return w.Short("req_do", "must", must, "want", head)
	}
	return w.boundAct(head, p)
}

// productAfterTime reads a time that a Chinese statement opens with, in front of what the product
// does then: 每月 1 日凌晨 2:00|系统|自动生成账单, 到期前 30 天，|系统|向读者发送提醒.
var productAfterTime = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:每[^，。“]{1,16}|[^，。“]{2,12}(?:前|后) ?[0-9][^，。“]{0,14}|[^，。“]{0,8}(?:当天|当日|月底|月末|年底|次日)[^，。“]{0,8})[^的，])(，?)(系统|平台)(?:应当|应|须|必须|会|将)?((?:自动|向|给|按|根据|对|将|把)[^，]+.*)$`)
})

// boundAfterTime binds what the product does at a time that stands in front of it.
func (w *Work) boundAfterTime(head, must string) (string, bool) {
	m := productAfterTime().FindStringSubmatch(head)
	if m == nil {
		return "", false
	}
	return m[1] + m[2] + m[3] + must + m[4], true
}

// TiedToOne says that a statement lets only one kind of people or one condition do: 只有质检员能上传
// 报告, 对方同意才算成交. A word that binds inside would break it.
func (w *Work) TiedToOne(head string) bool {
	first := firstClauseOf(head)
	for _, tie := range w.Table.Words["told_alone"].In("zh") {
		if before, _, ok := strings.Cut(first, tie); ok && before != "" && !reading.ContainsAny(before, "必须", "应当", "须", "应", "系统", "平台") {
			return true
		}
	}
	return w.Table.StartsWith("only_who", "zh", head)
}

// boundInCase binds what follows the case that a person is in: "用户申请删除的，15 个工作日
// 内答复" binds who answers, and not who asks.
func (w *Work) boundInCase(head string, p specs.Priority) (string, bool) {
	first, tail, more := strings.Cut(head, "，")
	if !more || !w.personsCase(first) {
		return "", false
	}
	if clause, _, _ := strings.Cut(tail, "，"); hasDeadline(clause) || withinTime("在"+clause) {
		return first + "，" + w.Modal(p) + "在 " + strings.TrimSpace(tail), true
	}
	text, ok := w.boundClauseOf(tail, p)
	return first + "，" + text, ok
}

// meansOf parts "通知用订阅消息", "登记改用扫码枪": what is done, and by which means.
func (w *Work) meansOf(first string) (what, means string) {
	for _, act := range w.Table.Words["named_acts"].In("zh") {
		i := strings.Index(first, act)
		if i < 0 || utf8.RuneCountInString(first[:i]) > 4 {
			continue
		}
		rest := first[i+len(act):]
		for _, by := range []string{"改用", "采用", "使用", "改为", "用", "走"} {
			if name, ok := strings.CutPrefix(rest, by); ok && name != "" {
				return first[:i+len(act)], rest
			}
		}
	}
	return "", ""
}

// personsCase says that a clause only tells in which case somebody is: "用户申请删除的".
func (w *Work) personsCase(clause string) bool {
	who, ok := w.ActingPerson(clause)
	if !ok || !strings.HasSuffix(clause, "的") || utf8.RuneCountInString(clause) > maxCase {
		return false
	}
	_, bond := w.WithoutBond(clause[len(who):])
	return bond == "" && w.actsInChinese(clause[len(who):])
}

// outcome parts "上报失败按 5 秒、30 秒重试", "审核不通过退回草稿" where something has
// turned out badly: how it has, and what is done then; empty for anything else.
func (w *Work) outcome(head string) (turned, deed string) {
	first, _, _ := strings.Cut(head, "，")
	for _, end := range w.Table.Words["outcome_ends"].In("zh") {
		i := strings.Index(first, end)
		if n := utf8.RuneCountInString(head[:max(i, 0)]); i <= 0 || n < 2 || n > 8 || strings.ContainsAny(head[:i], "、的不未没如若当") {
			continue
		}
		rest := strings.TrimPrefix(first[i+len(end):], "则")
		if utf8.RuneCountInString(rest) < 3 || w.Table.StartsWith("outcome_tails", "zh", rest) {
			return "", ""
		}
		return head[:i+len(end)], rest + head[len(first):]
	}
	return "", ""
}

// soonAfter parts "配置变更后 10 秒内生效": after what, and what comes within which time.
func soonAfter(head string) (after, deed string) {
	first, _, _ := strings.Cut(head, "，")
	i := strings.Index(first, "后")
	if n := utf8.RuneCountInString(head[:max(i, 0)]); i <= 0 || n < 2 || n > 10 {
		return "", ""
	}
	rest := strings.TrimSpace(head[i+len("后"):])
	if rest == "" || rest[0] < '0' || rest[0] > '9' || !strings.Contains(HeadOf(rest, 8), "内") {
		return "", ""
	}
	return head[:i+len("后")], rest
}
