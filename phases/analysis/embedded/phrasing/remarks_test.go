package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestChatterIsNoNote: what people say around a matter stands under no requirement.
func TestChatterIsNoNote(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Good morning.":                          true,
		"Anyway.":                                true,
		"(kids; moderation; no).":                true,
		"-- Harbour Trust · we love boats":       true,
		"The debate on tabs is over, please.":    true,
		"Thanks for the quick answer.":           true,
		"Uplink: LoRa":                           false,
		"`retry` is on":                          false,
		"A crate holds forty bottles.":           false,
		"Hired boats are a chapter of their own": false,
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Boats"}, "standard")
		require.Equal(t, want, w.IsChatter(text), text)
	}
	for text, want := range map[string]bool{"收到。": true, "先这样，散会。": true, "数据从哪来？": true, "单价每周由理事会定一次。": false} {
		w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "船"}, "standard")
		require.Equal(t, want, w.IsChatter(text), text)
	}
}

// TestTheHeadOfADocumentBindsNobody: owners, states and dates of a document are
// no constraints of the product.
func TestTheHeadOfADocumentBindsNobody(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Cellar book", Product: "Cellar book"}, "standard")
	for text, want := range map[string]bool{
		"Owner Ida Moss (Cellar).":                     true,
		"Status: draft 3":                              true,
		"Thu, everyone but the cooper.":                true,
		"You asked for one page.":                      true,
		"RFC 9: Cellar book":                           true,
		"Barrels are weighed in the yard.":             false,
		"Owners of a barrel are told once.":            false,
		"The cellar book is kept for nine years by us": false,
	} {
		require.Equal(t, want, w.HeadsPaper(text), text)
	}
	zh := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "酒窖", Product: "酒窖"}, "standard")
	require.True(t, zh.HeadsPaper("负责人 产品 @阿明。"))
	require.False(t, zh.HeadsPaper("每桶酒每年称重一次。"))
}

// TestAReasonIsNoBehaviour: why something holds is nothing that a test shows.
func TestAReasonIsNoBehaviour(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Boats"}, "standard")
	require.True(t, w.IsRemark("Because the slip has a step of 20 cm."))
	require.False(t, w.IsRemark("The slip is closed at low water."))
}

// Whom nobody is to write to are the writers, unless a story lets its people speak.
func TestUsAreTheWritersWhereNobodyTellsAStory(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Boats"}, "standard")
	require.Equal(t, "fetch the crates at 5 am, when they are on site", w.Impersonal("fetch the crates at 5 am, when I am on site"))
	require.Equal(t, "move a berth without calling the team.", w.Impersonal("move a berth without calling us."))
	w.Stories = storiesIn("As a parent, I want the harbour to call us.")
	require.Equal(t, "the harbour to call them", w.Impersonal("the harbour to call us"))
}

// Who does something to each other does it to another person; two things stay two.
func TestEachOtherIsAnotherPersonUnlessItIsThings(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Boats"}, "standard")
	for text, want := range map[string]string{
		"see each other's notes":                          "see another person's notes",
		"Skippers can message each other":                 "Skippers can message another person",
		"compare two firings on top of each other":        "compare two firings on top of each other",
		"put boats of the same length next to each other": "put boats of the same length next to each other",
	} {
		require.Equal(t, want, w.Impersonal(text))
	}
}
