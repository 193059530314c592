package codebase

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Command is a command by which a project is checked, with the file that proves
// it, relative to the root.
type Command struct {
	Line string
	File string
}

// maxCommands bounds what Commands answers: enough to check with.
const maxCommands = 3

// Commands finds how the tests of the project under root are run: what its
// manifests say, in a fixed order, at most three. Nothing is run, and a file
// that cannot be read proves nothing.
func Commands(root string) []Command {
	dir, err := os.OpenRoot(root)
	if err != nil {
		return nil
	}
	defer func() { _ = dir.Close() }() // only read from
	var out []Command
	for _, find := range []func(*os.Root) (Command, bool){goTests, nodeTests, cargoTests, pythonTests, javaTests, dotnetTests, otherTests, makeTests} {
		if c, ok := find(dir); ok && len(out) < maxCommands {
			out = append(out, c)
		}
	}
	return out
}

// content is the text of a regular file at the root, empty without one.
func content(dir *os.Root, name string) string {
	f, err := dir.Open(name)
	if err != nil {
		return ""
	}
	defer func() { _ = f.Close() }()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return ""
	}
	data, err := io.ReadAll(io.LimitReader(f, DefaultLimits().FileBytes))
	if err != nil {
		return ""
	}
	return string(data)
}

func has(dir *os.Root, name string) bool {
	_, err := dir.Stat(name)
	return err == nil || !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission)
}

func goTests(dir *os.Root) (Command, bool) {
	return Command{"go test ./...", "go.mod"}, content(dir, "go.mod") != ""
}

// nodeTests takes the script that says most about whether the project is right:
// its tests, else what checks or builds it.
func nodeTests(dir *os.Root) (Command, bool) {
	var manifest struct {
		Scripts map[string]string `json:"scripts"`
		Manager string            `json:"packageManager"`
	}
	if json.Unmarshal([]byte(content(dir, "package.json")), &manifest) != nil {
		return Command{}, false
	}
	runner, _, _ := strings.Cut(manifest.Manager, "@")
	for _, lock := range [][2]string{{"pnpm-lock.yaml", "pnpm"}, {"yarn.lock", "yarn"}, {"bun.lock", "bun"}, {"bun.lockb", "bun"}} {
		if runner == "" && has(dir, lock[0]) {
			runner = lock[1]
		}
	}
	if !slices.Contains([]string{"pnpm", "yarn", "bun"}, runner) {
		runner = "npm"
	}
	for _, name := range []string{"test", "test:unit", "test:ci", "check", "lint", "build"} {
		script := strings.TrimSpace(manifest.Scripts[name])
		switch {
		case script == "", strings.Contains(script, "no test specified"):
		case name == "test" && runner != "bun": // "bun test" is its own runner, not the script
			return Command{runner + " test", "package.json"}, true
		default:
			return Command{runner + " run " + name, "package.json"}, true
		}
	}
	return Command{}, false
}

func cargoTests(dir *os.Root) (Command, bool) {
	return Command{"cargo test", "Cargo.toml"}, content(dir, "Cargo.toml") != ""
}

func pythonTests(dir *os.Root) (Command, bool) {
	if has(dir, "manage.py") {
		return Command{"python manage.py test", "manage.py"}, true
	}
	for _, name := range []string{"pytest.ini", "tox.ini", "pyproject.toml", "setup.cfg", "requirements-dev.txt", "requirements.txt"} {
		if text := content(dir, name); strings.Contains(text, "pytest") {
			return Command{"python -m pytest", name}, true
		}
	}
	return Command{}, false
}

func javaTests(dir *os.Root) (Command, bool) {
	switch {
	case has(dir, "pom.xml") && has(dir, "mvnw"):
		return Command{"./mvnw test", "pom.xml"}, true
	case has(dir, "pom.xml"):
		return Command{"mvn test", "pom.xml"}, true
	case has(dir, "gradlew"):
		return Command{"./gradlew test", "gradlew"}, true
	case has(dir, "build.gradle"):
		return Command{"gradle test", "build.gradle"}, true
	case has(dir, "build.gradle.kts"):
		return Command{"gradle test", "build.gradle.kts"}, true
	}
	return Command{}, false
}

// dotnetTests wants a solution or a project at the root that has tests: without
// any, "dotnet test" passes and proves nothing.
func dotnetTests(dir *os.Root) (Command, bool) {
	entries, err := fs.ReadDir(dir.FS(), ".")
	if err != nil {
		return Command{}, false
	}
	named := regexp.MustCompile(`(?i)"[^"\n]*test[^"\n/\\]*\.(cs|fs|vb)proj"`)
	for _, entry := range entries {
		name := entry.Name()
		switch path.Ext(name) {
		case ".sln", ".slnx":
			if named.MatchString(content(dir, name)) {
				return Command{"dotnet test", name}, true
			}
		case ".csproj", ".fsproj", ".vbproj":
			if text := content(dir, name); strings.Contains(text, "Microsoft.NET.Test.Sdk") || strings.Contains(text, "MSTest.Sdk") {
				return Command{"dotnet test", name}, true
			}
		}
	}
	return Command{}, false
}

func otherTests(dir *os.Root) (Command, bool) {
	var manifest struct {
		Scripts map[string]any `json:"scripts"`
	}
	if json.Unmarshal([]byte(content(dir, "composer.json")), &manifest) == nil && manifest.Scripts["test"] != nil {
		return Command{"composer test", "composer.json"}, true
	}
	for _, c := range []Command{{"bundle exec rspec", ".rspec"}, {"bundle exec rake test", "Rakefile"}, {"mix test", "mix.exs"}, {"swift test", "Package.swift"}, {"dart test", "pubspec.yaml"}} {
		if has(dir, c.File) {
			return c, true
		}
	}
	return Command{}, false
}

func makeTests(dir *os.Root) (Command, bool) {
	for _, name := range []string{"GNUmakefile", "makefile", "Makefile"} {
		text := content(dir, name)
		for _, target := range []string{"test", "tests", "check"} {
			if regexp.MustCompile(`(?m)^` + target + `[ \t]*::?([^=:]|$)`).MatchString(text) {
				return Command{"make " + target, name}, true
			}
		}
	}
	return Command{}, false
}
