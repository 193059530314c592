package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatDeletesNothingIsNotTestedByADeletion: a topic whose deed is denied has no check.
func TestWhatDeletesNothingIsNotTestedByADeletion(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Shelf", Product: "Shelf"}, "standard")
	at := -1
	for i := range w.Table.Topics {
		if w.Table.Topics[i].Done {
			at = i
		}
	}
	require.GreaterOrEqual(t, at, 0)
	topic := &w.Table.Topics[at]
	for text, want := range map[string]bool{
		"Switching it off hides the module and deletes nothing": true,
		"no loan is deleted":                     true,
		"never delete a loan":                    true,
		"delete a loan":                          false,
		"delete a loan that nobody has returned": false,
	} {
		require.Equal(t, want, w.leavesUndone(text, topic), text)
	}
}

// TestStatementsAreTestedByWhatTheyForbidAndAllow.
func TestStatementsAreTestedByWhatTheyForbidAndAllow(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"A loan belongs to no more than one member.":                                        "A second member for a loan that belongs to one already is refused, and the loan stays with the first.",
		"Books can be borrowed, returned and reserved without a network connection.":        "On a device with its connection switched off, books can be borrowed, returned and reserved, and all of it is still there after the app was closed and opened again.",
		"The system should remind the member of an unreturned book after 2, 5 and 10 days.": "On a test clock, the member gets one reminder of an unreturned book after each of these times and none in between: 2, 5 and 10 days.",
		"Loans above $50,000 need approval by a librarian before they can be sent.":         "A loan of $50,001 cannot be sent before the approval of a librarian is there; one of exactly $50,000 can be sent without it.",
	} {
		require.Contains(t, requirementOf(t, said{Lang: "en", Priority: "must", Text: text}).Criteria, want, text)
	}
	got := requirementOf(t, said{Lang: "en", Priority: "must", Actor: "Member", Text: "A member signs on the librarian's device with a finger."})
	require.NotContains(t, got.Criteria[0], "credentials")
}
