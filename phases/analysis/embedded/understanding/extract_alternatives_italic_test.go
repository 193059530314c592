package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A sentence in italics at the beginning of a paragraph names the way that was weighed.
func TestAWayInItalicsIsAnAlternative(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Counts\n\nCounts is a service that counts pollen.\n\n## Alternatives considered\n\n*Classify on the sampler.* The firmware can do it, but a season can't be recomputed. Rejected.\n\n*Kafka and Flink.* Works, but it is 246 messages an hour. We'd rather use PostgreSQL as the queue.\n")
	require.Len(t, u.Alternatives, 2)
	require.Equal(t, "Classify on the sampler", u.Alternatives[0].Name)
	require.Equal(t, "A season can't be recomputed. Rejected.", u.Alternatives[0].Gap)
	require.Equal(t, "Kafka and Flink", u.Alternatives[1].Name)
	require.Equal(t, []string{"We'd rather use PostgreSQL as the queue."}, textsOf(u.Decisions))
	require.Empty(t, u.Notes)
}

// What lies in a file at hand is no system that anything talks to.
func TestALocalFileIsNoSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# tidy\n\n`tidy` cleans up tracks.\n\n## Features\n\n- Pull a track onto OpenStreetMap ways from a local `.osm.pbf` extract.\n- Remove spikes.\n")
	require.Empty(t, u.Integrations)
}

// The head of a paper on a change names the system beside other things in one line.
func TestTheHeadNamesTheSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# CR-208: Report plays as they happen\n\nRequested by: Rights (A. Sowa) · System: PlayLog 3.7 · Prepared by: D. Quill\n\n## Desired change\n\n- PlayLog receives each play.\n")
	require.Equal(t, "PlayLog", u.Product)
}

// Of several states that one leads to, none goes on from one that ends the way.
func TestARefusedThingGoesNoFurther(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Key API\n\n## States\n\nA loan goes through `asked` → `approved` or `refused` → `lent` → `back`.\n")
	require.Len(t, u.Entities, 1)
	require.Equal(t, []string{"asked", "approved", "refused", "lent", "back"}, u.Entities[0].States)
	for _, step := range u.Entities[0].Transitions {
		require.NotEqual(t, "refused", step.From)
	}
}
