package reading_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func TestLimitsOfSeveral(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Each shop may send 50 orders an hour, each kiosk 10.":                  true,
		"Every member can borrow 5 books and every guest 2.":                    true,
		"A teacher gets up to 30 seats, a pupil at most 1.":                     true,
		"Each shop may send 50 orders an hour.":                                 false,
		"Each member can book 2 courts, and each booking is confirmed by mail.": false,
		"A clerk can enter a name and a date.":                                  false,
	} {
		require.Equal(t, want, reading.LimitsOfSeveral(text), text)
	}
}
