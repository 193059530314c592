package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestQualitiesInPlainSentences: a quality that people write in these few words binds as they mean
// it, and is judged by a quantity of its own.
func TestQualitiesInPlainSentences(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, says, metric, target string }{
		{"Text size and contrast as per WCAG 2.1 AA.", "Text size and contrast MUST meet WCAG 2.1 AA.", "Violations of WCAG 2.1 AA found in text size and contrast", "0 at each release"},
		{"SOX wants the sales ledger for 7 years.", "Ferry MUST keep the sales ledger for at least 7 years, as SOX requires.", "Time for which the sales ledger can still be read", "at least 7 years"},
		{"GDPR applies.", "Ferry MUST comply with GDPR.", "Points of the checklist of GDPR that are not met", "0 at each release"},
		{"Hosting costs stay below €300 per month.", "Hosting costs MUST stay below €300 per month.", "Hosting costs", "below €300 per month"},
		{"Only the purser and the cook see wages.", "Only the purser and the cook MUST be able to see wages.", "Attempts of anybody but the purser and the cook to see wages that succeed", "0 of 20 attempts"},
		{"In the worst case we lose the last five minutes of scans and are up again in half an hour.", "After a failure, Ferry MUST lose at most five minutes of scans and be back within half an hour.", "Data lost when the newest copy is restored (RPO)", "at most five minutes of scans"},
		{"After a crash we must be back within 2 hours and lose no more than 10 minutes of sales.", "After a failure, Ferry MUST be back within 2 hours and lose at most 10 minutes of sales.", "Time until Ferry works again after a failure (RTO)", "at most 2 hours"},
		{"Planned maintenance happens only on Tuesday nights and is announced two days ahead.", "Planned maintenance MUST take place only on Tuesday nights and be announced at least two days ahead.", "Planned interruptions at any other time than on Tuesday nights", "0 a year"},
		{"The database grows by about 2 GB a year.", "Ferry MUST keep its other targets while the database grows by 2 GB a year.", "Other targets that are missed with three years of growth (2 GB a year)", "0"},
		{"At peak we see 40 tickets per second.", "At peak, Ferry MUST handle 40 tickets per second.", "Tickets handled per second without an error", "40"},
		{"Support answers within four working hours.", "Support MUST answer within four working hours.", "Time until support answers", "within four working hours"},
		{"No more than two unplanned outages per season.", "Ferry MUST have at most two unplanned outages per season.", "Unplanned outages per season", "at most two"},
		{"40 scales send a weight every two seconds.", "Ferry MUST handle 40 scales that send a weight every two seconds.", "Messages lost or handled late with 40 scales that send a weight every two seconds", "0 in one hour"},
		{"99.5% uptime between 05:00 and 23:00, measured monthly.", "Ferry MUST be available at least 99.5% of the time between 05:00 and 23:00, measured monthly.", "Availability between 05:00 and 23:00, measured monthly", "99.5%"},
		{"Fits on a 7-inch screen.", "Ferry MUST fit on a 7-inch screen.", "Screens and printouts that do not fit on a 7-inch screen", "0"},
		{"Pickers only see their own hours.", "Pickers MUST be able to see only their own hours.", "Attempts to see the hours of somebody else that succeed", "0 of 20 attempts"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry"}, "standard")
		said, ok := w.KnownQuality(c.text)
		require.True(t, ok, c.text)
		require.Equal(t, c.says, w.BoundQuality(said, "MUST"), c.text)
		require.Equal(t, []string{c.metric, c.target}, []string{said.Rows[0].Metric, said.Rows[0].Target}, c.text)
	}
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry"}, "standard")
	for _, other := range []string{"Only users who paid see the archive.", "The team needs laptops for two years of work and travel.", "Support exports to CSV within a project."} {
		_, ok := w.KnownQuality(other)
		require.False(t, ok, other)
	}
}
