package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// For which share of all cases a number holds stays beside it.
func TestPercentileStaysBesideItsNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, target, want string }{
		{"The board loads in under 2 seconds (p95).", "under 2 seconds", "under 2 seconds (p95)"},
		{"The board loads in under 2 seconds (95th percentile)", "under 2 seconds", "under 2 seconds (95th percentile)"},
		{"The board loads in under 2 seconds (phones)", "under 2 seconds", "under 2 seconds"},
		{"The board loads in 150 ms p95.", "150 ms", "150 ms (p95)"},
		{"看板 2 秒内打开（P95）。", "2 秒内", "2 秒内 (P95)"},
	} {
		got := withPercentile(c.text, []specs.Target{{Metric: "time", Target: c.target, Source: specs.FromLines(3, 3)}})
		require.Equal(t, c.want, got[0].Target, c.text)
	}
}

// For how many of all cases a number holds is no number of its own.
func TestShareStaysBesideItsNumber(t *testing.T) {
	t.Parallel()
	plain, share := withoutShare(&understanding.QualityFact{Text: "A berth is shown within 20 seconds, for 95% of boats.", Target: "within 20 seconds"})
	require.Equal(t, "for 95% of boats", share)
	require.Equal(t, "A berth is shown within 20 seconds", plain.Text)
	_, share = withoutShare(&understanding.QualityFact{Text: "Berths are shown for 95% of boats.", Target: "95%"})
	require.Empty(t, share)
}

// What a number holds for goes on behind an "and" that only names more of it.
func TestCircumstancesGoOnBehindAnd(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, target, want string }{
		{"Search responds within 200 ms for up to 10,000 products and 50 shops", "within 200 ms", "within 200 ms for up to 10,000 products and 50 shops"},
		{"Latency below 150 ms for earn and burn at 300 requests per second", "below 150 ms", "below 150 ms for earn and burn at 300 requests per second"},
		{"Pages load within 2 s on phones and 1 s on desktops", "within 2 s", "within 2 s on phones"},
		{"Pages load within 2 s on phones and the app stays usable", "within 2 s", "within 2 s on phones"},
	} {
		require.Equal(t, c.want, w.withCircumstances(c.text, c.target, "time"), c.text)
	}
}
