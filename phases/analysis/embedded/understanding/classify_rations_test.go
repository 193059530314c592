package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestARationIsCountedByTheProduct: how much each of several gets is a feature, a sum of
// money and a share are not.
func TestARationIsCountedByTheProduct(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"A client is limited to 60 calls a minute.":                      1,
		"Each skipper is limited to 3 open requests per day.":            1,
		"An account is limited to 20 exports per hour.":                  1,
		"A team is limited to five members.":                             1,
		"The annual budget for operation is limited to EUR 6,000.":       0,
		"A member is limited to 50 EUR per month.":                       0,
		"A new server is limited to what the municipality already owns.": 0,
	} {
		u := understood(t, "# Berths\n\n## Interface\n\nCalls are signed. "+text+"\n")
		n := 0
		for _, f := range u.Features {
			if f.Text == text {
				n++
			}
		}
		require.Equal(t, want, n, text)
	}
}
