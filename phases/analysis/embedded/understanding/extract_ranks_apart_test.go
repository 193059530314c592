package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRanksApart: lines under a heading of priorities rank the functions told elsewhere, and are
// no function themselves.
func TestRanksApart(t *testing.T) {
	const english = "# Box lending\n\nA tool for the parish to lend out boxes.\n\n## Features\n\n- A member books a box.\n- The steward hands out a box.\n- The steward sees a monthly report.\n- A member gets a reminder.\n\n## Priorities\n\n"
	const chinese = "# 器材借用\n\n社团用来借器材的小程序。\n\n## 功能需求\n\n- 成员可以预约器材。\n- 管理员登记借出和归还。\n- 管理员导出借用记录。\n- 给成员发提醒。\n\n## 优先级\n\n"
	for name, tc := range map[string]struct {
		paper string
		want  []string
	}{
		"verb of being": {english + "Booking a box and handing it out are a must. The report is nice to have, everything else is a should.", []string{"must", "must", "could", "should"}},
		"label":         {english + "Must have for launch: booking, handing out. Nice to have: monthly report.", []string{"must", "must", "could", ""}},
		"codes":         {english + "- P0: booking a box\n- P1: handing out a box\n- P2: report, reminder", []string{"must", "should", "could", "could"}},
		"when and why":  {english + "Booking a box and the handing out are must-have for the first season. The reminder should be there by April … The report is a could – a sheet does the job for now.", []string{"must", "must", "could", "should"}},
		"in passing":    {strings.Replace(english, "## Priorities", "## Plan", 1) + "The work begins in May.\n\nMust be there for the first release: booking a box, handing out. The reminder should follow before autumn. The report could wait.", []string{"must", "must", "could", "should"}},
		"waits":         {english + "The report can wait; the reminder is optional. Everything else must be there on day one.", []string{"must", "must", "could", "could"}},
		"brackets":      {english + "Booking (must), handing out (must), reminder (should), report (could).", []string{"must", "must", "could", "should"}},
		"table":         {english + "| Feature | Priority |\n|---|---|\n| Booking | Must |\n| Handing out | Should |\n| Report | Could |\n| Reminder | Could |", []string{"must", "should", "could", "could"}},
		"chinese":       {chinese + "预约、借出登记为 P0；提醒为 P1；其余为 P2。", []string{"must", "must", "could", "should"}},
	} {
		t.Run(name, func(t *testing.T) {
			u := understood(t, tc.paper)
			var got []string
			for i := range u.Features {
				got = append(got, u.Features[i].Priority)
			}
			require.Equal(t, tc.want, got)
			require.Empty(t, u.Constraints)
		})
	}
}
