package codebase

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestArchitectureOfProjects holds what is told of every sample project against
// what was written down of it by hand.
func TestArchitectureOfProjects(t *testing.T) {
	t.Parallel()
	tables, err := loadTables()
	require.NoError(t, err)
	for _, s := range samples(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			got, proof, parts := told(t, s.unpack(t), tables)
			require.Equal(t, s.labels.Style, got.Style)
			require.Equal(t, append([]string{}, s.labels.Layers...), got.Layers)
			require.ElementsMatch(t, s.labels.Patterns, got.Patterns)
			require.LessOrEqual(t, len(parts), 10)
			for _, want := range s.labels.Components {
				require.True(t, slices.ContainsFunc(parts, func(c specs.KeyComponent) bool { return within(c.Path, want) }), "no %s in %v", want, parts)
			}
			for _, c := range parts {
				require.NotEmpty(t, c.Name)
				require.NotEmpty(t, c.Description)
				require.Contains(t, []string{"high", "medium", "low"}, c.Importance)
			}
			require.Equal(t, "high", parts[0].Importance)
			for _, p := range proof {
				require.NotEmpty(t, p.Reason, p.Value)
				require.NotContains(t, p.Reason, "{", p.Value)
				require.NotEmpty(t, p.Files, p.Value)
			}
		})
	}
}

// told is the architecture of the project under root, with its proof.
func told(t *testing.T, root string, tables *tables) (specs.TechArchitecture, []specs.TechEvidence, []specs.KeyComponent) {
	t.Helper()
	e, done, err := beginProfile(t.Context(), Options{Root: root, tables: tables})
	require.NoError(t, err)
	if e == nil {
		return specs.TechArchitecture{}, nil, nil
	}
	defer done()
	e.links = e.connect()
	a, proof := e.architecture()
	return a, proof, e.keyComponents()
}

// TestNoWordWithoutItsProof takes the files away that prove a claim of a
// profile, one claim at a time: the claim must go, too.
func TestNoWordWithoutItsProof(t *testing.T) {
	t.Parallel()
	tables, err := loadTables()
	require.NoError(t, err)
	for _, s := range samples(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			root := s.unpack(t)
			all, err := Profile(t.Context(), Options{Root: root, tables: tables})
			require.NoError(t, err)
			for _, claim := range all.Overview.Evidence {
				if claim.Field == "technology_stack.languages" && len(claim.Files) == maxEvidence {
					continue // more files speak for it than are named
				}
				if claim.Field == "description" {
					continue // a second file may say the same
				}
				for _, name := range claim.Files {
					hide(t, root, name)
				}
				left, err := Profile(t.Context(), Options{Root: root, tables: tables})
				require.NoError(t, err)
				for _, other := range left.Overview.Evidence {
					require.False(t, other.Field == claim.Field && other.Value == claim.Value, "%s %s outlived %v: %s %v", claim.Field, claim.Value, claim.Files, other.Reason, other.Files)
				}
				s.write(t, root)
			}
		})
	}
}

// TestFlatProject: all code in one folder, some of it broken, comes to an end.
func TestFlatProject(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for name, text := range map[string]string{
		"main.go": "package main\n\nfunc main() {}\n", "x.rs": "fn main() {} use a::{b::{c,\n", "a.cs": "using ;\n", "A.java": "import\n", "a.php": "<?php\nuse ;\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(text), 0o644))
	}
	tables, err := loadTables()
	require.NoError(t, err)
	got, _, parts := told(t, root, tables)
	require.Equal(t, StyleCLI, got.Style)
	require.NotEmpty(t, parts)
}

// hide takes a file, or a folder, of a project away.
func hide(t *testing.T, root, name string) {
	t.Helper()
	require.NoError(t, os.RemoveAll(filepath.Join(root, filepath.FromSlash(name))))
}

// TestArchitectureOfThisRepository tells a few truths about the code at hand.
func TestArchitectureOfThisRepository(t *testing.T) {
	t.Parallel()
	tables, err := loadTables()
	require.NoError(t, err)
	got, proof, parts := told(t, filepath.Join("..", ".."), tables)
	require.Equal(t, StyleCLI, got.Style)
	require.Contains(t, got.Patterns, "tests-beside-source")
	require.Contains(t, got.Patterns, "table-driven-tests")
	require.NotContains(t, got.Patterns, "mvc")
	require.True(t, slices.ContainsFunc(parts, func(c specs.KeyComponent) bool { return c.Path == "specs" }), parts)
	require.Equal(t, "cmd", got.Layers[0])
	require.Less(t, slices.Index(got.Layers, "phases"), slices.Index(got.Layers, "specs"))
	require.GreaterOrEqual(t, len(parts), 5)
	for _, p := range proof {
		for _, name := range p.Files {
			require.NotContains(t, name, "testdata/", "%s is proven by a fixture", p.Value)
		}
	}
}
