package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAParagraphThatBeginsWithAFactAboutThePaperIsRead(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 码头泊位系统 招标需求\n\n## 一、项目概况\n\n采购人：某港务局。现有泊位靠人工登记，周末排队平均 40 分钟。\n\n## 二、功能要求\n\n1. 船长可以订泊位。\n")
	require.Len(t, append(u.Problem, u.Situation...), 1)
	require.Equal(t, "现有泊位靠人工登记，周末排队平均 40 分钟。", append(u.Problem, u.Situation...)[0].Text)
}
