package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Things that belong to people do nothing in their place.
func TestThingsOfPeopleAreNoDeeds(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Donor records come from the lab every night.": "",
		"Customer orders must be paid in advance.":     "",
		"Donor records the pulse on a tablet.":         "records the pulse on a tablet",
	} {
		x := &understander{lex: loadLexicons(t), u: &Understanding{Actors: []ActorFact{{Name: "Donor"}, {Name: "Customer"}}}, r: &reading.Reading{}}
		_, got := x.subjectAction(text)
		require.Equal(t, want, got, text)
	}
}
