package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The name of one thing ends before the word that tells what it does, also where no list
// has the verb.
func TestTheNameOfOneThingEndsBeforeItsDeed(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	w := NewWork(analysis.Common{Lang: "en"}, &understanding.Understanding{Lang: "en"}, nil, rules, NewWordIndex(""))
	for text, want := range map[string][]string{
		"When a reading violates an alarm rule": {"reading", "alarm rule"},
		"If each tank overflows":                {"tank"},
		"an export of a regional sales report":  {"export", "regional sales report"},
		"a clerk signs a delivery note":         {"clerk", "delivery note"},
	} {
		var got []string
		for run := range w.NounRuns(text) {
			got = append(got, strings.Join(run.Words, " "))
		}
		require.Equal(t, want, got, text)
	}
}
