package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// An entity whose source lists its state has one field for it.
func TestAStateIsOneField(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
	e := specs.Entity{Name: "工单", States: []string{"待派", "已完成"}, Fields: []specs.Field{{Name: "编号"}, {Name: "状态"}}}
	w.completeEntity(&dataModel{}, &e)
	require.Len(t, e.Fields, 2)
	require.Equal(t, "枚举(待派; 已完成)", e.Fields[1].Type)
}
