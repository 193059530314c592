package codebase

import (
	"path"
	"slices"
	"strings"
)

// counter counts the habits of one language.
type counter struct {
	e      *explorer
	lang   string
	places testPlaces
	paths  *resolver
}

// files are the source files of the language; tests or not.
func (c *counter) files(tests bool) []*file {
	var list []*file
	for _, f := range c.e.files {
		if f.isSource() && f.lang.Name == c.lang && f.test == tests && f.isRead && !f.side {
			list = append(list, f)
		}
	}
	return list
}

// count counts one habit by its id.
func (c *counter) count(id string) Habit {
	v := &votes{}
	switch id {
	case HabitLineLength:
		return c.lineLength()
	case HabitFunctionLength:
		return c.functionLength()
	case HabitFileLength:
		return c.fileLength()
	case HabitTestPlacement, HabitTestNaming, HabitTestStyle:
		c.tests(id, v)
	default:
		for _, f := range c.files(false) {
			c.vote(id, f, v)
		}
	}
	return v.habit(id, c.lang)
}

// vote lets one file say what it does.
func (c *counter) vote(id string, f *file, v *votes) {
	m := f.measure
	switch id {
	case HabitFileNaming:
		v.add(namingStyle(f.base), f.path)
	case HabitFunctionNaming:
		c.functionNames(f, v)
	case HabitIndentation:
		v.add(m.indentation(), f.path)
	case HabitDocComments:
		documented(f, v)
	case HabitErrorHandling:
		if kin(c.lang) == "Rust" {
			v.addMany("propagated", f.path, m.wrapped)
			v.addMany("unwrapped", f.path, m.bare)
		} else {
			v.addMany("wrapped", f.path, m.wrapped)
			v.addMany("bare", f.path, m.bare)
		}
	case HabitLogging:
		v.add(c.logs(f), f.path)
	case HabitTypeHints:
		v.addMany("annotated", f.path, m.hinted)
		v.addMany("plain", f.path, m.hintless)
	case HabitQuotes:
		v.add(more(m.single, m.double, "single", "double"), f.path)
	case HabitSemicolons:
		v.add(more(m.ends, m.open, "always", "never"), f.path)
	case HabitExports:
		switch {
		case m.named:
			v.add("named", f.path)
		case m.fallback:
			v.add("default", f.path)
		}
	case HabitComponents:
		v.add(componentStyle(f), f.path)
	case HabitImports:
		c.imports(f, v)
	}
}

// more names the greater of two counts; "" when they are equal.
func more(a, b int, one, other string) string {
	switch {
	case a > b:
		return one
	case b > a:
		return other
	}
	return ""
}

func (m *measures) indentation() string {
	switch most := max(m.tabs, m.two, m.four, m.eight); {
	case most == 0:
		return ""
	case m.tabs == most:
		return "tabs"
	case m.two == most:
		return "2 spaces"
	case m.four == most:
		return "4 spaces"
	}
	return "8 spaces"
}

// functionNames votes for the style of names of several words, in languages
// that leave the choice open.
func (c *counter) functionNames(f *file, v *votes) {
	if c.lang == "Go" || isJavaLike(c.lang) {
		return
	}
	for _, y := range f.symbols {
		name := y.name[strings.LastIndexByte(y.name, '.')+1:]
		if y.kind != "function" && y.kind != "method" || strings.HasPrefix(name, "__") || isView(f) && isUpper(name[0]) {
			continue
		}
		v.add(namingStyle(strings.TrimLeft(name, "_")), f.path)
	}
}

// documented votes for every declaration that other files can use, in the
// languages the comments of which are read.
func documented(f *file, v *votes) {
	if k := kin(f.lang.Name); k != "Go" && k != "Script" && k != "Python" {
		return
	}
	for _, y := range f.symbols {
		owner, _, member := strings.Cut(y.name, ".")
		if !y.exported || f.pkg == "main" || member && (owner == "" || f.pkg != "" && !isUpper(owner[0]) || strings.HasPrefix(owner, "_")) {
			continue
		}
		if y.doc != "" {
			v.add("documented", f.path)
		} else {
			v.add("undocumented", f.path)
		}
	}
}

// logs is the library that a file logs with, or "print".
func (c *counter) logs(f *file) string {
	for _, u := range c.e.tables.Architecture.Logging {
		if importsOne(f, u.Imports[kin(c.lang)]) {
			return u.Name
		}
	}
	if f.marked("logs.print") {
		return "print"
	}
	return ""
}

// componentStyle is how a file writes its component, "" for one without.
func componentStyle(f *file) string {
	if !isView(f) && !f.measure.class || path.Ext(f.base) == ".vue" || path.Ext(f.base) == ".svelte" {
		return ""
	}
	if f.measure.class {
		return "class"
	}
	if slices.ContainsFunc(f.symbols, func(y symbol) bool { return y.kind == "function" && isUpper(y.name[0]) }) {
		return "function"
	}
	return ""
}

// imports votes for every import of the project's own modules, in languages
// with a choice.
func (c *counter) imports(f *file, v *votes) {
	if k := kin(c.lang); k != "Script" && k != "Python" {
		return
	}
	for _, name := range f.imports {
		if c.lang == "Python" && strings.Contains(name, ":") {
			continue // a name of the module before it
		}
		switch {
		case strings.HasPrefix(name, "."):
			v.add("relative", f.path)
		case len(c.paths.resolve(f, name)) > 0:
			v.add("absolute", f.path)
		}
	}
}

// tests votes about the test files of the language.
func (c *counter) tests(id string, v *votes) {
	for _, f := range append(c.files(true), c.files(false)...) {
		place := c.places.of(f)
		if place == "" {
			continue
		}
		switch {
		case id == HabitTestPlacement:
			v.add(place, f.path)
		case !f.test:
		case id == HabitTestNaming:
			v.add(testPattern(f.base), f.path)
		case id == HabitTestStyle:
			if f.marked("shows.table-driven-tests") {
				v.add("table-driven", f.path)
			} else {
				v.add("plain", f.path)
			}
		}
	}
}

// testPattern is how a test file is named: "*_test.go", "test_*.py",
// "*.spec.ts", "*Test.java".
func testPattern(base string) string {
	parts := strings.Split(base, ".")
	ext := parts[len(parts)-1]
	if n := len(parts); n > 2 {
		return "*." + parts[n-2] + "." + ext
	}
	for _, word := range []string{"test", "tests", "spec"} {
		switch name := parts[0]; {
		case strings.HasPrefix(name, word+"_"):
			return word + "_*." + ext
		case strings.HasSuffix(name, "_"+word), strings.HasSuffix(name, "-"+word):
			return "*" + name[len(name)-len(word)-1:] + "." + ext
		case strings.HasSuffix(name, strings.ToUpper(word[:1])+word[1:]):
			return "*" + name[len(name)-len(word):] + "." + ext
		}
	}
	return ""
}
