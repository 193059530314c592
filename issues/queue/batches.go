package queue

import (
	"slices"

	"github.com/overtone-cli/overtone/issues/waves"
)

// batches lays what can be done into levels, and each level into batches in
// which no two items touch one path.
func (v *viewer) batches() error {
	level, deepest := v.levels()
	s := &v.out.Summary
	s.Levels = deepest + 1
	for n := range deepest + 1 {
		work := []waves.Work{}
		for i, item := range v.items {
			if at, counts := level[item.ItemID]; counts && at == n && (item.Status == Pending || n == 0) {
				work = append(work, waves.Work{
					ID: item.ItemID, Claims: v.atom.known[i], Known: v.atom.known[i] != nil,
					Running: item.Status == Executing, Priority: i + 1,
				})
			}
		}
		compiled, err := waves.Compile(work, waves.Options{AssumeDisjoint: v.opt})
		if err != nil {
			return err
		}
		for _, ids := range compiled.Waves {
			ids = slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return v.q.item(id).Status == Executing })
			if len(ids) > 0 {
				v.out.Batches = append(v.out.Batches, ids)
				s.MaxParallel = max(s.MaxParallel, len(ids))
			}
		}
	}
	s.BatchesNeeded = len(v.out.Batches)
	if len(v.out.Batches) > 0 {
		for _, id := range v.out.Batches[0] {
			if v.node(id).Ready {
				s.CanParallel++
			}
		}
	}
	return nil
}

func (v *viewer) node(id string) *Node {
	at := slices.IndexFunc(v.out.Nodes, func(n Node) bool { return n.ID == id })
	return &v.out.Nodes[at]
}

// levels finds the longest way to everything that is not done and can be: what
// waits for something failed, missing or undecided has no level and is counted
// in no batch.
func (v *viewer) levels() (level map[string]int, deepest int) {
	level, deepest = map[string]int{}, -1
	before := map[string]string{}
	for i, item := range v.items { // in the order of execution: needs come before
		node := &v.out.Nodes[i]
		if !item.open() || item.Status == Pending && slices.ContainsFunc(node.BlockedBy, v.hopeless) {
			continue
		}
		at, possible := 0, true
		for _, id := range item.DependsOn {
			need := v.q.item(id)
			if need == nil || need.Status == Completed || item.Status == Executing {
				continue
			}
			depth, there := level[id]
			possible = possible && there
			if there && depth+1 > at {
				at, before[item.ItemID] = depth+1, id
			}
		}
		if possible {
			level[item.ItemID], node.Level = at, at
			deepest = max(deepest, at)
		}
	}
	v.critical(level, before, deepest)
	return level, deepest
}

// hopeless says whether working on the queue alone does not help.
func (v *viewer) hopeless(b Blocker) bool {
	return b.Reason == Failed || b.Reason == "missing" || b.Reason == "clarification" || b.Reason == "issue" || b.Reason == Pending && v.q.item(b.ID) == nil
}

// critical is the longest chain.
func (v *viewer) critical(level map[string]int, before map[string]string, deepest int) {
	for _, item := range v.items {
		if at, counts := level[item.ItemID]; counts && at == deepest {
			path := []string{}
			for id := item.ItemID; id != ""; id = before[id] {
				path = append(path, id)
			}
			slices.Reverse(path)
			v.out.Summary.CriticalPath = path
			return
		}
	}
}
