package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAGoalOfAPartOrARating: a part of some that do something is a share of them, a rating is the
// target of what is rated, and the value of today stands behind many words.
func TestAGoalOfAPartOrARating(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][4]string{
		"Half of the islanders have an account after six months.":                  {"Share of islanders that have an account", "half", "after six months", ""},
		"A third of our parcels arrive on Saturday by Christmas.":                  {"Share of parcels that arrive on Saturday", "a third", "by Christmas", ""},
		"Nine out of ten tickets are solved on first contact.":                     {"Share of tickets that are solved on first contact", "nine out of ten", "", ""},
		"Fewer than 1 in 200 scans needs a second try.":                            {"Share of scans that need a second try", "fewer than 1 in 200", "", ""},
		"Visitors rate the tour 4.5 out of 5 or better.":                           {"Rating of the tour by visitors", "4.5 out of 5 or better", "", ""},
		"Average rating of 4.2 out of 5 in the app stores.":                        {"Average rating in the app stores", "4.2 out of 5", "", ""},
		"On-time departures: 95% (baseline 82%).":                                  {"On-time departures", "95%", "", "82%"},
		"Conversion from timetable to purchase reaches 12 % (from 7 %).":           {"Conversion from timetable to purchase", "12 %", "", "7 %"},
		"Fewer than five wrong deliveries a month; last year it was 14 on average": {"Wrong deliveries a month", "Fewer than five wrong deliveries a month", "", "14"},
		"Renewals go up: renewal rate from 62% to 75%.":                            {"Renewal rate", "75%", "", "62%"},
		"Keep churn under 3%.":                                                     {"Churn", "under 3%", "", ""},
	} {
		u := understood(t, "# Quay\n\nQuay runs a pier.\n\n## Goals\n\n- "+text+"\n")
		require.Len(t, u.Goals, 1, text)
		g := u.Goals[0]
		require.Equal(t, want, [4]string{g.Metric, g.Target, g.Due, g.Baseline}, text)
	}
}
