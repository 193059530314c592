package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheValueBeforeIsNoTarget: what a goal says of last year or of today stands beside its target,
// and the goal keeps the words of the source.
func TestTheValueBeforeIsNoTarget(t *testing.T) {
	for text, want := range map[string][2]string{
		"Collect 95% of annual fees by 31 January (last year: 71%).":                  {"95%", "71%"},
		"Collect 95% of the fees by 31 January, up from 71% last year.":               {"95%", "71%"},
		"Bring unexplained water loss below 5% (2024: 12%).":                          {"below 5%", "12%"},
		"The secretary spends less than 4 hours a week on admin, down from about 10.": {"less than 4 hours a week", "about 10"},
		"From a vacant plot to a signed tenancy in 3 weeks; today it takes 11.":       {"3 weeks", "11"},
	} {
		t.Run(text, func(t *testing.T) {
			u := understood(t, "# PlotBook\n\nAn app for an allotment association.\n\n## Goals\n\n- "+text+"\n\n## Features\n\n- Members pay fees by card.\n")
			require.Len(t, u.Goals, 1)
			g := &u.Goals[0]
			require.Equal(t, text, g.Text)
			require.Equal(t, want, [2]string{g.Target, g.Baseline})
		})
	}
}
