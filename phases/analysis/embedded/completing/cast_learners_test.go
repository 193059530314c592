package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A statement on an examination that names nobody is a wish of the only people who learn.
func TestAnExaminationIsOfThoseWhoLearn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want string
	}{
		{"不及格可以补考两次，两次都不过须重学。", "学员"},
		{"如果答题途中断网，已答的题保存在手机上。", "学员"},
		{"考试记录至少保存 3 年。", "用户"},
		{"门口的屏幕每天更换图片。", "用户"},
	} {
		u := understanding.Understanding{
			Lang: specs.Chinese, Product: "驾校", Actors: []understanding.ActorFact{{Name: "学员", Role: "来学车的人。"}, {Name: "教练", Role: "带车。"}, {Name: "校长", Role: "看报表。"}},
			Features: []understanding.FeatureFact{{Name: c.text, Text: c.text, Source: specs.FromLines(3, 3)}},
		}
		w := handMade(t, &u, "standard")
		require.Equal(t, c.want, w.choose(&w.Understood.Features[0]).name, c.text)
	}
}
