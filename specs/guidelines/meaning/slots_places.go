package meaning

import (
	"path"
	"slices"
	"strings"
)

// pathAt reads a path: set as code, or written with a slash or a star.
func pathAt(text []token, i int) (string, int) {
	if i >= len(text) {
		return "", i
	}
	t := text[i]
	looks := t.kind == code && !strings.Contains(t.text, " ") || t.kind == word && (strings.ContainsAny(t.text, "/*") || strings.HasPrefix(t.text, "./"))
	if !looks || strings.ContainsAny(t.text, "(){};\\") {
		return "", i
	}
	p := strings.TrimPrefix(t.text, "./")
	p = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(p, "/**"), "/*"), "/")
	if p == "" || strings.HasPrefix(p, "../") || strings.HasPrefix(p, "/") {
		return "", i
	}
	return p, i + 1
}

// part reads a part of the code: a path, or the name of a folder.
func (r *Reader) part(text []token, i int) (Part, int) {
	if p, end := pathAt(text, i); end > i {
		return Part{Name: p, Path: true}, layerWord(text, end)
	}
	i = skipArticle(text, i)
	if i >= len(text) || text[i].kind != word || r.notParts[text[i].lower] || r.isKeyword(text[i].lower) || !isPlainName(text[i].text) {
		return Part{}, 0
	}
	return Part{Name: text[i].text}, layerWord(text, i+1)
}

// layer reads a part that is certainly one: a path, a known role, or a word
// with "layer" or "package" behind it.
func (r *Reader) layer(text []token, i int) (Part, int) {
	p, end := r.part(text, i)
	if end <= i || p.Path || r.parts[strings.ToLower(p.Name)] {
		return p, end
	}
	if end > 1 && (layerWord(text, end-1) == end || layerWord(text, end-2) == end) {
		return p, end
	}
	return Part{}, 0
}

// isKeyword says whether a word belongs to the grammar of rules, so that it
// names no folder.
func (r *Reader) isKeyword(lower string) bool {
	return slices.Contains([]string{"import", "imports", "from", "in", "by", "only", "must", "not", "directly", "be", "is", "are", "may", "use", "another", "else"}, lower)
}

func skipArticle(text []token, i int) int {
	if i < len(text) && text[i].is("the") {
		return i + 1
	}
	return i
}

// layerWord is the place behind a word such as "layer", or i itself.
func layerWord(text []token, i int) int {
	if i >= len(text) || text[i].kind == code {
		return i
	}
	if slices.Contains([]string{"layer", "module", "package", "folder", "directory", "layers", "packages", "层", "包"}, text[i].lower) {
		return i + 1
	}
	if i+1 < len(text) && slices.Contains([]string{"模块", "目录"}, text[i].lower+text[i+1].lower) {
		return i + 2
	}
	return i
}

func isPlainName(s string) bool {
	for _, c := range s {
		if c != '_' && c != '-' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// things are what names belong to, in one language or in all.
type thing struct {
	id       string
	language string
}

func (r *Reader) thing(text []token, i int) (thing, int) {
	language := ""
	if found := r.tech.at(text, i); len(found) > 0 && r.inKind(found[0].id, "language") {
		language, i = found[0].id, found[0].end
	}
	for _, f := range r.things.at(text, i) {
		return thing{f.id, language}, f.end
	}
	return thing{}, 0
}

func (r *Reader) inKind(name, kind string) bool {
	return slices.ContainsFunc(r.kinds[name], func(k *technologyKind) bool { return k.ID == kind })
}

// fileKind reads files of a kind: tests, or a pattern.
func (r *Reader) fileKind(text []token, i int) (string, int) {
	if found := r.fileKinds.at(text, i); len(found) > 0 {
		return found[0].id, found[0].end
	}
	if i >= len(text) || text[i].kind != code && text[i].kind != word {
		return "", 0
	}
	t := text[i]
	pattern := globOf(t)
	if pattern == "" && strings.HasPrefix(t.text, ".") && isPlainName(t.text[1:]) && i+1 < len(text) && (text[i+1].is("files") || text[i+1].is("文")) {
		pattern = "*" + t.text
	}
	if pattern == "" || strings.Contains(pattern, "/") {
		return "", 0
	}
	i++
	if i < len(text) && text[i].is("files") {
		i++
	} else if i+1 < len(text) && text[i].is("文") && text[i+1].is("件") {
		i += 2
	}
	return pattern, i
}

// globOf is a pattern for names: with a star, or with a slot that stands for
// any name.
func globOf(t token) string {
	if t.kind != code && t.kind != word || strings.ContainsAny(t.text, " \t") {
		return ""
	}
	s := t.text
	for _, pair := range []string{"{}", "<>"} {
		for {
			open := strings.IndexByte(s, pair[0])
			end := strings.IndexByte(s, pair[1])
			if open < 0 || end < open {
				break
			}
			s = s[:open] + "*" + s[end+1:]
		}
	}
	if _, err := path.Match(s, "x"); err != nil || !strings.Contains(s, "*") || strings.Trim(s, "*") == "" {
		return ""
	}
	return s
}

// nameAt reads a name, with or without a mark as code.
func nameAt(text []token, i int) (string, int) {
	if name, end := codeAt(text, i); end > i {
		return name, end
	}
	if i < len(text) && text[i].kind == word && !slices.Contains([]string{"like", "after", "with", "by", "in", "the", "a", "an", "for"}, text[i].lower) {
		if name := strings.Trim(text[i].text, "/"); isPlainName(strings.ReplaceAll(name, ".", "")) {
			return name, i + 1
		}
	}
	return "", i
}

func codeAt(text []token, i int) (string, int) {
	if i < len(text) && text[i].kind == code {
		if name := strings.Trim(text[i].text, "/"); isPlainName(strings.ReplaceAll(name, ".", "")) {
			return name, i + 1
		}
	}
	return "", i
}
