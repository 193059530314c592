package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The head of a request for a change tells of the paper and names the system; none of it binds.
func TestTheHeadOfAChangeNamesItsSystem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# CR-0417: Batch (\"cluster\") picking in PickMate\n\n| | |\n|---|---|\n| System | PickMate 3.8 (Android handheld app + server) |\n| Requested by | Rósa Tierney, shift lead |\n| Author | Benedek (tech lead) |\n| Status | for review by CAB on 19 May |\n| Risk class | medium |\n\n## Change\n\n- A picker can take a cluster.\n")
	require.Equal(t, "PickMate", u.Product)
	require.Empty(t, u.Constraints)

	u = understood(t, "# Quieter alerts in LampPost\n\nLampPost sends alerts. People get 40 alerts from LampPost a night.\n\n## Change\n\n- Alerts of one kind are sent once an hour.\n")
	require.Equal(t, "LampPost", u.Product)
}

// Somebody counted or called slow as an example of a role is none.
func TestAnExampleOfARoleIsNone(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Courier\n\nCourier is a delivery service for webhooks.\n\n## Delivering\n\n- One slow customer must not delay others.\n- A noisy tenant must not starve the others.\n")
	require.Empty(t, u.Actors)
	for i := range u.Features {
		require.Empty(t, u.Features[i].Actor)
	}
}

// TestApposedNameIsTheProduct: a paper whose title names no product is about the system that it
// calls its own as a subject and comes back to, and not about one that something is typed into.
func TestApposedNameIsTheProduct(t *testing.T) {
	const rest = "\n\nCarousel loads the log at 02:30. The operator stops Carousel by hand. We want Carousel to move the adverts itself.\n\n## Features\n\n- The operator extends a programme.\n"
	for first, want := range map[string]string{
		"Our playout system, Carousel, treats the schedule as fixed.": "Carousel",
		"Carousel, our playout system, treats the schedule as fixed.": "Carousel",
		"Clerks type the log into Carousel, our playout system.":      "",
	} {
		u := understood(t, "# Let live programmes overrun without breaking the hour\n\n"+first+rest)
		require.Equal(t, want, u.Product, first)
	}
}
