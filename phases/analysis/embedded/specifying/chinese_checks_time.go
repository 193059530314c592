package specifying

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseTime tests a statement with a time of day, a rhythm or a lead time on a
// test clock.
func (w *Specifier) chineseTime(d *Draft) course {
	if d.Fact == nil {
		return course{}
	}
	source := d.Statement.Head
	if d.Statement.Trigger != "" {
		source = d.Statement.Trigger + "，" + d.Statement.Head
	}
	k, ok := w.chineseClock(source)
	if !ok || k.kind != "until" && (w.offered(source, phrasing.OrElse(k.text, k.unit)) || k.kind != "ahead" && w.ownTime(d, k)) {
		return course{}
	}
	out := course{Rule: "criterion-of-time", rank: firmCourse}
	fact := strings.TrimRight(w.chineseFact(d), "。；")
	switch k.kind {
	case "until":
		w.chineseUntil(d, k, fact, &out)
	case "at":
		if w.beginsRange(source, k.times[0]) || w.beginsRange(source, k.text) {
			return course{} // 周日凌晨 2:00–4:00 is a span, and no moment
		}
		w.chineseAt(k, source, fact, &out)
	default:
		if k.kind == "every" {
			fact = w.done(clauseOfTime(fact, k.unit))
		}
		if moment, rest, ok := strings.Cut(fact, "，"); ok && k.kind == "ahead" && strings.Contains(moment, k.text) && strings.HasSuffix(moment, "时") {
			fact = rest // the moment is named before it
		} else if k.kind == "ahead" {
			fact = clauseAhead(fact, k.text)
		}
		w.inTime(k, k.unit, fact, &out)
	}
	return out
}

// beginsRange says that a time of day is the first of two between which something lies:
// 2:00–4:00, 22:00 至次日 8:00.
func (w *Specifier) beginsRange(text, time string) bool {
	_, behind, ok := strings.Cut(text, time)
	if !ok || time == "" {
		return false
	}
	rest := strings.TrimLeft(behind, " –—-~～至到")
	if rest == behind {
		return false
	}
	for _, part := range w.Table.Words["range_parts"].In("zh") {
		rest = strings.TrimLeft(strings.TrimPrefix(rest, part), " ")
	}
	return strings.IndexAny(rest, "0123456789") == 0
}

// done is a clause without the word that allows somebody what it tells: what is tested
// is that it happens.
func (w *Specifier) done(clause string) string {
	if name, ok := w.LeadingPerson(clause); ok {
		return name + withoutAble(clause[len(name):])
	}
	return clause
}

// chineseAt tests what happens at a time of day, in a sentence where the clause can do
// without the words that tell the time.
func (w *Specifier) chineseAt(k clock, source, fact string, out *course) {
	fact = clauseOfTime(fact, k.text, k.times[0])
	out.also = w.againAt(source, k.times[0])
	if deed := w.withoutTime(fact, k.text); deed != "" {
		out.Main = w.Say("deed_at", "time", k.times[0], "before", minuteOff(k.times[0], -1), "text", deed)
		return
	}
	out.Main = w.Say("check_at", "time", k.times[0], "text", fact)
}

// withoutTime is a clause without the words that tell its time, 血袋|每天早上 8 点|列出清单;
// empty where it leans on them, "延迟到早上 8 点", or says too little without.
func (w *Specifier) withoutTime(fact, time string) string {
	before, after, ok := strings.Cut(fact, time)
	if !ok || strings.Contains(fact, "，") {
		return ""
	}
	before = strings.TrimSpace(before)
	for _, p := range w.Table.Words["check_periods"].In("zh") {
		for _, lead := range []string{"每个", "每"} {
			before = strings.TrimSpace(strings.TrimSuffix(before, lead+p))
		}
	}
	after = strings.TrimSpace(after)
	if reading.HasSuffixOf(before, "到", "至", "于", "在", "的", "为", "从", "是") || reading.HasPrefixOf(after, "的", "起", "至", "到", "、", "和", "或") || utf8.RuneCountInString(after) < minTimed {
		return ""
	}
	return before + after
}

// minTimed is how long a deed is at least that is told without its time, in runes: 列出.
const minTimed = 3

