package codebase

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// readPyProject reads the dependencies of the standard table, of Poetry and of
// dependency groups.
func readPyProject(m *manifests, f *file, src []byte) error {
	var p struct {
		Project struct {
			RequiresPython string              `toml:"requires-python"`
			Dependencies   []string            `toml:"dependencies"`
			Optional       map[string][]string `toml:"optional-dependencies"`
		} `toml:"project"`
		Groups map[string][]any `toml:"dependency-groups"`
		Tool   struct {
			Poetry struct {
				Dependencies map[string]any `toml:"dependencies"`
				Dev          map[string]any `toml:"dev-dependencies"`
				Group        map[string]struct {
					Dependencies map[string]any `toml:"dependencies"`
				} `toml:"group"`
			} `toml:"poetry"`
			Ruff  map[string]any `toml:"ruff"`
			Black map[string]any `toml:"black"`
			Mypy  map[string]any `toml:"mypy"`
			Test  map[string]any `toml:"pytest"`
		} `toml:"tool"`
	}
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	m.fact("needs_version", "Python", p.Project.RequiresPython, f)
	for _, d := range p.Project.Dependencies {
		m.dep("pypi", pyName(d), f)
	}
	for _, group := range sortedKeys(p.Project.Optional) {
		for _, d := range p.Project.Optional[group] {
			m.dep("pypi", pyName(d), f)
		}
	}
	for _, group := range sortedKeys(p.Groups) {
		for _, d := range p.Groups[group] {
			if s, ok := d.(string); ok {
				m.dep("pypi", pyName(s), f)
			}
		}
	}
	poetry := p.Tool.Poetry
	if v, ok := poetry.Dependencies["python"].(string); ok {
		m.fact("needs_version", "Python", v, f)
	}
	tables := []map[string]any{poetry.Dependencies, poetry.Dev}
	for _, group := range sortedKeys(poetry.Group) {
		tables = append(tables, poetry.Group[group].Dependencies)
	}
	for _, table := range tables {
		for _, name := range sortedKeys(table) {
			m.dep("pypi", pyName(name), f)
		}
	}
	for _, tool := range []struct {
		name  string
		table map[string]any
	}{{"ruff", p.Tool.Ruff}, {"black", p.Tool.Black}, {"mypy", p.Tool.Mypy}, {"pytest", p.Tool.Test}} {
		if tool.table != nil {
			m.dep("pypi", tool.name, f)
		}
	}
	return nil
}

// readPipfile reads the tables of a Pipfile.
func readPipfile(m *manifests, f *file, src []byte) error {
	var p struct {
		Packages map[string]any    `toml:"packages"`
		Dev      map[string]any    `toml:"dev-packages"`
		Requires map[string]string `toml:"requires"`
	}
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	m.fact("needs_version", "Python", p.Requires["python_version"], f)
	for _, table := range []map[string]any{p.Packages, p.Dev} {
		for _, name := range sortedKeys(table) {
			m.dep("pypi", pyName(name), f)
		}
	}
	return nil
}

// readCargo reads a crate or a workspace.
func readCargo(m *manifests, f *file, src []byte) error {
	var p struct {
		Package struct {
			Edition any `toml:"edition"`
			Rust    any `toml:"rust-version"`
		} `toml:"package"`
		Dependencies map[string]any `toml:"dependencies"`
		Dev          map[string]any `toml:"dev-dependencies"`
		Build        map[string]any `toml:"build-dependencies"`
		Workspace    *struct {
			Dependencies map[string]any `toml:"dependencies"`
		} `toml:"workspace"`
	}
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	if v, ok := p.Package.Edition.(string); ok {
		m.fact("edition", "", v, f)
	}
	if v, ok := p.Package.Rust.(string); ok {
		m.fact("needs_version", "Rust", v, f)
	}
	tables := []map[string]any{p.Dependencies, p.Dev, p.Build}
	if p.Workspace != nil {
		m.fact("workspaces", "", "yes", f)
		tables = append(tables, p.Workspace.Dependencies)
	}
	for _, table := range tables {
		for _, name := range sortedKeys(table) {
			m.dep("cargo", name, f)
			readCrateFeatures(m, f, name, table[name])
		}
	}
	return nil
}

// readCrateFeatures takes the databases that a crate for several is built for.
func readCrateFeatures(m *manifests, f *file, name string, value any) {
	if name != "sqlx" && name != "diesel" && name != "sea-orm" {
		return
	}
	table, _ := value.(map[string]any)
	features, _ := table["features"].([]any)
	for _, feature := range features {
		if s, ok := feature.(string); ok {
			m.dep("feature", strings.TrimPrefix(s, "sqlx-"), f)
		}
	}
}

// readPom reads coordinates and the Java version of a Maven project.
func readPom(m *manifests, f *file, src []byte) error {
	var group, artifact string
	return eachElement(src, func(path []string, text string) {
		n := len(path)
		if n < 2 {
			return
		}
		switch last, parent := path[n-1], path[n-2]; {
		case last == "groupId" && (parent == "dependency" || parent == "parent" || parent == "plugin"):
			group = text
		case last == "artifactId" && (parent == "dependency" || parent == "parent" || parent == "plugin"):
			artifact = text
			m.dep("maven", group+":"+artifact, f)
		case parent == "properties" && (last == "java.version" || last == "maven.compiler.release" || last == "maven.compiler.source"):
			m.fact("needs_version", "Java", text, f)
		}
	}, nil)
}

// readMSBuild reads a .NET project.
func readMSBuild(m *manifests, f *file, src []byte) error {
	return eachElement(src, func(path []string, text string) {
		if n := len(path); path[n-1] == "TargetFramework" {
			m.fact("needs_version", ".NET", text, f)
		}
	}, func(element string, attrs map[string]string) {
		switch element {
		case "Project":
			m.dep("sdk", attrs["Sdk"], f)
		case "PackageReference", "FrameworkReference":
			m.dep("nuget", attrs["Include"], f)
		}
	})
}

// eachElement walks an XML document and hands over the text of every element
// with its path, and the attributes of every element.
func eachElement(src []byte, text func(path []string, text string), open func(element string, attrs map[string]string)) error {
	d := xml.NewDecoder(bytes.NewReader(trimBOM(src)))
	d.Strict = true
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	var path []string
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch t := t.(type) {
		case xml.StartElement:
			path = append(path, t.Name.Local)
			if open != nil {
				attrs := map[string]string{}
				for _, a := range t.Attr {
					attrs[a.Name.Local] = a.Value
				}
				open(t.Name.Local, attrs)
			}
		case xml.EndElement:
			path = path[:max(0, len(path)-1)]
		case xml.CharData:
			if s := strings.TrimSpace(string(t)); s != "" && len(path) > 0 {
				text(path, s)
			}
		}
	}
}
