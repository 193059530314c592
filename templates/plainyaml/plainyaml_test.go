package plainyaml

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"
)

// dataFiles are all data files that the program carries.
func dataFiles(t testing.TB) map[string]string {
	files := map[string]string{}
	for _, pattern := range []string{"../*.yaml", "../*/*.yaml", "../*/*/*.yaml", "../../phases/codebase/tables/*.yaml"} {
		names, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, name := range names {
			data, err := os.ReadFile(name)
			require.NoError(t, err)
			files[name] = string(data)
		}
	}
	require.Greater(t, len(files), 60)
	return files
}

// TestBuiltInFilesArePlain keeps every start quick: a file that is not plain is
// read by the YAML library, at twenty times the cost. Write it plainly (no
// block text, anchors, tabs or strings over several lines), or teach the reader.
func TestBuiltInFilesArePlain(t *testing.T) {
	for name, text := range dataFiles(t) {
		var quick any
		require.True(t, sameTree(t, text), "%s is not plain in line %d", name, stop(text))
		if Decode(text, &quick) { // not where words look like numbers in ways of their own
			require.True(t, reflect.DeepEqual(library(t, text), quick), name)
		}
	}
}

// stop is the line in which the reader gives up.
func stop(text string) int {
	r := reader{text: text}
	_ = r.nextLine() && r.block(deepest)
	return 1 + strings.Count(text[:r.at], "\n")
}

// sameTree says whether a text is plain, and when it is that the library sees
// the same in it.
func sameTree(t *testing.T, text string) bool {
	nodes, ok := read(text)
	if !ok {
		return false
	}
	var doc yaml.Node
	require.NoError(t, yaml.Unmarshal([]byte(text), &doc), "%q", text)
	require.Len(t, doc.Content, 1)
	end := sameNode(t, nodes, 0, doc.Content[0])
	require.Len(t, nodes, end)
	return true
}

func sameNode(t *testing.T, nodes []node, i int, want *yaml.Node) int {
	n := nodes[i]
	require.Empty(t, want.Anchor)
	switch n.kind {
	case mapping:
		require.Equal(t, yaml.MappingNode, want.Kind)
		require.Len(t, want.Content, 2*n.size)
	case list:
		require.Equal(t, yaml.SequenceNode, want.Kind)
		require.Len(t, want.Content, n.size)
	default:
		require.Equal(t, yaml.ScalarNode, want.Kind)
		require.Equal(t, want.Value, n.text)
		require.Equal(t, want.Style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle) != 0, n.kind == quoted)
	}
	at := i + 1
	for _, c := range want.Content {
		at = sameNode(t, nodes, at, c)
	}
	require.Equal(t, n.end, at)
	return at
}

func library(t testing.TB, text string) (value any) {
	require.NoError(t, yaml.Unmarshal([]byte(text), &value))
	return value
}

type (
	word  string
	words map[string]string
	inner struct {
		Deep  int
		Other []word `yaml:"other_words"`
	}
	sheet struct {
		Name    string `yaml:"name"`
		inner   `yaml:",inline"`
		Flag    bool              `yaml:"flag,omitempty"`
		Share   float64           `yaml:"share"`
		Words   words             `yaml:"words"`
		Lists   map[word][]string `yaml:"lists"`
		Sheets  []*sheet          `yaml:"sheets"`
		Any     any               `yaml:"any"`
		Skipped string            `yaml:"-"`
	}
	loose struct {
		Name string         `yaml:"name"`
		Rest map[string]any `yaml:",inline"`
	}
	custom struct {
		At   time.Time
		Wait time.Duration
	}
)

