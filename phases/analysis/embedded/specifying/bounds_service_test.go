package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Who settles late what others wait for is late, and is not refused; a right ends with its time.
func TestAServiceIsLateAndNotRefused(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ actor, text, want, never string }{
		{"Vet", "A vet can approve a claim within 3 working days.", "at the end of 3 working days on a test clock, what no vet has settled is shown as overdue", "refused"},
		{"Tenant", "A tenant can cancel a booking within 14 days.", "just after, it is refused", "shown as overdue"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "en", Priority: "must", Actor: c.actor, Text: c.text}).Criteria, "\n")
		require.Contains(t, strings.ToLower(got), c.want, c.text)
		require.NotContains(t, got, c.never, c.text)
	}
}
