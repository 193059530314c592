package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const minutesHead = "约车系统碰头会纪要\n\n时间：2026年4月2日\n参加：马校长、教学部老葛、财务小尹、客服组长阿珍\n\n一、讨论内容\n\n"

// What came of a proposal in the end is what counts, and who asks, reports or goes to find out is no
// part of what is built.
func TestMinutesSayWhatCameOfIt(t *testing.T) {
	t.Parallel()
	u := understood(t, minutesHead+"- 学员要能看到每个教练的评价，1到5星。老葛反对，说会闹矛盾。先不对学员公开，只给教学部看。\n")
	require.Equal(t, "对学员公开每个教练的评价。", u.NonGoals[0].Text)
	require.Equal(t, "老葛反对，说会闹矛盾。", u.NonGoals[0].Rationale)
	require.Equal(t, []string{"每个教练的评价只给教学部看。"}, append(featureTexts(u), itemTexts(u.Constraints)...))

	u = understood(t, minutesHead+"- 客服要能替学员签到。老葛反对，说会乱。\n")
	require.Empty(t, u.Features)
	require.Equal(t, "客服要能替学员签到？老葛反对，说会乱。", u.Questions[0].Text)

	u = understood(t, minutesHead+"- 阿珍提到有学员约了不来。定：开练前 12 小时取消的不算爽约。\n- 老葛不同意随便换，最后定的是：学员可以换一次教练。\n- 马校长想要一个大屏放在大厅，显示今天每台车谁在练。——二期再说。\n- 科目三同时最多能上几台车？老葛回去数。\n- 小尹特别强调不要碰收费。\n- 接口要去省平台申请，要 15 个工作日。\n")
	require.Equal(t, "有学员约了不来。", u.Problem[0].Text)
	require.Equal(t, []string{"学员可以换一次教练。"}, featureTexts(u))
	require.Equal(t, "开练前 12 小时取消的不算爽约。", u.Constraints[0].Text)
	require.Equal(t, "接口要去省平台申请，要 15 个工作日。", u.Constraints[1].Text)
	require.Equal(t, []string{"一个大屏放在大厅，显示今天每台车谁在练。", "不要碰收费。"}, []string{u.NonGoals[0].Text, u.NonGoals[1].Text})
	require.Equal(t, "老葛", u.Questions[0].Owner)
}

// A numbered row above what was said is the name of the topic, and no part of it.
func TestTopicsOfMinutesStandAboveWhatWasSaid(t *testing.T) {
	t.Parallel()
	u := understood(t, minutesHead+"1、约车规则\n老葛：学员可以换一次教练。\n\n2、教练这边\n教练在手机上看自己明天的课表。\n\n3、钱\n小尹：课时费每月 5 号结，科目二 28 元一小时。\n")
	require.Equal(t, []string{"学员可以换一次教练。", "教练在手机上看自己明天的课表。"}, featureTexts(u))
	require.Equal(t, []string{"课时费每月 5 号结，科目二 28 元一小时。"}, itemTexts(u.Constraints))
}
