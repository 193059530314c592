package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// An entity of the source whose states are listed is the one of the pack under
// its own name: no second life cycle beside it.
func TestEntitiesOfPacksUnderNamesOfTheSource(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, own, other string }{
		"en": {`# Repairs of lamps in the streets

Tracks the repair orders of the town from the call to the lamp that shines.

- A citizen can report a lamp that is dark.
- The foreman assigns a repair order to a crew; each task has one crew.
- A crew sees its open tasks on a board, with the state of each.
- The foreman sees the history of a work order.

## States of a repair order

A repair order has the states called, planned, climbed and shining.
`, "Repair order", "WorkItem"},
		"zh": {`# 路灯报修系统

跟踪每一张维修工单，从报修到修复。

- 市民可以上报不亮的路灯。
- 班长可以把工单派给班组。
- 班组可以在看板上查看任务和工单进度。
- 班长可以查看工单的历史。

## 状态

维修工单的状态：待派、待修、待查、已亮。
`, "维修工单", "WorkItem"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common(name+".md", c.text, "standard"), true)
			named := func(n string) bool {
				return slices.ContainsFunc(r.Reqs.Index.Entities, func(e specs.Entity) bool { return strings.EqualFold(e.Name, n) || strings.EqualFold(e.Label, n) })
			}
			require.True(t, named(c.own), "%v", r.Reqs.Index.Entities)
			require.False(t, named(c.other))
			for _, e := range r.Reqs.Index.Entities {
				for _, f := range e.Fields {
					require.NotContains(t, f.Constraint, c.other)
				}
			}
		})
	}
}

// A decision of a pack is left with the options that the prescribed store can
// carry.
func TestOptionsOfDecisionsFitTheStore(t *testing.T) {
	t.Parallel()
	text := `# Court plan of the tennis club

A web site for bookings of the courts.

- A member can book a free slot of a court.
- A member can cancel a booking.
- Two members who want the same slot: one of them gets it.
- The warden publishes the opening hours.

## Technology

| Part | Prescribed |
|---|---|
| Operating system | Debian 12 |
| Database | {store} |
`
	for store, possible := range map[string]bool{"MySQL 8": false, "PostgreSQL 16": true} {
		t.Run(store, func(t *testing.T) {
			t.Parallel()
			_, design := designOf(t, fresh(), common("courts.md", strings.ReplaceAll(text, "{store}", store), "comprehensive"))
			found, constraint := false, false
			for _, a := range design.Decisions {
				for _, o := range a.Options {
					found = found || strings.HasPrefix(o.Name, "Row lock")
					constraint = constraint || strings.HasPrefix(o.Name, "Exclusion constraint")
				}
			}
			require.True(t, found, "the decision is taken")
			require.Equal(t, possible, constraint)
		})
	}
}
