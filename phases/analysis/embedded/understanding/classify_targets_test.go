package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTargetsOfATechnicalPaperAreQualities: below "Targets" stand aims, unless one of them
// says how soon something is answered.
func TestTargetsOfATechnicalPaperAreQualities(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Targets\n\n- A search by bed answers within 1 s.\n- 99.9 % from 7:00 to 19:00.\n- No call that was confirmed is ever lost.\n")
	require.Len(t, u.Qualities, 3)
	require.Empty(t, u.Goals)
	u = understood(t, "# Ward hub\n\nA hub for calls.\n\n## Targets\n\n- Missed calls fall from 30 to 5 a week.\n- Fewer complaints by relatives.\n")
	require.Empty(t, u.Qualities)
	require.Len(t, u.Goals, 2)
}

// TestWhatAnybodyCanDoTodayIsNoWish: what is told behind "Today" of what lies there now is
// what is wrong, and nothing that the product is to offer.
func TestWhatAnybodyCanDoTodayIsNoWish(t *testing.T) {
	t.Parallel()
	u := understood(t, "# RFC 4: moving charts to an archive\n\n## Summary\n\nToday charts lie on a share, 61 TB. Any nurse can delete any of them. We introduce a service, `vault`, which keeps every version.\n")
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "delete any of them")
	}
	require.NotEmpty(t, u.Problem)
}

// TestANightWatchIsSomebody: a time of day in front of a word for people names them, and
// what a label says in brackets ends its sentence.
func TestANightWatchIsSomebody(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## People\n\n- **Nurse** (9 people): watches a ward.\n- **Night watch** (an outside company): gets the alarms between 22:00 and 5:00.\n")
	require.Len(t, u.Actors, 2)
	require.Equal(t, "Watches a ward. 9 people.", u.Actors[0].Role)
	require.Equal(t, "Night watch", u.Actors[1].Name)
}
