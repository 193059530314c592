package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInflowsAreTestedByWhatChangesThere: what comes from outside is held against where
// it comes from, within the time that is stated.
func TestInflowsAreTestedByWhatChangesThere(t *testing.T) {
	t.Parallel()
	const head = "# Boatlog\n\nBoatlog is the boat book of a rowing club.\n\n## Features\n\n- A rower signs a boat out.\n\n## Interfaces\n\n- "
	for line, want := range map[string]string{
		"Members and fees come from Clubware through its export, every 20 minutes.":      "New and changed values of members and fees in Clubware appear in Boatlog within 20 minutes.",
		"Water levels come from the gauge at the lock.":                                  "3 prepared cases of water levels arrive from the gauge at the lock with the same values.",
		"Links for the rower's own phone come from the map service of the county.":       "3 prepared cases of links for the rower's own phone arrive from the map service of the county with the same values.",
		"Salesforce is where the fees are, fines have to end up there, even if by hand.": "3 prepared cases of fines appear in Salesforce with the same values, each exactly once.",
	} {
		reqs := builtOf(t, head+line+"\n")
		var got []string
		for _, c := range reqs[len(reqs)-1].Criteria {
			got = append(got, c.Text)
		}
		require.Contains(t, got, want, line)
	}
}
