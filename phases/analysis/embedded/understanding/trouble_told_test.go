package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatIsNotCuttingItIsAProblem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kiln board\n\nThe chalkboard by the door isn't cutting it.\n\n## What we want\n\n- Members book a kiln.\n- The keeper sees who fires when.\n")
	require.Len(t, u.Problem, 1)
	require.Equal(t, "The chalkboard by the door isn't cutting it.", u.Problem[0].Text)
}
