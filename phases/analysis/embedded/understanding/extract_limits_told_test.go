package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheReasonStandsBesideARefusal: before it, behind it, or as a wish for some other time.
func TestTheReasonStandsBesideARefusal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, what, why string }{
		{"We have bought a roll of stickers already, so please don't invent anything with RFID.", "Please don't invent anything with RFID.", "We have bought a roll of stickers already."},
		{"Payments themselves stay with the bank; we do not want credit cards.", "We do not want credit cards.", "Payments themselves stay with the bank."},
		{"Please don't build a chat. We have WhatsApp groups, they are a mess, but they are our mess.", "Please don't build a chat.", "We have WhatsApp groups, they are a mess, but they are our mess."},
		{"Please don't build a chat. We have 40 members.", "Please don't build a chat.", ""},
		{"Please don't build a chat. Members can reserve a drill.", "Please don't build a chat.", ""},
		{"Later it would be great if neighbours could lend their own tools, but that is not for this year.", "Neighbours could lend their own tools.", "It would be welcome later, but it is not for this year."},
	} {
		u := understood(t, "# Drill page\n\nA page for borrowed tools. Members can reserve a drill.\n\n"+c.said+"\n")
		require.Len(t, u.NonGoals, 1, c.said)
		require.Equal(t, c.what, u.NonGoals[0].Text)
		require.Equal(t, c.why, u.NonGoals[0].Rationale, c.said)
		for _, p := range u.Problem {
			require.NotEqual(t, c.why, p.Text, "a reason is no trouble of today")
		}
	}
}

// TestWhatIsProposedBehindAFear is done about it, and stays what it is besides.
func TestWhatIsProposedBehindAFear(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kiln board\n\nA board for kilns.\n\nWhat worries me is that the glaze list arrives late. Then nobody has read it. Let's do a trial with two kilns on 12 April.\n")
	require.Len(t, u.Risks, 1)
	require.Equal(t, "Do a trial with two kilns on 12 April.", u.Risks[0].Mitigation)
	require.NotEmpty(t, u.Milestones)
}

// TestWhatMayBeUsedIsNoSystemBeside: that something is available says of nothing that the product
// talks to it.
func TestWhatMayBeUsedIsNoSystemBeside(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]int{
		"Kafka is available and run by someone else.":  0,
		"Events go to Kafka, which runs in Frankfurt.": 0,
		"Kafka is run by another team.":                1,
	} {
		u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Given\n\n"+said+"\n")
		n := 0
		for _, i := range u.Integrations {
			if i.Name == "Kafka" && i.Purpose != "" {
				n++
			}
		}
		if want == 0 && n > 0 {
			require.NotContains(t, u.Integrations[0].Purpose, "available", said)
			continue
		}
		require.Equal(t, want, n, said)
	}
}
