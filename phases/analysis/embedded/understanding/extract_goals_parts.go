package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// goalHalves splits a goal that has two: "cut waste by 12 percent and to have
// every order confirmed within 10 minutes", "D7 of 18 % and D30 of 8 %", "waits
// under 5 minutes, and all six wards moved". Each half has an aim of its own;
// nil for a goal that has one.
func (x *understander) goalHalves(text string) []string {
	text = strings.TrimRight(text, ".。 ")
	if reading.HasHan(text) {
		return x.chineseHalves(text)
	}
	for _, sep := range []string{" and if ", " and to ", ", and ", " and "} {
		head, tail, ok := strings.Cut(text, sep)
		_, none, _ := noneOf(head)
		if !ok || len(wording.Measures(head)) == 0 && none == "" || len(strings.Fields(tail)) < 3 || x.goalCue(tail, "goal_condition") > 0 {
			continue
		}
		switch sep {
		case " and if ": // "a success if drop-offs fall to 2 % and if at most 15 % of holds expire"
			if len(wording.Measures(tail)) > 0 && !strings.HasSuffix(head, ",") {
				return []string{head, reading.UpperFirst(tail)}
			}
		case " and to ":
			if len(wording.Measures(tail)) > 0 {
				return []string{head, reading.UpperFirst(tail[x.goalCue(tail, "goal_verb"):])}
			}
		case ", and ":
			if len(wording.Measures(tail)) > 0 || x.goalCue(tail, "goal_whole") > 0 {
				return []string{head, reading.UpperFirst(tail)}
			}
		default:
			if valueOf(head) && valueOf(tail) {
				return []string{head, tail}
			}
		}
	}
	return nil
}

// chineseHalves splits a goal whose last clause asks for none at all, which has
// no number that a rule for numbers would find: "…不超过一天，错单要降到零".
func (x *understander) chineseHalves(text string) []string {
	i := strings.LastIndex(text, "，")
	if i <= 0 || len(wording.Measures(text[:i])) == 0 {
		return nil
	}
	tail := text[i+len("，"):]
	if x.goalCueAtEnd(tail, "goal_none_end") && len([]rune(tail)) > 5 {
		return []string{text[:i], tail}
	}
	return nil
}

// valueOf says that a clause is a short name with its share: "D30 of 8 %".
func valueOf(clause string) bool {
	name, value, ok := strings.Cut(clause, " of ")
	ms := wording.Measures(value)
	return ok && name != "" && len(strings.Fields(value)) <= 3 && len(ms) == 1 && ms[0].Start == 0 && ms[0].Class == wording.ClassShare
}

// goalCue is where a text goes on behind a cue that it begins with, 0 without
// one.
func (x *understander) goalCue(text, cue string) int {
	end := 0
	for _, h := range x.lex.cues.Find(text) {
		if h.Value == cue && h.Start == 0 && h.End > end {
			end = h.End
		}
	}
	if end == 0 {
		return 0
	}
	return len(text) - len(strings.TrimLeft(text[end:], " ,，"))
}

// goalCueAtEnd says that a text ends in a cue.
func (x *understander) goalCueAtEnd(text, cue string) bool {
	for _, h := range x.lex.cues.Find(text) {
		if h.Value == cue && h.End == len(text) {
			return true
		}
	}
	return false
}

// wishedFor is a goal without the words that only say that somebody wants it:
// "In the first year we want to cut …", "We'd also want 80 % of …".
func (x *understander) wishedFor(text string) string {
	if n := x.goalCue(text, "goal_opening"); n > 0 && len(strings.Fields(text[n:])) > 2 {
		return text[n:]
	}
	return text
}

