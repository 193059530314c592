package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What begins with a date tells when, whatever happens then.
func TestADateThatBeginsASentence(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	for text, want := range map[string]bool{
		`30 Sept, before tenant "Brightline" moves in.`: true,
		"1 March, the old server goes away.":            true,
		"30 tenants move in.":                           false,
		"12 places are free.":                           false,
	} {
		s := x.look(text)
		require.Equal(t, want, x.lex.datesOnly(&s), text)
	}
}
