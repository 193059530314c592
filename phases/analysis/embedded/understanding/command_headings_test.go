package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

func TestProseBelowACommandSaysWhatTheCommandDoes(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	const text = "# kiln\n\nkiln fires recipe files against a test oven.\n\n## Commands\n\n### `fire`\n\nRuns a recipe and writes a log file. If the oven stops, `fire --resume` goes on from the last step.\n\n### `check`\n\nCompares two recipes. Exits 2 on the first error. Check refuses recipes of another oven.\n\n### Results\n\nKeeps a log of the last week.\n"
	u := Understand(lex.Read(analysis.Source{Text: text}), lex)
	var got []string
	for i := range u.Features {
		got = append(got, u.Features[i].Text)
	}
	for _, want := range []string{"`fire` runs a recipe and writes a log file.", "`check` compares two recipes.", "`check` exits 2 on the first error.", "`check` refuses recipes of another oven."} {
		require.Contains(t, got, want)
	}
}

func TestASentenceWithoutItsSubject(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Lists a bucket and writes one file.": true, "Deletes objects older than a day.": true, "Exits 0 when nothing changed.": true, "Prints `ok` at the end.": true,
		"Results are kept in a folder.": false, "Users can stop it.": false, "Recipes older than a year are marked.": false, "Logs of the last week stay.": false,
		"Manifests never hold contents.": false, "Output is text.": false, "Lists.": false,
	} {
		require.Equal(t, want, deedWithoutSubject(text), text)
	}
}

func TestHeadingsThatNameACommandOfTheUsage(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	const text = `# kiln

kiln fires recipe files against a test oven.

## Usage

    kiln fire RECIPE [--fast]
    kiln check FILE
    kiln list

### fire

Runs a recipe and writes a log file. A second run is an error, not silently ignored. With ` + "`--yes`" + ` it doesn't ask.

- ` + "`--fast`" + ` – default off. It is for tests.
- Recipes of another oven are refused.

### Check

Compares two recipes.

Exits 2 on the first error.

### List

A potter sees all recipes.

## Limits

- 40 recipes.
`
	u := Understand(lex.Read(analysis.Source{Text: text}), lex)
	got := map[string]*FeatureFact{}
	for i := range u.Features {
		got[u.Features[i].Name] = &u.Features[i]
	}
	require.Contains(t, got, "`kiln fire`")
	require.Contains(t, got, "`kiln check`")
	require.Equal(t, "Runs a recipe and writes a log file.", got["`kiln fire`"].Text)
	var said []string
	for _, item := range append(got["`kiln fire`"].Details, got["`kiln fire`"].Criteria...) {
		said = append(said, item.Text)
	}
	require.ElementsMatch(t, []string{"A second run is an error, not silently ignored.", "With `--yes` it doesn't ask.", "Recipes of another oven are refused."}, said)
	require.Contains(t, got, "`--fast`", "a flag is a thing one can do")
	require.Len(t, append(got["`kiln check`"].Details, got["`kiln check`"].Criteria...), 1)
	require.NotContains(t, got, "`kiln list`", "whoever is told of below a heading in words does something of their own")
	for _, c := range u.Constraints {
		require.NotContains(t, c.Text, "--yes")
	}
	forms := map[string]string{}
	for _, s := range u.Signatures {
		forms[s.Name] = s.Form
	}
	require.Equal(t, map[string]string{"kiln fire": "kiln fire RECIPE [--fast]", "kiln check": "kiln check FILE", "kiln list": "kiln list"}, forms)
}
