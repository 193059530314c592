package codebase

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// A command is claimed for the file that proves it, and vanishes with it.
func TestCommandsAreThoseOfTheManifests(t *testing.T) {
	t.Parallel()
	script := func(name string) string { return `{"scripts":{"` + name + `":"run it"}}` }
	for name, test := range map[string]struct {
		files map[string]string
		proof string // without this file nothing is claimed
		want  string
	}{
		"go":             {map[string]string{"go.mod": "module x\n"}, "go.mod", "go test ./..."},
		"npm":            {map[string]string{"package.json": script("test"), "package-lock.json": "{}"}, "package.json", "npm test"},
		"pnpm":           {map[string]string{"package.json": script("test"), "pnpm-lock.yaml": "x"}, "package.json", "pnpm test"},
		"yarn":           {map[string]string{"package.json": script("test"), "yarn.lock": ""}, "package.json", "yarn test"},
		"bun":            {map[string]string{"package.json": script("test"), "bun.lock": ""}, "package.json", "bun run test"},
		"named manager":  {map[string]string{"package.json": `{"packageManager":"pnpm@9.1.0","scripts":{"test":"vitest"}}`}, "package.json", "pnpm test"},
		"unknown one":    {map[string]string{"package.json": `{"packageManager":"rm -rf@1","scripts":{"test":"vitest"}}`}, "package.json", "npm test"},
		"other scripts":  {map[string]string{"package.json": `{"scripts":{"test":"echo \"Error: no test specified\" && exit 1","lint":"eslint .","test:unit":"vitest"}}`}, "package.json", "npm run test:unit"},
		"cargo":          {map[string]string{"Cargo.toml": "[package]\n"}, "Cargo.toml", "cargo test"},
		"pytest":         {map[string]string{"pyproject.toml": "[tool.pytest.ini_options]\n"}, "pyproject.toml", "python -m pytest"},
		"django":         {map[string]string{"manage.py": "#!/usr/bin/env python\n"}, "manage.py", "python manage.py test"},
		"maven":          {map[string]string{"pom.xml": "<project/>"}, "pom.xml", "mvn test"},
		"maven wrapper":  {map[string]string{"pom.xml": "<project/>", "mvnw": "#!/bin/sh\n"}, "pom.xml", "./mvnw test"},
		"gradle":         {map[string]string{"build.gradle": "plugins {}"}, "build.gradle", "gradle test"},
		"gradle kotlin":  {map[string]string{"build.gradle.kts": "plugins {}"}, "build.gradle.kts", "gradle test"},
		"gradle wrapper": {map[string]string{"gradlew": "#!/bin/sh\n"}, "gradlew", "./gradlew test"},
		"dotnet":         {map[string]string{"Shop.sln": "Project(\"{FAE0}\") = \"Shop.Tests\", \"tests\\Shop.Tests\\Shop.Tests.csproj\", \"{1}\"\n"}, "Shop.sln", "dotnet test"},
		"dotnet project": {map[string]string{"Shop.Tests.csproj": `<PackageReference Include="Microsoft.NET.Test.Sdk" Version="17.0.0" />`}, "Shop.Tests.csproj", "dotnet test"},
		"make":           {map[string]string{"Makefile": ".PHONY: test\ntest: build\n\tprove t\n"}, "Makefile", "make test"},
		"make check":     {map[string]string{"Makefile": "check::\n\tprove t\n"}, "Makefile", "make check"},
		"composer":       {map[string]string{"composer.json": script("test")}, "composer.json", "composer test"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			for file, text := range test.files {
				require.NoError(t, os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600))
			}
			require.Equal(t, []Command{{test.want, test.proof}}, Commands(dir))
			require.NoError(t, os.Remove(filepath.Join(dir, test.proof)))
			require.Empty(t, Commands(dir))
		})
	}
}

// What only looks like a command is none.
func TestCommandsAreNotGuessed(t *testing.T) {
	t.Parallel()
	for file, text := range map[string]string{
		"package.json":     `{"scripts":{"start":"node ."}}`,
		"requirements.txt": "flask==3.0\n",
		"pyproject.toml":   "[project]\nname = \"x\"\n",
		"Makefile":         "test := yes\nTEST: x\nbuild:\n\techo test:\n",
		"Shop.csproj":      "<Project Sdk=\"Microsoft.NET.Sdk\" />",
		"Shop.sln":         "Project(\"{FAE0}\") = \"Shop\", \"Shop.csproj\", \"{1}\"\n",
		"composer.json":    `[1]`,
		"go.mod":           "",
	} {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600))
		require.Empty(t, Commands(dir), file)
	}
	require.Empty(t, Commands(filepath.Join(t.TempDir(), "none")))
}

func TestCommandsOfSeveralLanguages(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for file, text := range map[string]string{"go.mod": "module x\n", "package.json": `{"scripts":{"test":"vitest"}}`, "Cargo.toml": "[package]\n", "Makefile": "test:\n"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600))
	}
	require.Equal(t, []Command{{"go test ./...", "go.mod"}, {"npm test", "package.json"}, {"cargo test", "Cargo.toml"}}, Commands(dir))
}
