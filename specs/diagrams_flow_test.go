package specs

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheContextDiagramFollowsTheDataFlows(t *testing.T) {
	t.Parallel()
	flows := []Item{
		{Text: "Medlink → Wardbook: admissions"},
		{Text: "Wardbook → Paylink: invoices"},
		{Text: "Wardbook ↔ Scheduler: beds"},
		{Text: "Wardbook — Lifts: lifts later"},
		{Text: "病房本 → 医保平台：结算单"},
		{Text: "Wardbook → Medlink: discharge letters"},
		{Text: "A nurse scans the bed: it is free"},
	}
	for name, want := range map[string]int{"Medlink": flowsBoth, "Paylink": flowsOut, "Scheduler": flowsBoth, "Lifts": flowsOpen, "医保平台": flowsOut, "Unnamed": flowsOut} {
		require.Equal(t, want, flowBeside(flows, name), name)
	}
	require.Equal(t, flowsIn, flowBeside(flows[:1], "Medlink"))
}
