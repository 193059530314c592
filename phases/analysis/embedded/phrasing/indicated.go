package phrasing

import (
	"strings"
)

// Indicated is a sentence that binds, with a word of RFC 2119, as what is so once it is met:
// "Comment text MUST NOT appear in reports" is "Comment text does not appear in reports". What
// stands behind a demand that only points at it is taken alone. A sentence of which neither
// is known for certain is given back as it is.
func (w *Work) Indicated(sentence string) string {
	sentence = strings.TrimSpace(sentence)
	if w.Language == "zh" {
		return sentence
	}
	head, said, marked := strings.Cut(sentence, ": ")
	if marked && (strings.HasSuffix(head, " meet this target") || strings.HasSuffix(head, " hold")) && upperModal(head) != "" {
		return Capital(strings.TrimSpace(said))
	}
	modal := upperModal(sentence)
	if modal == "" || strings.Count(sentence, modal) != 1 || strings.Count(sentence, "MUST")+strings.Count(sentence, "SHOULD")+strings.Count(sentence, " MAY ") != 1 {
		return sentence
	}
	if before, after, ok := strings.Cut(sentence, modal+" be able to "); ok {
		can := "can "
		if strings.HasSuffix(modal, "NOT") {
			can = "cannot "
		}
		return before + can + after
	}
	c, ok := w.ParseClause(strings.TrimRight(strings.Replace(sentence, modal, strings.ToLower(modal), 1), ". "))
	if !ok || c.Form != ModalVerb {
		return sentence
	}
	told, ok := w.Indicative(c)
	if !ok {
		return sentence
	}
	return Capital(told)
}

// upperModal is the word of RFC 2119 that a sentence has, the longest first. Empty without one.
func upperModal(sentence string) string {
	for _, modal := range []string{"MUST NOT", "SHOULD NOT", "MUST", "SHOULD", "MAY"} {
		if strings.Contains(" "+sentence+" ", " "+modal+" ") {
			return modal
		}
	}
	return ""
}
