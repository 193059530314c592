package phrasing

import (
	"strings"
)

// tellsToday files a sentence in which who writes tells what they do today, before
// anything is wished: "We run 34 boats and take bookings by phone. …", and how much
// of it there is, wherever that stands: "I send about 40 a month".
func (r *ideaReader) tellsToday(text string) bool {
	w := r.w
	who, does, ok := w.writerActs(text)
	if !ok || !r.wishFollows && !w.tellsRate(does) || w.Table.IsWord("auxiliaries", "en", LeadingWord(does)) || w.Table.IsWord("wishes", "en", who+" "+LeadingWord(does)) {
		return false
	}
	if _, _, wish := r.withoutLead(text); wish {
		return false
	}
	r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
	return true
}

// writerActs splits "Every spring we plan who waters the garden" into who writes
// and what they do; what stands before them says when.
func (w *Work) writerActs(text string) (who, does string, ok bool) {
	tokens := ClauseTokens(text)
	for i := 0; i < len(tokens) && i <= 3; i++ {
		if low := tokens[i].Low; (low == "we" || low == "i") && i+1 < len(tokens) {
			before := LeadingWord(text)
			return low, text[tokens[i+1].From:], i == 0 || w.Table.IsWord("conditions", "en", before) || w.Table.IsWord("determiners", "en", before)
		}
	}
	return "", "", false
}

// tellsRate says that a deed is told with how often it is done: "about 40 a month".
func (w *Work) tellsRate(does string) bool {
	if !strings.ContainsAny(does, "0123456789") {
		return false
	}
	for _, rate := range w.Table.Words["done_each"].In("en") {
		if strings.HasSuffix(strings.ToLower(does), " "+rate) {
			return true
		}
	}
	return false
}

// haveThem reads what somebody would love others to do: "our volunteers log their
// hours" of "We'd love to have our volunteers log their hours".
func (r *ideaReader) haveThem(text string) bool {
	l := &ideaList{r: r}
	who, does, ok := l.subject(text)
	if !ok || !l.person(who) {
		return false
	}
	r.person(who, CutFirst(does, "to "))
	return true
}

// wishes says that a sentence asks for something: for a product, or that
// something be done.
func (r *ideaReader) wishes(text string) bool {
	body, _, wish := r.withoutLead(strings.TrimSpace(text))
	return wish || r.kindAt(ClauseTokens(body)) >= 0
}
