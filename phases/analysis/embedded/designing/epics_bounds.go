package designing

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxLater is how many epics may follow the first release.
const maxLater = 3

// balance fits both sides into the bound. What may follow gets at most three
// epics, or joins the first release when it is too little for one. Where the
// room is short, what only could be done stays in the epic of its theme.
func (m *epicMaker) balance(core, later []epicPlan, limit int) (c, l []epicPlan) {
	if n := count(later); n > 0 && n < minStories && len(core) > 0 {
		for _, p := range later {
			m.giveBack(core, p)
		}
		later = nil
	}
	room := limit - 1 // one for what only measures
	if len(later) == 0 {
		return m.widen(m.fit(core, room, minStories), room), nil
	}
	share := max(1, room-maxLater, room*2/3)
	core = m.widen(m.fit(core, share, minStories), share)
	share = max(1, min(maxLater, room-len(core)))
	if over := count(later) - share*(maxStories+1); over > 0 {
		later = m.park(core, later, over)
	}
	return m.takeBackLone(core, m.widen(m.fit(later, share, minStories), share))
}

func count(list []epicPlan) int {
	n := 0
	for i := range list {
		n += len(list[i].members)
	}
	return n
}

// park puts some of what only could be done, and belongs to a theme of the
// first release, beside it: it is read there and waits for its rank.
func (m *epicMaker) park(core, later []epicPlan, over int) []epicPlan {
	for k := range slices.Backward(later) {
		p := &later[k]
		at := slices.IndexFunc(core, func(c epicPlan) bool {
			return slices.ContainsFunc(c.parts, func(x epicPart) bool { return x.name == p.parts[0].name })
		})
		if at < 0 || !p.parts[0].rest {
			continue
		}
		for _, i := range slices.Backward(slices.Clone(p.members)) {
			if over > 0 && m.req.Requirements[i].Priority == specs.Could {
				core[at].members = append(core[at].members, i)
				p.members = slices.DeleteFunc(slices.Clone(p.members), func(x int) bool { return x == i })
				m.parked[i] = true
				over--
			}
		}
		slices.Sort(core[at].members)
		p.parts[0].members = p.members
	}
	return slices.DeleteFunc(later, func(p epicPlan) bool { return len(p.members) == 0 })
}

// giveBack puts a small rest into the plan of the same theme, else the nearest.
func (m *epicMaker) giveBack(core []epicPlan, p epicPlan) {
	for i := range core {
		if core[i].parts[0].name == p.parts[0].name {
			core[i] = m.joined(core[i], p)
			return
		}
	}
	list := append(slices.Clone(core), p)
	to := m.partner(list, len(list)-1)
	core[to] = m.joined(core[to], p)
}

// fit joins plans until there are at most limit, and none of fewer than least
// members: always the smallest with the one nearest to it.
func (m *epicMaker) fit(list []epicPlan, limit, least int) []epicPlan {
	for len(list) > maxThemes { // many headings: neighbours first, in one pass
		list = paired(list, m.joined)
	}
	for len(list) > 1 {
		small := smallest(list, func(p *epicPlan) int {
			return len(p.members) + maxStories*rankBool(len(p.members) > minStories && m.isEntry(p)) // what all need is best alone
		})
		if len(list) <= limit && len(list[small].members) >= least {
			break
		}
		to := m.partner(list, small)
		list[to] = m.joined(list[to], list[small])
		list = slices.Delete(list, small, small+1)
		slices.SortStableFunc(list, func(x, y epicPlan) int { return cmp.Compare(x.members[0], y.members[0]) })
	}
	return list
}

// partner finds the plan most like another: by the words they share, by place,
// and by whether the stories of both have room in one.
func (m *epicMaker) partner(list []epicPlan, of int) int {
	if first := m.toldBefore(list, of); first > minStories && m.onlyEntry(&list[of]) {
		return rankBool(of == 0) // nothing is built before people can sign in
	}
	best, top := -1, 0.0
	words, musts := m.planWords(&list[of]), m.mustsIn(list[of].members)
	for i := range list {
		if i == of {
			continue
		}
		score := completing.Jaccard(words, m.planWords(&list[i]))
		if i == of-1 || i == of+1 {
			score += 0.08
		}
		if over := len(list[i].members) + len(list[of].members) - maxStories; over > 0 {
			score -= 0.1 * float64(over)
		}
		if musts+m.mustsIn(list[i].members) > maxEpicCapacity || m.partsEntry(list, i, of) {
			score -= maxStories
		}
		if best < 0 || score > top {
			best, top = i, score
		}
	}
	return best
}

// toldBefore is how many of some plans have a heading before that of another one.
func (m *epicMaker) toldBefore(list []epicPlan, of int) int {
	line := func(p *epicPlan) int { return understanding.FirstLine(p.parts[0].src) }
	n := 0
	for i := range list {
		n += rankBool(line(&list[i]) < line(&list[of]))
	}
	return n
}

