package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Each number of a load that counts several things is a target by what it counts.
func TestEachNumberOfALoadIsATarget(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for _, c := range []struct {
		text string
		want []specs.Target
	}{
		{"Capacity: 12 ferries and 300 passengers at the same time.", []specs.Target{{Metric: "ferries", Target: "12 ferries"}, {Metric: "passengers at the same time", Target: "300 passengers"}}},
		{"The desk shall support up to 12 panels and 30 office users simultaneously.", []specs.Target{{Metric: "panels", Target: "up to 12 panels"}, {Metric: "office users simultaneously", Target: "30 office users"}}},
		{"Scale: 200 berths, peak 50 landings a minute.", []specs.Target{{Metric: "berths", Target: "200 berths"}, {Metric: "peak landings a minute", Target: "50 landings a minute"}}},
		{"120 examiners and 400,000 items without redesign.", []specs.Target{{Metric: "examiners", Target: "120 examiners"}, {Metric: "items without redesign", Target: "400,000 items without redesign"}}},
		{"The platform supports 400 plants, 1.2 million kilns and 1,500 concurrent users.", []specs.Target{{Metric: "plants", Target: "400 plants"}, {Metric: "kilns", Target: "1.2 million kilns"}, {Metric: "concurrent users", Target: "1,500 concurrent users"}}},
		{"Answers within 2 seconds for 200 users and 30 desks.", nil},
		{"Up to 300 passengers.", nil},
	} {
		got := w.counts(&understanding.QualityFact{Class: "SC", Text: c.text}, specs.Target{})
		require.Equal(t, c.want, got, c.text)
	}
}
