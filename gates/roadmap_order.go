package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

func roadmapOrderChecks() []roadmapCheck {
	return []roadmapCheck{
		{"roadmap.missing", roadmapMissing},
		{"roadmap.cycle", roadmapCycle},
		{"roadmap.order", roadmapOrder},
		{"roadmap.waves", roadmapWaves},
		{"roadmap.effort", roadmapEffort},
		{"roadmap.balance", roadmapBalance},
	}
}

func roadmapMissing(t *roadmapTrial) {
	for i := range t.m.Items {
		item := &t.m.Items[i]
		for _, need := range item.Needs {
			t.that(t.m.Item(need) != nil, t.fact(item, "dependson"), "item", item.ID, "need", short(need))
		}
	}
}

// roadmapCycle prints the circle as "L1 → L2 → L1", at the item where the
// document has it first.
func roadmapCycle(t *roadmapTrial) {
	circle := t.m.Cycle()
	if circle == nil {
		t.that(true, place{})
		return
	}
	t.that(false, t.fact(t.m.Item(circle[0]), "dependson"), "path", strings.Join(circle, " → "))
}

// roadmapOrder: items stand behind what they depend on.
func roadmapOrder(t *roadmapTrial) {
	if t.m.Cycle() != nil {
		return
	}
	seen := map[string]bool{}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		late := slices.IndexFunc(item.Needs, func(need string) bool { return !seen[need] && t.m.Item(need) != nil })
		need := ""
		if late >= 0 {
			need = item.Needs[late]
		}
		t.that(late < 0, t.fact(item, "dependson"), "item", item.ID, "need", need)
		seen[item.ID] = true
	}
}

// roadmapWaves: what is computed in the document is what follows from it.
func roadmapWaves(t *roadmapTrial) {
	if t.in.Text == nil {
		return
	}
	stale, err := t.judge.codec.StaleParts(t.in.Text)
	if err != nil {
		panic(err) // a check that cannot run has failed
	}
	for _, s := range stale {
		t.that(false, t.line(s.Line), "section", s.Section)
	}
	t.that(true, place{})
}

func roadmapEffort(t *roadmapTrial) {
	for i := range t.m.Items {
		item := &t.m.Items[i]
		_, known := t.judge.shapes.Enums["effort"][item.Effort]
		t.that(known, t.fact(item, "effort"), "item", item.ID, "text", first(short(item.Effort), "—"), "label", t.label("effort"))
	}
}

// roadmapBalance: no item is over half of the whole. Of two items one always
// is at least half, so that it takes three to judge.
func roadmapBalance(t *roadmapTrial) {
	const least = 3
	total := 0
	for i := range t.m.Items {
		total += specs.EffortDays(t.m.Items[i].Effort)
	}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		days := specs.EffortDays(item.Effort)
		t.that(len(t.m.Items) < least || 100*days <= t.rule.Max*total, t.fact(item, "effort"), "item", item.ID, "share", itoa(100*days/max(1, total)))
	}
}
