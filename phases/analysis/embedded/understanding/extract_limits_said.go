package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// thingOnly takes what points off the end of the name of a thing that is left
// out: "代寄件这次" is 代寄件.
func (l *Lexicons) thingOnly(name string) string {
	for {
		before := name
		for _, tail := range l.ChineseThisVersion {
			if rest, ok := strings.CutSuffix(name, tail); ok && utf8.RuneCountInString(rest) >= 2 {
				name = strings.TrimRight(rest, "，、也就都先暂时可以还 ")
			}
		}
		if name == before {
			return name
		}
	}
}

// setAsideBy splits what somebody turns down by pointing at it: "网上卖果，我们有抖音
// 店，不归这个系统" leaves out 网上卖果, "收费也在 HIS 里，你们别碰" all that stands before.
func (l *Lexicons) setAsideBy(text string) (what, why string, ok bool) {
	clauses := reading.SplitTop(strings.TrimRight(text, "。；; "), "，")
	if !reading.HasHan(text) || len(clauses) < 2 {
		return "", "", false
	}
	for i, clause := range clauses {
		if i > 0 && l.pointsBackInRun(clause) {
			return l.thingOnly(l.unjoined(clauses[0])), strings.Join(clauses[1:], "，"), true
		}
	}
	return "", "", false
}

// SpanOf tells the time during which something else is counted, which is nothing to
// be reached: "开放预约的 10 分钟内支持 3000 人同时在线".
func SpanOf(text string, m wording.Measure) bool {
	if m.Class != wording.ClassTime || !reading.HasHan(text) {
		return false
	}
	rest := strings.TrimLeft(text[m.End:], "内里中 ")
	for _, verb := range []string{"支持", "承受", "承载", "处理", "容纳", "支撑", "应支持", "能支持", "可支持", "要支持"} {
		if after, ok := strings.CutPrefix(rest, verb); ok {
			after = strings.TrimLeft(after, " 约至少不于") // "至少", "不少于"
			return after != "" && after[0] >= '0' && after[0] <= '9'
		}
	}
	return false
}

// keepsItself binds a thing below such a heading that is told to keep something itself: "The
// columns that exist today keep their names" says that they must. Empty for any other.
func (l *Lexicons) keepsItself(text string) string {
	words := strings.Fields(text)
	const reach = 9 // words of the thing
	if len(words) == 0 || slices.Contains([]string{"we", "i", "they", "it", "you"}, reading.Lower(words[0])) {
		return "" // who stays with something is none of its things
	}
	for i := 1; i < len(words)-1 && i < reach; i++ {
		low := reading.Lower(words[i])
		if slices.Contains([]string{"must", "may", "can", "should", "to", "not", "never", "is", "are"}, low) || strings.HasSuffix(words[i], ",") {
			return ""
		}
		if l.VerbsOfKeeping[low] {
			return strings.Join(words[:i], " ") + " must " + strings.TrimSuffix(low, "s") + " " + strings.Join(words[i+1:], " ")
		}
	}
	return ""
}

// lockedThing says of a thing below "What must not change" what the heading says
// of it. Anything else stays as it is, as does a sentence of its own.
func (l *Lexicons) lockedThing(title, text string) string {
	name := strings.TrimRight(text, ".。；; ")
	if reading.HasHan(text) {
		if reading.ContainsAny(title, l.ChineseMustNotChange...) && utf8.RuneCountInString(name) <= 16 && !strings.ContainsAny(name, "，不") {
			return name + "不得改变"
		}
		return text
	}
	if bound := l.keepsItself(name); bound != "" && reading.ContainsAny(reading.Lower(title), l.LockedHeadings...) {
		return bound
	}
	if low := reading.Lower(title); !reading.ContainsAny(low, l.LockedHeadings...) || reading.HasFiniteVerb(name) || reading.ContainsAny(" "+reading.Lower(name), " may ", " must ", " can ", " should ") || len(strings.Fields(name)) < 2 || strings.Contains(name, " it ") {
		return text
	}
	aside := ""
	if head, rest, ok := strings.Cut(name, " ("); ok && strings.HasSuffix(rest, ")") {
		name, aside = head, " ("+rest
	}
	for part, code := range reading.CodeParts(name) {
		if !code && strings.ContainsAny(part, "0123456789") {
			return text // a bound says for itself what is to hold
		}
	}
	if strings.Contains(strings.Trim(aside, " ()"), " ") {
		return name + " must not change" + aside // what is told beside bounds it further
	}
	return name + " must stay the same as before" + aside // nobody is refused anything: it works as it did
}
