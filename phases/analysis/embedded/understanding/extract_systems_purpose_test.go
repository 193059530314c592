package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func TestASystemIsNotForThePeopleWhoUseIt(t *testing.T) {
	t.Parallel()
	porters, couriers := "30 porters on two sites. They live in Outlook.", "Bring the post; GLS and UPS at first."
	x := &understander{u: &Understanding{
		Actors: []ActorFact{{Name: "Porter", Role: porters, Source: specs.FromLines(3, 3)}, {Name: "Courier", Role: couriers, Source: specs.FromLines(4, 4)}},
		Integrations: []IntegrationFact{
			{Name: "Outlook", Purpose: porters, Source: specs.FromLines(3, 3)},
			{Name: "GLS", Purpose: couriers, Source: specs.FromLines(4, 4)},
			{Name: "SAP", Purpose: "Invoices go to SAP.", Source: specs.FromLines(5, 5)},
		},
	}}
	x.purposes()
	for i, want := range []string{"Porters live in Outlook.", "Bring the post.", "Invoices go to SAP."} {
		require.Equal(t, want, x.u.Integrations[i].Purpose)
	}
	require.Equal(t, "送件上门。", besideName("送件上门；目前是顺丰。", "顺丰"))
}
