package codebase

import (
	"path"
	"regexp"
	"strings"
)

// readSbt takes name, Scala version and dependencies from a build definition,
// and from the definition of plugins beside it.
func readSbt(m *manifests, f *file, src []byte) error {
	setting := regexp.MustCompile(`^(?:ThisBuild\s*/\s*)?(name|description|scalaVersion)\s*:=\s*"([^"]*)"`)
	module := regexp.MustCompile(`"([^"\s]+)"\s*%{1,3}\s*"([^"\s]+)"(?:\s*%\s*"([^"\s]+)")?`)
	u := unit{dir: f.dir, eco: "sbt", file: f.path}
	eachLine(src, func(number int, line string) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "//") || strings.HasPrefix(line, "*") {
			return
		}
		if found := setting.FindStringSubmatch(line); found != nil {
			switch found[1] {
			case "name":
				u.name = found[2]
			case "description":
				u.description, u.line = found[2], number
			default:
				m.fact("needs_version", "Scala", found[2], number, f)
			}
		}
		for _, found := range module.FindAllStringSubmatch(line, -1) {
			m.dep("maven", found[1]+":"+found[2], found[3], number, f)
		}
	})
	if f.base == "build.sbt" {
		m.units = append(m.units, u)
	}
	return nil
}

// readSbtProperties takes the version of sbt from project/build.properties.
func readSbtProperties(m *manifests, f *file, src []byte) error {
	if path.Base(f.dir) != "project" {
		return nil
	}
	eachLine(src, func(number int, line string) {
		if key, value, found := strings.Cut(line, "="); found && strings.TrimSpace(key) == "sbt.version" {
			m.fact("needs_version", "sbt", value, number, f)
		}
	})
	return nil
}

// readAnt takes the name of an Ant project and its targets; those that begin
// with a hyphen cannot be called.
func readAnt(m *manifests, f *file, src []byte) error {
	u := unit{dir: f.dir, eco: "ant", file: f.path}
	type target struct {
		name, says string
		line       int
	}
	var targets []target
	root := ""
	err := eachElement(src, func(x element) {
		switch {
		case len(x.path) == 1:
			root = x.path[0]
			u.name = x.attrs["name"]
		case len(x.path) == 2 && x.above(0) == "description":
			u.description, u.line = x.text, x.line
		case len(x.path) == 2 && x.above(0) == "target" && x.attrs["name"] != "" && !strings.HasPrefix(x.attrs["name"], "-"):
			targets = append(targets, target{x.attrs["name"], x.attrs["description"], x.line})
		}
	})
	if root != "project" && err == nil {
		return nil // another tool's
	}
	for _, t := range targets {
		m.offer(f, t.name, t.says, "ant "+t.name, t.line)
	}
	m.units = append(m.units, u)
	return err
}
