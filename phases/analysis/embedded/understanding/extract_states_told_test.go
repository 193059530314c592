package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// States that a source tells in passing are kept, with whose they are and with the
// steps to them.
func TestStatesToldInPassing(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"So a refund is pending, approved, sent, succeeded or failed.":                                                                     "Refund: pending, approved, sent, succeeded, failed",
		"At any time a ticket is open, answered or closed.":                                                                                "Ticket: open, answered, closed",
		"Parcel states: `reserved` → `stored` → `collected`. From `stored` a parcel may also become `recalled` or `overdue` (after 72 h).": "Parcel: reserved, stored, collected, recalled, overdue; reserved>stored stored>collected stored>recalled stored>overdue(after 72 h)",
		"A ticket moves from open to working to closed; it may go back from closed to working, never to open.":                             "Ticket: open, working, closed; open>working working>closed closed>working",
		"Order states: new → packed → shipped. From shipped an order can move to returned.":                                                "Order: new, packed, shipped, returned; new>packed packed>shipped shipped>returned",
	} {
		u := understood(t, "# Desk\n\n## Features\n\n- Agents can enter an entry.\n\n## Rules\n\n"+text+"\n")
		require.NotEmpty(t, u.Entities, text)
		e := &u.Entities[len(u.Entities)-1]
		got := e.Name + ": " + strings.Join(e.States, ", ")
		var steps []string
		for _, s := range e.Transitions {
			step := s.From + ">" + s.To
			if s.Event != "" {
				step += "(" + s.Event + ")"
			}
			steps = append(steps, step)
		}
		if len(steps) > 0 {
			got += "; " + strings.Join(steps, " ")
		}
		require.Equal(t, want, got, text)
	}
}

// States that a list names without saying whose they are belong to the thing whose way
// the heading tells.
func TestAHeadingTellsWhoseStatesAre(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Loudhailer\n\n## How a repair runs\n\n- the customer can leave a bike at the door\n\nstates: waiting, on the stand, ready, collected\n\n## Prices\n\n- the till can print a bill\n")
	require.Len(t, u.Entities, 1)
	require.Equal(t, "Repair", u.Entities[0].Name)
	require.Equal(t, []string{"waiting", "on the stand", "ready", "collected"}, u.Entities[0].States)
}
