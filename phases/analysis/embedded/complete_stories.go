package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// writeStories makes the stories of every plan: one for each requirement while
// they fit, else one for neighbours of the same person. What is not mandatory
// and finds no place stays in the epic's scope.
func (m *epicMaker) writeStories() {
	for i := range m.plans {
		p := &m.plans[i]
		p.stories = nil
		room := maxStories
		if p.kind != "quality" {
			room = max(minStories, maxStories-min(len(p.nfrs), 2))
			if len(p.members) == 0 {
				room = maxStories
			}
		}
		for _, group := range m.storyGroups(p.members, room) {
			p.stories = append(p.stories, m.story(group, p))
		}
		m.qualityStories(p)
	}
}

// storyGroups cuts requirements into at most room groups of at most four.
// Mandatory ones come first; the order of the documents stays inside a group.
func (m *epicMaker) storyGroups(members []int, room int) [][]int {
	var must, other []int
	for _, i := range members {
		switch m.req.Requirements[i].Priority {
		case specs.Wont:
		case specs.Must:
			must = append(must, i)
		default:
			other = append(other, i)
		}
	}
	other = byPriority(m, other)
	if capacity := room * maxStoryTraces; len(must)+len(other) > capacity {
		if len(must) > capacity {
			room = maxStories
			capacity = room * maxStoryTraces
		}
		other = firstN(other, max(0, capacity-len(must)))
	}
	all := append(slices.Clone(must), other...)
	slices.Sort(all)
	return m.packGroups(all, room)
}

func byPriority(m *epicMaker, list []int) []int {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b int) int {
		return m.req.Requirements[a].Priority.Rank() - m.req.Requirements[b].Priority.Rank()
	})
	return out
}

// packGroups puts neighbours together until they fit: first those of the same
// role that share data, then any, always the two smallest.
func (m *epicMaker) packGroups(all []int, room int) [][]int {
	var groups [][]int
	for _, i := range all {
		groups = append(groups, []int{i})
	}
	for len(groups) > room {
		best, top := -1, -100.0
		for i := 0; i+1 < len(groups); i++ {
			a, b := groups[i], groups[i+1]
			if len(a)+len(b) > maxStoryTraces {
				continue
			}
			score := jaccard(m.keywords[a[len(a)-1]], m.keywords[b[0]]) - float64(len(a)+len(b))
			if m.req.Requirements[a[0]].Story.Role == m.req.Requirements[b[0]].Story.Role {
				score += 1.5
			}
			if score > top {
				best, top = i, score
			}
		}
		if best < 0 { // no two neighbours fit: the last ones must
			return even(all, room)
		}
		groups[best] = append(slices.Clone(groups[best]), groups[best+1]...)
		groups = slices.Delete(groups, best+1, best+2)
	}
	return groups
}

// even cuts a list into n parts of nearly the same length.
func even(all []int, n int) [][]int {
	n = min(n, len(all))
	var out [][]int
	for i := range n {
		out = append(out, slices.Clone(all[i*len(all)/n:(i+1)*len(all)/n]))
	}
	return out
}

// story tells one group of requirements as a slice of work, in their words.
func (m *epicMaker) story(group []int, p *epicPlan) specs.Story {
	lead := &m.req.Requirements[group[0]]
	s := specs.Story{Title: lead.Title, Text: lead.Story, TracesTo: m.ids(group), Source: lead.Source}
	s.Text.Role = m.roleOfBrief(firstOf(s.Text.Role, m.user))
	if s.Text.Want == "" {
		s.Text.Want = m.phrase(lead.Title)
	}
	s.Text.Want = m.phrase(s.Text.Want)
	if s.Text.Benefit == "" {
		s.Text.Benefit = m.say("story_benefit", "name", m.phrase(p.name))
	}
	if len(group) > 1 {
		names := m.titles(group, maxStoryTraces)
		s.Title = capital(m.join(names, 2))
		limit := 90
		if m.lang == "zh" {
			limit = 40
		}
		if len(names) > 2 || len([]rune(s.Title)) > limit {
			s.Title = m.say("story_more", "title", shorten(specs.Plain(lead.Title), 64), "count", itoa(len(names)-1))
		}
		wants := []string{s.Text.Want}
		for _, i := range group[1:] {
			wants = append(wants, m.wantOf(i))
		}
		s.Text.Want = m.join(wants, maxStoryTraces)
		for _, i := range group[1:] {
			s.Source = s.Source.Join(m.req.Requirements[i].Source)
		}
		s.Text.Source = rule("story-of-requirements")
	}
	if s.Text.Source.Kind == "" {
		s.Text.Source = rule("story-from-requirement")
	}
	s.Criteria = m.storyCriteria(group)
	s.Size = m.sizeOf(group, &s, p)
	return s
}

