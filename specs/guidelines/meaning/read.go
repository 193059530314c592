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
	tokens = withoutReason(tokens)
	languages, tokens := r.languages(tokens)
	tokens = r.withoutLabel(tokens)
	if len(tokens) == 0 {
		return nil, true
	}
	found, ok := r.plainSentence(tokens)
	if ok && len(languages) > 0 {
		found, ok = r.within(found, languages)
	}
	if !ok && len(languages) == 0 {
		found, ok = r.ofLanguage(tokens)
	}
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
