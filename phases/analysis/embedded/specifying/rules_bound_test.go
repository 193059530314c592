package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// What stands behind a rule and says how long something stays binds too, and what the
// source calls a success is a line that can be tested.
func TestRulesSayHowLongAndWhatCounts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"A breaking change needs a new version in the path. The old one stays for at least 18 months.", "The old one MUST stay for at least 18 months."},
		{"An answer within 10 seconds is success. Redirects are not followed.", "An answer within 10 seconds MUST count as success."},
	} {
		var all []string
		for _, r := range builtOf(t, "# Ward hub\n\nA hub for calls.\n\n## Features\n\n- A nurse can call a porter.\n\n## Constraints\n\n- "+c.text+"\n") {
			for _, d := range r.Description {
				all = append(all, specs.Plain(d.Text))
			}
		}
		require.Contains(t, all, c.want)
	}
	require.Contains(t, requirementsIn(t, "# Ward hub\n\nA hub for calls.\n\n## Features\n\n- A nurse can call a porter.\n\n## Constraints\n\n- An answer within 10 seconds is success. Redirects are not followed.\n"),
		"criterion: On a test clock, an answer counts as success just before the end of 10 seconds; just after it, this is no longer so.")
}

// A rule that says "it" of what stands before is called by that, and not by the product.
func TestARuleIsCalledByWhatItIsAbout(t *testing.T) {
	t.Parallel()
	text := "# Werkbank\n\n## Records\n\n- An estimate lists each job line with price, VAT and total. It is valid for 14 days.\n\n## Ordering\n\n- The system asks all three wholesalers for a price.\n"
	require.Contains(t, titlesOf(builtOf(t, text)), "An estimate is valid for 14 days")
}
