package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The criteria below a story are its own, though several stories and their criteria stand under
// one heading.
func TestCriteriaBelongToTheStoryAbove(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Permits\n\n## Epic 1: Application\n\n**US-1** As a resident, I want to apply for a permit online so that I save time.\n\nAcceptance criteria:\n- The form accepts PDF and JPG up to 10 MB.\n- A confirmation goes out within 2 minutes.\n\n**US-2** As a resident, I want to see the status of my application.\n\nAcceptance criteria:\n- When the status changes, the resident is notified by e-mail.\n\n**US-3** As a resident, I want to use the portal with a screen reader.\n")
	got := map[string][]string{}
	for i := range u.Features {
		f := &u.Features[i]
		got[f.Ref] = []string{}
		for _, c := range f.Criteria {
			got[f.Ref] = append(got[f.Ref], c.Text)
		}
	}
	require.Equal(t, map[string][]string{
		"US-1": {"The form accepts PDF and JPG up to 10 MB.", "A confirmation goes out within 2 minutes."},
		"US-2": {"When the status changes, the resident is notified by e-mail."},
		"US-3": {},
	}, got)
}
