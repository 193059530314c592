package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A table of roles and deeds becomes one list of rights for each role, with every cell.
func TestATableOfRightsIsAListForEachRole(t *testing.T) {
	t.Parallel()
	const ward = "# Ward hub\n\nWard hub lets nurses plan beds.\n\n## Users\n\n- Nurse: looks after beds\n- Ward manager: plans the ward\n\n"
	for _, c := range []struct {
		name, text string
		want       map[string][]string
	}{
		{
			"roles in columns", ward + "## Permissions\n\n| Action | Nurse | Manager |\n|---|:---:|:---:|\n| View beds | ✅ | ✅ |\n| Close a bed | ❌ | ✅ |\n| Edit notes | own only | Yes (with reason) |\n",
			map[string][]string{
				"Nurse":        {"View beds: allowed.", "Close a bed: not allowed.", "Edit notes: own only."},
				"Ward manager": {"View beds: allowed.", "Close a bed: allowed.", "Edit notes: with reason."},
			},
		},
		{
			"roles in rows", ward + "## Access\n\n| Role | Beds | Reports |\n|---|---|---|\n| Nurse | R | – |\n| Ward manager | R/W | R |\n",
			map[string][]string{
				"Nurse":        {"Beds: read.", "Reports: not allowed."},
				"Ward manager": {"Beds: read and write.", "Reports: read."},
			},
		},
		{
			"an x is a yes without ticks", ward + "## Roles and permissions\n\n| Function | Nurse | Ward manager |\n|---|---|---|\n| View beds | x | x |\n| Close a bed |  | x |\n",
			map[string][]string{
				"Nurse":        {"View beds: allowed.", "Close a bed: not allowed."},
				"Ward manager": {"View beds: allowed.", "Close a bed: allowed."},
			},
		},
		{
			"Chinese", "# 病区平台\n\n病区平台供护士安排床位。\n\n## 用户角色\n\n- 护士：照看床位\n- 护士长：安排病区\n\n## 权限矩阵\n\n| 操作 | 护士 | 护士长 |\n|---|---|---|\n| 查看床位 | √ | √ |\n| 关闭床位 | × | √ |\n| 导出报表 | 否 | 仅本科室 |\n",
			map[string][]string{
				"护士":  {"查看床位：允许。", "关闭床位：不允许。", "导出报表：不允许。"},
				"护士长": {"查看床位：允许。", "关闭床位：允许。", "导出报表：仅本科室。"},
			},
		},
		{"no rights", ward + "## Plans\n\n| Feature | Free | Paid |\n|---|---|---|\n| Beds | 3 | 40 |\n| Export | ❌ | ✅ |\n", map[string][]string{}},
	} {
		u := understood(t, c.text)
		got := map[string][]string{}
		for i := range u.Features {
			if f := &u.Features[i]; f.List == ListRights {
				for _, r := range f.Rows {
					got[f.Actor] = append(got[f.Actor], r.Text)
				}
			}
		}
		require.Equal(t, c.want, got, c.name)
		require.LessOrEqual(t, len(u.Actors), 2, c.name)
	}
}

// Stories with numbers of their own below a heading are each a requirement, whatever
// headings of criteria stand between them, and numbered criteria are criteria.
func TestNumberedStoriesBelowAHeadingAreEachOne(t *testing.T) {
	t.Parallel()
	const head = "# Kilnshare\n\nKilnshare lets potters rent kiln space.\n\n## Functional requirements\n\n### Booking\n\n"
	for _, text := range []string{
		head + "**US-1** As a potter, I want to book a shelf.\n\nAcceptance criteria:\n- The price is shown first.\n\n**US-2** As a kiln owner, I want to refuse a booking.\n\nAcceptance criteria:\n- The potter reads the reason.\n",
		head + "**US-1:** As a potter, I want to book a shelf.\n\n- **AC1:** The price is shown first.\n\n**US-2:** As a kiln owner, I want to refuse a booking.\n\n- **AC1:** The potter reads the reason.\n",
	} {
		u := understood(t, text)
		require.Len(t, u.Features, 2, text)
		require.Equal(t, "US-1", u.Features[0].Ref)
		require.Equal(t, "US-2", u.Features[1].Ref)
		require.Equal(t, "The price is shown first.", u.Features[0].Criteria[0].Text)
		require.Equal(t, "The potter reads the reason.", u.Features[1].Criteria[0].Text)
	}
}
