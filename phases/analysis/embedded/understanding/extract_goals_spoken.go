package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wantedStates parts the aims that somebody tells in one breath, each with a number of its own: "By the
// end of June I want the average at 4 days, the cost per claim under £9.50 and the calls down by half".
// due is by when they are wanted. nil for any other sentence, which keeps its own words.
func (l *Lexicons) wantedStates(text string) (parts []string, due string) {
	found := wantedForm().FindStringSubmatch(strings.TrimRight(text, ". "))
	if found == nil || reading.HasHan(text) {
		return nil, ""
	}
	due = strings.TrimRight(found[1], ", ")
	if due != "" && l.dueOfGoal(due) == "" && !l.Calendar(due) {
		return nil, ""
	}
	list := strings.Replace(found[2], ", and ", ", ", 1)
	parts = reading.SplitTop(list, ", ")
	if last := len(parts) - 1; len(parts) > 1 && !strings.Contains(found[2], ", and ") {
		if head, tail, ok := reading.CutLast(parts[last], " and "); ok {
			parts = append(parts[:last], head, tail)
		}
	}
	if len(parts) < 2 {
		return nil, ""
	}
	for i, part := range parts {
		if len(strings.Fields(part)) < 3 || !strings.ContainsAny(part, "0123456789") && !reading.ContainsAny(" "+reading.Lower(part)+" ", l.GoalAmounts...) && !reading.ContainsAny(" "+reading.Lower(part)+" ", l.OutcomeShares...) {
			return nil, ""
		}
		parts[i] = reading.UpperFirst(part)
	}
	return parts, due
}

// wantedForm is what those who write want, and by when.
var wantedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(By [^,]{3,30}?|In [^,]{3,30}?|Within [^,]{3,30}?),? )?(?:I|we|We) (?:want|would like|want to see|would like to see) ((?:the|our|at least|at most|fewer|less|more|no more) .+)$`)
})

// nowAndThen reads a figure of today with the one that would please: "NPS after a claim is 31 at the
// moment; 45 would make me very happy".
func nowAndThen(text string) (g GoalFact, ok bool) {
	found := nowAndThenForm().FindStringSubmatch(strings.TrimRight(text, ". "))
	if found == nil {
		return g, false
	}
	g = GoalFact{Text: sentence(text), Metric: strings.TrimPrefix(strings.TrimPrefix(found[1], "The "), "Our "), Baseline: found[2], Target: found[3]}
	return g, true
}

var nowAndThenForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([A-Z][^,;:]{2,60}?) (?:is|are|stands at|stand at) ((?:about |around )?[£€$]?\d[\d.,]*(?: ?%)?(?: [a-z]+)?) (?:at the moment|right now|now|today|currently)[;,] (?:and |but )?([£€$]?\d[\d.,]*(?: ?%)?(?: [a-z]+)?) would (?:make (?:me|us)|be) [a-z ]+$`)
})

// guardsGoal tells a figure at which those who write would stop, which is a limit and nothing to
// reach: "If complaints go above 1.2 % of claims we stop and look".
func (l *Lexicons) guardsGoal(s *signals) bool {
	return strings.HasPrefix(s.text, "If ") && len(s.measures) > 0 && !s.question && reading.ContainsAny(" "+reading.Lower(s.text)+" ", l.GuardDeeds...)
}

// movedBy reads how far something is to have moved: "the calls down by half", "sales up by a third".
func movedBy(text string) (metric, target string) {
	found := movedForm().FindStringSubmatch(strings.TrimRight(text, ". "))
	if found == nil {
		return "", ""
	}
	return found[1], found[2]
}

var movedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[Tt]he |[Oo]ur )?([^,;:]{3,60}?),? ((?:down|up) by (?:half|a third|two thirds|a quarter|a half|\d+ ?%|\d+ percent))$`)
})

// withoutGoalAsWell is what a sentence only calls a goal: "Closing the finding is a goal as well, but
// it is a yes or no".
func withoutGoalAsWell(text string) string {
	if found := goalAsWellForm().FindStringSubmatch(text); found != nil {
		return found[1] + "."
	}
	return text
}

var goalAsWellForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([A-Z][^,;:]{5,80}?) is (?:also |of course )?a goal(?: as well| too|, too)?(?:,? (?:but|though|and) [^.]*)?\.?$`)
})
