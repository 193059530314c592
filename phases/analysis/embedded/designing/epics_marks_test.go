package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestEpicsAreNamedByThingsAndHeadings(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, want string }{
		{"Epic B Cases and rates", "Cases and rates"},
		{"Epic 3: Cases and rates", "Cases and rates"},
		{"Epic GRN-1: Truck check-in", "Truck check-in"},
		{"Epic journeys of members", "Epic journeys of members"},
		{"tool restore ID --into URL", "tool restore"},
		{"tool check PATH...", "tool check"},
		{"Reports and statements", "Reports and statements"},
	} {
		require.Equal(t, c.want, withoutArguments(withoutEpicMark(c.name), "tool"), c.name)
	}
}
