package specs

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOneLineFoldsEveryWhitespace(t *testing.T) {
	t.Parallel()
	for _, text := range append(hostile(), "", " ", "a b", " a", "a ", "a  b", "a\nb", "a\u3000b", "中 文", "\u00a0a", "a\u2003", "a \xff b") {
		require.Equal(t, strings.Join(strings.Fields(text), " "), oneLine(text), "%q", text)
	}
}
