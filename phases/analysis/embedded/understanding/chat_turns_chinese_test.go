package understanding

import (
	"strings"
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
	require.Equal(t, "练琴的视频能传上来。", l.plainTurn("练琴的视频能传上来就好了。"))
	require.Equal(t, "扫码就好了。", l.plainTurn("扫码就好了。"))
	require.True(t, l.onlySteers("先说要啥"))
	require.False(t, l.onlySteers("先看库存够不够"))
}

// What one wishes for and the next puts off is put off, and nothing is asked for.
func TestAWishThatTheNextPutsOffIsLeftOut(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 需求\n\n- 家长约课。\n- 学生练琴的视频能传上来我点评就好了\n- 视频先不做，后面再说\n")
	require.Len(t, u.Features, 1)
	require.Equal(t, "学生练琴的视频", strings.TrimSuffix(u.NonGoals[0].Text, "。"))
	u = understood(t, "# 需求\n\n- 家长能看视频和曲谱就好了\n- 视频先不做，后面再说\n")
	require.Len(t, u.Features, 1)
}

// What asks for a program is the product, also behind a word about who could write it.
func TestTheProductAskedForInAChat(t *testing.T) {
	t.Parallel()
	l := understood(t, "# 需求\n\n- 家长约课。\n").Lex
	require.Equal(t, "小程序", l.wishedInChat("你懂技术，能不能搞个小程序"))
	require.Equal(t, "小程序", l.wishedInChat("小周你懂技术，能不能搞个小程序，接送孩子的时候扫一下"))
	require.Empty(t, l.wishedInChat("你看看，家长能不能改约"))
}
