package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestSubjectFirst(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, want := range map[string]bool{
		"support gets a read-only view":      true,
		"store keeps the original":           true,
		"show the results":                   false,
		"load reports the day after":         false,
		"print, keeps the order":             false,
		"support":                            false,
		"keep what the editor says about it": false,
	} {
		require.Equal(t, want, w.SubjectFirst(text), text)
	}
}

// All verbs of a row that tells what somebody does are brought into the base form,
// those too that no list knows; plurals behind a comma stay.
func TestRowsOfVerbsAreLoweredToTheEnd(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for text, want := range map[string]string{
		"see the list, writes notes, prescribes drugs":                                         "see the list, write notes, prescribe drugs",
		"see the list, writes notes, quilts blankets":                                          "see the list, write notes, quilt blankets",
		"see the list, notes, drugs":                                                           "see the list, notes, drugs",
		"read the schema of the environment and reports missing, unused and invalid variables": "read the schema of the environment and report missing, unused and invalid variables",
		"report the local findings and exits with code 3":                                      "report the local findings and exit with code 3",
		"read orders and returns of the day":                                                   "read orders and returns of the day",
	} {
		require.Equal(t, want, w.LowerRest(text), text)
	}
}

// The verb of a clause stands behind all of its subject; rows of codes and commands
// with what they do have none.
func TestTheVerbOfAClause(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, want := range map[string]string{
		"A column that looks like personal data and has no rule stops the cut":                    "stops",
		"An entry that has no price blocks the order":                                             "blocks",
		"0 success, 1 usage, 2 config does not match the schema":                                  "",
		"`snip init`: Reads the schema and writes a file with a guess which columns are personal": "",
	} {
		c, _ := w.ParseClause(text)
		require.Equal(t, want, c.Verb, text)
	}
}

// What a job that moves data writes, it writes by itself.
func TestAJobThatMovesDataActsItself(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Rides"}, "standard")
	require.True(t, w.LooksPersonal("write a note"))
	w.Packs = []*templates.Pack{{ID: "pipeline"}}
	require.False(t, w.LooksPersonal("write late rides to the table"))
}

// TestWhatIsDoneToSeveralThings: behind a word that is a verb and a thing, what was done
// to several things shows that it is the verb.
func TestWhatIsDoneToSeveralThings(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, want := range map[string]bool{
		"export approved reports to DATEV": true,
		"archive closed tickets":           true,
		"export approved by a manager":     false,
		"report requested twice":           false,
		"complete record of every ride":    false, // one thing is not completed without an article
		"complete rides within a day":      true,
		"complete the ride":                true,
	} {
		require.Equal(t, want, w.BeginsWithVerb(text), text)
	}
	_, ok := w.ParseClause("upload queued reports when the network is back")
	require.False(t, ok, "nothing queued reports")
	clause, ok := w.ParseClause("Members of the customer can no longer sign in with a password")
	require.True(t, ok)
	require.Equal(t, "Members of the customer MUST no longer be able to sign in with a password", w.BindClause(clause, specs.Must))
}
