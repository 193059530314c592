package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// endpointFeatures makes a feature of each endpoint that says what it is for, where no other
// feature tells that already: an operation that only a table names has to be built as well. In a
// paper that lists what the product does apart, this holds for the rows and items of a list of
// operations; code there only repeats what is listed.
func (x *understander) endpointFeatures() {
	x.headingReads()
	x.fenceReads()
	told := 0
	for i := range x.u.Endpoints {
		if e := &x.u.Endpoints[i]; e.Purpose != "" {
			told++
		}
	}
	if told < 2 {
		return
	}
	before := len(x.u.Features)
	besides := before >= told
	apart := besides && x.listsFunctions()
	for i := range x.u.Endpoints {
		e := &x.u.Endpoints[i]
		switch name := e.Method + " " + e.Path; {
		case e.Purpose == "" || apart && (!e.Listed || x.saysBody(e.Purpose)) || x.tellsEndpoint(name, e.Purpose, before):
		case besides && x.tellsDeed(e, before, apart):
		default:
			x.later = x.later || besides
			x.endpointFeature(e, name)
		}
	}
}

// saysBody says that what stands beside an operation names only what is sent with it: "body: until,
// reason".
func (x *understander) saysBody(purpose string) bool {
	label, _, _ := reading.CutLabel(purpose, false)
	return label != "" && x.lex.messagePart(label)
}

// endpointFeature makes a feature of one endpoint, with all that its row says of it.
func (x *understander) endpointFeature(e *EndpointFact, name string) {
	from, to := span(e.Source)
	e.Purpose = x.lex.deedOnThing(e)
	text := x.lex.readOf(e)
	var said *callRemarks
	if !reading.HasHan(e.Purpose) && (e.Remarked || strings.Contains(e.Purpose, "; ")) {
		said = x.remarksOf(e)
		text = said.text()
	}
	if reading.HasHan(e.Purpose) && strings.Contains(e.Path, "/") { // who calls does the deed, and not the product
		text = "`" + name + "` " + text
	}
	caller := e.Caller
	whole := x.deedOfCallers(e)
	if whole != "" {
		text, said, caller = whole, nil, ""
	}
	at := x.addFeature(FeatureFact{Text: text, Group: name}, from, to)
	x.addRemarks(at, said, from, to)
	x.u.Features[at].Called = whole != ""
	x.u.Features[at].Actor = reading.FirstOf(x.u.Features[at].Actor, caller)
	if len(e.Callers) > 1 {
		if whole == "" {
			x.u.Features[at].Actor = reading.FirstOf(x.u.Features[at].Actor, e.Callers[0])
		}
		x.addCriterion(at, sentence(LabelText("`"+name+"` "+x.lex.AnswersCallers.In(reading.HasHan(e.Purpose)), e.Who)), from, to)
	} else if e.Who != "" && (whole != "" || e.Who != strings.Join(e.Named, "")) && !reading.HasHan(e.Purpose) {
		x.addCriterion(at, sentence(LabelText("`"+name+"` "+x.lex.AnswersCaller.In(false), e.Who)), from, to)
	}
	for _, refusal := range x.lex.refusals(e.Errors) {
		x.addCriterion(at, sentence("`"+name+"` "+refusal), from, to)
	}
	for _, d := range e.Details {
		if label, _, _ := reading.CutLabel(d.Text, false); reading.HasPrefixOf(reading.Lower(label), x.lex.LimitsOfCalls...) {
			text := d.Text
			if reading.HasHan(label) {
				text = strings.Replace(text, label+": ", label+"：", 1)
			}
			x.addDetail(at, text, from, to) // 限流：500/s binds the call as its deed does
		} else if label == "" && !reading.HasHan(d.Text) && !strings.EqualFold(strings.TrimRight(d.Text, ". "), e.Who) {
			x.callNote(at, "`"+name+"`", strings.TrimRight(d.Text, ". "), from, to)
		}
	}
}

// Shares of the words of an operation that a function has which tells of it in a paper that
// lists its functions apart: in its own sentence, or with its criteria.
const (
	mostOfDeed = 0.75
	muchOfDeed = 0.6
)

// tellsDeed says that one of the first features tells of what an endpoint is for, as what is
// done and not as the case in which something else is. That is what it serves. In a paper that
// lists its functions apart, one that has nearly all of its words is enough, or most of them
// together with its criteria: the table then only shows by which call it is done.
func (x *understander) tellsDeed(e *EndpointFact, features int, apart bool) bool {
	does, _, _ := strings.Cut(e.Purpose, "; ")
	words, thing := wording.Keywords(does), wording.Keywords(thingOfPath(e.Path))
	deed := wording.Stem(reading.Lower(reading.FirstWord(e.Purpose)))
	han := reading.HasHan(e.Purpose)
	var called []string // the words of the call, where a part of them is enough
	if apart && !han {
		if strings.EqualFold(e.Method, "delete") {
			does += " deleted" // "move to the bin"
		}
		called = wording.Keywords(does + " " + thingOfPath(e.Path))
	}
	inFull := func(f *FeatureFact, said []string) bool {
		if wording.Overlap(words, said) >= 1 && !caseOfDeed(f.Text, deed) {
			return true
		}
		return !han && len(thing) > 0 && wording.Overlap(thing, said) >= 1 && verbOfFeature(f) == deed // "Change the target of a link at any time" is what PATCH /links/{id} does
	}
	mostly := func(f *FeatureFact, said []string) bool {
		return !caseOfDeed(f.Text, deed) && (wording.Overlap(called, said) >= mostOfDeed || len(f.Criteria) > 1 && wording.Overlap(called, withCriteria(f)) >= muchOfDeed)
	}
	return len(words) > 1 && x.toldBy(e, features, inFull) || len(called) > 2 && x.toldBy(e, features, mostly)
}

