package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatChinesePeopleTellBetweenTheirDemandsIsNoDuty(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 训犬学校排课系统\n\n## 一、介绍\n\n我们目前 6 个训犬师，排课全靠一个微信群，经常撞课。上个月有 9 个主人白跑一趟才发现课取消了。退课率大概三成，老板希望国庆前退课率能控制在 15% 以内。\n\n## 二、排课\n\n1. 主人在小程序里选训犬师和时间下单。\n2. 训犬师早上抢时段抢完又不来，为这事吵过好几次。\n3. 满意度现在也就 70%，希望明年能到 85%。\n4. 老照片怎么导进来，也帮我们想想。\n")
	require.Equal(t, []string{"主人在小程序里选训犬师和时间下单。"}, featureTexts(u))
	require.Len(t, u.Problem, 3)
	require.Len(t, u.Goals, 2)
	for i, want := range []GoalFact{
		{Metric: "退课率", Target: "15% 以内", Due: "国庆前", Baseline: "三成"},
		{Metric: "满意度", Target: "85%", Due: "明年", Baseline: "70%"},
	} {
		g := u.Goals[i]
		require.Equal(t, want, GoalFact{Metric: g.Metric, Target: g.Target, Due: g.Due, Baseline: g.Baseline})
	}
	require.Len(t, u.Questions, 1)
}

func TestChinesePeoplePutOffInFewWords(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 训犬学校排课系统\n\n## 功能\n\n病历管理这次不做，继续用宠物医院的软件，不过每次上课要记狗的体重。\n\n保险对接也聊了聊，许总说明年再说。\n\n能不能做个直播看训练？比如主人在公司打开手机看狗。训犬师小段提的，挺好，但不着急，往后放。\n")
	left := make([]string, 0, len(u.NonGoals))
	for _, n := range u.NonGoals {
		left = append(left, n.Text)
	}
	require.Equal(t, []string{"病历管理。", "保险对接。", "做个直播看训练。"}, left)
	require.Equal(t, []string{"每次上课要记狗的体重。"}, featureTexts(u))
}

func TestTheLastWordOfAChineseHeadingSaysWhatStandsBelow(t *testing.T) {
	t.Parallel()
	for _, title := range []string{"方案目标", "二、建设目标", "需求目标"} {
		u := understood(t, "# 消息平台技术方案\n\n## "+title+"\n\n1. 短信成本降低 20%。\n2. 接入时间从 5 天降到 1 天。\n\n## 功能\n\n- 运维可以摘除供应商。\n")
		require.Len(t, u.Goals, 2, title)
		require.Len(t, u.Features, 1, title)
	}
}
