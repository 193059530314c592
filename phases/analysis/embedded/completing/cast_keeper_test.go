package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestSettingsAreOfWhoeverKeepsThem: a setting is a wish of the only administrator, and what
// a team gets one of its lead; with two of them it is nobody's in particular.
func TestSettingsAreOfWhoeverKeepsThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ third, name, text, want string }{
		{"Printer", "`paper_size`", "`paper_size`: A4 or letter", "archive admin"},
		{"Branch owner", "`paper_size`", "`paper_size`: A4 or letter", "user"},
		{"Printer", "Restoring gets a list of torn maps", "Restoring gets a list of torn maps.", "restoring lead"},
		{"Printer", "Maps have a scale", "Maps have a scale.", "user"},
	} {
		u := understanding.Understanding{
			Lang: specs.English, Product: "Maproom", Actors: []understanding.ActorFact{
				{Name: "Archive admin", Role: "Looks after the shelves."}, {Name: "Restoring lead", Role: "Mends what is torn."}, {Name: c.third, Role: "Makes copies."},
			},
			Features: []understanding.FeatureFact{{Name: c.name, Text: c.text, Source: specs.FromLines(3, 3)}},
		}
		w := handMade(t, &u, "standard")
		require.Equal(t, c.want, w.choose(&w.Understood.Features[0]).name, c.text)
	}
}

// TestSettingsAndCodesAreNeeds: a setting is needed to be set, a list of error codes to be
// told apart by, and a list of limits by nobody.
func TestSettingsAndCodesAreNeeds(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Maproom"}, "standard")
	for _, c := range []struct {
		f    understanding.FeatureFact
		want string
	}{
		{understanding.FeatureFact{Name: "`paper_size`", Text: "`paper_size`: A4 or letter"}, "set `paper_size`"},
		{understanding.FeatureFact{Name: "Error codes", Text: "Error codes", List: understanding.ListError}, "tell from the code what went wrong"},
		{understanding.FeatureFact{Name: "Rate limits", Text: "Rate limits", List: understanding.ListLimit}, ""},
	} {
		got, _ := w.NeedOf(&c.f)
		require.Equal(t, c.want, got)
	}
}

// TestWhatIsLeftOutIsNotDeniedTwice: under what is out of scope a thing stands by its name.
func TestWhatIsLeftOutIsNotDeniedTwice(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Maproom"}, "standard")
	for text, want := range map[string]string{
		"No copying service.":                               "Copying service.",
		"No deposit please.":                                "No deposit please.",
		"No map leaves the house.":                          "No map leaves the house.",
		"A catalogue of the prints.":                        "A catalogue of the prints.",
		"No copying on the shelves.":                        "Copying on the shelves.",
		"No press (a printer does that).":                   "Press (a printer does that).",
		"Not a shop, and it won't become one.":              "A shop.",
		"There is no map-by-post.":                          "Map-by-post.",
		"Also no framing.":                                  "Framing.",
		"It is NOT a goal to lend maps: these stay inside.": "Lending maps: these stay inside.",
		"No login needed.":                                  "No login needed.",
		"No more than five maps.":                           "No more than five maps.",
		"No maps go to members by post.":                    "No maps go to members by post.",
	} {
		require.Equal(t, want, w.leftOut(text))
	}
	zh := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Product: "馆藏"}, "standard")
	for text, want := range map[string]string{
		"不做地图外借。":      "地图外借。",
		"不做复印，也不做装裱。":  "复印、装裱。",
		"不做外借，只在馆内看。":  "不做外借，只在馆内看。",
		"不管谁来都要登记。":    "不管谁来都要登记。",
		"不做打印，由文印室负责。": "打印，由文印室负责。",
	} {
		require.Equal(t, want, zh.leftOut(text))
	}
}

// TestANeedTellsWhenItComesUp: what somebody is told needs its occasion.
func TestANeedTellsWhenItComesUp(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Maproom", Actors: []understanding.ActorFact{{Name: "Archivist", Role: "Looks after the shelves."}}}, "standard")
	who, need := w.clauseNeed(&understanding.FeatureFact{Name: "Told", Text: "When a shelf is full, archivists are told by e-mail."})
	require.Equal(t, "archivist", who)
	require.Equal(t, "be told by e-mail when a shelf is full", need)
}
