package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheNumberOfARow takes each of several for one, and what stands since a time
// for what it is of.
func TestTheNumberOfARow(t *testing.T) {
	t.Parallel()
	for subject, want := range map[string]bool{
		"every chart and every lamp":   false,
		"each access to and change of": false,
		"the chart and the lamp":       true,
		"all charts since 2009":        true,
	} {
		require.Equal(t, want, Clause{Subject: subject, Form: ModalVerb, Verb: "must"}.Plural(), subject)
	}
}
