package understanding

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatAnswersInTimeIsARule: within which time a thing of the product answers, which code
// a case gets and which published form its answers have is built; when people answer is not.
func TestWhatAnswersInTimeIsARule(t *testing.T) {
	t.Parallel()
	const listed, told = "# Link shortener\n\n## Features\n\n- Members can shorten a link.\n\n## Constraints\n\n- %s\n", "# Link shortener\n\n## Features\n\n- Members can shorten a link.\n\n## Where the data goes\n\nLink changes are committed first, then pushed to the edge. %s\n"
	for _, test := range []struct {
		item string
		rule bool
	}{
		{"After a change every region answers with the new target within 10 seconds; an old answer after that is a defect, not a cache.", true},
		{"Over the limit: 429 with `Retry-After`.", true},
		{"Errors follow RFC 9457 (problem details) with a stable `code`.", true},
		{"After a complaint the lawyer answers within 10 days.", false},
		{"The team follows the moon.", false},
	} {
		found := false
		for _, paper := range []string{listed, told} {
			for _, text := range understood(t, fmt.Sprintf(paper, test.item)).Rules {
				found = found || strings.Contains(text, "answer") || strings.Contains(text, "RFC")
			}
		}
		require.Equal(t, test.rule, found, test.item)
	}
}
