package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A chat that opens with a greeting, minutes that open with a date, and an idea that
// opens with how large a place is are called by what they are about.
func TestTitlesOfWhatGoesWrongToday(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"老周 8:02\n大家早上好[太阳]\n老周 8:03\n会议室预约老是撞车，昨天又吵起来了\n小许 8:05\n要不做个小程序？谁要用自己在上面订\n老周 8:06\n这个可以。另外开会前十分钟要自动提醒\n小许 8:07\n好，我来弄\n", "会议室预约小程序"},
		{"晨会记录 3 月 4 日\n\n到场：店长王姐、裁缝老李、我\n\n1. 改衣服的登记现在写在小票背面，上个月丢了三件。以后都要在系统里登记。\n2. 老李每天早上要看到当天要取的衣服。\n", "改衣服登记系统"},
		{"我们托管班有 40 个孩子，接送全靠微信群。想要一个网页，家长自己填几点来接。", "托管班网页"},
	} {
		require.Equal(t, c.want, understood(t, c.text).Title, c.text)
	}
	require.Empty(t, loadLexicons(t).troubledTopic("我们现在有三家店，老是对不上账。"))
	require.Empty(t, loadLexicons(t).placeWithCount("我们只有 3 个人。"))
}
