package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestClauseMark(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"4.1. A member books.":  "A member books.",
		"4.1 A member books.":   "A member books.",
		"4.1.2) A member":       "A member",
		"3.1、系统应当":              "系统应当",
		"2.5 Million people":    "2.5 Million people",
		"4.1 seconds at most":   "4.1 seconds at most",
		"4. A list item":        "4. A list item",
		"4.1.":                  "4.1.",
		"No number in front":    "No number in front",
		"4.20 Euros per person": "Euros per person", // below section 4 a capital tells the clause
	} {
		require.Equal(t, want, line[clauseMark(line, "4"):], line)
	}
}