// partsEntry says that one of two plans is how people sign in and the other stands elsewhere
// in the source: all others need the first, so that it cannot wait for what the second needs.
func (m *epicMaker) partsEntry(list []epicPlan, i, of int) bool {
	return i != of-1 && i != of+1 && (m.isEntry(&list[i]) || m.isEntry(&list[of]))
}

// isEntry says that a theme of a plan is how people sign in.
func (m *epicMaker) isEntry(p *epicPlan) bool {
	return slices.ContainsFunc(p.parts, func(part epicPart) bool { return m.namesEntry(part.name) })
}

// onlyEntry says that all that a plan is about is how people sign in.
func (m *epicMaker) onlyEntry(p *epicPlan) bool {
	return len(p.parts) > 0 && !slices.ContainsFunc(p.parts, func(part epicPart) bool { return !m.namesEntry(part.name) })
}

func (m *epicMaker) planWords(p *epicPlan) []string {
	var out []string
	for _, i := range phrasing.FirstN(p.members, 40) {
		out = append(out, m.keywordsOf(i)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// joined makes one plan of two; parts of the same theme become one.
func (m *epicMaker) joined(a, b epicPlan) epicPlan {
	out := a
	out.members = slices.Concat(a.members, b.members)
	slices.Sort(out.members)
	out.nfrs = slices.Concat(a.nfrs, b.nfrs)
	out.mvp = a.mvp || b.mvp
	out.src = a.src.Join(b.src)
	if a.src.Kind != specs.Stated || b.src.Kind != specs.Stated {
		out.src = phrasing.Rule("epic-from-themes")
	}
	out.parts = slices.Clone(a.parts)
	for _, part := range b.parts {
		at := slices.IndexFunc(out.parts, func(x epicPart) bool { return x.name == part.name })
		if at < 0 {
			out.parts = append(out.parts, part)
			continue
		}
		out.parts[at].members = slices.Concat(out.parts[at].members, part.members)
		out.parts[at].rest = out.parts[at].rest && part.rest
	}
	return out
}

// partsSource is where the themes of a plan are headed, its own source where one of them
// has no heading.
func partsSource(p *epicPlan) specs.Source {
	src := specs.Source{}
	for _, part := range p.parts {
		if part.how != "heading" || part.src.Kind != specs.Stated {
			return p.src
		}
		src = src.Join(part.src)
	}
	return src
}

// widen parts the largest plan in two as long as it holds more than its
// stories can carry and the bound allows.
func (m *epicMaker) widen(list []epicPlan, limit int) []epicPlan {
	for {
		big := -1
		for i := range list {
			if n := len(list[i].members); n > maxStories+1 && (big < 0 || n > len(list[big].members)) {
				big = i
			}
		}
		if len(list) >= limit { // beyond the bound only for Musts that no story could carry
			big = slices.IndexFunc(list, func(p epicPlan) bool { return m.mustsIn(p.members) > maxEpicCapacity })
		}
		if big < 0 {
			return list
		}
		a, b := m.parted(list[big], len(list) >= limit)
		list = slices.Replace(list, big, big+1, a, b)
	}
}

// spread parts the plans of the first release that hold more than their stories can
// tell, as long as the bound leaves room: two requirements are glued into one story
// only where there is no place for another epic.
func (m *epicMaker) spread() {
	for len(m.plans) < maxEpics-1 { // one for what only measures
		big, most := -1, maxStories
		for i := range m.plans {
			n := m.needed(m.plans[i].members)
			if n == maxStories+1 && m.whollyUnder(&m.plans[i]) {
				continue // it is not cut for the sake of one story
			}
			if m.plans[i].kind == "core" && n > most {
				big, most = i, n
			}
		}
		if big < 0 {
			return
		}
		a, b := m.parted(m.plans[big], false)
		if m.needed(a.members) < minStories || m.needed(b.members) < minStories {
			return
		}
		m.plans = slices.Replace(m.plans, big, big+1, a, b)
	}
}

// whollyUnder says that all of a plan stands under one heading of the source that names it.
func (m *epicMaker) whollyUnder(p *epicPlan) bool {
	return len(p.parts) == 1 && m.telling(p.parts[0]) && !slices.ContainsFunc(p.members, func(i int) bool { return !m.underItsHeading(i, p) })
}

func (m *epicMaker) mustsIn(members []int) int {
	n := 0
	for _, i := range members {
		if m.req.Requirements[i].Priority == specs.Must {
			n++
		}
	}
	return n
}

// parted cuts a plan in two: between its themes, else, or when both have to be even,
// where the source goes over to something else.
func (m *epicMaker) parted(p epicPlan, even bool) (a, b epicPlan) {
	a, b = p, p
	if len(p.parts) > 1 && !even {
		first, at := 0, 0
		for at < len(p.parts)-1 && (at == 0 || 2*(first+len(p.parts[at].members)) <= len(p.members)) {
			first += len(p.parts[at].members)
			at++
		}
		a.parts, b.parts = slices.Clone(p.parts[:at]), slices.Clone(p.parts[at:])
		a.members, b.members = membersOf(a.parts), membersOf(b.parts)
		m.shareRest(p.members, &a, &b)
		a.src, b.src = partsSource(&a), partsSource(&b)
		if len(a.members) >= minStories && len(b.members) >= minStories && len(a.members)+len(b.members) == len(p.members) {
			return a, b
		}
	}
	if a, b, ok := m.withoutStrays(p); ok && !even {
		return a, b
	}
	at := (len(p.members) + 1) / 2
	if !even {
		at = m.turnIn(p.members)
	}
	a.members, b.members = slices.Clone(p.members[:at]), slices.Clone(p.members[at:])
	a.parts, b.parts = keepParts(p.parts, a.members), keepParts(p.parts, b.members)
	return a, b
}

// shareRest gives what no theme holds, such as the rules that bind it, to the half to
// which it is likest.
func (m *epicMaker) shareRest(members []int, a, b *epicPlan) {
	var rest []int
	for _, i := range members {
		if !slices.Contains(a.members, i) && !slices.Contains(b.members, i) {
			rest = append(rest, i)
		}
	}
	for _, i := range rest {
		to := a
		if m.bindScore(i, b)-crowding*float64(len(b.members)) > m.bindScore(i, a)-crowding*float64(len(a.members)) {
			to = b
		}
		to.members = append(to.members, i)
		slices.Sort(to.members)
	}
}

// turnIn is where some requirements, in the order of the source, go over to something
// else: in their middle third, behind a gap between their lines and where neighbours
// share least.
func (m *epicMaker) turnIn(members []int) int {
	n := len(members)
	least := max(minStories, n/3)
	best, low := (n+1)/2, 0.0
	if n < 2*minStories {
		return best
	}
	for k := least; k <= n-least; k++ {
		before, behind := members[k-1], members[k]
		gap := understanding.FirstLine(m.req.Requirements[behind].Source) - understanding.FirstLine(m.req.Requirements[before].Source)
		score := completing.Jaccard(m.keywordsOf(before), m.keywordsOf(behind)) - 0.1*float64(min(max(gap-1, 0), 3)) + 0.02*float64(max(2*k-n, n-2*k))
		if k == least || score < low {
			best, low = k, score
		}
	}
	return best
}

func membersOf(parts []epicPart) []int {
	var out []int
	for _, p := range parts {
		out = append(out, p.members...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// keepParts are the parts with only the members of one half.
func keepParts(parts []epicPart, members []int) []epicPart {
	var out []epicPart
	for _, p := range parts {
		p.members = slices.DeleteFunc(slices.Clone(p.members), func(i int) bool { return !slices.Contains(members, i) })
		if len(p.members) > 0 {
			out = append(out, p)
		}
	}
	return out
}

// reachBounds makes at least three epics, each of at least two stories, out of
// what is there: a small epic joins another, a large one is parted.
func (m *epicMaker) reachBounds() {
	for i := 0; i < len(m.plans) && len(m.plans) > minEpics; i++ {
		if len(m.plans[i].stories) < minStories {
			m.absorb(i)
			i--
		}
	}
	for len(m.plans) < minEpics {
		big := -1
		for i := range m.plans {
			n := len(m.plans[i].members) + len(m.plans[i].nfrs)
			if n >= 2 && (big < 0 || n > len(m.plans[big].members)+len(m.plans[big].nfrs)) {
				big = i
			}
		}
		if big < 0 {
			break
		}
		m.halve(big)
	}
	m.writeStories()
	for i := range m.plans {
		m.enoughStories(&m.plans[i])
	}
}

// absorb dissolves a plan into the one before it, or behind it.
func (m *epicMaker) absorb(i int) {
	to := i - 1
	if i == 0 {
		to = 1
	}
	kind, stories := m.plans[to].kind, m.plans[to].stories
	m.plans[to] = m.joined(m.plans[to], m.plans[i])
	m.plans[to].kind, m.plans[to].stories = kind, stories
	m.plans = slices.Delete(m.plans, i, i+1)
	m.writeStories()
}

// halve parts a plan in two.
func (m *epicMaker) halve(i int) {
	p := m.plans[i]
	a, b := p, p
	switch n := len(p.members); {
	case n >= 2:
		if n > minStories {
			a, b = m.parted(p, false)
		} else {
			a.members, b.members = slices.Clone(p.members[:1]), slices.Clone(p.members[1:])
			a.parts, b.parts = keepParts(p.parts, a.members), keepParts(p.parts, b.members)
		}
		b.nfrs = nil
		if p.kind != "quality" {
			b.mvp = slices.ContainsFunc(b.members, func(r int) bool { return m.req.Requirements[r].Priority.InRelease(m.scope) })
		}
		if !b.mvp {
			b.kind = "later"
		}
	case n == 1:
		b.members, b.parts, a.nfrs = nil, nil, nil
		b.kind, b.src = "quality", phrasing.Rule("epic-from-qualities")
	default:
		half := (len(p.nfrs) + 1) / 2
		a.nfrs, b.nfrs = slices.Clone(p.nfrs[:half]), slices.Clone(p.nfrs[half:])
	}
	m.plans = slices.Replace(m.plans, i, i+1, a, b)
}
