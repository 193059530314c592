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
