package codebase

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// bazelShop is a repository that only Bazel builds: a server and its library in
// Go without a go.mod, a tool in Python, an app in Swift, and what a reader of
// build files must not fall for.
func bazelShop() map[string]string {
	return map[string]string{
		"MODULE.bazel":  "module(name = \"shop\")\nbazel_dep(name = \"rules_go\", version = \"0.50.1\")\n",
		".bazelversion": "7.4.1\n",
		"services/pay/BUILD.bazel": `load("@rules_go//go:def.bzl", "go_binary", "go_library")

go_library(
    name = "pay_lib",  # holds (main
    srcs = ["main.go"],
    importpath = "example.com/shop/services/pay",
    deps = ["//lib/money"],
)

go_binary(
    name = "pay",
    embed = [":pay_lib"],
)

go_test(
    name = "pay_test",
    srcs = glob(["*_test.go"], exclude = ["slow_test.go"]),
)
`,
		"services/pay/main.go":      "// Command pay takes payments.\npackage main\n\nimport \"example.com/shop/lib/money\"\n\nfunc main() { money.Round() }\n",
		"services/pay/main_test.go": "package main\n",
		"lib/money/BUILD":           "go_library(name = \"money\", srcs = [\"money.go\"], importpath = \"example.com/shop/lib/money\", visibility = [\"//visibility:public\"])\n",
		"lib/money/money.go":        "// Package money counts.\npackage money\n\n// Round rounds.\nfunc Round() {}\n",
		"tools/BUILD.bazel": `"""What helps: go_binary(name = "said_in_words")."""
py_binary(name = "import-orders", srcs = select({"//conditions:default": ["orders.py"]}))
[sh_test(name = n, srcs = [n + ".sh"]) for n in ["a", "b"]]
PAIR = struct(name = "no_target")
py_binary(name = "pre" + "fix", srcs = ["x.py"])
java_binary(name = "only_in_tests", testonly = True, srcs = ["A.java"])
# cc_binary(name = "was_here")
`,
		"tools/orders.py":       "print('x')\n",
		"app/BUILD":             "swift_binary(\n    name = \"app\",\n    srcs = glob([\"*.swift\"]),\n    deps = [\"//app/store\"],\n)\n",
		"app/main.swift":        "print(1)\n",
		"app/store/BUILD":       "swift_library(\n    name = \"store\",\n    srcs = [\"Store.swift\"],\n    deps = [\"@swift_log//:Logging\"],\n)\n",
		"app/store/Store.swift": "public struct Store {}\n",
	}
}

// bazelProfile writes the files and profiles them.
func bazelProfile(t *testing.T, files map[string]string) *specs.ProjectTech {
	t.Helper()
	root := t.TempDir()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		at := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(files[name]), 0o600))
	}
	tech, err := Profile(t.Context(), Options{Root: root})
	require.NoError(t, err)
	return tech
}

// TestInit_Bazel: targets become commands and entry points with the line that
// names them; what only looks like a target becomes nothing.
func TestInit_Bazel(t *testing.T) {
	t.Parallel()
	o := bazelProfile(t, bazelShop()).Overview
	require.ElementsMatch(t, []specs.TechCommand{
		{Purpose: "build", Command: "bazel build //...", Dir: ".", File: "MODULE.bazel"},
		{Purpose: "build", Command: "bazel build //app:app", Dir: ".", File: "app/BUILD", Line: 1},
		{Purpose: "build", Command: "bazel build //services/pay:pay", Dir: ".", File: "services/pay/BUILD.bazel", Line: 10},
		{Purpose: "build", Command: "bazel build //tools:import-orders", Dir: ".", File: "tools/BUILD.bazel", Line: 2},
		{Purpose: "run", Command: "bazel run //tools:import-orders", Dir: ".", File: "tools/BUILD.bazel", Line: 2},
		{Purpose: "test", Command: "bazel test //...", Dir: ".", File: "services/pay/BUILD.bazel", Line: 15},
		{Purpose: "run", Command: "bazel run //app:app", Dir: ".", File: "app/BUILD", Line: 1},
		{Purpose: "run", Command: "bazel run //services/pay:pay", Dir: ".", File: "services/pay/BUILD.bazel", Line: 10},
	}, o.Commands)
	starts := map[string]string{}
	for _, p := range o.EntryPoints {
		starts[p.Path] = p.Description
	}
	require.Equal(t, "program //services/pay:pay (services/pay/BUILD.bazel)", starts["services/pay/main.go"])
	require.Equal(t, "program //app:app (app/BUILD)", starts["app/main.swift"])
	require.Contains(t, o.TechnologyStack.Dependencies, specs.TechDependency{Name: "Bazel", Package: "Bazel", Version: "7.4.1", File: ".bazelversion", Line: 1})
	require.Contains(t, o.Evidence, specs.TechEvidence{
		Field: "technology_stack.languages", Value: "Go", Files: []string{"lib/money/BUILD", "services/pay/BUILD.bazel"},
		Reason: "4 targets of Bazel are built from it, such as go_library //lib/money:money",
	})
	var components []string
	for _, c := range o.KeyComponents {
		components = append(components, c.Path)
	}
	require.Contains(t, components, "lib/money")
	require.Contains(t, components, "app/store")
}

