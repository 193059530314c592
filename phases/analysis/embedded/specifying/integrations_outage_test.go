package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAnOutageIsThatOfTheSystemMeant: what a source says is done while something is out of reach
// stands with the system that it speaks of, by the end of its name or a noun that no other has.
func TestAnOutageIsThatOfTheSystemMeant(t *testing.T) {
	t.Parallel()
	names := []string{"Hall sensors via the building bus", "City authority's closure list", "Mail gateway", "SAP S/4HANA", "Booking service"}
	for said, want := range map[string]string{
		"When a sensor delivers nothing for 5 minutes, the caretaker reads by hand.": "Hall sensors via the building bus",
		"If the closure list can't be fetched, the last one is used for 2 days.":     "City authority's closure list",
		"While the gateway is down, letters are printed.":                            "Mail gateway",
		"If SAP does not answer, orders are queued.":                                 "SAP S/4HANA",
		"If the service is down, a page says so.":                                    "",
		"If the list is empty, nothing is shown.":                                    "",
		"When a sensor shows more than 30 °C, an alarm goes off.":                    "",
	} {
		u := &understanding.Understanding{Lang: specs.English, Product: "Hallwatch", Constraints: []specs.Item{{Text: said, Source: specs.FromLines(9, 9)}}}
		for i, name := range names {
			u.Integrations = append(u.Integrations, understanding.IntegrationFact{Name: name, Source: specs.FromLines(20+i, 20+i)})
		}
		w, got := handMade(t, u, "standard"), ""
		for i := range u.Integrations {
			if text, _ := w.saidFailure(&u.Integrations[i]); text != "" {
				require.Empty(t, got, said)
				got = u.Integrations[i].Name
			}
		}
		require.Equal(t, want, got, said)
	}
}
