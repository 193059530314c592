package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAThingThatThereIsToBeIsProvided: "the extension points are: custom alarm rules written
// as expressions" asks for such rules; it does not say that each rule has to be one.
func TestAThingThatThereIsToBeIsProvided(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text  string
		thing bool
		want  string
	}{
		{"custom alarm rules written as expressions", true, "Shelf MUST provide custom alarm rules written as expressions."},
		{"tiles on the shelf page shown in a sandboxed frame", true, "Shelf MUST provide tiles on the shelf page shown in a sandboxed frame."},
		{"Passwords stored as salted hashes", false, "Passwords MUST be stored as salted hashes."},
	} {
		u := &understanding.Understanding{Lang: "en", Title: "Shelf", Product: "Shelf"}
		u.Features = []understanding.FeatureFact{{Text: c.text, Name: c.text, Thing: c.thing, Priority: "must", Source: specs.FromLines(3, 3)}}
		w := handMade(t, u, "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		in.Refined.Features = w.StatedFeatures()
		require.NoError(t, w.Requirements(&in, &out))
		require.Equal(t, c.want, specs.Plain(out.Requirements[0].Description[0].Text), c.text)
	}
}
