package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestEveryNumberOfAQualityIsATarget counts the rows that a stated quality
// has: an amount of money or a number behind a label is no standard's version.
func TestEveryNumberOfAQualityIsATarget(t *testing.T) {
	t.Parallel()
	cases := []struct {
		text    string
		targets []string
	}{
		{"Cost: €0.04 per draft, hard stop at €6,000 a month.", []string{"€0.04 per draft", "€6,000 a month"}},
		{"Budget $0.25 per call, at most $900 a month.", []string{"$0.25 per call", "at most $900 a month"}},
		{"Pages answer within 200 ms.", []string{"within 200 ms"}},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kiwi"}, "standard")
		q := understanding.QualityFact{Text: c.text, Class: "U", Source: specs.FromLines(3, 3)}
		n := w.statedNFR(&q)
		var got []string
		for _, target := range n.Targets {
			got = append(got, target.Target)
		}
		require.Equal(t, c.targets, got, c.text)
	}
}

// TestWhatIsStatedPlainlyIsNoOption reads how firm a quality without a word that
// binds is: protection that is told as a fact is asked for, and what is only
// hoped for stays open.
func TestWhatIsStatedPlainlyIsNoOption(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang        specs.Lang
		class, text string
		want        specs.Priority
	}{
		{"en", "S", "Calls are signed with the key of the ward.", specs.Must},
		{"en", "S", "Ward keys may read, lab keys may write.", specs.Must},
		{"en", "C", "Records stay in the country.", specs.Must},
		{"en", "S", "Calls should be signed with the key of the ward.", specs.Should},
		{"en", "U", "The list can be used with gloves.", specs.Must},
		{"en", "U", "The list is easy to use.", specs.Should},
		{"en", "U", "Ideally the list can be used with gloves.", specs.Should},
		{"zh", "S", "检验结果加密存储。", specs.Must},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Ward hub"}, "standard")
		n := w.statedNFR(&understanding.QualityFact{Class: c.class, Text: c.text, Source: specs.FromLines(3, 3)})
		require.Equal(t, c.want, n.Priority, c.text)
	}
}
