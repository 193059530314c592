package codebase

import (
	"regexp"
	"strings"
)

// readGradle takes the coordinates "group:name:version" and the plugins from
// build scripts, and the Java version when it is written out.
func readGradle(m *manifests, f *file, src []byte) error {
	plugin := regexp.MustCompile(`^(?:id|kotlin|apply plugin:)\s*[( ]\s*["']([\w.-]+)["']`)
	version := regexp.MustCompile(`\bversion\s*\(?\s*["']([^"']+)["']`)
	source := regexp.MustCompile(`(?:sourceCompatibility|jvmTarget|JavaLanguageVersion\.of|jvmToolchain)[\s=(]+(?:JavaVersion\.VERSION_|["'])?([\d.]+)`)
	u := unit{dir: f.dir, eco: "maven", file: f.path}
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "//") || strings.HasPrefix(line, "*") {
			return
		}
		if found := plugin.FindStringSubmatch(line); found != nil {
			name, v := found[1], ""
			if strings.HasPrefix(line, "kotlin") {
				name = "org.jetbrains.kotlin." + name
			}
			if of := version.FindStringSubmatch(line); of != nil {
				v = of[1]
			}
			m.dep("maven", name, v, number, f)
			return
		}
		if found := source.FindStringSubmatch(line); found != nil {
			m.fact("needs_version", "Java", found[1], number, f)
		}
		if text, found := strings.CutPrefix(line, "description"); found {
			if q := firstQuoted(text); q != "" {
				u.description, u.line = q, number
			}
		}
		for _, value := range quotedStrings(line) {
			m.coordinates(f, value, number)
		}
	})
	m.units = append(m.units, u)
	return nil
}

// coordinates takes "group:name:version" for a dependency.
func (m *manifests) coordinates(f *file, value string, number int) {
	parts := strings.Split(value, ":")
	if len(parts) < 2 || len(parts) > 4 || parts[0] == "" || parts[1] == "" || strings.ContainsAny(value, "/ ") {
		return
	}
	version := ""
	if len(parts) > 2 && !strings.Contains(parts[2], "$") {
		version = parts[2]
	}
	m.dep("maven", parts[0]+":"+parts[1], version, number, f)
}

// readGradleSettings reads the projects that a settings script takes together:
// include(":api", ":core:model").
func readGradleSettings(m *manifests, f *file, src []byte) error {
	u := unit{dir: f.dir, eco: "maven", file: f.path, container: true}
	open := false
	eachLine(src, func(_ int, line string) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "//") {
			return
		}
		begins := strings.HasPrefix(line, "include ") || strings.HasPrefix(line, "include(")
		if begins || open {
			for _, name := range quotedStrings(line) {
				u.members = append(u.members, strings.ReplaceAll(strings.TrimPrefix(name, ":"), ":", "/"))
			}
			open = begins && strings.HasSuffix(line, "(") || strings.HasSuffix(line, ",") || open && !strings.Contains(line, ")")
		}
		if name, found := strings.CutPrefix(line, "rootProject.name"); found {
			u.name = firstQuoted(name)
		}
	})
	m.units = append(m.units, u)
	return nil
}
