package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheMeasureBehindARisk: what is done about a risk stands behind a colon, "so", a comma or
// in the next sentence; what comes of the risk is the risk going on.
func TestTheMeasureBehindARisk(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, risk, want string }{
		{"The wind may stop the ferry: we keep the bus as a backup.", "The wind may stop the ferry.", "We keep the bus as a backup."},
		{"The reader could fail; so two spare ones lie at the gate.", "The reader could fail.", "Two spare ones lie at the gate."},
		{"The reader could fail; so nobody gets through.", "The reader could fail; so nobody gets through.", ""},
		{"Growers may not trust it, mitigated by a leaflet.", "Growers may not trust it.", "A leaflet."},
		{"The site may be down, the printed list serves as a fallback.", "The site may be down.", "The printed list serves as a fallback."},
		{"Sales may drop. It was so in 2019. To counter that, we will advertise.", "Sales may drop. It was so in 2019.", "To counter that, we will advertise."},
		{"The supplier may close. Mitigation: the source code lies with a notary.", "The supplier may close.", "The source code lies with a notary."},
		{"The lease ends: we will lose the shed.", "The lease ends: we will lose the shed.", ""},
	} {
		for _, form := range []string{"- " + c.text, c.text} {
			u := understood(t, "# Board\n\nA board.\n\n## Risks\n\n"+form+"\n")
			if form == c.text && len(u.Risks) != 1 { // two sentences of prose may be two risks
				continue
			}
			require.Len(t, u.Risks, 1, form)
			require.Equal(t, c.risk, u.Risks[0].Text)
			require.Equal(t, c.want, u.Risks[0].Mitigation)
		}
	}
}

// TestTheMeasureInTheNextSentence: under a heading of risks a sentence that says what will be
// done is no risk of its own.
func TestTheMeasureInTheNextSentence(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Board\n\nA board.\n\n## Risks\n\nThe network may be slow. We will keep the timetable on each gate. Clerks could forget their cards. We keep losing them.\n")
	require.GreaterOrEqual(t, len(u.Risks), 2)
	require.Equal(t, "We will keep the timetable on each gate.", u.Risks[0].Mitigation)
	require.Empty(t, u.Risks[1].Mitigation)
}
