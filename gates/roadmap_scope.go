package gates

import (
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

func roadmapScopeChecks() []roadmapCheck {
	return []roadmapCheck{
		{"roadmap.item-id", roadmapItemID},
		{"roadmap.layers", roadmapLayers},
		{"roadmap.goal", roadmapGoal},
		{"roadmap.loop", roadmapLoop},
		{"roadmap.overlap", roadmapOverlap},
		{"roadmap.excluded", roadmapExcluded},
		{"roadmap.type", roadmapType},
		{"roadmap.inputs", roadmapInputs},
		{"roadmap.group", roadmapGroup},
	}
}

// roadmapItemID: layers are L0, L1 …, tasks T1, T2 …, each once.
func roadmapItemID(t *roadmapTrial) {
	seen := map[string]bool{}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		prefix, kind, want := "L", t.word("layer"), "L0, L1 …"
		if t.m.Mode == specs.Direct {
			prefix, kind, want = "T", t.word("task"), "T1, T2 …"
		}
		ok := specs.IsRoadmapItem(item.ID) && strings.HasPrefix(item.ID, prefix) && !seen[item.ID]
		t.that(ok, t.line(item.Pos.Line), "item", first(item.ID, short(item.Name)), "kind", kind, "want", want)
		seen[item.ID] = true
	}
}

// word is what a column is called, in lower case.
func (t *roadmapFacts) word(column string) string {
	return strings.ToLower(t.judge.shapes.Columns[column].In(string(t.lang)))
}

func roadmapLayers(t *roadmapTrial) {
	if t.m.Mode != specs.Direct {
		t.that(t.within(len(t.m.Items)), t.section("convergence"), "count", itoa(len(t.m.Items)))
	}
}

func roadmapGoal(t *roadmapTrial) {
	if t.m.Mode != specs.Direct {
		t.each(func(i *specs.RoadmapItem) bool { return i.Goal != "" })
	}
}

// roadmapLoop: the first layer is of use when nothing else follows: it depends
// on nothing, has features, and says how somebody sees that it is done.
func roadmapLoop(t *roadmapTrial) {
	if t.m.Mode == specs.Direct {
		return
	}
	first := t.m.Item("L0")
	if first == nil {
		t.that(false, t.section("convergence"), "why", "L0?")
		return
	}
	t.that(len(first.Needs) == 0, t.fact(first, "dependson"), "why", t.label("dependson")+" "+strings.Join(first.Needs, ", "))
	features := slices.ContainsFunc(first.Scope, func(line specs.Item) bool { return len(t.m.ScopeIDs(line.Text)) > 0 })
	t.that(features, t.line(first.Pos.Line), "why", t.label("scope")+" —")
}

// roadmapOverlap: no two items do the same.
func roadmapOverlap(t *roadmapTrial) {
	owner := map[string]string{}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		for _, line := range item.Scope {
			key := t.scopeKey(line.Text)
			other, taken := owner[key]
			t.that(!taken || other == item.ID, t.line(line.Pos.Line), "item", item.ID, "other", other, "text", short(line.Text))
			if !taken {
				owner[key] = item.ID
			}
		}
	}
}

// scopeKey is a line of a scope without the ids of its features, capitals,
// Markdown and the stop at its end.
func (t *roadmapFacts) scopeKey(text string) string {
	if len(t.m.ScopeIDs(text)) > 0 {
		_, text, _ = strings.Cut(text, ": ")
	}
	return strings.ToLower(strings.Trim(strings.Join(strings.Fields(specs.Plain(text)), " "), " .。"))
}

func roadmapExcluded(t *roadmapTrial) {
	for i := range t.m.Items {
		item := &t.m.Items[i]
		for _, line := range item.Excludes {
			same := func(s specs.Item) bool {
				ids := t.m.ScopeIDs(line.Text)
				return t.scopeKey(s.Text) == t.scopeKey(line.Text) ||
					slices.ContainsFunc(t.m.ScopeIDs(s.Text), func(id string) bool { return slices.Contains(ids, id) })
			}
			t.that(!slices.ContainsFunc(item.Scope, same), t.line(line.Pos.Line), "item", item.ID, "text", short(line.Text))
		}
	}
}

func roadmapType(t *roadmapTrial) {
	if t.m.Mode != specs.Direct {
		return
	}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		_, known := t.judge.shapes.Enums["task"][item.Type]
		t.that(known, t.fact(item, "type"), "item", item.ID, "text", first(short(item.Type), "—"), "label", t.label("type"))
	}
}

// roadmapInputs: what a task needs is there, or is put out by a task that it
// waits for.
func roadmapInputs(t *roadmapTrial) {
	if t.m.Mode != specs.Direct {
		return
	}
	makers := map[string][]string{}
	for i := range t.m.Items {
		for _, out := range t.m.Items[i].Outputs {
			makers[out] = append(makers[out], t.m.Items[i].ID)
		}
	}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		if item.Wave == 0 {
			continue // its order is not known; the rule on circles says so
		}
		before := t.needed(item.ID)
		for _, input := range item.Inputs {
			what, there := strings.CutPrefix(input, "exists:")
			ok := there && strings.TrimSpace(what) != "" || slices.ContainsFunc(makers[input], func(id string) bool { return before[id] })
			t.that(ok, t.fact(item, "inputs"), "item", item.ID, "text", short(input))
		}
	}
}

// roadmapGroup: tasks of one parallel group do not wait for each other, not
// even through others.
func roadmapGroup(t *roadmapTrial) {
	groups := map[string][]*specs.RoadmapItem{}
	for i := range t.m.Items {
		item := &t.m.Items[i]
		if item.Group == "" || t.m.Mode != specs.Direct {
			continue
		}
		clash := ""
		for _, other := range groups[item.Group] {
			if t.needed(item.ID)[other.ID] || t.needed(other.ID)[item.ID] {
				clash = other.ID
			}
		}
		groups[item.Group] = append(groups[item.Group], item)
		t.that(clash == "", t.fact(item, "group"), "item", item.ID, "other", clash, "group", fmt.Sprintf("%q", short(item.Group)))
	}
}
