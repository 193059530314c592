package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestIndicated: a demand says what is so once it is met, and one that is not taken apart for
// certain stays as it is.
func TestIndicated(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for _, c := range []struct{ bound, told string }{
		{"Comment text MUST NOT appear in the reports.", "Comment text does not appear in the reports"},
		{"Reads MUST answer within 250 ms.", "Reads answer within 250 ms"},
		{"A guest MUST be able to see own bookings only.", "A guest can see own bookings only."},
		{"Ferry MUST meet this target: no installer, and no admin rights.", "No installer, and no admin rights."},
		{"The following MUST hold: tablets present a certificate.", "Tablets present a certificate."},
		{"Files MUST follow CF-1.8 and readers MUST accept them.", "Files MUST follow CF-1.8 and readers MUST accept them."},
		{"The team answers 404, not 403.", "The team answers 404, not 403."},
	} {
		w := Work{Language: "en", Product: "Ferry", Table: rules}
		require.Equal(t, strings.TrimRight(c.told, "."), strings.TrimRight(w.Indicated(c.bound), "."), c.bound)
	}
}
