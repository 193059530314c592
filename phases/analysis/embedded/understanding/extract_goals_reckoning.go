package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// reckon keeps with a goal by when it is to be reached and from which value, as its own
// sentence says them: "from one in 30 to one in 300 before Christmas", 由 3.5 天缩短到 2 天.
func (x *understander) reckon(g *GoalFact) {
	if g.Due == "" {
		g.Due = x.lex.dueOfGoal(g.Text)
	}
	if g.Baseline == "" {
		g.Baseline = x.baselineOf(g.Text, g.Target)
	}
}

// targetCell parts the cell of a target into the value to be reached, by when and the value
// of today: "4 days (by May)", "4 days (today 12 days)", "25 a week → 5 a week".
func (x *understander) targetCell(g *GoalFact) {
	if from, to, ok := valuesOfArrow(g.Target); ok && g.Baseline == "" {
		g.Target, g.Baseline = to, from
	}
	for _, pair := range []string{"()", "（）"} {
		open, shut := string([]rune(pair)[0]), string([]rune(pair)[1])
		value, inside, ok := strings.Cut(g.Target, open)
		inside, closed := strings.CutSuffix(inside, shut)
		if !ok || !closed || strings.Contains(inside, open) {
			continue
		}
		switch n := x.goalCue(inside, "goal_now"); {
		case n > 0 && g.Baseline == "":
			g.Target, g.Baseline = strings.TrimSpace(value), x.sinceThen(inside, n)
		case n == 0 && g.Due == "" && x.lex.Calendar(inside):
			g.Target, g.Due = strings.TrimSpace(value), inside
		}
	}
}

// sinceThen is a value behind the words that say that it is the one of today, which go; a
// word that says of when it was stays with it.
func (x *understander) sinceThen(text string, cue int) string {
	if reading.HasPrefixOf(reading.Lower(text), x.lex.WasWords...) {
		return strings.TrimRight(strings.TrimSpace(text), ".。")
	}
	return strings.Trim(text[cue:], " .。:：")
}

// maxWordsOfDue is of how many words a time by which something is to be reached consists at
// most: "by the end of next school year".
const maxWordsOfDue = 6

// dueOfGoal is by when a goal is to be reached, as its sentence says: "by autumn", "within
// one quarter", 年底前.
func (l *Lexicons) dueOfGoal(text string) string {
	if reading.HasHan(text) {
		return reading.LongestPrefix(text, l.ChineseDueOpeners...)
	}
	words := strings.Fields(strings.TrimRight(text, ".:* "))
	for _, due := range []func([]string) int{l.dateLed, l.spanLed} {
		for at := range words {
			if n := due(words[at:]); n > 0 {
				return wording.LowerFirst(strings.Trim(strings.Join(words[at:at+n], " "), "(,;:)"))
			}
		}
	}
	return ""
}

// dateLed is how many words are a date with the word that leads to it: "by March 2027". 0
// where the first leads to none.
func (l *Lexicons) dateLed(words []string) int {
	if !slices.Contains(l.DueLeads, reading.Lower(strings.TrimLeft(words[0], "("))) {
		return 0
	}
	for n := 2; n <= min(len(words), maxWordsOfDue); n++ {
		switch {
		case l.Calendar(strings.Join(words[:n], " ")):
			if n < len(words) && IsNumber(strings.TrimRight(words[n], ",;:)")) {
				n++ // "by Christmas 2027"
			}
			return n
		case strings.ContainsAny(words[n-1], ",;:()"):
			return 0
		}
	}
	return 0
}

// spanLed is how many words are a span with the word that leads to it: "within the first
// year". 0 where the first leads to none.
func (l *Lexicons) spanLed(words []string) int {
	if !slices.Contains(l.DueSpanLeads, reading.Lower(words[0])) {
		return 0
	}
	for n := 3; n <= min(len(words), 4); n++ {
		unit := strings.TrimSuffix(strings.TrimRight(reading.Lower(words[n-1]), ",;:)"), "s")
		count := reading.Lower(strings.Join(words[1:n-1], " "))
		if slices.Contains(l.DueSpans, unit) && (slices.Contains(l.DueSpanCounts, count) || IsNumber(count) && len(count) < 3) {
			return n
		}
	}
	return 0
}

