package codebase

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"
)

// labels say what is true of a sample project. They were written by hand, from
// the project alone, before anything was detected in it.
type labels struct {
	Description    string            `yaml:"description"`
	Languages      []string          `yaml:"languages"` // the primary one first
	Frameworks     []string          `yaml:"frameworks"`
	Versions       map[string]string `yaml:"versions"` // by the usual name of what is depended on
	BuildTools     []string          `yaml:"build_tools"`
	TestFrameworks []string          `yaml:"test_frameworks"`
	Databases      []string          `yaml:"databases"`
	Tools          []string          `yaml:"tools"`
	Commands       []string          `yaml:"commands"` // "purpose: command", at least these
	EntryPoints    []string          `yaml:"entry_points"`
	Delivery       []string          `yaml:"delivery"`
	Style          string            `yaml:"style"`
	Layers         []string          `yaml:"layers"`
	Patterns       []string          `yaml:"patterns"`
	Components     []string          `yaml:"components"` // paths, at least these
	Packages       []string          `yaml:"packages"`   // of a monorepo
}

// sample is a project under testdata/projects: labels, then its files.
type sample struct {
	name   string
	labels labels
	files  []txtar.File
}

// samples reads every sample project.
func samples(t *testing.T) []sample {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", "projects", "*.txtar"))
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(paths), 10)
	var list []sample
	for _, p := range paths {
		archive, err := txtar.ParseFile(p)
		require.NoError(t, err)
		s := sample{name: strings.TrimSuffix(filepath.Base(p), ".txtar"), files: archive.Files}
		d := yaml.NewDecoder(bytes.NewReader(archive.Comment))
		d.KnownFields(true)
		require.NoError(t, d.Decode(&s.labels), p)
		list = append(list, s)
	}
	return list
}

// unpack writes the project into a new folder.
func (s sample) unpack(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	s.write(t, root)
	return root
}

// write puts every file of the project into a folder.
func (s sample) write(t *testing.T, root string) {
	t.Helper()
	for _, f := range s.files {
		name := filepath.Join(root, filepath.FromSlash(f.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, f.Data, 0o644))
	}
}

// TestProjectsAreRealistic keeps the samples worth testing with.
func TestProjectsAreRealistic(t *testing.T) {
	t.Parallel()
	for _, s := range samples(t) {
		require.GreaterOrEqual(t, len(s.files), 10, s.name)
		require.LessOrEqual(t, len(s.files), 30, s.name)
		require.NotEmpty(t, s.labels.Description, s.name)
		require.NotEmpty(t, s.labels.Languages, s.name)
		require.NotEmpty(t, s.labels.BuildTools, s.name)
		require.NotEmpty(t, s.labels.Style, s.name)
		require.NotEmpty(t, s.labels.Components, s.name)
		have := map[string]bool{}
		for _, f := range s.files {
			have[f.Name] = true
		}
		require.True(t, have["README.md"], s.name)
		for _, p := range append(s.labels.EntryPoints, s.labels.Delivery...) {
			require.True(t, have[p], "%s: %s", s.name, p)
		}
	}
}
