package epics

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// split makes two epics of one. The named stories go into a new epic under the
// next free id, with what they trace to; everything else keeps its place and
// its id. It gives the id of the new epic too, empty when there was nothing to
// split.
func (c cut) split(id string, stories []string, title, newTitle string) (out cut, added string) {
	c = c.copied()
	at := c.at(id)
	if at < 0 || c.separable(id, stories) != nil {
		return c, ""
	}
	whole := copiedEpic(c.epics[at])
	old, fresh := copiedEpic(whole), copiedEpic(whole)
	fresh.ID = c.nextEpic()
	moved := c.share(&old, &fresh, stories)
	c.shareRequirements(&whole, &old, &fresh)
	old.Title, old.Slug, fresh.Title, fresh.Slug = title, specs.FileSlug(title), newTitle, specs.FileSlug(newTitle)
	old.Source, fresh.Source = specs.Source{Kind: specs.Edited}, specs.Source{Kind: specs.Edited} // where to cut is what a person says
	old.Scope, fresh.Scope = scopeOf(&whole, &old, &fresh), scopeOf(&whole, &fresh, &old)
	before := c.owner()
	c.epics[at] = old
	c.epics = slices.Insert(c.epics, at+1, fresh)
	c.relink(moved)
	c.redepend(&whole, fresh.ID, before, moved)
	c.release(id, fresh.ID)
	for _, e := range []string{id, fresh.ID} {
		e := &c.epics[c.at(e)]
		e.Size, e.Priority = specs.SizeOf(e.Stories), c.priorityOf(e)
	}
	c.place(id, fresh.ID)
	c.renew()
	slices.SortStableFunc(c.epics, func(a, b specs.Epic) int { return specs.CompareIDs(a.ID, b.ID) })
	return c, fresh.ID
}

// separable says why stories cannot leave their epic: both parts need one, and
// they cannot wait for each other.
func (c cut) separable(id string, stories []string) error {
	at := c.at(id)
	if at < 0 {
		return interview.Refuse(interview.Words("there is no %s to split", "没有可拆分的 %s"), id).Mend(interview.Words("choose another epic", "请选择其他史诗"))
	}
	e := &c.epics[at]
	goes := func(id string) bool { return slices.Contains(stories, id) }
	n, onward, backward := 0, "", ""
	for i := range e.Stories {
		s := &e.Stories[i]
		if goes(s.ID) {
			n++
		}
		for _, need := range s.Needs {
			inside := slices.ContainsFunc(e.Stories, func(o specs.Story) bool { return o.ID == need })
			switch {
			case !inside || goes(s.ID) == goes(need):
			case goes(s.ID):
				onward = s.ID + " → " + need
			default:
				backward = s.ID + " → " + need
			}
		}
	}
	switch {
	case n == 0 || n == len(e.Stories):
		return interview.Refuse(interview.Words("of the %d stories of %s some have to go and some to stay", "%[2]s 的 %[1]d 个故事须有移走的，也有留下的"), len(e.Stories), id).
			Mend(interview.Words("choose at least one, and leave at least one", "请至少选一个，并至少留一个"))
	case onward != "" && backward != "":
		return interview.Refuse(interview.Words("the two epics would wait for each other: %s, and %s", "两个史诗会相互依赖：%s，以及 %s"), onward, backward).
			Mend(interview.Words("move these stories together, or leave them together", "请把这些故事一起移走，或一起留下"))
	}
	return nil
}

// share gives each epic its stories and says which ids have changed.
func (c *cut) share(old, fresh *specs.Epic, stories []string) map[string]string {
	moved := map[string]string{}
	all := old.Stories
	old.Stories, fresh.Stories = nil, nil
	for _, s := range all {
		if !slices.Contains(stories, s.ID) {
			old.Stories = append(old.Stories, s)
			continue
		}
		moved[s.ID] = c.nextStory(fresh.ID)
		s.ID = moved[s.ID]
		fresh.Stories = append(fresh.Stories, s)
	}
	return moved
}

// shareRequirements gives each epic the requirements that its stories trace to,
// and what no story tells to the one whose stories speak most like it; then the
// decisions that were made for them. What both need both have.
func (c *cut) shareRequirements(whole, old, fresh *specs.Epic) {
	old.Requirements, fresh.Requirements = nil, nil
	stays, goes := traces(old.Stories), traces(fresh.Stories)
	for _, id := range whole.Requirements {
		if slices.Contains(goes, id) || !slices.Contains(stays, id) && c.likes(id, fresh.Stories) > c.likes(id, old.Stories) {
			fresh.Requirements = append(fresh.Requirements, id)
		}
		if slices.Contains(stays, id) || !slices.Contains(fresh.Requirements, id) {
			old.Requirements = append(old.Requirements, id)
		}
	}
	for _, e := range []*specs.Epic{old, fresh} {
		if len(e.Requirements) == 0 {
			e.Requirements = traces(e.Stories)
		}
	}
	old.Architecture, fresh.Architecture = nil, nil
	for _, id := range whole.Architecture {
		serves := func(e *specs.Epic) bool {
			return slices.ContainsFunc(c.facts.decisions[id], func(r string) bool { return slices.Contains(e.Requirements, r) })
		}
		if serves(fresh) {
			fresh.Architecture = append(fresh.Architecture, id)
		}
		if serves(old) || !serves(fresh) {
			old.Architecture = append(old.Architecture, id)
		}
	}
}

