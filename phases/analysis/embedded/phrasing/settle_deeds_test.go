package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestOnePersonDoesWhatCouldBeAPlural: behind one person a word such as "groups" is their
// deed; behind several, and in the name of a thing, it stays.
func TestOnePersonDoesWhatCouldBeAPlural(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, told, want, name string }{
		{"An employee groups receipts into a report and submits it.", "groups receipts into a report and submits it", "group receipts into a report and submit it", "Group receipts into a report and submit it"},
		{"The employee orders cards.", "orders cards", "order cards", "Order cards"},
		{"Employee reports costs once a month.", "reports costs once a month", "report costs once a month", "Report costs once a month"},
		{"Employees orders of last year.", "orders of last year", "orders of last year", "orders of last year"},
		{"A new employee groups receipts.", "exports of the week", "exports of the week", "exports of the week"},
		{"An employee gets a receipt.", "gets a receipt", "gets a receipt", "gets a receipt"},
	} {
		w := handMade(t, &understanding.Understanding{
			Lang: specs.English, Product: "Expenses",
			Actors:   []understanding.ActorFact{{Name: "Employee", Source: specs.FromLines(1, 1)}},
			Features: []understanding.FeatureFact{{Text: c.text, Name: c.told, Actor: "Employee", Want: c.told, Source: specs.FromLines(2, 2)}},
		}, "standard")
		f := w.Understood.Features[0]
		require.Equal(t, c.want, f.Want, c.text)
		require.Equal(t, c.name, f.Name, c.text)
	}
}
