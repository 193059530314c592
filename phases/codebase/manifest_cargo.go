package codebase

import (
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// cargoToml is what a Cargo.toml says that matters here.
type cargoToml struct {
	Package *struct {
		Name        string `toml:"name"`
		Description any    `toml:"description"`
		Edition     any    `toml:"edition"`
		Rust        any    `toml:"rust-version"`
	} `toml:"package"`
	Dependencies map[string]any `toml:"dependencies"`
	Dev          map[string]any `toml:"dev-dependencies"`
	Build        map[string]any `toml:"build-dependencies"`
	Bin          []struct {
		Name string `toml:"name"`
		Path string `toml:"path"`
	} `toml:"bin"`
	Workspace *struct {
		Members      []string       `toml:"members"`
		Exclude      []string       `toml:"exclude"`
		Dependencies map[string]any `toml:"dependencies"`
		Package      struct {
			Edition any `toml:"edition"`
			Rust    any `toml:"rust-version"`
		} `toml:"package"`
	} `toml:"workspace"`
}

// readCargo reads a crate or a workspace.
func readCargo(m *manifests, f *file, src []byte) error {
	var p cargoToml
	src = trimBOM(src)
	if err := toml.Unmarshal(src, &p); err != nil {
		return err
	}
	lines := tomlLines(src)
	u := unit{dir: f.dir, eco: "cargo", file: f.path, line: lines.of("package", "description"), container: p.Package == nil}
	if p.Package != nil {
		u.name = p.Package.Name
		u.description, _ = p.Package.Description.(string)
		m.rustFacts(f, p.Package.Edition, p.Package.Rust, lines, "package")
	}
	if w := p.Workspace; w != nil {
		m.fact("workspaces", "", "yes", lines.of("workspace"), f)
		m.rustFacts(f, w.Package.Edition, w.Package.Rust, lines, "workspace", "package")
		m.crates(f, w.Dependencies, lines, "workspace", "dependencies")
		u.members = append(u.members, w.Members...)
		for _, out := range w.Exclude {
			u.members = append(u.members, "!"+out)
		}
	}
	m.crates(f, p.Dependencies, lines, "dependencies")
	m.crates(f, p.Dev, lines, "dev-dependencies")
	m.crates(f, p.Build, lines, "build-dependencies")
	for _, bin := range p.Bin {
		at := bin.Path
		if at == "" {
			at = "src/bin/" + bin.Name + ".rs"
		}
		m.start(f, at, "command", bin.Name)
	}
	m.units = append(m.units, u)
	return nil
}

// rustFacts notes what is asked of the compiler; "inherited" is no version.
func (m *manifests) rustFacts(f *file, edition, rust any, lines keyLines, at ...string) {
	if v, ok := edition.(string); ok {
		m.fact("edition", "", v, lines.of(append(slices.Clip(at), "edition")...), f)
	}
	if v, ok := rust.(string); ok {
		m.fact("needs_version", "Rust", v, lines.of(append(slices.Clip(at), "rust-version")...), f)
	}
}

func (m *manifests) crates(f *file, deps map[string]any, lines keyLines, at ...string) {
	for _, name := range sortedKeys(deps) {
		line := lines.of(append(slices.Clip(at), name)...)
		if line == 0 { // a table of its own, or dotted keys
			for _, key := range []string{"version", "workspace", "path", "git"} {
				line = max(line, lines.of(append(slices.Clip(at), name, key)...))
			}
		}
		m.dep("cargo", name, tomlVersion(deps[name]), line, f)
		m.crateFeatures(f, name, deps[name], line)
	}
}

// crateFeatures takes the databases that a crate for several is built for.
func (m *manifests) crateFeatures(f *file, name string, value any, line int) {
	if name != "sqlx" && name != "diesel" && name != "sea-orm" {
		return
	}
	entry, _ := value.(map[string]any)
	features, _ := entry["features"].([]any)
	for _, feature := range features {
		if s, ok := feature.(string); ok {
			m.dep("feature", strings.TrimPrefix(s, "sqlx-"), "", line, f)
		}
	}
}
