package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAStoreOfOthersIsASystemOutside: what is read from a store that another system owns is
// no store of the product; a store of its own stays one.
func TestAStoreOfOthersIsASystemOutside(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text, tech, want, standing string
	}{
		{"owner", "The relay reads closed tills from the shop's MySQL every night.", "MySQL", "Shop's MySQL", TechOfPartner},
		{"in brackets", "The figures are read from the warehouse (BigQuery).", "BigQuery", "BigQuery", "none"},
		{"own", "The relay reads its settings from the service's MySQL.", "MySQL", "", ""},
		{"kept", "The relay keeps its records in the city's PostgreSQL.", "PostgreSQL", "", ""},
		{"no owner", "Offers are read from PostgreSQL.", "PostgreSQL", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# Relay\n\n## Features\n\n- The relay publishes tills.\n\n## Technology\n\n- "+c.text+"\n")
			got, standing := "", "none"
			for _, s := range u.Integrations {
				got = s.Name
			}
			for _, f := range u.Technologies {
				if f.Name == c.tech {
					standing = f.Standing
				}
			}
			require.Equal(t, c.want, got)
			require.Equal(t, c.standing, standing)
		})
	}
}
