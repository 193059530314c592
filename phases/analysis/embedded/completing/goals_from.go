package completing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// fromBehind reads the number from which a goal goes to its own: "from 18 % down| to 10 %",
// 由 3.5 天|缩短到 2 天.
var fromBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:\bfrom ([^,;:()]{1,30}?)(?: down| up)? to |[从由]([^，；：。]{1,16}?)(?:提高|提升|缩短|压缩|压减|减少|下降|上升|增加|降低|降|升|压|缩|增)(?:到|至|为))`)
})

// nowInBrackets reads what the source says in brackets of today: "(now a day and a half)".
var nowInBrackets = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)[(（](?:today|now|currently|at present|at the moment|现在|目前|当前)[:：]? ?([^()（）]{1,40})[)）]|(?:\binstead of )([^,;:()]{1,30})`)
})

// wasInBrackets reads a number of before in brackets: "(was 13.75 %)", （原来 12 天）.
var wasInBrackets = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)[(（]((?:was|原来|原为)[^()（）]{1,30})[)）]`)
})

// untilWhen reads a time by which something is to be reached, as far as it may go.
var untilWhen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:by|before|until|within)(?: [a-z0-9']+){1,5}`)
})

// withinWhen reads a span within which something is to be reached.
var withinWhen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:within|in) (?:the first|one|a|an|two|three|four|five|six|twelve|\d{1,2}) (?:quarter|half-year|year|month)s?\b`)
})

// reckoned is the target of a goal with what the source says beside it: from which number it
// is counted, and by when it is to be reached. Both belong to the number and not to the name
// of what is measured; what either of them says already is not said again.
func (w *Completer) reckoned(metric, target, text string) string {
	known := metric + " " + target
	var more []string
	if due := w.dueBehind(text); due != "" && !strings.Contains(known, due) && !strings.Contains(due, withoutWay(target)) && !w.Understood.Lex.Calendar(known) {
		more = append(more, due)
	}
	if now := w.todayOf(target, text); now != "" && !strings.Contains(known, now) {
		more = append(more, now)
	}
	if len(more) == 0 {
		return target
	}
	said := strings.Join(more, w.Say("goal_beside"))
	for _, end := range []string{")", "）"} {
		if inner, ok := strings.CutSuffix(target, end); ok {
			return inner + w.Say("goal_beside") + said + end
		}
	}
	return target + w.Say("goal_due_other", "due", said)
}

// dueBehind is by when an English goal is to be reached, as its own sentence says: "by autumn".
func (w *Completer) dueBehind(text string) string {
	if w.Language == "zh" {
		return ""
	}
	for _, found := range untilWhen().FindAllString(text, -1) {
		words := strings.Fields(found)
		for n := 2; n <= len(words); n++ {
			due := strings.Join(words[:n], " ")
			if !w.Understood.Lex.Calendar(due) {
				continue
			}
			if n < len(words) && strings.Trim(words[n], "0123456789") == "" {
				due += " " + words[n] // "by March 2027", "by Christmas 2027"
			}
			return wording.LowerFirst(due)
		}
	}
	if due := withinWhen().FindString(text); due != "" {
		return wording.LowerFirst(due)
	}
	return ""
}

// withoutWay is a target without the word that leads to its number: "3 months" of "in 3 months".
func withoutWay(target string) string {
	for _, way := range []string{"within ", "in ", "under ", "less than "} {
		target = strings.TrimPrefix(target, way)
	}
	return target
}

// todayOf is the number of today or of before that a goal names beside its own.
func (w *Completer) todayOf(target, text string) string {
	number := target
	if i := strings.IndexAny(number, "(（"); i > 0 {
		number = strings.TrimSpace(number[:i])
	}
	for _, at := range fromBehind().FindAllStringSubmatchIndex(text, -1) {
		if behind := text[at[1]:]; strings.HasPrefix(strings.TrimLeft(behind, " "), number) {
			return w.todayWas(phrasing.OrElse(part(text, at, 1), part(text, at, 2)))
		}
	}
	if m := wasInBrackets().FindStringSubmatch(text); m != nil && wording.HasMeasure(m[1]) {
		return strings.TrimSpace(m[1])
	}
	if m := nowInBrackets().FindStringSubmatch(text); m != nil {
		if now := strings.TrimRight(strings.TrimSpace(phrasing.OrElse(m[1], m[2])), ".。"); wording.HasMeasure(now) || m[1] != "" {
			return w.todayWas(now)
		}
	}
	return ""
}

// todayWas says of a number that it is the one of today.
func (w *Completer) todayWas(now string) string {
	if now = strings.TrimSpace(now); now == "" {
		return ""
	}
	return w.Say("goal_now", "from", now)
}

// part is a group of a found place, and empty where it found nothing.
func part(text string, at []int, group int) string {
	if at[2*group] < 0 {
		return ""
	}
	return text[at[2*group]:at[2*group+1]]
}
