package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestChinesePapersTellOfBoth: a sentence on two people is about both, what is to be made is no function, and a rule with an
// amount in a case is one whatever its words hint at.
func TestChinesePapersTellOfBoth(t *testing.T) {
	u := understood(t, "# 陪练平台\n\n我们要为社区琴行做一个陪练预约平台，让家长少跑路。\n\n## 功能需求\n\n- 老师上完课后填写课堂反馈，家长可以点赞或回复。\n- 家长可以预约陪练。\n\n## 业务规则\n\n- 家长 24 小时内取消陪练，扣 50% 费用。\n- 一个家庭最多同时租 2 件乐器。\n- 登录连续输错 5 次锁定 30 分钟。\n- 订单金额低于 100 元的不开发票。\n- 同一寄养家庭同时寄养的宠物不超过 3 只。\n")
	require.Len(t, u.Pitch, 1)
	require.Len(t, u.Features, 2)
	require.NotEqual(t, "点赞或回复", u.Features[0].Want)
	require.Len(t, u.Constraints, 5)
	for _, c := range u.Constraints {
		require.True(t, u.Told[StatementKey(c.Text)], c.Text)
	}
	require.Empty(t, u.Qualities)
}
