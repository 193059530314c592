package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What statements say is on each slip, filled in on it or asked of it are its fields; what
// is said of other things is none of them.
func TestASlipHoldsWhatIsFilledInOnIt(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		said []string
		want []string
	}{
		"had, asked and given by": {
			said: []string{"每一单都要有单号，用户随时能看到谁在处理、大概几点到。", "系统按片区和技能把单子派给技师。", "技师在手机上接单、改约时间、填写用料，并上传签字照片。"},
			want: []string{"单号", "处理人", "预计到达时间", "片区", "技能", "改约时间", "用料", "签字照片"},
		},
		"of other things": {
			said: []string{"用户上传头像。", "系统按地区显示门店。", "接单不超过 5 分钟。"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := &understanding.Understanding{Lang: specs.Chinese}
			for i, text := range tc.said {
				u.Features = append(u.Features, understanding.FeatureFact{Text: text, Source: specs.FromLines(i+2, i+2)})
			}
			w := handMade(t, u, "standard")
			m := newDataModel()
			m.add(specs.Entity{Name: "单子"}, templates.Terms{})
			w.tellSlips(m)
			var got []string
			for _, f := range m.entities[0].Fields {
				got = append(got, f.Name)
			}
			require.Equal(t, tc.want, got)
		})
	}
}
