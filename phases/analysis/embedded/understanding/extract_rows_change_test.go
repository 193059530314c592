package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A table that sets today against what is to be asks for what stands in the new column.
func TestTablesOfChangesAskForTheNew(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, want, today string
		stays             []string
	}{
		{"## What shall change\n\n| Area | Today | New |\n|---|---|---|\n| Dashboard | List of open contracts | List of items still out, grouped by customer |\n| Login | Password | unchanged |\n", "Dashboard: List of items still out, grouped by customer.", "Today: List of open contracts.", []string{"Login: New: unchanged."}},
		{"## Changes\n\n| Screen | Before | After |\n|---|---|---|\n| Return | One button for the whole contract | A check box for each item |\n", "Return: A check box for each item.", "Before: One button for the whole contract.", []string{}},
		{"## 改动内容\n\n| 模块 | 现状 | 改后 |\n|---|---|---|\n| 看板 | 只列合同 | 按客户列出未归还的物品 |\n", "看板：按客户列出未归还的物品。", "现状：只列合同。", []string{}},
	} {
		u := understood(t, "# RentDesk change request\n\nRentDesk is an app for tool rental shops.\n\n"+c.text)
		require.Len(t, u.Features, 1, c.text)
		require.Equal(t, c.want, u.Features[0].Text)
		require.Equal(t, []string{c.today}, itemTexts(u.Features[0].Reasons))
		require.Equal(t, c.stays, itemTexts(u.Constraints))
	}
}
