package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSystemsInBold: below a heading of integrations a name in front of remarks is a system, two
// names of makers are two, and a word for how they are reached is none.
func TestSystemsInBold(t *testing.T) {
	for text, want := range map[string][]string{
		"**Patient index**: our existing MPI, read-only, over HL7 FHIR.":                         {"Patient index"},
		"**Gate controller**: through the site network, one message per barrier.":                {"Gate controller"},
		"**RoboVet and Merlin** (PMS): two-way diary sync, read animals and vaccines.":           {"RoboVet", "Merlin"},
		"**Petlog** to check the microchip number. Nice to have, they have a list for API keys.": {"Petlog"},
		"**Retries**: three times, then the shift lead is told.":                                 nil,
		"**Catalogue**: nightly file, about 40 MB, from the wholesaler's FTP server too.":        {"Catalogue"},
	} {
		t.Run(text, func(t *testing.T) {
			u := understood(t, "# Queue board\n\nA board for the clinic.\n\n## Features\n\n- The nurse calls the next patient.\n\n## Integrations\n\n- "+text)
			var got []string
			for i := range u.Integrations {
				got = append(got, u.Integrations[i].Name)
			}
			require.Equal(t, want, got)
		})
	}
}
