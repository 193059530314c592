package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A name in brackets behind the kind of a system is that of the same system.
func TestANameInBracketsIsTheSameSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Rentals\n\nRentals is an app for tool rental shops.\n\n## Functions\n\n- Card refunds go through the payment provider (Adyen).\n- Bookings are sent to Xero every night.\n")
	names := []string{}
	for i := range u.Integrations {
		names = append(names, u.Integrations[i].Name)
	}
	require.ElementsMatch(t, []string{"Adyen", "Xero"}, names)
}
