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

// A system that is called by its kind bears the name that stands in brackets behind.
func TestAProviderBearsTheNameBehindIt(t *testing.T) {
	t.Parallel()
	for rest, want := range map[string]string{
		" we already have (seven).":            "seven",
		" we already have.":                    "",
		" we have (since 2019, it is slow).":   "",
		" that we pay for, and mails (Sendit)": "",
	} {
		require.Equal(t, want, calledBehind(rest), rest)
	}
}
