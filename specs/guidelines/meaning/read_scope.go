package meaning

import (
	"slices"
	"strings"
)

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

// languages takes programming languages with a colon from before a sentence: it
// holds in their files alone.
func (r *Reader) languages(tokens []token) (names []string, rest []token) {
	if len(tokens) > 2 && tokens[0].kind == word && tokens[1].is(":") && strings.Contains(tokens[0].text, "/") {
		for part := range strings.SplitSeq(tokens[0].text, "/") { // "TypeScript/JavaScript:" is one word
			name := r.tech.id(part)
			if !r.inKind(name, "language") {
				return nil, tokens
			}
			names = append(names, name)
		}
		return names, tokens[2:]
	}
	i := 0
	for i < len(tokens) {
		found := r.tech.at(tokens, i)
		if len(found) == 0 || !r.inKind(found[0].id, "language") {
			return nil, tokens
		}
		names = append(names, found[0].id)
		if i = found[0].end; i < len(tokens)-1 && tokens[i].is(":") {
			return names, tokens[i+1:]
		}
		if i = separator(tokens, i); i == found[0].end {
			return nil, tokens
		}
	}
	return nil, tokens
}

// ofLanguage reads a sentence that begins with a language without a colon, as in
// "Go test coverage at least 80 %": about coverage and what is to be used only,
// because in other sentences the first word may be a part of what follows.
func (r *Reader) ofLanguage(tokens []token) ([]Statement, bool) {
	found := r.tech.at(tokens, 0)
	if len(found) == 0 || !r.Language(found[0].id) || found[0].end >= len(tokens) {
		return nil, false
	}
	list, ok := r.plainSentence(tokens[found[0].end:])
	if !ok || slices.ContainsFunc(list, func(s Statement) bool {
		return s.Kind != Require && (s.Kind != Limit || s.Measure != Coverage && s.Measure != BranchCoverage)
	}) {
		return nil, false
	}
	return r.within(list, []string{found[0].id})
}

// within limits statements to the files of some languages; ok is false when one
// cannot be limited so, because what shows it says nothing of the language.
func (r *Reader) within(list []Statement, languages []string) (out []Statement, ok bool) {
	for _, s := range list {
		switch s.Kind {
		case Forbid, Require, Only, Naming, Shape, Names, Beside, NoImport, OnlyImport, Command, Call, Limit:
		default:
			return nil, false
		}
		if s.Scope.Language != "" && !slices.Contains(languages, s.Scope.Language) {
			return nil, false
		}
		if slices.ContainsFunc(s.Technologies, func(name string) bool { return r.inKind(name, "language") }) {
			return nil, false
		}
		for _, language := range languages {
			one := s
			if one.Scope.Language == "" || one.Scope.Language == language {
				one.Scope.Language = language
				out = append(out, one)
			}
		}
	}
	return out, true
}
