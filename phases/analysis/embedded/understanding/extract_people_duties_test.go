package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnItemOfUsersIsOnePerson: a name in bold with what its bearer does behind it introduces one
// person, whatever time of the day the name holds and however the duties are joined.
func TestAnItemOfUsersIsOnePerson(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"- **Shift supervisor** (9). Decides what goes in which oven, deals with alarms, signs batches off.": "Shift supervisor",
		"- **Night inspector** (2). Checks what was done, deals with faults, closes the day.":                "Night inspector",
		"- **Week planner**: plans shifts, and answers drivers.":                                             "Week planner",
		"- **Evening volunteer**. Helps with what comes in.":                                                 "Evening volunteer",
		"- **Dispatch clerk** (5). Prints tags and puts orders together.":                                    "Dispatch clerk",
		"- Duty manager: decides who works where, deals with absences.":                                      "Duty manager",
	} {
		u := understood(t, "# Ovenhall\n\nOvenhall is a web app for bakeries.\n\n## Users\n\n"+line+"\n\n## Features\n\n- Print one tag per tray.\n")
		require.Len(t, u.Actors, 1, line)
		require.Equal(t, want, u.Actors[0].Name)
	}
}

// TestTwoDeedsOfARoleAreToldApart: what a role does beside something that is asked for is no wish of
// its own, and what it changes of nothing it cannot change.
func TestTwoDeedsOfARoleAreToldApart(t *testing.T) {
	t.Parallel()
	for clause, want := range map[string][]string{
		"prints tags and puts orders together":   {"prints tags", "puts orders together"},
		"prints labels and tickets for drivers":  {"prints labels and tickets for drivers"},
		"reads all reports and changes of staff": {"reads all reports and changes of staff"},
		"edits orders and sends invoices":        {"edits orders", "sends invoices"},
	} {
		require.Equal(t, want, deedsApart([]string{clause}), clause)
	}
	require.Equal(t, "The auditor cannot change anything.", ableTo("the auditor", "changes nothing"))
}
