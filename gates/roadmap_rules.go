package gates

import (
	"github.com/overtone-cli/overtone/specs"
)

func roadmapRuleChecks() []roadmapCheck {
	return []roadmapCheck{{"roadmap.rules", roadmapObeys}}
}

// roadmapObeys: nothing that is planned names a technology that a rule of the
// project keeps out; see rulesTechnology.
func roadmapObeys(t *roadmapTrial) {
	for _, b := range t.base.bans(t.in.Rules, t.severity) {
		for n := range t.m.Items {
			item := &t.m.Items[n]
			seen := map[string]bool{} // the first place will do
			for _, p := range plannedTexts(item) {
				if name := b.uses(t.base, specs.Plain(p.text)); name != "" && !seen[name] {
					seen[name] = true
					t.thatAs(b.severity, false, t.line(p.line), "item", item.ID, "other", name, "place", b.rule.Place(), "text", short(b.rule.Text))
				}
			}
		}
		t.that(true, place{})
	}
}

// plannedTexts are the texts of an item that say what will be done.
func plannedTexts(item *specs.RoadmapItem) []prose {
	out := []prose{{text: item.Name + " . " + item.Goal, line: item.Pos.Line}}
	for _, it := range item.Scope {
		out = append(out, prose{text: it.Text, line: it.Pos.Line})
	}
	for _, c := range item.Criteria {
		out = append(out, prose{text: c.Text, line: c.Pos.Line})
	}
	return out
}
