package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is only wished for, or may wait, has a rank of its own and is no test of the function beside it.
func TestAWishThatMayWaitStandsApart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, text, rank string }{
		{"最好能按未来 7 天的预约量预测排班人数，这个一期做不完可以放到二期。", "按未来 7 天的预约量预测排班人数。", "could"},
		{"能支持企业微信通知就更好了。", "支持企业微信通知。", "could"},
		{"语音外呼可以放到二期。", "语音外呼。", "could"},
		{"多语言模板有余力再做。", "多语言模板。", "could"},
		{"如果来得及，希望支持语音录入。", "支持语音录入。", "could"},
		{"最好支持人脸登录。", "支持人脸登录。", "should"},
	} {
		u := understood(t, "# 看板需求文档\n\n## 功能需求\n\n### 看板\n\n大屏每 30 秒刷新，展示在制单数和设备状态。\n\n"+c.said+"\n")
		found := ""
		for i := range u.Features {
			f := &u.Features[i]
			if f.Text == c.text {
				found = f.Priority
			}
			require.Empty(t, f.Criteria, c.said)
		}
		require.Equal(t, c.rank, found, c.said)
	}
	u := understood(t, "# 看板需求文档\n\n## 功能需求\n\n大屏每 30 秒刷新。\n\n## 不做范围\n\n- 语音外呼可以放到二期。\n")
	require.Len(t, u.NonGoals, 1)
	require.Len(t, u.Features, 1)
}
