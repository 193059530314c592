package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// spokenRun is a part of a long sentence and what it claims.
type spokenRun struct {
	kind string
	text []string
}

// chineseRuns parts a sentence that somebody spoke or typed without a stop where
// a clause claims something of another kind than the one before: a pain, a ban, a
// date, a price, what is left out, what is left open. nil for a sentence that
// says one thing.
func (x *understander) chineseRuns(text string) []string {
	if !reading.HasHan(text) || !strings.ContainsAny(text, "，—") || utf8.RuneCountInString(text) < 10 {
		return nil
	}
	if len(x.r.Units[0].Sentences) == 1 && len(x.r.Units) == 1 && utf8.RuneCountInString(x.r.Source.Text) <= 120 {
		return nil // an idea of a sentence or two
	}
	if s := x.signals(text); x.aboutOneThing(&s) != "" {
		return nil
	}
	var clauses []string
	for _, part := range reading.SplitTop(strings.TrimRight(text, "。；; "), "——") {
		clauses = append(clauses, reading.SplitTop(part, "，")...)
	}
	if len(clauses) < 2 {
		return nil
	}
	var runs []spokenRun
	var open []string // clauses that belong to the next one
	for i, clause := range clauses {
		kind := x.claim(clause)
		if x.lex.opensCondition(clause) && i+1 < len(clauses) {
			open = append(open, clause)
			continue
		}
		if last := len(runs) - 1; last >= 0 && len(open) == 0 && x.lex.joins(&runs[last], clause, kind) {
			runs[last].text = append(runs[last].text, clause)
			if runs[last].kind == "" || x.lex.pointsBackInRun(clause) {
				runs[last].kind = kind
			}
			continue
		}
		runs = append(runs, spokenRun{kind, append(open, clause)})
		open = nil
	}
	return x.lex.parted(runs, open)
}

// joins tells a clause that is no statement of its own behind a run: it claims
// nothing, the same, or something about what the run has just named.
func (l *Lexicons) joins(r *spokenRun, clause, kind string) bool {
	switch {
	case kind == "", l.pointsBackInRun(clause), r.kind == "product" && l.pitchAim("，"+clause) != "":
		return true
	case r.kind == "non_goal" && reading.ContainsAny(clause, l.ChineseGoesWithout...):
		return true // why it is not needed
	case r.kind == "":
		return kind == "problem" || kind == "question"
	case kind == r.kind:
		return !standsAlone(kind) || l.leansOn(clause, kind)
	}
	return l.leansOn(clause, kind)
}

// pointsBackInRun tells a clause that turns down what stands before it: "网上卖果，我们
// 有抖音店，不归这个系统".
func (l *Lexicons) pointsBackInRun(clause string) bool {
	for _, open := range l.ChinesePointsBack {
		if strings.HasPrefix(clause, open) {
			return true
		}
	}
	return false
}

// claimsDeed tells a sentence with a clause that says what is to be, or must not.
func (x *understander) claimsDeed(text string) bool {
	for _, clause := range reading.SplitTop(strings.TrimRight(text, "。；; "), "，") {
		switch x.claim(clause) {
		case "feature", "non_goal", "milestone", "constraint":
			return true
		}
	}
	return false
}

// parted are the texts of several runs that differ in kind; the first one may say
// nothing of its own, and is then part of the second.
func (l *Lexicons) parted(runs []spokenRun, open []string) []string {
	if len(open) > 0 && len(runs) > 0 {
		runs[len(runs)-1].text = append(runs[len(runs)-1].text, open...)
	}
	if len(runs) > 1 && runs[0].kind == "" && utf8.RuneCountInString(strings.Join(runs[0].text, "")) < 10 {
		runs[1].text = append(runs[0].text, runs[1].text...)
		runs = runs[1:]
	}
	kinds := map[string]bool{}
	for _, r := range runs {
		kinds[r.kind] = true
	}
	apart := kinds["question"] || kinds["non_goal"] || kinds["milestone"] || kinds["problem"] || kinds["product"] || kinds["quality"] && len(kinds) > 2
	if len(runs) < 2 || !apart && len(runs) < 4 {
		return nil
	}
	out := make([]string, 0, len(runs))
	for _, r := range runs {
		out = append(out, l.unjoined(strings.Join(r.text, "，")))
	}
	return out
}

// standsAlone tells the kinds of which each clause is a statement of its own.
func standsAlone(kind string) bool {
	return kind == "constraint" || kind == "non_goal" || kind == "question" || kind == "milestone" || kind == "quality" || kind == "goal"
}

// leansOn tells a clause that cannot be read without the one before it.
func (l *Lexicons) leansOn(clause, kind string) bool {
	if kind == "question" || kind == "non_goal" || kind == "milestone" {
		return utf8.RuneCountInString(clause) < 6
	}
	for _, open := range l.ChineseLeansOn {
		if strings.HasPrefix(clause, open) {
			return true
		}
	}
	return utf8.RuneCountInString(clause) < 6
}

// unjoined takes the word off a part that joined it to the one before.
func (l *Lexicons) unjoined(text string) string {
	for _, word := range l.ChineseUnjoinedOpeners {
		if rest, ok := strings.CutPrefix(text, word); ok && utf8.RuneCountInString(rest) > 5 {
			return strings.TrimLeft(rest, "，、 ")
		}
	}
	return text
}
