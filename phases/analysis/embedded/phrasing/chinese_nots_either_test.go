package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Where the same character stands on both sides of 不, it asks and forbids nothing.
func TestNotBetweenTheSameCharacterAsks(t *testing.T) {
	t.Parallel()
	require.True(t, asksEither("算", "不算换模"))
	require.False(t, asksEither("管理员", "不看处方"))
}
