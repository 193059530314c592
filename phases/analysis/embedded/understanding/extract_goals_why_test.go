package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What was found out behind a goal is no target of it.
func TestAFindingIsNoTarget(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]string{
		"Fewer cancellations: 38 % of those who cancel say they only needed a break.": "Fewer cancellations",
		"Less waste: 12 % of the meals were thrown away.":                             "Less waste",
		"Fewer no-shows: 5 % of the bookings at most.":                                "Fewer no-shows: 5 % of the bookings at most.",
		"Faster answers: 90 % within 2 hours.":                                        "Faster answers: 90 % within 2 hours.",
	} {
		require.Equal(t, want, lex.withoutFinding(text), text)
	}
}
