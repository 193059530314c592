package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestThePersonOfTheConditionActs(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Actors: []understanding.ActorFact{{Name: "Porter"}, {Name: "Nurse"}}}, "standard")
	for text, want := range map[string]string{
		"When a porter closes a trip, they record the mileage and sign the sheet.":            "When a porter closes a trip, the porter records the mileage and signs the sheet.",
		"If a nurse rejects an order, they must state a reason.":                              "If a nurse rejects an order, the nurse must state a reason.",
		"When a porter starts a shift, he or she receives a list of trips.":                   "When a porter starts a shift, the porter receives a list of trips.",
		"After porters return a bed, they confirm its ward.":                                  "After porters return a bed, the porters confirm its ward.",
		"When a nurse cancels an order, they have to name the patient.":                       "When a nurse cancels an order, the nurse has to name the patient.",
		"When a porter drops a trip, they do not lose their place.":                           "When a porter drops a trip, the porter does not lose their place.",
		"When a nurse deletes forms, they move to the bin.":                                   "When a nurse deletes forms, they move to the bin.", // the forms
		"When a porter is called, they confirm the call.":                                     "When a porter is called, they confirm the call.",   // who is not told
		"When the lift stops, they call the porter.":                                          "When the lift stops, they call the porter.",        // no person acts
		"When a nurse opens a form, the beds are listed, and they can be sorted by the ward.": "When a nurse opens a form, the beds are listed, and they can be sorted by the ward.",
	} {
		require.Equal(t, want, w.underCondition(text), text)
	}
}
