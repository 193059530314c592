package designing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namedSignatures are the types and calls of a library that its source names in code, without
// their parameters: "`Label` | Immutable description …", "`fill()` throws …". Where it names
// some, none is made up.
func (g *Designer) namedSignatures() []specs.Signature {
	if g.sections == nil || g.profile != "library" {
		return nil
	}
	var out []specs.Signature
	add := func(s specs.Signature) {
		if !slices.ContainsFunc(out, func(o specs.Signature) bool { return o.Name == s.Name }) {
			out = append(out, s)
		}
	}
	for i := range g.sections.Units {
		u := &g.sections.Units[i]
		src := reading.Lines(u.From, u.To)
		if name, purpose := g.typeInRow(u); name != "" {
			add(specs.Signature{Name: name, Form: name, Purpose: purpose, Source: src})
			continue
		}
		if u.Kind == reading.Code || u.Kind == reading.Row {
			continue
		}
		for _, m := range calledInCode().FindAllStringSubmatch(u.Text, -1) {
			s := specs.Signature{Name: m[2], Form: m[1], Source: src}
			s.Purpose = phrasing.OrElse(g.signaturePurpose(&s), g.phrase(phrasing.Shorten(strings.TrimRight(specs.Plain(u.Text), ".。"), 120)))
			add(s)
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// typeInRow is the type that a row of a table of types is about, with what it is for; empty
// for any other unit.
func (g *Designer) typeInRow(u *reading.Unit) (name, purpose string) {
	if u.Kind != reading.Row || len(u.Cells) < 2 || len(u.Header) < 2 {
		return "", ""
	}
	head := reading.Lower(strings.TrimSpace(u.Header[0]))
	if words := g.d.Words["type_columns"]; !slices.Contains(words.In("en"), head) && !slices.Contains(words.In("zh"), head) {
		return "", ""
	}
	m := typeInCode().FindStringSubmatch(strings.TrimSpace(u.Cells[0]))
	if m == nil {
		return "", ""
	}
	return m[1], g.phrase(specs.Plain(u.Cells[1]))
}

// The names of a library in code: of a function with its brackets, and of a type.
var (
	calledInCode = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile("`(([A-Za-z_][A-Za-z0-9_.]*)\\([^`()]*\\))`")
	})
	typeInCode = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile("^`([A-Z][A-Za-z0-9_]*(?:<[A-Za-z0-9_, ]+>)?)`$")
	})
)
