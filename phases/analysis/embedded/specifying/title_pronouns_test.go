package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestATitleNamesWhatItsPronounMeans(t *testing.T) {
	t.Parallel()
	const source = "# Wardbook\n\nThe list of diets is kept in the kitchen. The product fetches it every night.\n\nA nurse writes a care plan with goals, prints it for the family and signs it at the end of the day.\n\nEverybody knows them by heart.\n"
	for _, c := range []struct {
		text string
		line int
		want string
	}{
		{"When a nurse changes a dose, the system shall check it against the limits of the ward.", 1, "When a nurse changes a dose, check the dose against the limits of the ward"},
		{"The product fetches it every night.", 3, "Fetch the list every night"},
		{"Prints it for the family.", 5, "Print the care plan for the family"},
		{"Show them on the board.", 7, "Show them on the board"},
		{"A nurse can move a bed and clean it.", 1, "Move a bed and clean it"},
	} {
		w := ward(t)
		w.Source.Text = source
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(c.line, c.line)}
		require.Equal(t, c.want, w.StatementTitle(f, w.TakeApart(f.Text)), c.text)
	}
}
