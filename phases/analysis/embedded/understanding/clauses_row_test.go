package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Clauses in a row are told apart where the number of one would be taken for that of all.
func TestClausesInARowKeepTheirNumbers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{
			"Calls must be stored as plain WAV; the log is kept on our server; a recording is there within 2 minutes after the call",
			[]string{"Calls must be stored as plain WAV", "The log is kept on our server", "A recording is there within 2 minutes after the call"},
		},
		{"Calls are stored within 2 minutes; WAV; on our server", nil},
	} {
		if c.want == nil {
			c.want = []string{c.text}
		}
		var got []string
		x := &understander{lex: loadLexicons(t), u: &Understanding{}}
		for _, s := range x.clauses(reading.Sentence{Text: c.text}) {
			got = append(got, s.Text)
		}
		require.Equal(t, c.want, got)
	}
}
