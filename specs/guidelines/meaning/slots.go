package meaning

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// filling is one way to fill a slot.
type filling struct {
	value any
	end   int
}

// reference is something that a list of technologies names.
type reference struct {
	name    string
	group   bool // a whole kind
	isPack  bool // a package that no list knows
	isKnown bool
}

func knownSlot(kind string) bool {
	return slices.Contains([]string{
		"techs", "deps", "kind", "kindish", "paths", "strictpaths", "parts", "layers", "things", "style", "glob", "affix",
		"names", "codes", "filekinds", "percent", "number", "command", "words", "version", "features", "calls", "anycalls",
		"language",
	}, kind)
}

// fill lists the ways to fill a slot at a place, the longest first.
func (r *Reader) fill(kind string, text []token, i int) []filling {
	if i >= len(text) {
		return nil
	}
	if tools := r.tools[kind]; tools != nil {
		return list(func(text []token, i int) (reference, int) {
			if found := tools.at(text, i); len(found) > 0 {
				return reference{name: found[0].id, isKnown: true}, found[0].end
			}
			return reference{}, i
		}, text, i)
	}
	switch kind {
	case "techs":
		return list(r.technology, text, i)
	case "deps":
		return list(dependency, text, i)
	case "paths", "strictpaths":
		return list(pathAt, text, i)
	case "parts":
		return list(r.part, text, i)
	case "layers":
		return list(r.layer, text, i)
	case "things":
		return list(r.thing, text, i)
	case "filekinds":
		return list(r.fileKind, text, i)
	case "calls":
		return list(r.knownCall, text, i)
	case "anycalls":
		return list(r.anyCall, text, i)
	case "names":
		return list(nameAt, text, i)
	case "codes":
		return list(codeAt, text, i)
	case "kind", "kindish":
		return phrases(r.kindWords, text, i)
	case "language":
		if found := r.tech.at(text, i); len(found) > 0 && r.Language(found[0].id) {
			return []filling{{found[0].id, found[0].end}}
		}
		return nil
	case "style":
		return phrases(r.styles, text, i)
	case "words":
		return r.words(text, i)
	}
	return single(r, kind, text, i)
}

// single fills the slots that hold one token or two.
func single(r *Reader, kind string, text []token, i int) []filling {
	t := text[i]
	one := func(v any) []filling { return []filling{{v, i + 1}} }
	switch kind {
	case "glob":
		if pattern := globOf(t); pattern != "" {
			return one(pattern)
		}
	case "affix":
		if isAffix(t) {
			return one(t.text)
		}
	case "number":
		if v, err := strconv.ParseFloat(t.text, 64); err == nil && t.kind == number {
			return one(v)
		}
	case "percent":
		return percent(text, i)
	case "command":
		return r.command(text, i)
	case "version":
		if t.kind == number || t.kind == word && strings.HasPrefix(t.lower, "v") && strings.Trim(t.lower[1:], "0123456789.x+") == "" {
			return one(t.text)
		}
	case "features":
		return features(text, i)
	}
	return nil
}

// features reads words in capitals behind a name, such as LISTEN/NOTIFY.
func features(text []token, i int) []filling {
	var out []filling
	for j := i; j < len(text) && text[j].kind == word && len(text[j].text) > 1 && strings.ToUpper(text[j].text) == text[j].text; j++ {
		out = append(out, filling{"", j + 1})
	}
	slices.Reverse(out)
	return out
}

// list reads one or more items with separators between them.
func list[T any](item func([]token, int) (T, int), text []token, i int) []filling {
	var out []filling
	var items []T
	for i < len(text) {
		v, end := item(text, i)
		if end <= i {
			break
		}
		items = append(items, v)
		out = append(out, filling{slices.Clone(items), end})
		next := separator(text, end)
		if next == end {
			break
		}
		i = next
	}
	slices.Reverse(out)
	return out
}

// separator is the place behind a comma, an "and" and the like, or the place
// itself when none stands there.
func separator(text []token, i int) int {
	start := i
	for i < len(text) && i < start+3 && text[i].kind != code && slices.Contains(separators(), text[i].lower) {
		i++
	}
	return i
}

func separators() []string {
	return []string{",", "、", "/", "&", "and", "or", "nor", "和", "或", "者", "与", "及", "以"}
}

func phrases(t *terms, text []token, i int) []filling {
	var out []filling
	for _, f := range t.at(text, i) {
		out = append(out, filling{f.id, f.end})
	}
	return out
}

