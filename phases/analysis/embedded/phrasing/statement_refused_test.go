package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// What is done to a thing and what must not be done to it are two things that are tested.
func TestWhatIsDoneAndWhatIsRefusedAreTwoThings(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct {
		text, rest string
		want       []string
	}{
		{"Weights and seal numbers are stored and cannot be changed afterwards, not even by the owner", "stored", []string{"Weights and seal numbers cannot be changed afterwards, not even by the owner."}},
		{"A ballot is counted once and must not be opened again", "counted once", []string{"A ballot must not be opened again."}},
		{"Weights are stored and shown", "stored and shown", nil},
	} {
		st := w.TakeApart(c.text)
		require.Equal(t, c.rest, st.Clause.Rest, c.text)
		require.Equal(t, c.want, st.More, c.text)
	}
}
