package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What others should do, and what somebody called by name has done before, is shown by no
// test of the product.
func TestAdviceToOthersAndWhoKnowsItAreRemarks(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Boats", Product: "Boats", Actors: []understanding.ActorFact{{Name: "Client"}}}, "standard")
	for _, c := range []struct {
		text string
		want bool
	}{
		{"Receivers should drop messages older than 5 minutes.", true},
		{"Messages older than 5 minutes should be dropped.", false},
		{"Receivers get messages not older than 5 minutes.", false},
		{"Clients should sign within 2 days.", false}, // a role of the source
		{"The tide table, Ida has done it before", true},
		{"Ida knows how", true},
		{"Boats has done it before 9:00", false},
		{"The tide table, shown before 9:00", false},
	} {
		require.Equal(t, c.want, w.IsRemark(c.text), c.text)
	}
}
