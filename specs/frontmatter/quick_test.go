package frontmatter

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"
)

// generated is front matter as documents have it.
const generated = `session_id: SPEC-sample-2026-01-31
phase: 3
document_type: requirement
status: complete
generated_at: "2026-01-31T09:00:00Z"
stepsCompleted: ["phase-3", two words, 4]
version: 1
title: 短链接 service
none: []
traces_to: [G-001, "G-002: é, # x"]
`

func TestQuickReadsWhatIsGenerated(t *testing.T) {
	t.Parallel()
	require.NotNil(t, quick([]byte(generated), 1))
	for _, odd := range []string{
		"", "a: b", "a:\n", "a: \n", "a: b \n", "a: b: c\n", "a: yes\n", "a: 01\n", "a: 1.5\n", "a: 2026-01-31\n", "a: \"\\n\"\n", "a: \"x\" \n",
		"a: [b\n", "a: [b,c]\n", "a: [b, ]\n", "a: [[b]]\n", "a: b # c\n", "a: &x b\n", "a: *x\n", "a: |\n  b\n", " a: b\n", "yes: b\n",
		"a: b\r\n", "a: b\n\n", "# c\n", "1: a\n", "a: \u2028\n", "a: \"\u0085\"\n", "a: \xff\n", "a: b\t\n", "<<: a\n", "a: ~\n", "a: 'b'\n",
	} {
		require.Nil(t, quick([]byte(odd), 1), "%q", odd)
	}
}

type name string

// requireLikeYAML holds quick against the library: the same tree, or none.
func requireLikeYAML(t *testing.T, text string) {
	t.Helper()
	root := quick([]byte(text), 1)
	if root == nil {
		return
	}
	var doc yaml.Node
	require.NoError(t, yaml.Unmarshal([]byte(text), &doc), "%q", text)
	require.Len(t, doc.Content, 1)
	require.Equal(t, doc.Content[0], root, "%q", text)
	for i := 0; i < len(root.Content); i += 2 {
		value := root.Content[i+1]
		var slow, fast string
		if setPlain(value, &fast) {
			require.NoError(t, value.Decode(&slow))
			require.Equal(t, slow, fast)
		}
		var slowName, fastName name
		if setPlain(value, &fastName) {
			require.NoError(t, value.Decode(&slowName))
			require.Equal(t, slowName, fastName)
		}
		var slowNumber, fastNumber int
		if setPlain(value, &fastNumber) {
			require.NoError(t, value.Decode(&slowNumber))
			require.Equal(t, slowNumber, fastNumber)
		}
		var slowList, fastList []string
		if setPlain(value, &fastList) {
			require.NoError(t, value.Decode(&slowList))
			require.Equal(t, slowList, fastList)
		}
	}
}

func FuzzQuick(f *testing.F) {
	f.Add(generated)
	for line := range strings.Lines(generated) {
		f.Add(line)
	}
	for _, seed := range []string{
		"a: b-\n", "a: b - c\n", "a: b--\n", "a: b  c\n", "a: n\n", "a: [a-, b]\n", "a: x/\n", "a: e5\n", "a: 0\n", "a: inf\n", "a: Ⅷ\n", "a: ａ\n", "a: [0, 00]\n",
		"a: b\na: c\n", "a: \"\"\n", "a: \"  x  \"\n", "a: [\"a\", \"\"]\n", "a: o7\n", "a: b._-/.\n", "a: null\n", "a: [yes]\n", "a: 999999999\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		f := &Front{yaml: []byte(text)}
		if f.bounds() == nil {
			requireLikeYAML(t, text)
		}
	})
}
