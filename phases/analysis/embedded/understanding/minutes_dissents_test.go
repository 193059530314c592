package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const mouldMinutes = "# 模具专题会纪要\n\n时间：10 月 17 日\n主持：贺建国（生产经理）\n参加：老谭（模具组长）、孙丽（品质主管）、赵永（班长）\n\n**一、讨论**\n\n"

// What was decided in the end binds; who wanted what before it, and an objection put on record, do not.
func TestTheEndOfAnArgumentBinds(t *testing.T) {
	t.Parallel()
	u := understood(t, mouldMinutes+"到期没保养的怎么办，争了一会儿。老谭意思是到期就锁。贺经理说旺季不可能。最后：到期后允许超 5%，超出的要贺经理批。\n孙丽不同意连批两次，保留意见，要求记入。\n")
	require.Equal(t, []string{"到期后允许超 5%，超出的要贺经理批。"}, append(featureTexts(u), itemTexts(u.Constraints)...))
	require.Empty(t, u.Questions)
	for _, a := range u.Actors {
		require.NotContains(t, a.Name, "要")
	}
}

// The family name of somebody who was there says who speaks, and is no part of the demand.
func TestAFamilyNameAsLabel(t *testing.T) {
	t.Parallel()
	u := understood(t, mouldMinutes+"贺：检验人和送检人不能是同一个人。\n")
	require.Equal(t, []string{"检验人和送检人不能是同一个人。"}, append(featureTexts(u), itemTexts(u.Constraints)...))
}

// Objections ask for nothing to be built, and what nobody answered stays open.
func TestObjectionsAreNoDemands(t *testing.T) {
	t.Parallel()
	u := understood(t, mouldMinutes+"没有合格的首件，不能批量生产。\n\n**二、结论**\n\n(1) 没有首件记录的工单，不能报工。\n\n**三、异议**\n\n- 孙丽：不同意超期连批 2 次。\n- 赵永：抄模次算谁的活，没有答复。\n")
	require.Empty(t, u.Features)
	require.Equal(t, []string{"没有合格的首件，不能批量生产。", "没有首件记录的工单，不能报工。"}, itemTexts(u.Constraints))
	require.Len(t, u.Questions, 1)
	require.Contains(t, u.Questions[0].Text, "抄模次算谁的活")
}
