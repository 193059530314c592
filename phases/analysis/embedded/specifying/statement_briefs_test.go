package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What briefs of interfaces and tools say of codes, limits and runs binds in whole sentences
// and is tried as it is meant.
func TestStatementsOfTechnicalBriefs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, description, criterion string }{
		{"If several files are given and one of them cannot be parsed, the others are still checked and the exit code is 3.", "If several files are given and one of them cannot be parsed, the others MUST still be checked.", "The exit code is 3."},
		{"Requests for a booking of another shop return 404, not 403.", "Requests for a booking of another shop MUST return 404, not 403.", ""},
		{"The code has 6 digits and is valid for 10 minutes.", "The code MUST have 6 digits and be valid for 10 minutes.", ""},
		{"Limits set for a room override the global limits.", "The following MUST hold: limits set for a room override the global limits.", "In a test case with different values, limits set for a room apply where they are set, and the global limits everywhere else."},
		{"Requests are limited to 60 per minute per IP address.", "Requests MUST be limited to 60 per minute per IP address.", "On a test clock, 60 requests per IP address within a minute are accepted; one more is refused with the limit named, and accepted in the next minute."},
		{"The same key with a different body returns 409.", "The same key with a different body MUST return 409.", "Of two calls with one key whose body differs in one value, the second is answered with 409, and what the first one stored is unchanged."},
	} {
		got := requirementOf(t, said{Lang: "en", Priority: "must", Text: c.text})
		require.Contains(t, got.Description, c.description, c.text)
		if c.criterion != "" {
			require.Contains(t, got.Criteria, c.criterion, c.text)
		}
		for _, text := range got.Criteria {
			require.NotContains(t, text, " per prepared", c.text)
		}
	}
}
