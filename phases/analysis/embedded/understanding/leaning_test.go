package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A program that a paper proposes is what it is about, and no alternative to it, also where
// it knows who looked at something.
func TestAProposedProgramIsTheProduct(t *testing.T) {
	t.Parallel()
	const paper = "# RFC 31: moving court file scans from the network share to an archive service\n\n## Summary\n\nToday scans lie on a share. We introduce a service, `vault`, which is the only one that writes to storage and knows who looked at what.\n\n## Proposal\n\n- `vault` stores a document once.\n- `vault` lists the versions of a document.\n\n## Alternatives\n\n- Permissions on the share: does not give a log.\n"
	u := understood(t, paper)
	require.Equal(t, "vault", u.Product)
	require.Len(t, u.Alternatives, 1)
	require.Equal(t, "Permissions on the share", u.Alternatives[0].Name)
}

// A sentence that only points at what the one before it names stays with it.
func TestASentenceThatPointsBackStaysWithItsOwn(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Trellis\n\nTrellis waters beds.\n\n## Functional requirements\n\n- A grower can stop all watering.\n\n## Constraints\n\n- The valves are driven by the Priva boxes, over Modbus TCP. Nothing else may talk to them.\n- The budget is 60,000 euros.\n")
	require.Equal(t, "The valves are driven by the Priva boxes, over Modbus TCP. Nothing else may talk to them.", u.Constraints[0].Text)
	require.Empty(t, u.Rules[StatementKey(u.Constraints[0].Text)])
	require.Len(t, u.Features, 1)

	u = understood(t, "# Kiln booking\n\nA booking list for the kiln.\n\n## What we agreed\n\n- Members book a shelf.\n- Booking closes 24 hours before the firing. After that only Ada can change it.\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "Booking closes 24 hours before the firing; after that only Ada can change it.", u.Features[1].Text)
	require.Empty(t, u.Decisions)
}
