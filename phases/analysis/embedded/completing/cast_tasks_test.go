package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A statement that names nobody is a wish of the only one whose line on a role ends in the
// thing of which it tells, or names its place; else nobody's in particular.
func TestAStatementIsOfWhoseTaskItsThingIs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ group, text, want string }{
		{"", "断网时借书口可以照常登记。", "馆员"},
		{"", "到期时自动生成 PDF report。", "主任 head"},
		{"", "出版社的 ERP 会来拉数据。", "供书方"},
		{"墙上的大屏", "地图和温度每 10 秒刷新。", "值守"},
		{"墙上的大屏", "出版社的 ERP 会来拉数据。", "供书方"},
		{"", "门口的灯每天 18:00 打开。", "用户"},
		{"", "每天核对一次温度。", "用户"},
		{"", "目录模板配置：按大类、小类两级。", "编目"},
	} {
		u := understanding.Understanding{
			Lang: specs.Chinese, Product: "书库", Actors: []understanding.ActorFact{
				{Name: "馆员", Role: "在借书口核对，遇到忘带卡的手工登记。"},
				{Name: "主任 head", Role: "出 report，批 deviation。"},
				{Name: "值守", Role: "盯着大屏，一个人看 12 个库。"},
				{Name: "供书方", Role: "出版社，只看自己的书。"},
				{Name: "编目", Role: "配置目录模板。"},
			},
			Features: []understanding.FeatureFact{{Name: c.text, Text: c.text, Group: c.group, Source: specs.FromLines(3, 3)}},
		}
		w := handMade(t, &u, "standard")
		require.Equal(t, c.want, w.choose(&w.Understood.Features[0]).name, c.text)
	}
}

// What a Chinese item only says that they may do besides is of whoever leads the item before.
func TestAnItemGoesOnAboutWhoLeadsTheOneBefore(t *testing.T) {
	t.Parallel()
	for before, want := range map[string]string{
		"读者前一天借第二天的书。": "读者",
		"系统提前提醒读者。":    "用户",
		"每天借第二天的书。":    "用户",
	} {
		u := understanding.Understanding{
			Lang: specs.Chinese, Product: "书库", Actors: []understanding.ActorFact{{Name: "读者", Role: "借书的人。"}, {Name: "馆员", Role: "在书库工作。"}, {Name: "家长", Role: "孩子的家长。"}},
			Features: []understanding.FeatureFact{
				{Name: before, Text: before, Group: "借书", Source: specs.FromLines(3, 3)},
				{Name: "可以一次借一周", Text: "可以一次借一周。", Group: "借书", Source: specs.FromLines(4, 4)},
			},
		}
		w := handMade(t, &u, "standard")
		require.Equal(t, want, w.choose(&w.Understood.Features[1]).name, before)
	}
}
