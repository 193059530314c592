package specs

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// maxNodes is how many items a graph shows one by one; of more it shows the
// waves, because nobody can read, and Mermaid does not draw, hundreds of boxes.
const maxNodes = 60

// CriticalPath is the chain of items whose effort cannot overlap and adds up to
// the most, and that sum in days. Of equal chains the one that comes first in
// the roadmap counts. It is empty while items depend on each other in a circle.
func (r *Roadmap) CriticalPath() (ids []string, days int) {
	index, users := map[string]int{}, map[int][]int{}
	for i := range r.Items {
		if r.Items[i].Wave == 0 {
			return nil, 0
		}
		if _, twice := index[r.Items[i].ID]; !twice {
			index[r.Items[i].ID] = i
		}
	}
	for i := range r.Items {
		for _, need := range r.Items[i].Needs {
			if at, there := index[need]; there {
				users[at] = append(users[at], i)
			}
		}
	}
	order := make([]int, len(r.Items))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return r.Items[b].Wave - r.Items[a].Wave })
	next, length, first := make([]int, len(order)), make([]int, len(order)), -1
	for _, i := range order { // the last wave first
		next[i] = -1
		for _, user := range users[i] {
			if next[i] < 0 || length[user] > length[next[i]] {
				next[i] = user
			}
		}
		length[i] = EffortDays(r.Items[i].Effort)
		if next[i] >= 0 {
			length[i] += length[next[i]]
		}
	}
	for i := range length {
		if first < 0 || length[i] > length[first] {
			first = i
		}
	}
	if first < 0 {
		return nil, 0
	}
	for i := first; i >= 0; i = next[i] {
		ids = append(ids, r.Items[i].ID)
	}
	return ids, length[first]
}

// Waves lists the ids of the items of every wave, the first wave first. Items
// in or behind a cycle are in none.
func (r *Roadmap) Waves() [][]string {
	var out [][]string
	for i := range r.Items {
		wave := r.Items[i].Wave
		for len(out) < wave {
			out = append(out, nil)
		}
		if wave > 0 {
			out[wave-1] = append(out[wave-1], r.Items[i].ID)
		}
	}
	return out
}

// waveGraph draws the items in their waves and what waits for what; the
// critical path is thick.
func (r *renderer) waveGraph(m *Roadmap) string {
	if len(m.Items) > maxNodes {
		return r.waveChain(m)
	}
	waves := m.Waves()
	n := newNodes("i")
	var lines []string
	node := func(item *RoadmapItem) string {
		id, _ := n.id(item.ID)
		return fmt.Sprintf(`%s["%s %s"]`, id, nodeLabel(item.ID), nodeLabel(item.Name))
	}
	for w, ids := range waves {
		lines = append(lines, fmt.Sprintf(`subgraph wave%d["%s"]`, w+1, nodeLabel(r.waveName(w+1))))
		for _, id := range ids {
			lines = append(lines, "    "+node(m.Item(id)))
		}
		lines = append(lines, "end")
	}
	for i := range m.Items {
		if m.Items[i].Wave == 0 {
			lines = append(lines, node(&m.Items[i]))
		}
	}
	path, _ := m.CriticalPath()
	for i := range m.Items {
		to, _ := n.id(m.Items[i].ID)
		for _, need := range m.Items[i].Needs {
			from, fresh := n.id(need)
			if fresh {
				lines = append(lines, fmt.Sprintf(`%s["%s"]`, from, nodeLabel(need)))
			}
			arrow := " --> "
			if at := slices.Index(path, need); at >= 0 && at+1 < len(path) && path[at+1] == m.Items[i].ID {
				arrow = " ==> "
			}
			lines = append(lines, from+arrow+to)
		}
	}
	return mermaid("flowchart LR", lines)
}

// waveChain draws one box a wave.
func (r *renderer) waveChain(m *Roadmap) string {
	var lines []string
	for w, ids := range m.Waves() {
		count := strings.Replace(r.phrase("graph_items"), "{n}", strconv.Itoa(len(ids)), 1)
		lines = append(lines, fmt.Sprintf(`wave%d["%s: %s"]`, w+1, nodeLabel(r.waveName(w+1)), nodeLabel(count)))
		if w > 0 {
			lines = append(lines, fmt.Sprintf("wave%d ==> wave%d", w, w+1))
		}
	}
	return mermaid("flowchart LR", lines)
}

func (r *renderer) waveName(n int) string {
	return strings.Replace(r.phrase("wave"), "{n}", strconv.Itoa(n), 1)
}

// Cycle is a circle of needs, its first item once more at the end ("L1", "L2",
// "L1"), nil when there is none. Of several it is the one that is met first.
func (r *Roadmap) Cycle() []string {
	needs := map[string][]string{}
	for i := range r.Items {
		needs[r.Items[i].ID] = append(needs[r.Items[i].ID], r.Items[i].Needs...)
	}
	const open, closed = 1, 2
	state := map[string]int{}
	type step struct {
		id   string
		next int // of its needs
	}
	for i := range r.Items {
		var path []step
		enter := func(id string) {
			state[id] = open
			path = append(path, step{id: id})
		}
		if state[r.Items[i].ID] == 0 {
			enter(r.Items[i].ID)
		}
		for len(path) > 0 {
			top := &path[len(path)-1]
			if top.next == len(needs[top.id]) {
				state[top.id] = closed
				path = path[:len(path)-1]
				continue
			}
			need := needs[top.id][top.next]
			top.next++
			switch _, there := needs[need]; {
			case !there || state[need] == closed:
			case state[need] == open:
				at := slices.IndexFunc(path, func(s step) bool { return s.id == need })
				var circle []string
				for _, s := range path[at:] {
					circle = append(circle, s.id)
				}
				return append(circle, need)
			default:
				enter(need)
			}
		}
	}
	return nil
}
