package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is put out for each of something is asked for, also where no verb says so.
func TestWhatIsPutOut(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	for text, want := range map[string]bool{
		"A label per bike and a receipt with the warranty printed together.":          true,
		"A driver's list per tour, delivery note and the statement printed together.": true,
		"A fee of 5 € per tour, printed.":                                             false,
		"A label per bike is what we have today":                                      false,
		"A second tour.":                                                              false,
	} {
		s := x.look(text)
		require.Equal(t, want, x.lex.putsOut(&s), text)
	}
}
