package jsontree_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestValuesKnowTheirLines(t *testing.T) {
	t.Parallel()
	root, err := jsontree.Parse("a.json", []byte("\ufeff{\r\n \"a\": [1,\r\n  {\"b\": \"x\\ny\"}, null],\r\n \"n\": null, \"d\":\r\n 15.5, \"t\": true }\r\n"))
	require.NoError(t, err)
	require.Equal(t, jsontree.Object, root.Kind)
	list := root.Get("z", "a")
	require.Equal(t, 2, list.Line)
	require.Equal(t, "x\ny", list.Items[1].Get("b").Text)
	require.Equal(t, 3, list.Items[1].Get("b").Line)
	require.Nil(t, root.Get("n"))
	require.Equal(t, 4, root.Members[2].Line)
	require.Equal(t, 5, root.Get("d").Line)
	value, ok := root.Get("d").Float()
	require.True(t, ok)
	require.InDelta(t, 15.5, value, 0)
	_, ok = root.Get("d").Whole()
	require.False(t, ok)
	require.Equal(t, "true", root.Get("t").Plain())
	require.Len(t, root.Get("t").Each(), 1)
	require.Len(t, root.Texts(), 1)
	require.Empty(t, root.Get("none").Get("more").Each())
	require.Equal(t, 7, root.Get("none").LineOr(7))
}

func TestWhatIsRefusedNamesItsLine(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		text, code string
		line       int
	}{
		"empty":        {"  \n\n", "input.bad_json", 1},
		"cut off":      {"{\n\"a\": [1,\n2", "input.bad_json", 3},
		"comma":        {"{\n\"a\": 1,\n}", "input.bad_json", 3},
		"two values":   {"{}\n{}", "input.bad_json", 2},
		"doubled key":  {"{\"a\":1,\n\"a\":2}", "input.bad_json", 2},
		"binary":       {"{\n\"a\": \"\xff\xfe\"}", "input.bad_json", 2},
		"zero bytes":   {"\x00\x00", "input.bad_json", 1},
		"deep":         {strings.Repeat("[", 100_000), "input.too_large", 1},
		"deep objects": {strings.Repeat("{\"a\":\n", 5000), "input.too_large", 102},
		"many":         {"[" + strings.Repeat("1,", 110_000) + "1]", "input.too_large", 1},
	} {
		_, err := jsontree.Parse("x.json", []byte(test.text))
		require.Error(t, err, name)
		p := problem.From(err)
		require.Equal(t, test.code, p.Code, name)
		require.Equal(t, "x.json", p.File, name)
		require.Equal(t, test.line, p.Line, name)
		require.NotEmpty(t, p.Fix, name)
	}
}

// FuzzParse: what is read is what the library reads, and no text breaks it.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"{}", "[1,2,{\"a\":null}]", "{\"a\":\"\\u0000\"}", "\ufeff\n1e99", "{\"a\":1,\"a\":2}", "[[[["} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		root, err := jsontree.Parse("x", data)
		if err != nil {
			p := problem.From(err)
			require.Contains(t, []string{"input.bad_json", "input.too_large"}, p.Code)
			require.Positive(t, p.Line)
			require.LessOrEqual(t, p.Line, 1+strings.Count(string(data), "\n"))
			return
		}
		require.True(t, json.Valid([]byte(strings.TrimPrefix(string(data), "\ufeff"))))
		root.Texts()
	})
}
