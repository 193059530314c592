package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// measuredAlready tells a sentence that gives the figure of a thing as it was found, "2024 年下半年的抽样盘点显示，
// 账实差异率为 6.8%", "A survey showed that 11 % of the tickets are late": it is from where one starts, and
// nothing to be reached. A sentence that wishes anything is none.
func (l *Lexicons) measuredAlready(s *signals) bool {
	if s.question || !s.measured() {
		return false
	}
	low := " " + reading.Lower(s.text) + " "
	if reading.ContainsAny(low, l.WishesFigure...) {
		return false
	}
	if reading.ContainsAny(low, l.FoundFigure...) {
		return true
	}
	return pastYear().MatchString(low) || reading.HasHan(s.text) && l.bygone(s.text)
}

// pastYear finds a year or a part of it in which something was measured, from one by whose end
// something is to be reached.
var pastYear = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:20[0-9]{2} ?年(?:[^底末前内起后]|$)|[去前]年|上半年|上个?季度| in (?:q[1-4] )?20[0-9]{2}[ ,])`)
})

// setsOut tells a sentence below a heading on how things are that says what the project is there for: "本期希望
// 用一套库存系统代替 Excel", "这次要做一个统一的推送平台", "This project is to build one desk". One that says only
// when belongs to the plan.
func (l *Lexicons) setsOut(s *signals) bool {
	if s.question || s.has("non_goal") {
		return false
	}
	low := reading.Lower(s.text)
	if !reading.HasHan(low) {
		return reading.HasPrefixOf(low, l.ProjectSetsOut...)
	}
	open := reading.LongestPrefix(low, l.ChineseProjectOpeners...)
	if open == "" {
		if so := reading.LongestPrefix(low, l.ChineseSoLeads...); so != "" {
			low = strings.TrimLeft(low[len(so):], "，")
			open = reading.LongestPrefix(low, l.ChineseProjectOpeners...)
		}
	}
	if open == "" {
		return false
	}
	rest := low[len(open):]
	rest = rest[len(reading.LongestPrefix(rest, l.ChineseProjectNames...)):]
	return reading.HasPrefixOf(strings.TrimLeft(rest, "，"), l.ChineseSetsOut...)
}
