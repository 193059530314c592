package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// limitedRights binds what two or more kinds of keys or accounts may do as all that they
// may: "write keys may send, read keys may list" draws a border, and promises no ability.
// Empty for people, whose rights the source may add up, and for anything else.
func (w *Specifier) limitedRights(st phrasing.Statement, class string, p specs.Priority) string {
	if w.Language == "zh" || class != "S" || len(st.More) == 0 || st.Trigger != "" {
		return ""
	}
	clauses := []phrasing.Clause{st.Clause}
	for _, more := range st.More {
		clauses = append(clauses, w.TakeApart(more).Clause)
	}
	var out []string
	for _, c := range clauses {
		_, person := w.PersonIn(c.Subject)
		if c.Form != phrasing.ModalVerb || c.Verb != "may" || c.Not || person || strings.Contains(c.Subject, ",") {
			return ""
		}
		out = append(out, phrasing.Finished(phrasing.JoinWords(c.Subject, w.Modal(p), w.Say("nfr_only_able"), w.Base(c))))
	}
	return strings.Join(out, " ")
}
