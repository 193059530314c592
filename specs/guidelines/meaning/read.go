package meaning

import (
	"slices"
	"strings"
)

// maxRule is how many bytes of a rule are read: a longer one is a text about
// many things.
const maxRule = 1000

// maxTokens is how many words and marks a sentence may have to be read.
const maxTokens = 80

// The reasons why a rule cannot be checked.
const (
	whyEmpty     = "it says nothing"
	whyLong      = "it is a text of many sentences"
	whyQuestion  = "it asks a question"
	whyCondition = "it depends on a condition"
	whyPart      = "a part of it that was not understood may limit the rest"
	whyWording   = "it has no wording that a program can check"
	whyUse       = "it is about how something is used, not whether"
)

// Read says what a program can make of a rule. text is the rule without list
// marker and brackets, as Markdown. The topic, the word in brackets before it, limits
// nothing: whatever stands there, the text alone decides.
func (r *Reader) Read(text, _ string) Meaning {
	m := Meaning{Forbids: []string{}, Requires: []string{}, Discourages: []string{}, Prefers: []string{}}
	if m.Why = r.read(&m, text); m.Why != "" {
		m.Statements = nil
		return m
	}
	r.summarise(&m)
	return m
}

func (r *Reader) read(m *Meaning, text string) (why string) {
	if len(text) > maxRule {
		return whyLong
	}
	tokens := cut(plain(text))
	if len(tokens) == 0 {
		return whyEmpty
	}
	if slices.ContainsFunc(tokens, func(t token) bool { return t.is("?") }) {
		return whyQuestion
	}
	for _, s := range sentences(tokens) {
		found, ok := r.sentence(s)
		if !ok {
			if r.limited(s) {
				why = whyPart
			}
			continue
		}
		m.Statements = append(m.Statements, found...)
	}
	switch {
	case len(m.Statements) == 0:
		return r.whyNot(tokens)
	default:
		return why
	}
}

// whyNot says why no sentence was understood.
func (r *Reader) whyNot(tokens []token) string {
	first := tokens[0].lower
	if slices.Contains([]string{"if", "when", "whenever", "unless", "where", "while", "until", "如", "当", "若"}, first) {
		return whyCondition
	}
	for i := range tokens {
		if len(r.tech.at(tokens, i)) > 0 {
			return whyUse
		}
	}
	return whyWording
}

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

// limited says whether a text holds a word that may limit what others say.
func (r *Reader) limited(tokens []token) bool {
	for i := range tokens {
		if tokens[i].kind != code && len(r.limits.at(tokens, i)) > 0 {
			return true
		}
	}
	return false
}

// sentence reads a sentence; all of it has to be understood.
func (r *Reader) sentence(tokens []token) ([]Statement, bool) {
	tokens, scope, ok := r.withoutAsides(tokens)
	if !ok {
		return nil, false
	}
	tokens = r.withoutLabel(withoutReason(tokens))
	if len(tokens) == 0 {
		return nil, true
	}
	found, ok := r.plainSentence(tokens)
	for i := range found {
		found[i].Scope = joined(found[i].Scope, scope)
	}
	return found, ok
}

// plainSentence reads a sentence without asides, label and reason.
func (r *Reader) plainSentence(tokens []token) ([]Statement, bool) {
	if found, ok := r.clauses(tokens, 0); ok {
		return found, true
	}
	for _, p := range r.prefixes {
		got, end := r.fitPrefix(p, tokens)
		if end == 0 {
			continue
		}
		rest := tokens[end:]
		if len(rest) > 0 && rest[0].is(",") {
			rest = rest[1:]
		} else if len(rest) > 0 && rest[0].kind != han && tokens[end-1].kind != han {
			continue
		}
		found, ok := r.clauses(rest, 0)
		if !ok {
			continue
		}
		scope := scopeOf(got)
		for i := range found {
			found[i].Scope = joined(found[i].Scope, scope)
		}
		return found, true
	}
	return nil, false
}

