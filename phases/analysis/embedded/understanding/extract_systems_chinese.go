package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// partners reads the systems that a Chinese sentence says data is exchanged with:
// "系统应与市防汛指挥平台、气象局短临预报接口对接", "财务按日与微信、支付宝对账", "通通锁，他们有
// 开放接口", "现在用的是“订单来了”PMS".
func (x *understander) partners(text string, from, to int) {
	for _, verb := range x.lex.ChinesePartnerVerbs {
		end := strings.Index(text, verb)
		if end <= 0 || reading.HasPrefixOf(text[end+len(verb):], "单", "表") { // 对账单 is a paper
			continue
		}
		begin := -1
		for _, open := range []string{"与", "和", "跟", "同"} {
			if i := strings.LastIndex(text[:end], open); i > begin && !reading.HasSuffixOf(text[:i], x.lex.ChineseWordsWithTong...) && !strings.ContainsAny(text[i:end], "，。；：,;") {
				begin = i + len(open)
			}
		}
		if begin <= 0 || utf8.RuneCountInString(text[begin:end]) > 32 {
			continue
		}
		for _, name := range reading.SplitList(strings.TrimSpace(text[begin:end])) {
			if verb == "对账" && reading.HasSuffixOf(name, x.lex.ChinesePartnerBodies...) {
				continue // people settle accounts with a firm: 月底和施工单位对账
			}
			x.partner(name, text, from, to)
		}
	}
	if i := strings.Index(text, "接口"); i > 0 && reading.ContainsAny(text[max(0, i-24):i], x.lex.ChineseTheyHave...) {
		head, _, ok := strings.Cut(text, "，")
		if n := utf8.RuneCountInString(head); ok && n >= 2 && n <= 8 {
			x.partner(strings.TrimSuffix(head, "的"), text, from, to)
		}
	}
	for _, pair := range [][2]string{{"“", "”"}, {"「", "」"}} {
		before, rest, ok := strings.Cut(text, pair[0])
		name, after, closed := strings.Cut(rest, pair[1])
		if n := utf8.RuneCountInString(name); !ok || !closed || n < 2 || n > 10 || !reading.ContainsAny(before, x.lex.ChineseConnectVerbs...) {
			continue
		}
		for _, noun := range x.lex.ChineseSystemKinds {
			if strings.HasPrefix(strings.TrimLeft(after, " "), noun) {
				x.partner(name, text, from, to)
			}
		}
	}
}

// partner files one of them, unless the name only points or is a person's.
func (x *understander) partner(name, text string, from, to int) {
	name = strings.Trim(name, " 的“”「」《》。")
	for _, open := range x.lex.ChineseOwnersOfSystem {
		if rest, ok := strings.CutPrefix(name, open); ok && utf8.RuneCountInString(rest) > 2 {
			name = rest
		}
	}
	n := utf8.RuneCountInString(name)
	if n < 2 || n > 14 || name == x.u.Product || x.isPerson(name) || x.isDepartment(name) || reading.ContainsAny(name, x.lex.ChineseNoPartners...) {
		return
	}
	if name == "系统" || name == "平台" || name == "对方" || name == "外部" || name == "第三方" {
		return
	}
	x.addIntegration(name, text, from, to)
}

// exchangedIn says that a Chinese text sends something to a system that it names, or
// takes it from there: "每晚从 SAP 同步一次库存", "企业微信通知维修班长".
func (l *Lexicons) exchangedIn(text string, from, to int) bool {
	if !reading.HasHan(text) {
		return false
	}
	before, after := strings.TrimRight(text[:from], " "), strings.TrimLeft(text[to:], " ")
	return reading.HasSuffixOf(before, l.ChineseExchangePaths...) && !reading.HasPrefixOf(after, "导入", "批量", "模板") ||
		reading.HasPrefixOf(after, l.ChineseMessages...)
}

// calledInBrackets reads a system whose name only brackets explain: "从订单通（我们在用的
// PMS）拉取退房记录".
func (x *understander) calledInBrackets(text string, from, to int) {
	_, after, ok := strings.Cut(text, "从")
	name, rest, opened := strings.Cut(after, "（")
	inside, rest, closed := strings.Cut(rest, "）")
	if n := utf8.RuneCountInString(name); !ok || !opened || !closed || n < 2 || n > 8 || strings.ContainsAny(name, "，。；、") || !reading.HasPrefixOf(strings.TrimLeft(rest, " "), x.lex.ChinesePullVerbs...) {
		return
	}
	if reading.HasSuffixOf(inside, x.lex.ChineseSystemKindsInBrackets...) {
		x.newSystem(strings.TrimSpace(name), text, from, to)
	}
}

// handedTo tells that what stands behind a text is given something: "工时每月导给".
func (l *Lexicons) handedTo(before string) bool {
	for _, verb := range l.ChineseHandedTo {
		if strings.HasSuffix(before, verb) {
			return true
		}
	}
	return false
}

// thereAlready reads the make or the name of what somebody has already: "酒测仪是现
// 成的（安泰 AT-300）", "智能调度（GPS 那套）也不动，只从它那里取…".
func (x *understander) thereAlready(text string, from, to int) {
	for _, have := range x.lex.ChineseThereAlready {
		_, after, ok := strings.Cut(text, have)
		after, opened := strings.CutPrefix(after, "（")
		name, _, closed := strings.Cut(after, "）")
		if n := utf8.RuneCountInString(name); ok && opened && closed && n >= 2 && n <= 16 && !strings.ContainsAny(name, "，。；、") && strings.ContainsFunc(name, func(r rune) bool { return r < utf8.RuneSelf && reading.IsLatin(r) && r > '9' }) {
			x.newSystem(name, text, from, to)
		}
	}
	before, after, ok := strings.Cut(text, "（")
	inside, rest, closed := strings.Cut(after, "）")
	if !ok || !closed || !reading.ContainsAny(inside, "那套", "老系统", "现有系统", "原有系统") || !reading.ContainsAny(rest, x.lex.ChineseReachesIt...) {
		return
	}
	name := before
	for _, stop := range []string{"，", "。", "；"} {
		if i := strings.LastIndex(name, stop); i >= 0 {
			name = name[i+len(stop):]
		}
	}
	x.outsideName(name, text, from, to)
}
