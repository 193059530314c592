package codebase

import (
	"path"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// pyProject is what a pyproject.toml says that matters here.
type pyProject struct {
	Project struct {
		Name           string              `toml:"name"`
		Description    string              `toml:"description"`
		RequiresPython string              `toml:"requires-python"`
		Dependencies   []string            `toml:"dependencies"`
		Optional       map[string][]string `toml:"optional-dependencies"`
		Scripts        map[string]string   `toml:"scripts"`
		GUIScripts     map[string]string   `toml:"gui-scripts"`
	} `toml:"project"`
	Groups map[string][]any `toml:"dependency-groups"`
	Build  struct {
		Requires []string `toml:"requires"`
		Backend  string   `toml:"build-backend"`
	} `toml:"build-system"`
	Tool map[string]any `toml:"tool"`
}

// readPyProject reads the dependencies of the standard table, of Poetry and of
// dependency groups.
func readPyProject(m *manifests, f *file, src []byte) error {
	var p pyProject
	src = trimBOM(src)
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	lines := tomlLines(src)
	m.fact("needs_version", "Python", p.Project.RequiresPython, lines.of("project", "requires-python"), f)
	requirement := func(d string) { m.dep("pypi", pyName(d), pyVersion(d), lines.of("", d), f) }
	for _, d := range p.Project.Dependencies {
		requirement(d)
	}
	for _, group := range sortedKeys(p.Project.Optional) {
		for _, d := range p.Project.Optional[group] {
			requirement(d)
		}
	}
	for _, group := range sortedKeys(p.Groups) {
		for _, d := range p.Groups[group] {
			if s, ok := d.(string); ok {
				requirement(s)
			}
		}
	}
	for _, d := range p.Build.Requires {
		m.dep("pybuild", pyName(d), pyVersion(d), lines.of("", d), f)
	}
	u := unit{dir: f.dir, eco: "pypi", name: p.Project.Name, description: p.Project.Description, file: f.path, line: lines.of("project", "description")}
	poetry := table(p.Tool, "poetry")
	m.readPoetry(f, poetry, lines, &u)
	for _, scripts := range []map[string]string{p.Project.Scripts, p.Project.GUIScripts, texts(table(poetry, "scripts"))} {
		for _, name := range sortedKeys(scripts) {
			m.pyStart(f, name, scripts[name])
		}
	}
	for _, name := range sortedKeys(p.Tool) {
		m.pyTool(f, name, p.Tool, lines)
	}
	if u.name != "" || len(p.Project.Dependencies) > 0 || len(poetry) > 0 || p.Build.Backend != "" {
		m.units = append(m.units, u)
	}
	return nil
}

// readPoetry reads the tables that Poetry had before there was a standard.
func (m *manifests) readPoetry(f *file, poetry map[string]any, lines keyLines, u *unit) {
	if poetry == nil {
		return
	}
	if name, _ := poetry["name"].(string); u.name == "" {
		u.name = name
	}
	if text, _ := poetry["description"].(string); u.description == "" && text != "" {
		u.description, u.line = text, lines.of("tool", "poetry", "description")
	}
	read := func(deps map[string]any, path ...string) {
		for _, name := range sortedKeys(deps) {
			m.dep("pypi", pyName(name), tomlVersion(deps[name]), lines.of(append(path, name)...), f)
		}
	}
	direct := table(poetry, "dependencies")
	m.fact("needs_version", "Python", tomlVersion(direct["python"]), lines.of("tool", "poetry", "dependencies", "python"), f)
	read(direct, "tool", "poetry", "dependencies")
	read(table(poetry, "dev-dependencies"), "tool", "poetry", "dev-dependencies")
	groups := table(poetry, "group")
	for _, group := range sortedKeys(groups) {
		read(table(table(groups, group), "dependencies"), "tool", "poetry", "group", group, "dependencies")
	}
}

// pyTool takes a tool that is set up here for one that is used, and the tasks of
// runners that keep theirs here.
func (m *manifests) pyTool(f *file, name string, tools map[string]any, lines keyLines) {
	at := lines.of("tool", name)
	if at == 0 { // only tables below it
		for _, key := range sortedKeys(lines) {
			if strings.HasPrefix(key, "tool\x00"+name+"\x00") && (at == 0 || lines[key] < at) {
				at = lines[key]
			}
		}
	}
	m.dep("pytool", name, "", at, f)
	if name == "ruff" || name == "black" || name == "mypy" || name == "pytest" {
		m.dep("pypi", name, "", at, f)
	}
	switch name {
	case "poe":
		m.tasks(f, table(table(tools, name), "tasks"), "poe ", lines, "tool", "poe", "tasks")
	case "taskipy":
		m.tasks(f, table(table(tools, name), "tasks"), "task ", lines, "tool", "taskipy", "tasks")
	case "pdm":
		m.tasks(f, table(table(tools, name), "scripts"), "pdm run ", lines, "tool", "pdm", "scripts")
	}
}

func (m *manifests) tasks(f *file, tasks map[string]any, runner string, lines keyLines, path ...string) {
	for _, name := range sortedKeys(tasks) {
		text, _ := tasks[name].(string)
		m.offer(f, name, text, runner+name, lines.of(append(slices.Clip(path), name)...))
	}
}

// pyStart notes a command that a package installs: "module.sub:function".
func (m *manifests) pyStart(f *file, name, target string) {
	module, _, _ := strings.Cut(target, ":")
	m.starts = append(m.starts, start{
		path: path.Join(f.dir, strings.ReplaceAll(strings.TrimSpace(module), ".", "/")), kind: "command", says: name, file: f.path,
	})
}

// table is a table within a table, nil when there is none.
func table(t map[string]any, name string) map[string]any {
	inner, _ := t[name].(map[string]any)
	return inner
}

// texts are the entries of a table that are plain strings.
func texts(t map[string]any) map[string]string {
	out := map[string]string{}
	for _, name := range sortedKeys(t) {
		if s, ok := t[name].(string); ok {
			out[name] = s
		}
	}
	return out
}

// tomlVersion is the version of a dependency: the text, or the field of a table.
func tomlVersion(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case map[string]any:
		version, _ := v["version"].(string)
		return version
	}
	return ""
}