// clauses reads the tokens as one clause, or as several with a comma or an
// "and" between them. depth bounds how many.
func (r *Reader) clauses(tokens []token, depth int) ([]Statement, bool) {
	if len(tokens) > maxTokens {
		return nil, false
	}
	if s, ok := r.clause(tokens); ok {
		return s, true
	}
	if depth == 6 {
		return nil, false
	}
	for i := len(tokens) - 2; i > 0; i-- {
		next, ok := joint(tokens, i)
		if !ok {
			continue
		}
		first, ok := r.clause(tokens[:i])
		if !ok {
			continue
		}
		if rest, ok := r.clauses(tokens[next:], depth+1); ok {
			return append(first, rest...), true
		}
	}
	return nil, false
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

func (r *Reader) clause(tokens []token) ([]Statement, bool) {
	for _, p := range r.statements {
		if got, ok := r.fit(p.root, tokens); ok {
			if s := r.build(p.make, got); len(s) > 0 && !offersChoice(s, tokens) {
				return s, true
			}
		}
	}
	return nil, false
}

// offersChoice says whether a demand is for one of several: then none of them is
// asked for.
func offersChoice(list []Statement, tokens []token) bool {
	or := slices.ContainsFunc(tokens, func(t token) bool { return t.is("or") || t.is("或") || t.is("/") })
	return or && slices.ContainsFunc(list, func(s Statement) bool { return s.Kind == Require && len(s.Technologies) > 1 })
}

// withoutAsides takes out what stands in brackets. The scope of a quality rule
// stands there; any other aside that limits cannot be taken out.
func (r *Reader) withoutAsides(tokens []token) (out []token, scope Scope, ok bool) {
	for i := 0; i < len(tokens); i++ {
		if !tokens[i].is("(") {
			out = append(out, tokens[i])
			continue
		}
		end := i + 1
		for end < len(tokens) && !tokens[end].is(")") {
			end++
		}
		if end == len(tokens) {
			return nil, scope, false
		}
		aside := tokens[i+1 : end]
		if follows(aside, 0, "scope", ":") {
			if scope, ok = r.statedScope(aside[2:]); !ok {
				return nil, scope, false
			}
		} else if !follows(aside, 0, "enforced", "by", ":") && r.limited(aside) {
			return nil, scope, false
		}
		i = end
	}
	return out, scope, true
}

// statedScope reads the scope of a quality rule: everything, tests, or paths.
func (r *Reader) statedScope(tokens []token) (Scope, bool) {
	for i, t := range tokens {
		if t.is(";") {
			tokens = tokens[:i]
			break
		}
	}
	for _, f := range r.scopes.at(tokens, 0) {
		if f.end != len(tokens) {
			continue
		}
		if f.id == "tests" {
			return Scope{Tests: "only"}, true
		}
		return Scope{}, true
	}
	paths := r.fill("paths", tokens, 0)
	if len(paths) > 0 && paths[0].end == len(tokens) {
		if in, ok := paths[0].value.([]string); ok {
			return Scope{In: in}, true
		}
	}
	return Scope{}, false
}

// withoutReason cuts off why a rule is there.
func withoutReason(tokens []token) []token {
	for i := 1; i < len(tokens); i++ {
		reason := tokens[i].is("because") || follows(tokens, i, "so", "that") || follows(tokens, i, "as", "it") ||
			follows(tokens, i, "as", "they") || follows(tokens, i, "因", "为") || follows(tokens, i, "以", "免") || follows(tokens, i, "以", "便")
		if !reason {
			continue
		}
		for _, t := range tokens[i:] {
			if slices.Contains([]string{"except", "unless", "but", "however", "only", "until", "但", "除"}, t.lower) {
				return tokens
			}
		}
		if tokens[i-1].is(",") {
			i--
		}
		return tokens[:i]
	}
	return tokens
}

func follows(tokens []token, i int, list ...string) bool {
	for j, w := range list {
		if i+j >= len(tokens) || !tokens[i+j].is(w) {
			return false
		}
	}
	return true
}

// withoutLabel takes off a label such as "Testing:" that limits nothing.
func (r *Reader) withoutLabel(tokens []token) []token {
	for _, f := range r.labels.at(tokens, 0) {
		if f.end < len(tokens)-1 && tokens[f.end].is(":") {
			rest := tokens[f.end+1:]
			if _, ok := r.clause(tokens); ok {
				return tokens
			}
			return rest
		}
	}
	return tokens
}

// joined is where both scopes hold; ok only while they do not clash.
func joined(a, b Scope) Scope {
	a.In = append(a.In, b.In...)
	a.Except = append(a.Except, b.Except...)
	if a.Tests == "" {
		a.Tests = b.Tests
	}
	return a
}

// scopeOf reads a scope from what the slots held.
func scopeOf(got []capture) Scope {
	var s Scope
	for _, c := range got {
		switch v := c.value.(type) {
		case []string:
			switch c.name {
			case "in":
				s.In = append(s.In, v...)
			case "except":
				s.Except = append(s.Except, v...)
			}
		case bool:
			switch c.name {
			case "only_tests":
				s.Tests = "only"
			case "except_tests":
				s.Tests = "except"
			}
		}
	}
	return s
}

// summarise lists the technologies of statements that hold in the whole
// project.
func (r *Reader) summarise(m *Meaning) {
	for _, s := range m.Statements {
		if len(s.Scope.In) > 0 || s.Scope.Tests == "only" || s.Scope.Language != "" {
			continue
		}
		forbids, requires := &m.Forbids, &m.Requires
		if s.Strength == Should {
			forbids, requires = &m.Discourages, &m.Prefers
		}
		switch s.Kind {
		case Forbid:
			add(forbids, s.Technologies)
			add(forbids, s.Others)
		case Only:
			add(forbids, s.Others)
			add(requires, s.Technologies)
		case Require:
			add(requires, s.Technologies)
		}
	}
}

func add(to *[]string, names []string) {
	for _, n := range names {
		if !slices.Contains(*to, n) {
			*to = append(*to, n)
		}
	}
}

// Strip is a rule's text without Markdown, as messages show it.
func Strip(text string) string { return strings.Join(strings.Fields(plain(text)), " ") }
