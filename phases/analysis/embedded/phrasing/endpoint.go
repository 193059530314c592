package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Operation reads an endpoint whose statement has no verb of its own by its
// method and path: "newest first" under "GET /events" is "list events (newest
// first) with `GET /events`". ok is false where the statement says itself what
// is done.
func (w *Work) Operation(f *understanding.FeatureFact, st Statement) (phrase, act string, ok bool) {
	endpoint := EndpointGroup(f.Group)
	if w.Language == "zh" || endpoint == "" || f.Called || st.Whole || st.Phrase != "" || st.Label != "" || st.Trigger != "" || f.Actor != "" && f.Want != "" {
		return "", "", false
	}
	method, path, _ := strings.Cut(endpoint, " ")
	path, _, _ = strings.Cut(path, "?")
	act = w.ActOf(method, strings.Split(strings.Trim(path, "/"), "/"))
	if act == "" || strings.HasPrefix(endpoint, "`") {
		return "", "", false
	}
	head := strings.TrimRight(st.Head, ". ")
	if _, aside, named := strings.Cut(strings.TrimPrefix(head, "`"+method+" "), "`"); named && strings.HasPrefix(head, "`"+method+" ") && (aside == "" || strings.HasPrefix(aside, " (")) {
		act = JoinWords(act, strings.TrimSpace(aside)) // an endpoint that is only named
	} else if deed := w.deedOfCall(method, act, head); deed != "" {
		act = deed
	} else {
		act = w.WithHead(act, head)
	}
	with := " with `"
	if _, tail, _ := strings.Cut(act, ", "); tail != "" && !strings.HasSuffix(act, ")") {
		with = ", with `" // it is not the last of what is told that goes with it
	}
	return act + with + endpoint + "`", act, true
}

// deedOfCall reads the purpose of an operation that changes something as the deed that it names,
// also where its first word is a noun elsewhere: "Sign for a parcel", "Start a bulk import". What is
// changed of a thing is said with the thing: "Change volume" of PATCH /orders/{id} is "change volume
// of an order". It is empty where the purpose begins with no deed.
func (w *Work) deedOfCall(method, act, head string) string {
	tokens := ClauseTokens(head)
	if method == "GET" || method == "HEAD" || len(tokens) < 2 {
		return ""
	}
	next := tokens[1].Low
	if !w.Table.IsWord("verbs", "en", tokens[0].Low) && !w.Table.IsWord("path_deeds", "en", tokens[0].Low) && !w.Table.IsWord("articles", "en", next) {
		return ""
	}
	if w.Table.IsWord("prepositions", "en", next) && next != "for" && next != "up" && next != "in" && next != "out" || next == "of" || next == "for" && w.Table.IsWord("nouns", "en", tokens[0].Low) {
		return "" // "Request for a quote" is a thing, and "Move to the bin" lacks what is moved
	}
	deed := w.LowerStart(head)
	verb, object, _ := strings.Cut(act, " ")
	noun := reading.LastWord(object)
	if verb != tokens[0].Low || strings.ContainsAny(head, "(;") || reading.ContainsAny(" "+reading.Lower(head)+" ", " "+noun+" ", " "+noun+",") || slices.ContainsFunc(tokens[1:], func(t Token) bool {
		return t.Low != "or" && t.Low != "and" && w.Table.IsWord("prepositions", "en", t.Low)
	}) {
		return deed
	}
	return deed + " of " + object
}

