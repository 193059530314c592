package codebase

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestInit_BuildersBeyondTheUsual: names, versions, dependencies and commands of
// Bazel, sbt and Ant, with the line that says so; a broken one is named and the
// rest goes on.
func TestInit_BuildersBeyondTheUsual(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for name, text := range map[string]string{
		"bz/MODULE.bazel": "# the module\nmodule(\n    name = \"shop\",  # (ours\n    version = \"1.0\",\n)\n\nbazel_dep(name = \"rules_go\", version = \"0.50.1\")\n" +
			"bazel_dep(\n    name = \"gazelle\",\n    version = \"0.39.0\",\n)\n",
		"bz/a_test.go":                "package bz\n",
		"bz/BUILD.bazel":              "go_test(\n    name = \"a_test\",\n    srcs = [\"a_test.go\"],\n)\n",
		"sc/build.sbt":                "ThisBuild / scalaVersion := \"3.4.2\"\nname := \"till\"\n// \"no\" % \"no\" % \"1\"\nlibraryDependencies ++= Seq(\n  \"org.typelevel\" %% \"cats-core\" % \"2.12.0\",\n  \"org.scalatest\" %% \"scalatest\" % \"3.2.19\" % Test,\n)\n",
		"sc/project/build.properties": "sbt.version=1.10.1\n",
		"sc/src/main/scala/A.scala":   "object A extends App\n",
		"an/build.xml":                "<project name=\"old\" default=\"test\">\n  <target name=\"compile\"/>\n  <target name=\"-inner\"/>\n  <target name=\"test\"><junit/></target>\n</project>\n",
		"an/src/A.java":               "class A {}\n",
		"other/build.xml":             "<phone>\n  <target name=\"test\"/>\n</phone>\n",
		"bad/build.xml":               "<project name=\"bad\">\n  <target name=\"test\">\n</project>\n",
		"bad/WORKSPACE":               "workspace(name = \"b\"\n",
		"sc/other/build.properties":   "sbt.version=0.1\n",
	} {
		writeProjectFile(t, root, name, text)
	}
	tech, err := Profile(t.Context(), Options{Root: root})
	require.NoError(t, err)
	var commands []specs.TechCommand
	for _, c := range tech.Overview.Commands {
		if c.Dir != "bad" {
			commands = append(commands, c)
		}
	}
	require.ElementsMatch(t, []specs.TechCommand{
		{Purpose: "build", Command: "ant compile", Dir: "an", File: "an/build.xml", Line: 2},
		{Purpose: "test", Command: "ant test", Dir: "an", File: "an/build.xml", Line: 4},
		{Purpose: "build", Command: "bazel build //...", Dir: "bz", File: "bz/MODULE.bazel"},
		{Purpose: "test", Command: "bazel test //...", Dir: "bz", File: "bz/BUILD.bazel", Line: 1},
		{Purpose: "build", Command: "sbt compile", Dir: "sc", File: "sc/build.sbt"},
		{Purpose: "test", Command: "sbt test", Dir: "sc", File: "sc/build.sbt"},
	}, commands)
	e, done, err := beginProfile(t.Context(), Options{Root: root})
	require.NoError(t, err)
	defer done()
	require.ElementsMatch(t, []dependency{
		{eco: "bazel", name: "rules_go", version: "0.50.1", file: "bz/MODULE.bazel", line: 7},
		{eco: "bazel", name: "gazelle", version: "0.39.0", file: "bz/MODULE.bazel", line: 8},
		{eco: "maven", name: "org.typelevel:cats-core", version: "2.12.0", file: "sc/build.sbt", line: 5},
		{eco: "maven", name: "org.scalatest:scalatest", version: "3.2.19", file: "sc/build.sbt", line: 6},
	}, e.manifest.deps)
	require.ElementsMatch(t, []fact{
		{key: "needs_version", what: "Scala", value: "3.4.2", file: "sc/build.sbt", line: 1},
		{key: "needs_version", what: "sbt", value: "1.10.1", file: "sc/project/build.properties", line: 1},
	}, e.manifest.facts)
	names := map[string]string{}
	for _, p := range tech.Packages {
		names[p.Path] = p.Name
	}
	require.Equal(t, map[string]string{"an": "old", "bz": "shop", "sc": "till"}, names)
	require.Len(t, tech.Metadata.Warnings, 2)
	require.Contains(t, tech.Metadata.Warnings[0], "bad/WORKSPACE:1 could not be understood: line 1: the bracket")
	require.Contains(t, tech.Metadata.Warnings[1], "bad/build.xml:3 could not be understood")
}
