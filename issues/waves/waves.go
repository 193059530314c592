// Package waves plans in which wave a piece of work comes: in the first one
// after everything that it depends on. It plans items before they are issues,
// as an export needs it, and issues that are stored.
package waves

import (
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/graph"
)

// Item is one piece of work to plan.
type Item struct {
	ID    string
	Needs []string // ids that come before it
	MVP   bool     // part of the minimum viable product
}

// Plan says when everything comes. Its lists follow the order of the items.
type Plan struct {
	Waves      [][]string      // ids by wave, the first wave at index 0
	Violations []Violation     // MVP items that would wait for others
	Missing    []graph.Missing // needs that are no item; they do not count

	wave map[string]int
}

// Violation is an MVP item that needs one outside the MVP. The rule is that
// the MVP never waits for the rest; whether the needed item is promoted is for
// the caller to decide, the dependency itself is never dropped.
type Violation struct {
	MVP    string // the item that would wait
	Blocks string // the item outside the MVP that it directly needs
}

// Make plans the items: wave 1 needs nothing, every other item comes one wave
// after the last of what it needs (the longest path). Errors: conflict.cycle,
// conflict.duplicate_id.
func Make(items []Item) (*Plan, error) {
	nodes := make([]graph.Node, len(items))
	mvp := make(map[string]bool, len(items))
	for i, item := range items {
		nodes[i] = graph.Node{ID: item.ID, Needs: item.Needs}
		mvp[item.ID] = item.MVP
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return nil, err
	}
	levels, err := g.Levels()
	if err != nil {
		return nil, err
	}
	plan := &Plan{Waves: levels, Missing: g.Missing(), wave: make(map[string]int, len(items))}
	for i, ids := range levels {
		for _, id := range ids {
			plan.wave[id] = i + 1
		}
	}
	for _, item := range items {
		plan.check(item, mvp)
	}
	return plan, nil
}

// check finds what an MVP item needs outside the MVP.
func (p *Plan) check(item Item, mvp map[string]bool) {
	if !item.MVP {
		return
	}
	seen := make(map[string]bool, len(item.Needs))
	for _, need := range item.Needs {
		inside, there := mvp[need]
		if there && !inside && !seen[need] {
			seen[need] = true
			p.Violations = append(p.Violations, Violation{MVP: item.ID, Blocks: need})
		}
	}
}

// Wave is the wave of an item from 1, or 0 for an unknown one.
func (p *Plan) Wave(id string) int { return p.wave[id] }

// Promote lists, in the order of items, those outside the MVP that MVP items
// need, directly or through others: with all of them promoted a plan has no
// violation.
func Promote(items []Item) ([]string, error) {
	plan, err := Make(items)
	if err != nil {
		return nil, err
	}
	byID := make(map[string]Item, len(items))
	for _, item := range items {
		byID[item.ID] = item
	}
	wanted := map[string]bool{}
	for _, wave := range slices.Backward(plan.Waves) { // who needs comes after what is needed
		for _, id := range wave {
			if !byID[id].MVP && !wanted[id] {
				continue
			}
			for _, need := range byID[id].Needs {
				wanted[need] = true
			}
		}
	}
	promoted := []string{}
	for _, item := range items {
		if wanted[item.ID] && !item.MVP {
			promoted = append(promoted, item.ID)
		}
	}
	return promoted, nil
}

// Of makes items of stored issues; an issue with the tag "mvp" is part of it.
func Of(all []issues.Issue) []Item {
	items := make([]Item, len(all))
	for i, issue := range all {
		items[i] = Item{ID: issue.ID, Needs: issue.DependsOn, MVP: slices.Contains(issue.Tags, "mvp")}
	}
	return items
}
