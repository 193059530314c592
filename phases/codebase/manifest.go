package codebase

import (
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

	units   []unit   // what is built by itself
	offers  []offer  // what manifests and build files offer to be run
	starts  []start  // where manifests say that programs begin
	targets []target // of Bazel
}

// dependency is a package that a manifest names.
type dependency struct {
	eco     string // go, npm, pypi, cargo, maven, composer, gem, nuget, hex, pub, swift, cpp, sdk, feature, image, prisma
	name    string
	file    string
	version string // as declared, empty when it is left open
	line    int    // 0: not known
}

// offer is something that a file offers to be run: a target, script or task.
type offer struct {
	name    string
	text    string // what it runs, as far as it is known
	command string // how it is run; empty for scripts of Node, where the lock file decides
	dir     string
	file    string
	line    int
}

func (m *manifests) offer(f *file, name, text, command string, line int) {
	m.offers = append(m.offers, offer{name: name, text: text, command: command, dir: f.dir, file: f.path, line: line})
}

// unit is what one manifest builds: the candidate for a package of a monorepo.
type unit struct {
	dir, eco, name, description, file string

	line      int      // of the description
	members   []string // of a workspace: folders or patterns, relative to dir; "!" first takes out
	container bool     // it only holds members and builds nothing of its own
}

// start is a place where a manifest says that a program or library begins.
type start struct{ path, kind, says, file string }

// fact is a limit that a manifest sets: key is a phrase, what and value fill it.
type fact struct {
	key, what, value, file string
	line                   int // 0: not known
}

// goModule is a go.mod: its folder and the path under which packages are found.
type goModule struct{ dir, path string }

// nodePackage is a package.json.
type nodePackage struct{ dir, name, description, main, file string }

func (m *manifests) dep(eco, name, version string, line int, f *file) {
	if name = strings.TrimSpace(name); name != "" {
		m.deps = append(m.deps, dependency{eco: eco, name: name, file: f.path, version: firstLine(strings.TrimSpace(version), 60), line: line})
	}
}

func (m *manifests) fact(key, what, value string, line int, f *file) {
	if value = strings.TrimSpace(value); value != "" {
		m.facts = append(m.facts, fact{key: key, what: what, value: firstLine(value, 80), file: f.path, line: line})
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

// profileReader is the reader of a file that only a profile asks, nil when
// there is none: files that say how a project is put together and what can be
// run, but that make no codebase by themselves.
func profileReader(base string) manifestFunc {
	switch base {
	case "go.work":
		return readGoWork
	case "setup.py":
		return readSetupPy
	case "pnpm-workspace.yaml":
		return readPnpmWorkspace
	case "lerna.json":
		return readLerna
	case "settings.gradle", "settings.gradle.kts":
		return readGradleSettings
	case "Directory.Packages.props", "Directory.Build.props", "packages.config":
		return readMSBuild
	case "CMakeLists.txt":
		return readCMake
	case "meson.build":
		return readMeson
	case "conanfile.txt", "conanfile.py":
		return readConan
	case "vcpkg.json":
		return readVcpkg
	case "mix.exs":
		return readMix
	case "pubspec.yaml":
		return readPubspec
	case "Package.swift":
		return readSwiftPackage
	case "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel":
		return readBazel
	case "BUILD", "BUILD.bazel":
		return readBazelBuild
	case ".bazelversion":
		return readBazelVersion
	case "build.properties":
		return readSbtProperties
	case "build.xml":
		return readAnt
	case "Makefile", "GNUmakefile", "makefile":
		return readMakefile
	case "Taskfile.yml", "Taskfile.yaml", "taskfile.yml", "taskfile.yaml", "Taskfile.dist.yml":
		return readTaskfile
	case "justfile", "Justfile", ".justfile":
		return readJustfile
	}
	switch {
	case path.Ext(base) == ".gemspec":
		return readGemfile
	case path.Ext(base) == ".sbt":
		return readSbt
	case strings.HasSuffix(base, ".versions.toml"):
		return readVersionCatalog
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
