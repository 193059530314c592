package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRulesOfSeveralTimesStayOne: what holds until a time, up to another and after that
// is one requirement, tested on both sides of each time; what counts its parts names them.
func TestRulesOfSeveralTimesStayOne(t *testing.T) {
	t.Parallel()
	reqs := builtOf(t, "# Boatlog\n\nBoatlog is the boat book of a rowing club.\n\n## Features\n\n- Changes: Until 17:00 for the next day everything can be changed; from 17:00 to 20:00 only the crew; after that you call.\n- The app has to say which of the three applies.\n")
	require.Equal(t, "Until 17:00 for the next day, Boatlog MUST allow everything to be changed; from 17:00 to 20:00 only the crew; after 20:00 you call.", reqs[0].Description[0].Text)
	var got []string
	for _, c := range reqs[0].Criteria {
		got = append(got, c.Text)
	}
	require.Equal(t, []string{
		"At 16:59 on a test clock, “for the next day everything can be changed” applies; at 17:01, “only the crew” applies, and anything beyond it is refused.",
		"At 19:59 on a test clock, “only the crew” applies; at 20:01, “you call” applies, and anything beyond it is refused.",
	}, got)
	require.Equal(t, "The app MUST say which of the three (until 17:00, from 17:00 to 20:00, after 20:00) applies.", reqs[1].Description[0].Text)
}

// TestCallsAreNamedAndNotCounted: the second call of a list says nothing elsewhere.
func TestCallsAreNamedAndNotCounted(t *testing.T) {
	t.Parallel()
	reqs := builtOf(t, "# Boatlog\n\nBoatlog is the boat book of a rowing club.\n\n## Features\n\n- A rower signs a boat out.\n\n## Interface for the coaches\n\n    GET  /v1/boats\n    POST /v1/trips/{id}/landed\n\nCoaches report a landing with the second call.\n")
	require.Equal(t, "Coaches MUST be able to report a landing with `POST /v1/trips/{id}/landed`.", reqs[len(reqs)-1].Description[0].Text)
}

// TestDutiesThatShouldBeThereLeaveNoChoice: the rank of a feature is no choice of those
// whom it binds, and nothing is forbidden where it does not bind.
func TestDutiesThatShouldBeThereLeaveNoChoice(t *testing.T) {
	t.Parallel()
	reqs := builtOf(t, "# Boatlog\n\nBoatlog is the boat book of a rowing club.\n\n| ID | Requirement | Priority |\n|---|---|---|\n| F-1 | A rower signs a boat out. | Must |\n| F-2 | For trips above 30 km the rower must add at least two phone numbers. | Should |\n")
	r := reqs[len(reqs)-1]
	require.Equal(t, "For trips above 30 km, Boatlog SHOULD require the rower to add at least two phone numbers.", r.Description[0].Text)
	require.Contains(t, r.Criteria[len(r.Criteria)-1].Text, "at exactly 30 km, nobody has to")
}
