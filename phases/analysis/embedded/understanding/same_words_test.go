package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestStatementKey(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"Write it for C.", "Write it for C++."},
		{"It answers in < 5 s", "It answers in > 5 s"},
		{"Format 1.5", "Format 15"},
		{"It costs €5", "It costs $5"},
	} {
		require.NotEqual(t, StatementKey(c[0]), StatementKey(c[1]))
	}
	require.Equal(t, StatementKey("Export report 5."), StatementKey("export – report 5"))
	require.Equal(t, StatementKey("导出报表 5。"), StatementKey("导出报表5"))
}
