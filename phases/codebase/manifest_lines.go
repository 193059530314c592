package codebase

import (
	"errors"
	"path"
	"strings"
	"unicode"
)

// eachLine hands over the lines of src with their numbers, without line ends.
func eachLine(src []byte, visit func(number int, line string)) {
	number := 0
	for raw := range strings.Lines(string(src)) {
		number++
		visit(number, strings.TrimRight(raw, "\r\n"))
	}
}

// readGoMod reads a go.mod line by line: module, go, toolchain and the direct
// requirements.
func readGoMod(m *manifests, f *file, src []byte) error {
	module, block := "", ""
	eachLine(src, func(number int, raw string) {
		line, comment, _ := strings.Cut(raw, "//")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
			return
		case block != "" && words[0] == ")":
			block = ""
			return
		case block != "":
			words = append([]string{block}, words...)
		case len(words) == 2 && words[1] == "(":
			block = words[0]
			return
		}
		if len(words) < 2 {
			return
		}
		value := strings.Trim(words[1], `"`)
		switch words[0] {
		case "module":
			module = value
		case "go":
			m.fact("needs_version", "Go", value, number, f)
		case "toolchain":
			m.fact("go_toolchain", "", value, number, f)
		case "require":
			if strings.TrimSpace(comment) != "indirect" && len(words) > 2 {
				m.dep("go", value, words[2], number, f)
			}
		case "tool":
			m.dep("go", value, "", number, f)
		}
	})
	if module == "" {
		return errors.New("no module line")
	}
	m.goMods = append(m.goMods, goModule{dir: f.dir, path: module})
	m.fact("go_module", "", module, 0, f)
	m.units = append(m.units, unit{dir: f.dir, eco: "go", name: goModuleName(module), file: f.path})
	return nil
}

// readGoWork reads the folders that a go.work takes together.
func readGoWork(m *manifests, f *file, src []byte) error {
	u := unit{dir: f.dir, eco: "go", file: f.path, container: true}
	inUse := false
	eachLine(src, func(_ int, raw string) {
		line, _, _ := strings.Cut(raw, "//")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case words[0] == ")":
			inUse = false
		case words[0] == "use" && len(words) > 1 && words[1] == "(":
			inUse = true
		case words[0] == "use" && len(words) > 1:
			u.members = append(u.members, strings.Trim(words[1], `"`))
		case inUse:
			u.members = append(u.members, strings.Trim(words[0], `"`))
		}
	})
	m.units = append(m.units, u)
	return nil
}

// readRequirements reads requirements.txt and its kin.
func readRequirements(m *manifests, f *file, src []byte) error {
	eachLine(src, func(number int, raw string) {
		line, _, _ := strings.Cut(raw, "#")
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '-' || strings.Contains(line, "://") {
			return
		}
		m.dep("pypi", pyName(line), pyVersion(line), number, f)
	})
	if f.base == "requirements.txt" {
		m.units = append(m.units, unit{dir: f.dir, eco: "pypi", file: f.path})
	}
	return nil
}

// pyName is the package of a requirement such as "uvicorn[standard]>=0.2; …",
// spelt as the index does.
func pyName(s string) string {
	end := strings.IndexFunc(s, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-_.", r)
	})
	if end >= 0 {
		s = s[:end]
	}
	return strings.ReplaceAll(strings.ToLower(s), "_", "-")
}

// pyVersion is what a requirement asks for: ">=0.2" of the example above.
func pyVersion(s string) string {
	s, _, _ = strings.Cut(s, ";")
	if i := strings.IndexAny(s, "=<>~!"); i >= 0 && !strings.Contains(s, "@") {
		return strings.Trim(strings.TrimSpace(s[i:]), `\()`)
	}
	return ""
}

// readSetupCfg reads name, description, dependencies, commands and
// python_requires.
func readSetupCfg(m *manifests, f *file, src []byte) error {
	u := unit{dir: f.dir, eco: "pypi", file: f.path}
	section, list := "", ""
	eachLine(src, func(number int, line string) {
		text := strings.TrimSpace(line)
		switch {
		case text == "" || text[0] == '#' || text[0] == ';':
			return
		case text[0] == '[':
			section, list = strings.Trim(text, "[]"), ""
			if section != "metadata" && !strings.HasPrefix(section, "options") {
				m.dep("pytool", section, "", number, f)
			}
			return
		case list != "" && (line[0] == ' ' || line[0] == '\t'):
			m.setupItem(f, list, text, number)
			return
		}
		key, value, _ := strings.Cut(text, "=")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		list = ""
		switch {
		case key == "install_requires" || key == "tests_require" || key == "setup_requires" || key == "console_scripts" || section == "options.extras_require":
			list = key
			if value != "" {
				m.setupItem(f, list, value, number)
			}
		case key == "python_requires":
			m.fact("needs_version", "Python", value, number, f)
		case section == "metadata" && key == "name":
			u.name = value
		case section == "metadata" && key == "description":
			u.description, u.line = value, number
		}
	})
	if u.name != "" {
		m.units = append(m.units, u)
	}
	return nil
}

