package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAVisionSaysWhatWillBeSo reads the vision of sources that state none, or
// only the name of their subject.
func TestAVisionSaysWhatWillBeSo(t *testing.T) {
	t.Parallel()
	feature := understanding.FeatureFact{Name: "Publish the result at a URL", Text: "The result is published at a URL.", Source: specs.FromLines(3, 3)}
	for _, c := range []struct {
		name string
		u    understanding.Understanding
		want []string
	}{
		{"features", understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{feature}}, []string{"The source states no vision."}},
		{"a problem", understanding.Understanding{Lang: specs.English, Problem: []specs.Item{{Text: "Reviewers guess what a page looks like."}}, Features: []understanding.FeatureFact{feature}}, []string{"The source states no vision."}},
		{"goals", understanding.Understanding{Lang: specs.English, Goals: []understanding.GoalFact{{Text: "Merchants are paid faster."}, {Text: "Reach 12 %."}, {Text: "Waiting times fall below 10 days a year."}}, Features: []understanding.FeatureFact{feature}}, []string{"Previews is a success when merchants are paid faster and waiting times fall below 10 days a year."}},
		{"deeds to several things", understanding.Understanding{Lang: specs.English, Goals: []understanding.GoalFact{{Text: "Settle disputes faster."}, {Text: "Move orders online."}}, Features: []understanding.FeatureFact{feature}}, []string{"The aim is to settle disputes faster and move orders online."}},
		{"bare measures", understanding.Understanding{Lang: specs.English, Goals: []understanding.GoalFact{{Text: "We reach 12 %."}}}, []string{"The source states no vision; the goals below define what counts as success."}},
		{"a subject", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "Previews in code review."}}, Pitch: []specs.Item{{Text: "Previews shows a page before it is merged."}}}, []string{"The source states no vision beyond the purpose above."}},
		{"a purpose", understanding.Understanding{Lang: specs.English, Pitch: []specs.Item{{Text: "Previews lets reviewers of a page see it before it is merged."}}, Goals: []understanding.GoalFact{{Text: "We reach 12 %."}}}, []string{"Previews lets reviewers of a page see it before it is merged."}},
		{"a pitch and goals", understanding.Understanding{Lang: specs.English, Pitch: []specs.Item{{Text: "Previews reads a branch and draws its pages."}}, Goals: []understanding.GoalFact{{Text: "We reach 12 %."}}}, []string{"The source states no vision beyond the purpose above; the goals below define what counts as success."}},
		{"a remark on the paper", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "Previews, product spec that is rev C."}}}, []string{"The source states no vision."}},
		{"a word for what was said", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "We want to halve both."}}, Goals: []understanding.GoalFact{{Text: "Merchants are paid faster."}}}, []string{"Previews is a success when merchants are paid faster."}},
		{"a lead", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "So: one page that is seen by all."}}}, []string{"One page that is seen by all."}},
		{"stated", understanding.Understanding{Lang: specs.English, Vision: []specs.Item{{Text: "Every page is seen before it is merged."}}, Features: []understanding.FeatureFact{feature}}, []string{"Every page is seen before it is merged."}},
		{"chinese", understanding.Understanding{Lang: specs.Chinese, Features: []understanding.FeatureFact{{Name: "数据备份", Text: "数据备份。", Source: specs.FromLines(3, 3)}}}, []string{"原文没有说明愿景。"}},
		{"three chinese goals until a time", understanding.Understanding{Lang: specs.Chinese, Goals: []understanding.GoalFact{{Text: "漏单降到 0。", Target: "0", Due: "明年底"}, {Text: "等候不超过 5 分钟。", Target: "5 分钟", Due: "明年底"}, {Text: "投诉减少 60%。", Target: "60%", Due: "明年底"}}}, []string{"Previews 成功的标志：明年底，漏单降到 0，等候不超过 5 分钟，投诉减少 60%。"}},
		{"chinese goals of several times", understanding.Understanding{Lang: specs.Chinese, Goals: []understanding.GoalFact{{Text: "漏单降到 0。", Target: "0", Due: "年内"}, {Text: "等候不超过 5 分钟。", Target: "5 分钟", Due: "明年底"}}}, []string{"Previews 成功的标志：漏单降到 0，等候不超过 5 分钟。"}},
		{"chinese goals", understanding.Understanding{Lang: specs.Chinese, Goals: []understanding.GoalFact{{Text: "漏单降到 0。"}}}, []string{"Previews 成功的标志：漏单降到 0。"}},
	} {
		c.u.Product, c.u.Title = "Previews", "Previews"
		var got []string
		for _, it := range handMade(t, &c.u, "standard").vision() {
			got = append(got, it.Text)
		}
		require.Equal(t, c.want, got, c.name)
	}
}
