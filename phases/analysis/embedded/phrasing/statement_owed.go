package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// deedOwed parts what somebody may do from what they then have to do behind the same subject:
// "users can upload a certificate and must enter its date". The second half is no ability, and
// a test shows it refused when it is left out.
func (w *Work) deedOwed(text string) (able, owed string) {
	for _, join := range w.Table.Words["owed_behind"].In("en") {
		head, deed, ok := strings.Cut(text, " "+join+" ")
		if !ok || strings.ContainsAny(head, ";:") {
			continue
		}
		c, clause := w.ParseClause(strings.TrimRight(head, ","))
		if !clause || c.Form != ModalVerb || c.Not || c.Verb != "can" && c.Verb != "may" || len(strings.Fields(c.Subject)) > maxSubjectRepeated || !w.BeginsWithVerb(deed) {
			continue
		}
		return strings.TrimRight(head, ","), wording.Sentence(JoinWords(c.Subject, "must", w.objectNamed(deed, c)))
	}
	return text, ""
}

// WithoutOwed is a wish without what whoever has it must do then: "upload a certificate" of
// "upload a certificate and must enter its date".
func (w *Work) WithoutOwed(wish string) string {
	for _, join := range w.Table.Words["owed_behind"].In("en") {
		if deed, owed, ok := strings.Cut(wish, " "+join+" "); ok && w.BeginsWithVerb(deed) && w.BeginsWithVerb(owed) {
			return strings.TrimRight(deed, ",")
		}
	}
	return wish
}
