package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The window of an objective is over what it is counted, and the value stands in the column
// behind what is measured.
func TestObjectivesHaveTargetsAndWindows(t *testing.T) {
	t.Parallel()
	for _, head := range []string{"| SLO | Target | Window |", "| SLI | Objective | Measurement window |", "| 指标 | 目标值 | 统计窗口 |"} {
		u := understood(t, "# Parcel tracker\n\nParcel tracker is a service that tells customers where their parcel is.\n\n## SLOs\n\n"+head+"\n|---|---|---|\n| API availability | 99.9% | 30 days |\n| Lost scans | 0 | always |\n")
		require.Len(t, u.Qualities, 2, head)
		q := u.Qualities[0]
		require.Equal(t, []string{"API availability", "99.9%", "measured over 30 days"}, []string{q.Metric, q.Target, q.Method}, head)
		require.Empty(t, q.Details, head)
		require.Equal(t, []string{"Lost scans", "0", ""}, []string{u.Qualities[1].Metric, u.Qualities[1].Target, u.Qualities[1].Method}, head)
	}
}