// toldBy notes the first of the features by which a test says that an endpoint is told.
func (x *understander) toldBy(e *EndpointFact, features int, tells func(f *FeatureFact, said []string) bool) bool {
	for i := range x.u.Features[:features] {
		f := &x.u.Features[i]
		if f.Trigger == "" && f.List == "" && tells(f, wording.Keywords(f.Name+" "+f.Text)) {
			e.Told = f.Source
			return true
		}
	}
	return false
}

// withCriteria are the words of a feature and of its criteria.
func withCriteria(f *FeatureFact) []string {
	all := []string{f.Name, f.Text}
	for _, it := range f.Criteria {
		all = append(all, it.Text)
	}
	return wording.Keywords(strings.Join(all, " "))
}

// verbOfFeature is the stem of the verb of what a feature lets somebody do.
func verbOfFeature(f *FeatureFact) string {
	return wording.Stem(reading.Lower(reading.FirstWord(reading.FirstOf(f.Want, f.Name, f.Text))))
}

// caseOfDeed says that a statement is about something to which a deed was done, and tells of what
// becomes of that: "An order placed less than 4 hours before …" does not say that orders are placed.
func caseOfDeed(text, deed string) bool {
	words := strings.Fields(reading.Lower(text))
	for i, word := range words {
		word = strings.Trim(word, ".,;:")
		if i == 0 || wording.Stem(word) != deed || !strings.HasSuffix(word, "ed") {
			continue
		}
		switch words[i-1] {
		case "be", "is", "are", "was", "were", "been", "being", "gets", "get", "has", "have", "and", "or":
			return false
		}
		return true
	}
	return false
}

// thingOfPath names what an operation is about: the part of its path before the last parameter, else
// its last part. "/v1/orders/{id}/decision" is about an order.
func thingOfPath(path string) string {
	path, _, _ = strings.Cut(path, "?")
	parts := strings.Split(strings.Trim(path, "/"), "/")
	thing := ""
	for i, part := range parts {
		switch {
		case part == "" || strings.ContainsAny(part, "{:<"):
		case i+1 < len(parts) && strings.ContainsAny(parts[i+1], "{:<"):
			thing = part
		case thing == "" || i+1 == len(parts) && !strings.ContainsAny(path, "{:<"):
			thing = part
		}
	}
	return wording.Singular(strings.NewReplacer("-", " ", "_", " ").Replace(thing))
}

// deedOnThing completes a purpose that names nothing but deeds by the thing of its path: "Confirm, hold
// or reject" of "/orders/{id}/decision" is done to an order, and "Stop it" to a ring.
func (l *Lexicons) deedOnThing(e *EndpointFact) string {
	text, thing := strings.TrimRight(e.Purpose, ". "), thingOfPath(e.Path)
	if reading.HasHan(text) || thing == "" || e.Method == "GET" || strings.ContainsAny(text, "`;:(") {
		return e.Purpose
	}
	if head, with, ok := strings.Cut(text, ", with "); ok && l.CallDeeds[reading.Lower(head)] { // "cancel, with a reason"
		return sentence(head + " " + wording.Article(thing) + " " + thing + ", with " + with)
	}
	if head, ok := strings.CutSuffix(text, " it"); ok && !strings.Contains(head, " ") {
		return sentence(head + " " + wording.Article(thing) + " " + thing)
	}
	deeds := strings.FieldsFunc(strings.NewReplacer(" or ", ",", " and ", ",", "/", ",").Replace(text), func(r rune) bool { return r == ',' })
	for _, deed := range deeds {
		deed = strings.TrimSpace(deed)
		if strings.Contains(deed, " ") || deed == "" || len(deeds) == 1 && (!l.CallDeeds[reading.Lower(deed)] || l.CallDeedNouns[reading.Lower(deed)]) || strings.HasSuffix(deed, "s") {
			return e.Purpose
		}
	}
	return sentence(text + " " + wording.Article(thing) + " " + thing)
}

// refusals are the cases in which a row says that an operation is refused, with the status of each:
// "409 if the berth is taken". A status without its case is what the list of errors explains.
func (l *Lexicons) refusals(cell string) []string {
	var parts, out []string
	for _, clause := range reading.SplitTop(strings.TrimRight(strings.ReplaceAll(cell, "`", ""), ". "), ";") {
		for i, part := range reading.SplitTop(strings.TrimSpace(clause), ", ") {
			if code, _, _ := strings.Cut(part, " "); i > 0 && !isStatus(strings.TrimRight(code, ":")) {
				parts[len(parts)-1] += ", " + part // the case goes on
				continue
			}
			parts = append(parts, part)
		}
	}
	for _, part := range parts {
		part = strings.TrimSpace(part)
		code, when, told := strings.Cut(part, " ")
		code = strings.TrimRight(code, ":–—-")
		if when = strings.TrimLeft(when, ":–—- "); !told || when == "" || !isStatus(code) || code[0] < '4' {
			continue
		}
		if reading.HasHan(when) {
			continue
		}
		switch reading.Lower(reading.FirstWord(when)) {
		case "if", "when", "while", "once", "after", "before", "until", "unless", "for", "without", "where":
			out = append(out, "is answered with "+code+" "+wording.LowerFirst(when))
		default:
			out = append(out, "is answered with "+code+" in this case: "+wording.LowerFirst(strings.Trim(when, "()")))
		}
	}
	return out
}
