package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A letter announces and counts its points; what is to be done stands behind.
func TestChineseLettersAreReadWithoutTheirCounting(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct{ text, want string }{
		{"有三点要说明：一是门卫的手机号不能给外人看。", "门卫的手机号不能给外人看。"},
		{"其二，地下车库没有网络的时候也要能登记。", "地下车库没有网络的时候也要能登记。"},
		{"二是访客。", "二是访客。"},
		{"门禁要支持：刷卡、人脸和二维码三种方式。", "门禁要支持：刷卡、人脸和二维码三种方式。"},
	} {
		require.Equal(t, c.want, c.text[lex.countLength(c.text):], c.text)
	}
	u := understood(t, "王工：\n\n我想请您做一个仓库的系统。租金每个月由保管员在手机上登记，系统自己出单子。发票暂时还是手开，不用电子的。")
	var told []string
	for _, f := range u.Features {
		told = append(told, f.Text)
	}
	require.Contains(t, told, "租金每个月由保管员在手机上登记，系统自己出单子。")
	require.Len(t, u.NonGoals, 1)
	require.Equal(t, "发票暂时还是手开，不用电子的。", u.NonGoals[0].Text)
}

// Who may do something is called without the word that sets the others aside, and
// whom something is done to is nobody who acts.
func TestChinesePeopleAreCalledByTheirNameOnly(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"# 仓库\n\n## 功能\n\n- 盘亏的货自动锁定，只有保管员可以解锁。\n", "保管员", "只有保管员"},
		{"# 泳池\n\n## 功能\n\n- 打雷的时候管理员要能一键清场。\n", "管理员", "时候管理员"},
		{"想做一个小程序，让楼里的住户把多出来的菜送给邻居，到点自动下架。", "", "楼里的住户把多出来的菜送给邻居"},
	} {
		var names []string
		for _, a := range understood(t, c.text).Actors {
			names = append(names, a.Name)
		}
		require.NotContains(t, names, c.never, c.text)
		if c.want != "" {
			require.Contains(t, names, c.want, c.text)
		}
	}
}
