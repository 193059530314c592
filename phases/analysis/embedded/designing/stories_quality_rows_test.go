package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestAStoryProvesEachNumberOfItsQuality: also those that nobody stated.
func TestAStoryProvesEachNumberOfItsQuality(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	target := func(metric string) specs.Target {
		return specs.Target{Metric: metric, Target: "0", Measurement: "test in CI", Source: specs.FromRule("quality-target")}
	}
	for count := range 3 {
		n := &specs.NFR{ID: "NFR-S-001", Title: "TLS to every pier", Source: specs.FromLines(3, 3), Targets: []specs.Target{target("open calls"), target("calls as root"), target("calls lost")}[:count+1]}
		require.Len(t, m.qualityCriteria(n), count+1)
	}
}