// CallDeed reads the purpose of an operation that begins with what the call does, "Orders up
// to 10 samples", also where the word may be a name of several things. Behind a caller whom
// the source names it is the caller's deed, unless the answer is told: "Returns one order".
// What changes something is done by whoever calls, also where nobody is named.
func (w *Work) CallDeed(f *understanding.FeatureFact, st *Statement) {
	if w.Language == "zh" || EndpointGroup(f.Group) == "" || st.Whole || st.Label != "" || st.Trigger != "" {
		return
	}
	head := strings.TrimRight(st.Head, ". ")
	first, rest, more := strings.Cut(head, " ")
	next := strings.ToLower(LeadingWord(rest))
	if w.namesResource(EndpointGroup(f.Group), first, next) {
		st.Phrase, st.Third = "", false // "Stores with their opening hours" are what GET /stores lists
		return
	}
	if low := strings.ToLower(first); st.Phrase == "" && more && w.IsThird(low) && (next == "up" || !w.Table.IsWord("prepositions", "en", next) && !w.Table.IsWord("relatives", "en", next) && next != "and" && next != "or") && IsPlainWord(next) {
		base, _ := w.BaseVerb(low)
		st.Phrase, st.Third = base+" "+rest, true
	}
	changes := !strings.HasPrefix(EndpointGroup(f.Group), "GET ") && !strings.HasPrefix(EndpointGroup(f.Group), "HEAD ")
	if (f.Actor != "" || changes) && st.Third && !w.Table.IsWord("call_answers", "en", LeadingWord(st.Phrase)) {
		st.Third, st.Person = false, true
	}
}

// namesResource says that a word, which may be a verb elsewhere, is the name of what a call reads:
// it stands in the path of the call and a preposition behind it.
func (w *Work) namesResource(endpoint, word, next string) bool {
	path, reads := strings.CutPrefix(endpoint, "GET ")
	if !reads || next != "" && !w.Table.IsWord("prepositions", "en", next) {
		return false
	}
	path, _, _ = strings.Cut(path, "?")
	return slices.ContainsFunc(strings.Split(path, "/"), func(part string) bool { return strings.EqualFold(part, word) })
}

// ActOf is what a method does with the last part of a path that is no
// parameter.
func (w *Work) ActOf(method string, parts []string) string {
	last := len(parts) - 1
	one := last > 0 && strings.HasPrefix(parts[last], "{")
	for last > 0 && strings.HasPrefix(parts[last], "{") {
		last--
	}
	if last < 0 || parts[last] == "" || strings.HasPrefix(parts[last], "{") {
		return ""
	}
	thing := strings.ReplaceAll(parts[last], "-", " ")
	if last > 0 && method == "GET" && !strings.HasPrefix(parts[last-1], "{") {
		switch of := strings.ReplaceAll(parts[last-1], "-", " "); {
		case w.Table.IsWord("path_periods", "en", thing):
			return "read the " + thing + " " + wording.Singular(of) // "/reports/daily"
		case w.Table.IsWord("path_adjectives", "en", thing):
			thing += " " + of // "/invoices/overdue"
		}
	}
	owner := ""
	if last > 1 && strings.HasPrefix(parts[last-1], "{") {
		owner = wording.Singular(strings.ReplaceAll(parts[last-2], "-", " "))
	}
	if method == "POST" && owner != "" && last == len(parts)-1 && w.isDeedOfPath(thing) {
		return thing + " " + wording.Article(owner) + " " + owner // "/deliveries/{id}/retry"
	}
	if strings.HasSuffix(thing, "ed") && method == "POST" && owner != "" {
		return "report " + wording.Article(owner) + " " + owner + " as " + thing // "/requests/{id}/moored"
	}
	verb := map[string]string{"GET": "list", "POST": "create", "PUT": "replace", "PATCH": "change", "DELETE": "delete"}[method]
	single := one || !IsPluralNoun(thing)
	if method == "GET" && single {
		verb = "read"
	}
	if single || method == "POST" {
		thing = wording.Singular(thing)
		thing = wording.Article(thing) + " " + thing
	}
	if owner != "" {
		thing = "the " + strings.TrimPrefix(strings.TrimPrefix(thing, "a "), "an ") + " of " + wording.Article(owner) + " " + owner
	}
	return verb + " " + thing
}

// isDeedOfPath says that the last part of a path is what is done to the thing before it:
// "/deliveries/{id}/retry", "/machines/{id}/reboot". A list of things, a name of several
// words and a noun which is no verb are not.
func (w *Work) isDeedOfPath(part string) bool {
	if w.Table.IsWord("verbs", "en", part) {
		return true
	}
	return !strings.Contains(part, " ") && !IsPluralNoun(part) && w.Table.IsWord("path_deeds", "en", part)
}

