package codebase

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestProfileOfProjects holds the profile of every sample project against what
// was written down of it by hand: what it is built with, its commands, where it
// starts and how it is delivered.
func TestProfileOfProjects(t *testing.T) {
	t.Parallel()
	tables, err := loadTables()
	require.NoError(t, err)
	for _, s := range samples(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			tech, err := Profile(t.Context(), Options{Root: s.unpack(t), tables: tables})
			require.NoError(t, err)
			o, want := tech.Overview, s.labels
			check := func(what string, want, got []string) {
				if len(want)+len(got) > 0 {
					require.ElementsMatch(t, want, got, what)
				}
			}
			var languages, commands, starts, delivery, packages []string
			for i, l := range o.TechnologyStack.Languages {
				languages = append(languages, l.Name)
				require.Equal(t, i == 0, l.Primary)
			}
			require.Equal(t, want.Description, o.Description)
			require.Equal(t, want.Languages[0], languages[0])
			check("languages", want.Languages, languages)
			check("frameworks", want.Frameworks, o.TechnologyStack.Frameworks)
			check("build tools", want.BuildTools, o.TechnologyStack.BuildTools)
			check("test frameworks", want.TestFrameworks, o.TechnologyStack.TestFrameworks)
			check("databases", want.Databases, o.TechnologyStack.Databases)
			check("tools", want.Tools, o.TechnologyStack.Tools)
			for _, c := range o.Commands {
				commands = append(commands, c.Purpose+": "+c.Command)
			}
			require.Subset(t, commands, want.Commands)
			starts, delivery = placePaths(o.EntryPoints), placePaths(o.Delivery)
			require.Subset(t, starts, want.EntryPoints)
			require.Subset(t, delivery, want.Delivery)
			for _, p := range tech.Packages {
				packages = append(packages, p.Path)
			}
			if len(want.Packages) > 0 {
				check("packages", want.Packages, packages)
			}
			versions := map[string][]string{}
			for _, d := range o.TechnologyStack.Dependencies {
				versions[d.Name] = append(versions[d.Name], d.Version)
			}
			for _, name := range sortedKeys(want.Versions) {
				require.Contains(t, versions[name], want.Versions[name], name)
			}
		})
	}
}

func placePaths(list []specs.TechPlace) []string {
	paths := []string{}
	for _, p := range list {
		paths = append(paths, p.Path)
	}
	return paths
}
