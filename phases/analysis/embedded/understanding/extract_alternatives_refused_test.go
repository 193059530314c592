package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What was refused among the alternatives is no non-goal: it stays one alternative with
// all that speaks against it.
func TestARefusedAlternativeKeepsItsReason(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, name, want string
	}{
		{"**Airbyte**: rejected. Masking in it is hard to test and nobody wants to run it.", "Airbyte", "Masking in it is hard to test and nobody wants to run it."},
		{"**A second cache**: no. It doubles the bill.", "A second cache", "It doubles the bill."},
	} {
		u := understood(t, "# Tidewise\n\nTidewise computes tides.\n\n## Alternatives considered\n\n- "+c.text+"\n- **Doing nothing**: loses readings.\n")
		require.Empty(t, u.NonGoals, c.text)
		require.Len(t, u.Alternatives, 2, c.text)
		require.Equal(t, c.name, u.Alternatives[0].Name)
		require.Contains(t, u.Alternatives[0].Gap, c.want)
	}
}

// What was weighed and not taken for a reason is an alternative of the choice beside it, and
// the reason is nothing to build.
func TestAReasonAgainstATechnologyIsNoRequirement(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, name, gap string }{
		{"# 门锁平台\n\n## 总体设计\n\n状态存储选用 MySQL 8.0,不用 MongoDB,原因是 DBA 团队只维护 MySQL。计数放在 Redis。\n", "MongoDB", "DBA 团队只维护 MySQL。"},
		{"# 门锁平台\n\n## 技术选型\n\n- 消息：MQTT（EMQX），没选 Kafka 是因为设备端 SDK 太重。\n", "Kafka", "设备端 SDK 太重。"},
		{"# Locks\n\n## Design\n\nThe state is kept in MySQL 8.0, not MongoDB, because the DBAs only run MySQL. Counters are kept in Redis.\n", "MongoDB", "The DBAs only run MySQL."},
		{"# Locks\n\n## Design\n\nThe state is kept in MySQL 8.0. We did not choose Kafka because its client is too heavy for the locks.\n", "Kafka", "Its client is too heavy for the locks."},
	} {
		u := understood(t, c.text)
		require.Len(t, u.Alternatives, 1, c.text)
		require.Equal(t, c.name, u.Alternatives[0].Name)
		require.Equal(t, c.gap, u.Alternatives[0].Gap)
		for i := range u.Features {
			require.NotContains(t, u.Features[i].Text, "DBA", c.text)
			require.NotContains(t, u.Features[i].Text, "heavy", c.text)
		}
		for i := range u.Technologies {
			require.NotEqual(t, c.name, u.Technologies[i].Name, c.text)
		}
	}
}
