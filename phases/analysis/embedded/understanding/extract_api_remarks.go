package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callRemarks are what a table says of an operation in one cell, clause by clause: what it does, who
// may call it, what it needs, how it answers, and what goes with it.
type callRemarks struct {
	call     string // "`POST /v1/loans`"
	deed     string // what it does; empty where only its method and path tell that
	aside    string // the first of what is no sentence: "newest first"
	criteria []string
	details  []string
}

// text is the statement of an operation: what it does, or its name with the remark behind it.
func (r *callRemarks) text() string {
	if r.deed != "" {
		return r.deed
	}
	if r.aside != "" {
		return r.call + " (" + r.aside + ")"
	}
	return r.call
}

// remarksOf reads the cell of an operation. In a column for what an operation does its first
// clause does that; in one for remarks only a clause that begins with a deed.
func (x *understander) remarksOf(e *EndpointFact) *callRemarks {
	out := &callRemarks{call: "`" + e.Method + " " + e.Path + "`"}
	for i, clause := range reading.SplitTop(strings.TrimRight(e.Purpose, ". "), ";") {
		clause = wording.LowerFirst(strings.TrimSpace(clause))
		if i == 0 && (!e.Remarked || x.lex.tellsDeedOfCall(clause)) {
			out.deed = clause
			continue
		}
		x.remarkOnCall(e, out, clause)
	}
	e.Fragment = out.deed == ""
	if !e.Remarked && len(out.details) > 0 { // it goes on telling what is done
		out.deed += "; " + strings.Join(out.details, "; ")
		out.details = nil
	}
	return out
}

// addRemarks keeps with the feature of an operation what its cell says besides what it does.
func (x *understander) addRemarks(feature int, said *callRemarks, from, to int) {
	if said == nil {
		return
	}
	for _, text := range said.criteria {
		x.addCriterion(feature, sentence(text), from, to)
	}
	for _, text := range said.details {
		x.addDetail(feature, sentence(text), from, to)
	}
}

// remarkOnCall files one clause of what is said of an operation. Who may call it and what it needs may
// stand in front of more: "clerks only, body `ok` or `no`".
func (x *understander) remarkOnCall(e *EndpointFact, out *callRemarks, clause string) {
	parts := reading.SplitTop(clause, ", ")
	if len(parts) == 2 {
		if only, ok := onlyThese(parts[0]); ok && !x.personsAlone(only) {
			if code := otherwiseCode(parts[1]); code != "" {
				out.criteria = append(out.criteria, out.call+" works for "+only+" only, and is answered with "+code+" otherwise")
				out.hint(clause)
				return
			}
		}
	}
	if len(parts) > 1 && !slices.ContainsFunc(parts, func(p string) bool { return !x.tellsOfPerson(p) }) {
		for _, part := range parts { // "members see their own, wardens see all"
			out.criteria = append(out.criteria, out.call+": "+wording.LowerFirst(part))
		}
		return
	}
	for len(parts) > 0 && x.accessRemark(e, out, parts[0]) {
		if parts = parts[1:]; len(parts) > 0 {
			parts[0] = out.refusedWith(parts[0])
		}
	}
	rest := strings.Join(parts, ", ")
	first := reading.Lower(strings.Trim(reading.FirstWord(rest), ".,:"))
	switch code := otherwiseCode(rest); {
	case rest == "":
	case code != "" && first != code:
		out.criteria = append(out.criteria, out.call+" is answered with "+code+" otherwise")
	case code != "": // "409 if it was sent before"
		out.criteria = append(out.criteria, out.call+" is answered with "+rest)
	case x.lex.tellsDeedOfCall(rest) && reading.InThirdPerson(first):
		out.criteria = append(out.criteria, out.call+" "+wording.LowerFirst(rest))
	default:
		out.hint(rest)
	}
}

// anybodyElse ends the rule that only some may call an operation.
const anybodyElse = "; anybody else is refused"

// refusedWith puts the status of "otherwise 403" to the rule before it that says who alone may
// call, and gives what is left to read.
func (r *callRemarks) refusedWith(part string) string {
	code, last := otherwiseCode(part), len(r.criteria)-1
	if code == "" || last < 0 || len(strings.Fields(part)) > 2 || !strings.HasSuffix(r.criteria[last], anybodyElse) {
		return part
	}
	r.criteria[last] += " with " + code
	return ""
}

// hint keeps what is no sentence of its own: the first behind the name of the operation, what
// follows as a detail.
func (r *callRemarks) hint(text string) {
	if r.aside == "" && r.deed == "" && len(strings.Fields(text)) <= 12 {
		r.aside = wording.LowerFirst(text)
		return
	}
	if !slices.ContainsFunc(r.criteria, func(c string) bool { return strings.Contains(c, " otherwise") && strings.Contains(text, "otherwise") }) {
		r.details = append(r.details, text)
	}
}

