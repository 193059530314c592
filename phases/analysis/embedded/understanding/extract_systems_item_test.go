package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSystemsOfItems: below a heading of integrations an item names a system by a name with what it
// is for, by its kind, by what it tells or behind a preposition; what is denied names none.
func TestSystemsOfItems(t *testing.T) {
	for text, want := range map[string][]string{
		"Ordnance Survey AddressBase to check the parish boundary.":        {"Ordnance Survey AddressBase"},
		"The quarry's weighbridge tells us when a lorry leaves.":           {"Quarry's weighbridge"},
		"Met Office DataPoint (wind warnings, every 10 minutes).":          {"Met Office DataPoint"},
		"The old booking system, read-only, until the end of 2027.":        {"Old booking system"},
		"Apple Wallet and Google Wallet passes.":                           {"Apple Wallet", "Google Wallet"},
		"Label printers in both sheds take ZPL over USB.":                  {"Label printers"},
		"We read the shifts from Planday every night.":                     {"Planday"},
		"Nothing is sent to Planday.":                                      nil,
		"Exports for the tax adviser.":                                     nil,
		"The app on the tablets, once a day.":                              nil,
		"Orders are read from the file in the evening and shown next day.": nil,
	} {
		t.Run(text, func(t *testing.T) {
			u := understood(t, "# Stonebook\n\nStonebook records the loads of a quarry.\n\n## Features\n\n- The driver weighs a load.\n\n## Integrations\n\n- "+text)
			var got []string
			for i := range u.Integrations {
				got = append(got, u.Integrations[i].Name)
			}
			require.Equal(t, want, got)
		})
	}
}