// roleOfBrief calls a role as the brief calls its persona: "member" is the
// "workspace member" when there is only one persona of that word.
func (m *epicMaker) roleOfBrief(role string) string {
	found := ""
	for _, p := range m.brief.Personas {
		name := m.actorName(p.Name)
		if foldTerm(name) == foldTerm(role) {
			return role
		}
		if newWordIndex(name).has(role) {
			if found != "" {
				return role
			}
			found = name
		}
	}
	return firstOf(found, role)
}

func (m *epicMaker) wantOf(i int) string {
	r := &m.req.Requirements[i]
	if r.Story.Want != "" {
		return r.Story.Want
	}
	return m.phrase(r.Title)
}

// storyCriteria are the criteria of the requirements, at most four, every
// requirement in turn, the stated ones before the inferred.
func (m *epicMaker) storyCriteria(group []int) []specs.Criterion {
	var lists [][]specs.Criterion
	for _, i := range group {
		r := &m.req.Requirements[i]
		list := make([]specs.Criterion, 0, len(r.Criteria))
		for _, c := range r.Criteria {
			list = append(list, specs.Criterion{Text: c.Text, Source: c.Source})
		}
		slices.SortStableFunc(list, func(a, b specs.Criterion) int {
			return rankBool(a.Source.Kind == specs.Inferred) - rankBool(b.Source.Kind == specs.Inferred)
		})
		lists = append(lists, list)
	}
	var out []specs.Criterion
	for _, c := range roundRobin(lists, 16) {
		if len(out) < maxCriteria && !slices.ContainsFunc(out, func(o specs.Criterion) bool { return o.Text == c.Text }) {
			out = append(out, c)
		}
	}
	name := shorten(m.phrase(m.req.Requirements[group[0]].Title), 60)
	if len(out) < minCriteria {
		out = append(out, specs.Criterion{Text: m.sentence("story_failure", "name", name), Source: rule("criterion-on-failure")})
	}
	if len(out) < minCriteria {
		out = append(out, specs.Criterion{Text: m.sentence("story_shown", "name", name), Source: rule("criterion-on-result")})
	}
	return out
}

// sizeOf estimates a story by what it has to satisfy: criteria and edge cases,
// systems outside, life cycles and further requirements.
func (m *epicMaker) sizeOf(group []int, s *specs.Story, p *epicPlan) string {
	points := len(s.Criteria) + 2*(len(group)-1)
	for _, i := range group {
		r := &m.req.Requirements[i]
		points += min(2, len(r.EdgeCases))
		for k := range m.req.Index.Integrations {
			if m.speaksOf(i, &m.req.Index.Integrations[k]) {
				points += 2
			}
		}
		for k := range m.req.Index.Entities {
			if e := &m.req.Index.Entities[k]; len(e.States) > 2 && slices.Contains(r.Entities, e.Name) {
				points++
				break
			}
		}
	}
	switch {
	case points <= 2:
		return "S"
	case points <= 5:
		return "M"
	case points > 12 && !p.mvp:
		return "XL"
	default:
		return "L"
	}
}

// nameStories numbers stories and says which need which: the first of an epic
// makes what the others of the same data use.
func (m *epicMaker) nameStories(epics []specs.Epic) {
	for i := range epics {
		e := &epics[i]
		for k := range e.Stories {
			e.Stories[k].ID = specs.StoryID(e.ID, k+1)
		}
		m.needs(e)
	}
}

func (m *epicMaker) needs(e *specs.Epic) {
	made := map[string]int{} // entity → story that creates it
	for k := range e.Stories {
		s := &e.Stories[k]
		for _, id := range s.TracesTo {
			i, ok := m.byID[id]
			if !ok {
				continue
			}
			for _, name := range m.req.Requirements[i].Entities {
				if at, there := made[name]; there && at < k && !slices.Contains(s.Needs, e.Stories[at].ID) && len(s.Needs) < 1 {
					s.Needs = append(s.Needs, e.Stories[at].ID)
				} else if !there && m.creates(i, name) {
					made[name] = k
				}
			}
		}
		if strings.HasPrefix(s.Source.Rule, "rule:story-on-failure") && k > 0 {
			s.Needs = []string{e.Stories[0].ID}
		}
	}
}
