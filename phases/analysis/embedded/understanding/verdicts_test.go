package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatIsDecidedInTheNextSentence(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, fact, want string }{
		{"We discussed letting people pay to jump the queue (council suggestion). Rejected, unanimously.", "Letting people pay to jump the queue (council suggestion).", "non_goal"},
		{"Map: Dmitri would like a proper clickable map. Decided: not now, maybe next winter.", "A proper clickable map.", "non_goal"},
		{"Fergal would like families to leave condolences. I'm not so sure. Half our families are elderly. Perhaps later, but not now.", "Fergal would like families to leave condolences.", "non_goal"},
		{"Ines suggested a loyalty card. Postponed until next year.", "A loyalty card.", "non_goal"},
		{"Card: Dmitri suggested Stripe, Gordon prefers SumUp. No decision, Gordon to find out the fees.", "Card: Dmitri suggested Stripe, Gordon prefers SumUp. No decision, Gordon to find out the fees.", "question"},
		{"Lena wants a dark mode for the kiosk. I'm not sure.", "Lena wants a dark mode for the kiosk. I'm not sure.", "question"},
		{"A clerk can reject an order. Rejected orders are shown in red.", "A clerk can reject an order.", "feature"},
		{"The teacher wants to see every absence. Dropped lessons are listed too.", "The teacher wants to see every absence.", "feature"},
		{"The secretary can print the list. We discussed the colour of the paper.", "We discussed the colour of the paper.", "note"},
	} {
		require.Equal(t, c.want, factsByText(t, "# Plots\n\n## Waiting list\n\n- A member can join the list.\n- "+c.text+"\n")[c.fact], c.text)
	}
	u := Understand(readText("# Plots\n\n## Rents\n\n- A member can pay.\n- Card: Dmitri suggested Stripe, Gordon prefers SumUp. No decision, Gordon to find out the fees.\n", false), loadLexicons(t))
	require.Len(t, u.Questions, 1)
	require.Equal(t, "Gordon", u.Questions[0].Owner)
}

func TestHeadingsThatPutOff(t *testing.T) {
	t.Parallel()
	for heading, want := range map[string]string{"Icebox (not this year)": "non_goal", "Icebox": "non_goal", "Parked": "non_goal", "Parked ideas": "non_goal", "Parked cars": "feature", "Deferred": "non_goal"} {
		got := factsByText(t, "# Plots\n\n## Waiting list\n\n- A member can join the list.\n\n## "+heading+"\n\n- Swap board for seeds\n- Smart locks\n")
		require.Equal(t, want, got["Smart locks."], heading)
	}
}

func TestLabelsTurnedDownAreNoDeeds(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "# Plots\n\n## AOB\n\n- A member can join the list.\n- Skip hire – deferred.\n- Sort office: postponed\n")
	require.Equal(t, "non_goal", got["Skip hire."])
	require.Equal(t, "non_goal", got["Sort office."])
}

func TestSomebodyIsToAnswer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, who string }{
		{"no ads in the game. one-off price or free with unlock? ask Priya", "One-off price or free with unlock?", "Priya"},
		{"Do we keep the photos? Check with the lawyer.", "Do we keep the photos?", "the lawyer"},
	} {
		u := Understand(readText("# Plots\n\n## Features\n\n- A member can join the list.\n- "+c.text+"\n", false), loadLexicons(t))
		require.Len(t, u.Questions, 1, c.text)
		require.Equal(t, c.want, u.Questions[0].Text)
		require.Equal(t, c.who, u.Questions[0].Owner)
	}
	u := Understand(readText("# Plots\n\n## Features\n\n- A member can join the list.\n- Ask members for their e-mail.\n- A clerk can accept or refuse a member – the chair to decide.\n", false), loadLexicons(t))
	require.Empty(t, u.Questions)
	require.Len(t, u.Features, 3)
}
