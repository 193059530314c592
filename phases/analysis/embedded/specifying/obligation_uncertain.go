package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// leaveUncertain takes back how a statement was read where the sentence that would bind shows that it
// was misread: title and story are then made of the sentence as it stands, too.
func (w *Specifier) leaveUncertain(d *Draft, use completing.Use) {
	st := d.Statement
	if w.Language == "zh" || d.Fact == nil || d.lists() || d.Fact.Want != "" || st.Label != "" || st.Act != "" || st.Phrase == "" && !st.Whole {
		return
	}
	source := strings.TrimRight(w.FirstSentence(d.Fact.Text), ". ")
	if text := w.obligation(d); w.ReadsBound(text) && w.CertainDuty(text, source) {
		return
	}
	use.Statement = phrasing.Statement{Head: source, More: st.More}
	d.Use, d.unsure = use, true
	d.Requirement.Title = w.Headline(w.CutPhrase(strings.TrimRight(w.Reported(source), ". "), w.TitleLimit()))
	w.UseOf(&d.Use, d.Requirement.Title)
}

// heldAsSaid is a quality as a sentence that binds; one that shows that it was misread holds as the
// source says it.
func (w *Specifier) heldAsSaid(bound, source string, more bool, p specs.Priority) string {
	source = strings.TrimRight(w.FirstSentence(source), ". ")
	if more {
		source, _, _ = strings.Cut(source, "; ") // the other clauses are bound behind it
	}
	if more && phrasing.TellsPeak(bound) {
		return source // the demand is what stands behind it
	}
	if w.Language == "zh" || p == specs.Wont || w.CertainDuty(bound, source) {
		return bound
	}
	return w.Short("req_hold", "must", w.Modal(p), "text", w.LowerStart(source))
}
