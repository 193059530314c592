package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The list right below a story says on which terms it is told, whatever its items
// sound like elsewhere.
func TestTheListBelowAStoryIsItsTerms(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Swim school

As a parent, I want to see the hours of my child, so that I know what is paid.
- Trial hours are excluded.
- Given a cancelled hour, then I see who cancelled it.
- Figures are at most 2 hours old.

As a trainer, I want to note who was there.

As a clerk, I want to close a month.
`)
	want := [][]string{{"Trial hours are excluded.", "Given a cancelled hour, then I see who cancelled it.", "Figures are at most 2 hours old."}, nil, nil}
	var got [][]string
	for _, f := range u.Features {
		var list []string
		for _, c := range f.Criteria {
			list = append(list, c.Text)
		}
		got = append(got, list)
	}
	require.Equal(t, want, got)
	require.Empty(t, u.NonGoals)
	require.Empty(t, u.Constraints)
}
