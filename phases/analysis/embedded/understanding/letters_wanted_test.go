package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is wanted of others is told of them.
func TestWishesForOthersAreToldOfThem(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"We want clerks to return single items and keep the rest.":       "Clerks can return single items and keep the rest.",
		"We want the app to send a text message when an item is due.":    "The app must send a text message when an item is due.",
		"I'd like managers to approve refunds above 100 EUR.":            "Managers can approve refunds above 100 EUR.",
		"We want returned items to be checked before they go out again.": "Returned items must be checked before they go out again.",
		"We want customers to be able to see their open items.":          "Customers can see their open items.",
	} {
		u := understood(t, "# Rentals\n\nRentals is an app for tool rental shops.\n\n## What shall change\n\n- Shops can lend tools.\n- "+said+"\n")
		got := itemTexts(u.Constraints)
		for i := range u.Features {
			got = append(got, u.Features[i].Text)
		}
		require.ElementsMatch(t, []string{"Shops can lend tools.", want}, got)
	}
}