// someOf finds how many of all things a goal wants something done with: "Move at least 8 of
// our 11 carriers off the nightly file".
var someOf = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}+) ((?:at least |more than |over )?\d+ of (?:our|the|all) \d+) (.+)$`)
})

// outOf reads a goal that begins with how many of how many: "100 of the 140
// customers order by themselves", "all six teams moved by June".
func (x *understander) outOf(text string) (metric, target string) {
	if reading.HasHan(text) {
		return x.chineseNone(text)
	}
	words := strings.Fields(strings.TrimRight(text, ". "))
	for i := 1; i+2 < len(words) && i < 5; i++ {
		if words[i] == "in" && IsNumber(words[i-1]) && IsNumber(words[i+1]) { // "fewer than 1 in 50 releases is disputed"
			named, _, _ := strings.Cut(strings.Join(words[i+2:], " "), " (")
			return strings.NewReplacer(" is ", " ", " are ", " ").Replace(named), strings.Join(words[:i+2], " ")
		}
	}
	if found := someOf().FindStringSubmatch(strings.TrimRight(text, ". ")); found != nil && bareVerb(reading.Lower(found[1])) {
		things, _ := x.lex.cutDue(found[3])
		return things, found[2]
	}
	switch {
	case len(words) > 4 && IsNumber(words[0]) && words[1] == "of" && (words[2] == "the" || words[2] == "our") && IsNumber(words[3]):
		return strings.Join(words[4:], " "), strings.Join(words[:4], " ")
	case len(words) > 3 && x.goalCue(text, "goal_whole") > 0 && reading.Lower(words[0]) == "all" && numberSoon(reading.Lower(words[1])):
		return strings.Join(words[2:], " "), reading.Lower(strings.Join(words[:2], " "))
	}
	return "", ""
}

// chineseNone reads a goal that ends in none: "错单的情况要降到零".
func (x *understander) chineseNone(text string) (metric, target string) {
	text = strings.TrimRight(text, "。 ")
	for _, h := range x.lex.cues.Find(text) {
		if h.Value == "goal_none_end" && h.End == len(text) && h.Start > 0 {
			name, value := text[:h.Start], text[h.Start:]
			if counted, zero, ok := strings.Cut(value, "为"); ok && counted != "" && strings.TrimSpace(zero) == "0" {
				name, value = name+counted, "0" // 变砖|率为 0
			}
			return strings.TrimRight(name, "要应须能将，"), value
		}
	}
	return "", ""
}

// withRate is a target with the span that it counts in: "below 10 a year".
func withRate(text, target string) string {
	_, rest, ok := strings.Cut(text, target)
	words := strings.Fields(strings.TrimRight(rest, ". "))
	if !ok || target == "" || reading.HasHan(text) || len(words) < 2 || words[0] != "a" && words[0] != "per" || !calendarSpan(words[1]) {
		return target
	}
	return target + " " + words[0] + " " + strings.TrimRight(words[1], ",;")
}

// calendarSpan says that a word is a span that things are counted in.
func calendarSpan(word string) bool {
	ms := wording.Measures("1 " + strings.TrimRight(word, ",;"))
	return len(ms) == 1 && ms[0].Class == wording.ClassTime
}

// IsNumber says that a word is written in digits.
func IsNumber(word string) bool {
	return word != "" && strings.Trim(word, "0123456789.,") == ""
}

// untilToday cuts off what a goal says of how it is now: "(today: 2.5 hours)".
func (x *understander) untilToday(text string) string {
	low := reading.Lower(text)
	for i := 0; i < len(text); i++ {
		open := strings.IndexAny(text[i:], "(（")
		if open < 0 {
			return text
		}
		i += open
		inside := strings.TrimLeft(low[i:], "(（ ")
		if i > 0 && x.goalCue(inside, "goal_now") > 0 {
			return strings.TrimRight(text[:i], " ")
		}
	}
	return text
}

// countedAims are what a Chinese sentence counts behind a word for aims: "系统的目的就两
// 条：一是让学员约到车，二是让课时算得清". nil for any other sentence.
func countedAims(text string) []string {
	lead, list, ok := strings.Cut(strings.TrimRight(text, "。"), "：")
	if !ok || !reading.ContainsAny(lead, "目的", "目标", "想达到", "要解决") || !strings.HasPrefix(list, "一是") {
		return nil
	}
	var out []string
	for _, number := range []string{"二是", "三是", "四是", "五是"} {
		head, rest, more := strings.Cut(list, number)
		if !more {
			break
		}
		out, list = append(out, head), number+rest
	}
	out = append(out, list)
	for i, aim := range out {
		_, aim, _ = strings.Cut(aim, "是")
		out[i] = strings.TrimRight(aim, "，；、 ")
	}
	return out
}

// bringsTo tells a Chinese sentence that says to what number something is to be brought,
// "年底前把投诉降到每月 3 起以下", from one of what has been.
func (l *Lexicons) bringsTo(text string) bool {
	if !reading.HasHan(text) || l.bygone(text) || !strings.ContainsAny(text, "0123456789") || !reading.ContainsAny(text, "把", "将", "要", "希望") {
		return false
	}
	return reading.ContainsAny(text, l.ChineseBringsTo...)
}
