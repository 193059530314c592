package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func loadLexicons(t testing.TB) *understanding.Lexicons {
	t.Helper()
	lex, err := shippedLexicons()
	require.NoError(t, err)
	return lex
}
