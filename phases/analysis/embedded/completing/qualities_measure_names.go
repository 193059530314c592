package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// IsMeasureCode says that a short name is that of a measure: "p50", "RTO".
func IsMeasureCode(text string) bool {
	return len(text) > 1 && reading.IsASCII(text) && (strings.ContainsAny(text, "0123456789") || strings.ToUpper(text) == text)
}

// maxMeasureLabel is how many words a label has at most that names the targets behind it.
const maxMeasureLabel = 6

// measureName is the name of what a target measures.
func (w *Completer) measureName(q *understanding.QualityFact, t *specs.Target, class string) string {
	if w.Language == "zh" {
		metric := w.chineseMeasure(q, t)
		if utf8.RuneCountInString(metric) < 3 && w.Table.StartsWith("verbs", "zh", metric) && !isRate(t.Target) {
			return class
		}
		return phrasing.OrElse(w.whollyNamed(metric, q, t), class)
	}
	metric := t.Metric
	low := " " + strings.ToLower(q.Text) + " "
	bound := strings.Contains(low, " must ") || strings.Contains(low, " shall ") || strings.Contains(low, " should ")
	if bound && w.hasModal(metric) {
		plain := w.saidPlainly(w.FirstSentence(q.Text))
		if i := strings.Index(strings.ToLower(plain), strings.ToLower(t.Target)); i > 0 {
			metric = reading.WithoutOpenBracket(strings.TrimRight(plain[:i], " ,:"))
		}
	}
	if strings.HasPrefix(q.Text, metric+",") { // the case is not what is measured
		st := w.TakeApart(q.Text)
		if i := strings.Index(st.Head, t.Target); st.Trigger != "" && i > 0 && len(strings.Fields(st.Head[:i])) > 1 {
			metric = w.Phrase(strings.TrimRight(st.Head[:i], " ,:"))
			for _, hanging := range []string{" for", " within", " in", " after"} {
				metric = strings.TrimSuffix(metric, hanging)
			}
		}
	}
	metric = w.metricName(w.Unaddressed(metric))
	if name, part, ok := strings.Cut(metric, ": "); ok && w.toldTwice(name, part) {
		metric = part // "no mail may be lost during an outage: mail is fetched again|for 72 hours"
	} else if ok {
		mark := ": "
		if w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(part))) {
			mark = " " // "availability in office hours"
		}
		metric = w.Availability(name) + mark + part
	}
	metric = w.Availability(strings.TrimPrefix(strings.TrimPrefix(metric, "Of "), "of "))
	first := strings.ToLower(phrasing.LeadingWord(metric))
	switch {
	case metric == "" && !strings.Contains(w.countedBy(t.Target), "/"):
		return phrasing.OrElse(w.countedBy(t.Target), class)
	case metric == "":
		return class
	case w.Table.IsWord("vague_subjects", "en", first) && len(strings.Fields(metric)) < 4, w.Table.IsWord("articles", "en", strings.ToLower(metric)):
		return class
	case bound && w.IsThird(strings.ToLower(reading.LastWord(metric))) && w.countedBy(t.Target) != "":
		return w.countedBy(t.Target) // "the mirror sustains" names nothing
	case counts(t.Target) && phrasing.MeasureIn(metric) != "" && w.countedBy(t.Target) != "":
		return w.countedBy(t.Target) // the number behind it is another's
	case !strings.Contains(metric, " ") && w.Reduced("x "+metric) > 0 && w.countedBy(t.Target) != "":
		return w.countedBy(t.Target) + " " + metric // "900 calls per second sustained"
	case first == "per", first == "can", w.Table.IsWord("prepositions", "en", first):
		if counted := w.countedBy(t.Target); counted != "" {
			return counted
		}
		if first == "between" || first == "from" || first == "during" || first == "for" {
			return class + " " + wording.LowerFirst(metric)
		}
	}
	return w.ownClause(metric)
}

// toldTwice says that a sentence stands before a colon, and behind it what is measured of it.
func (w *Completer) toldTwice(name, part string) bool {
	_, whole := w.ParseClause(name)
	_, more := w.ParseClause(part)
	return whole && more && len(strings.Fields(name)) > maxMeasureLabel
}

// isRate says that a target is so many a second, of which a deed alone is the name: 查询|5000 QPS.
func isRate(target string) bool {
	return reading.ContainsAny(target, "TPS", "QPS", "tps", "qps")
}

