package meaning

import (
	"slices"
	"strings"
)

// sentences cuts at stops, semicolons and dashes.
func sentences(tokens []token) [][]token {
	var out [][]token
	start, depth := 0, 0
	for i, t := range tokens {
		switch {
		case t.is("("):
			depth++
		case t.is(")"):
			depth--
		}
		if depth <= 0 && stops(tokens, i) {
			if i > start {
				out = append(out, tokens[start:i])
			}
			start = i + 1
		}
	}
	if start < len(tokens) {
		out = append(out, tokens[start:])
	}
	return out
}

// stops says whether a sentence ends at a mark. Behind a stop a new one has to
// begin as sentences do, so that "!!" and "e.g." end none.
func stops(tokens []token, i int) bool {
	t := tokens[i]
	if t.kind != mark || !slices.Contains([]string{".", ";", "!", "—"}, t.text) {
		return false
	}
	if t.text == ";" || t.text == "—" || i+1 == len(tokens) {
		return true
	}
	next := tokens[i+1]
	return next.kind != mark && (next.kind != word || strings.ToUpper(next.text[:1]) == next.text[:1])
}

// joint says whether clauses may be joined at a place, and where the next one
// begins.
func joint(tokens []token, i int) (next int, ok bool) {
	t := tokens[i]
	if t.kind == code {
		return 0, false
	}
	switch t.lower {
	case ",", "，":
		next = i + 1
		if next < len(tokens)-1 && (tokens[next].is("and") || tokens[next].is("but")) {
			next++
		}
		return next, true
	case "and", "但", "且", "并":
		return i + 1, true
	}
	return 0, false
}
