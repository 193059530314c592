package queue

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// groups puts every item into exactly one group: those that neither meet nor
// wait for another go together, the others one after the other.
func (f *former) groups() {
	root := map[string]string{}
	find := func(id string) string {
		for root[id] != id {
			root[id] = root[root[id]]
			id = root[id]
		}
		return id
	}
	for _, item := range f.items {
		root[item.ItemID] = item.ItemID
	}
	join := func(a, b string) {
		if root[a] != "" && root[b] != "" {
			root[find(b)] = find(a)
		}
	}
	for _, item := range f.items {
		for _, need := range item.DependsOn {
			join(need, item.ItemID)
		}
	}
	for _, conflict := range f.q.Conflicts {
		ids := slices.Concat(conflict.Solutions, conflict.Tasks)
		for i := 1; i < len(ids); i++ {
			join(ids[0], ids[i])
		}
	}
	size := map[string]int{}
	for _, item := range f.items {
		size[find(item.ItemID)]++
	}
	f.q.Groups = []Group{}
	at := map[string]int{}
	sequential := 0
	ordered := slices.Clone(f.items)
	slices.SortFunc(ordered, func(a, b *Item) int { return cmp.Compare(a.ExecutionOrder, b.ExecutionOrder) })
	for _, item := range ordered {
		key, kind := find(item.ItemID), "sequential"
		if size[key] == 1 {
			key, kind = "", "parallel"
		}
		n, there := at[key]
		if !there {
			n = len(f.q.Groups)
			at[key] = n
			id := "P1"
			if key != "" {
				sequential++
				id = "S" + strconv.Itoa(sequential)
			}
			f.q.Groups = append(f.q.Groups, Group{ID: id, Type: kind})
		}
		group := &f.q.Groups[n]
		item.ExecutionGroup = group.ID
		group.add(item)
	}
}

func (g *Group) add(item *Item) {
	if strings.HasPrefix(item.ItemID, "T-") {
		g.Tasks = append(g.Tasks, item.ItemID)
		g.TaskCount = len(g.Tasks)
		return
	}
	g.Solutions = append(g.Solutions, item.ItemID)
	g.SolutionCount = len(g.Solutions)
}
