package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestPointsOfStoriesAreKept: what a team estimated a story at stands beside its title.
func TestPointsOfStoriesAreKept(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]int{
		"### LL-1 Book a kiln (5 points, Must)": 5,
		"### LL-1 Book a kiln (Must; 3 pts)":    3,
		"### LL-1 Book a kiln (Must)":           0,
		"### LL-1 Book a kiln [8 SP]":           8,
	} {
		u := understood(t, "# Kilnline backlog\n\n"+title+"\n\nAs a potter, I want to book a kiln so that it is free when I come.\n\n### LL-2 Lock a kiln (Must)\n\nAs a keeper, I want to lock a kiln so that nobody opens it.\n")
		require.NotEmpty(t, u.Features)
		require.Equal(t, want, u.Features[0].Points, title)
	}
}

// TestADeedAsBenefitIsTheirs: what a story is told for "in order to" do can be done then.
func TestADeedAsBenefitIsTheirs(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kilnline backlog\n\n## Stories\n\n- As a potter I want to filter kilns by size, in order to find one in a minute.\n- As a keeper, I want to lock a kiln so that nobody opens it.\n")
	require.NotEmpty(t, u.Features)
	require.Equal(t, "I can find one in a minute", u.Features[0].Benefit)
}

// TestTheModalVerbOfARowIsSaidOnce.
func TestTheModalVerbOfARowIsSaidOnce(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The guest can pay, can wait, or can leave.":                 "The guest can pay, wait, or leave.",
		"The guest can pay and can leave.":                           "The guest can pay and leave.",
		"The guest can pay; a code is proposed and can be replaced.": "The guest can pay; a code is proposed and can be replaced.",
		"The guest can pay, and the clerk can refund.":               "The guest can pay, and the clerk can refund.",
		"A guest who pays can leave.":                                "A guest who pays can leave.",
		"Members can lend tools.":                                    "Members can lend tools.",
	} {
		require.Equal(t, want, ModalOnce(text), text)
	}
}

// TestAReleaseBehindTheFirstIsNotInScope: what follows later is left out of the first.
func TestAReleaseBehindTheFirstIsNotInScope(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kilnline\n\nKilnline is a web application for potteries.\n\n## Quality\n\n- Kilnline is in English and German. French follows in release 2.\n\n## Out of scope\n\n- A native app; Kilnline must work in the browser of a phone.\n")
	var out, asked []string
	for _, n := range u.NonGoals {
		out = append(out, n.Text)
	}
	for i := range u.Features {
		asked = append(asked, u.Features[i].Text)
	}
	require.ElementsMatch(t, []string{"French.", "A native app."}, out)
	require.Contains(t, asked, "Kilnline must work in the browser of a phone.")
}

// TestWhoIsAskedStandsAtTheEnd: a name in brackets behind the sentences of a question is who
// answers it.
func TestWhoIsAskedStandsAtTheEnd(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kilnline\n\nKilnline is a web application for potteries.\n\n## Open questions\n\n1. Do we price per kiln or per user? Sales prefers per user. (M. Halvorsen)\n2. Is a photo enough? (see above)\n")
	require.Len(t, u.Questions, 2)
	require.Equal(t, "M. Halvorsen", u.Questions[0].Owner)
	require.Equal(t, "Do we price per kiln or per user? Sales prefers per user.", u.Questions[0].Text)
}
