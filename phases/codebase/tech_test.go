package codebase_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
)

// profileOf writes files and profiles the folder; no test may hang.
func profileOf(t *testing.T, files map[string]string) *specs.ProjectTech {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		at := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
	}
	tech, err := codebase.Profile(t.Context(), codebase.Options{Root: root, Now: noon})
	require.NoError(t, err)
	return tech
}

// said lists what a profile claims of stack, commands and places, a line each.
func said(o specs.TechOverview) string {
	var b strings.Builder
	s := o.TechnologyStack
	for _, l := range s.Languages {
		fmt.Fprintf(&b, "language %s %d %t\n", l.Name, l.FileCount, l.Primary)
	}
	for _, list := range []struct {
		name string
		all  []string
	}{{"framework", s.Frameworks}, {"build", s.BuildTools}, {"test", s.TestFrameworks}, {"database", s.Databases}, {"tool", s.Tools}} {
		for _, one := range list.all {
			fmt.Fprintf(&b, "%s %s\n", list.name, one)
		}
	}
	for _, d := range s.Dependencies {
		fmt.Fprintf(&b, "dependency %s %s %s %s:%d\n", d.Name, d.Package, d.Version, d.File, d.Line)
	}
	for _, c := range o.Commands {
		fmt.Fprintf(&b, "command %s %q in %s %s:%d\n", c.Purpose, c.Command, c.Dir, c.File, c.Line)
	}
	for _, p := range o.EntryPoints {
		fmt.Fprintf(&b, "entry %s %s\n", p.Kind, p.Path)
	}
	for _, p := range o.Delivery {
		fmt.Fprintf(&b, "delivery %s %s\n", p.Kind, p.Path)
	}
	return b.String()
}

