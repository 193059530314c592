package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func TestACriterionKeepsTheCaseOfItsClause(t *testing.T) {
	t.Parallel()
	tests := []struct{ said, not string }{
		{"店长可以在开售前修改价格和数量。开售以后只允许追加，不允许减少。", "违反的 1 例（减少）"},
		{"读者可以续借图书。图书被预约以后不允许延长，只允许归还。", "违反的 1 例（延长）"},
		{"站长可以调整班次。发车以后只允许加车，不允许减车。", "违反的 1 例（减车）"},
		{"超过 30 天的退货只能报废，不允许换货，系统直接屏蔽该选项。", "违反的 1 例（换货）"},
		{"换货只能换同价或更低的商品，原单与新单要互相关联。", "1 个属于“换货只能"},
		{"车间可以改批号。贴标以后只能补打，禁止更换。", "违反的 1 例（更换）"},
	}
	for _, tt := range tests {
		criteria := criteriaOf(t, specs.Chinese, "书架", tt.said)
		for _, c := range criteria {
			require.NotContains(t, c, tt.not, tt.said)
		}
	}
}

// A paper, a way or the name of a thing keeps its words: nothing binds inside them.
func TestTheWordThatBindsCutsNoName(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, bound string }{
		{"单张要货单的金额不得超过剩余额度。", "单张要货单的金额不得超过剩余额度。"},
		{"店员在小程序中填写要货单。", "书架必须保证：店员在小程序中填写要货单。"},
		{"支持复制历史要料单。", "书架必须支持复制历史要料单。"},
		{"门店要货由总仓审核。", ""},
		{"运营日报每天 8:00 前推送给馆员。", "运营日报必须每天 8:00 前推送给馆员。"},
		{"馆员对每一本书拍照，照片不少于 2 张。", ""},
		{"签收后 24 小时，小程序推送一次满意度调查。", ""},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		if c.bound != "" {
			require.Equal(t, c.bound, got.Description[0], c.text)
		}
		for _, cut := range []string{"必须货单", "必须料单", "必须日报", "对必须", "必须小程序", "必须货由"} {
			require.NotContains(t, got.Description[0], cut, c.text)
		}
	}
}

func TestAHalfSentenceIsNoCriterion(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"系统根据库存、销量和季节，每天生成一次补货建议。",
		"水泵反转信号触发而人员不在泵房内，判定为异常启动，系统立即通知站长，并保留前后 10 分钟的数据。",
		"屏幕用不同颜色区分「空闲、占用、维修、停用」四种状态，每 10 秒刷新一次。",
		"签收后 24 小时，小程序推送一次满意度调查。",
		"与门店收银（3 家，两个厂商）交换订单、退货结果。",
	} {
		criteria := criteriaOf(t, specs.Chinese, "书架", said)
		for _, c := range criteria {
			for _, half := range []string{
				"系统根据库存、销量和季节。", "水泵反转信号触发而人员不在泵房内。", "「空闲、占用、维修。", "签收后 24 小时。", "（3 家。",
			} {
				require.NotContains(t, c, half, said)
			}
		}
	}
}

func TestWhatComesByItselfIsNobodysDeadline(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"运营日报每天 7:30 前推送给各站站长。",
		"库存简报每天 8:00 前发送给店长。",
		"对账文件每日 23:00 前上传到银行前置机。",
	} {
		criteria := criteriaOf(t, specs.Chinese, "书架", said)
		for _, c := range criteria {
			require.NotContains(t, c, "时被拒绝，并提示截止时间", said)
		}
	}
}

func TestWhatIsExchangedIsTriedInNeutralWords(t *testing.T) {
	t.Parallel()
	criteria := criteriaOf(t, specs.Chinese, "书架", "系统与企业微信交换登录、消息通知。")
	require.Contains(t, criteria, "与企业微信联调时，以下每项各做 1 例，均成功，两边的结果一致：登录、消息通知。")
	for _, c := range criteria {
		require.NotContains(t, c, "逐项一致")
	}
}
