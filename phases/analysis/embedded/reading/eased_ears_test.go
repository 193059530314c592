package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPatternsInCapitalsAreReadAsSentences(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"WHEN a parent submits a booking THEN the system SHALL charge the card": "When a parent submits a booking, the system SHALL charge the card",
		"WHILE a slot is reserved THE SYSTEM SHALL hide it from others":         "While a slot is reserved, the system SHALL hide it from others",
		"IF a card is declined, THEN THE SYSTEM SHALL release it AND say why":   "If a card is declined, the system SHALL release it and say why",
		"WHERE a tutor has group lessons, THE SYSTEM SHALL accept 4 bookings":   "Where a tutor has group lessons, the system SHALL accept 4 bookings",
		"THE SYSTEM SHALL record every change":                                  "The system SHALL record every change",
		"WHEN a file arrives AND it is signed THEN the Importer SHALL store it": "When a file arrives and it is signed, the Importer SHALL store it",
		"When the lid opens the machine shall stop":                             "When the lid opens the machine shall stop",
		"THE BOX IS RED":                  "THE BOX IS RED",
		"Users MUST see WHEN a slot ends": "Users MUST see WHEN a slot ends",
	} {
		require.Equal(t, want, Quietly(text))
	}
}
