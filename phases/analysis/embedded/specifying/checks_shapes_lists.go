package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// valuesShape tries each of the values that a statement gives for several kinds: "fees: 4
// for members, 7 for guests".
func (w *Specifier) valuesShape(s shape) string {
	text, list, ok := strings.Cut(s.fact, ": ")
	if !ok || strings.Contains(list, ": ") || strings.ContainsAny(list, ";.“\"") && strings.Contains(list, ". ") {
		return ""
	}
	var parts []string
	valued := 0
	for _, p := range reading.SplitTop(list, ", ") { // "2,000 points" is one number
		p = strings.TrimSpace(p)
		value := strings.Contains(p, " = ") || strings.ContainsAny(p, "0123456789")
		if value {
			valued++
		} else if len(parts) == 0 {
			return ""
		}
		parts = append(parts, p)
	}
	if _, whole := w.ParseClause(text); valued < 2 || valued < len(parts)-1 || !whole {
		return ""
	}
	last := len(parts) - 1
	for _, join := range []string{"and ", "or "} {
		parts[last] = strings.TrimPrefix(parts[last], join)
	}
	return w.Say("shape_values", "list", strings.Join(parts, "; "), "text", text)
}

// leastMembers is how many members stand in brackets at least that are kinds of a thing.
const leastMembers = 3

// bracketShape tries one case of each member that stands in brackets: "masks secrets
// (cards, tokens)". The fields of a single thing are looked for in it instead.
func (w *Specifier) bracketShape(s shape) string {
	open := strings.Index(s.fact, " (")
	if open < 1 || strings.Count(s.fact, "(") != 1 {
		return ""
	}
	inside, after, ok := strings.Cut(s.fact[open+2:], ")")
	parts := w.members(inside)
	if !ok || len(parts) < 2 {
		return ""
	}
	text := s.fact[:open] + after
	if _, whole := w.ParseClause(text); !whole {
		return ""
	}
	switch w.bracketed(s.fact[:open], inside) {
	case rightsInBrackets:
		for i, p := range parts {
			if strings.Contains(p, " ") {
				parts[i] = "“" + p + "”"
			}
		}
		return w.Say("shape_scopes", "list", inARow(parts))
	case fieldsInBrackets:
		return w.Say("shape_fields", "text", text, "list", strings.Join(parts, w.Say("list_sep")))
	case asideInBrackets:
		return ""
	}
	if len(parts) < leastMembers {
		return "" // two may be anything: "(version 12 or later)", "(note, N020)"
	}
	return w.Say("check_each_kind", "list", inARow(parts), "text", text)
}

// members are the members of a list, each short and none a clause: "cards, tokens, own
// patterns", "Docker or Podman".
func (w *Specifier) members(list string) []string {
	for _, join := range []string{", and ", ", or ", " and ", " or "} {
		if i := strings.LastIndex(list, join); i > 0 && !w.InBrackets(list, i) {
			list = list[:i] + ", " + list[i+len(join):]
			break
		}
	}
	var out []string
	for _, p := range reading.SplitTop(list, ",") {
		p = strings.TrimSpace(p)
		first := strings.ToLower(phrasing.LeadingWord(p))
		bare, _, _ := strings.Cut(p, " that ")
		n := len(strings.Fields(bare))
		if n == 0 || n > 5 || strings.Contains(p, ": ") || strings.ContainsAny(p, ";=→\"“?") || strings.HasSuffix(p, "...") || w.Table.IsWord("prepositions", "en", first) || w.Table.IsWord("relatives", "en", first) || w.Table.IsWord("check_asides", "en", first) {
			return nil
		}
		if _, clause := w.ParseClause(bare); clause {
			return nil
		}
		if m := wording.Measures(p); len(m) == 1 && m[0].Class == "size" {
			return nil // "PDF, JPG, max. 10 MB": the size of a file is no kind of it
		}
		out = append(out, p)
	}
	return out
}

// inBrackets is what the members in brackets are of the thing in front of them.
type inBrackets int

const (
	asideInBrackets  inBrackets = iota // what one thing is by another name: "our project (Cloud, west)"
	kindsInBrackets                    // kinds of which each is a case: "secrets (cards, tokens)"
	fieldsInBrackets                   // what one thing has: "a cutting (species, photo)"
	rightsInBrackets                   // what may be done: "scopes (read, write)"
)

