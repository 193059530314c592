package specifying

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// boundCriterion tests the first number of a statement at its edge: the last
// value that is accepted and the first that is not, a time that trials keep,
// a period at the end of which something has changed.
func (w *Specifier) boundCriterion(d *Draft) (text, rl string) {
	if b := w.boundIn(d); b != nil {
		return w.sayBound(d, b), "criterion-of-number"
	}
	return "", ""
}

// boundIn is the first number of a statement whose role is certain; nil when it
// has none.
func (w *Specifier) boundIn(d *Draft) *bound {
	if d.Fact == nil {
		return nil
	}
	source := w.boundSource(d)
	for _, m := range wording.Measures(source) {
		if inQuotes(source, m.Start) {
			continue // "In the case “Cask in transit over 48 hours”": the number belongs to the name of the case
		}
		b := w.boundAt(d, source, m)
		if (b.key == "bound_wait" || b.key == "bound_reach") && m.Op == "<" && w.Language != "zh" {
			return nil // what happens below a limit does not begin at it
		}
		if b.key != "" {
			return b
		}
	}
	return nil
}

// pastAside is what was so once, told behind what is to hold: "works when the network is down, as it
// was for three hours in August".
var pastAside = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`, (?:as|which|like) (?:it |they |this |that )?(?:was|were|had|happened|has happened|took|did|occurred|has occurred)\b`)
})

// inPastAside says that a place of a text stands in such an aside.
func inPastAside(text string, at int) bool {
	last := pastAside().FindAllStringIndex(text[:at], -1)
	return len(last) > 0 && !strings.ContainsAny(text[last[len(last)-1][1]:at], ",;")
}

