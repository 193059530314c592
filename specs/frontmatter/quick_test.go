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
mvp: true
flags: [true, false, "no"]
traces_to: [G-001, "G-002: é, # x"]
`

func TestQuickReadsWhatIsGenerated(t *testing.T) {
	t.Parallel()
	require.True(t, (&Front{yaml: []byte(generated)}).quick())
	for _, odd := range []string{
		"", "a: b", "a:\n", "a: \n", "a: b \n", "a: b: c\n", "a: yes\n", "a: 01\n", "a: 1.5\n", "a: 2026-01-31\n", "a: \"\\n\"\n", "a: \"x\" \n",
		"a: [b\n", "a: [b,c]\n", "a: [b, ]\n", "a: [[b]]\n", "a: b # c\n", "a: &x b\n", "a: *x\n", "a: |\n  b\n", " a: b\n", "yes: b\n",
		"a: b\r\n", "a: b\n\n", "# c\n", "1: a\n", "a: \u2028\n", "a: \"\u0085\"\n", "a: \xff\n", "a: b\t\n", "<<: a\n", "a: ~\n", "a: 'b'\n",
		"true: a\n", "a: b\na: c\n",
	} {
		require.False(t, (&Front{yaml: []byte(odd)}).quick(), "%q", odd)
	}
}

type name string

// requireLikeYAML holds quick against the library: the same fields at the same
// places with the same values, or none.
func requireLikeYAML(t *testing.T, text string) {
	t.Helper()
	fast := &Front{yaml: []byte(text)}
	if !fast.quick() {
		return
	}
	var doc yaml.Node
	require.NoError(t, yaml.Unmarshal([]byte(text), &doc), "%q", text)
	require.Len(t, doc.Content, 1)
	slow := &Front{yaml: []byte(text)}
	require.NoError(t, slow.locate(doc.Content[0]))
	require.Len(t, fast.fields, len(slow.fields), "%q", text)
	for i, x := range fast.fields {
		value := slow.fields[i].value
		require.Equal(t, value, fast.node(&x), "%q", text)
		require.Equal(t, slow.fields[i].plain().list, withoutPlaces(x.plain()).list)
		x.line, x.value = "", value
		require.Equal(t, slow.fields[i], x, "%q", text)
		requireSet(t, value, fast.fields[i].plain())
	}
}

// withoutPlaces is a value without what the nodes of the library do not tell.
func withoutPlaces(v plain) plain {
	for i := range v.list {
		v.list[i].at, v.list[i].quoted = 0, false
	}
	if v.isList && v.list == nil {
		v.list = []scalar{}
	}
	return v
}

// requireSet holds what a value is set to against what the library decodes.
func requireSet(t *testing.T, value *yaml.Node, v plain) {
	t.Helper()
	var slow, fast string
	if v.set(&fast) {
		require.NoError(t, value.Decode(&slow))
		require.Equal(t, slow, fast)
	}
	var slowName, fastName name
	if v.set(&fastName) {
		require.NoError(t, value.Decode(&slowName))
		require.Equal(t, slowName, fastName)
	}
	var slowNumber, fastNumber int
	if v.set(&fastNumber) {
		require.NoError(t, value.Decode(&slowNumber))
		require.Equal(t, slowNumber, fastNumber)
	}
	var slowTruth, fastTruth bool
	if v.set(&fastTruth) {
		require.NoError(t, value.Decode(&slowTruth))
		require.Equal(t, slowTruth, fastTruth)
	}
	var slowList, fastList []string
	if v.set(&fastList) {
		require.NoError(t, value.Decode(&slowList))
		require.Equal(t, slowList, fastList)
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
