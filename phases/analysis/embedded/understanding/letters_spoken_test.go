package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What people say in letters, chats and meetings is read as they would write it in
// a list.
func TestSpokenPlainly(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, title, fact, kind string }{
		{"a wish turned round", "Subject: Linen\nFrom: a@b.example\n\nHi Jo,\n\nwhat I'd love is an app for the drivers where they see today's stops. At each stop they scan the bags.\n", "Linen", "At each stop, the drivers scan the bags.", "feature"},
		{"they are the subject before", "Subject: Linen\nFrom: a@b.example\n\nThe hotels should be able to change their order. They also want to see what was delivered in the past.\n", "Linen", "The hotels want to see what was delivered in the past.", "feature"},
		{"somebody by name", "Subject: Linen\nFrom: a@b.example\n\nMy colleague Marit in the office needs to see every van. She also moves stops to another van.\n", "Linen", "Marit also moves stops to another van.", "feature"},
		{"a closing with its signature", "Subject: Linen\nFrom: a@b.example\n\nWe need an app for drivers. Drivers must be able to scan bags.\n\nKind regards\nInga\n\nInga Berg\nDaily manager, Linen AS\nTel. 555 01\n", "Linen", "Drivers must be able to scan bags.", "feature"},
		{"a reminder to others", "# Plots\n\n## Features\n\n- Members can see the list, don't forget.\n- It runs on the web space of the council, it's free.\n", "Plots", "It runs on the web space of the council, because it's free.", "feature"},
		{"who is told", "# Beds\n\n## Features\n\nBed managers assign patients to beds. The system must warn them when a bay is full.\n", "Beds", "The system must warn the bed managers when a bay is full.", "feature"},
		{"decided against", "# Returns\n\n## Features\n\n- Customers can send a parcel back.\n- Discussion on exchanges (other size). Decided: not in the first release.\n", "Returns", "Exchanges (other size).", "non_goal"},
		{"what nobody gets is nobody", "# Returns\n\n## Systems\n\nNo new customer accounts.\n", "Returns", "No new customer accounts.", "non_goal"},
		{"what becomes of a thing later", "# Plots\n\nA tenant rents a plot. After 42 days the plot goes back.\n", "Plots", "After 42 days the plot goes back.", "constraint"},
		{"a backlog for something", "# Backlog for the choir app (from the notes)\n\nAs a singer I want to see the next rehearsal.\n", "Choir app", "As a singer I want to see the next rehearsal.", "feature"},
		{"a replacement", "# Replacing the bed board\n\nThe whiteboards do not agree.\n\nA nurse changes the state of a bed.\n", "Bed board", "A nurse changes the state of a bed.", "feature"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			require.Equal(t, c.title, u.Title)
			got := map[string]string{}
			for _, f := range u.Facts() {
				got[f.Text] = f.Kind
			}
			require.Equal(t, c.kind, got[c.fact], "%v", got)
		})
	}
}

// In a chat the answer belongs to its question: agreed it is wanted, refused it is
// left out, answered it is no longer asked, and what only agrees says nothing.
func TestAnswersOfAChat(t *testing.T) {
	t.Parallel()
	u := understood(t, `# pasted from the #allotments channel, 3 March

**Dee** 09:02
people apply online and can look up their position with a code

**Tom** 09:07
and when a plot comes free?

**Dee** 09:09
the first three on the list get an offer by letter

**Raj** 09:11
could we have a map of the plots? free, taken, half

**Dee** 09:25
yes please.

**Raj** 09:28
card payments?

**Tom** 09:29
not now. bank transfer only

**Raj** 09:30
do we keep people who turn an offer down?

**Dee** 09:31
good question, I'll ask Maureen
`)
	got := map[string]string{}
	for _, f := range u.Facts() {
		got[f.Text] = f.Kind
	}
	require.Equal(t, "Allotments", u.Title)
	require.Equal(t, "feature", got["People apply online and can look up their position with a code."], "%v", got)
	require.Equal(t, "feature", got["The first three on the list get an offer by letter."], "%v", got)
	require.Equal(t, "feature", got["We need a map of the plots: free, taken, half."], "%v", got)
	require.Equal(t, "non_goal", got["Card payments."], "%v", got)
	require.Equal(t, "question", got["Do we keep people who turn an offer down?"], "%v", got)
	require.NotContains(t, got, "And when a plot comes free?")
}

// Short numbered lines over paragraphs are headings, though Markdown takes them for
// a list; the to-dos of those who met are no part of the product, but needed for it.
func TestNumberedMinutes(t *testing.T) {
	t.Parallel()
	u := understood(t, `Minutes - Returns desk, kick-off
Present: Alma Reyes (Operations), Wei Lin (IT)

1. Background
Alma reported that 14 % of all orders come back.

2. How a return should work
- Wei asked that the warehouse sees announced returns by day.

3. Open points
- Who decides when a parcel arrives without a label?

Actions
| What | Who | Until |
|---|---|---|
| List of reasons | Alma | 19 May |
`)
	got := map[string]string{}
	for _, f := range u.Facts() {
		got[f.Text] = f.Kind
	}
	require.Equal(t, "Returns desk", u.Title)
	require.Equal(t, "problem", got["14 % of all orders come back."], "%v", got)
	require.Equal(t, "feature", got["The warehouse sees announced returns by day."], "%v", got)
	require.Equal(t, "question", got["Who decides when a parcel arrives without a label?"], "%v", got)
	require.NotContains(t, got, "Open points.")
	require.Equal(t, "note", got["List of reasons (Who: Alma; Until: 19 May)."], "%v", got)
}
