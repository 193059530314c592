package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// dueOfAims reads until when the aims that follow are to be reached: 希望|明年底|做到, 今年|的目标.
var dueOfAims = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:(?:今年|明年|后年|本年度|[0-9]{4} ?年)(?:年?底|年?末|上半年|下半年|内|第?[一二三四]季度|[0-9]{1,2} ?月(?:底|份)?)?|年底|年内|上半年|下半年)(?:之前|以前|前)?`)
})

// The words that announce aims are so many at most: runes in Chinese, words in English.
const maxDueLead, maxLeadOfAims = 24, 12

// aimsDue is until when aims are to be reached, as the words say that announce them:
// those in front of the colon of the sentence, or the line above a list.
func (x *understander) aimsDue(text string, from int) string {
	if !reading.HasHan(text) {
		return x.aimsDueInEnglish(text, from)
	}
	if lead, rest, ok := strings.Cut(text, "："); ok && rest != "" {
		return dueIn(lead)
	}
	if due := x.dueInLine(text, from); due != "" {
		return due
	}
	if from < 1 || from > len(x.r.Lines) || !listedLine().MatchString(strings.TrimSpace(x.r.Lines[from-1])) {
		return ""
	}
	for at := from - 1; at > 0; at-- {
		line := strings.TrimSpace(x.r.Lines[at-1])
		if lead, ok := strings.CutSuffix(line, "："); ok {
			return dueIn(strings.TrimLeft(lead, "#* "))
		}
		if line != "" && !listedLine().MatchString(line) {
			return ""
		}
	}
	return ""
}

// aimsDueInEnglish is the time in front of the colon of the line of an aim, or in the
// line or the heading above its list.
func (x *understander) aimsDueInEnglish(text string, from int) string {
	if lead, aim, ok := strings.Cut(text, ": "); ok && x.lex.dueOfGoal(lead) != "" {
		text = aim
	}
	if from < 1 || from > len(x.r.Lines) || x.lex.Calendar(text) {
		return ""
	}
	line := x.r.Lines[from-1]
	if lead, _, ok := strings.Cut(line, ": "); ok && !listedLine().MatchString(strings.TrimSpace(line)) {
		return x.lex.dueOfGoal(lead)
	}
	for at := from; at > 0; at-- {
		line = strings.TrimSpace(x.r.Lines[at-1])
		lead, announced := strings.CutSuffix(line, ":")
		switch {
		case announced || strings.HasPrefix(line, "#"):
			return x.lex.dueOfGoal(lead)
		case line != "" && !listedLine().MatchString(line):
			return ""
		}
	}
	return ""
}

// dueInLine is the time in front of the colon of the sentence that a clause is part of.
func (x *understander) dueInLine(text string, from int) string {
	if from < 1 || from > len(x.r.Lines) {
		return ""
	}
	before, _, ok := strings.Cut(x.r.Lines[from-1], strings.TrimRight(text, "。；"))
	if !ok {
		return ""
	}
	lead, _, ok := strings.Cut(before[strings.LastIndex(before, "。")+1:], "：")
	if !ok {
		return ""
	}
	return dueIn(lead)
}

// listedLine reads a line that is an item of a list.
var listedLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[0-9]{1,2}[.、)）]|[-*+•·]|[（(][0-9一二三四五六七八九十]{1,2}[)）])`)
})

// dueIn is the time that words in front of aims name.
func dueIn(lead string) string {
	if !reading.HasHan(lead) || utf8.RuneCountInString(lead) > maxDueLead {
		return ""
	}
	return dueOfAims().FindString(lead)
}

// dated gives the goals from an index on the time until when they are to be reached, where
// they do not name it themselves.
func (x *understander) dated(first int, due string) {
	for i := first; i < len(x.u.Goals); i++ {
		g := &x.u.Goals[i]
		switch {
		case g.Target == "" || strings.Contains(g.Text, due):
		case reading.HasHan(due) && strings.HasSuffix(g.Target, "）"):
		case !reading.HasHan(due) && (x.lex.Calendar(g.Text) || x.lex.Calendar(g.Target)):
		default:
			g.Due = due
		}
	}
}
