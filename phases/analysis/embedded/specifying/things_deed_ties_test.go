package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The record of a deed is of what the deed is done to, and of what that is given to.
func TestARecordIsOfWhatItsDeedIsDoneTo(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"The clerk can assign a bed to a patient.":            {"Bed", "Patient"},
		"A bed that has been assigned to a patient is shown.": {"Bed", "Patient"},
		"A bed has been assigned to a patient.":               {"Bed", "Patient"},
		"The clerk sees the bed and the patient.":             nil,
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{{Text: text, Source: specs.FromLines(2, 2)}}}, "standard")
		m := newDataModel()
		for _, name := range []string{"Assignment", "Bed", "Patient"} {
			m.entities = append(m.entities, specs.Entity{Name: name, Source: phrasing.Rule("entity-from-feature")})
		}
		w.tieDeeds(m)
		var got []string
		for _, r := range m.entities[0].Relations {
			got = append(got, r.To)
		}
		require.Equal(t, want, got, text)
	}
}
