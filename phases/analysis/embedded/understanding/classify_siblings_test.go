package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRulesAmongFunctionsAreFunctions: what the product has to see to stands among its functions
// as one of them; what binds those who build it stays a limit there.
func TestRulesAmongFunctionsAreFunctions(t *testing.T) {
	t.Parallel()
	const list = "# Halls\n\n## Bookings\n\n- A hirer books a hall.\n- The caretaker blocks days.\n- The treasurer exports the payments.\n- The hirer moves a booking once.\n- "
	for _, c := range []struct {
		said    string
		feature bool
	}{
		{"Two bookings of the same hall never overlap.", true},
		{"Weddings need the consent of two trustees.", true},
		{"Orders over €100 need the manager's approval.", true},
		{"We keep our own server.", false},
		{"PostgreSQL never sees a card number.", false},
	} {
		u := understood(t, list+c.said+"\n")
		require.Equal(t, c.feature, len(u.Features) == 5, "%s: %+v", c.said, u.Constraints)
	}
	u := understood(t, "# Halls\n\n## Rules\n\n- Weddings need the consent of two trustees.\n- A hall is never let twice.\n")
	require.Empty(t, u.Features)
}