// A value that stands before another, or in brackets of how it is now, is so long at most, in
// runes.
const maxValue, maxValueNow = 30, 40

// baselineOf is the value of today or of before that a goal names beside its own.
func (x *understander) baselineOf(text, target string) string {
	if from := x.lex.movedFrom(text, target); from != "" {
		return from
	}
	for _, inside := range bracketed(text) {
		n := x.goalCue(inside, "goal_now")
		if n == 0 || utf8.RuneCountInString(inside) > maxValueNow {
			continue
		}
		if value := x.sinceThen(inside, n); value != inside || wording.HasMeasure(inside) {
			return value
		}
	}
	low := reading.Lower(text)
	for _, instead := range x.lex.InsteadOf {
		if _, value, ok := strings.Cut(low, instead); ok {
			value = text[len(text)-len(value):]
			if end := strings.IndexAny(value, ",;:()"); end >= 0 {
				value = value[:end]
			}
			if value = strings.TrimRight(strings.TrimSpace(value), "."); wording.HasMeasure(value) && utf8.RuneCountInString(value) <= maxValue {
				return value
			}
		}
	}
	return ""
}

// movedFrom is the value from which a goal goes to its own: "18 %" of "from 18 % down to
// 10 %", 3.5 天 of 由 3.5 天缩短到 2 天.
func (l *Lexicons) movedFrom(text, target string) string {
	low := reading.Lower(text)
	for _, lead := range l.MovedFrom {
		for at := 0; ; {
			i := strings.Index(low[at:], lead)
			if i < 0 {
				break
			}
			at += i + len(lead)
			if value := l.valueBefore(text[at:], target); value != "" {
				return l.todayIn(strings.TrimSpace(withoutEnd(value, l.MovedEnds)))
			}
		}
	}
	return ""
}

// todayIn is a value of Chinese words alone: behind the last word from which it goes, 接方到出库的时长由|9.5 小时,
// and without the word that says of today again, 目前的|0.5‰.
func (l *Lexicons) todayIn(value string) string {
	if !reading.HasHan(value) {
		return value
	}
	for _, lead := range l.MovedFrom {
		if i := strings.LastIndex(value, lead); i > 0 && wording.HasMeasure(value[i+len(lead):]) {
			value = strings.TrimSpace(value[i+len(lead):])
		}
	}
	for _, now := range l.ChineseNowOf {
		value = strings.TrimSpace(strings.TrimPrefix(value, now))
	}
	return value
}

// valueBefore is the value at the beginning of a text that goes to the target, up to the first
// word of going: 由 10 下降到 5 goes 下降到, and not 降到. Empty where it goes elsewhere.
func (l *Lexicons) valueBefore(text, target string) string {
	best := ""
	for _, to := range slices.Concat(l.MovedTo, l.ChineseMovesTo) {
		value, behind, ok := strings.Cut(text, to)
		behind = strings.TrimLeft(behind, " ")
		if !ok || utf8.RuneCountInString(value) > maxValue || strings.ContainsAny(value, ",;:()，；：。") || !strings.HasPrefix(behind, target) || target == "" && !numberSoon(reading.Lower(behind)) {
			continue
		}
		if best == "" || len(value) < len(best) {
			best = value
		}
	}
	return best
}

// withoutEnd is a text without the one of several ends that it has.
func withoutEnd(text string, ends []string) string {
	for _, end := range ends {
		if head, ok := strings.CutSuffix(text, end); ok {
			return head
		}
	}
	return text
}

// bracketed is what a text says in brackets that hold no others.
func bracketed(text string) []string {
	var out []string
	for {
		open := strings.IndexAny(text, "(（")
		if open < 0 {
			return out
		}
		text = strings.TrimLeft(text[open:], "(（ ")
		if shut := strings.IndexAny(text, "()（）"); shut > 0 && strings.ContainsAny(text[shut:], ")）") {
			out = append(out, text[:shut])
		}
	}
}

// dated is the target of a goal with by when it is to be reached, as facts name it.
func (g *GoalFact) dated() string {
	if g.Due == "" || g.Target == "" || strings.Contains(g.Metric+" "+g.Target, g.Due) {
		return g.Target
	}
	return g.Target + asideOf(g.Due, g.Text)
}
