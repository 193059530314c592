package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minFlowWords is how many words a clause has at least that says what goes over.
const minFlowWords = 4

// outflows makes statements of what the product hands to a system outside or fetches
// there, where a sentence says it only beside what that system is: "The books stay in
// Ledger, Tally hands over the receipts every night".
func (x *understander) outflows() {
	var names []string
	var said []specs.Item
	for i := range x.u.Integrations {
		names = append(names, x.u.Integrations[i].Name)
		said = append(said, specs.Item{Text: x.u.Integrations[i].Purpose, Source: x.u.Integrations[i].Source})
	}
	for _, it := range append(said, x.u.Constraints...) {
		at := slices.IndexFunc(names, func(name string) bool { return strings.Contains(it.Text, name) })
		line := FirstLine(it.Source)
		if at < 0 || x.placedBy(line) {
			continue
		}
		text := x.exchange(names[at], it.Text)
		if text == "" || slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool { return strings.EqualFold(f.Text, text) }) {
			continue
		}
		f := FeatureFact{Text: text, Beside: true}
		if !strings.HasSuffix(it.Text, text[1:]) && !strings.HasSuffix(it.Text, " "+names[at]+".") {
			f.Details, f.Reasons = []specs.Item{it}, []specs.Item{it} // it says more than is done
		}
		at = x.addFeature(f, line, it.Source.Lines[len(it.Source.Lines)-1].To)
		x.u.Features[at].Actor = "" // the product does it
		x.sortIn(line)
	}
}

// exchange is the clause of a text on a system outside in which the product does
// something with it. Empty where the text begins with it: then it is read as it stands.
func (x *understander) exchange(name, text string) string {
	text = strings.TrimRight(text, ". ")
	if reading.HasHan(text) {
		return ""
	}
	if reading.ContainsAny(reading.Lower(text), " by hand ", " manually ", " typed in ", " by post ") {
		return "" // a person carries it over: "the return is handed in by hand, Caskbook delivers the figures"
	}
	clauses := flowClauses(text)
	for i := range clauses {
		if i == 0 || len(strings.Fields(clauses[i])) < minFlowWords {
			continue
		}
		for _, deed := range []string{x.endingThere(clauses, i, name), x.handedOver(clauses[i], name), x.madeWhen(clauses[i], name), x.fetchedIn(clauses, i, name)} {
			if deed != "" {
				return sentence(deed)
			}
		}
	}
	return ""
}

// endingThere is what has to end up in a system of which the sentence first says what it
// is: "Ledger is where the fees are, fines have to end up there".
func (x *understander) endingThere(clauses []string, i int, name string) string {
	clause, ok := strings.CutSuffix(clauses[i], " there")
	if !ok || !strings.HasPrefix(clauses[0], name+" is where ") || !reading.ContainsAny(clause, " must ", " have to ", " has to ") {
		return ""
	}
	return reading.UpperFirst(clause + " in " + name)
}

// handedOver is what the product, called by its name, does with a system.
func (x *understander) handedOver(clause, name string) string {
	deed, ok := strings.CutPrefix(clause, x.u.Product+" ")
	if x.u.Product == "" || !ok || !reading.InThirdPerson(reading.FirstWord(deed)) {
		return ""
	}
	return towards(clause, name, x.lex.PassVerbs)
}

// fetchedIn is what people say they get from a system, with what they never do there.
func (x *understander) fetchedIn(clauses []string, i int, name string) string {
	deed := x.fetched(clauses[i], name)
	if more, ok := strings.CutPrefix(nextOf(clauses, i), "we never "); ok && deed != "" {
		deed += " and never " + thirdOf(more)
	}
	return deed
}

// flowClauses are the clauses of a sentence, at its commas, colons and semicolons.
func flowClauses(text string) []string {
	for _, mark := range []string{"; ", ": ", ", and ", ", but "} {
		text = strings.ReplaceAll(text, mark, ", ")
	}
	return reading.SplitTop(text, ",")
}

// nextOf is the clause behind one of several, empty behind the last.
func nextOf(clauses []string, i int) string {
	if i+1 < len(clauses) {
		return clauses[i+1]
	}
	return ""
}

// fetched is what people say they get from a system or send to it, as a deed of the
// product: "we get an export from it".
func (x *understander) fetched(clause, name string) string {
	rest, ok := strings.CutPrefix(clause, "we ")
	only, few := strings.CutPrefix(rest, "only ")
	if !ok || !slices.Contains(x.lex.FlowVerbs, reading.FirstWord(only)) {
		return ""
	}
	if strings.Contains(only+" ", " from it ") {
		only = strings.Replace(only+" ", " from it ", " from "+name+" ", 1)
	} else if !strings.Contains(only, " "+name) {
		return ""
	}
	only, _, _ = strings.Cut(only, " (") // "they say"
	deed := thirdOf(strings.TrimSpace(only))
	for _, verb := range x.lex.FlowVerbs {
		deed = strings.Replace(deed, " and "+verb+" ", " and "+thirdOf(verb)+" ", 1)
	}
	if before, after, ok := strings.Cut(deed, " "+name+" "); few && ok && !strings.Contains(before, " ") {
		deed = before + " " + name + " only " + after
	} else if few {
		deed = strings.Replace(deed, " ", " only ", 1)
	}
	return x.itself() + " " + deed
}

// madeWhen is what the product, "it", does in a system in some case: "so when the order
// is paid it makes an invoice in Ledger".
func (x *understander) madeWhen(clause, name string) string {
	clause = strings.TrimPrefix(strings.TrimPrefix(clause, "and "), "so ")
	when, deed, ok := strings.Cut(clause, " it ")
	if !ok || !x.lex.conditional(clause) || !reading.InThirdPerson(reading.FirstWord(deed)) || !strings.Contains(deed, " "+name) {
		return ""
	}
	return reading.UpperFirst(when) + ", " + strings.Replace(x.itself(), "The system", "the system", 1) + " " + deed
}

// itself is how a statement speaks of the product: by its name where that is short.
func (x *understander) itself() string {
	if n := len(strings.Fields(x.u.Product)); n == 0 || n > 2 {
		return "The system"
	}
	return x.u.Product
}

// towards is what is handed over with the system to which: in front of when. It stays
// where the clause names it.
func towards(clause, name string, verbs []string) string {
	if strings.Contains(clause, name) || !reading.ContainsAny(clause, verbs...) {
		return clause
	}
	for _, when := range []string{" at the end of ", " every ", " each ", " once a ", " after "} {
		if head, tail, ok := strings.Cut(clause, when); ok {
			return head + " to " + name + when + tail
		}
	}
	return clause + " to " + name
}

// thirdOf is a verb phrase as what somebody does: "get a list" becomes "gets a list".
func thirdOf(phrase string) string {
	verb, rest, more := strings.Cut(phrase, " ")
	switch {
	case reading.HasSuffixOf(verb, "s", "sh", "ch", "x", "o"):
		verb += "es"
	case strings.HasSuffix(verb, "y") && !reading.HasSuffixOf(verb, "ay", "ey", "oy"):
		verb = strings.TrimSuffix(verb, "y") + "ies"
	default:
		verb += "s"
	}
	if more {
		return verb + " " + rest
	}
	return verb
}
