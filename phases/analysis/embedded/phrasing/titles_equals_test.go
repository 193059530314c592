package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestARowOfEqualsStaysInTheTitle: cut at its first comma a thing would be of one of them
// alone, while what explains it goes.
func TestARowOfEqualsStaysInTheTitle(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Kiln", Product: "Kiln"}, "standard")
	for _, c := range []struct{ head, want string }{
		{"Board with separate rows for kilns, glazes, shelves", "Board with separate rows for kilns, glazes and shelves"},
		{"Board with separate rows for all kilns, shown in the hall on a large screen", "Board with separate rows for all kilns"},
		{"Board with separate rows for all kilns of the house, always, by day", "Board with separate rows for all kilns of the house"},
		{"Board with rows", "Board with rows"},
	} {
		require.Equal(t, c.want, w.nounTitle(c.head))
	}
}

// TestATitleKeepsTheLimitBeforeASecondDeed: only the second deed is cut off, and not the
// number before it.
func TestATitleKeepsTheLimitBeforeASecondDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ward desk", Product: "Ward desk"}, "standard")
	for text, want := range map[string]string{
		"Refuse a request whose weight exceeds the strongest free lift by more than 20 kg, and say so in the answer":   "Refuse a request whose weight exceeds the strongest free lift by more than 20 kg",
		"Show the patients of the ward with their beds, their diets and the nurses of the shift that looks after them": "Show the patients of the ward with their beds, their diets and the nurses of the shift",
	} {
		require.Equal(t, want, w.CutPhrase(text, MaxTitle), text)
	}
}

// TestASecondDeedIsDeniedAsACommand: of two deeds the second is not done.
func TestASecondDeedIsDeniedAsACommand(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ward desk", Product: "Ward desk"}, "standard")
	for text, want := range map[string]string{
		"Mark the call as failed and not send it again": "Mark the call as failed and do not send it again",
		"Show the names and not the figures":            "Show the names and not the figures",
		"Beds are marked and not send":                  "Beds are marked and not send",
	} {
		require.Equal(t, want, w.secondNot(text), text)
	}
	require.Equal(t, "marks the call as failed and does not send it again", w.ThirdAll("mark the call as failed and do not send it again"))
}
