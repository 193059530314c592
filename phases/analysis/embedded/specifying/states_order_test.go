package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Of a life of which the source tells only the states, what interrupts is left again for
// where it came from, who takes turns gets it back, and what is revoked was in force.
func TestTheStepsOfALifeFollowFromItsStates(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		states []string
		said   []string
		want   []string
	}{
		"takes turns": {
			states: []string{"set up", "my move", "their move", "over"},
			want:   []string{"set up>my move", "my move>their move", "their move>my move", "set up>their move", "my move>over", "their move>over"},
		},
		"interrupted": {
			states: []string{"planned", "running", "on hold", "finished"},
			want:   []string{"planned>running", "running>finished", "running>on hold", "on hold>running"},
		},
		"a trouble and what it means": {
			states: []string{"fitted", "reporting", "offline", "removed"},
			said:   []string{"Offline: no data for a day"},
			want:   []string{"fitted>reporting", "reporting>removed", "reporting>offline: no data for a day", "offline>reporting"},
		},
		"revoked while it holds": {
			states: []string{"pending", "valid", "revoked"},
			want:   []string{"pending>valid", "valid>revoked"},
		},
		"an outcome": {
			states: []string{"new", "planned", "delivered", "not accepted", "cancelled"},
			want:   []string{"new>planned", "planned>delivered", "planned>not accepted", "new>cancelled"},
		},
		"undone and opened again": {
			states: []string{"open", "closed", "missed"},
			said:   []string{"A missed visit can be undone on the same day.", "Reopening is possible within 7 days and is logged."},
			want:   []string{"open>closed", "open>missed", "missed>open: undone on the same day", "closed>open: reopened within 7 days"},
		},
		"turned out otherwise": {
			states: []string{"labelled", "received", "accepted", "rejected"},
			want:   []string{"labelled>received", "received>accepted", "received>rejected"},
		},
		"what becomes of it": {
			states: []string{"kept", "lost"},
			said:   []string{"A visit that nobody asks for becomes lost."},
			want:   []string{"kept>lost: nobody asks for"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := &understanding.Understanding{Lang: specs.English}
			for i, text := range tc.said {
				u.Constraints = append(u.Constraints, specs.Item{Text: text, Source: specs.FromLines(i+2, i+2)})
			}
			w := handMade(t, u, "standard")
			e := specs.Entity{Name: "Visit", States: tc.states, Source: specs.FromLines(1, 1)}
			w.lifeCycle(newDataModel(), &e)
			require.ElementsMatch(t, tc.want, stepsOf(&e))
		})
	}
}

// What is lost on the way says nothing of the line, and what is given back was had before it
// was used up.
func TestWaysOutOfALife(t *testing.T) {
	t.Parallel()
	src := specs.FromLines(1, 1)
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	e := specs.Entity{Name: "Letter", States: []string{"filed", "sent", "received", "answered", "lost"}, Source: src, Transitions: []specs.Transition{{From: "filed", To: "lost", Source: src}, {From: "sent", To: "lost", Source: src}}}
	w.lifeCycle(newDataModel(), &e)
	require.ElementsMatch(t, []string{"filed>lost", "sent>lost", "filed>sent", "sent>received", "received>answered"}, stepsOf(&e))

	w = handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
	e = specs.Entity{Name: "票", States: []string{"待支付", "已出票", "已检票", "已退票", "已作废"}, Source: src}
	w.lifeCycle(newDataModel(), &e)
	require.ElementsMatch(t, []string{"待支付>已出票", "已出票>已检票", "已出票>已退票", "待支付>已作废"}, stepsOf(&e))
}

// A drawing with a way out beside the way on does not lead on from the way out.
func TestWhatInterruptsDoesNotLeadOnForItsNeighbour(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	src := specs.FromLines(1, 1)
	e := specs.Entity{Name: "Key", States: []string{"valid", "paused", "weak", "void"}, Source: src, Transitions: []specs.Transition{
		{From: "valid", To: "paused", Source: src},
		{From: "valid", To: "weak", Source: src},
		{From: "paused", To: "void", Source: src},
		{From: "weak", To: "void", Source: src},
	}}
	w.lifeCycle(newDataModel(), &e)
	require.ElementsMatch(t, []string{"valid>paused", "valid>weak", "weak>void", "paused>valid"}, stepsOf(&e))
}

// Where the source draws a line and names a further state, the last step but the end
// leads there.
func TestEveryStateIsReached(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	src := specs.FromLines(1, 1)
	e := specs.Entity{Name: "Letter", States: []string{"written", "sent", "read", "returned"}, Source: src, Transitions: []specs.Transition{
		{From: "written", To: "sent", Source: src}, {From: "sent", To: "read", Source: src},
	}}
	w.lifeCycle(newDataModel(), &e)
	require.ElementsMatch(t, []string{"written>sent", "sent>read", "sent>returned"}, stepsOf(&e))
}

// stepsOf are the steps of an entity as "from>to: event".
func stepsOf(e *specs.Entity) []string {
	var out []string
	for _, t := range e.Transitions {
		step := t.From + ">" + t.To
		if t.Event != "" {
			step += ": " + t.Event
		}
		out = append(out, step)
	}
	return out
}
