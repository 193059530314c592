package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A row of protections makes a quality of each; what an exclusion says in brackets is not
// what is promised; how long a sign-in takes is a matter of speed.
func TestProtectionsInARowAreQualitiesOfTheirOwn(t *testing.T) {
	t.Parallel()
	type fact struct{ class, text, target string }
	for line, want := range map[string][]fact{
		"- **Security:** TLS 1.2+ everywhere, passwords hashed with Argon2id, two-factor authentication (TOTP) optional per user.": {
			{"S", "Security: TLS 1.2+ everywhere.", "1.2+"}, {"S", "Security: passwords hashed with Argon2id.", ""}, {"S", "Security: two-factor authentication (TOTP) optional per user.", ""},
		},
		"- **Availability:** 99.9% uptime, excluding planned maintenance (max. 4 hours per month).": {
			{"A", "Availability: 99.9% uptime, excluding planned maintenance (max. 4 hours per month).", "99.9%"},
		},
		"- Login takes under 2 s.":                    {{"P", "Login takes under 2 s.", "under 2 s"}},
		"- Search returns results in under 1 s.":      {{"P", "The search returns results in under 1 s.", "under 1 s"}},
		"- **Security:** all data encrypted at rest.": {{"S", "Security: all data encrypted at rest.", ""}},
	} {
		var got []fact
		for _, q := range understood(t, "# Desk\n\n## Features\n\n- Users can order.\n\n## Non-functional requirements\n\n"+line+"\n").Qualities {
			got = append(got, fact{q.Class, q.Text, q.Target})
		}
		require.Equal(t, want, got, line)
	}
}
