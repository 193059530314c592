package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A memo without marks is parted where clauses begin and end; a sentence with its marks
// stays as it is.
func TestChineseMemosWithoutMarks(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	said := "嗯那个我先说一下啊我们养鸡场的料现在是工人拿本子记的每天记两回老是记漏啊我想做个小程序工人扫一下料桶就能登记吧超过三天没登记就提醒场长不是提醒工人哦还有料桶每年要清洗一次到期前一周提醒场长至少存两年的哦一共四十个料桶预算三万以内吧年底之前要用上"
	var got []string
	for _, sen := range l.clausesWithoutMarks([]Sentence{{said, 1, 1}}) {
		got = append(got, sen.Text)
	}
	require.Equal(t, []string{
		"我们养鸡场的料现在是工人拿本子记的。", "每天记两回老是记漏。", "我想做个小程序工人扫一下料桶就能登记。",
		"超过三天没登记就提醒场长。", "不是提醒工人。", "料桶每年要清洗一次。", "到期前一周提醒场长。", "至少存两年。", "一共四十个料桶。", "预算三万以内。", "年底之前要用上。",
	}, got)
	plain := "系统每天二十点之前把当天的登记汇总成表，发给场长和会计，缺的登记用红字标出；超过三天没有登记的料桶，另外发一条短信给场长，场长确认以后不再提醒，年底之前必须用上，每月还要导出一次给财务核对。"
	require.Equal(t, []Sentence{{plain, 1, 1}}, l.clausesWithoutMarks([]Sentence{{plain, 1, 1}}))
}
