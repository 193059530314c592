package designing

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds of a progressive roadmap; roadmap.md, "Progressive: layers".
const (
	minLayers = 2
	maxLayers = 4
)

// roadUnit is what goes into one layer together: a feature, or an epic of a
// package that people have agreed on.
type roadUnit struct {
	feats  []int
	tier   int // the layer that it would be in by its own urgency
	points int
	stated bool
	core   float64 // how much it is what the product is for
	place  int
}

// progressive cuts the features into two to four layers, of which each can be
// used and waits for nothing but those before it.
func (m *roadmapMaker) progressive(out *analysis.RoadmapOutput) {
	units := m.units()
	layer := m.layersOf(units)
	m.heed(layer)
	n := compact(layer)
	for l := range n {
		var list []int
		for i := range m.feats {
			if layer[i] == l {
				list = append(list, i)
			}
		}
		out.Items = append(out.Items, m.layer(l, n, list, layer))
	}
	out.Risks = m.layerRisks(out.Items)
}

// units parts the features as the mode of the material wants it.
func (m *roadmapMaker) units() []roadUnit {
	var units []roadUnit
	at := map[int]int{}
	for i := range m.feats {
		f := &m.feats[i]
		u := -1
		if m.in.Package && f.epic >= 0 && len(m.in.Epics.Epics) > 1 {
			if known, ok := at[f.epic]; ok {
				u = known
			}
		}
		if u < 0 {
			u = len(units)
			units = append(units, roadUnit{place: u})
			if m.in.Package && f.epic >= 0 {
				at[f.epic] = u
			}
		}
		units[u].feats = append(units[u].feats, i)
		units[u].points += f.points
		units[u].stated = units[u].stated || f.isStated()
		units[u].core = max(units[u].core, m.coreOf(i))
	}
	if !m.in.Package {
		m.closeLoop(m.themes())
	}
	for i := range units {
		units[i].tier = m.tierOf(&units[i])
		if f := &m.feats[units[i].feats[0]]; m.in.Package && f.epic >= 0 {
			units[i].place = f.epic // epics come in the order in which they were agreed on
		}
	}
	return units
}

// coreOf says how much a feature is what the product is for, from 0 to 1.
func (m *roadmapMaker) coreOf(i int) float64 {
	if r := m.feats[i].req; r >= 0 {
		return wording.Overlap(m.keywordsOf(r), m.core)
	}
	return 0
}

// tierOf is the layer of a unit by its own urgency: what the source demands for
// a first release and what closes the loop of the main user come first, what
// nobody asked for never does.
func (m *roadmapMaker) tierOf(u *roadUnit) int {
	f := &m.feats[u.feats[0]]
	if m.in.Package && f.epic >= 0 {
		switch e := &m.in.Epics.Epics[f.epic]; {
		case e.MVP:
			return 0
		case e.Priority == specs.Could || e.Priority == specs.Wont:
			return 2
		default:
			return 1
		}
	}
	tier := map[specs.Priority]int{specs.Must: 0, specs.Should: 2, specs.Could: 3}[f.priority]
	switch {
	case f.nfr >= 0 && tier == 0 && !slices.Contains([]string{"S", "C"}, m.req.NFRs[f.nfr].Category):
		tier = 1 // a promised number is measured on something that works
	case f.req >= 0 && m.loop[f.req], f.req >= 0 && f.isStated() && f.priority == specs.Should && m.Unranked():
		tier = 0 // where nothing is ranked, what is told first is what it is about
	case f.priority == specs.Should && f.epic >= 0 && (m.in.Epics.Epics[f.epic].MVP || f.epic == m.firstLater()):
		tier = 1
	}
	if !f.isStated() {
		tier = min(tier+1, maxLayers-1)
	}
	return tier
}

// firstLater is the first epic with functions behind the first release, -1
// without one.
func (m *roadmapMaker) firstLater() int {
	return slices.IndexFunc(m.in.Epics.Epics, func(e specs.Epic) bool {
		return !e.MVP && slices.ContainsFunc(e.Requirements, func(id string) bool { _, ok := m.byID[id]; return ok })
	})
}

