package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tellsToday files a sentence in which who writes tells what they do today, before
// anything is wished: "We run 34 boats and take bookings by phone. …", and how much
// of it there is, wherever that stands: "I send about 40 a month".
func (r *ideaReader) tellsToday(text string) bool {
	w := r.w
	for _, now := range w.Table.Words["today_leads"].In("en") {
		if rest, ok := CutFold(text, now+" "); ok && !w.Table.IsWord("modals", "en", LeadingWord(rest)) {
			rest = strings.TrimLeft(rest, ", ")
			if who, _, acts := (&ideaList{r: r}).subject(rest); acts {
				r.seen(subjectNoun(who)) // "we want a page where they …"
			}
			if c, clause := w.ParseClause(rest); clause && c.Form != ModalVerb {
				if !r.keptBelow(text) {
					r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
				}
				return true
			}
		}
	}
	if r.houseActs(text) {
		if r.keptBelow(text) {
			return true
		}
		r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
		return true
	}
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

// houseActs says that a sentence before a wish tells what the house of the writer does: "Our
// church runs 12 rooms that groups rent".
func (r *ideaReader) houseActs(text string) bool {
	tokens := ClauseTokens(text)
	if !r.wishFollows || len(tokens) < 4 || tokens[0].Low != "our" && tokens[0].Low != "my" {
		return false
	}
	c, ok := r.w.ParseClause(text)
	_, _, wish := r.withoutLead(text)
	return ok && !wish && (c.Form == ThirdVerb || c.Form == HaveVerb) && r.w.Table.IsWord("bodies", "en", strings.ToLower(reading.LastWord(c.Subject)))
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

// introduces files a sentence in which who writes tells who they are, "We are a bike shop": it
// asks for nothing.
func (r *ideaReader) introduces(text string) bool {
	tokens := ClauseTokens(text)
	if len(tokens) < 3 || strings.ContainsAny(text, ",;:") || !r.w.Table.IsWord("first_persons", "en", tokens[0].Low) || tokens[0].Low != "we" && tokens[0].Low != "i" {
		return false
	}
	if verb := tokens[1].Low; verb != "are" && verb != "am" && verb != "run" && verb != "own" || !r.w.Table.IsWord("articles", "en", tokens[2].Low) {
		return false
	}
	if reading.ContainsAny(text, " that needs ", " who need ", " that wants ", " looking for ", " and need ", " and want ") {
		return false
	}
	r.u.Situation = appendItem(r.u.Situation, Finished(text), r.src)
	return true
}

// wishBehind reads a sentence that tells how things are and behind that what is wanted,
// "Customers bring bikes, and we want to text them": the first half is no wish.
func (r *ideaReader) wishBehind(text string) bool {
	for _, wish := range r.w.Table.Words["wishes_behind"].In("en") {
		head, tail, ok := strings.Cut(text, ", "+wish+" ")
		if !ok || strings.Contains(head, ": ") {
			continue
		}
		c, clause := r.w.ParseClause(head)
		if _, _, asked := r.withoutLead(head); !clause || asked || c.Form == ModalVerb {
			return false
		}
		r.u.Situation = appendItem(r.u.Situation, Finished(head), r.src)
		r.seen(c.Subject)
		r.plain("We want " + tail)
		return true
	}
	return false
}

// wishes says that a sentence asks for something: for a product, or that
// something be done.
func (r *ideaReader) wishes(text string) bool {
	body, _, wish := r.withoutLead(strings.TrimSpace(text))
	if c, ok := r.w.ParseClause(text); ok && c.Form == ModalVerb && (c.Verb == "should" || c.Verb == "must") {
		return true // "Volunteers should pick their own shifts"
	}
	return wish || r.kindAt(ClauseTokens(body)) >= 0
}
