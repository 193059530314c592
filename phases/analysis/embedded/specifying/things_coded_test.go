package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A statement on each of a thing adds the field that it names in code, also where the source
// lists fields elsewhere; a term that is a marked thing has the mark.
func TestAStatementAddsAFieldInCode(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Each parcel has `sequence` per tenant so that receivers can sort.": {"id", "sequence: per tenant"},
		"Each parcel has `id`.":                     {"id"},
		"Each parcel has a label.":                  {"id"},
		"The parcel has `sequence`, as agreed.":     {"id"},
		"Every parcel carries `weight_g`, rounded.": {"id", "weight_g"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
		m := newDataModel()
		m.entities = []specs.Entity{{Name: "Parcel", Fields: []specs.Field{{Name: "id"}}}}
		w.tellCoded(m, text, specs.FromLines(3, 3))
		w.tellMarked(m, "Parcel", "A box that is sent.", specs.FromLines(4, 4))
		var got []string
		for _, f := range m.entities[0].Fields {
			text := f.Name
			if f.Constraint != "" {
				text += ": " + f.Constraint
			}
			got = append(got, text)
		}
		require.Equal(t, want, got, text)
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	m := newDataModel()
	m.entities = []specs.Entity{{Name: "Berth"}}
	w.tellMarked(m, "Berth", "A numbered place with a length.", specs.FromLines(4, 4))
	require.Equal(t, "number", m.entities[0].Fields[0].Name)
}