// layersOf settles the layer of every feature.
func (m *roadmapMaker) layersOf(units []roadUnit) []int {
	m.closed(units)
	m.shrinkFirst(units)
	m.spread(units)
	m.closed(units)
	layer := make([]int, len(m.feats))
	for _, u := range units {
		for _, i := range u.feats {
			layer[i] = u.tier
		}
	}
	return layer
}

// closed puts what is needed no later than what needs it.
func (m *roadmapMaker) closed(units []roadUnit) {
	of := m.unitOf(units)
	for range units {
		changed := false
		for u := range units {
			for _, i := range units[u].feats {
				for _, j := range m.feats[i].needs {
					if v := of[j]; units[v].tier > units[u].tier {
						units[v].tier, changed = units[u].tier, true
					}
				}
			}
		}
		if !changed {
			return
		}
	}
}

func (m *roadmapMaker) unitOf(units []roadUnit) []int {
	of := make([]int, len(m.feats))
	for u := range units {
		for _, i := range units[u].feats {
			of[i] = u
		}
	}
	return of
}

// shrinkFirst leaves no more than half of the work in the first layer, as long
// as it keeps one unit: the closed loop first, then what is nearest to it.
func (m *roadmapMaker) shrinkFirst(units []roadUnit) {
	total, first := 0, []int{}
	for u := range units {
		total += units[u].points
		if units[u].tier == 0 {
			first = append(first, u)
		}
	}
	if len(first) == 0 { // nothing is urgent: the loop is what the product is for
		for u := range units {
			first = append(first, u)
		}
	}
	slices.SortStableFunc(first, func(a, b int) int { return m.nearer(&units[a], &units[b]) })
	share := 20 // in tenths: half of the whole
	if !m.in.Package && m.Unranked() {
		share = 25
	}
	of, taken, points := m.unitOf(units), map[int]bool{}, 0
	for _, u := range first {
		batch := m.withNeeds(u, units, of, taken)
		weight := 0
		for _, v := range batch {
			weight += units[v].points
		}
		if points > 0 && share*(points+weight) > 10*total {
			continue
		}
		points += weight
		for _, v := range batch {
			taken[v] = true
		}
	}
	for u := range units {
		switch {
		case taken[u]:
			units[u].tier = 0
		case units[u].tier == 0:
			units[u].tier = 1
		}
	}
}

// nearer orders units by how much the first loop needs them.
func (m *roadmapMaker) nearer(a, b *roadUnit) int {
	if m.in.Package {
		return cmp.Compare(a.place, b.place)
	}
	epic := func(u *roadUnit) int {
		if e := m.feats[u.feats[0]].epic; e >= 0 {
			return e
		}
		return len(m.in.Epics.Epics)
	}
	if m.Unranked() {
		return cmp.Or(cmp.Compare(a.tier, b.tier), rankBool(!a.stated)-rankBool(!b.stated), cmp.Compare(a.place, b.place))
	}
	return cmp.Or(cmp.Compare(a.tier, b.tier), rankBool(!a.stated)-rankBool(!b.stated),
		rankBool(epic(a) != 0)-rankBool(epic(b) != 0), cmp.Compare(b.core, a.core), cmp.Compare(a.place, b.place))
}

// withNeeds is a unit with all that it needs and that is not taken yet.
func (m *roadmapMaker) withNeeds(u int, units []roadUnit, of []int, taken map[int]bool) []int {
	out := []int{}
	todo, seen := []int{u}, map[int]bool{u: true}
	for len(todo) > 0 {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if taken[v] {
			continue
		}
		out = append(out, v)
		for _, i := range units[v].feats {
			for _, j := range m.feats[i].needs {
				if w := of[j]; !seen[w] {
					seen[w] = true
					todo = append(todo, w)
				}
			}
		}
	}
	return out
}