// clauseOfTime is the clause of a fact that holds its time, where that says what
// happens then: the others do not happen at it. One that begins with the time has
// its subject in the clause before.
func clauseOfTime(fact string, times ...string) string {
	before := ""
	for clause := range strings.SplitSeq(fact, "，") {
		for _, t := range times {
			if t == "" || !strings.Contains(clause, t) {
				continue
			}
			rest := strings.TrimSpace(strings.Replace(clause, t, "", 1))
			if before != "" && (rest == "一次" || rest == "一遍" || rest == "一回") {
				return before // how often what stands before it is done
			}
			if before == "" || utf8.RuneCountInString(rest) < 4 || strings.ContainsAny(rest, "次回") && utf8.RuneCountInString(rest) < 6 {
				return fact
			}
			if head, _, ok := strings.Cut(clause, "："); ok && strings.Contains(head, t) {
				clause = head
			}
			return clause
		}
		before = clause
	}
	return fact
}

// minEnding is how long the end of something is at least that is told with what ends, in
// runes: 年检到期.
const minEnding = 3

// clauseAhead is the clause that is told a time ahead, without the others: "批次过期前
// 3 天提醒" of a statement that also says what is logged on arrival.
func clauseAhead(fact, time string) string {
	for clause := range strings.SplitSeq(fact, "，") {
		ends, _, _ := strings.Cut(clause, "前")
		if rest := strings.Replace(clause, time, "", 1); rest != clause && utf8.RuneCountInString(rest) > 1 && utf8.RuneCountInString(ends) > minEnding {
			return clause // 到期前 alone says not of what
		}
	}
	return fact
}

// chineseClock finds the first time in a Chinese text that says when something
// happens.
func (w *Specifier) chineseClock(text string) (clock, bool) {
	if time, words, after := chineseTimeOfDay(text); time != "" && !reading.HasPrefixOf(strings.TrimLeft(after, " "), "以内", "之内", "以下", "以上", "内完") { // 全马 3:10 以内 is how long somebody took
		for _, end := range []string{"前", "之前", "以前"} {
			if strings.HasPrefix(after, end) {
				return clock{kind: "until", times: []string{time}, text: words + end}, true
			}
		}
		return clock{kind: "at", times: []string{time}, text: strings.TrimSpace(words)}, true
	}
	for _, word := range w.Table.Words["check_ends"].In("zh") {
		if strings.Contains(text, word) {
			return clock{kind: "end", text: word, unit: phrasing.HeadOf(word, 1)}, true
		}
	}
	for _, p := range w.Table.Words["check_periods"].In("zh") {
		for _, lead := range []string{"每", "每个"} {
			before, after, ok := strings.Cut(text, lead+p)
			if ok && w.Table.EndsWith("looked_at_before", strings.TrimSpace(before)) {
				continue // 查看|每日订单数 tells what is looked at, and not how often something happens
			}
			if ok && (pricedPer().MatchString(after) || reading.HasSuffixOf(strings.TrimSpace(before), "超过", "不超过", "低于", "高于", "不足")) {
				continue // 之后|每小时 5 元: what it costs, and not how often something happens
			}
			if latest := strings.TrimLeft(after, "一二三四五六日天末底"); ok && w.Table.StartsWith("check_latest", "zh", latest) {
				continue // 每周五前 is the latest moment, and not the one
			}
			if clause := w.FirstClause(after); ok && !reading.ContainsAny(clause, "最多", "至多", "不超过", "不得超过", "上限", "限额") && !w.Table.StartsWith("check_rates", "zh", after) {
				return clock{kind: "every", unit: lead + p}, true
			}
		}
	}
	for _, m := range wording.Measures(text) {
		before := strings.TrimSpace(text[:m.Start])
		if m.Class == wording.ClassTime && (strings.HasSuffix(before, "提前") || strings.HasSuffix(before, "期前") || strings.HasSuffix(before, "始前")) {
			from := strings.LastIndexAny(before, "，。；") + 1
			if from > 0 {
				from += len("，") - 1
			}
			if w.lateBound(text[from:m.Start], text[m.End:]) {
				return clock{}, false
			}
			lead := strings.TrimSpace(text[from:m.End])
			for _, word := range w.Table.Words["ahead_leads"].In("zh") {
				if rest, ok := strings.CutPrefix(lead, word); ok && (strings.HasPrefix(rest, "提前") || utf8.RuneCountInString(word) > 1) { // 会|提前 7 天, but 会员卡到期前 7 天
					lead = rest
				}
			}
			return clock{kind: "ahead", text: strings.TrimSpace(lead)}, true
		}
	}
	return clock{}, false
}

