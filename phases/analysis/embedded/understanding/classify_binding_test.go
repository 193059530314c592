package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALimitInThePlainPresentBinds: a paper that tells how people work need not say "must".
func TestALimitInThePlainPresentBinds(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"No one does more than 6 days in a row.":                                true,
		"No one boards until the pilot is there.":                               true,
		"Six boats a pier, no more, because the tug can't get round otherwise.": true,
		"A boat belongs to one pier at a time.":                                 true,
		"Piet runs the piers and he is the only one who moves a boat.":          true,
		"Pilots sign the sheet by Saturday 18:00.":                              true,
		"Anyone in after 06:45 is down as late.":                                true,
		"The mooring fee is £9.40 a night.":                                     true,
		"Piet does corrections, only Piet.":                                     true,
		"No one goes out with less than two lamps, that's the law.":             true,
		"Over 30 knots nobody sails.":                                           true,
		"Over 300 boats arrive a week.":                                         false,
		"Nobody knows where a boat is until it calls.":                          false,
		"Last year no one did more than 6 days in a row.":                       false,
		"I call the pilots by 7:00.":                                            false,
		"The fee is too high.":                                                  false,
		"Two clerks enter the calls by hand, at most one at a time.":            false,
	} {
		u := understood(t, "# Harbour memo\n\nThis is how we run the harbour. Two piers are ours.\n\n"+text+"\n")
		bound := len(u.Rules) > 0
		require.Equal(t, want, bound, "%s: %+v", text, u.Constraints)
	}
}

// TestWhoAloneDoesSomething: what leads up to it is no part of the rule.
func TestWhoAloneDoesSomething(t *testing.T) {
	t.Parallel()
	require.Equal(t, "Only Piet moves a boat by day.", ruleAlone("Piet runs the piers and he is the only one who moves a boat by day."))
	require.Equal(t, "Only Ann Bo signs the sheet.", ruleAlone("Ann Bo is the only person who signs the sheet."))
	require.Equal(t, "Boats wait.", ruleAlone("Boats wait."))
}