// readPipfile reads the tables of a Pipfile.
func readPipfile(m *manifests, f *file, src []byte) error {
	var p struct {
		Packages map[string]any    `toml:"packages"`
		Dev      map[string]any    `toml:"dev-packages"`
		Requires map[string]string `toml:"requires"`
		Scripts  map[string]any    `toml:"scripts"`
	}
	src = trimBOM(src)
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	lines := tomlLines(src)
	m.fact("needs_version", "Python", p.Requires["python_version"], lines.of("requires", "python_version"), f)
	for _, group := range []struct {
		name string
		deps map[string]any
	}{{"packages", p.Packages}, {"dev-packages", p.Dev}} {
		for _, name := range sortedKeys(group.deps) {
			m.dep("pypi", pyName(name), strings.Trim(tomlVersion(group.deps[name]), "*"), lines.of(group.name, name), f)
		}
	}
	m.tasks(f, p.Scripts, "pipenv run ", lines, "scripts")
	m.units = append(m.units, unit{dir: f.dir, eco: "pypi", file: f.path})
	return nil
}

// readVersionCatalog reads the libraries and plugins of a Gradle catalog.
func readVersionCatalog(m *manifests, f *file, src []byte) error {
	var p struct {
		Versions  map[string]any `toml:"versions"`
		Libraries map[string]any `toml:"libraries"`
		Plugins   map[string]any `toml:"plugins"`
	}
	src = trimBOM(src)
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	lines := tomlLines(src)
	version := func(entry map[string]any) string {
		if ref, ok := table(entry, "version")["ref"].(string); ok {
			return tomlVersion(p.Versions[ref])
		}
		return tomlVersion(entry)
	}
	for _, kind := range []struct {
		table string
		list  map[string]any
	}{{"libraries", p.Libraries}, {"plugins", p.Plugins}} {
		for _, name := range sortedKeys(kind.list) {
			line := lines.of(kind.table, name)
			switch entry := kind.list[name].(type) {
			case string:
				id, v := cutLast(entry, ":")
				m.dep("maven", id, v, line, f)
			case map[string]any:
				id, _ := entry["module"].(string)
				if plugin, ok := entry["id"].(string); ok {
					id = plugin
				} else if group, ok := entry["group"].(string); ok {
					artifact, _ := entry["name"].(string)
					id = group + ":" + artifact
				}
				m.dep("maven", id, version(entry), line, f)
			}
		}
	}
	return nil
}

// cutLast cuts at the last separator; without one after is empty.
func cutLast(s, separator string) (before, after string) {
	i := strings.LastIndex(s, separator)
	if i < 0 {
		return s, ""
	}
	return s[:i], s[i+len(separator):]
}
