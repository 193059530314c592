package codebase

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// native lists the commands of the build systems that need no target to be
// named: what a manifest together with the files beside it allows.
func (e *explorer) native() []specs.TechCommand {
	var list []specs.TechCommand
	add := func(purpose, command string, u unit) {
		list = append(list, specs.TechCommand{Purpose: purpose, Command: command, Dir: u.dir, File: u.file})
	}
	for _, u := range e.manifest.units {
		switch u.eco {
		case "go":
			e.goCommands(u, add)
		case "cargo":
			e.cargoCommands(u, add)
		case "pypi":
			e.pythonCommands(u, add)
		case "maven":
			e.jvmCommands(u, add)
		case "nuget":
			e.dotnetCommands(u, add)
		case "cmake":
			e.cmakeCommands(u, add)
		default:
			e.otherCommands(u, add)
		}
	}
	return append(list, e.bazelCommands()...)
}

type addCommand func(purpose, command string, u unit)

// any says whether a file at or below dir is as asked.
func (e *explorer) any(dir string, is func(f *file) bool) bool {
	return slices.ContainsFunc(e.below(dir), func(f *file) bool { return !f.aside && is(f) })
}

// topmost says whether no manifest of the same kind lies above the unit.
func (e *explorer) topmost(u unit) bool {
	return !slices.ContainsFunc(e.manifest.units, func(o unit) bool {
		return o.eco == u.eco && o.dir != u.dir && within(u.dir, o.dir)
	})
}

func (e *explorer) goCommands(u unit, add addCommand) {
	if path.Base(u.file) != "go.mod" {
		return
	}
	if e.any(u.dir, func(f *file) bool { return f.speaks("Go") && !f.test }) {
		add("build", "go build ./...", u)
	}
	if e.any(u.dir, func(f *file) bool { return strings.HasSuffix(f.base, "_test.go") }) {
		add("test", "go test ./...", u)
	}
}

func (e *explorer) cargoCommands(u unit, add addCommand) {
	if !e.topmost(u) {
		return
	}
	add("build", "cargo build", u)
	add("test", "cargo test", u)
	if e.exists(path.Join(u.dir, "src/main.rs")) {
		add("run", "cargo run", u)
	}
}

func (e *explorer) pythonCommands(u unit, add addCommand) {
	run := e.pythonRunner(u.dir)
	pytest := slices.ContainsFunc(e.manifest.deps, func(d dependency) bool { return d.name == "pytest" })
	if manage := path.Join(u.dir, "manage.py"); e.exists(manage) {
		m := u
		m.file = manage
		if !pytest {
			add("test", run+"python manage.py test", m)
		}
		add("run", run+"python manage.py runserver", m)
		return
	}
	if !pytest && e.any(u.dir, func(f *file) bool { return f.test && f.marked("tech.unittest") }) {
		add("test", run+"python -m unittest", u)
	}
}

func (e *explorer) jvmCommands(u unit, add addCommand) {
	if !e.topmost(u) {
		return
	}
	tests := e.any(u.dir, func(f *file) bool { return strings.Contains("/"+f.path, "/src/test/") })
	if path.Base(u.file) == "pom.xml" {
		mvn := e.wrapper(u.dir, "mvnw", "mvn")
		add("build", mvn+" package", u)
		if tests {
			add("test", mvn+" test", u)
		}
		return
	}
	gradle := e.wrapper(u.dir, "gradlew", "gradle")
	add("build", gradle+" build", u)
	if tests {
		add("test", gradle+" test", u)
	}
	if slices.ContainsFunc(e.manifest.deps, func(d dependency) bool {
		return d.name == "org.springframework.boot" && path.Dir(d.file) == u.dir
	}) {
		add("run", gradle+" bootRun", u)
	}
}

// wrapper is the program that a project brings to be built with, as seen from
// dir, else the program that has to be installed.
func (e *explorer) wrapper(dir, script, program string) string {
	up := "./"
	for at := dir; ; at = path.Dir(at) {
		if e.exists(path.Join(at, script)) {
			return up + script
		}
		if at == "." {
			return program
		}
		up = "../" + strings.TrimPrefix(up, "./")
	}
}

// dotnetCommands are those of the solution, else of projects that lie in none.
func (e *explorer) dotnetCommands(u unit, add addCommand) {
	target := ""
	if slices.ContainsFunc(e.manifest.starts, func(s start) bool { return s.file == u.file }) && !e.isTestProject(u) {
		add("run", "dotnet run", u)
	}
	for dir := u.dir; ; dir = path.Dir(dir) {
		for _, f := range e.files {
			if f.dir == dir && (path.Ext(f.base) == ".sln" || path.Ext(f.base) == ".slnx") {
				target, u.dir, u.file = " "+f.base, dir, f.path
			}
		}
		if target != "" || dir == "." {
			break
		}
	}
	add("build", "dotnet build"+target, u)
	tested := func(d dependency) bool {
		return d.eco == "nuget" && d.name == "Microsoft.NET.Test.Sdk" && within(d.file, u.dir)
	}
	if slices.ContainsFunc(e.manifest.deps, tested) {
		add("test", "dotnet test"+target, u)
	}
}

func (e *explorer) cmakeCommands(u unit, add addCommand) {
	if !e.topmost(u) {
		return
	}
	add("build", "cmake -S . -B build && cmake --build build", u)
	if e.any(u.dir, func(f *file) bool { return f.marked("tech.CTest") }) {
		add("test", "ctest --test-dir build", u)
	}
}

func (e *explorer) otherCommands(u unit, add addCommand) {
	hasTests := e.any(u.dir, func(f *file) bool { return f.test })
	test := func(command string) {
		if hasTests {
			add("test", command, u)
		}
	}
	switch u.eco {
	case "meson":
		add("build", "meson setup build && meson compile -C build", u)
		test("meson test -C build")
	case "hex":
		add("build", "mix compile", u)
		if slices.ContainsFunc(e.manifest.deps, func(d dependency) bool { return d.eco == "hex" && d.name == "phoenix" && d.file == u.file }) {
			add("run", "mix phx.server", u)
		}
		test("mix test")
		if e.exists(path.Join(u.dir, ".formatter.exs")) {
			add("format", "mix format", u)
		}
	case "pub":
		tool := "dart"
		if slices.ContainsFunc(e.manifest.deps, func(d dependency) bool { return d.eco == "pub" && d.name == "flutter" }) {
			tool = "flutter"
		}
		test(tool + " test")
		if tool == "flutter" {
			add("run", "flutter run", u)
		}
	case "swift":
		add("build", "swift build", u)
		test("swift test")
	case "composer":
		if artisan := path.Join(u.dir, "artisan"); e.exists(artisan) {
			u.file = artisan
			test("php artisan test")
			add("run", "php artisan serve", u)
		}
	case "gem":
		if rails := path.Join(u.dir, "bin/rails"); e.exists(rails) {
			u.file = rails
			if e.exists(path.Join(u.dir, "test/test_helper.rb")) {
				add("test", "bin/rails test", u)
			}
			add("run", "bin/rails server", u)
		} else if rakefile := path.Join(u.dir, "Rakefile"); e.exists(rakefile) && e.any(path.Join(u.dir, "test"), func(f *file) bool { return f.test }) {
			u.file = rakefile
			add("test", "bundle exec rake test", u)
		}
	}
}
