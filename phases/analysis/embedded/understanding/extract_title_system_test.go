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
