package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAModalWordIsNeverGluedOntoASentence has statements whose first word only looks
// like a verb, or that have their own verb where the name of a thing was looked for:
// the MUST stands once, before a verb, or in front of the source's own words.
func TestAModalWordIsNeverGluedOntoASentence(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Files that vanish while walking are reported on stderr.", "Files that vanish while walking MUST be reported on stderr"},
		{"Reports which nobody opens for a year are deleted.", "Reports which nobody opens for a year MUST be deleted"},
		{"Requests that arrive after 16:00 count for the next day.", "Requests that arrive after 16:00 MUST count for the next day"},
		{"1 million files, 50 GB, warm cache.", "The following MUST hold: 1 million files, 50 GB, warm cache"},
		{"Go 1.22 or later.", "Wardbook MUST support Go 1.22 or later"},
		{"Beds that squeak must only be offered to day patients.", "Beds that squeak MUST only be offered to day patients"},
		{"Honours `Retry-After` on 429 and 503.", "Wardbook MUST honour `Retry-After` on 429 and 503"},
		{"Recalls a bag not collected.", "Wardbook MUST recall a bag not collected"},
		{"Zaps the cache of a ward.", "Wardbook MUST zap the cache of a ward"},
		{"Safe for concurrent use.", "Wardbook MUST be safe for concurrent use"},
		{"Readable without a mouse.", "Wardbook MUST be readable without a mouse"},
		{"Late doses, i.e. doses that arrive more than 2 h after their time, go to a list and are checked by hand.", "Late doses, i.e. doses that arrive more than 2 h after their time, MUST go to a list and be checked by hand"},
		{"Each nightly run checks: no empty name, no bed twice.", "Each nightly run MUST check: no empty name, no bed twice"},
		{"Hosts pre-register visitors in a web form.", "Hosts MUST pre-register visitors in a web form"},
		{"Refunds above 150 EUR need approval by a team lead before they go to Adyen.", "Refunds above 150 EUR MUST require approval by a team lead before they go to Adyen"},
		{"In the order view, the \"Refund\" button opens a dialog listing the lines.", "In the order view, the \"Refund\" button MUST open a dialog listing the lines"},
		{"Visitors who haven't checked out by 20:00 are flagged to the night guard.", "Visitors who have not checked out by 20:00 MUST be flagged to the night guard"},
		{"At reception there’ll be a kiosk (iPad) where the visitor signs.", "At reception there MUST be a kiosk (iPad) where the visitor signs"},
		{"48 h per turn, then a reminder at 36 h, then you lose the turn.", "The following MUST hold: 48 h per turn, then a reminder at 36 h, then you lose the turn"},
	} {
		w := ward(t)
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		got := w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Must}})
		require.Equal(t, c.want, got, c.text)
	}
}
