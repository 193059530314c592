package codebase

import (
	"encoding/json"
	"errors"
	"path"
	"strings"
)

// decodeJSONManifest reads a manifest in JSON. Fields of another type than
// expected are left out, and the error says so; nothing else is lost for it.
func decodeJSONManifest(src []byte, into any) (usable bool, err error) {
	err = json.Unmarshal(src, into)
	var kind *json.UnmarshalTypeError
	return err == nil || errors.As(err, &kind), err
}

// readPackageJSON reads names, versions, scripts and kind of a Node package.
func readPackageJSON(m *manifests, f *file, src []byte) error {
	var p struct {
		Name            string            `json:"name"`
		Description     string            `json:"description"`
		Main            string            `json:"main"`
		Module          string            `json:"module"`
		Bin             json.RawMessage   `json:"bin"`
		Type            string            `json:"type"`
		PackageManager  string            `json:"packageManager"`
		Workspaces      json.RawMessage   `json:"workspaces"`
		Engines         map[string]string `json:"engines"`
		Scripts         map[string]string `json:"scripts"`
		Dependencies    map[string]string `json:"dependencies"`
		DevDependencies map[string]string `json:"devDependencies"`
		Peer            map[string]string `json:"peerDependencies"`
		Optional        map[string]string `json:"optionalDependencies"`
	}
	src = trimBOM(src)
	usable, err := decodeJSONManifest(src, &p)
	if !usable {
		return err
	}
	lines := jsonLines(src)
	for _, group := range []struct {
		name string
		deps map[string]string
	}{{"dependencies", p.Dependencies}, {"devDependencies", p.DevDependencies}, {"peerDependencies", p.Peer}, {"optionalDependencies", p.Optional}} {
		for _, name := range sortedKeys(group.deps) {
			m.dep("npm", name, group.deps[name], lines.of(group.name, name), f)
		}
	}
	for _, what := range sortedKeys(p.Engines) {
		m.fact("needs_version", nodeEngine(what), p.Engines[what], lines.of("engines", what), f)
	}
	if p.Type == "module" {
		m.fact("esm", "", p.Type, lines.of("type"), f)
	}
	if len(p.Workspaces) > 0 && string(p.Workspaces) != "null" {
		m.fact("workspaces", "", "yes", lines.of("workspaces"), f)
	}
	m.fact("package_manager", "", p.PackageManager, lines.of("packageManager"), f)
	for _, name := range sortedKeys(p.Scripts) {
		m.offer(f, name, p.Scripts[name], "", lines.of("scripts", name))
	}
	m.nodeStarts(f, p.Name, p.Bin, p.Main, p.Module)
	if p.Main == "" {
		p.Main = p.Module
	}
	m.packages = append(m.packages, nodePackage{
		dir: f.dir, name: p.Name, description: firstLine(p.Description, 160), main: p.Main, file: f.path,
	})
	if p.Name != "" || len(p.Dependencies)+len(p.DevDependencies)+len(p.Scripts) > 0 {
		m.units = append(m.units, unit{
			dir: f.dir, eco: "npm", name: p.Name, description: p.Description, file: f.path, line: lines.of("description"),
			members: nodeWorkspaces(p.Workspaces), container: len(p.Workspaces) > 0 && len(p.Dependencies) == 0,
		})
	}
	return err
}

func nodeEngine(what string) string {
	if what == "node" {
		return "Node.js"
	}
	return what
}

// nodeWorkspaces reads both forms: a list, and an object with a list in it.
func nodeWorkspaces(raw json.RawMessage) []string {
	var list []string
	if json.Unmarshal(raw, &list) == nil {
		return list
	}
	var object struct {
		Packages []string `json:"packages"`
	}
	if json.Unmarshal(raw, &object) == nil {
		return object.Packages
	}
	return nil
}

// nodeStarts notes the programs and the library that a package publishes.
func (m *manifests) nodeStarts(f *file, name string, bin json.RawMessage, library ...string) {
	var one string
	var many map[string]string
	if json.Unmarshal(bin, &one) == nil && one != "" {
		many = map[string]string{path.Base(name): one}
	} else if json.Unmarshal(bin, &many) != nil {
		many = nil
	}
	for _, command := range sortedKeys(many) {
		m.start(f, many[command], "command", command)
	}
	for _, at := range library {
		if at != "" {
			m.start(f, at, "library", name)
			return
		}
	}
}

// start notes where something begins, by a path relative to the manifest.
func (m *manifests) start(f *file, at, kind, says string) {
	m.starts = append(m.starts, start{path: path.Join(f.dir, strings.TrimPrefix(at, "./")), kind: kind, says: says, file: f.path})
}

// readComposer reads composer.json.
func readComposer(m *manifests, f *file, src []byte) error {
	var p struct {
		Name        string            `json:"name"`
		Description string            `json:"description"`
		Require     map[string]string `json:"require"`
		RequireDev  map[string]string `json:"require-dev"`
		Scripts     map[string]any    `json:"scripts"`
		Bin         []string          `json:"bin"`
	}
	src = trimBOM(src)
	usable, err := decodeJSONManifest(src, &p)
	if !usable {
		return err
	}
	lines := jsonLines(src)
	m.fact("needs_version", "PHP", p.Require["php"], lines.of("require", "php"), f)
	for _, group := range []struct {
		name string
		deps map[string]string
	}{{"require", p.Require}, {"require-dev", p.RequireDev}} {
		for _, name := range sortedKeys(group.deps) {
			m.dep("composer", name, group.deps[name], lines.of(group.name, name), f)
		}
	}
	for _, name := range sortedKeys(p.Scripts) {
		text, _ := p.Scripts[name].(string)
		m.offer(f, name, text, "composer "+name, lines.of("scripts", name))
	}
	for _, at := range p.Bin {
		m.start(f, at, "command", path.Base(at))
	}
	m.units = append(m.units, unit{dir: f.dir, eco: "composer", name: p.Name, description: p.Description, file: f.path, line: lines.of("description")})
	return err
}

// readVcpkg reads vcpkg.json.
func readVcpkg(m *manifests, f *file, src []byte) error {
	var p struct {
		Dependencies []json.RawMessage `json:"dependencies"`
	}
	src = trimBOM(src)
	usable, err := decodeJSONManifest(src, &p)
	if !usable {
		return err
	}
	lines := tomlLines(src) // of strings, which JSON writes the same way
	for _, raw := range p.Dependencies {
		var name string
		var object struct {
			Name    string `json:"name"`
			Version string `json:"version>="`
		}
		if json.Unmarshal(raw, &name) != nil && json.Unmarshal(raw, &object) == nil {
			name = object.Name
		}
		m.dep("cpp", strings.ToLower(name), object.Version, lines.of("", name), f)
	}
	return err
}
