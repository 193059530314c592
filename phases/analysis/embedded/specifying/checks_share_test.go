package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTestsFitTheirStatement: a share is worked out, a limit beyond which something is
// left out has a case on either side, each listed kind is tried, and what cannot happen
// to a thing is no test of it.
func TestTestsFitTheirStatement(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"A landlord is credited 15 % of the rent for every empty week.", "For a rent of 200, a landlord is credited 30 for every empty week.", "worked out by hand"},
		{"Tickets older than 90 days are not shown.", "Of two tickets, one just older than 90 days and one at exactly 90 days, only the second is shown.", "nothing to show"},
		{"Letters are written in the tenant's language: Dutch, French, Polish.", "One prepared case each for Dutch, French and Polish shows this: letters are written in the tenant's language.", "partial result"},
		{"Every change of a tariff must be written to a journal.", "each of 3 test cases stores exactly one entry", "with exactly the values of that case"},
		{"The desk app should scan a badge to find a visitor.", "each of two test codes leads to its own entry", "does not count as passed"},
		{"A clerk can check in a parcel at the counter.", "exactly one record shows it with the time", "nothing to show"},
		{"Prices are shown in the tenant's currency.", "Prices are shown in the tenant's currency", "nothing to show"},
		{"Threats, complaints and dunning letters: no answer.", "", "calculated by hand"},
		{"Fees, deposits and anything that looks like an invoice: no answer, a note \"ask the office\".", "", "calculated by hand"},
		{"A suspended flat must show a warning page with a way to object.", "warning page", "harmful example"},
		{"Inspection forms have checkpoints per room.", "", "switched off for 10 minutes"},
		{"The QR code is the key, one scan per visit.", "", "Phones of 2 makers"},
		{"Visits of the cleaning crew must be counted separately.", "exactly 10 are counted", "not guessed"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Rent desk", c.text, understanding.ActorFact{Name: "landlord"}, understanding.ActorFact{Name: "clerk"}), "\n")
		require.Contains(t, all, c.want, c.text)
		require.NotContains(t, all, c.never, c.text)
	}
}
