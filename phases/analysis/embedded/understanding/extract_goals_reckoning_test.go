package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A goal says by when it is to be reached, and from which value it goes.
func TestAGoalKeepsFromWhereAndByWhen(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ goal, target, due, baseline string }{
		{"Late ferries: from one in 30 to one in 300 before Christmas.", "one in 300", "before Christmas", "one in 30"},
		{"No-shows from 18 % down to 10 %.", "10 %", "", "18 %"},
		{"Empty seats drop from 20 % to 5 % (by the summer).", "5 %", "by the summer", "20 %"},
		{"No-shows under 5 % (was 13.75 %).", "under 5 %", "", "was 13.75 %"},
		{"Mira plans in 2 days instead of 3 weeks.", "2 days", "", "3 weeks"},
		{"Planning a week takes under 2 hours (now a day and a half).", "under 2 hours", "", "a day and a half"},
		{"Half of the tickets sold online by autumn.", "half", "by autumn", ""},
		{"Complaints fall below 10 a year by March 2027.", "below 10 a year", "by March 2027", ""},
		{"Reduce waste by 80 % within one quarter.", "reduce by 80 %", "within one quarter", ""},
		{"A ticket is found within 10 minutes.", "within 10 minutes", "", ""},
		{"Boats sail from 6 ports, 90 % of them on time.", "90 %", "", ""},
		{"Complaints at the pier: 25/week → 5/week.", "5/week", "", "25/week"},
		{"登船时间由 30 分钟缩短到 10 分钟。", "10 分钟", "", "30 分钟"},
		{"登船时间由 30 分钟下降到 10 分钟。", "10 分钟", "", "30 分钟"},
		{"漏单从每年 70 单降到 0。", "0", "", "每年 70 单"},
		{"1 天内完成接入（现在平均 2 周）。", "1 天内", "", "平均 2 周"},
		{"年底前满意度提高到 4.5 分。", "4.5 分", "年底前", ""},
		{"登船时间不超过 10 分钟。", "不超过 10 分钟", "", ""},
	} {
		heading := "## Goals"
		if strings.ContainsAny(c.goal, "。") {
			heading = "## 目标"
		}
		u := understood(t, "# Ferry\n\n"+heading+"\n\n- "+c.goal+"\n")
		require.Len(t, u.Goals, 1, c.goal)
		require.Equal(t, []string{c.target, c.due, c.baseline}, []string{u.Goals[0].Target, u.Goals[0].Due, u.Goals[0].Baseline}, c.goal)
	}
}

// The cell of a target says by when and of today, too.
func TestTheCellOfATargetIsParted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ cell, target, due, baseline string }{
		{"4 days (by May)", "4 days", "by May", ""},
		{"4 days (today 12 days)", "4 days", "", "12 days"},
		{"25 a week → 5 a week", "5 a week", "", "25 a week"},
		{"10 分钟（目前 25 分钟）", "10 分钟", "", "25 分钟"},
		{"95 % (of all sailings)", "95 % (of all sailings)", "", ""},
	} {
		u := understood(t, "# Ferry\n\n## Goals\n\n| Metric | Target |\n|---|---|\n| Delay | "+c.cell+" |\n")
		require.Len(t, u.Goals, 1, c.cell)
		require.Equal(t, []string{c.target, c.due, c.baseline}, []string{u.Goals[0].Target, u.Goals[0].Due, u.Goals[0].Baseline}, c.cell)
	}
}
