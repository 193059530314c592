package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A state, a kind of things or a stage does nothing: what is possible in it is
// allowed by the product. A name of work is supported and not "done".
func TestChineseCasesAreNotAbleToDoAnything(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, bound string }{
		{"不合格可以复检一次，仍不合格须报废。", "不合格的，书架必须允许复检一次，仍不合格须报废。"},
		{"绘本类可以扫条码自动填书名。", "对绘本类，书架必须支持扫条码自动填书名。"},
		{"过敏词表维护，修改后立即生效。", "书架必须支持过敏词表维护，修改后立即生效。"},
		{"满足网络安全等级保护三级，病历加密存储。", "书架必须满足网络安全等级保护三级，病历加密存储。"},
		{"借阅规则可由馆员配置。", "馆员必须能够配置借阅规则。"},
		{"库存不足率超过 5% 持续 10 分钟时电话告警。", "库存不足率超过 5% 持续 10 分钟时，书架必须电话告警。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Equal(t, c.bound, got.Description[0], c.text)
	}
}
