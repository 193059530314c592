package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

func roadmapCoverageChecks() []roadmapCheck {
	return []roadmapCheck{
		{"roadmap.features", roadmapFeatures},
		{"roadmap.feature-id", roadmapFeatureID},
		{"roadmap.lost", roadmapLost},
		{"roadmap.doubled", roadmapDoubled},
		{"roadmap.stray", roadmapStray},
		{"roadmap.spec-lost", roadmapSpecLost},
		{"roadmap.trace", roadmapTrace},
	}
}

func roadmapFeatures(t *roadmapTrial) {
	t.that(len(t.m.Features) > 0, t.section("roadmap/coverage"), "section", t.heading(specs.KindRoadmap, "roadmap/coverage"))
}

func roadmapFeatureID(t *roadmapTrial) {
	seen := map[string]bool{}
	for _, f := range t.m.Features {
		t.that(specs.IsFeature(f.ID) && !seen[f.ID], t.line(f.Pos.Line), "item", first(f.ID, short(f.Text)))
		seen[f.ID] = true
	}
}

// roadmapLost: every feature is in the scope of an item.
func roadmapLost(t *roadmapTrial) {
	homes := t.m.Homes()
	for _, f := range t.m.Features {
		t.that(len(homes[f.ID]) > 0, t.line(f.Pos.Line), "item", f.ID, "text", short(f.Text))
	}
}

// roadmapDoubled: no feature is in the scope of two items.
func roadmapDoubled(t *roadmapTrial) {
	homes := t.m.Homes()
	for _, f := range t.m.Features {
		t.that(len(homes[f.ID]) < 2, t.line(f.Pos.Line), "item", f.ID, "items", strings.Join(homes[f.ID], ", "))
	}
}

// roadmapStray: a criterion that begins with the ids of features stands with
// the item that builds one of them.
func roadmapStray(t *roadmapTrial) {
	homes, known := t.m.Homes(), t.m.FeatureIDs()
	for i := range t.m.Items {
		item := &t.m.Items[i]
		for _, c := range item.Criteria {
			ids := specs.LeadingIDs(known, c.Text)
			if len(ids) == 0 || len(homes[ids[0]]) == 0 {
				continue
			}
			here := slices.ContainsFunc(ids, func(id string) bool { return slices.Contains(homes[id], item.ID) })
			t.that(here, t.line(c.Pos.Line), "item", item.ID, "feature", ids[0], "other", strings.Join(homes[ids[0]], ", "), "text", short(c.Text))
		}
	}
}

// roadmapSpecLost: every requirement of the package that is to be built has a
// feature.
func roadmapSpecLost(t *roadmapTrial) {
	if t.in.Spec == nil || t.m.Spec == "" {
		return
	}
	there := map[string]bool{}
	for _, f := range t.m.Features {
		there[f.ID] = true
		for _, id := range f.Traces {
			there[id] = true
		}
	}
	for _, r := range t.in.Spec.Requirements {
		if r.Priority != specs.Wont {
			t.that(there[r.ID], t.section("roadmap/coverage"), "item", r.ID, "spec", t.m.Spec)
		}
	}
}

// roadmapTrace: in a roadmap made of a package every item has a reason there.
func roadmapTrace(t *roadmapTrial) {
	if t.m.Spec == "" {
		return
	}
	homes := t.m.Homes()
	for i := range t.m.Items {
		item := &t.m.Items[i]
		ok := slices.ContainsFunc(item.Traces, specs.IsID)
		for id, at := range homes { // any order gives the same answer
			ok = ok || specs.IsID(id) && slices.Contains(at, item.ID)
		}
		t.that(ok, t.line(item.Pos.Line), "item", item.ID, "spec", t.m.Spec, "label", t.label("traces"))
	}
}
