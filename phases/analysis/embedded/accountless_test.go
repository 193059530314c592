package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// An idea that wants no accounts is built without a part that asks who somebody is; one in which
// somebody signs in all the same is not.
func TestAnIdeaWithoutAccountsAsksNobodyWhoTheyAre(t *testing.T) {
	t.Parallel()
	e := fresh()
	for text, open := range map[string]bool{
		"A shared logbook for village hall caretakers that tells the next hirer which heater is broken, without anyone needing an account.": true,
		"A web page where allotment neighbours agree who waters whose plot while the others are on holiday, without accounts or passwords.": true,
		"A web page where neighbours log broken heaters, no login needed, and an administrator deletes old entries.":                        false,
	} {
		_, design := designOf(t, e, common("idea.txt", text+"\n", "standard"))
		told := false
		for _, it := range design.Architecture.Trust {
			told = told || it.Source.Rule == "rule:trust-accountless"
		}
		require.Equal(t, open, told, text)
	}
}
