package issues_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestDecodeAllForms(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct {
		text  string
		lines []int
	}{
		"one object":        {"\n{\n \"title\":\"a\"\n}\n", []int{2}},
		"a list":            {"[\n{\"title\":\"a\"},\n\n {\"title\":\"b\"}]", []int{2, 4}},
		"an empty list":     {" [ ]\n", nil},
		"lines":             {"{\"title\":\"a\"}\n{\"title\":\"b\"}\n\n{\"title\":\"c\"}", []int{1, 2, 4}},
		"windows":           {"{\"title\":\"a\"}\r\n{\"title\":\"b\"}\r\n", []int{1, 2}},
		"one after another": {"{\"title\":\"a\"}{\"title\":\"b\"}", []int{1, 1}},
	} {
		all, err := issues.DecodeAll([]byte(row.text), "f.json")
		require.NoError(t, err, name)
		var lines []int
		for _, one := range all {
			lines = append(lines, one.Line)
		}
		require.Equal(t, row.lines, lines, name)
	}
	for text, want := range map[string]string{
		"":                         "f.json: there is no issue in it",
		"{\"title\":\"a\"}\n[]":    "f.json:2: ",
		"[{\"title\":\"a\"}] x":    "f.json:1: ",
		"[{\"title\":\"a\"}]\n[]":  "f.json:2: ",
		"[{\"title\":\"a\"},\n":    "f.json:1: ",
		"[\n5]":                    "f.json:2: ",
		"{\"title\":\"a\"}\n{\"t":  "f.json:2: ",
		"[\n{\"tags\":[\"a\",7]}]": "f.json:2: tags: it must be a list of texts",
	} {
		_, err := issues.DecodeAll([]byte(text), "f.json")
		require.ErrorContains(t, err, want, text)
		require.Regexp(t, "^input\\.", problem.From(err).Code)
	}
}
