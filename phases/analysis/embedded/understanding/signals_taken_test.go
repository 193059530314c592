package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A condition that no comma ends is over where its thing is taken up.
func TestWhereAConditionIsTakenUp(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for text, want := range map[string]string{
		"If a repair fails the test ride it goes back to the mechanic, with a reason": "it goes back to the mechanic, with a reason",
		"When parcels lie here for two weeks they are sent back":                      "they are sent back",
		"If the customer says that it is wrong, the bike goes back":                   "",
		"If it rains the roof closes":                                                 "",
		"When a bike is ready, it goes to the shelf":                                  "",
		"The bike that fails the test ride it goes back":                              "",
	} {
		at := l.takenUpAt(text)
		if want == "" {
			require.Zero(t, at, text)
			continue
		}
		require.Equal(t, want, text[at:], text)
	}
}
