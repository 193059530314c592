package specifying

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Rules that a Chinese clause tells by itself, whatever it is about: how often
// something may be done, who alone may do it, what has to be given with it, what
// each of several cases costs, and how long ahead somebody is told.

// chineseTimes tests how often something may be done: "一天最多补贴一次", "可以补考两次".
func (w *Specifier) chineseTimes(d *Draft) course {
	if d.Statement.Trigger != "" {
		return course{}
	}
	for clause := range strings.SplitSeq(strings.TrimRight(d.Statement.Head, "。；"), "，") {
		rest, ok := strings.CutSuffix(clause, "次")
		if !ok {
			continue
		}
		n, rest := countedBehind(strings.TrimSpace(rest))
		if n == 0 {
			continue
		}
		for _, most := range w.Table.Words["check_most"].In("zh") {
			who, act, ok := strings.Cut(rest, most)
			if act = strings.TrimSpace(act); !ok || act == "" || utf8.RuneCountInString(act) > maxCountedAct || reading.ContainsAny(act, "每", "自动", "重试", "重连", "重发") {
				continue
			}
			if w.IsPlainState(who) {
				who += "时，"
			}
			return course{
				Main: w.Say("check_times", "who", strings.TrimSpace(who), "act", act, "count", strconv.Itoa(n), "next", strconv.Itoa(n+1)),
				Rule: "criterion-of-number", rank: firmCourse,
			}
		}
	}
	return course{}
}

// maxCountedAct is how long a deed is at most of which a clause says how often it
// is done, in runes.
const maxCountedAct = 8

// countedBehind takes the number off the end of a text: "补考两" is 2 and "补考".
func countedBehind(text string) (n int, rest string) {
	last, size := utf8.DecodeLastRuneInString(text)
	if i := strings.IndexRune("一二三四五六七八九", last); i >= 0 {
		return i/len("一") + 1, text[:len(text)-size]
	}
	if last == '两' {
		return 2, text[:len(text)-size]
	}
	head := strings.TrimRightFunc(text, func(r rune) bool { return r < utf8.RuneSelf && unicode.IsDigit(r) })
	n, err := strconv.Atoi(text[len(head):])
	if err != nil || n > 99 {
		return 0, text
	}
	return n, strings.TrimSpace(head)
}

// chineseOnly tests what only one kind may, by one of it and one that is not:
// "只有质检员验过的零件才能入库", "学徒只能看到自己的工单".
func (w *Specifier) chineseOnly(d *Draft) course {
	head := strings.TrimRight(d.Statement.Head, "。；")
	first, rest, _ := strings.Cut(head, "，")
	if d.Statement.Trigger != "" || d.Statement.Label != "" {
		return course{}
	}
	out := course{Rule: "criterion-of-condition", rank: firmCourse, also: w.demanded(rest)}
	if _, who, ok := strings.Cut(first, "只有"); ok {
		for _, able := range []string{"才能", "才可以", "才可", "可以", "能够", "能"} {
			name, act, ok := strings.Cut(who, able)
			if act = strings.TrimSpace(act); ok && name != "" && act != "" && utf8.RuneCountInString(act) <= maxActRunes {
				out.Main = w.Say("check_only_these", "who", name, "act", act)
				if kind, thing, ok := cutKind(name); ok { // the thing is the same, only one of two is of the kind
					out.Main = w.Say("check_only_kind", "kind", kind, "thing", thing, "act", act)
				}
				return out
			}
		}
	}
	for _, able := range []string{"才能", "才可以", "才可"} { // 家长授权的人才能接走孩子
		if who, act, ok := strings.Cut(first, able); ok && act != "" && w.Table.EndsWith("person_ends", who) && utf8.RuneCountInString(who) <= maxGiven && utf8.RuneCountInString(act) <= maxActRunes {
			out.Main = w.Say("check_only_these", "who", who, "act", act)
			return out
		}
	}
	if who, thing, ok := strings.Cut(first, "只能看到"); ok && thing != "" && who != "" {
		out.Main = w.Say("check_only_sees", "who", who, "thing", thing)
		return out
	}
	return course{}
}

// cutKind cuts what somebody has done to a thing off its name: 安全主管审过的安全类课程.
func cutKind(name string) (kind, thing string, ok bool) {
	kind, thing, ok = strings.Cut(name, "的")
	return kind, thing, ok && utf8.RuneCountInString(kind) > 2 && utf8.RuneCountInString(thing) > 1 && !strings.Contains(thing, "的")
}

// demanded tests what has to be given with a deed: "须选择原因并上传照片", "家属要改的话须填写理由".
func (w *Specifier) demanded(text string) string {
	for clause := range strings.SplitSeq(strings.TrimRight(text, "。；"), "，") {
		for _, must := range []string{"必须", "须", "需要", "需"} {
			when, act, ok := strings.Cut(clause, must)
			if !ok || !w.Table.StartsWith("given_verbs", "zh", act) || utf8.RuneCountInString(act) > maxGiven || w.LeadsWithPerson(when) && !w.namesCase(when) {
				continue
			}
			act = strings.ReplaceAll(act, "并", "或不")
			if when == "" {
				return w.Say("check_given", "act", act)
			}
			if w.namesCase(when) {
				return w.Say("check_given_when", "when", strings.TrimSuffix(strings.TrimSuffix(when, "的话"), "时"), "act", act)
			}
		}
	}
	return ""
}

