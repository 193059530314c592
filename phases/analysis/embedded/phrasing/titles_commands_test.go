package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The title of a command tells what it does: its bare name would leave that open.
func TestTheTitleOfACommandSaysWhatItDoes(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "kiln", Product: "kiln"}, "standard")
	for _, c := range []struct{ name, text, want string }{
		{"`kiln fire`", "Runs a recipe and writes a log file.", "`kiln fire`: run a recipe and write a log file"},
		{"`kiln check FILE`", "Compares two recipes line by line and lists what differs: steps, pauses, degrees and the names of the ovens.", "`kiln check FILE`: compare two recipes line by line and list what differs"},
		{"`--fast`", "Runs a recipe.", "`--fast`"},
		{"`kiln.Fire(recipe)`", "Runs a recipe.", "`kiln.Fire(recipe)`"},
	} {
		f := &understanding.FeatureFact{Name: c.name, Text: c.text}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(c.text)))
	}
	require.Equal(t, "run a recipe", DeedOfCommand("`kiln fire`: run a recipe"))
	require.Empty(t, DeedOfCommand("`kiln fire`"))
	require.Empty(t, DeedOfCommand("`--fast`: default off"))
}
