package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// MeasureStart is where the first number of a text begins with its bound.
func MeasureStart(text string) int {
	for _, m := range phrasing.Measures(text) {
		return m.Start
	}
	return -1
}

// metricOf is a clause without its numbers: what they measure. Empty when
// nothing is left that names it.
func (w *Completer) metricOf(clause string) string {
	clause = strings.TrimPrefix(clause, w.Product+" must be ") // what withSubject put before it
	if under, _ := underLoad(clause); under != "" {
		return w.Phrase(under)
	}
	var b strings.Builder
	at := 0
	if list := wording.Measures(clause); len(list) == 2 && list[0].Start > 0 && lastsFor(clause, list[0], list[1]) {
		clause = clause[:list[0].Start] + clause[list[1].End:]
	}
	for i, m := range wording.Measures(clause) {
		if i > 1 {
			break
		}
		if understanding.SpanOf(clause, m) {
			continue
		}
		if name := tallied(clause, m); i == 0 && w.Language != "zh" && name != "" {
			return w.Phrase(name)
		}
		before := strings.TrimSpace(clause[at:m.Start])
		if prev := strings.ToLower(before[strings.LastIndexByte(before, ' ')+1:]); w.Language != "zh" && m.End < len(clause) && (w.Table.IsWord("prepositions", "en", prev) || prev == "than") {
			return w.Phrase(clause)
		}
		b.WriteString(strings.TrimRight(clause[at:m.Start], " "))
		if rest := strings.TrimLeft(clause[m.End:], " "); !reading.HasHan(understanding.LastRunes(b.String(), 1)) || !reading.HasHan(phrasing.FirstRunes(rest, 1)) {
			b.WriteByte(' ')
		}
		at = m.End
	}
	b.WriteString(strings.TrimLeft(clause[at:], " "))
	text := strings.Trim(strings.Join(strings.Fields(b.String()), " "), " ,;:，；：")
	text = strings.TrimPrefix(text, "of ")
	if rest, ok := strings.CutPrefix(text, "losing of "); ok {
		text = "loss of " + rest
	}
	if w.Language != "zh" {
		text = w.withoutHanging(text)
	}
	if len([]rune(text)) < 4 && !IsMeasureCode(text) || strings.HasPrefix(text, "(") || w.Language != "zh" && w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(text))) {
		return ""
	}
	if deed, ok := strings.CutPrefix(text, "每"); ok && strings.HasPrefix(clause, "每") && strings.TrimSpace(clause[len("每"):max(len("每"), MeasureStart(clause))]) == "" {
		return w.Say("metric_interval", "text", deed) // 每 90 天强制更换
	}
	return w.Phrase(text)
}

// wholeMeasure is the number of a clause; a share with a time is both: "95 %
// within 50 ms".
func wholeMeasure(text string) string {
	first := phrasing.MeasureIn(text)
	if under, limit := underLoad(text); under != "" {
		return limit
	}
	list := wording.Measures(text)
	if len(list) > 1 && list[0].Class == wording.ClassTime && list[1].Class == wording.ClassShare && strings.TrimSpace(text[list[0].End:list[1].Start]) == "for" {
		return strings.TrimSpace(text[list[0].Start:]) // "within 1.5 s for 95 % of requests with 200 people at the same time"
	}
	if len(list) == 2 && belongTogether(text, list[0], list[1]) {
		end := list[1].End
		if tail := strings.TrimRight(text[end:], "。 "); utf8.RuneCountInString(tail) <= 4 {
			end += len(tail) // what is counted: "单"
		}
		return strings.TrimSpace(text[list[0].Start:end])
	}
	if len(list) == 2 && lastsFor(text, list[0], list[1]) {
		return strings.TrimSpace(text[list[0].Start:list[1].End])
	}
	if len(list) == 2 && list[0].Class == wording.ClassShare && list[1].Class == wording.ClassTime {
		if reading.HasHan(text) && utf8.RuneCountInString(text[list[0].End:list[1].Start]) <= maxBetween {
			return strings.TrimSpace(text[list[0].Start:list[1].End]) // "95% 的请求在 300 毫秒内"
		}
		return strings.TrimSpace(list[0].Text) + " " + strings.TrimSpace(list[1].Text)
	}
	return first
}

