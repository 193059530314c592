package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestOnlyThingsGiveAnEpicItsName reads titles whose words look like nouns and
// are none.
func TestOnlyThingsGiveAnEpicItsName(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Shelf", Product: "Shelf", Actors: []understanding.ActorFact{{Name: "Nurse"}}}, "standard")
	require.Equal(t, "Call the next person in the duty plan", w.CutPhrase("Call the next person in the duty plan, and the next after another 5 minutes without an answer", 70))
	for title, want := range map[string]string{
		"See who changed what and when":               "",
		"First people on the list get a text message": "list",
		"Opens only after both said yes":              "",
		"A nurse dictates an entry at the bedside":    "entries",
		"Mark labels of damaged crates":               "labels",
	} {
		d, err := LoadDesign(templates.New(nil, ""))
		require.NoError(t, err)
		m := newEpicMaker(&Designer{Specifier: w, d: d, req: analysis.RequirementsOutput{Requirements: []specs.Requirement{{Title: title, Story: specs.UserStory{Want: "to " + title}}}}})
		require.Equal(t, want, m.thingOf(0, map[string]bool{}), title)
	}
}
