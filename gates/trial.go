package gates

import (
	"fmt"
	"strconv"
)

// check ties a rule's name to what it looks at.
type check struct {
	id  string
	run func(*trial)
}

// place is where something stands: a file of the package and a 1-based line,
// 0 for the whole file.
type place struct {
	file string
	line int
}

// trial is one rule applied to one package. A rule counts instances: every
// item that it looks at passes or fails, and the share that passed earns the
// rule's weight.
type trial struct {
	*facts
	rule     *Rule
	severity Severity
	total    int
	failed   int
	findings []Finding
}

// that counts an instance and reports it when it does not hold. pairs fill the
// slots of the rule's words: name, value, name, value …
func (t *trial) that(ok bool, at place, pairs ...string) {
	t.thatAs(t.severity, ok, at, pairs...)
}

// passed counts an instance that holds; of one that does not it says so, and
// that reports it. It spares what makes the words of a finding.
func (t *trial) passed(ok bool) bool {
	if ok {
		t.total++
	}
	return ok
}

// thatAs is that with a severity of its own.
func (t *trial) thatAs(s Severity, ok bool, at place, pairs ...string) {
	t.total++
	if ok {
		return
	}
	t.failed++
	t.report(s, at, pairs...)
}

// report adds a finding that does not count into the score.
func (t *trial) report(s Severity, at place, pairs ...string) {
	lang := string(t.lang)
	t.findings = append(t.findings, Finding{
		Rule: t.rule.ID, Severity: s, Phase: t.rule.Phase, Dimension: t.rule.Dimension, File: at.file, Line: at.line,
		Message: t.rule.fill(t.rule.Message.In(lang), pairs), Fix: t.rule.fill(t.rule.Fix.In(lang), pairs),
	})
}

// lost counts an instance as failed without a finding: what it would look at
// is missing, which another rule reports.
func (t *trial) lost() {
	t.total++
	t.failed++
}

// within says whether n lies in the rule's bounds; a bound of 0 is none.
func (t *trial) within(n int) bool {
	return n >= t.rule.Min && (t.rule.Max == 0 || n <= t.rule.Max)
}

// withinEach says whether n lies in the rule's bounds where the upper one counts once for each
// of several things, and once for none.
func (t *trial) withinEach(n, things int) bool {
	return n >= t.rule.Min && (t.rule.Max == 0 || n <= t.rule.Max*max(1, things))
}

// outcome is what a rule earned.
type outcome struct {
	rule   *Rule
	total  int
	fail   int
	found  []Finding
	broken *brokenCheck // when the check panicked
}

// scale is the fixed point of weights, so that the same bytes give the same
// score on every machine.
const scale = 1000

// earned gives the weight that counts and the part of it that passed, in
// thousandths.
func (o outcome) earned() (passed, applicable int) {
	if o.rule.Dimension == "" || o.total == 0 {
		return 0, 0
	}
	applicable = o.rule.Weight * scale
	return applicable * (o.total - o.fail) / o.total, applicable
}

// run applies one rule. A check that panics has failed: the finding
// gate.broken says so.
func (j *Judge) run(f *facts, rule *Rule, fn func(*trial)) (out outcome) {
	severity := rule.severityIn(f.profile)
	if severity == off {
		return outcome{rule: rule}
	}
	t := &trial{facts: f, rule: rule, severity: severity}
	defer func() {
		if r := recover(); r != nil {
			out = outcome{rule: rule, total: 1, fail: 1, broken: &brokenCheck{rule: rule.ID, cause: fmt.Sprint(r)}}
		}
	}()
	if rule.Applies != "" && !j.holds(f, rule.Applies) {
		if len(rule.Profiles) > 0 {
			t.notApplicable(j.catalog.Conditions[rule.Applies].In(string(f.lang)))
		}
		return outcome{rule: rule, found: t.findings}
	}
	fn(t)
	return outcome{rule: rule, total: t.total, fail: t.failed, found: t.findings}
}

// notApplicable says that a rule of the profile has nothing to look at.
// rulings.md, "gates".
func (t *trial) notApplicable(reason string) {
	t.findings = append(t.findings, Finding{
		Rule: t.rule.ID, Severity: Info, Phase: t.rule.Phase, Dimension: t.rule.Dimension,
		File: t.home(t.rule.Phase), Message: reason, Fix: t.nothingToDo,
	})
}

func itoa(n int) string { return strconv.Itoa(n) }
