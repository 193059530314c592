package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
)

// TestWhatPeopleSayInPassing reads single sentences below a heading that says
// nothing, as mails, minutes and tenders have them.
func TestWhatPeopleSayInPassing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"The label printers and the old scales stay.", "constraint"},
		{"Bids above 90,000 euros are excluded.", "constraint"},
		{"Five wrong PINs lock the card; 3 attempts per card in 10 min.", "constraint"},
		{"Refunds above 50 euros need two signatures.", "constraint"},
		{"Vouchers expire after 3 years.", "constraint"},
		{"Children pay half.", "constraint"},
		{"Pay slips live in Sage, we don't touch those.", "non_goal"},
		{"We do not replace the till.", "non_goal"},
		{"No chat, no ratings, and no maps, that came up but is too expensive.", "non_goal"},
		{"If Ann leaves nobody can read the plan, that worries me.", "risk"},
		{"Our caretaker, Bo, would enter the readings.", "feature"},
		{"The menu goes to our website, which is WordPress.", "feature"},
		{"We would like to use it from the spring term, so by 10 March.", "milestone"},
		{"Right now it's a whiteboard in the corridor.", "problem"},
	} {
		assert.Contains(t, kindsSaying(one(t, "# Boat house\n\n## Remarks from the call\n\n"+c.text+"\n"), untilStop(c.text)), c.want, c.text)
	}
}

// TestAHopeIsAGoal: what is hoped for is filed without the words that only say
// so.
func TestAHopeIsAGoal(t *testing.T) {
	t.Parallel()
	facts := one(t, "# Boat house\n\n## Remarks from the call\n\nI hope the complaints drop by half.\n")
	assert.Contains(t, kindsSaying(facts, "The complaints drop by half"), "goal")
}

// untilStop are the words of a sentence up to its first comma or stop.
func untilStop(text string) string {
	for i, r := range text {
		if r == ',' || r == ';' || r == '.' && i > 8 {
			return text[:i]
		}
	}
	return text
}
