package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestLimitsInsideAreTested: a limit that stands beside what a statement mainly says has a
// test of its own, because a build without it would pass all others.
func TestLimitsInsideAreTested(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"All entries of the journal are stored for 30 days, readable by the head nurse only.":            "With the rights of the head nurse, all entries of the journal can be read; 20 attempts with every other role show none of it.",
		"A nurse can extend a stay once by a night, unless the bed is taken.":                            "The first time it succeeds; anyone who tries to extend the same stay a second time is refused with the reason.",
		"A nurse can extend a stay twice, unless the bed is taken.":                                      "It succeeds twice; anyone who tries to extend the same stay a third time is refused with the reason.",
		"A nurse can move a visit up to three times.":                                                    "It succeeds 3 times; anyone who then tries to move the same visit once more is refused with the reason.",
		"A nurse may hold at most three keys at a time, and the master key only after a fire drill.":     "Without a fire drill, anyone who tries to hold the master key is refused with the reason; after it, the same succeeds.",
		"Pulse curves are kept in full for 13 months and as hourly averages for ten years.":              "Just before the end of ten years, hourly averages can still be read.",
		"A paused pump starts again when its time is over, which is 8 hours at most.":                    "A time of more than 8 hours is refused with the reason; with a time of exactly 8 hours, a paused pump starts again at its end and not a minute before.",
		"A plugin gets a key, asks the ward for rights and can be switched off by the ward at any time.": "After the ward has switched off a plugin, its next attempt is refused, and nothing changes.",
		"A nurse gets access to one ward for the days of the job.":                                       "For the days of the job, a nurse can open one ward and is refused everything else;",
		"A nurse sees only the beds of the ward.":                                                        "Of 20 test entries, a nurse sees exactly the beds of the ward; 20 attempts to open another one are all refused.",
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", text, understanding.ActorFact{Name: "nurse"}), "\n")
		require.Contains(t, all, want, text)
	}
}