// TestInit_BazelLinks: Go finds its packages by the paths that targets give
// them, and Swift by the dependencies of targets.
func TestInit_BazelLinks(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for name, text := range bazelShop() {
		writeProjectFile(t, root, name, text)
	}
	e, done, err := beginProfile(t.Context(), Options{Root: root})
	require.NoError(t, err)
	defer done()
	links := e.connect()
	require.Equal(t, []string{"lib/money"}, links.out["services/pay"])
	require.Equal(t, []string{"app/store/Store.swift"}, links.out["app/main.swift"])
}

// TestInit_BazelWithoutEvidence: every claim goes with the file that proves it.
func TestInit_BazelWithoutEvidence(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		without []string
		gone    string
	}{
		{[]string{"services/pay/BUILD.bazel"}, "bazel build //services/pay:pay"},
		{[]string{"services/pay/BUILD.bazel"}, "bazel test //..."},
		{[]string{"app/BUILD"}, "bazel run //app:app"},
		{[]string{"app/BUILD"}, "app/main.swift"},
		{[]string{"app/BUILD", "app/store/BUILD", "lib/money/BUILD", "services/pay/BUILD.bazel", "tools/BUILD.bazel"}, "bazel build //..."},
		{[]string{"app/BUILD", "app/store/BUILD"}, "swift_binary"},
		{[]string{"MODULE.bazel"}, "bazel"},
		{[]string{"MODULE.bazel"}, "targets of Bazel"},
	} {
		files := bazelShop()
		require.Contains(t, bazelSaid(bazelProfile(t, files)), c.gone)
		for _, name := range c.without {
			delete(files, name)
		}
		require.NotContains(t, bazelSaid(bazelProfile(t, files)), c.gone, "%v", c.without)
	}
}

// bazelSaid is every claim of a profile about commands, places and languages.
func bazelSaid(tech *specs.ProjectTech) string {
	var all []string
	for _, c := range tech.Overview.Commands {
		all = append(all, c.Command)
	}
	for _, p := range tech.Overview.EntryPoints {
		all = append(all, p.Path)
	}
	for _, e := range tech.Overview.Evidence {
		all = append(all, e.Field+" "+e.Value+" "+e.Reason)
	}
	return strings.Join(all, "\n")
}

// TestInit_BazelBroken: a broken build file is named and the targets after what
// is broken are still found; a file that is called BUILD elsewhere is no build
// file at all; packages inside a workspace are told by their own labels.
func TestInit_BazelBroken(t *testing.T) {
	t.Parallel()
	tech := bazelProfile(t, map[string]string{
		"ws/WORKSPACE":           "workspace(name = \"w\")\n",
		"ws/a/BUILD":             "cc_library(\n    name = \"a\",\n    srcs = [\"a.cc\",\n\ncc_binary(\n    name = \"b\",\n    srcs = [\"b.cc\"],\n)\ncc_test(name = 'open\n)\n",
		"ws/a/a.cc":              "int a;\n",
		"ws/a/b.cc":              "int main() { return 0; }\n",
		"ws/js/package.json":     "{\"name\": \"js\", \"scripts\": {\"test\": \"jest\"}}\n",
		"ws/js/BUILD.bazel":      "js_test(name = \"all\", srcs = [\"a.js\"])\n",
		"ws/js/a.js":             "x\n",
		"BUILD":                  "How to build: make(\n",
		"other/BUILD":            "go_binary(name = \"nothing\")\n",
		"other/go.mod":           "module example.com/o\n",
		"other/main.go":          "package main\n\nfunc main() {}\n",
		"ws/third_party/x/BUILD": "cc_binary(name = \"theirs\", srcs = [\"x.cc\"])\n",
		"ws/third_party/x/x.cc":  "int main() { return 0; }\n",
	})
	said := bazelSaid(tech)
	require.Contains(t, said, "bazel build //a:b")
	require.Contains(t, said, "ws/a/b.cc")
	require.NotContains(t, said, "nothing")
	require.NotContains(t, said, "theirs")
	require.Equal(t, []string{"ws/a/BUILD:9 could not be understood: line 9: a string is not closed"}, tech.Metadata.Warnings)
	for _, p := range tech.Packages {
		if p.Path == "ws/js" {
			require.Contains(t, p.Overview.Commands, specs.TechCommand{Purpose: "test", Command: "bazel test //js/...", Dir: "ws", File: "ws/js/BUILD.bazel", Line: 1})
		}
	}
}