// pricedPer reads the price behind a span of time: 每小时| 5 元.
var pricedPer = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^ ?(?:仅|只|按|收|收费|收取|加收)? ?[0-9][0-9.,]* ?(?:元|块|万元|角|分钱)`)
})

// lateBound tells a time ahead by which somebody has to come, or up to which
// somebody may still do something, from a moment: "须提前 7 天申请", "提前 2 小时可以取消".
func (w *Specifier) lateBound(before, after string) bool {
	after = strings.TrimSpace(after)
	if w.Table.StartsWith("check_still_may", "zh", after) {
		return true
	}
	if reading.ContainsAny(before, "须", "应", "需", "由") || reading.HasPrefixOf(after, w.Table.Words["ahead_by_hand"].In("zh")...) {
		return true
	}
	if reading.ContainsAny(before, "可以", "可", "能") && !w.Table.StartsWith("machine_acts", "zh", after) {
		return true // "客人可以提前一天完成问卷" is up to them
	}
	return strings.Contains(before, "要") && !w.Table.StartsWith("machine_acts", "zh", after)
}

// withoutMoment is a deed without the time at which it is done: "每天 9:00 看当天份数",
// "月底导出报表".
func (w *Specifier) withoutMoment(deed string) string {
	for _, word := range w.Table.Words["check_ends"].In("zh") {
		if rest, ok := strings.CutPrefix(deed, word); ok {
			return strings.TrimSpace(rest)
		}
	}
	for _, p := range w.Table.Words["check_periods"].In("zh") {
		for _, lead := range []string{"每", "每个"} {
			if rest, ok := strings.CutPrefix(deed, lead+p); ok {
				deed = strings.TrimSpace(rest)
			}
		}
	}
	if _, words, after := chineseTimeOfDay(deed); words != "" && strings.HasPrefix(deed, words) {
		return strings.TrimSpace(after)
	}
	return deed
}

// chineseTimeOfDay finds "20:00" or "晚上 8 点" and gives the words that tell it
// and what stands behind them.
func chineseTimeOfDay(text string) (time, words, after string) {
	for i := 0; i < len(text); i++ {
		if text[i] < '0' || text[i] > '9' || i > 0 && (text[i-1] >= '0' && text[i-1] <= '9' || text[i-1] == ':' || text[i-1] == '.') {
			continue
		}
		end := i
		for end < len(text) && (text[end] >= '0' && text[end] <= '9' || text[end] == ':') {
			end++
		}
		low := text[i:end]
		rest := strings.TrimSpace(text[end:])
		told := func(after string) string { return text[startOfTime(text[:i]) : len(text)-len(after)] }
		if isTimeOfDay(low) {
			return low, told(rest), rest
		}
		if after, ok := strings.CutPrefix(rest, "点"); ok && len(low) <= 2 && !strings.HasPrefix(after, "数") && !strings.HasPrefix(after, "击") {
			if lateInDay(strings.TrimSpace(text[:i]), low) {
				low = afternoon(low)
			}
			if half, ok := strings.CutPrefix(after, "半"); ok {
				return low + ":30", told(half), half
			}
			return low + ":00", told(after), after
		}
	}
	return "", "", ""
}

// startOfTime is where the part of the day begins that stands at the end of a
// text, else its end.
func startOfTime(before string) int {
	head := strings.TrimRight(before, " ")
	for _, part := range []string{"上午", "早上", "中午", "下午", "晚上"} {
		if rest, ok := strings.CutSuffix(head, part); ok {
			return len(rest)
		}
	}
	return len(before)
}

// lateInDay says that the words in front of an hour place it in the second half of the day: 每晚 10 点.
// At night, 夜里 2 点, only an hour of the evening lies there.
func lateInDay(before, hour string) bool {
	if reading.HasSuffixOf(before, "下午", "傍晚", "晚上") {
		return true
	}
	const evening = "5"
	return reading.HasSuffixOf(before, "晚", "晚间", "夜里", "夜间", "当夜") && (len(hour) > 1 && hour < "13" || hour >= evening && len(hour) == 1)
}

// afternoon is an hour of the second half of the day.
func afternoon(hour string) string {
	return strings.TrimSuffix(minuteOff(hour+":00", 12*60), ":00")
}
