package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAWordAboveAListIsItsHeading(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Endpoints": true, "Who uses it": true, "风险": true,
		"It works": true, "We need these things": false, "Done.": false, "and then": false, "The berth of 4": false, "他说，": false, "I agreed": false,
	} {
		require.Equal(t, want, namesList(text), text)
	}
}

func TestACallAndWhatIsSaidOfIt(t *testing.T) {
	t.Parallel()
	for row, want := range map[string][2]string{
		"GET  /berths   list of berths":    {"GET /berths", "list of berths"},
		"POST /berths – book a berth.":     {"POST /berths", "book a berth."},
		"GET /health":                      {"GET /health", ""},
		"DELETE /berths/{id}: gives it up": {"DELETE /berths/{id}", "gives it up"},
	} {
		call, about, ok := httpCall(row)
		require.True(t, ok, row)
		require.Equal(t, want, [2]string{call, about}, row)
	}
}