// accessRemark reads who may call an operation, what a call needs and how success is answered:
// "public, no token needed", "only by the owner", "needs `If-Match`", "201 with `Location`".
func (x *understander) accessRemark(e *EndpointFact, out *callRemarks, text string) bool {
	low := reading.Lower(strings.TrimSpace(text))
	if x.lex.OpenCaller[low] || slices.Contains(x.lex.OpenCalls, low) {
		if e.Method != "GET" && !e.Open {
			out.criteria = append(out.criteria, "A call of "+out.call+" without credentials is accepted")
		}
		e.Open = true
		return true
	}
	if only, ok := onlyThese(text); ok && x.personsAlone(only) {
		name := x.actorNames(strings.TrimPrefix(only, "the "))[0]
		if i, known := x.findActor(name); known {
			e.Caller = x.u.Actors[i].Name
		} else if from, to := span(e.Source); strings.HasPrefix(only, "the ") || strings.Contains(only, " who ") {
			out.hint(text) // "the owner" is whoever made the thing, and no role
		} else {
			e.Caller = reading.UpperFirst(wording.Singular(name))
			x.addActor(ActorFact{Name: e.Caller}, from, to)
		}
		out.criteria = append(out.criteria, "Only "+only+" may call "+out.call+anybodyElse)
		return true
	}
	if need := x.lex.neededByCall(text); need != "" {
		out.criteria = append(out.criteria, out.call+" without "+need+" is refused")
		return true
	}
	if code := strings.TrimPrefix(low, "returns "); isStatus(strings.Trim(reading.FirstWord(code), "`,")) && strings.TrimLeft(code, "`")[0] == '2' && e.Answer == "" {
		e.Answer = strings.TrimRight(text[len(text)-len(code):], ". ")
		return true
	}
	return false
}

// personsAlone says that those to whom a call is confined are persons: "clerks", "the member who
// booked".
func (x *understander) personsAlone(only string) bool {
	who, _, _ := strings.Cut(only, " who ")
	return x.isPersonNoun(who) || x.namedActor(who)
}

// namedActor says that a text names somebody of the source.
func (x *understander) namedActor(text string) bool {
	_, known := x.findActor(x.actorNames(strings.TrimPrefix(text, "the "))[0])
	return known
}

// tellsOfPerson says that a clause begins with a person of whom it tells what they do: "wardens
// see all".
func (x *understander) tellsOfPerson(clause string) bool {
	first, rest, more := strings.Cut(strings.TrimSpace(clause), " ")
	if !more || !wordsLower(first) || wording.Singular(first) == first {
		return false
	}
	next := reading.FirstWord(rest)
	return (x.isPersonNoun(first) || x.namedActor(first)) && bareVerb(next) && next != "only"
}

// wordsLower says that a word is written small and without marks.
func wordsLower(word string) bool {
	return word == reading.Lower(word) && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz-") == ""
}

// onlyThese is whom or what a clause confines a call to: "clerks" of "clerks only", "only by
// clerks" and "for clerks only".
func onlyThese(text string) (string, bool) {
	const longest = 4 // words of a role
	low := reading.Lower(strings.TrimSpace(text))
	who, behind := strings.CutSuffix(low, " only")
	if !behind {
		var ahead bool
		if who, ahead = strings.CutPrefix(low, "only "); !ahead {
			return "", false
		}
	}
	for _, word := range []string{"by ", "for ", "to "} {
		who = strings.TrimPrefix(who, word)
	}
	if n := len(strings.Fields(who)); n == 0 || n > longest || strings.ContainsAny(who, "0123456789`") || !bareVerb(reading.FirstWord(who)) {
		return "", false
	}
	return who, true
}

// otherwiseCode is the status of a refusal that a clause names, at its beginning or beside
// "otherwise": "otherwise 409", "else `404`", "409 if it was sent before".
func otherwiseCode(text string) string {
	words := slices.DeleteFunc(strings.Fields(strings.ReplaceAll(reading.Lower(text), "`", "")), func(word string) bool { return word == "a" || word == "an" })
	for i, word := range words {
		if !isStatus(word) || word[0] < '4' {
			continue
		}
		if i == 0 && len(words) > 1 || slices.Contains(words, "otherwise") || slices.Contains(words, "else") {
			return word
		}
	}
	return ""
}

// isStatus tells a status of HTTP.
func isStatus(word string) bool {
	return len(word) == 3 && word[0] >= '2' && word[0] <= '5' && strings.Trim(word, "0123456789") == ""
}

// neededByCall is what a call cannot do without: "`If-Match`" of "needs `If-Match`".
func (l *Lexicons) neededByCall(text string) string {
	low := reading.Lower(text)
	for _, verb := range l.CallNeeds {
		if rest, ok := strings.CutPrefix(low, verb); ok && rest != "" {
			return text[len(text)-len(rest):]
		}
	}
	if what, ok := strings.CutSuffix(low, " required"); ok && strings.HasPrefix(what, "`") {
		return text[:len(what)]
	}
	return ""
}

// tellsDeedOfCall says that a clause begins with what an operation does: "creates a draft",
// "list boats", and not "query `from`" or "drafts only". A bare word that is a noun as well is a
// verb before an article.
func (l *Lexicons) tellsDeedOfCall(clause string) bool {
	first, rest, more := strings.Cut(clause, " ")
	low := reading.Lower(first)
	base := low
	if third := wording.Singular(low); reading.InThirdPerson(low) && !l.CallDeeds[low] {
		base = third
	}
	next := reading.Lower(strings.Trim(reading.FirstWord(rest), ".,:"))
	if !more || !l.CallDeeds[base] || strings.HasSuffix(first, ",") || !bareVerb(next) && next != "all" || next == "only" {
		return false
	}
	return base != low || !l.CallDeedNouns[low] || slices.Contains([]string{"a", "an", "the", "one", "all", "several", "its", "own"}, next)
}
