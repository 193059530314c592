package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedStep reads a step of the plan that names itself, in front of its day: "Pilot in January with one
// ward", "First go-live with two schools in May".
var namedStep = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:The |Our |A )?(?:[Ff]irst |[Ss]econd |[Ff]ull )?(?:[Pp]ilot|[Gg]o-?live|[Rr]oll-?out|[Ll]aunch|[Tt]rial|[Tt]rial run|[Tt]est run|[Pp]arallel run|[Bb]eta|[Ss]oft launch|[Ss]witch-?over|[Cc]ut-?over|[Gg]eneral availability)(?: phase| operation)? (?:in|on|from|by|with|at|for|starts|begins|is planned|is in|is on) `)
})

// stepsAmongLimits moves such steps from what was decided or limits to the milestones, each with its
// day: they bind nobody beyond their day, and a reader looks for them in the plan.
func (x *understander) stepsAmongLimits() {
	for _, list := range []*[]specs.Item{&x.u.Decisions, &x.u.Constraints} {
		*list = slices.DeleteFunc(*list, func(it specs.Item) bool {
			if !x.tellsStep(it.Text) || len(it.Source.Lines) == 0 {
				return false
			}
			for _, step := range x.datedParts(it.Text) {
				x.addItem(&x.u.Milestones, "milestone", step, it.Source.Lines[0].From, it.Source.Lines[0].To)
			}
			return true
		})
	}
	slices.SortStableFunc(x.u.Milestones, func(a, b specs.Item) int { return FirstLine(a.Source) - FirstLine(b.Source) })
}

// tellsStep says that a statement is nothing but a step of the plan with its day.
func (x *understander) tellsStep(text string) bool {
	s := x.look(text)
	return !reading.HasHan(text) && !s.question && !s.has("must", "should", "can", "money") && namedStep().MatchString(text) && x.lex.Calendar(strings.TrimRight(text, ". "))
}

// datedParts are the parts of such a statement that each have a day of their own; where one has none,
// it is one step.
func (x *understander) datedParts(text string) []string {
	for _, sep := range []string{"; ", ", "} {
		parts := reading.SplitTop(strings.TrimRight(text, ". "), sep)
		if len(parts) > 1 && !slices.ContainsFunc(parts, func(p string) bool { return !x.lex.Calendar(p) }) {
			for i := range parts {
				parts[i] = reading.UpperFirst(strings.TrimPrefix(parts[i], "and "))
			}
			return parts
		}
	}
	return []string{text}
}
