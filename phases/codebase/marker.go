package codebase

import (
	"bytes"
	"slices"
)

// signRule is a rule that files are held against, with what it asks for found
// beforehand.
type signRule struct {
	rule

	key      string // of its mark
	kin      string // of the languages it is about; empty: any
	untested bool   // says nothing about tests
	texts    []int32
	all      []int32
	hasPath  bool
}

// marker holds files against all rules at once: the texts of all rules are
// looked for in one pass over a file, and the patterns of paths by name.
type marker struct {
	rules  []signRule
	texts  textMachine
	paths  patterns
	spoken map[string][]int // language, empty for none -> rules that may hold
}

// newMarker takes the rules of the tables together; a profile has more.
func (t *tables) newMarker(profiled bool) *marker {
	m := &marker{}
	m.addGroup("pattern.", t.Rules.Patterns, signRule{})
	m.addGroup("point.", t.Rules.Points, signRule{untested: true})
	m.addGroup("constraint.", t.Rules.Constraints, signRule{})
	if profiled {
		m.addGroup("entry.", t.Stack.Entries, signRule{})
		m.addGroup("delivery.", t.Stack.Delivery, signRule{})
		m.addGroup("tech.", t.codeRules(), signRule{})
		m.addArchitecture(&t.Architecture)
	}
	m.texts.build()
	m.sortByLanguage(t)
	return m
}

// addGroup adds rules whose marks begin with a name, like a model of them.
func (m *marker) addGroup(name string, rules []rule, like signRule) {
	for _, r := range rules {
		one := like
		one.rule, one.key = r, name+r.ID
		m.add(one)
	}
}

func (m *marker) add(r signRule) {
	for _, text := range r.Text {
		r.texts = append(r.texts, m.texts.add(text))
	}
	for _, text := range r.All {
		r.all = append(r.all, m.texts.add(text))
	}
	r.hasPath = len(r.Path) > 0
	m.paths.add(len(m.rules), r.Path)
	m.rules = append(m.rules, r)
}

// addArchitecture adds what architecture.yaml recognises in a file; imports are
// judged later, when they are known.
func (m *marker) addArchitecture(t *architectureTables) {
	m.addGroup("start.", t.Starts, signRule{})
	m.addGroup("declares.", t.Declares, signRule{})
	for _, r := range t.Patterns {
		r.Code = r.Code || len(r.Text) > 0
		m.add(signRule{rule: r, key: "shows." + r.ID})
	}
	for _, set := range t.Settings {
		m.add(signRule{rule: rule{Path: set.Path, Text: set.Text}, key: "set." + set.Part + "." + set.Name})
	}
	for _, group := range []struct {
		name string
		uses []use
		id   func(use) string
	}{{"logs.", t.Logging, func(u use) string { return u.Name }}, {"uses.", t.Uses, func(u use) string { return u.ID }}} {
		for _, u := range group.uses {
			for _, kin := range sortedKeys(u.Text) {
				if len(u.Text[kin]) > 0 {
					m.add(signRule{rule: rule{Text: u.Text[kin], Code: true}, key: group.name + group.id(u), kin: kin})
				}
			}
		}
	}
}

// sortByLanguage notes which rules may hold for which language.
func (m *marker) sortByLanguage(t *tables) {
	m.spoken = map[string][]int{}
	for i, r := range m.rules {
		if len(r.Languages) == 0 && r.kin == "" && !r.Code {
			m.spoken[""] = append(m.spoken[""], i)
		}
		for _, lang := range t.Languages {
			if (len(r.Languages) == 0 || slices.Contains(r.Languages, lang.Name)) && (r.kin == "" || r.kin == kin(lang.Name)) && (!r.Code || lang.Kind == "source") {
				m.spoken[lang.Name] = append(m.spoken[lang.Name], i)
			}
		}
	}
}

// marking is the work of one worker on one file after the other.
type marking struct {
	*marker
	found *found
	fits  []bool // by rule: one of its patterns fits the file
	set   []int  // those that do
	list  []mark
}

func (m *marker) newMarking() *marking {
	return &marking{marker: m, found: m.texts.newFound(), fits: make([]bool, len(m.rules))}
}

// marks lists the rules that hold for the file.
func (w *marking) marks(f *file, src []byte) []mark {
	w.found.pass(src)
	for _, i := range w.set {
		w.fits[i] = false
	}
	w.set, w.list = w.set[:0], w.list[:0]
	w.paths.fit(f.path, f.base, func(i int) {
		if !w.fits[i] {
			w.fits[i] = true
			w.set = append(w.set, i)
		}
	})
	lang := ""
	if f.lang != nil {
		lang = f.lang.Name
	}
	for _, i := range w.spoken[lang] {
		if r := &w.rules[i]; !r.hasPath || w.fits[i] {
			if m, ok := w.holds(r, f, src); ok {
				w.put(m)
			}
		}
	}
	if len(w.list) == 0 {
		return nil
	}
	return slices.Clone(w.list)
}

// put notes a mark; of two rules with the same name the later one counts.
func (w *marking) put(m mark) {
	for i := range w.list {
		if w.list[i].key == m.key {
			w.list[i] = m
			return
		}
	}
	w.list = append(w.list, m)
}

// holds says whether a rule is met by the file whose path and language fit,
// where and how often.
func (w *marking) holds(r *signRule, f *file, src []byte) (mark, bool) {
	switch {
	case r.Tests == "only" && !f.test, (r.Tests == "never" || r.untested) && f.test, r.Code && !f.isSource(),
		slices.ContainsFunc(r.all, func(n int32) bool { return !w.found.stood[n] }):
		return mark{}, false
	case len(r.texts) == 0:
		return mark{key: r.key, line: 1, count: 1}, true
	}
	first, count := -1, 0
	for _, n := range r.texts {
		if c := w.found.count[n]; c > 0 {
			count += c
			if at := w.found.first[n]; first < 0 || at < first {
				first = at
			}
		}
	}
	if first < 0 {
		return mark{}, false
	}
	return mark{key: r.key, line: 1 + bytes.Count(src[:first], []byte{'\n'}), count: count}, true
}

// codeRules are the rules by which code shows a technology, each with the
// technology's name.
func (t *tables) codeRules() []rule {
	var list []rule
	for _, tech := range t.Stack.Technologies {
		if tech.Code != nil {
			r := *tech.Code
			r.ID = tech.Name
			list = append(list, r)
		}
	}
	return list
}
