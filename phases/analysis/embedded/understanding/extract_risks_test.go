package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestEveryRiskOfASentenceAndTheNextOne(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Two things that scare me: (1) the old pumps drift, because nobody calibrates them; (2) running both systems doubles the cost.":               {"The old pumps drift, because nobody calibrates them.", "Running both systems doubles the cost."},
		"Two things that scare me: (1) guards are angry; we exempt no gate; (2) the tide may rise; the gates could fail.":                             {"Guards are angry.", "The tide may rise; the gates could fail."},
		"The risk that worries us most is the old doors: nobody has keys for a third of them. The second is that crews keep using paper in parallel.": {"The risk that worries us most is the old doors: nobody has keys for a third of them.", "Crews keep using paper in parallel."},
	} {
		var got []string
		for _, f := range one(t, "# Harbour\n\n## Steps\n\nAll gates by June.\n\n"+text+"\n") {
			if f.Kind == "risk" {
				got = append(got, f.Text)
			}
		}
		require.Equal(t, want, got, text)
	}
}
