package embedded

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// Steps that sentences tell are in the life cycle with their lines, beside the
// order of the list; ways out and states that things come back from lie beside
// the line.
func TestLifeCyclesTellStepsBackAndAside(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text, entity string
		told         [][2]string
		inferred     [][2]string
		never        [][2]string
	}{
		"aside and back": {`# Gates of the park

- A ranger can open a gate from the hut.
- A ranger sees all gates on a map.

A gate is open, flooded, paused or locked. A paused gate opens again when the frost is over, which takes 3 hours at most.
`, "Gate", [][2]string{{"paused", "open"}}, [][2]string{{"open", "paused"}, {"flooded", "locked"}}, [][2]string{{"paused", "locked"}}},
		"back to the beginning": {`# Slots of the lock keeper

- A skipper can ask for a passage.
- The keeper assigns a chamber to a passage.
- A change of more than 2 metres returns the passage to the state "asked".

A passage has the states asked, assigned, sailed and withdrawn.
`, "Passage", [][2]string{{"assigned", "asked"}}, [][2]string{{"asked", "assigned"}, {"assigned", "sailed"}, {"asked", "withdrawn"}}, [][2]string{{"sailed", "withdrawn"}}},
		"lost at any time": {`# Crates of the brewery

- A driver scans a crate at the gate.
- A clerk sees where each crate is.
- A clerk books what comes back.

A crate has the states filled, delivered, returned and lost.
`, "Crate", nil, [][2]string{{"filled", "lost"}, {"delivered", "lost"}}, [][2]string{{"returned", "lost"}}},
		"Chinese": {`# 校园跑腿平台

## 功能

- 同学可以发布跑腿单。
- 骑手可以接跑腿单。
- 如果发布后 20 分钟没有接单，则系统自动取消跑腿单。
- 骑手上传照片后跑腿单进入“待评价”。
- 同学在“待评价”状态下可以发起申诉。

## 状态

跑腿单的状态依次为：待接单、待送达、待评价、已完成、已取消、申诉中。
`, "跑腿单", [][2]string{{"待接单", "已取消"}, {"待送达", "待评价"}, {"待评价", "申诉中"}}, [][2]string{{"待接单", "待送达"}, {"待评价", "已完成"}}, [][2]string{{"已完成", "申诉中"}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := complete(t, fresh(), common("x.md", c.text, "standard"), true)
			i := slices.IndexFunc(r.Reqs.Index.Entities, func(e specs.Entity) bool { return e.Name == c.entity })
			require.GreaterOrEqual(t, i, 0, "%v", r.Reqs.Index.Entities)
			kind := map[[2]string]string{}
			for _, s := range r.Reqs.Index.Entities[i].Transitions {
				kind[[2]string{s.From, s.To}] = string(s.Source.Kind)
			}
			for _, s := range c.told {
				require.Equal(t, string(specs.Stated), kind[s], "%v in %v", s, kind)
			}
			for _, s := range c.inferred {
				require.Equal(t, string(specs.Inferred), kind[s], "%v in %v", s, kind)
			}
			for _, s := range c.never {
				require.Empty(t, kind[s], "%v", s)
			}
		})
	}
}

// What is an attribute of something has values and no life.
func TestAttributesHaveNoLife(t *testing.T) {
	t.Parallel()
	text := "# Seed bank\n\n- A gardener can enter a seed.\n- A gardener can look a seed up.\n- A gardener can hand out a seed.\n\n## Tables\n\n`seed(seed_id, name, vigour, stored_at)`\n`shelf(shelf_id, room, seed_id)`\n\n`vigour` is one of weak, fair, strong.\n"
	r := complete(t, fresh(), common("seeds.md", text, "standard"), true)
	for _, e := range r.Reqs.Index.Entities {
		require.NotEqual(t, "vigour", e.Name)
		for _, f := range e.Fields {
			if f.Name == "vigour" {
				require.Equal(t, "enum(weak; fair; strong)", f.Type)
				return
			}
		}
	}
	require.Fail(t, "the seed has lost its vigour", "%v", r.Reqs.Index.Entities)
}
