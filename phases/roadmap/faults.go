package roadmap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// maxFaults bounds how many faults of an engine's plan are told.
const maxFaults = 4

// faults says what of a plan contradicts the question: features that are lost,
// doubled or unknown, items without a proper id, needs that are none, circles.
func faults(in *analysis.RoadmapInput, out *analysis.RoadmapOutput) []string {
	var found []string
	add := func(format string, args ...any) {
		if len(found) < maxFaults {
			found = append(found, fmt.Sprintf(format, args...))
		}
	}
	home := map[string]string{}
	var nodes []graph.Node
	known := map[string]bool{}
	for i := range out.Items {
		it := &out.Items[i]
		layer := strings.HasPrefix(it.Item, "L")
		if !specs.IsRoadmapItem(it.Item) || layer != (in.Mode == string(specs.Progressive)) || known[it.Item] {
			add("%q is no id of an item, or doubled", it.Item)
		}
		known[it.Item] = true
		nodes = append(nodes, graph.Node{ID: it.Item, Needs: it.After})
		for _, id := range it.Features {
			switch {
			case !slices.ContainsFunc(in.Features, func(f analysis.PlanFeature) bool { return f.Feature == id }):
				add("%s names the unknown feature %q", it.Item, id)
			case home[id] != "":
				add("%s is in %s and in %s", id, home[id], it.Item)
			}
			home[id] = it.Item
		}
		if len(it.Criteria) == 0 || len(it.Verification) == 0 || len(it.Done) == 0 {
			add("%s says nothing of how it is checked", it.Item)
		}
	}
	for _, f := range in.Features {
		if home[f.Feature] == "" {
			add("%s (%s) is lost", f.Feature, specs.Plain(f.Text))
		}
	}
	if in.Mode == string(specs.Progressive) {
		if n := len(out.Items); n > 4 || n < min(2, len(in.Features)) {
			add("%d layers are not two to four", n)
		}
		if len(out.Items) > 0 && len(out.Items[0].After) > 0 {
			add("%s waits for %s", out.Items[0].Item, strings.Join(out.Items[0].After, ", "))
		}
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return found
	}
	for _, m := range g.Missing() {
		add("%s waits for %q, which is not there", m.From, m.To)
	}
	if circle := g.Cycle(); len(circle) > 0 {
		add("%s is a circle", strings.Join(circle, " → "))
	}
	return found
}
