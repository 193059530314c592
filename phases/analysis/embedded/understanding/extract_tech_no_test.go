package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatAClauseTurnsDown: "may not use" in a clause of its own turns down what stands behind it.
func TestWhatAClauseTurnsDown(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]bool{
		"MySQL 8.0，不能用公有云服务": false,
		"MySQL 8.0 不能用":      true,
		"MySQL，以后不再使用。":      true,
		"MySQL，明年停用旧库":       true,
	} {
		require.Equal(t, want, lex.refusedAfter(text, len("MySQL")), text)
	}
}
