package codebase

import (
	"errors"
	"strings"
)

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
