package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheRestIsDoneAsSaidBefore: a sentence about the rest that leaves out its verb is
// read with the verb of the sentence before it, and keeps the lines of both.
func TestTheRestIsDoneAsSaidBefore(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"- X-rays of the dogs are archived for ten years. The rest until the animal dies.":                                            "The rest is archived until the animal dies.",
		"- Bank details only visible to the cashier, and erased a week after the payout. Everything else after 6 months unless sued.": "Everything but bank details is erased after 6 months unless sued.",
		"- Door codes must be changed every night. All others after 90 days.":                                                         "All others must be changed after 90 days.",
		"- 指纹在离职当天删除。其余信息三年后。":                                                                                                        "其余信息三年后删除。",
	} {
		u := understood(t, "# Pet clinic desk\n\nA desk for a clinic.\n\n## Privacy\n\n"+in+"\n")
		var all []string
		for i := range u.Constraints {
			all = append(all, u.Constraints[i].Text)
		}
		for i := range u.Features {
			all = append(all, u.Features[i].Text)
			for _, c := range u.Features[i].Criteria {
				all = append(all, c.Text)
			}
		}
		for i := range u.Qualities {
			all = append(all, u.Qualities[i].Text)
		}
		require.Contains(t, strings.Join(all, "\n"), want, in)
	}
	for _, whole := range []string{
		"Tools are cleaned on Friday. Everything else is up to the crew.",
		"The report is slow. The rest of the team waits.",
	} {
		x := &understander{lex: loadLexicons(t)}
		first, second, _ := cutSentence(whole)
		require.Equal(t, second, x.lex.restInFull(first, second))
	}
}

func cutSentence(text string) (first, second string, ok bool) {
	for i := range text {
		if text[i] == '.' && i+2 < len(text) {
			return text[:i+1], text[i+2:], true
		}
	}
	return text, "", false
}

// TestWhatARiskLeadsToBelongsToIt: what would then happen is no trouble of today.
func TestWhatARiskLeadsToBelongsToIt(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Kiln board\n\nA board for kilns.\n\nWhat worries me is that the glaze list arrives late. Then nobody has read it and Petra is back at the chalkboard. We start with two kilns.\n")
	require.Empty(t, u.Problem)
	require.Len(t, u.Risks, 1)
	require.Equal(t, "What worries me is that the glaze list arrives late. Then nobody has read it and Petra is back at the chalkboard.", u.Risks[0].Text)
}

// TestWhatAPaperIsNotIsNoLimit: that notes bind nobody says nothing about the product.
func TestWhatAPaperIsNotIsNoLimit(t *testing.T) {
	t.Parallel()
	for _, in := range []string{
		"Typed on the ferry by Ada. Not an offer.",
		"These are notes from a visit. This is not a specification.",
		"根据电话整理。不作为合同。",
	} {
		u := understood(t, "# Kiln board\n\n"+in+"\n\nA board for kilns.\n\n## What we want\n\n- Members book a kiln.\n")
		require.Empty(t, u.NonGoals, in)
	}
}

// TestTheDeviceAtHandIsNoBehaviour: what the screen is like binds, but is no proof of
// the item that it stands in.
func TestTheDeviceAtHandIsNoBehaviour(t *testing.T) {
	t.Parallel()
	for _, in := range []string{
		"The terminal at the gate is an old 7-inch handheld with a cracked screen.",
		"The printer in the office is a cheap laser printer without duplex.",
	} {
		u := understood(t, "# Kiln board\n\nA board for kilns.\n\n## In the workshop\n\n1. Firing list per kiln, sorted by hour, on paper A4. "+in+"\n2. Labels for the shelves: kiln, hour, owner.\n")
		require.NotEmpty(t, u.Features)
		require.Empty(t, u.Features[0].Criteria, in)
		require.Empty(t, u.Features[0].Details, in)
		require.Len(t, u.Constraints, 1, in)
		require.Equal(t, in, u.Constraints[0].Text)
	}
}
