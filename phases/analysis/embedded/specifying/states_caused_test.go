package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatADeedLeadsTo: a deed that a sentence tells of a thing is a step between its
// states, and what a state lasts until ends it.
func TestWhatADeedLeadsTo(t *testing.T) {
	t.Parallel()
	from := specs.FromLines(4, 4)
	step := func(from, to, event string) specs.Transition {
		return specs.Transition{From: from, To: to, Event: event, Source: specs.FromLines(2, 2)}
	}
	for _, c := range []struct {
		text, actor, want string
		first             specs.Transition
	}{
		{"A power cut ends the run and disables the pump.", "", "active>disabled disabled by a power cut", step("failing", "disabled", "after 5 faults")},
		{"disable a pump that leaks", "Foreman", "active>disabled disabled by a foreman", step("failing", "disabled", "after 5 faults")},
		{"A power cut does not disable the pump.", "", "", step("failing", "disabled", "after 5 faults")},
		{"A power cut disables the pump.", "", "active>disabled disabled by a power cut", step("active", "disabled", "")},
		{"We send a test run; until the valve answers it, the pump is pending.", "", "pending>active when the valve answers the test run", step("pending", "active", "")},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Waterworks", Features: []understanding.FeatureFact{{Text: c.text, Actor: c.actor, Source: from}}}, "standard")
		e := specs.Entity{Name: "Pump", States: []string{"pending", "active", "failing", "disabled"}, Transitions: []specs.Transition{c.first}, Source: specs.FromLines(2, 2)}
		w.caused(&e)
		last := e.Transitions[len(e.Transitions)-1]
		got := last.From + ">" + last.To + " " + last.Event
		if c.want == "" {
			require.Len(t, e.Transitions, 1, c.text)
			continue
		}
		require.Equal(t, c.want, got, c.text)
	}
}
