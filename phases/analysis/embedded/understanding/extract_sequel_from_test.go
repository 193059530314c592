package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatHoldsFromThenOnIsToldWithIt: a sentence that hangs on the moment of the one before it is no
// demand of its own.
func TestWhatHoldsFromThenOnIsToldWithIt(t *testing.T) {
	t.Parallel()
	for _, lead := range []string{"From then on the timer runs.", "From that moment on, the timer runs."} {
		u := understood(t, "# Ovenhall\n\nOvenhall is a web app for bakeries.\n\n## Functional requirements\n\n### Baking\n\nA batch starts when the baker closes the door. "+lead+"\n")
		require.Len(t, u.Features, 1, lead)
		require.Len(t, append(u.Features[0].Criteria, u.Features[0].Details...), 1, lead)
	}
}