// underLoad parts a Chinese clause that tells a limit behind the load under which it holds: “200 个用户
// 同时在线时接口响应时间|小于 800 毫秒”. Empty where the first number is no load.
func underLoad(clause string) (measured, limit string) {
	list := wording.Measures(clause)
	if !reading.HasHan(clause) || len(list) != 2 || list[0].Op != "" && list[0].Op != "=" || list[1].Op == "" || list[1].Op == "=" {
		return "", ""
	}
	if between := clause[list[0].End:list[1].Start]; !reading.ContainsAny(between, "同时", "并发") || !strings.Contains(between, "时") && !strings.Contains(between, "下") {
		return "", ""
	}
	return strings.Trim(clause[:list[1].Start], " ，：:"), strings.TrimRight(strings.TrimSpace(clause[list[1].Start:]), "。 ")
}

// target is how a stated quality is measured. Its number is the source's; what
// the source leaves out is proposed in so many words, because the row as a
// whole is marked as stated.
func (w *Completer) target(q *understanding.QualityFact, class phrasing.ClassRule) specs.Target {
	t := specs.Target{Metric: q.Metric, Target: q.Target, Measurement: q.Method, Source: q.Source}
	if t.Target == "" && q.Class != "PO" {
		t.Target = phrasing.MeasureIn(q.Text)
	}
	if t.Metric == "" {
		t.Metric = w.Phrase(phrasing.OrElse(q.Name, phrasing.Shorten(q.Text, 80)))
	}
	if t.Target == "" {
		for i := range w.Table.Measures {
			if m := &w.Table.Measures[i]; m.Fits(phrasing.NewWordIndex(q.Text)) {
				return specs.Target{
					Metric: phrasing.FillSlots(m.Metric.In(w.Language), w.Language, w.Slots("standard", phrasing.OrElse(w.StandardIn(q.Text), w.Say("stated_rule")))), Target: m.Target.In(w.Language), Source: phrasing.Rule("quality-target"),
					Measurement: phrasing.OrElse(q.Method, m.Measurement.In(w.Language)),
				}
			}
		}
		if (q.Class != "PO" || !w.namesEnvironments(q.Text)) && !w.Gradable(q.Text) { // named environments are their own measure
			check := class.Check.In(w.Language)
			if q.Class == "PO" {
				check = w.Say("regression_check")
			}
			return specs.Target{
				Metric: w.Say("kept_metric"), Target: w.Say("kept_target"), Source: phrasing.Rule("quality-target"),
				Measurement: phrasing.OrElse(q.Method, check),
			}
		}
		return specs.Target{
			Metric: class.Metric.In(w.Language), Target: class.Target.In(w.Language), Source: phrasing.Rule("quality-target"),
			Measurement: phrasing.OrElse(q.Method, class.Measurement.In(w.Language)),
		}
	}
	if t.Measurement == "" {
		t.Measurement = w.Say("proposed", "text", w.proofOf(q, t.Target, class))
	}
	return t
}

// belongTogether says that two numbers are one measure in Chinese: how much there
// is in a span of time, "一小时大约 300 单", and how long a share lasts, "超过 2%
// 持续 5 分钟".
func belongTogether(text string, a, b wording.Measure) bool {
	between := strings.TrimSpace(text[a.End:b.Start])
	switch {
	case !reading.HasHan(text):
		return false
	case a.Class == wording.ClassTime && (a.Op == "" || a.Op == "="):
		return between == "" && b.Class != wording.ClassTime && b.Class != wording.ClassShare && b.Class != wording.ClassVersion
	case a.Class == wording.ClassShare && b.Class == wording.ClassTime:
		return between == "持续" || between == "连续" || between == "且持续" || between == "并持续"
	}
	return false
}

// lastsFor says that a number holds over the span of time behind it: "above 0.1 %
// for 5 minutes", "at most 3 % battery in 24 h".
func lastsFor(text string, a, b wording.Measure) bool {
	if reading.HasHan(text) || b.Class != wording.ClassTime || b.Op != "" && b.Op != "=" || a.Class == wording.ClassTime {
		return false
	}
	between := strings.Fields(text[a.End:b.Start])
	if len(between) == 0 || len(between) > 2 || strings.ContainsAny(text[a.End:b.Start], ",;:") {
		return false
	}
	last := between[len(between)-1]
	return last == "for" || len(between) == 2 && last == "in"
}

// maxBetween is how many runes may stand between a share and its time.
const maxBetween = 8

// withoutHanging takes off the words that lead to the number that is gone:
// "placing an order takes", "secrets rotated every".
func (w *Completer) withoutHanging(text string) string {
	words := strings.Fields(text)
	for len(words) > 2 && w.Table.IsWord("before_numbers", "en", strings.ToLower(words[len(words)-1])) {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}
