package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAProgramInFrontIsAPart: what is installed in front of the service is a part of its own
// with the requirements that speak of it; pages alone are none.
func TestAProgramInFrontIsAPart(t *testing.T) {
	t.Parallel()
	g := designer(t, "zh", "报修系统", "业主在微信小程序里报修", "客服在网页上派单", "每晚导出账单")
	g.profile = "service"
	p := &parts{owner: map[string]int{}, sharing: map[string][]int{}}
	g.addClients(p)
	require.Len(t, p.rows, 2)
	require.Equal(t, "微信小程序", p.rows[0].Name)
	require.Equal(t, []int{0}, p.members[0])
	require.Equal(t, "网页端", p.rows[1].Name)
	require.Equal(t, []int{1}, p.members[1])

	g = designer(t, "zh", "报修系统", "客服在网页上派单")
	g.profile = "service"
	p = &parts{}
	g.addClients(p)
	require.Empty(t, p.rows)
}

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

// TestWhatIsOnlyAvailableIsNotPrescribed: nobody has chosen what the source calls available.
func TestWhatIsOnlyAvailableIsNotPrescribed(t *testing.T) {
	t.Parallel()
	g := designer(t, "en", "Harbour")
	require.Empty(t, g.onlyAvailable(), "no source")
	g.Understood.Technologies = []understanding.TechnologyFact{{Name: "Kafka"}, {Name: "PostgreSQL"}}
	text := "Kafka is available and run by someone else; data in PostgreSQL."
	g.sections = &phrasing.Outline{Units: []reading.Unit{{Kind: reading.Prose, Text: text, Sentences: []reading.Sentence{{Text: text, From: 3, To: 3}}}}}
	require.Equal(t, []string{"Kafka"}, g.onlyAvailable())
}
