package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A label keeps the word from which a time is counted, and is cut before any other.
func TestALabelKeepsWhatATimeIsCountedFrom(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for name, want := range map[string]string{
		"Owners get a text 48 hours before and again 3 hours before":                "Owners get a text 48 hours before and again 3 hours before",
		"The system sends a reminder of the visit on the evening of the day before": "The system sends a reminder of the visit",
	} {
		require.Equal(t, want, w.cutName(name, 48), name)
	}
}