// WithHead puts what the source says of an operation behind what its path says:
// in the place of the thing where it names it, else in brackets.
func (w *Work) WithHead(act, head string) string {
	verb, object, _ := strings.Cut(act, " ")
	thing, owner, _ := strings.Cut(object, " of ")
	noun := reading.LastWord(thing)
	tokens := ClauseTokens(head)
	switch {
	case len(tokens) > 1 && tokens[0].Low == verb && tokens[1].Low != "of" && reading.ContainsAny(" "+reading.Lower(head)+" ", " "+noun+" ", " "+noun+","): // "List boats within 5 miles" is told once
		return w.LowerStart(head)
	case len(tokens) > 1 && tokens[0].Low == verb && tokens[0].Comma:
		return act + head[len(tokens[0].Low):] // "List, filter by owner"
	case len(tokens) > 1 && (w.Table.IsWord("articles", "en", tokens[0].Low) || tokens[0].Low == "all" || tokens[0].Low == "one") && tokens[1].Low == noun:
		return verb + " " + w.LowerStart(head)
	case len(tokens) > 1 && tokens[0].Low == noun && !tokens[0].Comma && w.Table.IsWord("prepositions", "en", tokens[1].Low) && (owner == "" || tokens[1].Low != "of"):
		return act + head[strings.IndexByte(head, ' '):] // "Invoice as PDF" is "read an invoice as PDF"
	case len(tokens) > 1 && len(tokens) < 5 && tokens[len(tokens)-1].Low == noun && owner != "":
		return verb + " " + w.NounPhrase(head) + " of " + owner
	}
	return act + " (" + w.LowerStart(head) + ")"
}

// endpointTitle is what an endpoint does that the source makes the subject:
// "`GET /berths` returns all berths" is called "Return all berths".
func (w *Work) endpointTitle(f *understanding.FeatureFact) string {
	rest, ok := strings.CutPrefix(f.Text, f.Name+" ")
	if !ok || EndpointGroup(strings.Trim(f.Name, "`")) == "" || w.Language == "zh" {
		return ""
	}
	base, ok := w.FirmBase(HeadClause(strings.TrimRight(rest, ". ")))
	if !ok {
		return ""
	}
	return w.LowerRest(base)
}

// ofMethod reads "PATCH changes the URL" as what the caller does.
func (w *Work) ofMethod(head string) (string, bool) {
	method, rest, _ := strings.Cut(head, " ")
	switch method {
	case "GET", "POST", "PUT", "PATCH", "DELETE":
		verb, object, more := strings.Cut(rest, " ")
		if base, ok := w.BaseVerb(strings.ToLower(verb)); ok && more && w.IsThird(strings.ToLower(verb)) {
			return w.LowerVerbs(base + " " + object), true
		}
	}
	return "", false
}

// ofState reads "`failing` after 20 failed deliveries" as what becomes of the
// thing that has this state.
func (w *Work) ofState(head string) (string, bool) {
	if !strings.HasPrefix(head, "`") {
		return "", false
	}
	state, rest, ok := strings.Cut(head[1:], "` ")
	if !ok || !w.Table.IsWord("conditions", "en", LeadingWord(rest)) {
		return "", false
	}
	for i := range w.Understood.Entities {
		e := &w.Understood.Entities[i]
		for _, s := range e.States {
			if strings.EqualFold(s, state) {
				label := w.EntityLabel(e)
				return startUpper(wording.Article(label)) + " " + label + " becomes " + head, true
			}
		}
	}
	return "", false
}

func startUpper(text string) string { return strings.TrimSuffix(wording.Sentence(text), ".") }

// unwished drops what only says that something is wished for: "please make it
// possible to extend a loan" asks for extending a loan.
func (w *Work) unwished(text string) string {
	if w.Language == "zh" {
		return text
	}
	for {
		rest, found := text, false
		for _, lead := range w.Table.Words["wish_leads"].In("en") {
			if after, ok := CutFold(text, lead+" "); ok {
				rest, found = after, true
				break
			}
		}
		if !found {
			return text
		}
		text = wording.Sentence(rest)
		text = strings.TrimSuffix(text, ".")
	}
}
