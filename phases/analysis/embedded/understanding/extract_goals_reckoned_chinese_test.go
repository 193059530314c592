package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// How figures are reckoned is no goal: it goes with the goal whose figure it names, else it is a note. The
// value of today is told without the word for today and without what it is a value of.
func TestHowFiguresAreReckonedIsNoGoal(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 驿站系统需求文档\n\n## 目标\n\n### 业务目标\n\n- 错件率从目前的 0.5% 降到 0.05% 以下。\n- 从入库到取件的平均时长由 9.5 小时缩短到 6 小时以内。\n\n### 衡量口径\n\n上线后连续 3 个自然月的数据取平均值，由运营组每月 5 日前出报表。错件率的分母是出库的件数，不是入库数。\n")
	require.Len(t, u.Goals, 2)
	require.Equal(t, "0.5%", u.Goals[0].Baseline)
	require.Equal(t, "9.5 小时", u.Goals[1].Baseline)
	require.Equal(t, "错件率的分母是出库的件数，不是入库数", u.Goals[0].Counted)
	require.Len(t, u.Notes, 1)
}

// What has to be done lest a risk comes about is what is done about it.
func TestWhatIsOwedAgainstARiskIsItsMeasure(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"上线前需要主任亲自做沟通，不然两头跑。",
		"开学前必须把旧数据导完，否则报到会排队。",
		"正式上线前要先跑两周并行，以免账对不上。",
	} {
		u := understood(t, "# 驿站系统需求文档\n\n## 风险\n\n老站长担心系统是用来扣绩效的。"+said+"\n")
		require.Len(t, u.Risks, 1, said)
		require.Equal(t, said, u.Risks[0].Mitigation, said)
	}
}
