package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// withoutHeld leaves out a criterion that a rule made and with which another one begins word
// for word: "在确认之前尝试开工时被拒绝" beside the one that goes on with what holds afterwards.
func (w *Specifier) withoutHeld(d *Draft) {
	list := d.Requirement.Criteria
	held := func(c specs.Criterion) bool {
		said := strings.TrimRight(c.Text, "。. ")
		return c.Source.Kind == specs.Inferred && said != "" && slices.ContainsFunc(list, func(o specs.Criterion) bool {
			return len(o.Text) > len(c.Text) && strings.HasPrefix(o.Text, said)
		})
	}
	if slices.ContainsFunc(list, held) {
		d.Requirement.Criteria = slices.DeleteFunc(slices.Clone(list), held)
	}
}

// withoutUsual takes away what is known of the kind of a statement where the test of one of
// its clauses, made by the same rule, looks at just that: 断网时照常登记 tells what is done offline.
func (w *Specifier) withoutUsual(d *Draft, rule string) {
	name := phrasing.Rule(rule).Rule
	if !slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return c.Source.Rule == name }) {
		return
	}
	usual, known := w.topicCriterion(d)
	if known != rule {
		return
	}
	d.Requirement.Criteria = slices.DeleteFunc(slices.Clone(d.Requirement.Criteria), func(c specs.Criterion) bool {
		return c.Source.Rule == name && c.Text == phrasing.Finished(usual)
	})
}
