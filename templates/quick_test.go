package templates

import (
	"io/fs"
	"path"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"
)

// bareTree is what decoding asks of a tree.
type bareTree struct {
	Kind    yaml.Kind
	Tag     string
	Value   string
	Content []bareTree
}

func bare(n *yaml.Node) bareTree {
	out := bareTree{Kind: n.Kind, Tag: n.ShortTag(), Value: n.Value}
	for _, c := range n.Content {
		out.Content = append(out.Content, bare(c))
	}
	return out
}

func requireLikeLibrary(t *testing.T, text string) (quick bool) {
	t.Helper()
	root := quickYAML(text)
	if root == nil {
		return false
	}
	var doc yaml.Node
	require.NoError(t, yaml.Unmarshal([]byte(text), &doc), "%q", text)
	require.Equal(t, bare(doc.Content[0]), bare(root))
	return true
}

// TestQuickReadsEveryDataFile holds the quick reader against the library.
func TestQuickReadsEveryDataFile(t *testing.T) {
	t.Parallel()
	read, quick := 0, 0
	require.NoError(t, fs.WalkDir(embedded, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".yaml" {
			return err
		}
		data, err := fs.ReadFile(embedded, name)
		require.NoError(t, err)
		read++
		if requireLikeLibrary(t, string(data)) {
			quick++
		} else {
			t.Logf("%s is left to the library", name)
		}
		return nil
	}))
	require.Greater(t, read, 20)
	require.Greater(t, 10*quick, 9*read)
}

func FuzzQuick(f *testing.F) {
	for _, s := range []string{
		"a: b\n", "a:\n  - b\n  - c: d\n    e: {f: \"g\", h: [i, \"j\\\"k\"]}\nl:\n- m # n\n", "a: 1.5\nb: true\nc: ~\n", "a: b # c\nd: \"e\" # f\n",
		"a: [b, c d, \"e\"]\n", "- a\n- {b: c}\n", "a: b: c\n", "a: -b\n", "a: b\n  c\n", "a:\n", "a: 'b'\n", "a: |\n  b\n", "a: {}\nb: []\n", "a: 2026-01-31\n",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var doc yaml.Node
		if yaml.Unmarshal([]byte(text), &doc) == nil && len(doc.Content) > 0 { // as what is embedded is
			requireLikeLibrary(t, text)
		}
	})
}

func TestUnknownKeysAreLeftToTheLibrary(t *testing.T) {
	t.Parallel()
	type inner struct {
		Name string `yaml:"name"`
	}
	type known struct {
		ID   string           `yaml:"id"`
		List []inner          `yaml:"list"`
		Map  map[string]inner `yaml:"map"`
	}
	type open struct {
		ID   string         `yaml:"id"`
		Rest map[string]any `yaml:",inline"`
	}
	for text, want := range map[string]bool{
		"id: a\nlist: [{name: b}]\n": true, "id: a\nx: b\n": false, "list: [{name: b, x: c}]\n": false, "map: {a: {x: c}}\n": false, "map: {a: {name: c}}\n": true,
	} {
		require.Equal(t, want, decodeQuick([]byte(text), &known{}), "%q", text)
	}
	got := open{}
	require.True(t, decodeQuick([]byte("id: a\nx: [b]\n"), &got))
	require.Equal(t, open{ID: "a", Rest: map[string]any{"x": []any{"b"}}}, got)
}
