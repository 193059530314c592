package codebase

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"
)

// attributesFile is where a person says what files are, by the rules of
// gitattributes(5) and the names that code hosts know.
const attributesFile = ".gitattributes"

// attributeRule is one line of such a file, as far as it is about languages.
type attributeRule struct {
	ignoreRule

	says []attribute
}

// attribute is what a line says of the files it fits; a value of none takes
// back what lines before it say.
type attribute struct{ name, value string }

// The values of an attribute that is set, unset, or said nothing about.
const attrSet, attrUnset, attrNone = "true", "false", ""

// loadAttributes reads the files of attributes among the paths, outer before
// inner, so that the last line that fits decides.
func (k *keeper) loadAttributes() []attributeRule {
	var dirs []string
	for _, p := range k.paths {
		if dir := path.Dir(p); path.Base(p) == attributesFile && !k.folder(dir).out {
			dirs = append(dirs, dir)
		}
	}
	slices.SortStableFunc(dirs, func(a, b string) int { return cmp.Compare(depth(a), depth(b)) })
	var rules []attributeRule
	for _, dir := range dirs {
		for line := range strings.Lines(readRules(k.e.root, path.Join(dir, attributesFile))) {
			if r, ok := readAttributeLine(dir, strings.TrimSpace(line)); ok && len(rules) < maxIgnoreRules {
				rules = append(rules, r)
			}
		}
	}
	return rules
}

// readAttributeLine reads "pattern attribute…"; not ok for a line that says
// nothing about languages, a macro, or a pattern that git refuses.
func readAttributeLine(dir, line string) (attributeRule, bool) {
	pattern, rest := line, ""
	if strings.HasPrefix(line, `"`) {
		quoted, err := strconv.QuotedPrefix(line)
		if err != nil {
			return attributeRule{}, false
		}
		rest = line[len(quoted):]
		if pattern, err = strconv.Unquote(quoted); err != nil {
			return attributeRule{}, false
		}
	} else if at := strings.IndexAny(line, " \t"); at >= 0 {
		pattern, rest = line[:at], line[at:]
	}
	if strings.HasPrefix(pattern, "!") || strings.HasPrefix(pattern, "[attr]") {
		return attributeRule{}, false
	}
	var r attributeRule
	for word := range strings.FieldsSeq(rest) {
		name, value, given := strings.Cut(word, "=")
		switch {
		case strings.HasPrefix(name, "-"):
			name, value = name[1:], attrUnset
		case strings.HasPrefix(name, "!"):
			name, value = name[1:], attrNone
		case !given:
			value = attrSet
		}
		if name, ours := strings.CutPrefix(name, "linguist-"); ours {
			r.says = append(r.says, attribute{name, value})
		}
	}
	var ok bool
	r.ignoreRule, ok = readIgnoreLine(dir, pattern)
	return r, ok && len(r.says) > 0 && !r.folders // "dir/" fits folders, and only files have attributes
}

// attributesOf is what the lines say of a file, each by the last that fits.
func (k *keeper) attributesOf(p string) map[string]string {
	var said map[string]string
	for _, r := range k.attributes {
		if !within(p, r.dir) || !matchPath(r.parts, strings.Split(strings.TrimPrefix(p, strings.TrimPrefix(r.dir+"/", "./")), "/")) {
			continue
		}
		if said == nil {
			said = map[string]string{}
		}
		for _, a := range r.says {
			said[a.name] = a.value
		}
	}
	return said
}

// obey applies what a person says of a file: whether it is generated, other
// people's or documentation, and which language it is in. Saying that it is not
// holds against what its name, its folder or its first lines suggest.
func (k *keeper) obey(f *file) {
	said := k.attributesOf(f.path)
	generated, vendored := said["generated"], said["vendored"]
	switch {
	case generated == attrSet, vendored == attrSet, said["documentation"] == attrSet:
		f.aside = true
	case generated == attrUnset, vendored == attrUnset:
		f.aside = false
	}
	f.typed = generated == attrUnset
	if name := said["language"]; name != attrNone {
		for _, lang := range k.e.tables.Languages {
			if strings.EqualFold(strings.ReplaceAll(lang.Name, " ", "-"), name) {
				f.lang, f.fixed = lang, true
			}
		}
	}
}
