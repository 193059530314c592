package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAStatementIsNotItsOwnTest: what would only be said again gives way to a situation, an
// act and what is seen then.
func TestAStatementIsNotItsOwnTest(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"No chart of a patient is ever copied to the training system.", "20 attempts to have a chart of a patient copied to the training system", "No chart"},
		{"No cloud service holds names of patients.", "A list of every cloud service involved, checked against the configuration and one day's connections, contains 0 that hold names of patients.", ""},
		{"Nothing is sent to anybody except the ward server.", "Monitoring of all connections for one day of test use finds nothing sent anywhere but to the ward server.", ""},
		{"Charts signed so far must not be printed again.", "20 test cases of charts signed so far are byte for byte unchanged", ""},
		{"The unit is a property of the drug and cannot change during a stay.", "20 attempts to change it during a stay, with every role, are all refused", ""},
		{"Blocked beds return to use only through a new inspection.", "Without a new inspection, 0 of 20 prepared blocked beds return to use, whatever else is tried; through a new inspection, each of them does.", ""},
		{"A second laboratory has to be possible without rewriting.", "With a second laboratory set by configuration", ""},
		{"The gateway must not depend on anything that it starts itself.", "The gateway starts in an empty environment", ""},
		{"Room numbers are shortened before they are written anywhere.", "a search of databases, files, logs and backups finds each of them shortened as stated, and 0 of them in full", ""},
		{"The badge is the meal ticket, one scan per shift.", "The first scan within one shift is accepted, a second within the same shift is refused", ""},
		{"The gateway works on FreeBSD.", "The whole test suite passes on FreeBSD", ""},
		{"Eight canned greetings.", "There are exactly eight canned greetings", "can use"},
		{"HL7 output.", "A receiver for HL7 that is not part of Ward gateway accepts the data of a test run", "can use"},
		{"Remote settings with signed packages.", "Of 3 prepared packages, one with a valid signature", "can use"},
		{"A nightly feed to SAP.", "each of 3 test entries is found in SAP exactly once", "can use"},
		{"Smoke detection (camera?) but only if it is no big deal.", "Of 20 test cases, 10 known to be “smoke” and 10 known not to be", ""},
		{"A group of nurses may book neighbouring rooms together.", "when one of them is taken, none is booked", ""},
		{"Custom alarm rules written as expressions.", "one with an error in it is refused, and the place of the error is named", ""},
		{"Limits per ward, in the settings table.", "each is treated by the limits of its own ward", ""},
		{"If offline, the kiosk keeps the form and sends it later.", "once the connection is back, it arrives exactly once", ""},
		{"The bench check is the suite every pump must pass.", "fails for each of 3 others that break one rule each", ""},
		{"`Wait` returns when a bed was taken, or with `ErrGone`.", "in one in which this does not happen, it returns with `ErrGone`", ""},
		{"Times are shown in local time and stored in UTC.", "are stored in UTC and shown in local time on every page", ""},
		{"There is a printed list per ward and day.", "Of two test cases that differ in ward and day, each has a printed list of its own", ""},
		{"The kiosk must not use Google Maps.", "monitoring finds 0 connections to Google Maps", ""},
		{"The supervisor can disable a pump that leaks.", "the next use of a pump that leaks is refused with the reason", "In a trial"},
		{"The nurse gets two forms.", "", "There are exactly"},
		{"Only trained nurses may start the pump.", "refused", ""},
		{"The kiosk runs on the ground floor.", "", "whole test suite"},
		{"Readings come from the sensor.", "", "of another origin and"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", c.text, understanding.ActorFact{Name: "nurse"}, understanding.ActorFact{Name: "supervisor"}), "\n")
		require.Contains(t, all, c.want, c.text)
		if c.never != "" {
			require.NotContains(t, all, c.never, c.text)
		}
	}
}

// TestARuleIsNotReadAgainBesideItsTests: where tests speak of all that a rule says, its own
// words between them test nothing.
func TestARuleIsNotReadAgainBesideItsTests(t *testing.T) {
	t.Parallel()
	all := requirementsIn(t, "# Ward desk\n\n## Rules\n\n- Keys of the ward must be kept for 48 hours.\n- Data of a patient must be gone 60 days after they leave.\n")
	require.Contains(t, all, "criterion: Just before the end of 48 hours")
	require.NotContains(t, all, "criterion: Keys of the ward must be kept for 48 hours.")
	require.NotContains(t, all, "criterion: Data of a patient must be gone 60 days after they leave.")
}

// TestACriterionIsToldByOthers: those who wrote a text are the team in a criterion of it.
func TestACriterionIsToldByOthers(t *testing.T) {
	t.Parallel()
	all := requirementsIn(t, "# Ward desk\n\n## Beds\n\n- If a bed breaks, the nurse notes what is wrong and the bed is blocked until our repair crew has released it.\n")
	require.Contains(t, all, "criterion: The bed is shown as blocked until the repair crew has released it, and anyone who tries to use it before that is refused with the reason; afterwards the same succeeds.")
}
