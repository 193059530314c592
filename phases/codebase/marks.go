package codebase

import (
	"bytes"
	"slices"
	"strings"
)

// marks lists the rules that hold for the file, by their group and id.
func (e *explorer) marks(f *file, src []byte) map[string]mark {
	list := map[string]mark{}
	for _, group := range e.groups {
		for _, one := range group.rules {
			if group.name == "point" && f.test {
				continue
			}
			if m, ok := one.holds(f, src); ok {
				list[group.name+"."+one.ID] = m
			}
		}
	}
	e.architectureMarks(f, src, list)
	return list
}

// markGroup are rules whose marks begin with a name.
type markGroup struct {
	name  string
	rules []rule
}

// markGroups are the rules that files are held against; a profile has more.
func (t *tables) markGroups(profiled bool) []markGroup {
	r := t.Rules
	groups := []markGroup{{"pattern", r.Patterns}, {"point", r.Points}, {"constraint", r.Constraints}}
	if profiled {
		groups = append(groups, markGroup{"entry", t.Stack.Entries}, markGroup{"delivery", t.Stack.Delivery}, markGroup{"tech", t.codeRules()})
	}
	return groups
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

// dropHabits takes the marks of points away that too many files bear: where
// every module can be started by itself, none of them is the way in.
func (e *explorer) dropHabits() {
	for _, r := range e.tables.Rules.Points {
		key := "point." + r.ID
		files := e.marked(key)
		if r.Most == 0 || len(files) <= r.Most {
			continue
		}
		for _, f := range files {
			delete(f.marks, key)
		}
	}
}

// hasMark says whether one of a group of rules holds for the file.
func hasMark(f *file, group string) bool {
	for key := range f.marks {
		if strings.HasPrefix(key, group) {
			return true
		}
	}
	return false
}

// holds says whether the rule is met by the file, where and how often.
func (r rule) holds(f *file, src []byte) (mark, bool) {
	switch {
	case len(r.Languages) > 0 && (f.lang == nil || !slices.Contains(r.Languages, f.lang.Name)),
		r.Tests == "only" && !f.test, r.Tests == "never" && f.test,
		r.Code && !f.isSource(),
		len(r.Path) > 0 && !matchAny(r.Path, f.path):
		return mark{}, false
	case slices.ContainsFunc(r.All, func(text string) bool { return !stands(src, text) }):
		return mark{}, false
	case len(r.Text) == 0:
		return mark{line: 1, count: 1}, true
	}
	first, count := -1, 0
	for _, text := range r.Text {
		at, n := occurrences(src, []byte(text))
		count += n
		if n > 0 && (first < 0 || at < first) {
			first = at
		}
	}
	if first < 0 {
		return mark{}, false
	}
	return mark{line: 1 + bytes.Count(src[:first], []byte{'\n'}), count: count}, true
}

// stands says whether text stands in src; one that begins with a line end, at
// the beginning of a line.
func stands(src []byte, text string) bool {
	return bytes.Contains(src, []byte(text)) || text[0] == '\n' && bytes.HasPrefix(src, []byte(text[1:]))
}

// occurrences counts text in src outside lines that are comments, and answers
// where it first stands. A text that begins with a line end is looked for at
// the beginning of lines.
func occurrences(src, text []byte) (first, count int) {
	start := 0 // of the line that at stands in
	if text[0] == '\n' && bytes.HasPrefix(src, text[1:]) {
		count = 1
	}
	for at := 0; ; {
		i := bytes.Index(src[at:], text)
		if i < 0 {
			return first, count
		}
		place := at + i
		if end := bytes.LastIndexByte(src[at:place], '\n'); end >= 0 {
			start = at + end + 1
		}
		at = place + len(text)
		if text[0] == '\n' {
			place++ // says itself how the line begins, be it a comment such as //go:embed
		} else if isComment(src[start:]) && !bytes.HasPrefix(text, []byte("#")) {
			continue
		}
		if count == 0 {
			first = place
		}
		count++
	}
}

// isComment says whether a line begins like a comment in most languages.
func isComment(line []byte) bool {
	line = bytes.TrimLeft(line[:min(len(line), 200)], " \t")
	for _, sign := range []string{"//", "#", "/*", "* ", "<!--", "--"} {
		if bytes.HasPrefix(line, []byte(sign)) {
			return true
		}
	}
	return false
}
