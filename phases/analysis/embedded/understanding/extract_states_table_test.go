package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A table of states says its steps as one list with all that its rows say, and the data
// model has them as stated.
func TestATableOfStatesListsItsSteps(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text  string
		rows  []string
		steps int
	}{
		{
			"# Ward hub\n\nWard hub plans beds.\n\n## Bed states\n\n| From | Event | To | Side effect |\n|---|---|---|---|\n| – | Nurse opens it | Free | Shown on the board |\n| Free | Patient arrives | Taken | Cleaner is told |\n",
			[]string{"Start → Free: Nurse opens it; side effect: Shown on the board.", "Free → Taken: Patient arrives; side effect: Cleaner is told."},
			2,
		},
		{
			"# Ward hub\n\nWard hub plans beds.\n\n## Bed lifecycle\n\n| State | Meaning | Allowed transitions | Who |\n|---|---|---|---|\n| Free | Nobody lies in it | Taken, Closed | Nurse |\n| Taken | A patient lies in it | Free | Nurse |\n| Closed | Out of use | – | Porter |\n",
			[]string{"Free → Taken, Closed: Nobody lies in it; who: Nurse.", "Taken → Free: A patient lies in it; who: Nurse."},
			3,
		},
		{
			"# Ward hub\n\nWard hub plans beds.\n\n## Bed status\n\n| Status | Description | Next status |\n|---|---|---|\n| Free | Nobody lies in it | Taken |\n| Taken | A patient lies in it | Free |\n",
			[]string{"Free → Taken: Nobody lies in it.", "Taken → Free: A patient lies in it."},
			2,
		},
		{
			"# 病床系统\n\n病床系统安排病床。\n\n## 状态流转\n\n病床的状态流转如下：\n\n| 当前状态 | 操作 | 操作人 | 目标状态 |\n|---|---|---|---|\n| 空闲 | 安排入住 | 护士 | 占用 |\n| 占用 | 办理出院 | 护士、医生 | 空闲 |\n",
			[]string{"空闲 → 占用：安排入住；操作人：护士。", "占用 → 空闲：办理出院；操作人：护士、医生。"},
			2,
		},
	} {
		u := understood(t, c.text)
		var rows []string
		for i := range u.Features {
			if u.Features[i].List == ListMoves {
				for _, r := range u.Features[i].Rows {
					rows = append(rows, r.Text)
				}
			}
		}
		require.Equal(t, c.rows, rows)
		require.NotEmpty(t, u.Entities)
		require.Len(t, u.Entities[0].Transitions, c.steps)
	}
}

// Who brings a step about stands in front of it, and a list of steps is called by what has the
// states.
func TestAStepIsToldWithWhoTakesIt(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 病床系统\n\n病床系统安排病床。\n\n## 状态流转\n\n病床的状态流转如下：\n\n| 当前状态 | 操作 | 操作人 | 目标状态 |\n|---|---|---|---|\n| 空闲 | 安排入住 | 护士 | 占用 |\n| 占用 | 办理出院 | 护士、医生 | 空闲 |\n| 占用 | 48 小时无记录 | 系统 | 空闲 |\n")
	require.Len(t, u.Entities, 1)
	var events []string
	for _, step := range u.Entities[0].Transitions {
		events = append(events, step.Event)
	}
	require.Equal(t, []string{"护士安排入住", "护士、医生办理出院", "48 小时无记录"}, events)
	require.Equal(t, "病床的状态流转", u.Features[len(u.Features)-1].Name)
}

// A column of states that holds remarks on how things are names no states.
func TestRemarksAreNoStates(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Seats\n\n## What is there now\n\n| module | does | state |\n|---|---|---|\n| `core` | holds seats | the problem |\n| `price` | bands | fine, don't touch |\n| `feed` | lists | reads `seats` directly |\n")
	for i := range u.Entities {
		require.Empty(t, u.Entities[i].States)
	}
}
