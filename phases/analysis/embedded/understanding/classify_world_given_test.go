package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What people and other systems have or do already, what somebody asked for, who builds, what another
// system takes and what changes seldom is given, in its own words, and no rule of the product.
func TestWhatIsGivenIsNoDuty(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct{ heading, text, kind string }{
		{"Requirements", "Couriers already have rugged phones.", "constraint"},
		{"Security", "The address portal exists already and keeps the consents.", "constraint"},
		{"Technology", "Readers are already installed at both gates.", "constraint"},
		{"Requirements", "The insurer has asked for signed lists twice.", "assumption"},
		{"Problem", "The insurer has asked for signed lists twice and got none.", "problem"},
		{"Plan", "Marta builds it, Jonas accepts it.", "constraint"},
		{"Technology", "SAP only takes IDoc files from a folder.", "constraint"},
		{"Requirements", "The customs office accepts only CSV files by mail.", "constraint"},
		{"Integrations", "Only CSV import is possible with our version.", "constraint"},
		{"Versions", "Scale firmware is updated only once a year, in March.", "constraint"},
		{"Versions", "The scales are calibrated in March – please keep that in mind.", "constraint"},
		{"Agreed", "The weather feed delivers CSV by FTP every 10 minutes, that stays as it is.", "constraint"},
		{"Requirements", "Nurses estimate 1.5 h of phone per ward per day.", "assumption"},
		// Duties in the same words stay what they are.
		{"Requirements", "The clerk accepts the order before the courier has asked for it.", "feature"},
		{"Requirements", "A courier who already has a tour gets no second one.", "feature"},
		{"Requirements", "Parcelflow accepts only signed lists.", "feature"},
		{"Requirements", "The shift lead accepts the tour.", "feature"},
		{"Requirements", "If the list already exists, Parcelflow asks before it writes a new one.", "feature"},
	} {
		u := Understand(lex.Read(analysis.Source{Text: "# Parcelflow\n\nParcelflow is a web application for couriers of a depot.\n\n## " + c.heading + "\n\n- Parcels are booked in.\n- " + c.text + "\n"}), lex)
		kinds := map[string]bool{}
		for _, f := range u.Facts() {
			if FirstLine(f.Source) == 8 {
				kinds[f.Kind] = true
			}
		}
		require.True(t, kinds[c.kind], "%s: %v", c.text, kinds)
		if c.kind != "feature" {
			require.False(t, kinds["feature"] || kinds["quality"], c.text)
			for key := range u.Rules {
				require.NotEqual(t, StatementKey(c.text), key)
			}
		}
	}
}
