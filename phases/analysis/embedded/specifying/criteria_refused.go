package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// refusedClause reads what must not be done to a thing: "a log entry can never be altered".
var refusedClause = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) (?:cannot|can not|can never|must not|must never|may not|may never) be (\p{L}+)\b(.*)$`)
})

// refusedBehind are the clauses behind the first one of a statement that say what must not be
// done to a thing.
func (w *Specifier) refusedBehind(d *Draft) []string {
	if w.Language == "zh" {
		return nil
	}
	var out []string
	for _, more := range d.Statement.More {
		if more = strings.TrimRight(more, ". "); refusedClause().MatchString(more) && !strings.ContainsAny(more, ";:") {
			out = append(out, phrasing.Finished(more))
		}
	}
	return out
}

// refusedTried tests what must not be done to a thing, behind what is done to it, by somebody
// who tries it, where no criterion speaks of it: the other half of a rule is no test of it.
func (w *Specifier) refusedTried(d *Draft) {
	if d.Requirement.Priority == specs.Wont {
		return
	}
	for _, clause := range w.refusedBehind(d) {
		m := refusedClause().FindStringSubmatch(strings.TrimRight(clause, ". "))
		base, known := w.Participle(m[2])
		told := slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool {
			return strings.Contains(c.Text, m[2]) || strings.Contains(c.Text, " "+base+" ")
		})
		if known && !told && roomFor(d) {
			w.addCriterion(d, w.Say("check_never_done", "deed", phrasing.JoinWords(base, w.LowerStart(m[1])+m[3])), phrasing.Rule(ofException))
		}
	}
}