// maxGiven is how long the words are at most of what has to be given, in runes.
const maxGiven = 16

// chineseTariff tests the cases that a label puts side by side, each with its
// number: "停车费：轿车每小时 5 元，货车每小时 8 元，月卡全免".
func (w *Specifier) chineseTariff(d *Draft) course {
	label, text := d.Statement.Label, strings.TrimRight(d.Statement.Head, "。；")
	if before, after, ok := strings.Cut(text, "："); ok && label == "" {
		label, text = before, after
	}
	list := tariff(text)
	if label == "" || list == nil {
		return course{}
	}
	for i, part := range list {
		list[i] = atEdges(part)
	}
	return course{Main: w.Say("check_tariff", "list", strings.Join(list, w.Say("series_sep"))), Rule: "criterion-of-number", rank: firmCourse}
}

// gradeOf reads a case that a range of values or its least value makes: 70–79 岁|每餐 3 元, 80 岁以上|每餐
// 5 元.
var gradeOf = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\d+) ?(?:[–—~～-]|至|到) ?(\d+) ?(\p{Han}{1,2}?)(每?.*)$|^(\d+) ?(\p{Han}{1,2}?)(?:及以上|以上)(.*)$`)
})

// atEdges is a case of a tariff at the values where it begins and ends; any other stays.
func atEdges(part string) string {
	m := gradeOf().FindStringSubmatch(part)
	switch {
	case m == nil:
		return part
	case m[1] != "":
		return m[1] + " " + m[3] + "和 " + m[2] + " " + m[3] + m[4]
	}
	return m[5] + " " + m[6] + m[7]
}

// tariff are the cases of a text that says side by side what each of several costs or
// gives, "生鲜 8%，标品 5%，退款的不算", nil where fewer than two do.
func tariff(text string) []string {
	var list []string
	counted := 0
	for p := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '，' || r == '；' || r == '、' }) {
		if n := utf8.RuneCountInString(p); n < 3 || n > 24 || strings.Contains(p, "每次") {
			return nil
		}
		if reading.ContainsAny(p, "最多", "最高", "不超过", "至少", "以内", "不低于") || reading.HasPrefixOf(p, "按", "根据", "以", "向") {
			continue // a bound of all of them, or how they are worked out
		}
		list = append(list, p)
		if rated(p) {
			counted++
		}
	}
	if counted < 2 || counted*2 < len(list) {
		return nil
	}
	return list
}

// rated tells a case that ends with what it costs or gives: "标品 5%", "轿车每小时 5 元".
func rated(text string) bool {
	if _, behind, ok := strings.Cut(text, "每"); ok && strings.ContainsFunc(behind, unicode.IsDigit) {
		return true
	}
	for _, m := range wording.Measures(text) {
		if (m.Class == wording.ClassShare || m.Class == wording.ClassMoney) && strings.TrimSpace(text[m.End:]) == "" && utf8.RuneCountInString(strings.TrimSpace(text[:m.Start])) >= 2 {
			return true
		}
	}
	return false
}

// chineseLeads tests that somebody is told several times ahead: "到期前 90、30、7
// 天分别提醒本人".
func (w *Specifier) chineseLeads(d *Draft) course {
	head := strings.TrimRight(d.Statement.Head, "。；")
	at := strings.Index(head, "前")
	if at <= 0 || d.Statement.Trigger != "" || strings.Contains(head[:at], "，") {
		return course{}
	}
	rest := strings.TrimSpace(head[at+len("前"):])
	row := strings.TrimRightFunc(rest[:len(rest)-len(strings.TrimLeftFunc(rest, func(r rune) bool { return unicode.IsDigit(r) || r == '、' || r == '和' || r == ' ' }))], unicode.IsSpace)
	if !strings.ContainsAny(row, "、和") {
		return course{}
	}
	unit, act := "", strings.TrimSpace(rest[len(row):])
	for _, u := range []string{"个工作日", "分钟", "小时", "个月", "天", "日", "周"} {
		if behind, ok := strings.CutPrefix(act, u); ok {
			unit, act = u, strings.TrimPrefix(strings.TrimSpace(behind), "分别")
			break
		}
	}
	for _, verb := range w.systemRow("send").Verbs.In("zh") {
		if who, ok := strings.CutPrefix(act, verb); ok && unit != "" && who != "" && !strings.Contains(who, "，") {
			return course{
				Main: w.Say("check_leads", "event", head[:at], "times", row+" "+unit, "who", who),
				Rule: "criterion-of-time", rank: firmCourse, same: w.systemRow("send").Same,
			}
		}
	}
	return course{}
}
