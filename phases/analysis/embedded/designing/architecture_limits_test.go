package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// A limit is named after the noun of its clause: no pronoun, participle or verb
// names a field of the configuration, and what nothing names has no field.
func TestALimitIsNamedAfterTheNounOfItsClause(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub", Actors: []understanding.ActorFact{{Name: "Nurse"}}}, "standard")}
	for before, want := range map[string]string{
		"An unpaid request expires after ":                  "request",
		"If nobody acknowledges within ":                    "",
		"A failed debit is tried again after ":              "debit",
		"The confirmation link is valid for ":               "link",
		"A tour is downloaded once at the entrance (up to ": "tour",
		"If the tag is missing, search by serial number (":  "serial_number",
		"It is tried again three times within ":             "",
		"When the nurse checks, it is blocked for ":         "",
		"Reports older than ":                               "",
		"Everything but a request is deleted after ":        "",
	} {
		require.Equal(t, want, g.boundThing(&specs.Requirement{}, before), before)
	}
	text := "A muted siren starts again when its time is over, which is 8 hours at most."
	require.Contains(t, near(text, wording.Measures(text)[0]), "muted")
	require.True(t, g.goesOn("must keep working for 30 minutes", "keep"))
	require.False(t, g.goesOn("we keep letters for 30 days", "keep"))
}

// A title that is a clause is no thing that a part is responsible for.
func TestATitleThatTellsADeedIsARule(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard")}
	for text, want := range map[string]bool{
		"withdrawals win": true,
		"concurrent requests for the same missing file": false,
		"minors under 16":          false,
		"bulk check for campaigns": false,
	} {
		require.Equal(t, want, g.tellsDeed(text), text)
	}
}

// TestTriesNameNoThings: how often something is tried again is a number of retries, and a
// number of points limits nothing.
func TestTriesNameNoThings(t *testing.T) {
	t.Parallel()
	g := designer(t, "en", "Relay")
	for text, want := range map[string]string{
		"Deliveries are signed and retried up to 8 times with exponential backoff":       "delivery_max_retries",
		"Each plan takes at most 5 steps":                                                "plan_max_steps",
		"The change goes out only when no category is more than 3 points worse than now": "",
	} {
		m := wording.Measures(text)
		require.NotEmpty(t, m, text)
		name, _ := g.limitName(&specs.Requirement{}, text, m[0])
		require.Equal(t, want, name, text)
	}
}

// TestExamplesOfAConfigurationNameItsSettings: names with what they are nested in.
func TestExamplesOfAConfigurationNameItsSettings(t *testing.T) {
	t.Parallel()
	require.Equal(t, []shownEntry{{"gate.open", "6:00", "in summer"}, {"gate.log", "info", ""}, {"beep", "true", ""}},
		shownEntries("gate:\n  open: 6:00 # in summer\n  log: info\n  zones:\n    - a\nbeep: true\n"))
	require.Equal(t, []shownEntry{{"gate.east.open", `"6:00"`, "in summer"}, {"notify.on", `["late"]`, ""}},
		shownEntries("[gate.east]\nopen = \"6:00\"  # in summer\n\n[notify]\non = [\"late\"]\n"))
}
