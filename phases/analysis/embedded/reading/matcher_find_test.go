package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMatcher(t *testing.T) {
	t.Parallel()
	m := NewMatcher[string]()
	m.Add("encrypt*", "s")
	m.Add("at rest", "s")
	m.Add("^no", "n")
	m.Add("必须", "m")
	found := func(text string) []string {
		var out []string
		for _, h := range m.Find(text) {
			out = append(out, text[h.Start:h.End])
		}
		return out
	}
	require.Equal(t, []string{"Encrypted", "at rest"}, found("Encrypted at rest"))
	require.Empty(t, found("a restless bat"))
	require.Equal(t, []string{"No"}, found("No way, no"))
	require.Empty(t, found("Nothing"))
	require.Equal(t, []string{"必须"}, found("系统必须加密"))
}
