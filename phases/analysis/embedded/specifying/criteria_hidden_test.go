package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsHiddenFromReadersIsExcepted: a build that hides what it has to hide must not fail.
func TestWhatIsHiddenFromReadersIsExcepted(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Qualities: []understanding.QualityFact{{Text: "Readings are personal data: access by role, card numbers masked for the analysts."}}}, "standard")
	all := specs.Criterion{Text: "Of 20 prepared entries, analysts get all 20 with exactly the values with which they came in.", Source: phrasing.Rule("criterion-of-number")}
	one := specs.Criterion{Text: "An entry can still be read with the values with which it came in.", Source: phrasing.Rule("criterion-of-number")}
	for title, want := range map[string]string{
		"Give analysts everything": "Of 20 prepared entries, analysts get all 20 with exactly the values with which they came in, save for card numbers: these are masked.",
		"Give traders everything":  all.Text,
	} {
		d := &Draft{Requirement: specs.Requirement{Title: title, Criteria: []specs.Criterion{all, one}}}
		w.saveHidden(d)
		require.Len(t, d.Requirement.Criteria, 1)
		require.Equal(t, want, d.Requirement.Criteria[0].Text)
	}
}