// spread makes two to four layers of the tiers, or as many as are wanted.
func (m *roadmapMaker) spread(units []roadUnit) {
	tiers := make([]int, len(units))
	for u := range units {
		tiers[u] = units[u].tier
	}
	n := compact(tiers)
	for u := range units {
		units[u].tier = tiers[u]
	}
	want := min(m.in.Layers, maxLayers, len(units))
	for n > maxLayers || want > 0 && n > want || want == 0 && n > minLayers && m.tiny(units, n) {
		n = m.merge(units, n)
	}
	for n < min(max(want, minLayers), len(units)) || want == 0 && n < maxLayers && m.overweight(units, n) {
		before := n
		if n = m.split(units, n); n == before {
			return
		}
	}
}

// weights adds up the points of every layer.
func weights(units []roadUnit, n int) []int {
	sum := make([]int, n)
	for i := range units {
		sum[units[i].tier] += units[i].points
	}
	return sum
}

// tiny says that a layer behind the first is too little to be one.
func (m *roadmapMaker) tiny(units []roadUnit, n int) bool {
	sum, total := weights(units, n), 0
	for _, s := range sum {
		total += s
	}
	return slices.ContainsFunc(sum[1:], func(s int) bool { return 12*s < total })
}

// overweight says that a layer of several units is more than half of the whole.
func (m *roadmapMaker) overweight(units []roadUnit, n int) bool {
	sum, count, total := weights(units, n), make([]int, n), 0
	for i := range units {
		count[units[i].tier]++
		total += units[i].points
	}
	for l := range n {
		if count[l] > 1 && 2*sum[l] > total {
			return true
		}
	}
	return false
}

// merge joins the lightest layer behind the first with its lighter neighbour.
func (m *roadmapMaker) merge(units []roadUnit, n int) int {
	sum, low := weights(units, n), 1
	for l := 2; l < n; l++ {
		if sum[l] < sum[low] {
			low = l
		}
	}
	into := low - 1
	if low+1 < n && (into == 0 || sum[low+1] < sum[into]) {
		into = low + 1
	}
	for i := range units {
		if units[i].tier >= max(low, into) {
			units[i].tier--
		}
	}
	return n - 1
}

// split parts the heaviest layer that has more than one unit.
func (m *roadmapMaker) split(units []roadUnit, n int) int {
	sum, count, heavy := weights(units, n), make([]int, n), -1
	for i := range units {
		count[units[i].tier]++
	}
	for l := range n {
		if count[l] > 1 && (heavy < 0 || sum[l] >= sum[heavy]) {
			heavy = l
		}
	}
	if heavy < 0 {
		return n
	}
	var list []int
	for i := range units {
		if units[i].tier > heavy {
			units[i].tier++
		} else if units[i].tier == heavy {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return m.nearer(&units[a], &units[b]) })
	points := 0
	for k, u := range list {
		if k > 0 && (2*points >= sum[heavy] || k == len(list)-1) {
			units[u].tier++
		}
		points += units[u].points
	}
	return n + 1
}

// compact renumbers layers so that none is empty, and counts them.
func compact(layer []int) int {
	seen := map[int]bool{}
	for _, l := range layer {
		seen[l] = true
	}
	levels := make([]int, 0, len(seen))
	for l := range seen {
		levels = append(levels, l)
	}
	slices.Sort(levels)
	for i, l := range layer {
		layer[i], _ = slices.BinarySearch(levels, l)
	}
	return len(levels)
}

// heed puts features where a person wants them, and what needs them behind
// them. What they need comes along.
func (m *roadmapMaker) heed(layer []int) {
	pinned := map[int]bool{}
	for _, move := range m.in.Moves {
		l, err := strconv.Atoi(strings.TrimPrefix(move.To, "L"))
		i := slices.IndexFunc(m.feats, func(f roadFeature) bool { return f.Feature == move.Feature })
		if err == nil && i >= 0 && l >= 0 && l < maxLayers {
			layer[i], pinned[i] = l, move.Settled
		}
	}
	if len(pinned) == 0 {
		return
	}
	for range m.feats {
		changed := false
		for i := range m.feats {
			for _, j := range m.feats[i].needs {
				switch {
				case layer[j] <= layer[i] || pinned[i] && pinned[j]:
				case pinned[j]:
					layer[i], changed = layer[j], true
				default:
					layer[j], changed = layer[i], true
				}
			}
		}
		if !changed {
			return
		}
	}
}
