package codebase

import (
	"encoding/json"
	"path"
	"slices"
	"strings"
)

// manifests is what the manifests of the project say together.
type manifests struct {
	deps     []dependency
	facts    []fact
	goMods   []goModule
	packages []nodePackage
}

// dependency is a package that a manifest names.
type dependency struct {
	eco  string // go, npm, pypi, cargo, maven, composer, gem, nuget, sdk, feature, image, prisma
	name string
	file string
}

// fact is a limit that a manifest sets: key is a phrase, what and value fill it.
type fact struct{ key, what, value, file string }

// goModule is a go.mod: its folder and the path under which packages are found.
type goModule struct{ dir, path string }

// nodePackage is a package.json.
type nodePackage struct{ dir, name, description, main, file string }

func (m *manifests) dep(eco, name string, f *file) {
	if name = strings.TrimSpace(name); name != "" {
		m.deps = append(m.deps, dependency{eco: eco, name: name, file: f.path})
	}
}

func (m *manifests) fact(key, what, value string, f *file) {
	if value = strings.TrimSpace(value); value != "" {
		m.facts = append(m.facts, fact{key: key, what: what, value: firstLine(value, 80), file: f.path})
	}
}

// manifestFunc reads one manifest; an error says that it is broken, and what
// was understood before it is kept.
type manifestFunc func(m *manifests, f *file, src []byte) error

// manifestReader is the reader for a file name, nil when it is no manifest.
func manifestReader(base string) manifestFunc {
	switch base {
	case "go.mod":
		return readGoMod
	case "package.json":
		return readPackageJSON
	case "pyproject.toml":
		return readPyProject
	case "setup.cfg":
		return readSetupCfg
	case "Pipfile":
		return readPipfile
	case "Cargo.toml":
		return readCargo
	case "pom.xml":
		return readPom
	case "build.gradle", "build.gradle.kts":
		return readGradle
	case "composer.json":
		return readComposer
	case "Gemfile":
		return readGemfile
	case "docker-compose.yml", "docker-compose.yaml", "compose.yml", "compose.yaml":
		return readCompose
	case "schema.prisma":
		return readPrisma
	}
	switch {
	case strings.HasPrefix(base, "requirements") && strings.HasSuffix(base, ".txt"):
		return readRequirements
	case slices.Contains([]string{".csproj", ".fsproj", ".vbproj"}, path.Ext(base)):
		return readMSBuild
	}
	return nil
}

// readPackageJSON reads names, versions and kind of a Node package.
func readPackageJSON(m *manifests, f *file, src []byte) error {
	var p struct {
		Name            string            `json:"name"`
		Description     string            `json:"description"`
		Main            string            `json:"main"`
		Module          string            `json:"module"`
		Type            string            `json:"type"`
		PackageManager  string            `json:"packageManager"`
		Workspaces      json.RawMessage   `json:"workspaces"`
		Engines         map[string]string `json:"engines"`
		Dependencies    map[string]string `json:"dependencies"`
		DevDependencies map[string]string `json:"devDependencies"`
		Peer            map[string]string `json:"peerDependencies"`
		Optional        map[string]string `json:"optionalDependencies"`
	}
	if err := json.Unmarshal(trimBOM(src), &p); err != nil {
		return err
	}
	for _, group := range []map[string]string{p.Dependencies, p.DevDependencies, p.Peer, p.Optional} {
		for _, name := range sortedKeys(group) {
			m.dep("npm", name, f)
		}
	}
	for _, what := range sortedKeys(p.Engines) {
		m.fact("needs_version", nodeEngine(what), p.Engines[what], f)
	}
	if p.Type == "module" {
		m.fact("esm", "", p.Type, f)
	}
	if len(p.Workspaces) > 0 && string(p.Workspaces) != "null" {
		m.fact("workspaces", "", "yes", f)
	}
	m.fact("package_manager", "", p.PackageManager, f)
	if p.Main == "" {
		p.Main = p.Module
	}
	m.packages = append(m.packages, nodePackage{
		dir: f.dir, name: p.Name, description: firstLine(p.Description, 160), main: p.Main, file: f.path,
	})
	return nil
}

func nodeEngine(what string) string {
	if what == "node" {
		return "Node.js"
	}
	return what
}

// readComposer reads composer.json.
func readComposer(m *manifests, f *file, src []byte) error {
	var p struct {
		Require    map[string]string `json:"require"`
		RequireDev map[string]string `json:"require-dev"`
	}
	if err := json.Unmarshal(trimBOM(src), &p); err != nil {
		return err
	}
	m.fact("needs_version", "PHP", p.Require["php"], f)
	for _, group := range []map[string]string{p.Require, p.RequireDev} {
		for _, name := range sortedKeys(group) {
			m.dep("composer", name, f)
		}
	}
	return nil
}

func trimBOM(src []byte) []byte {
	return []byte(strings.TrimPrefix(string(src), "\ufeff"))
}

// sortedKeys lists the keys of a map in order: maps never reach the output.
func sortedKeys[V any](m map[string]V) []string {
	list := make([]string, 0, len(m))
	for key := range m {
		list = append(list, key)
	}
	slices.Sort(list)
	return list
}
