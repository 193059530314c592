package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// A step that a chain only names and a table tells with its event is one step; two events are two.
func TestAStepIsToldOnce(t *testing.T) {
	t.Parallel()
	line := func(n int) specs.Source { return specs.FromLines(n, n) }
	e := &specs.Entity{Transitions: []specs.Transition{
		{From: "待派单", To: "已派单", Source: line(3)},
		{From: "已派单", To: "维修中", Source: line(3)},
		{From: "待派单", To: "已派单", Event: "调度员派单", Source: line(7)},
		{From: "已派单", To: "待派单", Event: "超过 10 分钟未接单", Source: line(8)},
		{From: "待派单", To: "已派单", Event: "系统派单", Source: line(9)},
	}}
	stepsOnce(e)
	var got []string
	for _, s := range e.Transitions {
		got = append(got, s.From+" "+s.To+" "+s.Event)
	}
	require.Equal(t, []string{"待派单 已派单 调度员派单", "已派单 维修中 ", "已派单 待派单 超过 10 分钟未接单", "待派单 已派单 系统派单"}, got)
}
