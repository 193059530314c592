package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestATableOfChoicesDecides: a row that says what was taken beside what was not is a
// decision with its alternatives, and no function of the product.
func TestATableOfChoicesDecides(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 发票平台\n\n平台识别发票。\n\n## 功能\n\n- 员工可以上传发票。\n\n## 方案比较\n\n| 项 | 选用 | 备选 | 理由 |\n|---|---|---|---|\n| 消息 | RabbitMQ | Kafka | 量不大，团队熟悉 |\n| 数据库 | PostgreSQL | Oracle、DB2 | 许可费用 |\n")
	require.Len(t, u.Decisions, 2)
	require.Equal(t, "数据库：PostgreSQL（许可费用）。", u.Decisions[1].Text)
	require.Len(t, u.Alternatives, 3)
	require.Equal(t, "未选用，理由：许可费用。", u.Alternatives[1].Gap)
	require.Len(t, u.Technologies, 2)
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "PostgreSQL")
	}

	u = understood(t, "# Gate log\n\nThe product logs who enters the yard.\n\n## Stack\n\n| Topic | Chosen | Alternatives | Why |\n|---|---|---|---|\n| Database | PostgreSQL | MongoDB | joins are needed |\n| Hosting | TBD | Hetzner | |\n")
	require.Equal(t, "Database: PostgreSQL (joins are needed).", u.Decisions[0].Text)
	require.Len(t, u.Alternatives, 1)
	require.Len(t, u.Technologies, 1)
}

// TestWhatWasTakenBesideAnAlternativeIsDecided: the clause before what was set aside names
// what was taken.
func TestWhatWasTakenBesideAnAlternativeIsDecided(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, refused, taken string }{
		{"# 票务\n\n系统卖票。\n\n## 功能\n\n- 观众可以买票。\n\n## 其它\n\n- 数据库用 MySQL，原来考虑过 Oracle，太贵不用。\n", "Oracle", "MySQL"},
		{"# Tidewise\n\nTidewise computes tides.\n\n## Decisions\n\n- Records go to MySQL 8 -- leveldb was considered and rejected since reports need joins.\n", "leveldb", "MySQL 8"},
		{"# Tidewise\n\nTidewise computes tides.\n\n## Alternatives considered\n\n- **Kafka** – rejected: nobody here can run it. We use PostgreSQL with LISTEN/NOTIFY.\n", "Kafka", "PostgreSQL"},
	} {
		u := understood(t, c.text)
		require.Len(t, u.Alternatives, 1, c.text)
		require.Equal(t, c.refused, u.Alternatives[0].Name)
		require.Len(t, u.Technologies, 1, c.text)
		require.Equal(t, c.taken, u.Technologies[0].Name)
		require.True(t, u.Technologies[0].Binding)
		require.Len(t, u.Decisions, 1)
	}
}
