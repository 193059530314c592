package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTestsAreBuiltFromTheForm: what only says its statement again gives way to a test of
// what the statement lists, limits, excludes or does without.
func TestTestsAreBuiltFromTheForm(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"The lamp blinks until the call was answered.", "Checked just before the call was answered, the lamp blinks; checked just after it, this is over.", ""},
		{"The kiosk works without a network.", "With no network for 60 minutes, the kiosk works, and each step of a test run has the same result as with it.", ""},
		{"Logging continues without any connection, for as long as 12 hours.", "With no connection for 12 hours, logging continues, and each step", ""},
		{"Call numbers are unique per ward, compared without regard to case.", "Of two equal call number values, compared without regard to case, the second is refused within the same ward and accepted in another one.", ""},
		{"Limits are adjustable per room by the supervisor only.", "Limits are adjustable per room by the supervisor; the same attempt by anybody else is refused with the reason, and nothing changes.", "supervisor only"},
		{"The gateway slows down polling instead of dropping readings.", "The gateway slows down polling; 0 of 20 runs show it dropping readings instead.", "instead of"},
		{"Concurrent requests for the same chart cause exactly one query.", "A test with 20 of them at the same moment shows this: concurrent requests for the same chart cause exactly one query.", ""},
		{"A ward becomes `closed` after 5 failed checks in a row.", "After 4 failed checks in a row this has not happened yet, and after 5 it has: a ward becomes `closed`.", ""},
		{"Controlled drugs need two nurses for each dose.", "Controlled drugs need two nurses for each dose; with only one nurse, the same step is refused with the reason.", ""},
		{"The price is computed: 4 for members, 7 for guests, 2 for children.", "The price is computed; one test case each shows exactly the value stated for it: 4 for members; 7 for guests; 2 for children.", ""},
		{"The gateway masks secrets before they leave the ward (names, birth dates, room numbers).", "One prepared case each for names, birth dates and room numbers shows this: the gateway masks secrets before they leave the ward.", ""},
		{"Keys have scopes (`beds:read`, `beds:write`).", "With only one of `beds:read` and `beds:write`, a call that needs another of them is refused with the reason", ""},
		{"The gateway sends to mail, pager or desk phones.", "One test case each for mail, pager and desk phones shows this: the gateway sends to each of them.", ""},
		{"The parser rejects an empty list, a negative weight, and a date before 1900, with an error that names the field.", "Each of these is refused by itself, with an error that names the field: an empty list; a negative weight; a date before 1900.", ""},
		{"The handbook holds an example of a nightly job.", "CI builds and runs the example of a nightly job exactly as it stands in the handbook, and it ends without an error.", ""},
		{"The kiosk keeps working without a network and transfers the results later.", "With no network for 60 minutes, the kiosk keeps working, and each step of a test run has the same result as with it; once it is back, this happens once: the kiosk transfers the results later.", ""},
		{"A round can only be started when the one before is finished.", "A round can be started when the one before is finished; in a test case in which that is not so, the same attempt is refused with the reason.", ""},
		{"The kiosk must follow WCAG 2.1 AA.", "An automated check of every page and one manual audit with a screen reader find 0 violations of WCAG 2.1 AA.", "as stored"},
		{"The gateway follows files through rotation, truncation and renames.", "One test case each for rotation, truncation and renames shows this: the gateway follows files through each of them.", "as stored"},
		{"Read-only doors.", "20 attempts to change it, with each role and in each way that Ward gateway offers, are all refused, and the value stays unchanged.", "without the permission"},
		{"Per-label rate limits for log lines.", "", "last request"},
		{"The board runs on the ward server (Rack 4, west).", "The board runs on the ward server (Rack 4, west)", "One test case each for Rack"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", c.text, understanding.ActorFact{Name: "supervisor"}, understanding.ActorFact{Name: "nurse"}), "\n")
		require.Contains(t, all, c.want, c.text)
		if c.never != "" {
			require.NotContains(t, all, c.never, c.text)
		}
	}
}

// TestWhatIsDeletedIsLookedForOnBothSides of the time at which it is to be gone.
func TestWhatIsDeletedIsLookedForOnBothSides(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ward gateway"}, "standard")
	for _, c := range []struct{ fact, want string }{
		{"charts are deleted 8 years after the last stay, not earlier", "On a test clock, charts can still be found one day short of 8 years after the last stay, and one day later are deleted and can no longer be found"},
		{"a scan is erased after 30 days", "On a test clock, a scan can still be found one day short of 30 days, and one day later is erased and can no longer be found"},
		{"a chart must be gone 60 days after the last stay", "On a test clock, 60 days after the last stay, a chart is gone from every page, search, file and export"},
		{"scans have to be gone after 30 days", "On a test clock, after 30 days, scans are gone from every page, search, file and export"},
		{"charts are deleted by a clerk", ""},
	} {
		got := w.deletedShape(shape{fact: c.fact})
		require.Equal(t, strings.ToLower(c.want), strings.ToLower(got), c.fact)
	}
}
