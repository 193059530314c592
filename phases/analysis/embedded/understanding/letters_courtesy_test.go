package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a letter says because it is one is no demand, what it counts is how things are,
// and what a colleague asks against the writer's mind is still open.
func TestCourtesiesOfALetter(t *testing.T) {
	t.Parallel()
	const head = "Subject: Boat hire\nFrom: Ida\n\nHi Sam,\n\n"
	const list = "\n\nWhat it should do:\n\n- all bookings in one list\n- a skipper can move a booking to another boat\n"
	for _, c := range []struct{ name, text, fact, kind string }{
		{"sorry", head + "sorry for the delay, we had three regattas in two weeks. Here is the list." + list, "Sorry for the delay, we had three regattas in two weeks.", "note"},
		{"whether it can be done", head + "Here is the list." + list + "\nCould you let me know by Monday whether this is feasible?\n", "Could you let me know by Monday whether this is feasible?", "note"},
		{"a real question", head + "Here is the list." + list + "\nCan you tell me who pays for lost keys?\n", "Can you tell me who pays for lost keys?", "question"},
		{"a colleague asks", head + "Here is the list." + list + "\nTorben asks if the logbooks of 2019 can be imported too. I don't think we need that.\n", "Torben asks if the logbooks of 2019 can be imported too – I don't think we need that.", "question"},
		{"what is wanted of the whole", head + "We have 14 boats and get 60 requests a week. Half of them wait longer than three days. I want a confirmation out in 6 hours, always." + list, "A confirmation out in 6 hours, always.", "goal"},
		{"how it is", head + "We have 14 boats and get 60 requests a week. Half of them wait longer than three days. I want a confirmation out in 6 hours, always." + list, "Half of them wait longer than three days.", "problem"},
		{"a quote that asked for it", head + "Here is the list." + list + "\nGreetings from Kiel\nIda\n\n> Am 3.2.2026 schrieb Sam Berg:\n> Can you send me a list? Doesn't need to be long.\n", "Doesn't need to be long.", ""},
		{"a quote that says what is wanted", head + "Here is the list." + list + "\nIda\n\n> On 3 Feb Sam wrote:\n> Hosting in the EU.\n", "Hosting in the EU.", "constraint"},
		{"a closing with a place", head + "Here is the list." + list + "\nGreetings from windy Kiel\nIda\n", "Greetings from windy Kiel Ida.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := map[string]string{}
			for _, f := range understood(t, c.text).Facts() {
				got[f.Text] = f.Kind
			}
			require.Equal(t, c.kind, got[c.fact], "%v", got)
		})
	}
}
