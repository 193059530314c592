package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A state in which something goes on and out of which no step leads is asked for; so is the
// state in which anybody may do what ends a life. An end is none.
func TestWhatALifeLeavesOpenIsAsked(t *testing.T) {
	t.Parallel()
	step := func(from, to, event string, src specs.Source) specs.Transition {
		return specs.Transition{From: from, To: to, Event: event, Source: src}
	}
	said := specs.FromLines(2, 2)
	for _, c := range []struct {
		lang  specs.Lang
		name  string
		steps []specs.Transition
		want  []string
	}{
		{specs.Chinese, "换书单", []specs.Transition{step("待寄出", "已完成", "", said), step("待寄出", "纠纷中", "", said)}, []string{"换书单进入“纠纷中”之后如何结束？"}},
		{specs.Chinese, "换书单", []specs.Transition{step("待寄出", "已撤回", "任何一方撤回", specs.FromRule(understanding.StateOfAnyone))}, []string{"原文说换书单“任何一方撤回”，没有说在哪些状态下可以：哪些状态允许，后果如何处理？"}},
		{specs.English, "Claim", []specs.Transition{step("filed", "paid", "", said), step("filed", "in dispute", "", said)}, []string{"How does a claim leave the state in dispute?"}},
		{specs.English, "Claim", []specs.Transition{step("filed", "paid", "", said)}, nil},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang}, "standard")
		e := specs.Entity{Name: c.name, Transitions: c.steps}
		for _, s := range c.steps {
			e.States = append(e.States, s.From, s.To)
		}
		m := newDataModel()
		m.entities = []specs.Entity{e}
		var got []string
		for _, q := range w.stateQuestions(m) {
			got = append(got, q.Text)
		}
		require.Equal(t, c.want, got)
	}
}
