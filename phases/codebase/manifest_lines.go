package codebase

import (
	"errors"
	"path"
	"strings"
	"unicode"
)

// readGoMod reads a go.mod line by line: module, go, toolchain and the direct
// requirements.
func readGoMod(m *manifests, f *file, src []byte) error {
	module, block := "", ""
	for raw := range strings.Lines(string(src)) {
		line, comment, _ := strings.Cut(raw, "//")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if block != "" {
			if words[0] == ")" {
				block = ""
				continue
			}
			words = append([]string{block}, words...)
		} else if len(words) == 2 && words[1] == "(" {
			block = words[0]
			continue
		}
		if len(words) < 2 {
			continue
		}
		value := strings.Trim(words[1], `"`)
		switch words[0] {
		case "module":
			module = value
		case "go":
			m.fact("needs_version", "Go", value, f)
		case "toolchain":
			m.fact("go_toolchain", "", value, f)
		case "require":
			if strings.TrimSpace(comment) != "indirect" {
				m.dep("go", value, f)
			}
		}
	}
	if module == "" {
		return errors.New("no module line")
	}
	m.goMods = append(m.goMods, goModule{dir: f.dir, path: module})
	m.fact("go_module", "", module, f)
	return nil
}

// readRequirements reads requirements.txt and its kin.
func readRequirements(m *manifests, f *file, src []byte) error {
	for raw := range strings.Lines(string(src)) {
		line, _, _ := strings.Cut(raw, "#")
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '-' || strings.Contains(line, "://") {
			continue
		}
		m.dep("pypi", pyName(line), f)
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

// readSetupCfg reads install_requires and python_requires.
func readSetupCfg(m *manifests, f *file, src []byte) error {
	inList := false
	for raw := range strings.Lines(string(src)) {
		line := strings.TrimRight(raw, "\r\n")
		text := strings.TrimSpace(line)
		if text == "" || text[0] == '#' {
			continue
		}
		if inList && (line[0] == ' ' || line[0] == '\t') {
			m.dep("pypi", pyName(text), f)
			continue
		}
		key, value, _ := strings.Cut(text, "=")
		inList = strings.TrimSpace(key) == "install_requires" || strings.TrimSpace(key) == "tests_require"
		switch {
		case inList && strings.TrimSpace(value) != "":
			m.dep("pypi", pyName(strings.TrimSpace(value)), f)
		case strings.TrimSpace(key) == "python_requires":
			m.fact("needs_version", "Python", value, f)
		}
	}
	return nil
}

// readGemfile reads gem and ruby lines.
func readGemfile(m *manifests, f *file, src []byte) error {
	for raw := range strings.Lines(string(src)) {
		line := strings.TrimSpace(raw)
		switch {
		case strings.HasPrefix(line, "gem "), strings.HasPrefix(line, "gem("):
			m.dep("gem", firstQuoted(line), f)
		case strings.HasPrefix(line, "ruby "):
			m.fact("needs_version", "Ruby", firstQuoted(line), f)
		}
	}
	return nil
}

// readGradle takes the coordinates "group:name:version" from build scripts,
// and the Java version when it is written out.
func readGradle(m *manifests, f *file, src []byte) error {
	for raw := range strings.Lines(string(src)) {
		line, _, _ := strings.Cut(strings.TrimSpace(raw), "//")
		value := firstQuoted(line)
		switch {
		case strings.Count(value, ":") >= 1 && !strings.Contains(value, "/") && !strings.HasPrefix(value, ":"):
			group, name, _ := strings.Cut(value, ":")
			name, _, _ = strings.Cut(name, ":")
			m.dep("maven", group+":"+name, f)
		case strings.HasPrefix(line, "id") && strings.HasPrefix(value, "org.springframework.boot"):
			m.dep("maven", value, f)
		case strings.Contains(line, "JavaLanguageVersion.of("):
			_, rest, _ := strings.Cut(line, "JavaLanguageVersion.of(")
			version, _, _ := strings.Cut(rest, ")")
			m.fact("needs_version", "Java", version, f)
		}
	}
	return nil
}

// firstQuoted is the text between the first pair of quotes.
func firstQuoted(line string) string {
	i := strings.IndexAny(line, `'"`)
	if i < 0 {
		return ""
	}
	end := strings.IndexByte(line[i+1:], line[i])
	if end < 0 {
		return ""
	}
	return line[i+1 : i+1+end]
}

// readCompose takes the images of a compose file.
func readCompose(m *manifests, f *file, src []byte) error {
	for raw := range strings.Lines(string(src)) {
		line := strings.TrimSpace(raw)
		image, found := strings.CutPrefix(line, "image:")
		if !found {
			continue
		}
		image = strings.Trim(firstField(image), `'"`)
		image = strings.TrimPrefix(strings.TrimPrefix(image, "docker.io/"), "library/")
		if at := strings.LastIndexByte(image, ':'); at > strings.LastIndexByte(image, '/') {
			image = image[:at]
		}
		image, _, _ = strings.Cut(image, "@")
		m.dep("image", image, f)
	}
	return nil
}

// readPrisma takes the provider of the data source.
func readPrisma(m *manifests, f *file, src []byte) error {
	inSource := false
	for raw := range strings.Lines(string(src)) {
		line := strings.TrimSpace(raw)
		switch {
		case strings.HasPrefix(line, "datasource "):
			inSource = true
		case line == "}":
			inSource = false
		case inSource && strings.HasPrefix(line, "provider"):
			m.dep("prisma", firstQuoted(line), f)
		}
	}
	return nil
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
