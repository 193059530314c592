package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestDataFromOutsideAreAStatement: that data come from a system, end up there or are
// fetched by the product is something that somebody has to build.
func TestDataFromOutsideAreAStatement(t *testing.T) {
	t.Parallel()
	const head = "# Boatlog\n\nBoatlog is the boat book of a rowing club.\n\n## Features\n\n- A rower signs a boat out.\n\n## Interfaces\n\n"
	for name, c := range map[string]struct{ line, want string }{
		"every so often":       {"- Members and fees come from Clubware through its export, every 20 minutes.", "Members and fees come from Clubware through its export, every 20 minutes."},
		"without a name":       {"- Water levels come from the gauge at the lock.", "Water levels come from the gauge at the lock."},
		"must come out of":     {"- The list of rowers must come out of Clubware (our program, it writes a file when I ask it), I refuse to type them twice.", "The list of rowers comes out of Clubware."},
		"end up there":         {"- Clubware is where the fees are, fines have to end up there, even if it is a file.", "Fines have to end up in Clubware."},
		"handed over":          {"- The fees stay in Xero, Boatlog hands over the fines at the end of each week.", "Boatlog hands over the fines to Xero at the end of each week."},
		"fetched":              {"- The club's program (Salesforce) remains the register of members; we get a nightly export from it, we never write back.", "Boatlog gets a nightly export from Salesforce and never writes back."},
		"only sent":            {"- Fees too, we only send Xero the names and the hours.", "Boatlog sends Xero only the names and the hours."},
		"made when":            {"- Fees, that's Xero, so when a trip is over it makes a draft invoice in Xero.", "When a trip is over, Boatlog makes a draft invoice in Xero."},
		"people come from it":  {"- Rowers come from 14 countries.", ""},
		"a place names itself": {"- Clubware stays as it is.", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, head+c.line+"\n")
			var got []string
			for i := range u.Features[1:] {
				got = append(got, u.Features[i+1].Text)
			}
			if c.want == "" {
				require.Empty(t, got)
				return
			}
			require.Contains(t, got, c.want)
		})
	}
}
