package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is typed in a chat is written as a list would have it; an opinion stays one.
func TestChineseTurnsAreWrittenPlainly(t *testing.T) {
	t.Parallel()
	l := understood(t, "# 需求\n\n- 家长约课。\n").Lex
	for said, plain := range map[string]string{
		"我这边希望请假能在手机上点一下。": "请假能在手机上点一下。",
		"还要能看剩几节课！":        "要能看剩几节课。",
		"取消课得提前24小时。":      "取消课必须提前24小时。",
		"先不，还是到店交钱。":       "到店交钱。",
		"我觉得先不搞，先把课管好。":    "我觉得先不搞，先把课管好。",
		"好！": "好！",
	} {
		require.Equal(t, plain, l.plainTurn(said), said)
	}
	require.True(t, l.onlySteers("先说要啥"))
	require.False(t, l.onlySteers("先看库存够不够"))
}
