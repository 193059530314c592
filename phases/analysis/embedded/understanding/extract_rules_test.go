package understanding

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// A list below "Rules" holds what the product keeps, also where its items have
// no verb or name a sum; what is said of the project or a technology does not.
func TestWhatAListOfRulesTells(t *testing.T) {
	t.Parallel()
	const paper = "# Tool library\n\n## Features\n\n- Members can reserve a tool.\n\n## Rules\n\n- %s\n"
	for _, test := range []struct {
		item string
		told bool
	}{
		{"Late fee: 1 euro per day, at most 20 euros.", true},
		{"Power tools only for members with a briefing.", true},
		{"No loans in August.", true},
		{"A customer who was never asked has the default of the topic.", true},
		{"Budget: 3,000 euros.", false},
		{"The label printers stay.", false},
		{"PostgreSQL only.", false},
	} {
		u := understood(t, fmt.Sprintf(paper, test.item))
		_, rule := u.Rules[StatementKey(test.item)]
		require.Equal(t, test.told, rule && u.Told[StatementKey(test.item)], "%s: %v %v", test.item, u.Rules, u.Constraints)
	}
}

// A ban that points back at the clause before it names what it bans.
func TestABanNamesWhatItBans(t *testing.T) {
	t.Parallel()
	const paper = "# Tool library\n\n## Features\n\n- Members can reserve a tool.\n\n## Constraints\n\n- %s\n"
	for _, test := range []struct{ item, want string }{
		{"Google Maps is used on the site of the town; the library shall not use it.", "The library shall not use Google Maps."},
		{"The town pays for Google Maps; it is used everywhere.", ""},
	} {
		u := understood(t, fmt.Sprintf(paper, test.item))
		require.Equal(t, test.want, u.Rules[StatementKey(test.item)], "%v %v", u.Rules, u.Constraints)
	}
}
