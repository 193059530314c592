package wording

import (
	"slices"
	"strings"
)

// Marks are what tells a statement from another one with the same words of
// substance, in lower case, each once, in the order of the text: numbers, ids and
// versions as they stand ("1005", "a-17", "v1"), single letters that name
// something (the "b" of "plan B", "c++"), and the little words that turn a
// statement around, such as "out", "without" and "before". Nil without any.
func Marks(text string) []string {
	var out []string
	tokens := Tokens(text)
	for i := range tokens {
		if mark := markAt(text, tokens, i); mark != "" && !slices.Contains(out, mark) {
			out = append(out, mark)
			if len(out) == maxMarks {
				break
			}
		}
	}
	return out
}

// maxMarks is how many marks a text has at most: a table on one line has
// thousands, and no two that agree in these say different things.
const maxMarks = 64

// SameMarks says whether two texts have the same marks.
func SameMarks(a, b string) bool { return slices.Equal(Marks(a), Marks(b)) }

// markAt is the mark that a token is, empty for most.
func markAt(text string, tokens []Token, i int) string {
	t := &tokens[i]
	switch {
	case t.Kind == Number || t.Kind == Word && strings.ContainsAny(t.Text, "0123456789"):
		return t.Lower
	case t.Kind != Word:
		return ""
	case turns(t.Lower):
		return t.Lower
	case t.Text[0] < 'A' || t.Text[0] > 'Z' || len(strings.TrimRight(t.Text, "+#")) != 1 || i == 0 || t.Text == "I":
		return ""
	}
	end := t.End
	for end < len(text) && (text[end] == '+' || text[end] == '#') {
		end++
	}
	// "A report" is any report, "plan A" is one of several.
	if t.Text == "A" && i+1 < len(tokens) && tokens[i+1].Kind != Punct {
		return ""
	}
	return t.Lower + text[t.End:end]
}

// turns tells words that make the opposite of a statement, or tell one of two
// sides: who checks in does not check out.
func turns(word string) bool {
	switch word {
	case "out", "off", "down", "without", "not", "no", "never", "cannot", "before", "after", "until", "except", "from", "over", "under", "above", "below", "own", "other", "all", "only":
		return true
	}
	return strings.HasSuffix(word, "n't")
}
