package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsKnownOfAVerbFitsItsObject: what is so of most deeds with a verb is no test of one
// whose object is of another kind: of keys that are handed over, of one sheet, of a code that is
// typed in to look something up.
func TestWhatIsKnownOfAVerbFitsItsObject(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]struct{ has, not string }{
		"A clerk prints one tag per bag with species, packing date, batch number and a QR code.":                                 {"exactly the values of its own case for these: species, packing date", "asked for"},
		"A clerk prints the roster for the week.":                                                                                {"one of which is chosen", "two test entries"},
		"A clerk exports all payments of a month as CSV.":                                                                        {"contains exactly its own, once each", "one of which is chosen"},
		"A clerk hands out keys by number.":                                                                                      {"hand out keys by number", "other side"},
		"A clerk enters a tag number or a lot number, and gets the whole file of the animal.":                                    {"of the first shows a clerk the whole file of the animal of the first", "values entered"},
		"A clerk can call for help by holding the red button for three seconds.":                                                 {"Held for just under three seconds, nothing happens", "Just before the end"},
		"Clerks get a guest login, valid for 24 hours, which the office hands out.":                                              {"the guest login given to clerks still works just before the end of 24 hours", "no longer holds"},
		"The program writes down every stroke with bell, time, reason and who asked for it.":                                     {"exactly one record with its own values for these: bell, time", "partial result"},
		"Every bag is scanned onto an order.":                                                                                    {"bags checked is scanned onto an order", "one sound and one not"},
		"The alarm is passed on to the clerk.":                                                                                   {"The alarm is passed on to the clerk", "other side"},
		"Before a cycle can be started, the system checks that the tank is clean and that the lamps have less than 8,000 hours.": {"A cycle can be started in a test case in which both of these hold, and is refused", "this does not happen"},
		"Before a box can be sent, the system checks that it was weighed.":                                                       {"A box can be sent in a test case in which this holds, and is refused", "this does not happen"},
		"`ring` exits with code 3 if the bell is silenced and with code 4 if the lock is on.":                                    {"in one in which the lock is on, with 4", "silenced and with"},
		"Orders must be placed at least 4 hours before the requested time.":                                                      {"the one placed exactly 4 hours before the requested time is accepted", "once on that day"},
		"If the draught is greater than the depth, the order is not rejected, but the clerk must acknowledge the warning.":       {"the order is not rejected", "is not greater than"},
		"If the order is late, it must not be rejected.":                                                                         {"not rejected", "order is rejected"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Kelp", text, understanding.ActorFact{Name: "clerk"}), "\n")
		assert.Contains(t, all, want.has, text)
		assert.NotContains(t, all, want.not, text)
	}
}
