package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhoAnswersARisk: what people accept and what others deliver is the product owner's, the
// rest the tech lead's, and a measure in the sentence of the risk is not asked for again.
func TestWhoAnswersARisk(t *testing.T) {
	t.Parallel()
	for risk, want := range map[string]string{
		"老师傅不愿意录课。":        "原文没有给出措施，由产品负责人在首个史诗开始前提出",
		"达梦上没人做过这么大的并发。":   "原文没有给出措施，由技术负责人在首个史诗开始前提出",
		"护士年龄偏大，平板操作需要培训。": "按原文：平板操作需要培训，由产品负责人在首个史诗开始前安排",
	} {
		require.Equal(t, want, designer(t, "zh", "报修系统").answerTo(risk))
	}
	for risk, want := range map[string]string{
		"Older foremen refuse the phone; then a crew member enters the hours instead.": "as the source says: a crew member enters the hours instead; the product owner prepares it before the first epic starts",
		"The export could saturate the line.":                                          "the source names no countermeasure beside it; the tech lead proposes one before the first epic starts",
	} {
		require.Equal(t, want, designer(t, "en", "Harbour").answerTo(risk))
	}
}
