package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A dictated sentence is cut where a clause brings a subject of its own, and
// nowhere else.
func TestRunOnSentences(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"you open it on your phone and you see the harbour from above and the berths that are free are green": {
			"You open it on your phone and you see the harbour from above.", "The berths that are free are green.",
		},
		"people who go away can say my berth is free till Sunday and then a visitor can have it and pays for it": {
			"People who go away can say my berth is free till Sunday.", "A visitor can have it and pays for it.",
		},
		"and the harbour office down at the old quay they want a list of who is in overnight every evening": {
			"And the harbour office down at the old quay they want a list of who is in overnight every evening.",
		},
		"my deputy is there on Mondays and Tuesdays in winter she needs to be able to change all of the prices": {
			"My deputy is there on Mondays and Tuesdays in winter.", "She needs to be able to change all of the prices.",
		},
		"if a hive has no queen and the strips are still in there it should tell me the same day": {
			"If a hive has no queen and the strips are still in there it should tell me the same day.",
		},
		"it has to work with salt and sand and water on the screen and in the dark": {
			"It has to work with salt and sand and water on the screen and in the dark.",
		},
		"my worry is the old ones who have got no phone what do we do with them then": {
			"My worry is the old ones who have got no phone.", "What do we do with them then?",
		},
	} {
		require.Equal(t, want, loadLexicon(t).runOn(UpperFirst(text)), text)
	}
	for text, want := range map[string]string{
		"yeah so um the list is uh on the wall":    "The list is on the wall",
		"Right now the list is on the wall.":       "Right now the list is on the wall.",
		"So.":                                      "So.",
		"hi it's Derek so the thing for the boats": "The thing for the boats",
	} {
		require.Equal(t, want, loadLexicon(t).withoutPauses(text), text)
	}
}

// Only a text that was spoken is told apart so.
func TestOnlySpokenTextsAreToldApart(t *testing.T) {
	t.Parallel()
	said := "the list is on the wall and the one in the office is wrong and somebody has to copy it again every week"
	for text, want := range map[string]bool{
		said: false,
		"[voice note, auto transcript]\n\n" + said:                                     true,
		"um " + said + " you know um and uh that's basically it":                       true,
		"The crew is, you know, small. We record every dive in a book. That's um all.": false,
	} {
		require.Equal(t, want, loadLexicon(t).TellApart(loadLexicon(t).Read(analysis.Source{Name: "memo.txt", Plain: true, Text: text + "\n"})), text)
	}
}
