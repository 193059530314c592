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

// withoutOutdone takes away what is known of a kind of thing where another criterion has the
// words that make it say something else, or nothing: "takes effect at the next case" beside
// "within 5 minutes". It takes away too that one message is sent, of a message that the test of
// a number speaks of.
func (w *Specifier) withoutOutdone(d *Draft) {
	list := d.Requirement.Criteria
	outdone := func(c specs.Criterion) bool {
		for rule, word := range w.Table.Words["outdone"].Pairs(w.Language) {
			if c.Source.Rule == phrasing.Rule(rule).Rule && slices.ContainsFunc(list, func(o specs.Criterion) bool { return o.Text != c.Text && strings.Contains(o.Text, word) }) {
				return true
			}
		}
		return w.Language == "zh" && c.Source.Rule == phrasing.Rule(FromStatement).Rule && w.sentAtNumber(c, list)
	}
	if slices.ContainsFunc(list, outdone) {
		d.Requirement.Criteria = slices.DeleteFunc(slices.Clone(list), outdone)
	}
}

// sentAtNumber says that a criterion only tells that one message is sent, and another at which
// number it is.
func (w *Specifier) sentAtNumber(c specs.Criterion, list []specs.Criterion) bool {
	_, sent, ok := strings.Cut(c.Text, w.Say("sent_once"))
	deed, _, ended := strings.Cut(sent, "，")
	return ok && ended && deed != "" && slices.ContainsFunc(list, func(o specs.Criterion) bool { return testsNumber(o) && strings.Contains(o.Text, deed) })
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
