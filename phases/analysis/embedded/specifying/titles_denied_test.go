package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A title does not ask for what its rule denies.
func TestTheTitleOfADenialDenies(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ title, text, want string }{
		{"Walk-ins and guests", "Walk-ins and guests: no key, a slip of paper.", "No key for walk-ins and guests"},
		{"Walk-ins and guests have no key", "Walk-ins and guests: no key.", "Walk-ins and guests have no key"},
		{"Walk-ins and guests", "Walk-ins and guests: a key.", "Walk-ins and guests"},
	} {
		require.Equal(t, c.want, w.deniedTitle(c.title, c.text), c.title)
	}
}
