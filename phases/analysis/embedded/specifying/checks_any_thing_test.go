package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatHoldsOfAnyThingHasATest: sentences as every paper has them, whatever it is about, are
// tried with their limit on both sides, by somebody else, or with the part that is missing.
func TestWhatHoldsOfAnyThingHasATest(t *testing.T) {
	t.Parallel()
	people := []understanding.ActorFact{{Name: "driver"}, {Name: "guest"}, {Name: "clerk"}}
	for _, c := range []struct{ text, want string }{
		{"A disputed parcel can only be closed by an ops admin.", "Tried by an ops admin, a disputed parcel can be closed; tried with every other role, this is refused with the reason and changes nothing."},
		{"A location holds max. 1 pallet.", "A location holds 1 pallet; one more is refused, and the message names the limit."},
		{"Negative stock is no longer possible.", "20 attempts that would lead to negative stock are all refused with the reason, and the values are as before."},
		{"Pickup code is 8 characters, single use.", "Of 20 made in a test, each pickup code has exactly 8 characters; used a second time, it is refused with the reason."},
		{"Nothing is written off in the last three working days of a month.", "With a test clock set to a moment in the last three working days of a month, an attempt is refused with the reason, and nothing is written off; just before and just after that time it succeeds."},
		{"Photos are limited to 5 MB each.", "For photos, a test case of exactly 5 MB is accepted; one just above it is refused, and the message names the limit."},
		{"All times are shown in local time.", "One prepared moment of a winter's day and one of a summer's day are each shown in local time, to the minute."},
		{"Overtime is counted in quarter hours and rounded up.", "Values just below and just above a whole number of quarter hours are each rounded up, and an exact one stays as it is."},
		{"A shift has at least 30 minutes of break.", "For a shift, 30 minutes of break are accepted; one minute less is refused, and the message names the limit."},
		{"A hold needs a reason.", "A hold without a reason is refused, and the message names what is missing; with it, it is accepted and shown."},
		{"Duplicate records are skipped.", "Of two equal entries given in a test, one is stored, and the result says that the other was skipped."},
		{"Reports cover the last 12 months.", "Of two prepared entries, one just within the last 12 months and one just beyond them, exactly the first is in reports."},
		{"Comments are moderated before they appear.", "Comments that are not yet moderated cannot go on and are shown as waiting; once moderated, they appear."},
		{"Spare parts below the minimum are reordered automatically.", "Of two prepared spare parts, one just below the minimum and one exactly at it, exactly the first is reordered."},
		{"A part can be reserved for one job only.", "Once a part is reserved for one job, an attempt for a second one is refused with the reason and changes nothing."},
		{"The booking can be moved until 24 hours before the start.", "On a test clock, the booking can be moved one minute more than 24 hours before the start; one minute less than that before it, this is refused with the reason."},
		{"Guests must be at least 18 years old.", "On a test clock, somebody whose birthday number 18 is today is accepted; somebody who reaches it tomorrow is refused, and the message names the age."},
		{"The phone number is mandatory.", "An entry without the phone number is refused, the message names what is missing, and nothing is stored; with it, the entry is accepted."},
		{"Bus numbers are unique.", "Of two entries with the same values for bus numbers, the second is refused with the reason, and only the first is stored."},
		{"The SHA-256 of each part is in the status response.", "In three test cases that differ in it, the status response holds the SHA-256 of each part with the value of its own case."},
		{"Only UTF-8 is accepted.", "A test input as UTF-8 is accepted; three of other kinds are refused with the reason, and nothing of them is stored."},
		{"Tokens live 60 minutes.", "On a test clock, one minute before the end of 60 minutes tokens can still be used; one minute after it, this is refused with the reason."},
		{"The page size is 50 by default and at most 200.", "Without a value, the page size is 50; 200 is accepted, and 201 is refused with the limit named."},
		{"The limit is 100 requests per minute per token.", "100 requests within one minute per token succeed; number 101 is refused, and succeeds in the next minute."},
		{"A flag overrides the config file.", "With different values in both, the value of a flag applies; without it, that of the config file does."},
		{"A parcel weighs at most 31.5 kg.", "For a parcel, a test case of exactly 31.5 kg is accepted; one just above it is refused, and the message names the limit."},
	} {
		got := criteriaOf(t, "en", "Depot desk", c.text, people...)
		require.Contains(t, got, c.want, c.text)
	}
}
