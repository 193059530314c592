package codebase

import (
	"path"
	"regexp"
	"strings"

	"gopkg.in/yaml.v3"
)

// readCMake reads project, packages and programs of a CMakeLists.txt.
func readCMake(m *manifests, f *file, src []byte) error {
	call := regexp.MustCompile(`(?i)^\s*(project|find_package|pkg_check_modules|fetchcontent_declare|cpmaddpackage|add_executable|cmake_minimum_required|set)\s*\(\s*"?([^\s")]*)"?\s*(.*)`)
	words := func(s string) []string { return strings.Fields(strings.NewReplacer(")", " ", `"`, " ").Replace(s)) }
	u := unit{dir: f.dir, eco: "cmake", file: f.path}
	eachLine(src, func(number int, line string) {
		if at := strings.IndexByte(line, '#'); at >= 0 {
			line = line[:at]
		}
		found := call.FindStringSubmatch(line)
		if found == nil {
			return
		}
		name, rest := found[2], words(found[3])
		switch strings.ToLower(found[1]) {
		case "project":
			u.name, u.line = name, number
			if at := strings.Index(line, "DESCRIPTION"); at >= 0 {
				u.description = firstQuoted(line[at:])
			}
		case "find_package":
			version := ""
			if len(rest) > 0 && strings.Trim(rest[0], "0123456789.") == "" {
				version = rest[0]
			}
			m.dep("cpp", strings.ToLower(name), version, number, f)
		case "pkg_check_modules":
			for _, w := range rest {
				if w != "REQUIRED" && w != "IMPORTED_TARGET" {
					m.dep("cpp", strings.ToLower(w), "", number, f)
				}
			}
		case "fetchcontent_declare", "cpmaddpackage":
			m.dep("cpp", strings.ToLower(name), "", number, f)
		case "cmake_minimum_required":
			m.fact("needs_version", "CMake", strings.Join(rest, " "), number, f)
		case "set":
			if standard, ok := strings.CutPrefix(name, "CMAKE_C"); ok && strings.HasSuffix(standard, "_STANDARD") && len(rest) > 0 {
				m.fact("needs_version", map[bool]string{true: "C++", false: "C"}[strings.HasPrefix(standard, "XX")], rest[0], number, f)
			}
		case "add_executable":
			if !strings.Contains(name, "$") {
				m.nativeStart(f, name, sourcesAfter(src, line))
			}
		}
	})
	if u.name != "" {
		m.units = append(m.units, u)
	}
	return nil
}

// nativeStart notes the first source of a program as the place where it begins.
func (m *manifests) nativeStart(f *file, name string, sources []string) {
	for _, source := range sources {
		switch path.Ext(source) {
		case ".c", ".cc", ".cpp", ".cxx":
			m.start(f, source, "program", name)
			return
		}
	}
}

// sourcesAfter lists the words from a call on to its closing bracket.
func sourcesAfter(src []byte, line string) []string {
	_, rest, _ := strings.Cut(string(src), line)
	rest = line + rest
	_, rest, _ = strings.Cut(rest, "(")
	rest, _, _ = strings.Cut(rest[:min(len(rest), 4000)], ")")
	return strings.Fields(rest)
}

// readMeson reads project and dependencies of a meson.build.
func readMeson(m *manifests, f *file, src []byte) error {
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		quoted := quotedStrings(line)
		if len(quoted) == 0 || strings.HasPrefix(line, "#") {
			return
		}
		switch {
		case strings.HasPrefix(line, "project("):
			m.units = append(m.units, unit{dir: f.dir, eco: "meson", name: quoted[0], file: f.path, line: number})
		case strings.Contains(line, "dependency("):
			version := ""
			if strings.Contains(line, "version") && len(quoted) > 1 {
				version = quoted[1]
			}
			m.dep("cpp", strings.ToLower(quoted[0]), version, number, f)
		}
	})
	return nil
}

// readConan reads requirements "name/version" of a conanfile, in either form.
func readConan(m *manifests, f *file, src []byte) error {
	reference := regexp.MustCompile(`(?:^|["'])([a-z0-9_+.-]{2,})/([\[\]\w.<>=~ -]+)`)
	eachLine(src, func(number int, line string) {
		if found := reference.FindStringSubmatch(strings.TrimSpace(line)); found != nil && !strings.HasPrefix(strings.TrimSpace(line), "#") {
			m.dep("cpp", found[1], strings.Trim(found[2], "[]"), number, f)
		}
	})
	return nil
}

// readMix reads the dependencies of an Elixir project.
func readMix(m *manifests, f *file, src []byte) error {
	dep := regexp.MustCompile(`\{:(\w+),\s*(?:"([^"]*)")?`)
	app := regexp.MustCompile(`^\s*app:\s*:(\w+)`)
	u := unit{dir: f.dir, eco: "hex", file: f.path}
	eachLine(src, func(number int, line string) {
		if found := app.FindStringSubmatch(line); found != nil {
			u.name = found[1]
		}
		if found := dep.FindStringSubmatch(line); found != nil && !strings.HasPrefix(strings.TrimSpace(line), "#") {
			m.dep("hex", found[1], found[2], number, f)
		}
	})
	m.units = append(m.units, u)
	return nil
}

// readPubspec reads a Dart or Flutter package.
func readPubspec(m *manifests, f *file, src []byte) error {
	var root yaml.Node
	if err := yaml.Unmarshal(src, &root); err != nil {
		return err
	}
	u := unit{dir: f.dir, eco: "pub", file: f.path}
	for key, value := range yamlPairs(&root) {
		switch key.Value {
		case "name":
			u.name = value.Value
		case "description":
			u.description, u.line = strings.TrimSpace(value.Value), key.Line
		case "environment":
			for what, v := range yamlPairs(value) {
				if what.Value == "sdk" {
					m.fact("needs_version", "Dart", v.Value, v.Line, f)
				}
			}
		case "dependencies", "dev_dependencies":
			for name, v := range yamlPairs(value) {
				m.dep("pub", name.Value, v.Value, name.Line, f)
			}
		}
	}
	m.units = append(m.units, u)
	return nil
}

// readSwiftPackage reads the packages that a Package.swift draws on.
func readSwiftPackage(m *manifests, f *file, src []byte) error {
	u := unit{dir: f.dir, eco: "swift", file: f.path}
	eachLine(src, func(number int, line string) {
		quoted := quotedStrings(line)
		switch {
		case strings.Contains(line, "swift-tools-version"):
			_, version, _ := strings.Cut(line, "swift-tools-version")
			m.fact("needs_version", "Swift", strings.Trim(version, ": "), number, f)
		case strings.Contains(line, ".package(") && len(quoted) > 0:
			version := ""
			if len(quoted) > 1 {
				version = quoted[len(quoted)-1]
			}
			m.dep("swift", strings.ToLower(strings.TrimSuffix(path.Base(quoted[0]), ".git")), version, number, f)
		case u.name == "" && strings.HasPrefix(strings.TrimSpace(line), "name:") && len(quoted) > 0:
			u.name = quoted[0]
		}
	})
	m.units = append(m.units, u)
	return nil
}
