package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestWhatSomebodyLooksForIsTestedByItsAnswer: prepared people and things of which it is
// known, a place or a number of each case, and nothing where nothing shall be seen.
func TestWhatSomebodyLooksForIsTestedByItsAnswer(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"A nurse can see who comes.":                               "Of 3 test people, 2 of whom come, a nurse sees exactly these 2.",
		"A nurse can see who has paid.":                            "Of 3 test people, 2 of whom have paid, a nurse sees exactly these 2.",
		"A nurse can see which beds are free.":                     "Of two beds, one of which is free, the nurse sees exactly that one.",
		"A nurse can see where the pump belongs.":                  "For two test cases with different places, a nurse sees exactly its own place for each: where the pump belongs.",
		"A nurse can see how many beds are free.":                  "For two test cases with different numbers, a nurse sees exactly its own number for each: how many beds are free.",
		"A nurse can see whether the pump is in use.":              "Of two test cases, one in which the pump is in use and one in which that is not so, a nurse sees which is which.",
		"A nurse can see on which dates a bed is free.":            "Given two test cases with different answers",
		"The ward desk shows which pumps leak.":                    "Of 3 prepared pumps, 2 of which leak, Ward desk shows exactly these 2.",
		"A nurse can see no advertisements.":                       "A nurse who opens every page once sees 0 advertisements.",
		"The ward desk accepts up to 50 files.":                    "50 files are accepted; with 51 prepared, the last one is refused, and the reason names the limit.",
		"The ward desk forwards to up to 10 targets.":              "With 11 targets prepared, the ward desk forwards to exactly 10 of them.",
		"The ward desk proposes tours with at most 35 stops each.": "",
		"A nurse can scan a tray.":                                 "Given a nurse, when they scan a tray, then Ward desk confirms it, and the result is shown after a reload.",
		"A nurse can scan a tray when a shift ends.":               "In 3 test cases a nurse can scan a tray",
	} {
		all := strings.Join(criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		require.Contains(t, all, want, text)
	}
}
