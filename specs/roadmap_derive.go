package specs

import (
	"slices"
	"strings"
)

// EffortDays is how many days of work an effort stands for: small 1, medium 3,
// large 5; anything else counts as medium.
func EffortDays(effort string) int {
	switch effort {
	case "small":
		return 1
	case "large":
		return 5
	default:
		return 3
	}
}

// PriorityOf is the priority that an issue has by its effort: small 4, medium
// 3, large 2.
func PriorityOf(effort string) int {
	switch effort {
	case "small":
		return 4
	case "large":
		return 2
	default:
		return 3
	}
}

// Derive settles what follows from the rest: waves and priorities of items,
// severities of risks, the numbers of rounds, the item of every feature and the
// life cycle in the frontmatter. Render and Parse do it; whoever changes a
// roadmap between the two and reads those fields calls it.
func (r *Roadmap) Derive() {
	switch r.State {
	case RoadmapReady:
		r.Meta.Status = StatusComplete
	case RoadmapRefining:
		r.Meta.Status = StatusReview
	default:
		r.Meta.Status = StatusDraft
	}
	for i := range r.Items {
		if item := &r.Items[i]; item.Priority <= 0 {
			item.Priority = PriorityOf(item.Effort)
		}
	}
	waves := r.waves()
	for i := range r.Items {
		r.Items[i].Wave = waves[r.Items[i].ID]
	}
	for i := range r.Risks {
		r.Risks[i].Severity = severityOf(r.Risks[i].Probability, r.Risks[i].Impact)
	}
	for i := range r.Iterations {
		r.Iterations[i].Round = i + 1
	}
	r.settleFeatures()
}

// reread derives anew what was read from a document. Where the table of features
// puts one does not count: a line that somebody took out of a scope must not
// come back.
func (r *Roadmap) reread() {
	for i := range r.Features {
		r.Features[i].Item = ""
	}
	r.Derive()
}

// severityOf is the usual square: what is likely and harmful is high, what is
// neither is low.
func severityOf(probability, impact string) string {
	levels := []string{"low", "medium", "high"}
	p, i := slices.Index(levels, probability), slices.Index(levels, impact)
	if p < 0 || i < 0 {
		return ""
	}
	return []string{"low", "low", "medium", "high", "high"}[p+i]
}

// waves is the longest way to every item over what it needs, counted from 1.
// Items in a cycle, and behind one, have none. What is not there is not waited
// for; a gate names it.
func (r *Roadmap) waves() map[string]int {
	needs, out := map[string][]string{}, map[string]int{}
	for i := range r.Items {
		needs[r.Items[i].ID] = append(needs[r.Items[i].ID], r.Items[i].Needs...)
	}
	waiting, users := map[string]int{}, map[string][]string{}
	var free []string
	for i := range r.Items {
		id := r.Items[i].ID
		if _, seen := waiting[id]; seen {
			continue
		}
		waiting[id] = 0
		for _, need := range needs[id] {
			if _, there := needs[need]; there {
				waiting[id]++
				users[need] = append(users[need], id)
			}
		}
		if waiting[id] == 0 {
			free, out[id] = append(free, id), 1
		}
	}
	for len(free) > 0 {
		id := free[0]
		free = free[1:]
		for _, user := range users[id] {
			waiting[user]--
			out[user] = max(out[user], out[id]+1)
			if waiting[user] == 0 {
				free = append(free, user)
			}
		}
	}
	for id, n := range waiting {
		if n > 0 {
			delete(out, id)
		}
	}
	return out
}

// ScopeIDs are the ids of features that begin a line of an item's scope, as
// "F-001, F-002: text"; none when it begins with anything else.
func (r *Roadmap) ScopeIDs(text string) []string { return LeadingIDs(r.FeatureIDs(), text) }

// LeadingIDs are the known ids that begin a text, as ScopeIDs finds them.
func LeadingIDs(known map[string]bool, text string) []string {
	head, _, ok := strings.Cut(text, ": ")
	if !ok {
		return nil
	}
	ids := strings.Split(head, ", ")
	for _, id := range ids {
		if !known[id] {
			return nil
		}
	}
	return ids
}

// Feature finds a feature by its id, nil when there is none.
func (r *Roadmap) Feature(id string) *RoadmapFeature {
	for i := range r.Features {
		if r.Features[i].ID == id && id != "" {
			return &r.Features[i]
		}
	}
	return nil
}

// Homes lists for every feature the ids of the items whose scope names it, in
// order.
func (r *Roadmap) Homes() map[string][]string {
	known, out := r.FeatureIDs(), map[string][]string{}
	for i := range r.Items {
		id := r.Items[i].ID
		for _, line := range r.Items[i].Scope {
			for _, feature := range LeadingIDs(known, line.Text) {
				if !slices.Contains(out[feature], id) {
					out[feature] = append(out[feature], id)
				}
			}
		}
	}
	return out
}

// FeatureIDs is the set of the ids of all features.
func (r *Roadmap) FeatureIDs() map[string]bool {
	out := map[string]bool{}
	for i := range r.Features {
		if id := r.Features[i].ID; id != "" {
			out[id] = true
		}
	}
	return out
}

// settleFeatures gives every feature a line in the scope of its item, unless
// some scope names it already, and then takes the item from the scopes.
func (r *Roadmap) settleFeatures() {
	homes := r.Homes()
	for i := range r.Features {
		f := &r.Features[i]
		if item := r.Item(f.Item); item != nil && f.ID != "" && len(homes[f.ID]) == 0 {
			item.include(f)
			homes[f.ID] = []string{item.ID}
		}
	}
	for i := range r.Features {
		r.Features[i].Item = strings.Join(homes[r.Features[i].ID], ", ")
	}
}

// include names a feature in the scope of an item: in the line that says the
// same, else in a line of its own.
func (i *RoadmapItem) include(f *RoadmapFeature) {
	for at := range i.Scope {
		if SameText(i.Scope[at].Text, f.Text) {
			i.Scope[at].Text = f.ID + ": " + i.Scope[at].Text
			return
		}
	}
	text := f.Text
	if text == "" {
		text = f.ID
	}
	i.Scope = append(i.Scope, Item{Text: f.ID + ": " + text, Source: f.Source})
}

// LevelOf is how uncertain a requirement is by its factors: high from three
// high ones on, low from three low ones on, else medium.
func LevelOf(factors []RoadmapFactor) Uncertainty {
	count := map[Uncertainty]int{}
	for _, f := range factors {
		count[f.Level]++
	}
	const most = 3 // of five
	switch {
	case count[HighUncertainty] >= most:
		return HighUncertainty
	case count[LowUncertainty] >= most:
		return LowUncertainty
	default:
		return MediumUncertainty
	}
}