// What manifests say reaches the profile with version, file and line, and goes
// when the manifest goes.
func TestProfileOfManifests(t *testing.T) {
	t.Parallel()
	code := map[string]string{"go": "a.go", "py": "a.py", "ts": "src/a.ts", "rs": "src/main.rs", "java": "src/main/java/A.java", "cs": "Program.cs", "php": "src/a.php", "rb": "lib/a.rb", "cpp": "a.cpp", "ex": "lib/a.ex", "dart": "lib/a.dart", "swift": "Sources/a.swift"}
	for _, c := range []struct {
		file, lang, text string
		want             []string
	}{
		{"go.mod", "go", "module example.com/shop/v2\n\ngo 1.24\n\nrequire (\n\tgithub.com/gin-gonic/gin v1.10.0\n\tgithub.com/x/y v1 // indirect\n)\n", []string{"framework Gin", "dependency Gin github.com/gin-gonic/gin v1.10.0 go.mod:6", "dependency Go Go 1.24 go.mod:3", `command build "go build ./..." in . go.mod:0`}},
		{"package.json", "ts", "{\n \"scripts\": {\n  \"lint:fix\": \"eslint --fix\",\n  \"typecheck\": \"tsc\"\n },\n \"devDependencies\": {\"vitest\": \"^1.0\"}\n}", []string{"test Vitest", "dependency Vitest vitest ^1.0 package.json:6", `command lint "npm run lint:fix" in . package.json:3`, `command typecheck "npm run typecheck" in . package.json:4`}},
		{"pyproject.toml", "py", "[project]\nname = \"x\"\ndependencies = [\n  \"fastapi>=0.110\",\n]\n[project.optional-dependencies]\ntest = [\"pytest~=8.0\"]\n[tool.ruff]\nline-length = 100\n", []string{"framework FastAPI", "dependency FastAPI fastapi >=0.110 pyproject.toml:4", "dependency pytest pytest ~=8.0 pyproject.toml:7", `command test "pytest" in . pyproject.toml:7`, `command lint "ruff check ." in . pyproject.toml:8`}},
		{"pyproject.toml", "py", "[tool.poetry]\nname = \"x\"\n[tool.poetry.dependencies]\npython = \"^3.12\"\ndjango = { version = \"^5.0\" }\n", []string{"framework Django", "build Poetry", "dependency Django django ^5.0 pyproject.toml:5", "dependency Python Python ^3.12 pyproject.toml:4", `command build "poetry build"`}},
		{"setup.py", "py", "from setuptools import setup\nsetup(\n  name='x',\n  install_requires=[\n    'flask>=3',  # web\n  ],\n)\n", []string{"framework Flask", "dependency Flask flask >=3 setup.py:5", "build setuptools"}},
		{"Pipfile", "py", "[packages]\nflask = \"==3.0\"\n[dev-packages]\npytest = \"*\"\n", []string{"dependency Flask flask ==3.0 Pipfile:2", `command test "pipenv run pytest"`}},
		{"Cargo.toml", "rs", "[package]\nname = \"x\"\nrust-version = \"1.80\"\n[dependencies]\naxum = \"0.7\"\nserde = { version = \"1\", features = [\"derive\"] }\n", []string{"framework Axum", "dependency Axum axum 0.7 Cargo.toml:5", "dependency Serde serde 1 Cargo.toml:6", "dependency Rust Rust 1.80 Cargo.toml:3", `command test "cargo test"`, `command run "cargo run"`, "entry program src/main.rs"}},
		{"pom.xml", "java", "<project>\n <artifactId>x</artifactId>\n <properties><boot>3.3.1</boot><java.version>21</java.version></properties>\n <dependencies>\n  <dependency>\n   <groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-web</artifactId><version>${boot}</version>\n  </dependency>\n </dependencies>\n</project>", []string{"framework Spring Boot", "dependency Spring Boot org.springframework.boot:spring-boot-starter-web 3.3.1 pom.xml:5", "dependency Java Java 21 pom.xml:3", `command build "mvn package"`}},
		{"build.gradle.kts", "java", "plugins {\n  id(\"org.springframework.boot\") version \"3.3.0\"\n}\ndependencies {\n  testImplementation(\"org.junit.jupiter:junit-jupiter:5.10.0\")\n}\n", []string{"dependency Spring Boot org.springframework.boot 3.3.0 build.gradle.kts:2", "dependency JUnit org.junit.jupiter:junit-jupiter 5.10.0 build.gradle.kts:5", `command run "gradle bootRun"`}},
		{"App.csproj", "cs", "<Project Sdk=\"Microsoft.NET.Sdk.Web\">\n <PropertyGroup><Version>9</Version><TargetFramework>net8.0</TargetFramework></PropertyGroup>\n <ItemGroup>\n  <PackageReference Include=\"Serilog\" Version=\"3.1\" />\n  <PackageReference Include=\"MediatR\"><Version>12.0</Version></PackageReference>\n </ItemGroup>\n</Project>", []string{"framework ASP.NET Core", "dependency Serilog Serilog 3.1 App.csproj:4", "dependency MediatR MediatR 12.0 App.csproj:5", "entry program Program.cs", `command build "dotnet build"`}},
		{"composer.json", "php", "{\n \"require\": {\"laravel/framework\": \"^11.0\"},\n \"scripts\": {\"test\": \"phpunit\"}\n}", []string{"framework Laravel", "dependency Laravel laravel/framework ^11.0 composer.json:2", `command test "composer test" in . composer.json:3`}},
		{"Gemfile", "rb", "ruby '3.3.0'\ngem 'rails', '~> 7.1'\ngem \"rspec-rails\", group: 'test'\n", []string{"framework Ruby on Rails", "dependency Ruby on Rails rails ~> 7.1 Gemfile:2", "dependency RSpec rspec-rails  Gemfile:3", `command test "bundle exec rspec" in . Gemfile:3`}},
		{"CMakeLists.txt", "cpp", "cmake_minimum_required(VERSION 3.20)\nproject(x CXX)\nset(CMAKE_CXX_STANDARD 20)\nfind_package(Boost 1.80 REQUIRED)\nadd_executable(x a.cpp)\nenable_testing()\n", []string{"framework Boost", "dependency Boost boost 1.80 CMakeLists.txt:4", "dependency C++ C++ 20 CMakeLists.txt:3", "entry program a.cpp", `command test "ctest --test-dir build"`}},
		{"mix.exs", "ex", "def project do\n [\n  app: :shop,\n ]\nend\ndefp deps do\n [\n  {:phoenix, \"~> 1.7\"}\n ]\nend\n", []string{"framework Phoenix", "dependency Phoenix phoenix ~> 1.7 mix.exs:8", `command build "mix compile"`}},
		{"pubspec.yaml", "dart", "name: x\ndependencies:\n  flutter:\n    sdk: flutter\n", []string{"framework Flutter", `command run "flutter run"`}},
		{"Package.swift", "swift", "// swift-tools-version:5.9\nlet package = Package(name: \"x\", dependencies: [\n .package(url: \"https://github.com/vapor/vapor.git\", from: \"4.0.0\"),\n])\n", []string{"framework Vapor", "dependency Vapor vapor 4.0.0 Package.swift:3"}},
		{"Makefile", "cpp", "CC := gcc\n.PHONY: test\nbuild test-unit: x\n\tgcc a.cpp\n%.o: %.c\ncheck:\n\tctest\nV = 1\n", []string{"build Make", `command build "make build" in . Makefile:3`, `command test "make test-unit" in . Makefile:3`, `command test "make check" in . Makefile:6`}},
		{"Taskfile.yml", "go", "version: '3'\ntasks:\n  lint:\n    cmds: [golangci-lint run]\n  build-inner:\n    internal: true\n", []string{`command lint "task lint" in . Taskfile.yml:3`}},
		{"justfile", "rs", "default: test\n\ntest *args:\n  cargo test\nfmt:\n  cargo fmt\n_build:\n  x\n", []string{`command test "just test" in . justfile:3`, `command format "just fmt" in . justfile:5`}},
	} {
		files := map[string]string{code[c.lang]: "fn main(\n", c.file: c.text}
		got := said(profileOf(t, files).Overview)
		for _, want := range c.want {
			require.Contains(t, got, want, "%s says: %s", c.file, got)
		}
		delete(files, c.file)
		without := said(profileOf(t, files).Overview)
		for _, want := range c.want {
			if !strings.HasPrefix(want, "entry") {
				require.NotContains(t, without, want, "without %s", c.file)
			}
		}
	}
}

