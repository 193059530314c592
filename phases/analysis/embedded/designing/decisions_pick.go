package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// about says that two candidates decide the same matter.
func (c *candidate) about(o *candidate) bool {
	return c.ID == o.ID || slices.Contains(c.covers, o.ID) || slices.Contains(o.covers, c.ID)
}

// mostDecisions is how many decisions a design may have: more are not read.
const mostDecisions = 4

// decisionCap is how many decisions are written, by depth.
func decisionCap(depth string) int { return 2 + phrasing.DepthRank(depth) }

// pick chooses the candidates. What the source takes itself goes before what its
// demands force, and leaves room for one of those.
func (g *Designer) pick(limit int) []candidate {
	stated := g.statedCandidates()
	stays := phrasing.Filtered(stated, func(c *candidate) bool { return c.stays })
	stated = phrasing.Filtered(stated, func(c *candidate) bool { return !c.stays })
	for i := range stated { // what feedback adds takes no other decision's place
		if g.isFeedback(stated[i].said) && !slices.Contains(g.replaced, stated[i].ID) {
			limit++
		}
	}
	packs := g.packCandidates()
	driven := ownWords(g.drivenCandidates(), packs)
	own, idle := g.profileCandidates()
	if len(driven) > 0 && limit > decisionCap(specs.Depths()[0]) && g.ToldWhole() {
		limit = max(limit, mostDecisions)
	}
	room := limit
	if len(packs)+len(driven) > 0 {
		room = max(1, limit-1)
	}
	statedPacks := phrasing.Filtered(packs, func(c *candidate) bool { return c.proof.Kind == specs.Stated })
	if len(driven) > 0 && len(statedPacks) > 0 {
		room = max(1, room-1)
	}
	var out []candidate
	add := func(list []candidate, upTo int) {
		for _, c := range list {
			if len(out) >= upTo {
				return
			}
			if !slices.ContainsFunc(out, func(o candidate) bool { return o.about(&c) }) {
				out = append(out, c)
			}
		}
	}
	add(stated, room)
	add(statedPacks, limit)
	add(driven, limit)
	add(packs, limit)
	add(stated, limit)
	fewest := min(limit, decisionCap(specs.Depths()[0]))
	add(stays, min(limit, fewest+rankBool(len(driven) > 0))) // nobody decides anew on what is there
	if g.ToldWhole() {
		limit = fewest // nobody asked for more than a design needs
	}
	add(own, limit)
	if g.profile == "service" { // of a service two that no requirement turns on are enough
		limit = fewest
	}
	add(idle, limit)
	return out
}
