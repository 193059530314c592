package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// For which share of all cases a number holds stays beside it.
func TestPercentileStaysBesideItsNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, target, want string }{
		{"The board loads in under 2 seconds (p95).", "under 2 seconds", "under 2 seconds (p95)"},
		{"The board loads in under 2 seconds (95th percentile)", "under 2 seconds", "under 2 seconds (95th percentile)"},
		{"The board loads in under 2 seconds (phones)", "under 2 seconds", "under 2 seconds"},
		{"看板 2 秒内打开（P95）。", "2 秒内", "2 秒内 (P95)"},
	} {
		got := withPercentile(c.text, []specs.Target{{Metric: "time", Target: c.target, Source: specs.FromLines(3, 3)}})
		require.Equal(t, c.want, got[0].Target, c.text)
	}
}