// TestDecodeLikeTheLibrary decodes texts into types of all shapes. What the
// reader takes, the library takes, with the same result; taken says which of
// the texts must not be left to the library, into sheet and into loose.
func TestDecodeLikeTheLibrary(t *testing.T) {
	for _, c := range []struct {
		text  string
		taken string
	}{
		{"name: a b\ndeep: 3\nother_words: [x, 'it''s', \"q\\\"\\n\"]\nflag: true\nshare: 0.5\n", "sheet"},
		{"words: {en: One, zh: 一}\nlists:\n  a: [b]\n  c:\n  - d # e\n  - f#g\nsheets:\n- name: x\n  words: {}\n-\n  name: y\n- ~\n", "sheet loose"},
		{"any:\n  - 1\n  - [true, x, null, -2]\n  - {a: b,\n   c: d, # e\n\n}\n", "sheet loose"},
		{"name: 1\nshare: 2\nany: 0\n", "sheet loose"},
		{"name: true\n", "sheet loose"},
		{"name: http://x:1/a?b#c\n", "sheet loose"},
		{"any: [a?b]\n", ""},
		{"any: [http://x/a]\n", "sheet loose"},
		{"name: x\nname: y\n", ""},
		{"words: {a: b, a: c}\n", ""},
		{"lists: {a: [b], a: [c]}\n", ""},
		{"any: {a: b, a: c}\n", ""},
		{"unknown: 1\n", "loose"},
		{"skipped: 1\nhidden: 2\n", "loose"},
		{"deep: 1.5\n", ""},
		{"deep: 017\n", ""},
		{"deep: 1_000\n", ""},
		{"any: 0x10\n", ""},
		{"any: 2020-01-02\n", ""},
		{"any: .inf\n", ""},
		{"flag: yes\n", "loose"},
		{"name:\n", ""},
		{"words: ~\nlists:\nsheets: null\nany:\n", "sheet loose"},
		{"other_words: [a, ~]\n", "loose"},
		{"name: a\n  b\n", ""},
		{"name: |\n  a\n", ""},
		{"name: &a b\n", ""},
		{"name: \"a\n  b\"\n", ""},
		{"name: \"\\u0041\"\n", ""},
		{"name: \"a\\/b\"\n", ""},
		{"name: a: b\n", ""},
		{"name: 'a' b\n", ""},
		{"name: 'a'#b\n", ""},
		{"name: [a]b\n", ""},
		{"<<: {name: x}\n", ""},
		{"~: x\n", ""},
		{"---\nname: x\n", ""},
		{"name: x\n---\nname: y\n", ""},
		{"name: x\n ...\n", ""},
		{"%YAML 1.1\n", ""},
		{"name:\tx\n", ""},
		{"name: x\r\n", ""},
		{"name: \u2028x\n", ""},
		{"name: \u0085x\n", ""},
		{"name: \xff\n", ""},
		{"any: [a, b\n", ""},
		{"any: [a b: c]\n", ""},
		{"any: {a}\n", ""},
		{"any: {a: }\n", ""},
		{"any: {\"a\":b}\n", ""},
		{"any: - a\n", ""},
		{"sheets:\n  - name: x\n   share: 1\n", ""},
		{"name: x\n share: 1\n", ""},
		{" name: x\nshare: 1\n", ""},
		{"any:\n- a\n  - b\n", ""},
		{"any: " + strings.Repeat("[", 100) + strings.Repeat("]", 100) + "\n", ""},
		{strings.Repeat("x", 2000) + ": 1\n", ""},
		{"", ""},
		{"# nothing\n", ""},
		{"a\n", ""},
		{"- a\n", ""},
	} {
		sameTree(t, c.text)
		require.Equal(t, strings.Contains(c.taken, "sheet"), sameValue[sheet](t, c.text), "sheet: %q", c.text)
		require.Equal(t, strings.Contains(c.taken, "loose"), sameValue[loose](t, c.text), "loose: %q", c.text)
		sameValue[any](t, c.text)
		sameValue[map[word]any](t, c.text)
		sameValue[map[string][]sheet](t, c.text)
	}
	require.False(t, sameValue[custom](t, "wait: 5\n"))
	require.False(t, sameValue[custom](t, "at: 2020-01-02\n"))
	require.False(t, sameValue[map[word]any](t, "a: 1\n"), "the library hands such a type down")
}

// sameValue says whether a text is decoded here, and when it is that the
// library gives the same.
func sameValue[T any](t *testing.T, text string) bool {
	var quick, slow T
	if !Decode(text, &quick) {
		require.Zero(t, quick, "%q", text)
		return false
	}
	dec := yaml.NewDecoder(bytes.NewReader([]byte(text)))
	dec.KnownFields(true)
	require.NoError(t, dec.Decode(&slow), "%q", text)
	require.Equal(t, slow, quick, "%q", text)
	return true
}

func TestDecodeIntoWhatIsNotEmpty(t *testing.T) {
	require.False(t, Decode("name: x\n", &sheet{Flag: true}), "the library would keep the flag")
	require.False(t, Decode("name: x\n", sheet{}))
	require.False(t, Decode("name: x\n", (*sheet)(nil)))
}

func FuzzDecode(f *testing.F) {
	for _, text := range []string{
		"name: a b\nwords: {en: One, zh: '一'}\nlists:\n  a: [b, \"c\\n\"]\nsheets:\n- name: x # y\n  deep: 3\n- ~\n",
		"any:\n  - - 1\n    - [true, x, null, -2.5]\n  -\n    a:\n    - {a: b,\n   c: d, # e\n\n}\n",
		"'q': x\n\"r\" : [http://x:1/a?b#c, -a, --b]\n? x\n: y\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if !sameTree(t, text) {
			return
		}
		sameValue[sheet](t, text)
		sameValue[loose](t, text)
		sameValue[any](t, text)
	})
}

func BenchmarkDecode(b *testing.B) {
	files := dataFiles(b)
	for _, c := range []struct {
		name   string
		decode func(text string, out any) bool
	}{
		{"plain", Decode},
		{"library", func(text string, out any) bool { return yaml.Unmarshal([]byte(text), out) == nil }},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				size := 0
				for _, text := range files {
					var value any
					c.decode(text, &value)
					size += len(text)
				}
				b.SetBytes(int64(size))
			}
		})
	}
}
