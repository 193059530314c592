package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhoSaysItIsNoLabelAndAssentGivesThePriority(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for label, want := range map[string]bool{
		"李医生提出": true, "前台小何反映": true, "吴经理强调": true, "张老师说": true, "安全要求": false, "使用说明": false, "系统建议": false, "约课": false,
	} {
		require.Equal(t, want, l.speakerLabel(label), label)
	}
	for text, want := range map[string]string{"——同意，P0。": "P0", "大家同意。": "", "—— 通过（P1）": "P1"} {
		rank, ok := l.assentOnly(text)
		require.True(t, ok, text)
		require.Equal(t, want, rank, text)
	}
	for _, text := range []string{"同意后才能发货。", "可以导出。", "通过手机扫码。"} {
		_, ok := l.assentOnly(text)
		require.False(t, ok, text)
	}
}

func TestWhatAPersonMayDoBesideADemandIsNotTheWhole(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 约课系统 会议纪要\n\n参会：吴经理、教练小孙\n\n## 讨论\n\n1. 小孙提出：学员缺课三次要自动停一周，教练可以手工恢复。——同意，P0。\n2. 退卡要经理审批。\n3. 临时会员可以约一节课。\n")
	require.Equal(t, "学员缺课三次要自动停一周，教练可以手工恢复。", u.Features[0].Text)
	require.Equal(t, "must", u.Features[0].Priority)
	require.Empty(t, u.Features[0].Want)
	for i := range u.Actors {
		require.NotContains(t, u.Actors[i].Name, "退卡")
	}
}

func TestWhoWasThereIsNoLabelAndADecisionHasANumber(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 门店配送 会议纪要\n\n参会：高敏（产品）、林工（后端）\n\n## 讨论\n\n1. 林工：骑手到店扫码取货，顾客凭取货码收货。\n2. 运费：满 50 元免运费。\n\n## 决议\n\n- D1 只显示手机号后 4 位。\n- D2 通知用订阅消息，不发短信。\n")
	require.Equal(t, "骑手到店扫码取货，顾客凭取货码收货。", u.Features[0].Text)
	for i := range u.Features {
		require.NotContains(t, u.Features[i].Text, "林工")
		require.NotContains(t, u.Features[i].Text, "D1")
	}
}
