package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestALabelThatOnlyNamesTheSubjectIsNotProvided: what is said under it binds.
func TestALabelThatOnlyNamesTheSubjectIsNotProvided(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ward desk"}, "standard")
	for text, want := range map[string]string{
		"Letters: Sums formatted by the language of the patient.":            "For letters, sums MUST be formatted by the language of the patient",
		"Contracts: a change of the schema that breaks the desk is refused.": "For contracts, a change of the schema that breaks the desk MUST be refused",
		"Labels: ward, bed, name.":                                           "",
		"A list of beds at 19:00: beds per ward.":                            "",
		"Wards: limits per floor, in the table `limits`.":                    "For wards, Ward desk MUST provide limits per floor, in the table `limits`",
		"Reports: occupancy report in beds with a column for the floor.":     "Ward desk MUST provide an occupancy report in beds with a column for the floor",
		"Reports: report in beds with a column for the floor.":               "Ward desk MUST provide a report in beds with a column for the floor",
		"Export: CSV and PDF.":                                               "",
		"Search: fast.":                                                      "",
		"Bed 4: linen changed by the night shift.":                           "",
	} {
		require.Equal(t, want, w.boundUnder(w.TakeApart(text), specs.Must), text)
	}
}
