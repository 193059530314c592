package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestHowAQualityIsMeasuredIsNotItsTarget tells the column that says how much of
// something there has to be from the one that says how that is found out.
func TestHowAQualityIsMeasuredIsNotItsTarget(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ head, text, how, target, method string }{
		{"Measured by", "A change reaches 99% of the pagers within 5 s", "test pager, flipped every minute", "", "test pager, flipped every minute"},
		{"Measured by", "Opening a file takes less than 50 ms", "SDK benchmark in CI", "", "SDK benchmark in CI"},
		{"Measured by", "Nurses find the bed of a patient at once", "trial with 5 nurses", "", "trial with 5 nurses"},
		{"Measure", "The list opens quickly", "p95 below 800 ms", "p95 below 800 ms", ""},
		{"Measure", "The pages can be used by everybody", "WCAG 2.2 AA", "WCAG 2.2 AA", ""},
	} {
		u := Understand(readText("# Ward hub\n\nWard hub pages nurses.\n\n## Quality requirements\n\n| ID | Attribute | Requirement | "+c.head+" |\n|---|---|---|---|\n| N-1 | Performance | "+c.text+" | "+c.how+" |\n", false), loadLexicons(t))
		require.Len(t, u.Qualities, 1, c.text)
		require.Equal(t, c.method, u.Qualities[0].Method, c.text)
		if c.target != "" {
			require.Equal(t, c.target, u.Qualities[0].Target, c.text)
		} else {
			require.NotEqual(t, c.how, u.Qualities[0].Target, c.text)
		}
	}
}
