package understanding

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

func TestLexicons(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, name := range map[string]string{"kept in postgres": "PostgreSQL", "written in Go": "Go", "a React page": "React", "on AWS": "AWS", "用达梦数据库": "达梦 DM8"} {
		found := lex.tech.Find(text)
		require.NotEmpty(t, found, text)
		require.Equal(t, name, found[0].Value.name, text)
	}
	require.Equal(t, lex.namesOf("PostgreSQL"), lex.namesOf("postgres"))
}

func TestLexiconNamesAreKnown(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ file, text, line, mend string }{
		{"headings", "headings:\n  - {kind: feature, en: [parts]}\n  - {kind: featur, en: [duties]}\n", "headings.yaml:3", "feature, flow"},
		{"qualities", "qualities:\n  - class: Q\n    strong: {en: [quick]}\n", "qualities.yaml:2", "P, S, SC"},
		{"technologies", "technologies:\n  - layer: databases\n    names: [Foo]\n", "technologies.yaml:2", "language, framework"},
		{"priorities", "priorities:\n  - {level: high, en: [urgent]}\n", "priorities.yaml:2", "must, should"},
	} {
		over := fstest.MapFS{"lexicons/" + c.file + ".yaml": {Data: []byte(c.text)}}
		_, err := LoadLexicons(templates.New(over, ".workflow/templates"))
		require.ErrorContains(t, err, c.line)
		var p *problem.Problem
		require.ErrorAs(t, err, &p)
		require.Contains(t, p.Fix, c.mend)
	}
}

func TestLexiconOverride(t *testing.T) {
	t.Parallel()
	over := fstest.MapFS{"lexicons/priorities.yaml": {Data: []byte("priorities:\n  - {level: must, en: [urgent], zh: [立刻]}\n")}}
	lex, err := LoadLexicons(templates.New(over, ".workflow/templates"))
	require.NoError(t, err)
	require.Equal(t, map[string]string{"urgent": "must", "立刻": "must"}, lex.priorities)

	over["lexicons/priorities.yaml"].Data = []byte("priorities: [\n")
	_, err = LoadLexicons(templates.New(over, ".workflow/templates"))
	require.ErrorContains(t, err, ".workflow/templates/lexicons/priorities.yaml")
}
