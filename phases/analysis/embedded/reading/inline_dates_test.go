package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSectionNumbersBeforeDates: a section may be named by a word that begins as a date ends.
func TestSectionNumbersBeforeDates(t *testing.T) {
	t.Parallel()
	for heading, want := range map[string][2]string{
		"4.3.2 月度结算":        {"4.3.2", "月度结算"},
		"3.1 年度报表":          {"3.1", "年度报表"},
		"3.3 日报":            {"3.3", "日报"},
		"2 日常巡检":            {"2", "日常巡检"},
		"5.2 号源管理":          {"5.2", "号源管理"},
		"7 月 12 日 会员系统碰头记录": {"", "7 月 12 日 会员系统碰头记录"},
		"3 月会议纪要":           {"", "3 月会议纪要"},
		"2025 年计划":          {"", "2025 年计划"},
	} {
		number, rest := cutNumber(heading)
		require.Equal(t, want, [2]string{number, rest}, heading)
	}
}