// stepsNeeded is what somebody does on the way, of which more are no longer refused but a nuisance.
var stepsNeeded = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:in|with|within) (?:at most|no more than|not more than|up to|fewer than|less than) \w+ (?:taps?|clicks?|steps?|touches|keystrokes?|key presses|screens?|gestures?|actions?)\b`)
})

// countsSteps says that a number bounds such steps.
func countsSteps(text string, m wording.Measure) bool {
	return slices.ContainsFunc(stepsNeeded().FindAllStringIndex(text, -1), func(at []int) bool { return m.Start >= at[0] && m.Start < at[1] })
}

// inQuotes says that a place of a text stands between curly quotes.
func inQuotes(text string, at int) bool {
	open := strings.LastIndex(text[:at], "“")
	return open >= 0 && !strings.Contains(text[open:at], "”") && strings.Contains(text[at:], "”")
}

// boundSource is the text in which the numbers of a statement stand: its
// condition and what follows from it.
func (w *Specifier) boundSource(d *Draft) string {
	if w.Language == "zh" && d.Statement.Trigger != "" {
		return strings.TrimRight(d.Statement.Trigger, "，") + "，" + d.Statement.Head
	}
	return phrasing.JoinWords(closed(d.Statement.Trigger), d.Statement.Head)
}

// boundAt is one number of a statement; its role has no phrase where it is not
// certain.
func (w *Specifier) boundAt(d *Draft, source string, m wording.Measure) *bound {
	b := &bound{value: bareMeasure(m.Text), m: m, source: source}
	if m.Start == 0 {
		b.value = w.LowerStart(b.value)
	}
	if inPastAside(source, m.Start) || countsSteps(source, m) {
		return b
	}
	b.key = w.boundOf(d, b)
	return b
}

// boundOf is the phrase for the test of one number; empty when its role is not
// certain.
func (w *Specifier) boundOf(d *Draft, b *bound) string {
	m, source := b.m, b.source
	before := strings.ToLower(strings.TrimSpace(source[:m.Start]))
	if strings.HasSuffix(before, "差") && m.Class == wording.ClassTime {
		return "" // 签到和学时相差 10 分钟以上: two of them are compared, and nothing lasts
	}
	if short, certain := w.shortOf(d, source, m); short {
		if certain {
			return "bound_short"
		}
		return "" // 断网不到 5 分钟，…: whether the rule holds below the number is not certain
	}
	inTrigger := m.End <= len(d.Statement.Trigger) || strings.Contains(strings.ReplaceAll(before, "who, when", ""), " when ") || strings.Contains(before, " if ")
	if key, known := w.roleBound(source, b.value, m); known {
		return key
	}
	if inTrigger && m.Class == wording.ClassTime {
		if strings.HasPrefix(strings.TrimSpace(source[m.End:]), "before ") || !w.lasts(d, source, m) {
			return "" // no wait, but a date, or how near two things are
		}
		if head, _, ok := strings.Cut(before, " when "); ok && d.Statement.Trigger == "" && strings.Contains(head, ", ") {
			return "" // the condition of the second of two things, by which the first is not tested
		}
		return "bound_wait"
	}
	if m.Op == ">" || m.Op == "<" {
		if w.takesTime(before, m) {
			return "bound_within"
		}
		if !w.decides(d, b) {
			return ""
		}
		return w.beyond(d, b)
	}
	if key := w.chinesePeriod(source[m.End:]); key != "" && m.Class == wording.ClassTime {
		return key
	}
	if m.Class == wording.ClassTime {
		return w.timeBound(d, source, m)
	}
	most := m.Op == "≤" || w.Language == "zh" && reading.HasSuffixOf(before, "最多同时", "最多可")
	switch {
	case most && m.Class == wording.ClassCount && m.Value >= 2 && m.Value == float64(int64(m.Value)):
		return w.countBound(b)
	case m.Op == "≥" && (m.Class == wording.ClassLength || m.Class == wording.ClassSize):
		return "bound_least"
	case m.Class == wording.ClassShare && d.Statement.Trigger != "" && strings.Contains(d.Statement.Trigger, m.Text) && m.Op == "=":
		return "bound_reach"
	}
	return ""
}

// takesTime says that a time below a limit is how long a deed takes: "book in under
// 30 seconds".
func (w *Specifier) takesTime(before string, m wording.Measure) bool {
	short := m.Unit == "ms" || m.Unit == "s" || m.Unit == "min"
	return w.Language != "zh" && m.Op == "<" && m.Class == wording.ClassTime && short && (strings.HasSuffix(before, " in") || strings.HasPrefix(strings.ToLower(m.Text), "in "))
}

// isEffort says that a unit counts what somebody has to do until something is done, "3 clicks",
// which nobody hands in and nothing refuses.
func (w *Specifier) isEffort(unit string) bool {
	return slices.Contains(w.Table.Words["effort_units"].In(w.Language), strings.ToLower(reading.FirstWord(unit)))
}

// countBound is the limit of what is counted.
func (w *Specifier) countBound(b *bound) string {
	m := b.m
	b.unit = unitOf(b.value)
	if first, rest, ok := strings.Cut(b.unit, " "); ok && w.isCount(strings.ToLower(first)) {
		b.unit = rest // "up to three technicians": the number is the count
	}
	if b.unit == "" {
		b.unit = nextNoun(b.source[m.End:])
	}
	if b.unit == "" || m.Unit == "times" {
		return ""
	}
	if w.Language == "zh" {
		b.unit += hanRun(b.source[m.End:], 4)
	}
	if w.isEffort(b.unit) {
		if w.Language == "zh" {
			return ""
		}
		return "bound_effort"
	}
	b.count, b.next = grouped(int64(m.Value)), grouped(int64(m.Value)+1)
	if w.Language == "zh" {
		for _, factor := range []string{"百万", "千万", "万", "亿"} {
			b.unit = strings.TrimPrefix(b.unit, factor) // it is in the number
		}
	}
	for _, factor := range []string{"thousand ", "million ", "billion "} {
		if rest, ok := strings.CutPrefix(b.unit, factor); ok && w.Language != "zh" {
			b.unit = rest // it is in the number
		}
	}
	for _, factor := range []string{"k ", "M ", "K "} {
		if rest, ok := strings.CutPrefix(b.unit, factor); ok { // "2 M ids": the step beyond it is small
			b.count, b.unit, b.next = grouped(int64(m.Value))+" "+strings.TrimSpace(factor), rest, ""
			return "bound_more"
		}
	}
	return "bound_most"
}

// beyond tests a number above or below which a rule applies: "refunds above 500
// EUR", not one that must not be exceeded.
func (w *Specifier) beyond(d *Draft, b *bound) string {
	m := b.m
	before := strings.ToLower(strings.TrimSpace(b.source[:m.Start]))
	if w.Language == "zh" && m.Op == ">" && m.Class == wording.ClassTime && reading.HasSuffixOf(before, "不", "不得", "不能", "不可", "不许") && reading.ContainsAny(clauseBefore(before), w.Table.Words["bound_waits"].In("zh")...) {
		return "bound_within"
	}
	if caps := reading.HasSuffixOf(before, "不", "不得", "不能", "不可", "不许"); caps && w.Language == "zh" && m.Op == ">" && m.Class != wording.ClassCount {
		b.value = strings.TrimSpace(strings.TrimPrefix(b.value, "超过"))
		return "bound_extent"
	}
	if w.forbids(d) || reading.HasSuffixOf(before, "not", "never", "不", "不得", "不能") || strings.Contains(b.value, "not") {
		return ""
	}
	for _, lead := range []string{"more than ", "less than ", "fewer than ", "over ", "above ", "超过", "高于", "大于", "低于", "少于", "小于"} {
		b.value = strings.TrimPrefix(strings.TrimPrefix(b.value, lead), " ")
	}
	if r := []rune(b.value); len(r) == 0 || !unicode.IsDigit(r[0]) && !strings.ContainsRune("$€£¥-−", r[0]) {
		return ""
	}
	if w.Language == "zh" && m.Class == wording.ClassCount && !strings.ContainsFunc(b.value, phrasing.IsIdeograph) {
		if unit := phrasing.FirstRunes(strings.TrimSpace(b.source[m.End:]), 1); w.Table.IsWord("check_units", "zh", unit) {
			b.value += " " + unit
		}
	}
	if m.Op == "<" && m.Class == wording.ClassTime && (m.Unit == "ms" || m.Unit == "s" || m.Unit == "min") && !w.tellsWhich(before) {
		return "bound_within"
	}
	if strings.HasSuffix(b.value, "个") {
		return "" // cut inside the name of what is counted
	}
	if refuses := phrasing.HasVerb(w.systemRow("refuse"), phrasing.OrElse(reading.FirstOf(w.verbsOf(d)...), "-")); refuses && w.Language != "zh" && m.Op == ">" {
		return "bound_above_refused"
	}
	if m.Op == ">" {
		return "bound_above"
	}
	return "bound_below"
}

// chinesePeriod is the test of a time by what stands behind it: something has
// not happened by then, "10 分钟内没有人处理", or holds until then, "24 小时内有效".
func (w *Specifier) chinesePeriod(after string) string {
	after = strings.TrimSpace(after)
	switch {
	case w.Language != "zh":
		return ""
	case w.Table.StartsWith("idle_signs", "zh", after), strings.HasPrefix(after, "不") && strings.Contains(w.FirstClause(after), "就"):
		return "bound_wait"
	case w.Table.StartsWith("valid_signs", "zh", after):
		return "bound_until"
	}
	return ""
}

// timeBound tests a time: a limit, a period or a rhythm.
func (w *Specifier) timeBound(d *Draft, source string, m wording.Measure) string {
	before := strings.ToLower(strings.TrimSpace(source[:m.Start]))
	short := m.Unit == "ms" || m.Unit == "s" || m.Unit == "min"
	if w.Language != "zh" && w.isOnlyFor(before) && !w.tellsWhich(before) {
		return "" // how long something is done is no time after which it ends
	}
	every := reading.HasSuffixOf(before, "every", "each", "每", "每隔") && !w.Table.StartsWith("bound_limits", "zh", strings.TrimSpace(source[m.End:])) // 每 7 天至少休 1 天
	lasting := reading.HasSuffixOf(before, "for", "valid for", "kept for", "stays", "保存", "保留", "有效", "held for", "for the first")
	able := d.Statement.Whole && d.Statement.Clause.Form == phrasing.ModalVerb && (d.Statement.Clause.Verb == "can" || d.Statement.Clause.Verb == "may")
	if w.Language != "zh" && strings.HasPrefix(strings.TrimSpace(source[m.End:]), "apart") {
		return "" // how far two things lie apart is no time that anything lasts
	}
	if (m.Op == "≤" || m.Op == "≥") && w.Language != "zh" {
		// How long before it is still possible, and how long before it is possible already.
		switch after := strings.TrimSpace(source[m.End:]); {
		case m.Op == "≥" && reading.HasPrefixOf(after, "before", "in advance", "ahead", "prior to"):
			if able {
				return "bound_deadline"
			}
			return "" // no clock is refused anything that somebody has to do in time
		case m.Op == "≥" && shortestAside(source, m):
			return "bound_shortest"
		case m.Op == "≥":
		case strings.HasPrefix(after, "before") && reading.ContainsAny(strings.ToLower(source), w.Table.Words["free_of_charge"].In("en")...):
			return "bound_deadline_free"
		case strings.HasPrefix(after, "before"):
			return "bound_deadline"
		case strings.HasPrefix(after, "in advance"), strings.HasPrefix(after, "ahead"):
			return "bound_ahead"
		}
	}
	switch {
	case lasting && strings.Contains(before, "then every "):
		return "" // "then every 2 hours for 24 hours": so long it is tried again
	case every && reading.HasSuffixOf(before, "then every", "then each"):
		return "" // "after 1 and 5 minutes, then every 2 hours": its beginning has another rhythm
	case every:
		return "bound_every"
	case lasting && m.Op == "≤" && reading.ContainsAny(before, w.Table.Words["bound_goes_on"].In(w.Language)...):
		return "bound_goes_on" // "keeps working offline for up to 4 hours": so long it has to, and no longer
	case reading.HasSuffixOf(before, " valid for", " good for", " usable for") && w.tellsWhich(before):
		return "" // how long the thing holds by which the deed is done: "through a link that is valid for a day"
	case lasting && w.tellsWhich(before) && !w.lastsBefore(before):
		return "bound_wait" // "of a flag that has not been read for 30 days": then it begins
	case m.Op == "≥" || strings.Contains(understanding.LastRunes(before, 5), "至少") || lasting && strings.HasSuffix(before, "at least"):
		return "bound_lasts"
	case lasting && m.Op == "≤" && w.Language != "zh" && w.choosesLength(d):
		return "bound_extent"
	case lasting && (m.Op == "=" || m.Op == "≤") && !strings.HasSuffix(before, "first"):
		return "bound_until"
	case m.Op == "≤" && (able && !short || w.opensWindow(d, source, m)):
		return "bound_window"
	case m.Op == "≤" && short && !strings.Contains(before, "times"):
		return "bound_within"
	case m.Op == "≤" && !short && !strings.HasPrefix(strings.ToLower(m.Text), "up to"): // "gaps up to 2 hours": how long they are
		if w.Language == "zh" && w.owedByPeople(source, m) {
			if w.afterDeadline(source[m.End:]) == "" {
				return ""
			}
			return "bound_overdue"
		}
		return "bound_before"
	}
	return ""
}

// bareMeasure is a measure without the words that bound it: "2 minutes" of
// "within 2 minutes".
func bareMeasure(text string) string {
	i := strings.IndexFunc(text, unicode.IsDigit)
	if i < 0 && strings.ContainsFunc(text, phrasing.IsIdeograph) {
		i = 0 // 两个工作日内
	}
	if i < 0 {
		for _, lead := range []string{"within ", "up to ", "at most ", "at least ", "under ", "below "} {
			if rest, ok := strings.CutPrefix(strings.ToLower(text), lead); ok {
				return rest
			}
		}
		return text
	}
	for _, sign := range []string{"$", "€", "£", "¥"} {
		if strings.HasSuffix(text[:i], sign) {
			i -= len(sign)
			break
		}
	}
	text = text[i:]
	for _, tail := range []string{" at most", " at least", " or less", " or more", " latest", "以内", "之内", "内", "以上", "以下"} {
		text = strings.TrimSuffix(text, tail)
	}
	return strings.TrimSpace(text)
}

// unitOf is what a bare measure counts.
func unitOf(value string) string {
	i := strings.IndexFunc(value, func(r rune) bool { return !unicode.IsDigit(r) && r != ',' && r != '.' && r != ' ' })
	if i < 0 {
		return ""
	}
	return strings.TrimSpace(value[i:])
}

// hanRun is the run of at most n Chinese characters at the beginning of a text.
func hanRun(text string, n int) string {
	for i, r := range text {
		if !phrasing.IsIdeograph(r) {
			return text[:i]
		}
		if n == 0 {
			return ""
		}
		n--
	}
	return text
}

// nextNoun is the first word behind a number.
func nextNoun(text string) string {
	text = strings.TrimLeft(text, " ")
	end := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' })
	if end < 0 {
		end = len(text)
	}
	word := text[:end]
	if r, _ := utf8.DecodeRuneInString(word); len(word) < 3 || !unicode.IsLower(r) {
		return ""
	}
	return word
}

// grouped writes a whole number with a comma between groups of three.
func grouped(n int64) string {
	s := strconv.FormatInt(n, 10)
	for i := len(s) - 3; i > 0 && n >= 1000; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
