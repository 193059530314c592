package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Marks of an English keyboard between Chinese characters are read as Chinese ones; in
// code, numbers and Latin words they are what they are.
func TestMarksBetweenChineseCharactersAreChinese(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"做个工具,把录音转成文字;老师可查:按词":          "做个工具，把录音转成文字；老师可查：按词",
		"约 1,000 人,每天 8:00 开门":          "约 1,000 人，每天 8:00 开门",
		"字段`姓名,电话`必填,可改":                "字段`姓名,电话`必填，可改",
		"```\n姓名,电话\n```\n好,可以":         "```\n姓名,电话\n```\n好，可以",
		"每餐补2元,80岁以上补4元":                "每餐补2元，80岁以上补4元",
		"支持部分退款 SKU,不支持换货":              "支持部分退款 SKU，不支持换货",
		"时间:2025年4月9日(周三)下午14:00":       "时间：2025年4月9日(周三)下午14:00",
		"郑会计:\n每餐补2元,\n你想想?\n":          "郑会计：\n每餐补2元,\n你想想？\n",
		"每天20:00,晚餐1,200份":              "每天20:00，晚餐1,200份",
		"- 退款审核:200 元以下自动通过":            "- 退款审核：200 元以下自动通过",
		"按 user_id 灰度:1%":               "按 user_id 灰度:1%",
		"PHP, Go,以及 Rust":               "PHP, Go，以及 Rust",
		"plain, English: text":          "plain, English: text",
		"返回 `a,b` 之一,保留 90 天":           "返回 `a,b` 之一，保留 90 天",
		"- Release manager:创建 campaign": "- Release manager：创建 campaign",
		"- **现场工程师**(22 人):接单、回填":       "- **现场工程师**(22 人)：接单、回填",
		"- 车队客户 (fleet operator):决定时间窗": "- 车队客户 (fleet operator)：决定时间窗",
		"可以手动 pause;paused 期间继续":        "可以手动 pause；paused 期间继续",
		"路径必须是绝对路径,`/` 直接拒绝":            "路径必须是绝对路径，`/` 直接拒绝",
		"发单的叫「单主」,接单的叫「跑腿」":             "发单的叫「单主」，接单的叫「跑腿」",
		"结果写到 `a.json`,追加到日志":           "结果写到 `a.json`，追加到日志",
		"见 http://例.com 与 a:1":          "见 http://例.com 与 a:1",
	} {
		require.Equal(t, want, WithChineseMarks(text), text)
	}
}

// A chapter that is numbered in characters has full brackets; other brackets stay.
func TestTheNumberOfAChapterHasChineseBrackets(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"(一)借书":       "（一）借书",
		"**(十二) 还书**": "**（十二） 还书**",
		"## (二)办证":    "## （二）办证",
		"(三)":         "(三)",
		"(1)借书":       "(1)借书",
		"借书(一)分馆":     "借书(一)分馆",
		"(一般)借书":      "(一般)借书",
	} {
		require.Equal(t, want, withChineseNumber(text), text)
	}
}
