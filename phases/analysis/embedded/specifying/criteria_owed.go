package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// takeOwed takes what somebody must do behind what they can do out of the further clauses of a
// statement: it binds, so the description says it, and a test tries the deed without it.
func (w *Specifier) takeOwed(d *Draft) []specs.Criterion {
	deed := d.Statement.Clause
	if w.Language == "zh" || d.Fact == nil || len(d.Statement.More) == 0 {
		return nil
	}
	owed, ok := strings.CutPrefix(d.Statement.More[0], deed.Subject+" must ")
	if !ok {
		return nil
	}
	if deed.Not || deed.Adverb == "never" || deed.Adverb == phrasing.NoLonger {
		return w.takeDone(d, owed)
	}
	if deed.Form != phrasing.ModalVerb || deed.Verb != "can" && deed.Verb != "may" || strings.HasPrefix(owed, "not ") || strings.HasPrefix(owed, "be ") {
		return nil
	}
	d.Statement.More = slices.Clone(d.Statement.More[1:])
	d.rests = append(d.rests, wording.Sentence(deed.Subject+" must "+owed))
	text := w.Say("check_owed", "text", strings.TrimRight(owed, ". "))
	if d.Requirement.Priority == specs.Wont || w.Table.Weak.Untestable(text) {
		return nil
	}
	return []specs.Criterion{{Text: phrasing.Finished(text), Source: phrasing.Rule(ofException)}}
}

// takeDone takes what a subject does behind what it does not do, "are not parsed and yield a
// warning", out of the further clauses of a statement: it binds too, and a test shows it.
func (w *Specifier) takeDone(d *Draft, owed string) []specs.Criterion {
	deed := d.Statement.Clause
	d.Statement.More = slices.Clone(d.Statement.More[1:])
	d.rests = append(d.rests, wording.Sentence(phrasing.JoinWords(deed.Subject, "must", owed)))
	does := owed
	if be, ok := strings.CutPrefix(owed, "be "); ok {
		does = phrasing.BeOf(deed) + " " + be
	} else if !deed.Plural() {
		does = w.ThirdAll(owed)
	}
	text := w.plainly(phrasing.JoinWords(deed.Subject, strings.TrimRight(does, ". ")))
	if d.Requirement.Priority == specs.Wont || w.Table.Weak.Untestable(text) {
		return nil
	}
	return []specs.Criterion{{Text: phrasing.Finished(text), Source: phrasing.Rule(FromStatement)}}
}