// bracketed reads what brackets hold by the thing in front of them.
func (w *Specifier) bracketed(before, inside string) inBrackets {
	for i, tok := range phrasing.ClauseTokens(before) {
		if i > 0 && w.Table.IsWord("check_clauses", "en", tok.Low) {
			before = strings.TrimSpace(before[:tok.From])
			break
		}
	}
	noun := strings.ToLower(reading.LastWord(before))
	if w.Table.IsWord("check_rights", "en", noun) {
		return rightsInBrackets
	}
	if strings.Contains(inside, " or ") || phrasing.IsPluralNoun(noun) || inside[0] >= '0' && inside[0] <= '9' {
		return kindsInBrackets
	}
	tokens := phrasing.ClauseTokens(before)
	for i := len(tokens) - 1; i > 0; i-- {
		switch low := tokens[i].Low; {
		case low == "per":
			return kindsInBrackets
		case (low == "a" || low == "an") && w.Table.IsWord("check_choices", "en", tokens[i-1].Low):
			return kindsInBrackets
		case low == "a" || low == "an":
			return fieldsInBrackets
		case w.Table.IsWord("prepositions", "en", low) || w.Table.IsWord("verbs", "en", low):
			return asideInBrackets
		}
	}
	return asideInBrackets
}

// tailShape tries each of three or more members with which a statement ends: "sends to
// mail, pager or chat".
func (w *Specifier) tailShape(s shape) string {
	if _, whole := w.ParseClause(s.fact); !whole || strings.ContainsAny(s.fact, ":;") || strings.Count(s.fact, ", ") == 0 {
		return "" // a thing with its parts is no deed that is tried with each
	}
	tokens := phrasing.ClauseTokens(s.fact)
	for i := 2; i < len(tokens); i++ {
		if !w.Table.IsWord("check_tails", "en", tokens[i-1].Low) || w.InBrackets(s.fact, tokens[i].From) {
			continue
		}
		if strings.Contains(s.fact[:tokens[i].From], ", ") {
			return ""
		}
		list := s.fact[tokens[i].From:]
		if aside := strings.Index(list, " ("); aside > 0 && strings.HasSuffix(list, ")") {
			list = list[:aside]
		}
		parts := w.members(list)
		if len(parts) < 3 || !strings.Contains(list, " and ") && !strings.Contains(list, " or ") || reading.ContainsAny(list, " by default", " at most") || strings.Contains(" "+parts[0]+" ", " with ") {
			return "" // "a cursor, 100 items by default and 500 at most" is one thing and its bounds
		}
		text := strings.TrimSpace(s.fact[:tokens[i].From])
		return w.Say("shape_tail", "list", inARow(parts), "text", text, "tail", "")
	}
	return ""
}

// objectsShape tries each of three or more things to which a deed is done: "suggests
// colour, brand and size".
func (w *Specifier) objectsShape(s shape) string {
	c, ok := w.ParseClause(s.fact)
	if !ok || c.Not || c.Adverb != "" || strings.ContainsAny(s.fact, ":;(") || c.Verb == "" {
		return ""
	}
	list, tail := c.Rest, ""
	for i, tok := range phrasing.ClauseTokens(list) {
		if i > 0 && tok.Low != "of" && (w.Table.IsWord("prepositions", "en", tok.Low) || w.Table.IsWord("subordinators", "en", tok.Low)) {
			list, tail = strings.TrimSpace(list[:tok.From]), " "+list[tok.From:]
			break
		}
	}
	if strings.HasSuffix(list, ",") || strings.Contains(tail, ", ") || !strings.Contains(list, " and ") || w.Table.IsWord("auxiliaries", "en", c.Verb) {
		return ""
	}
	parts := w.members(list)
	if len(parts) < 3 {
		return ""
	}
	return w.Say("shape_tail", "list", inARow(parts), "text", phrasing.JoinWords(w.LowerStart(c.Subject), c.Verb), "tail", tail)
}

// refusedShape tries each thing by itself that is turned down: "refuses an empty list and
// a negative number, with an error".
func (w *Specifier) refusedShape(s shape) string {
	c, ok := w.ParseClause(s.fact)
	verb, list, _ := strings.Cut(w.Base(c), " ")
	if !ok || c.Not || !w.Table.IsWord("check_refusing", "en", strings.ToLower(verb)) {
		return ""
	}
	list, manner, _ := strings.Cut(list, ", with ")
	parts := w.members(list)
	if len(parts) < 2 || strings.Contains(list, " without ") {
		return ""
	}
	if manner != "" {
		manner = w.Say("shape_with", "manner", manner)
	}
	return w.Say("shape_refused", "list", strings.Join(parts, "; "), "manner", manner)
}
