package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A verb that no thing is called by ends the name of a thing in front of it.
func TestNoThingIsCalledByItsVerb(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	m := &thingMiner{w: w, known: map[string]*thing{}, not: map[string]bool{}}
	for _, c := range []struct {
		words []string
		want  string
	}{
		{[]string{"timetable", "allows"}, "timetable"},
		{[]string{"photo", "forward"}, "photo"},
		{[]string{"send"}, ""},
		{[]string{"delivery", "note"}, "delivery note"},
	} {
		require.Equal(t, c.want, m.name(c.words), c.words)
	}
}
