package codebase

import (
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// maxAbout bounds the description, in runes.
const maxAbout = 300

// ownName is what a manifest in the folder calls the project or package, else
// the name of the folder.
func (e *explorer) ownName() string {
	for _, u := range e.manifest.units {
		if u.dir == e.base && u.name != "" {
			return u.name
		}
	}
	if e.base != "." {
		return path.Base(e.base)
	}
	if abs, err := filepath.Abs(e.opts.Root); err == nil {
		return filepath.Base(abs)
	}
	return filepath.Base(e.opts.Root)
}

// about is the description that a manifest in the folder gives, else the first
// paragraph of the README, else what the package says of itself.
func (e *explorer) about() (string, []specs.TechEvidence) {
	for _, u := range e.manifest.units {
		if text := firstLine(u.description, maxAbout); u.dir == e.base && text != "" {
			place := u.file
			if u.line > 0 {
				place += ":" + strconv.Itoa(u.line)
			}
			return text, e.aboutEvidence(text, "about_manifest", place, u.file)
		}
	}
	for _, name := range []string{"README.md", "Readme.md", "readme.md", "README", "README.rst", "README.txt", "README.adoc", "README.markdown", "docs/README.md", "README.zh-CN.md", "README_zh.md"} {
		f := e.byPath[path.Join(e.base, name)]
		if f == nil {
			continue
		}
		src, ok := e.head(f)
		if !ok || isBinary(src) {
			continue
		}
		if text := firstParagraph(string(src)); text != "" {
			return text, e.aboutEvidence(text, "about_readme", f.path, f.path)
		}
	}
	for _, f := range e.files {
		if f.doc != "" && !f.test && !f.aside && (f.dir == e.base && f.pkg != "" || f.pkg == "main" && !f.side && path.Dir(f.dir) == path.Join(e.base, "cmd")) {
			return firstLine(f.doc, maxAbout), e.aboutEvidence(f.doc, "about_code", f.path, f.path)
		}
	}
	return "", nil
}

func (e *explorer) aboutEvidence(text, key, place, file string) []specs.TechEvidence {
	return []specs.TechEvidence{{Field: "description", Value: firstLine(text, 60), Reason: e.say.f(key, "place", place), Files: []string{file}}}
}

// firstParagraph is the first text of a README that is no heading, badge, image,
// quotation mark of a template or table.
func firstParagraph(text string) string {
	text = regexp.MustCompile(`(?s)<!--.*?-->`).ReplaceAllString(strings.TrimPrefix(text, "\ufeff"), "")
	text = regexp.MustCompile(`(?s)\A---\n.*?\n---\n`).ReplaceAllString(text, "")
	image := regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)|!\[[^\]]*\]\[[^\]]*\]|<[^>]+>`)
	link := regexp.MustCompile(`\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])`)
	var words []string
	fenced := false
	lines := strings.Split(text, "\n")
	for i, raw := range lines {
		line := strings.TrimSpace(raw)
		if strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~") {
			fenced = !fenced
			line = ""
		}
		line = link.ReplaceAllString(image.ReplaceAllString(line, ""), "$1")
		line = strings.TrimSpace(strings.TrimLeft(line, "> "))
		heading := i+1 < len(lines) && isUnderline(strings.TrimSpace(lines[i+1]))
		if fenced || heading || !isProse(line) {
			if len(words) > 0 {
				break
			}
			continue
		}
		words = append(words, strings.Fields(line)...)
	}
	return firstLine(strings.NewReplacer("**", "", "__", "", "`", "").Replace(strings.Join(words, " ")), maxAbout)
}

// isUnderline says whether a line makes the one above it a heading.
func isUnderline(line string) bool {
	return len(line) >= 3 && (strings.Trim(line, "=") == "" || strings.Trim(line, "-") == "" || strings.Trim(line, "~") == "")
}

// isProse says whether a line of a README is text about the project.
func isProse(line string) bool {
	if len(line) < 3 || strings.ContainsAny(line[:1], "#|=-*:+[!.{") && !strings.HasPrefix(line, "**") {
		return false
	}
	return strings.Contains(line, " ") || strings.ContainsFunc(line, func(r rune) bool { return r > 0x2E7F })
}

// goModuleName is the last element of a module path that is no version.
func goModuleName(module string) string {
	name := path.Base(module)
	if rest, found := strings.CutPrefix(name, "v"); found && rest != "" && strings.Trim(rest, "0123456789") == "" && path.Dir(module) != "." {
		return path.Base(path.Dir(module))
	}
	return name
}