func TestProfileDelivery(t *testing.T) {
	t.Parallel()
	tech := profileOf(t, map[string]string{
		"main.go": "package main\n\nfunc main() {}\n", "Dockerfile": "FROM scratch\n", "Jenkinsfile": "pipeline {}\n", ".gitlab-ci.yml": "a: 1\n",
		"deploy/app.yaml": "apiVersion: apps/v1\nkind: Deployment\n", "deploy/other.yaml": "text: |\n  kind: Deployment\n", "Procfile": "web: x\n", "infra/main.tf": "resource \"a\" \"b\" {}\n",
	})
	got := said(tech.Overview)
	for _, want := range []string{"container Dockerfile", "ci Jenkinsfile", "ci .gitlab-ci.yml", "orchestration deploy/app.yaml", "hosting Procfile", "infrastructure infra/main.tf"} {
		require.Contains(t, got, "delivery "+want)
	}
	require.NotContains(t, got, "deploy/other.yaml")
	require.True(t, tech.Overview.TechnologyStack.Languages[0].Primary)
	require.Equal(t, "Go", tech.Overview.TechnologyStack.Languages[0].Name)
}

// Every kind of workspace gives a profile a package; one package gives none.
func TestProfilePackages(t *testing.T) {
	t.Parallel()
	paths := func(files map[string]string) string {
		var list []string
		for _, p := range profileOf(t, files).Packages {
			list = append(list, p.Path+"="+p.Name)
		}
		return strings.Join(list, " ")
	}
	pkg := func(name string) string { return `{"name": "` + name + `"}` }
	require.Empty(t, paths(map[string]string{"package.json": pkg("one"), "a.js": "x", "examples/package.json": pkg("ex"), "examples/a.js": "x"}))
	require.Equal(t, "packages/a=@x/a packages/b=@x/b", paths(map[string]string{
		"package.json": `{"private": true, "workspaces": ["packages/*", "!packages/old"]}`, "packages/a/package.json": pkg("@x/a"), "packages/a/i.js": "x",
		"packages/b/package.json": pkg("@x/b"), "packages/b/i.js": "x",
	}))
	require.Equal(t, "apps/web=web", paths(map[string]string{"pnpm-workspace.yaml": "packages:\n  - apps/*\n", "apps/web/package.json": pkg("web"), "apps/web/i.ts": "x"}))
	require.Equal(t, "a=a b=b", paths(map[string]string{"go.work": "go 1.24\nuse (\n\t./a\n\t./b\n)\n", "a/go.mod": "module x/a\n", "a/a.go": "package a\n", "b/go.mod": "module x/b\n", "b/b.go": "package b\n"}))
	require.Equal(t, "crates/a=a crates/b=b", paths(map[string]string{
		"Cargo.toml": "[workspace]\nmembers = [\"crates/*\"]\n", "crates/a/Cargo.toml": "[package]\nname = \"a\"\n", "crates/a/src/lib.rs": "x",
		"crates/b/Cargo.toml": "[package]\nname = \"b\"\n", "crates/b/src/lib.rs": "x",
	}))
	require.Equal(t, "api=api core=core", paths(map[string]string{
		"pom.xml":     "<project><artifactId>p</artifactId><packaging>pom</packaging><modules><module>api</module><module>core</module></modules></project>",
		"api/pom.xml": "<project><artifactId>api</artifactId></project>", "api/src/main/java/A.java": "x",
		"core/pom.xml": "<project><artifactId>core</artifactId></project>", "core/src/main/java/B.java": "x",
	}))
	require.Equal(t, ".=shop web=web", paths(map[string]string{"go.mod": "module x/shop\n", "main.go": "package main\n", "web/package.json": pkg("web"), "web/i.ts": "x"}))
}

