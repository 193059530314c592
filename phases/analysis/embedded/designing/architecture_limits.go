package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// limitName names a limit after what it bounds: link_max_tags, file_max_size,
// invitation_validity. A limit whose words give no such name has none.
func (g *Designer) limitName(r *specs.Requirement, text string, m wording.Measure) (name, kind string) {
	subject := g.boundThing(r, text[:m.Start])
	if subject != "" && (slices.Contains(wording.Keywords(g.Product), subject) || m.Class == wording.ClassTime && (g.IsPerson(subject) || slices.Contains(g.d.Words["no_bound_things"].In("en"), subject))) {
		subject = "" // everything is the product's, and no time is that of a person
	}
	if before := strings.TrimRight(strings.ToLower(text[:m.Start]), " "); strings.HasSuffix(before, " first") || strings.HasSuffix(before, " plus") {
		return "", "" // "the first 1 KB" is a part, and "plus 2 years" a sum
	}
	switch m.Class {
	case wording.ClassSize:
		if strings.Contains(text[:m.Start], "(") && subject != "" && (m.Op == "≤" || m.Op == "<") {
			return subject + "_max_size", "bytes" // "a tour is downloaded at the entrance (at most 80 MB)"
		}
		if things := g.things(text[:m.Start]); len(things) > 0 && !slices.Contains(g.d.Words["consumed"].In("en"), things[len(things)-1]) {
			return things[len(things)-1] + "_max_size", "bytes"
		}
	case wording.ClassCount:
		return g.countName(subject, text, m)
	case wording.ClassTime:
		aim := g.limitKind(near(text, m))
		if subject == "" && (strings.HasSuffix(aim, "_delay") || strings.HasSuffix(aim, "_lead")) && m.Unit != "s" && m.Unit != "ms" {
			return aim, "duration" // "if nobody acknowledges within 2 hours": the kind alone says what it is
		}
		if aim = strings.TrimPrefix(aim, subject+"_"); subject != "" && aim != "" && m.Unit != "s" && m.Unit != "ms" {
			return subject + "_" + aim, "duration"
		}
	}
	return "", ""
}

// countName names the limit of a number of things, or of how often something is tried again.
// How often anything else happens, and by how many points, names no thing.
func (g *Designer) countName(subject, text string, m wording.Measure) (name, kind string) {
	bound := map[string]string{"≤": "max", "<": "max", "≥": "min", ">": "min"}[m.Op]
	if (m.Op == ">" || m.Op == "<") && g.deniedBefore(text[:m.Start]) {
		bound = map[string]string{"<": "min", ">": "max"}[m.Op] // "no row is more than 3 days late"
	}
	if strings.Contains(text[m.Start:min(len(text), m.End+len(" M "))], " M ") || strings.HasPrefix(m.Unit, "M ") {
		return "", "" // "2 M ids" are more than two
	}
	counted := phrasing.FirstN(g.things(m.Unit+" "+text[m.End:]), 1)
	if unit := strings.ToLower(m.Unit + " " + phrasing.LeadingWord(text[m.End:])); phrasing.NewWordIndex(unit).HasAny(g.d.Words["no_counted_things"]) {
		counted = nil
		if phrasing.NewWordIndex(text[:m.Start]).HasAny(g.d.Words["tries_again"]) {
			counted = []string{"retry"}
		}
	}
	if bound == "" || len(counted) == 0 || m.Unit == "" && counted[0] != "retry" {
		return "", ""
	}
	if subject == "" || subject == counted[0] {
		return bound + "_" + wording.Plural(counted[0]), "integer"
	}
	return subject + "_" + bound + "_" + wording.Plural(counted[0]), "integer"
}

// deniedBefore says that the clause which a text ends with denies what it tells.
func (g *Designer) deniedBefore(text string) bool {
	for _, t := range phrasing.ClauseTokens(lastClause(text)) {
		if g.Table.IsWord("bound_nots", "en", t.Low) {
			return true
		}
	}
	return false
}

// boundThing is what a limit is about: the entity that its clause names, else the
// noun that it begins with; empty where it begins with nobody or with a verb.
func (g *Designer) boundThing(r *specs.Requirement, before string) string {
	x := phrasing.NewWordIndex(before)
	if x.HasAny(g.Table.Words["all_but"]) { // "everything but health data" is about all else
		return ""
	}
	for _, name := range r.Entities {
		if label := strings.ToLower(phrasing.SplitCamel(name)); reading.IsASCII(label) && label != "" && x.Has(label) {
			return strings.ReplaceAll(label, " ", "_")
		}
	}
	for _, part := range []string{lastClause(before), before} {
		for run := range g.NounRuns(part) {
			words := run.Words
			if n := len(words) - 1; n > 0 && g.isVerbForm(words[n]) {
				words = words[:n] // "an unpaid request expires"
			}
			head := wording.Singular(words[len(words)-1])
			if n := len(words) - 2; n >= 0 && g.IsPerson(words[n]) && g.Table.IsWord("verbs", "en", head) {
				continue // "the registrar checks"
			}
			if g.namesLimit(head) && (run.Article || !g.isVerbForm(head)) && !strings.Contains(part, head+" than") {
				if n := len(words) - 2; n >= 0 && g.Table.IsWord("attributes", "en", head) && g.namesLimit(words[n]) {
					return words[n] + "_" + head // "serial number"
				}
				return head
			}
		}
	}
	return ""
}

// namesLimit says that a word can name what a limit is about.
func (g *Designer) namesLimit(head string) bool {
	_, past := g.Participle(head)
	return !past && len(head) > 2 && head != "time" && head != "else" && g.IsNoun(head) && reading.IsASCII(head) && !g.Table.IsWord("thing_adjectives", "en", head) && !strings.ContainsAny(head, "'’-")
}

// lastClause is what stands behind the last mark that ends a clause.
func lastClause(text string) string {
	at := 0
	for _, mark := range []string{", ", ": ", "; "} {
		if i := strings.LastIndex(text, mark); i >= 0 {
			at = max(at, i+len(mark))
		}
	}
	return text[at:]
}

// near are the words around a measure.
func near(text string, m wording.Measure) string {
	const reach, opening = 48, 64
	from, to := max(0, m.Start-reach), min(len(text), m.End+reach)
	if m.Start <= opening {
		from = 0 // a short clause names at its beginning what the span is about: "A muted alarm …"
	}
	for from > 0 && text[from] != ' ' {
		from--
	}
	for to < len(text) && text[to] != ' ' {
		to++
	}
	return text[from:to]
}

// limitKind is what a span of time is for, by the words around it.
func (g *Designer) limitKind(text string) string {
	x := phrasing.NewWordIndex(text)
	for word, kind := range g.d.Words["limit_kinds"].Pairs("en") {
		if x.Has(word) && !g.goesOn(text, word) {
			return kind
		}
	}
	return ""
}

// goesOn says that a word only says that something goes on: "keeps working for 30
// minutes" retains nothing.
func (g *Designer) goesOn(text, word string) bool {
	_, rest, ok := strings.Cut(strings.ToLower(text), word+" ")
	return ok && strings.HasSuffix(phrasing.LeadingWord(rest), "ing")
}
