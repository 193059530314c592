package epics

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// merged makes one epic of several. The first of them keeps its id and takes
// the stories of the others, under new ids of its own; whoever waited for one of
// them waits for it. An epic of the first release stays in it, and what the
// united epic waits for comes with it. Ids that the cut does not have count as
// not given.
func (c cut) merged(ids []string, title string) cut {
	c = c.copied()
	chosen := c.inOrder(ids)
	if len(chosen) < 2 {
		return c
	}
	moved := map[string]string{}
	to := c.at(chosen[0])
	for _, id := range chosen[1:] {
		from := c.epics[c.at(id)]
		into := &c.epics[to]
		moved[id] = into.ID
		for _, s := range from.Stories {
			old := s.ID
			s.ID = c.nextStory(into.ID)
			moved[old] = s.ID
			into.Stories = append(into.Stories, s)
		}
		into.Requirements, into.Architecture = union(into.Requirements, from.Requirements), union(into.Architecture, from.Architecture)
		into.DependsOn = union(into.DependsOn, from.DependsOn)
		into.Summary, into.Scope, into.Risks = unionItems(into.Summary, from.Summary), unionItems(into.Scope, from.Scope), unionItems(into.Risks, from.Risks)
		into.MVP = into.MVP || from.MVP
		if from.Priority.Rank() < into.Priority.Rank() {
			into.Priority = from.Priority
		}
		into.Source = specs.Source{Kind: specs.Edited} // that they belong together is what a person says
	}
	slices.SortFunc(c.epics[to].DependsOn, specs.CompareIDs)
	c.epics[to].Title, c.epics[to].Slug = title, specs.FileSlug(title)
	c.epics[to].Size = specs.SizeOf(c.epics[to].Stories)
	c.epics = slices.DeleteFunc(c.epics, func(e specs.Epic) bool { return slices.Contains(chosen[1:], e.ID) })
	c.relink(moved)
	c.renew()
	return c
}

// inOrder are those of the epics that are named, in the order of the cut.
func (c cut) inOrder(ids []string) []string {
	var out []string
	for i := range c.epics {
		if slices.Contains(ids, c.epics[i].ID) {
			out = append(out, c.epics[i].ID)
		}
	}
	return out
}

// mergeable refuses to make one of epics between which another one has to be
// built: it would wait for what waits for it.
func (c cut) mergeable(ids []string) error {
	chosen := c.inOrder(ids)
	if len(chosen) < 2 {
		return interview.Refuse(interview.Words("one epic cannot be merged with nothing", "只有一个史诗，无法合并")).
			Mend(interview.Words("choose two or more", "请选择两个或更多"))
	}
	for _, start := range chosen {
		at := c.at(start)
		for _, id := range c.epics[at].DependsOn {
			if slices.Contains(chosen, id) {
				continue
			}
			if path := c.way(id, chosen, map[string]bool{}); path != nil {
				return interview.Refuse(interview.Words("the united epic would wait for itself: %s → %s", "合并后的史诗会依赖自身：%s → %s"), start, strings.Join(path, " → ")).
					Mend(interview.Words("merge %s with them, or choose others", "请把 %s 一并合并，或另选"), path[0])
			}
		}
	}
	return nil
}

// way is a chain of dependencies from an epic to one of those that are named,
// nil without one.
func (c cut) way(from string, to []string, seen map[string]bool) []string {
	at := c.at(from)
	if seen[from] || at < 0 {
		return nil
	}
	seen[from] = true
	for _, id := range c.epics[at].DependsOn {
		if slices.Contains(to, id) {
			return []string{from, id}
		}
		if path := c.way(id, to, seen); path != nil {
			return append([]string{from}, path...)
		}
	}
	return nil
}
