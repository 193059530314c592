package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The number of a clause is no word of it.
func TestAClauseIsReadWithoutItsNumber(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"6.3 Issue messages come from the lab.":  "Issue messages come from the lab.",
		"6.1 eBank: orders come in every night.": "eBank: orders come in every night.",
		"6.1.2. Orders come in.":                 "Orders come in.",
		"2.5 hours are enough.":                  "2.5 hours are enough.",
		"2.5 GB are enough for it.":              "2.5 GB are enough for it.",
		"6.3 Issue":                              "6.3 Issue",
		"Version 6.3 comes from the lab.":        "Version 6.3 comes from the lab.",
	} {
		require.Equal(t, want, withoutClauseNumber(text), text)
	}
}