// technology reads a name, a kind that may be banned as a whole, or a package.
func (r *Reader) technology(text []token, i int) (reference, int) {
	start := i
	for i < len(text) && slices.Contains([]string{"any", "all", "a", "an", "the"}, text[i].lower) && text[i].kind == word {
		i++
	}
	if found := r.tech.at(text, i); len(found) > 0 {
		return reference{name: found[0].id, isKnown: true}, found[0].end
	}
	for _, f := range r.kindWords.at(text, i) {
		for _, k := range r.byWord[f.id] {
			if k.Ban {
				return reference{name: f.id, group: true}, f.end
			}
		}
	}
	if i < len(text) && text[i].kind == code && isPackage(text[i].text) {
		return reference{name: text[i].text, isPack: true}, i + 1
	}
	return reference{}, start
}

// isPackage says whether a name can only be that of a package: a module of Go
// or one of a scope of npm.
func isPackage(s string) bool {
	if strings.ContainsAny(s, " *(){}<>,;:") || strings.HasSuffix(s, "/") {
		return false
	}
	first, rest, found := strings.Cut(s, "/")
	if !found || rest == "" {
		return false
	}
	return strings.HasPrefix(first, "@") && len(first) > 1 || strings.Contains(strings.Trim(first, "."), ".") && !strings.HasPrefix(first, ".")
}

// dependency reads the name of a package where the text says that it is one.
func dependency(text []token, i int) (reference, int) {
	t := text[i]
	if t.kind != code || t.text == "" || strings.ContainsAny(t.text, " *(){}<>,;:\\") || strings.HasSuffix(t.text, "/") || strings.HasPrefix(t.text, ".") || strings.HasPrefix(t.text, "-") {
		return reference{}, i
	}
	if strings.Contains(t.text, "/") && !isPackage(t.text) {
		return reference{}, i
	}
	return reference{name: t.text, isPack: true}, i + 1
}

// percent reads "80%", "80 percent" and "0.8" is none.
func percent(text []token, i int) []filling {
	v, err := strconv.ParseFloat(text[i].text, 64)
	if text[i].kind != number || err != nil || i+1 >= len(text) || v > 100 {
		return nil
	}
	if slices.Contains([]string{"%", "percent", "pct"}, text[i+1].lower) {
		return []filling{{v, i + 2}}
	}
	return nil
}

// command reads what is set as code and looks like a command, or a short line
// that begins with a program that runs tasks.
func (r *Reader) command(text []token, i int) []filling {
	t := text[i]
	if t.kind == code {
		program, _, several := strings.Cut(t.text, " ")
		bad := program == "" || strings.ToLower(program) != program || strings.HasPrefix(program, "-") || strings.ContainsAny(t.text, ";|&<>$\n")
		if bad || !several && !r.isTool(program) {
			return nil
		}
		return []filling{{t.text, i + 1}}
	}
	if t.kind != word || !r.runners[t.text] {
		return nil
	}
	var out []filling
	line := []string{t.text}
	for j := i + 1; j < len(text) && j < i+4 && text[j].kind == word && text[j].text == text[j].lower; j++ {
		line = append(line, text[j].text)
		out = append(out, filling{strings.Join(line, " "), j + 1})
	}
	slices.Reverse(out)
	return out
}

// isTool says whether a word alone is a command that checks or formats.
func (r *Reader) isTool(program string) bool {
	if r.runners[program] {
		return true
	}
	for _, k := range r.kinds[r.tech.id(program)] {
		if slices.Contains([]string{"linter", "formatter"}, k.ID) {
			return true
		}
	}
	return false
}

// words reads up to six words that neither limit nor deny anything.
func (r *Reader) words(text []token, i int) []filling {
	var out []filling
	for j := i; j < len(text) && j < i+6; j++ {
		if text[j].kind == mark || len(r.limits.at(text, j)) > 0 || text[j].lower == "not" || text[j].lower == "no" || text[j].lower == "不" {
			break
		}
		out = append(out, filling{"", j + 1})
	}
	slices.Reverse(out)
	return out
}

// isAffix says whether a token is the beginning or the end of a name: set as
// code, one capital letter, or with a mark in front.
func isAffix(t token) bool {
	if t.text == "" || strings.ContainsAny(t.text, " *") {
		return false
	}
	if t.kind == code {
		return true
	}
	r := []rune(t.text)
	return t.kind == word && (len(r) == 1 && unicode.IsUpper(r[0]) || len(r) > 1 && strings.ContainsRune("._", r[0]))
}
