package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// kin puts requirements together that fit together best, two groups at a time.
// Each group knows its nearest among those behind it, so that a union compares
// the new group with the others and not all of them with each other again.
type kin struct {
	m      *epicMaker
	groups []*kinGroup
	common map[string]bool // words that tell nothing apart
	known  bool            // the groups know what they are compared by
	close  bool            // only those that one name tells go together
}

// kinGroup is some requirements with what they are compared by.
type kinGroup struct {
	members  []int
	tale     []string // words that name things, without those that all share; sorted
	setting  bool     // all are settings
	object   string   // what is done to it, when each is a deed on the same thing
	name     string   // what all are called, as the parts of one command
	stated   int      // criteria of the source
	nameless int      // requirements without a thing
	deeds    int      // requirements that are deeds

	nearest *kinGroup // among the groups behind it; nil without one that fits
	score   float64   // of the nearest: from 1 on both are about the same thing and for the same person
}

func (m *epicMaker) kinOf(list []int, common map[string]bool) *kin {
	k := &kin{m: m, common: common}
	for _, i := range list {
		k.groups = append(k.groups, &kinGroup{members: []int{i}})
	}
	return k
}

// know finds what a group of one requirement is compared by.
func (k *kin) know(g *kinGroup) {
	i := g.members[0]
	known := k.m.knownOf(i)
	g.setting, g.nameless, g.deeds = k.m.areSettings(g.members), rankBool(known.thing == ""), rankBool(k.m.isDeed(i))
	g.object, g.stated = known.object, known.stated
	g.name = k.m.fullTitles(g.members)[0]
	for _, word := range known.tale {
		if !k.common[word] {
			g.tale = append(g.tale, word)
		}
	}
	slices.Sort(g.tale)
	g.tale = slices.Compact(g.tale)
}

func (k *kin) members() [][]int {
	out := make([][]int, 0, len(k.groups))
	for _, g := range k.groups {
		out = append(out, g.members)
	}
	return out
}

// related puts groups about the same thing together until they fit, or until
// none is left that is: what a person would tell in one story under one name.
func (k *kin) related(room int) {
	if len(k.groups) <= room {
		return
	}
	k.close = true
	defer func() { k.close = false }()
	k.compare(maxRelated)
	for len(k.groups) > room {
		a := k.closest()
		if a < 0 || k.groups[a].score < 1 {
			break
		}
		k.unite(a, maxRelated)
	}
}

// forced puts the nearest groups together until they fit.
func (k *kin) forced(room int) {
	if len(k.groups) <= room {
		return
	}
	k.compare(maxStoryTraces)
	for len(k.groups) > room {
		a := k.closest()
		if a < 0 { // no two fit: the least of them must
			slices.SortStableFunc(k.groups, func(x, y *kinGroup) int { return len(y.members) - len(x.members) })
			a = len(k.groups) - 2
			k.groups[a].nearest = k.groups[a+1]
		}
		k.unite(a, maxStoryTraces)
	}
}

// compare finds the nearest of every group; most bounds what two may hold.
func (k *kin) compare(most int) {
	for _, g := range k.groups {
		if !k.known {
			k.know(g)
		}
	}
	k.known = true
	for i := range k.groups {
		k.seek(i, most)
	}
}

// seek finds the nearest of one group among those behind it.
func (k *kin) seek(i, most int) {
	g := k.groups[i]
	g.nearest = nil
	for _, other := range k.groups[i+1:] {
		if !fit(g, other, most) || k.close && !oneTale(g, other) {
			continue
		}
		if score := k.score(g, other); g.nearest == nil || score > g.score {
			g.nearest, g.score = other, score
		}
	}
}

// closest is the first group that has a nearest with the highest score, or -1.
func (k *kin) closest() int {
	best := -1
	for i, g := range k.groups {
		if g.nearest != nil && (best < 0 || g.score > k.groups[best].score) {
			best = i
		}
	}
	return best
}

// unite puts the nearest of group a into it and compares again what that
// changes.
func (k *kin) unite(a, most int) {
	g := k.groups[a]
	gone := g.nearest
	g.members = slices.Concat(g.members, gone.members)
	g.tale = slices.Concat(g.tale, gone.tale)
	slices.Sort(g.tale)
	g.tale = slices.Compact(g.tale)
	g.setting = g.setting && gone.setting
	if !sameObject(g.object, gone.object) {
		g.object = ""
	}
	g.stated += gone.stated
	g.nameless, g.deeds = g.nameless+gone.nameless, g.deeds+gone.deeds
	b := slices.Index(k.groups, gone)
	k.groups = slices.Delete(k.groups, b, b+1)
	for i, other := range k.groups[:b] {
		switch {
		case i == a || other.nearest == gone || other.nearest == g:
			k.seek(i, most)
		case i < a && fit(other, g, most) && (!k.close || oneTale(other, g)):
			k.meet(i, a)
		}
	}
}

// meet compares group i with the changed group a behind it, which is not its
// nearest so far. Of two that are as near the first counts.
func (k *kin) meet(i, a int) {
	g := k.groups[i]
	score := k.score(g, k.groups[a])
	if g.nearest == nil || score > g.score || score == g.score && a < slices.Index(k.groups, g.nearest) {
		g.nearest, g.score = k.groups[a], score
	}
}

// fit says whether two groups may go together: settings in any number that one
// story may trace to.
func fit(x, y *kinGroup, most int) bool {
	n := len(x.members) + len(y.members)
	return n <= most || n <= maxStoryTraces && x.setting && y.setting
}

// oneTale says that two groups have one name, and that the criteria that the source
// states for them have room in one story: settings, deeds on the same thing, parts of
// one command.
func oneTale(x, y *kinGroup) bool {
	if x.stated+y.stated > completing.MaxCriteria {
		return false
	}
	return x.setting && y.setting || sameObject(x.object, y.object) || sameNames([]string{x.name, y.name})
}

// score is how well two groups fit together.
func (k *kin) score(x, y *kinGroup) float64 {
	heading := k.m.factGroup(x.members[0]) == k.m.factGroup(y.members[0])
	if x.setting && y.setting && heading {
		return 2
	}
	score := 0.0
	if near := completing.Jaccard(x.tale, y.tale); near > 0 {
		score = 0.6 + near
	}
	if k.m.req.Requirements[x.members[0]].Story.Role == k.m.req.Requirements[y.members[0]].Story.Role {
		score += 0.4
	} else {
		score -= 0.5
	}
	if !heading {
		score -= 0.4
	}
	if k.m.toldTogether(x.members, y.members) {
		score += 0.6
	}
	if x.stated+y.stated > completing.MaxCriteria {
		score-- // the story could not hold what the source says of both
	}
	n := len(x.members) + len(y.members)
	if deeds := x.deeds + y.deeds; deeds > 0 && deeds < n && x.nameless+y.nameless > 0 {
		score-- // not alike
	}
	return score - 0.2*float64(n-2)
}

// toldTogether says that the source tells of two groups in one sentence or item: what was
// written together is built together.
func (m *epicMaker) toldTogether(a, b []int) bool {
	return slices.ContainsFunc(a, func(i int) bool {
		x := m.req.Requirements[i].Source
		return x.Kind == specs.Stated && slices.ContainsFunc(b, func(j int) bool {
			y := m.req.Requirements[j].Source
			return y.Kind == specs.Stated && len(x.Lines) > 0 && slices.Equal(x.Lines, y.Lines)
		})
	})
}