// whollyNamed is a Chinese name of what is measured with the quantity that it only hints at:
// 电池要撑|2 年 is 电池续航时间, 查询曲线|3 秒 is 查询曲线所需时间.
func (w *Completer) whollyNamed(metric string, q *understanding.QualityFact, t *specs.Target) string {
	if last, _ := utf8.DecodeLastRuneInString(metric); !reading.IsHan(last) {
		return metric // "发送 API P99" is the name of a measure
	}
	ms := wording.Measures(t.Target)
	timed := slices.ContainsFunc(ms, func(m wording.Measure) bool { return m.Class == wording.ClassTime })
	for end, quantity := range w.Table.Words["measure_ends"].Pairs("zh") {
		name, ok := strings.CutSuffix(metric, end)
		if ok && utf8.RuneCountInString(name) >= 2 && (timed || !strings.HasSuffix(quantity, "时间")) {
			return name + quantity
		}
	}
	switch {
	case q.Class == "A" && strings.Contains(t.Target, "%") && reading.HasSuffixOf(metric, "时段", "期间", "时间段"):
		return w.Say("measure_available", "text", metric)
	case timed && len(ms) == 1 && w.Table.StartsWith("verbs", "zh", metric) && !reading.HasSuffixOf(metric, "时间", "时长", "耗时", "延迟", "率", "数", "量", "期"):
		return metric + w.Say("measure_taking")
	}
	return metric
}

// chineseMeasure is the name of what a Chinese target measures, without the word that
// binds it: 受理投诉的人员须在|30 分钟内|响应. What breaks off before its number, or has
// a hole where a number stood, is told by its whole clause.
func (w *Completer) chineseMeasure(q *understanding.QualityFact, t *specs.Target) string {
	metric := strings.TrimSpace(t.Metric)
	clause := metric
	before, after, found := strings.Cut(q.Text, t.Target)
	if found {
		if i := strings.LastIndexAny(before, "，；。："); i >= 0 {
			before = before[i+len("，"):] // each of these marks has the same length
		}
		if i := strings.IndexAny(after, "，；。"); i >= 0 {
			after = after[:i]
		}
		clause = strings.TrimSpace(before + t.Target + after)
		if parts := strings.Split(before, "、"); strings.TrimSpace(parts[len(parts)-1]) == "每" && after != "" {
			return w.Say("metric_interval", "text", strings.TrimSpace(after)) // 每日全量、|每|15 分钟|增量
		}
		if name := w.chineseQuantity(withoutPlace(before), t.Target, after); name != "" {
			return name
		}
	}
	for _, word := range w.Table.Words["measure_bonds"].In("zh") {
		if name, ok := strings.CutSuffix(metric, word); ok {
			if slices.Contains(w.Table.Words["systems"].In("zh"), name) || name == w.Product {
				return ""
			}
			if found && utf8.RuneCountInString(after) <= maxMeasureTail {
				name += after
			}
			return strings.TrimSpace(name)
		}
	}
	if found && (reading.HasSuffixOf(metric, w.Table.Words["measure_breaks"].In("zh")...) || strings.Contains(metric, " 、") || strings.Contains(metric, "、 ")) {
		return clause
	}
	return metric
}

// withoutPlace is what stands in front of a time without the word that places it: 月度结算|在.
func withoutPlace(before string) string {
	before = strings.TrimSpace(before)
	if reading.HasSuffixOf(before, "须在", "应在", "需在", "要在") {
		return before // the word that binds is cut with it
	}
	return strings.TrimSuffix(before, "在")
}

// maxMeasureTail is how many runes behind a number still belong to the name of what it measures.
const maxMeasureTail = 6

// ownClause is the clause that a number stands in, without a label and without the
// clause before it: "invoices are kept" of "Data stays here, invoices are kept".
func (w *Completer) ownClause(name string) string {
	for _, mark := range []string{": ", ", "} {
		i := strings.LastIndex(name, mark)
		if i <= 0 || w.InBrackets(name, i) {
			continue
		}
		_, label := w.ParseClause(name[:i])
		if _, clause := w.ParseClause(name[i+len(mark):]); clause && (mark == ": ") != label {
			name = reading.UpperFirst(name[i+len(mark):])
		}
	}
	return name
}

// hasModal says that a name still says that something must be.
func (w *Completer) hasModal(name string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ToLower(name)), func(word string) bool { return word == "must" || word == "shall" || word == "should" })
}

// counts says that a target is a number of things.
func counts(target string) bool {
	ms := phrasing.Measures(target)
	return len(ms) == 1 && ms[0].Class == wording.ClassCount
}

// countedBy is what the number of a target counts: "requests" of "600 requests
// per minute".
func (w *Completer) countedBy(target string) string {
	ms := phrasing.Measures(target)
	if len(ms) == 0 || ms[0].Class != wording.ClassCount && ms[0].Class != wording.ClassRate {
		return ""
	}
	words := strings.Fields(target)
	for i, word := range words {
		if strings.ContainsAny(word, "0123456789") && i+1 < len(words) {
			rest, _, _ := strings.Cut(strings.Join(words[i+1:], " "), " per ")
			if rest = strings.TrimSpace(rest); rest != "per" && !strings.HasPrefix(rest, "per ") {
				return rest
			}
		}
	}
	return ""
}
