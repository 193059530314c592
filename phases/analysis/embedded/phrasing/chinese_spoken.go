package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Unowed takes the bare 要 or 得 off what is wanted: "冰箱超温要报警" is 冰箱超温报警,
// "要和飞书日历打通" 和飞书日历打通.
func (w *Work) Unowed(text string) string {
	clause, rest, more := strings.Cut(text, "，")
	at, length := spokenDuty(clause)
	if at < 0 {
		return text
	}
	tail := clause[at+length:]
	if at > 0 && w.leftToSomebody(clause[:at], tail) {
		tail = "由" + tail
	}
	for _, able := range w.Table.Words["able_words"].In("zh") {
		if at == 0 {
			tail = strings.TrimPrefix(tail, able)
		}
	}
	if utf8.RuneCountInString(clause[:at]+tail) < 3 {
		return text
	}
	if more {
		rest = "，" + rest
	}
	return clause[:at] + tail + rest
}

// spokenDuty is where a clause demands with 要 or 得 alone.
func spokenDuty(clause string) (at, length int) {
	at, length = understanding.OwedAt(clause)
	if at < 0 || !strings.HasPrefix(clause[at:], "要") && !strings.HasPrefix(clause[at:], "得") || at > 0 && strings.ContainsAny(clause[:at], "“「（、") {
		return -1, 0
	}
	if chosenThing(clause[:at], clause[at+length:]) || doneThing(clause[at+length:]) || at > 0 && askedAmount(clause[at+length:]) {
		return -1, 0
	}
	return at, length
}

// chosenThing tells 要 inside what somebody picks: 选择要还的书.
func chosenThing(before, after string) bool {
	deed, thing, ok := strings.Cut(after, "的")
	return ok && thing != "" && utf8.RuneCountInString(deed) <= 4 && reading.HasSuffixOf(before, "选择", "选", "勾选", "填写", "填", "输入", "查看", "找到", "指定", "点击", "扫描")
}

// askedAmount tells 要 inside a question of how much or which: 算装修要买多少瓷砖 asks, and binds
// nobody to buy.
func askedAmount(after string) bool {
	const longest = 3 // runes of the deed
	for _, asks := range []string{"多少", "几", "哪", "什么"} {
		if deed, _, ok := strings.Cut(after, asks); ok && utf8.RuneCountInString(deed) <= longest && deed != "" {
			return true
		}
	}
	return false
}

// doneThing tells 要 inside what is to be done: 每天要做的点检 is a thing, and no duty.
func doneThing(after string) bool {
	deed, thing, ok := strings.Cut(after, "的")
	first, _ := utf8.DecodeRuneInString(deed)
	return ok && utf8.RuneCountInString(thing) >= 2 && utf8.RuneCountInString(deed) == 1 && strings.ContainsRune("做办交查填还送取买卖修测批审签读看学写盘扫检洗缴付领拿发配装卸运借租换退补印寄收约订排喂浇采摘搬", first)
}

// boundSpoken puts the word that binds in place of a bare 要: "冰箱超温必须报警",
// "阿姨必须能够看到…".
func (w *Work) boundSpoken(head, must, able string) (string, bool) {
	first, _, _ := strings.Cut(head, "，")
	at, length := spokenDuty(first)
	if at < 0 {
		return "", false
	}
	rest := head[at+length:]
	for _, can := range w.Table.Words["able_words"].In("zh") {
		if act, ok := strings.CutPrefix(rest, can); ok {
			rest, must = act, able
			break
		}
	}
	if at == 0 {
		return w.Short("req_do", "must", must, "want", rest), true
	}
	if w.leftToSomebody(head[:at], rest) {
		rest = "由" + rest
	}
	return cjkJoin(head[:at], must) + rest, true
}

// leftToSomebody says that what is bound is who does it: 换班要店长批准 is 换班必须由店长批准.
func (w *Work) leftToSomebody(thing, rest string) bool {
	if w.LeadsWithPerson(thing) || strings.ContainsAny(thing, "，后时前") {
		return false
	}
	for _, act := range w.Table.Words["deciding_acts"].In("zh") {
		who, _, ok := strings.Cut(firstClauseOf(rest), act)
		if n := utf8.RuneCountInString(who); ok && n >= 2 && n <= maxState {
			name, leads := w.LeadingPerson(rest)
			return leads && name == who || w.Table.EndsWith("person_ends", who) && !strings.ContainsAny(who, "的和与给打请让向找问")
		}
	}
	return false
}

// tailOfThing tells what stands behind a verb that is part of the name of a
// thing: 提醒 in "服药提醒设备", 管理 in "快递柜管理后台".
func tailOfThing(rest string) bool {
	if n := utf8.RuneCountInString(rest); n == 0 || n > 5 {
		return n == 0
	}
	for _, tail := range []string{"设备", "系统", "后台", "平台", "工具", "小程序", "App", "APP", "机", "器", "软件", "装置", "服务", "功能", "网站", "页面", "中心", "模块"} {
		if strings.HasSuffix(rest, tail) {
			return true
		}
	}
	return false
}

// briefAct tells a short clause that may stand behind 支持: neither a condition
// nor a denial is in it.
func briefAct(head string) bool {
	return utf8.RuneCountInString(head) <= 10 && !reading.ContainsAny(head, "，", "：", "每", "有", "是", "为", "只", "最", "可", "能", "就", "也", "不", "没", "未", "后", "时", "超", "才", "必须", "应当") && !strings.ContainsAny(head, "0123456789")
}

// OfGroup is the only role whose name begins as a heading does: 采血护士 of "采血
// 端". Empty when none does, or several.
func (w *Work) OfGroup(group string) string {
	runes := []rune(group)
	if len(runes) < 3 || !reading.HasHan(group) || !reading.ContainsAny(group, "端", "侧", "工作台") {
		return ""
	}
	if list := w.Roster().openings[string(runes[:2])]; len(list) == 1 {
		return list[0].Name
	}
	return ""
}

// namesPaper tells a thing that cannot want anything: 报价单, 订单数据.
func namesPaper(who string) bool {
	for _, tail := range []string{"单", "表", "数据", "文件", "邮件", "报告", "照片", "图片", "合同", "发票", "信息", "记录", "二维码", "条码", "系统", "设备", "页面", "列表", "账号", "密码"} {
		if strings.HasSuffix(who, tail) {
			return true
		}
	}
	return false
}

// ThingWanted tells a wish that only names what is to be there: 疫苗库存, 中英文.
func (w *Work) ThingWanted(text string) bool {
	if !briefAct(text) || w.Table.StartsWith("verbs", "zh", text) || w.Table.StartsWith("phrase_leads", "zh", text) || strings.HasPrefix(text, "看") || strings.HasPrefix(text, "扫") {
		return false
	}
	for _, verb := range w.Table.Words["verbs"].In("zh") {
		if i := strings.Index(text, verb); i >= 0 && i+len(verb) < len(text) {
			return false
		}
	}
	_, person := w.LeadingPerson(text)
	return !person && !reading.ContainsAny(text, "把", "给", "让", "一", "到", "从", "为", "按", "在", "用", "看")
}
