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

// TestLinesWithANameInBoldAreAList reads paragraphs that leave no blank line between
// their parts.
func TestLinesWithANameInBoldAreAList(t *testing.T) {
	t.Parallel()
	for raw, want := range map[string][]string{
		"**Mira, 34, working parent.** Shops once a week.\n**Tom, 22, student in a shared flat.** Shares a fridge.": {"**Mira, 34, working parent.** Shops once a week.", "**Tom, 22, student in a shared flat.** Shares a fridge."},
		"**Nurse** works at night\n**Doctor** on call":                                                              {"**Nurse** works at night", "**Doctor** on call"},
		"**Nurse** works at night and\nreads the list.\n**Doctor** is on call.":                                     {"**Nurse** works at night and\nreads the list.", "**Doctor** is on call."},
		"The list has\n**names** in it.":                                                                            nil,
	} {
		var got []string
		for _, b := range boldLines(block{raw: raw, from: 3}) {
			got = append(got, b.raw)
		}
		require.Equal(t, want, got, raw)
	}
}
