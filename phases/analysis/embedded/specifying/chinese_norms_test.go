package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Norms tell first in which case somebody is, and bind who answers it; what is done is
// bound to its means; and what each case costs is a rule of its name.
func TestChineseNormsMeansAndRates(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][3]string{
		"读者申请退证的，15 个工作日内答复。":                {"读者申请退证的，必须在 15 个工作日内答复。", "读者申请退证时 15 个工作日内答复", "假定读者申请退证，15 个工作日内答复。"},
		"未满 16 周岁的，须取得家长同意。":                 {"未满 16 周岁的，书架必须取得家长同意。", "未满 16 周岁时取得家长同意", "未满 16 周岁时，取得家长同意之前不能继续并显示等待同意，同意后可以继续。"},
		"登记改用扫码枪。":                           {"登记必须改用扫码枪。", "登记改用扫码枪", "测试验证：登记改用扫码枪。"},
		"滞纳金：图书每天 0.1 元，期刊每天 0.2 元，最高不超过定价。": {"滞纳金必须按以下规则计算：图书每天 0.1 元，期刊每天 0.2 元，最高不超过定价。", "滞纳金", "各用 1 个用例测试，结果依次为：图书每天 0.1 元；期刊每天 0.2 元。"},
		"按年级补贴：小学每餐 2 元，初中每餐 3 元。":           {"书架必须支持按年级补贴：小学每餐 2 元，初中每餐 3 元。", "按年级补贴", "各用 1 个用例测试，结果依次为：小学每餐 2 元；初中每餐 3 元。"},
		"折扣：教师 20%，学生 50%，按标价算。":             {"折扣必须按以下规则计算：教师 20%，学生 50%，按标价算。", "折扣", "各用 1 个用例测试，结果依次为：教师 20%；学生 50%。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Equal(t, want[0], got.Description[0])
		require.Equal(t, want[1], got.Title)
		require.Equal(t, want[2], got.Criteria[0])
	}
}

// A paper that demands with 应 binds with it, also beside 必须; one that says 应该 does not.
func TestOughtBindsInNorms(t *testing.T) {
	t.Parallel()
	norm := "（一）图片应有文字说明。\n（二）页面应可放大。\n（三）供应商应提供培训。\n宜提供夜间模式。\n"
	for source, want := range map[string]wording.Strength{
		norm:               wording.Must,
		norm + "页面应该好看。\n": wording.Should,
		"页面应可放大。\n相应的应用由供应商响应。\n": wording.Must,
		"页面应可放大。\n数据必须加密。\n":      wording.Must,
	} {
		w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "书架"}, "standard")
		w.Source.Text = source
		require.Equal(t, want, w.Binds("图片应有文字说明。"), source)
		require.NotEqual(t, wording.Must, w.Binds("宜提供夜间模式。"))
	}
}