// setupItem takes one entry of a list in a setup.cfg.
func (m *manifests) setupItem(f *file, list, text string, number int) {
	if list == "console_scripts" {
		name, target, _ := strings.Cut(text, "=")
		m.pyStart(f, strings.TrimSpace(name), strings.TrimSpace(target))
		return
	}
	m.dep("pypi", pyName(text), pyVersion(text), number, f)
}

// readGemfile reads gem and ruby lines.
func readGemfile(m *manifests, f *file, src []byte) error {
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		quoted := quotedStrings(line)
		if len(quoted) == 0 {
			return
		}
		switch word, _, _ := strings.Cut(strings.ReplaceAll(line, "(", " "), " "); {
		case word == "gem":
			version := ""
			if _, after, _ := strings.Cut(line, ","); len(quoted) > 1 && strings.HasPrefix(strings.TrimSpace(after), line[strings.IndexAny(line, `'"`):][:1]) {
				version = quoted[1]
			}
			m.dep("gem", quoted[0], version, number, f)
		case word == "ruby":
			m.fact("needs_version", "Ruby", quoted[0], number, f)
		case strings.HasSuffix(word, "add_dependency"), strings.HasSuffix(word, "add_development_dependency"), strings.HasSuffix(word, "add_runtime_dependency"):
			m.dep("gem", quoted[0], strings.Join(quoted[1:], ", "), number, f)
		}
	})
	m.units = append(m.units, unit{dir: f.dir, eco: "gem", file: f.path})
	return nil
}

// readCompose takes the images of a compose file.
func readCompose(m *manifests, f *file, src []byte) error {
	eachLine(src, func(number int, line string) {
		image, found := strings.CutPrefix(strings.TrimSpace(line), "image:")
		if !found {
			return
		}
		image = strings.Trim(firstField(image), `'"`)
		image = strings.TrimPrefix(strings.TrimPrefix(image, "docker.io/"), "library/")
		image, _, _ = strings.Cut(image, "@")
		version := ""
		if at := strings.LastIndexByte(image, ':'); at > strings.LastIndexByte(image, '/') {
			image, version = image[:at], image[at+1:]
		}
		m.dep("image", image, version, number, f)
	})
	return nil
}

// readPrisma takes the provider of the data source.
func readPrisma(m *manifests, f *file, src []byte) error {
	inSource := false
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "datasource "):
			inSource = true
		case line == "}":
			inSource = false
		case inSource && strings.HasPrefix(line, "provider"):
			m.dep("prisma", firstQuoted(line), "", number, f)
		}
	})
	return nil
}

// firstQuoted is the text between the first pair of quotes.
func firstQuoted(line string) string {
	if list := quotedStrings(line); len(list) > 0 {
		return list[0]
	}
	return ""
}

// matches says whether the name of a dependency is one of the packages, or
// lies below one of them ("github.com/jackc/pgx" and "…/pgx/v5/pgxpool",
// "org.springframework.boot" and its artefacts).
func (d dependency) matches(list []string) bool {
	for _, want := range list {
		switch d.eco {
		case "go":
			if d.name == want || strings.HasPrefix(d.name, want+"/") {
				return true
			}
		case "maven":
			if d.name == want || strings.HasPrefix(d.name, want+":") || strings.HasPrefix(d.name, want+".") {
				return true
			}
		case "nuget":
			if strings.EqualFold(d.name, want) || strings.HasPrefix(strings.ToLower(d.name), strings.ToLower(want)+".") {
				return true
			}
		case "image":
			if d.name == want || strings.Contains(path.Dir(d.name), ".") && path.Base(d.name) == want {
				return true
			}
		default:
			if strings.EqualFold(d.name, want) {
				return true
			}
		}
	}
	return false
}
