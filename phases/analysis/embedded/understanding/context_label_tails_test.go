package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALabelThatCallsItselfNotes: all that stands behind a label of troubles is a trouble,
// also where the label says that it is a note, and no feature.
func TestALabelThatCallsItselfNotes(t *testing.T) {
	t.Parallel()
	for _, label := range []string{"痛点", "痛点备忘", "痛点小结"} {
		u := understood(t, "# 画室系统\n\n"+label+"：家长平均打 3 次电话才约上课；课表被改 2 次才能发出去。\n\n## 功能\n\n- 老师可以用手机点名。\n")
		require.Len(t, u.Features, 1, label)
		require.NotEmpty(t, u.Problem, label)
	}
}
