package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAStatedCriterionThatNobodyCouldTryIsTheTestThatItMeans: that a thing is done, that
// another deed works the same way and what a broken rule leads to are things to be seen.
func TestAStatedCriterionThatNobodyCouldTryIsTheTestThatItMeans(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"The discharge is done.":            "Given that the nurse scans the wristband, the discharge is stored without a further step and listed exactly once.",
		"Readmission by hand is rare.":      "",
		"Admitting must work the same way.": "With the same steps, admitting succeeds as well, and its result is listed exactly once: the nurse scans the wristband.",
		"If I break a rule it should say which one, and let me, except for the medical ones.": "A change against one rule is answered with the rule that it breaks and is still stored; one against a medical one is refused, and nothing changes.",
		"Must be 16, and under 18 we need a parent's consent uploaded.":                       "A person aged 15 is refused with the reason; one aged 16 is accepted with a parent's consent uploaded and refused without it; one aged 18 is accepted without it.",
		"They have 5 days to accept or to refuse with a reason.":                              "On a test clock it is possible to accept or to refuse with a reason until just before 5 days are over, and no longer just after.",
		"A shift is 4 to 8 hours.":                                                                          "A shift of 4 hours and one of 8 hours are accepted; less than 4 and more than 8 are refused, and the reason names the limits.",
		"The bed is blocked until the porter has cleaned it.":                                               "The bed is shown as blocked until the porter has cleaned it, and anyone who tries to use it before that is refused with the reason; afterwards the same succeeds.",
		"One mail per hour with all new requests is enough.":                                                "Three prepared cases within the same hour lead to one mail that names all three, and to no second one.",
		"Bookings are kept for 30 days, then gone.":                                                         "On a test clock, bookings can still be read one minute before 30 days are over, and are gone one minute after.",
		"Admission closes 30 minutes before the round.":                                                     "On a test clock, admission is still possible 31 minutes before the round, and is refused with the reason 29 minutes before.",
		"A bed number cannot be reused for 12 months.":                                                      "On a test clock, a bed number cannot be reused one minute before 12 months are over, and can be one minute after.",
		"An unpaid request expires after 20 minutes and the bed becomes free again.":                        "On a test clock, an unpaid request still stands one minute before 20 minutes are over; one minute after, it no longer does, and the bed becomes free again.",
		"If no list arrives, the last one is used for at most 3 working days, after that the desk is told.": "On a test clock, given that no list arrives, the last one is used until just before 3 working days are over; just after, the desk is told.",
		"Filter by ward, nurse and kind.":                                                                   "With each of these filters alone, exactly the matching entries are shown: ward, nurse and kind.",
		"At least one photo is mandatory for category A and B.":                                             "Without a photo it is refused, and the message says what is missing; with one it is accepted, tried for each of these: category A and B.",
		"One tap.":        "The nurse scans the wristband with exactly 1 tap, as counted in a test.",
		"A visit is fun.": "",
	} {
		u := &understanding.Understanding{Lang: specs.English, Title: "Ward hub", Product: "Ward hub", Actors: []understanding.ActorFact{{Name: "nurse"}}, Features: []understanding.FeatureFact{
			{Name: "Scan the wristband", Text: "The nurse scans the wristband.", Priority: "must", Source: specs.FromLines(3, 3)},
		}}
		w := handMade(t, u, "standard")
		d := &Draft{}
		d.Fact = &u.Features[0]
		d.Statement = w.TakeApart(u.Features[0].Text)
		require.Equal(t, want, w.statedShape(d, said[:len(said)-1]), said)
	}
}
