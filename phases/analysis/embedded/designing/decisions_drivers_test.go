package designing

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// TestDrivers: every driver decides between genuine options in both languages,
// and its default is one of them.
func TestDrivers(t *testing.T) {
	t.Parallel()
	table, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	require.NotEmpty(t, table.Drivers)
	seen := map[string]bool{}
	for i := range table.Drivers {
		d := &table.Drivers[i]
		require.False(t, seen[d.ID], d.ID)
		seen[d.ID] = true
		require.GreaterOrEqual(t, len(d.Options), 2, d.ID)
		options := map[string]bool{}
		for _, o := range d.Options {
			options[o.ID] = true
			require.NotEmpty(t, o.Pros, d.ID+"/"+o.ID)
			require.NotEmpty(t, o.Cons, d.ID+"/"+o.ID)
		}
		require.True(t, options[d.Default], d.ID)
		for _, lang := range phrasing.Languages() {
			require.NotEmpty(t, d.Demands.In(lang), d.ID)
			for _, text := range []templates.Words{d.Title, d.Context, d.Rationale} {
				require.NotEmpty(t, text.Only(lang), d.ID)
			}
		}
	}
}

// TestSaysAll: a term in parts holds where a text has all of them.
func TestSaysAll(t *testing.T) {
	t.Parallel()
	x := phrasing.NewWordIndex("Two skippers may ask for the same berths.")
	require.True(t, saysAll(x, "same & berth"))
	require.True(t, saysAll(x, "skipper"))
	require.False(t, saysAll(x, "same & pier"))
}

// TestWhatForcesAChoice reads statements that use a word of a driver: the papers,
// the books of others and the code of a sign-in force nothing.
func TestWhatForcesAChoice(t *testing.T) {
	t.Parallel()
	table, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	cases := []struct {
		id, text string
		forced   bool
	}{
		{"device-buffer", "While a sensor is offline, it keeps its readings and sends them later.", true},
		{"device-buffer", "The app works offline.", false},
		{"offline", "When the connection is lost, the gateway stores its values.", false},
		{"due-deletion", "Wage slips must be kept for ten years.", false},
		{"due-deletion", "Wage slips are deleted after ten years.", true},
		{"due-times", "Entry closes 20 minutes before the race.", false},
		{"two-languages", "Drafts are written in one of two languages.", false},
		{"figures", "Write a survey report with photos: at least 3 photos per room.", false},
		{"figures", "The head of branch sees a report per branch and month.", true},
		{"money-split", "As soon as the transfer shows up in the ledger, the letters stop.", false},
		{"money-split", "Each ledger entry names the account and its counter-account.", true},
		{"link-access", "Residents sign up with a phone number and a code by SMS.", false},
		{"link-access", "The guest receives the door code by SMS.", false},
		{"link-access", "The guest opens the bill by a signed link.", true},
	}
	for _, c := range cases {
		at := slices.IndexFunc(table.Drivers, func(d decisionDriver) bool { return d.ID == c.id })
		require.GreaterOrEqual(t, at, 0, c.id)
		x := phrasing.NewWordIndex(c.text)
		forced := slices.ContainsFunc(table.Drivers[at].Demands.In("en"), func(term string) bool { return saysAll(x, term) }) && !x.HasAny(table.Drivers[at].Unless)
		require.Equal(t, c.forced, forced, c.text)
	}
}
