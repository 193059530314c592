package meaning

import (
	"slices"
	"strings"
)

// terms finds phrases in tokens: the longest at a place.
type terms struct {
	byFirst map[string][]term // by the first token in lower case
	ids     map[string]string // by the whole phrase, as written and in lower case
	added   map[string]bool   // phrases as written
}

type term struct {
	tokens []token
	id     string
	exact  bool
}

func newTerms() *terms {
	return &terms{byFirst: map[string][]term{}, ids: map[string]string{}, added: map[string]bool{}}
}

// add files a phrase; exact ones count only as they are written. A phrase that
// is known stays what it is.
func (t *terms) add(phrase, id string, exact bool) {
	list := cut(phrase)
	if len(list) == 0 {
		return
	}
	if t.added[phrase] {
		return
	}
	t.added[phrase] = true
	if t.ids[phrase] == "" {
		t.ids[phrase] = id
	}
	if lower := strings.ToLower(phrase); t.ids[lower] == "" {
		t.ids[lower] = id
	}
	first := list[0].lower
	t.byFirst[first] = append(t.byFirst[first], term{tokens: list, id: id, exact: exact})
	slices.SortStableFunc(t.byFirst[first], func(a, b term) int { return len(b.tokens) - len(a.tokens) })
}

// id is what a whole phrase stands for, in any letter case; "" when it is not
// known.
func (t *terms) id(phrase string) string {
	if id, ok := t.ids[phrase]; ok {
		return id
	}
	return t.ids[strings.ToLower(phrase)]
}

// at lists the phrases that stand at a place with the place behind them, the
// longest first. What is set as code counts whole and in any letter case.
func (t *terms) at(text []token, i int) []found {
	if i >= len(text) {
		return nil
	}
	if text[i].kind == code {
		if id := t.id(text[i].text); id != "" {
			return []found{{id, i + 1}}
		}
		return nil
	}
	var out []found
	for _, candidate := range t.byFirst[text[i].lower] {
		if matchesTerm(text[i:], candidate) {
			out = append(out, found{candidate.id, i + len(candidate.tokens)})
		}
	}
	return out
}

// found is a phrase and the place behind it.
type found struct {
	id  string
	end int
}

func matchesTerm(text []token, c term) bool {
	if len(c.tokens) > len(text) {
		return false
	}
	for i, t := range c.tokens {
		if text[i].kind == code || text[i].lower != t.lower || c.exact && text[i].text != t.text {
			return false
		}
	}
	return true
}
