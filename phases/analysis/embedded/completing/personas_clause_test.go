package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestPeopleCalledByWhatTheyDo: their name tells their role and what they need.
func TestPeopleCalledByWhatTheyDo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		role string
		want string
	}{
		{"People who run the pumps and have to explain a stop to a ward", "People who run the pumps and have to explain a stop to a ward.", "Explain a stop to a ward."},
		{"People who write drivers here", "People who write drivers here.", "Write drivers here."},
		{"Sister", "", ""},
	} {
		a := understanding.ActorFact{Name: c.name, Source: specs.FromLines(5, 5)}
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Pumpwatch", Actors: []understanding.ActorFact{a}}, "standard")
		if needs := w.needsOfName(&a); c.want != "" {
			require.Len(t, needs, 1, c.name)
			require.Equal(t, c.want, needs[0].Text)
		} else {
			require.Empty(t, needs, c.name)
		}
		if c.role != "" {
			require.Equal(t, c.role, w.roleInShort(&a, false))
		}
	}
}
