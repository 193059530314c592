package waves

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// form is one way to read a claim: names from the top of the project down.
type form struct {
	text    string
	classes bool // brackets were read as classes of characters
	names   []name
	below   bool // everything under what the names match belongs to it

	path string // the names joined, of a plain form that was parsed
}

// name is one part of a path.
type name struct {
	text  string // as it is spelt
	deep  bool   // "**": any number of names
	parts []part // of a pattern; nil for a plain name
}

// part is one piece of a pattern for a name: any number of characters, or one
// out of some ranges.
type part struct {
	any bool
	set []runes
}

// runes is a range of characters, both ends included.
type runes struct{ from, to rune }

// makeForm reads a clean claim, with brackets as classes or as they are spelt.
// A last name that is no pattern may be a folder, so what is in it is claimed.
func makeForm(text string, classes, folder bool) form {
	f := form{text: text, classes: classes, below: folder}
	for one := range strings.SplitSeq(text, "/") {
		if one == "" || one == "." { // what braces may leave
			continue
		}
		f.names = append(f.names, makeName(one, classes))
	}
	for len(f.names) > 0 {
		last := f.names[len(f.names)-1]
		switch {
		case last.deep:
			f.names, f.below = f.names[:len(f.names)-1], true
			continue
		case last.text == "*" && len(f.names) > 1 && f.names[len(f.names)-2].deep: // "src/**/*" is "src/**" but for src itself
			f.names, f.below = f.names[:len(f.names)-2], true
			continue
		case last.parts == nil:
			f.below = true
		}
		break
	}
	f.below = f.below || len(f.names) == 0
	if f.plain() {
		f.path = joined(f.names)
	}
	return f
}

func makeName(text string, classes bool) name {
	n := name{text: text, deep: text == "**"}
	if n.deep || !strings.ContainsAny(text, "*?") && (!classes || !strings.Contains(text, "[")) {
		return n
	}
	for rest := text; rest != ""; {
		var one part
		one, rest = cutPart(rest, classes)
		if !one.any || len(n.parts) == 0 || !n.parts[len(n.parts)-1].any {
			n.parts = append(n.parts, one)
		}
	}
	return n
}

// cutPart reads the first piece of a pattern.
func cutPart(text string, classes bool) (one part, rest string) {
	switch {
	case text[0] == '*':
		return part{any: true}, text[1:]
	case text[0] == '?':
		return part{set: without(nil)}, text[1:]
	case text[0] == '[' && classes:
		if set, rest, ok := cutClass(text); ok {
			return part{set: set}, rest
		}
	}
	r, size := utf8.DecodeRuneInString(text)
	return part{set: []runes{{r, r}}}, text[size:]
}

// cutClass reads "[a-z_]" or "[!a-z]"; ok is false when it has no end.
func cutClass(text string) (set []runes, rest string, ok bool) {
	inner := text[1:]
	negated := strings.HasPrefix(inner, "!") || strings.HasPrefix(inner, "^")
	if negated {
		inner = inner[1:]
	}
	for first := true; inner != ""; first = false {
		if inner[0] == ']' && !first {
			if negated {
				set = without(set)
			}
			return set, inner[1:], true
		}
		from, size := utf8.DecodeRuneInString(inner)
		inner = inner[size:]
		to := from
		if len(inner) > 1 && inner[0] == '-' && inner[1] != ']' {
			to, size = utf8.DecodeRuneInString(inner[1:])
			inner = inner[1+size:]
		}
		if from <= to {
			set = append(set, runes{from, to})
		}
	}
	return nil, "", false
}

// without is every character of a name that is not in the ranges.
func without(set []runes) []runes {
	var out []runes
	next := rune(1)
	add := func(to rune) {
		if next <= to {
			out = append(out, runes{next, to})
		}
	}
	all := append(slices.Clone(set), runes{'/', '/'})
	slices.SortFunc(all, func(a, b runes) int { return int(a.from - b.from) })
	for _, one := range all {
		add(one.from - 1)
		next = max(next, one.to+1)
	}
	add(utf8.MaxRune)
	return out
}

// plain says whether the form is one path with all that is below it.
func (f form) plain() bool {
	return f.below && !slices.ContainsFunc(f.names, func(n name) bool { return n.deep || n.parts != nil })
}

// stem is how many names stand before the first that is a pattern.
func (f form) stem() int {
	at := slices.IndexFunc(f.names, func(n name) bool { return n.deep || n.parts != nil })
	if at < 0 {
		return len(f.names)
	}
	return at
}
