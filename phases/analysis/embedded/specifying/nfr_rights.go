package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// limitedRights binds what two or more kinds of keys or accounts may do as what each of them
// may and the other may not: "write keys may send, read keys may list" draws a border between
// the two, and says nothing of what neither speaks of. Empty for people, whose rights the
// source may add up, and for anything else.
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
		out = append(out, w.limitedRight(c, p))
	}
	key := "nfr_neither"
	if len(clauses) > 2 {
		key = "nfr_none_of_them"
	}
	return strings.Join(append(out, w.Say(key, "must", w.Modal(p))), " ")
}

// limitedRight binds one kind as to what it may do. Where its thing has a border of its own,
// the border is what it is limited to: other rights may stand elsewhere.
func (w *Specifier) limitedRight(c phrasing.Clause, p specs.Priority) string {
	does := w.Base(c)
	if w.HasPhrase(" "+strings.ToLower(does)+" ", "own_borders") {
		return phrasing.Finished(phrasing.JoinWords(c.Subject, w.Modal(p), w.Say("nfr_able"), does, w.Say("nfr_only_so")))
	}
	return phrasing.Finished(phrasing.JoinWords(c.Subject, w.Modal(p), w.Say("nfr_able"), does))
}