// traces are the requirements of stories, each once.
func traces(stories []specs.Story) []string {
	var out []string
	for i := range stories {
		out = union(out, stories[i].TracesTo)
	}
	return out
}

// likes says how much of the words of a requirement stories share.
func (c *cut) likes(id string, stories []specs.Story) float64 {
	best := 0.0
	words := wording.Keywords(c.facts.title[id])
	for i := range stories {
		if len(words) > 0 {
			best = max(best, wording.Overlap(words, wording.Keywords(specs.Plain(stories[i].Title))))
		}
	}
	return best
}

// scopeOf are the lines of a scope that speak of an epic: not those that name a
// requirement of the other one only.
func scopeOf(whole, mine, other *specs.Epic) []specs.Item {
	var out []specs.Item
	for _, it := range whole.Scope {
		foreign := false
		for _, id := range whole.Requirements {
			if names(it.Text, id) {
				foreign = !slices.Contains(mine.Requirements, id) && slices.Contains(other.Requirements, id)
				break
			}
		}
		if !foreign {
			out = append(out, it)
		}
	}
	return out
}

// redepend settles who waits for whom when an epic was split: as the needs of
// stories say, and where they say nothing both take over what the whole had.
// Before tells the epics of the stories as they were called then.
func (c *cut) redepend(whole *specs.Epic, added string, before, moved map[string]string) {
	now := c.owner()
	was := map[string]string{} // epic before the split, by the id that a story has now
	for id, epic := range before {
		if to, is := moved[id]; is {
			id = to
		}
		was[id] = epic
	}
	parts := []string{whole.ID, added}
	for i := range c.epics {
		e := &c.epics[i]
		switch {
		case slices.Contains(parts, e.ID):
			other := parts[0]
			if e.ID == other {
				other = parts[1]
			}
			e.DependsOn = nil
			for _, id := range whole.DependsOn {
				if c.needs(e, func(s string) bool { return now[s] == id }) || !c.said(parts, func(s string) bool { return now[s] == id }) {
					e.DependsOn = append(e.DependsOn, id)
				}
			}
			if c.needs(e, func(s string) bool { return now[s] == other }) {
				e.DependsOn = append(e.DependsOn, other)
			}
		case slices.Contains(e.DependsOn, whole.ID):
			e.DependsOn = c.onParts(e, parts, now, was)
		}
	}
}

// onParts are the dependencies of an epic that waited for the whole.
func (c *cut) onParts(e *specs.Epic, parts []string, now, was map[string]string) []string {
	var out []string
	said := c.needs(e, func(s string) bool { return was[s] == parts[0] })
	for _, id := range e.DependsOn {
		if id != parts[0] {
			out = append(out, id)
			continue
		}
		for _, part := range parts {
			if !said || c.needs(e, func(s string) bool { return now[s] == part }) {
				out = append(out, part)
			}
		}
	}
	slices.SortFunc(out, specs.CompareIDs)
	return out
}

// needs says whether a story of an epic needs one that is meant.
func (c *cut) needs(e *specs.Epic, meant func(story string) bool) bool {
	return slices.ContainsFunc(e.Stories, func(s specs.Story) bool { return slices.ContainsFunc(s.Needs, meant) })
}

// said says whether a story of any of the epics needs one that is meant.
func (c *cut) said(epics []string, meant func(story string) bool) bool {
	return slices.ContainsFunc(epics, func(id string) bool { return c.needs(&c.epics[c.at(id)], meant) })
}

// release says which part of an epic of the first release belongs to it: the
// one that holds what the first release is made of, both when both do or none.
func (c *cut) release(ids ...string) {
	early := map[string]bool{}
	for _, id := range ids {
		e := &c.epics[c.at(id)]
		early[id] = slices.ContainsFunc(traces(e.Stories), func(r string) bool { return c.facts.priority[r].InRelease(c.facts.mvpScope) })
	}
	for _, id := range ids {
		e := &c.epics[c.at(id)]
		e.MVP = e.MVP && (early[id] || !early[ids[0]] && !early[ids[1]])
	}
}

// place puts the new epic into the order of work, behind the one that it was
// part of.
func (c *cut) place(old, added string) {
	at := slices.IndexFunc(c.index.Order, func(r specs.OrderRow) bool { return r.Epic == old })
	if at < 0 {
		at = len(c.index.Order) - 1
	}
	row := specs.OrderRow{Epic: added, Source: specs.FromRule("order-of-epics")}
	if at >= 0 {
		row = c.index.Order[at]
		row.Epic = added
	}
	c.index.Order = slices.Insert(c.index.Order, at+1, row)
}
