package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALetterIsAddressedAndItsWriterIntroduced: neither says what is asked for.
func TestALetterIsAddressedAndItsWriterIntroduced(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"To whoever ends up building this":                      true,
		"To whom it may concern,":                               true,
		"To the person who reads this first":                    true,
		"To book a lane, a member picks a day and a time first": false,
		"To-do list": false,
	} {
		require.Equal(t, want, Addresses(text), text)
	}
	for text, want := range map[string]string{
		"Anne here, from the école du soir.":       "École du soir system",
		"Ruth here, from the swim school.":         "Swim school system",
		"Tom here.":                                "",
		"The list here, from the office, is long.": "",
		"Nothing is sold from the shop here.":      "",
	} {
		require.Equal(t, want, SystemOfWriter(text), text)
	}
}
