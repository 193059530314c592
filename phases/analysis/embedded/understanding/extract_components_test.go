package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestComponentsAsListed: a list below a heading of components names what the product is made of,
// and below one of services only where they are programs.
func TestComponentsAsListed(t *testing.T) {
	const head = "# Courier\n\nA service that delivers webhooks.\n\n## Features\n\n- A customer can replay a delivery.\n\n"
	for name, tc := range map[string]struct {
		text string
		want []ComponentFact
	}{
		"list": {
			"## 5. Components\n\n- `courier-ingest`: writes the event and fans out\n- `courier-janitor`: expires deliveries",
			[]ComponentFact{{Name: "courier-ingest", Text: "Writes the event and fans out."}, {Name: "courier-janitor", Text: "Expires deliveries."}},
		},
		"table": {
			"## Components\n\n| Component | Does |\n|---|---|\n| Ingest | writes the event |\n| Janitor | expires deliveries |",
			[]ComponentFact{{Name: "Ingest", Text: "Writes the event."}, {Name: "Janitor", Text: "Expires deliveries."}},
		},
		"programs": {
			"## Services\n\n- order-api: takes orders\n- order-worker: prints them",
			[]ComponentFact{{Name: "order-api", Text: "Takes orders."}, {Name: "order-worker", Text: "Prints them."}},
		},
		"what is sold": {"## Services\n\n- Haircut: 30 minutes\n- Shave: 15 minutes", nil},
	} {
		t.Run(name, func(t *testing.T) {
			u := understood(t, head+tc.text)
			var got []ComponentFact
			for i := range u.Components {
				got = append(got, ComponentFact{Name: u.Components[i].Name, Text: u.Components[i].Text})
			}
			require.Equal(t, tc.want, got)
		})
	}
}
