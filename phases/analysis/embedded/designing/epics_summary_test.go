package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/templates"
)

// TestAnEpicGivesNobodyARightOfTheirOwn: where the source lets nobody in particular do
// something, the product does it, and no user can.
func TestAnEpicGivesNobodyARightOfTheirOwn(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	m := newEpicMaker(&Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "zh", Title: "菜园", Product: "菜园"}, "standard"), d: d})
	for _, row := range []struct{ name, role, description, deed, want string }{
		{"supported", "用户", "菜园必须支持按地块导出台账。", "按地块导出台账", "支持按地块导出台账"},
		{"done", "用户", "菜园应当生成带二维码的证书。", "生成带二维码的证书", "生成带二维码的证书"},
		{"named", "用户", "用户必须能够查询天气。", "查询天气", ""},
		{"a role", "会员", "菜园必须支持按地块导出台账。", "按地块导出台账", ""},
	} {
		r := &specs.Requirement{Description: []specs.Item{{Text: row.description}}}
		require.Equal(t, row.want, m.doneForAnybody(r, row.role, row.deed), row.name)
	}
}