// Broken, hostile and unreadable files cost a warning each and nothing else.
func TestProfileHostile(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"package.json": "{\n\"a\": 1,\n}", "Cargo.toml": "[package\n", "pom.xml": "<project>\n<a></b>", "pubspec.yaml": "a: [\n", "pyproject.toml": "[project]\nname = 1\n",
		"composer.json": "{\"require\": {\"php\": 8}, \"name\": \"x/y\"}", "app.py": "import os\n", "blob.py": "\x00\x01", "min.min.js": "x", "empty.go": "",
	}
	tech := profileOf(t, files)
	all := strings.Join(tech.Metadata.Warnings, "\n")
	for _, place := range []string{"package.json:3", "Cargo.toml:1", "pom.xml:2", "pubspec.yaml:1", "pyproject.toml:2", "composer.json:1"} {
		require.Contains(t, all, place+" could not be understood")
	}
	require.Equal(t, "Python", tech.Overview.TechnologyStack.Languages[0].Name)

	root, away := t.TempDir(), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(away, "package.json"), []byte(`{"dependencies": {"react": "1"}}`), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(root, "a.go"), []byte("package a\n"), 0o644))
	require.NoError(t, os.Symlink(away, filepath.Join(root, "web")))
	require.NoError(t, os.Symlink(filepath.Join(away, "package.json"), filepath.Join(root, "package.json")))
	require.NoError(t, os.Symlink(root, filepath.Join(root, "self")))
	got, err := codebase.Profile(t.Context(), codebase.Options{Root: root, Now: noon})
	require.NoError(t, err)
	require.NotContains(t, said(got.Overview), "React")
	require.Equal(t, 1, got.Metadata.FilesListed)

	got, err = codebase.Profile(t.Context(), codebase.Options{Root: t.TempDir(), Now: noon})
	require.NoError(t, err)
	require.Empty(t, got.Overview.TechnologyStack.Languages)
	require.NotNil(t, got.Packages)

	limits := codebase.ProfileLimits()
	limits.Files = 2
	for i := range 5 {
		require.NoError(t, os.WriteFile(filepath.Join(away, fmt.Sprint("f", i, ".go")), []byte("package a\n"), 0o644))
	}
	got, err = codebase.Profile(t.Context(), codebase.Options{Root: away, Now: noon, Limits: limits})
	require.NoError(t, err)
	require.True(t, got.Metadata.Truncated)
}
