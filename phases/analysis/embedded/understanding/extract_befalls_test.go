package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatBefallsAThingIsACondition: the head of an item that says what goes wrong is no duty.
func TestWhatBefallsAThingIsACondition(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"C.7 Handset loses its connection: up to 50 scans are kept on it.": "C.7 When handset loses its connection, up to 50 scans are kept on it.",
		"Battery runs out: the last entry is saved.":                       "When battery runs out, the last entry is saved.",
		"No fix within 20 seconds → the entry is kept anyway.":             "When there is no fix within 20 seconds, the entry is kept anyway.",
		"No network: entries are kept for a day.":                          "When there is no network, entries are kept for a day.",
		"No refunds: the money stays with the club.":                       "",
		"Pilot books a berth: he chooses a day.":                           "",
		"Printer: it prints labels.":                                       "",
		"If the gate fails: call the office.":                              "",
		"Draft → Sent is the only step.":                                   "",
	} {
		var got []string
		for _, f := range understood(t, "# Harbour\n\nHarbour plans berths.\n\n## Features\n\n- Pilots see the list.\n- "+text+"\n").Features {
			got = append(got, f.Text)
		}
		if want == "" {
			require.NotContains(t, got, "When", text)
			continue
		}
		require.Contains(t, got, want, text)
	}
}
