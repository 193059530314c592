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

// TestAProposedMeasureIsNotSoldAsStated: a source vouches for its number alone, and not for
// the way that is proposed to measure it.
func TestAProposedMeasureIsNotSoldAsStated(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	n := &specs.NFR{ID: "NFR-P-001", Title: "Departures", Source: specs.FromLines(3, 3), Targets: []specs.Target{
		{Metric: "late boats", Target: "2", Measurement: "proposed: load test before each release", Source: specs.FromLines(3, 3)},
		{Metric: "lost boats", Target: "0", Measurement: "count at noon", Source: specs.FromLines(4, 4)},
	}}
	require.Equal(t, "Late boats: 2 (proposed: load test before each release).", m.qualityCriteria(n)[0].Text)
	require.Equal(t, "Lost boats: 0 (count at noon).", m.qualityCriteria(n)[1].Text)
}

// TestAStoryOfQualitiesTestsAllOfThem: what the source states of any is a criterion, beyond
// the four that a story has otherwise.
func TestAStoryOfQualitiesTestsAllOfThem(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	stated := func(metric string, line int) specs.Target {
		return specs.Target{Metric: metric, Target: "0", Measurement: "test in CI", Source: specs.FromLines(line, line)}
	}
	m.req.NFRs = []specs.NFR{
		{ID: "NFR-P-001", Title: "Departures", Source: specs.FromLines(3, 3), Targets: []specs.Target{stated("late boats", 3), stated("lost boats", 3), stated("empty boats", 4)}},
		{ID: "NFR-P-002", Title: "Tickets", Source: specs.FromLines(5, 5), Targets: []specs.Target{stated("lost tickets", 5), stated("wrong fares", 5)}},
	}
	s := m.qualityStory([]int{0, 1})
	require.Len(t, s.Criteria, 5)
	require.Contains(t, s.Criteria[1].Text, "ost tickets", "one of each comes first")
}

// TestAWishForAQualityIsWhole: what its statement demands behind the first sentence is wished
// for as well.
func TestAWishForAQualityIsWhole(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	for rest, want := range map[string]string{
		"At most 1 % below when saturated.":       ", at most 1 % below when saturated",
		"The ferry MUST keep the log for 2 days.": ", and the ferry to keep the log for 2 days",
		"Nobody likes to wait.":                   "",
		"":                                        "",
	} {
		require.Equal(t, want, m.restOfWish("trips to be on time", rest), rest)
	}
}
