package codebase

import (
	"strings"
	"unicode"
)

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
