package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestHowManyIsANumber: "many" in a test is some number of them, and behind "how" it asks for
// the number that somebody sees.
func TestHowManyIsANumber(t *testing.T) {
	t.Parallel()
	got := strings.Join(requirementOf(t, said{Lang: "en", Priority: "must", Text: "The librarian sees how many loans to prepare by 9:00."}).Criteria, "\n")
	require.Contains(t, got, "how many loans to prepare")
	require.NotContains(t, got, "how twenty")
}
