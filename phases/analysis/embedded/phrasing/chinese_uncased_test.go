package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// 当 opens a condition, and is part of a day or a place elsewhere.
func TestOnlyTheWordOfAConditionIsTakenOff(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"当库存低于 5 件", "库存低于 5 件"},
		{"如果车位已满", "车位已满"},
		{"当天的预约", "当天的预约"},
		{"当月账单", "当月账单"},
		{"当场退还的押金", "当场退还的押金"},
	} {
		require.Equal(t, c.want, Uncased(c.text), c.text)
	}
}
