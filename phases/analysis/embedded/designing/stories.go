package designing

import (
	"math"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// writeStories makes the stories of every plan: one for each requirement while
// they fit, else one for those that are about the same thing. What is not
// mandatory and finds no place stays in the epic's scope.
func (m *epicMaker) writeStories() {
	for i := range m.plans {
		p := &m.plans[i]
		p.stories = nil
		rest := map[int]bool{}
		for _, part := range p.parts {
			for _, i := range part.members {
				rest[i] = part.rest
			}
		}
		room := m.roomIn(p)
		groups := m.storyGroups(p.members, room, rest)
		for _, group := range groups {
			p.stories = append(p.stories, m.groupStories(group, room-len(groups)+1)...)
		}
		m.qualityStories(p)
	}
}

// roomIn is how many stories the requirements of a plan may have: its qualities take
// up to two places, but none that what is needed fills.
func (m *epicMaker) roomIn(p *epicPlan) int {
	if p.kind == "quality" || len(p.members) == 0 {
		return maxStories
	}
	return max(minStories, maxStories-min(len(p.nfrs), 2), min(maxStories, m.needed(p.members)))
}

// needed counts what has to have a story: what is mandatory and what else the first
// release is made of.
func (m *epicMaker) needed(members []int) int {
	n := 0
	for _, i := range members {
		n += rankBool(m.hasToBeTold(i))
	}
	return n
}

func (m *epicMaker) hasToBeTold(i int) bool {
	p := m.req.Requirements[i].Priority
	return p != specs.Wont && !m.parked[i] && (p == specs.Must || m.loop[i] && m.now(i))
}

func byPriority(m *epicMaker, list []int) []int {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b int) int {
		return m.req.Requirements[a].Priority.Rank() - m.req.Requirements[b].Priority.Rank()
	})
	return out
}

// story tells one group of requirements as a slice of work, in their words.
func (m *epicMaker) story(group []int) specs.Story {
	lead := &m.req.Requirements[group[0]]
	s := specs.Story{Title: lead.Title, Text: lead.Story, TracesTo: m.ids(group), Source: lead.Source}
	s.Text.Role = m.storyRole(group[0])
	s.Text.Want = m.phrase(m.wantOf(group[0]))
	if len(group) > 1 {
		s.Title, s.Text.Role = m.mergedTitle(group), m.roleOfMost(group)
		wants := make([]string, len(group))
		for n, i := range group {
			wants[n] = m.wantBeside(i, s.Text.Role)
			s.Source = s.Source.Join(m.req.Requirements[i].Source)
		}
		s.Text.Want, s.Text.Benefit = m.joinedWants(wants, group), m.mergedBenefit(group)
		if m.Language == "zh" && slices.ContainsFunc(group, func(i int) bool { return m.storyRole(i) != s.Text.Role }) {
			s.Text.Role = m.GeneralRole() // what others wish is not theirs
		}
		s.Text.Source = phrasing.Rule("story-of-requirements")
	}
	if s.Text.Source.Kind == "" {
		s.Text.Source = phrasing.Rule("story-from-requirement")
	}
	s.Criteria = m.storyCriteria(group)
	s.Size = m.sizeOf(group, &s)
	return s
}

// storyRole is who wishes a requirement, as the brief calls them.
func (m *epicMaker) storyRole(i int) string {
	return m.roleOfBrief(reading.FirstOf(m.req.Requirements[i].Story.Role, m.User))
}

// roleOfMost is who wishes most of several requirements, the first of those who wish as much.
// Whoever just uses the product is nobody among persons with a name.
func (m *epicMaker) roleOfMost(group []int) string {
	wished, best := map[string]int{}, m.storyRole(group[0])
	for _, i := range group {
		if role := m.storyRole(i); role != m.GeneralRole() && role != m.HouseRole() && role != m.User {
			wished[role]++
		}
	}
	for _, i := range group {
		if role := m.storyRole(i); wished[role] > wished[best] {
			best = role
		}
	}
	return best
}

// wantBeside is a wish in the story of somebody: what somebody else wants to do says who does
// it, "a member to invite others".
func (m *epicMaker) wantBeside(i int, role string) string {
	want, who := m.phrase(m.namedWant(i)), m.storyRole(i)
	if m.Language == "zh" || who == role || !strings.HasPrefix(want, "to ") || who == m.GeneralRole() || who == m.User {
		return want
	}
	return wording.Article(who) + " " + who + " " + want
}

// joinedWants makes one wish of several. Long Chinese ones are told by their titles: a
// list of whole sentences cannot be read as one wish, and the requirements say the rest.
func (m *epicMaker) joinedWants(wants []string, group []int) string {
	if m.Language != "zh" {
		if last := len(wants) - 1; m.unlike(wants) {
			return m.LowerStart(m.say("wants_joined", "first", strings.Join(wants[:last], ", "), "second", wants[last]))
		}
		return m.Join(wants, 0)
	}
	long, heads := m.statesAny(wants), make([]string, len(wants))
	for i, want := range wants {
		want = m.nameOfWant(want)
		heads[i] = want
		if title := m.phrase(specs.Plain(m.req.Requirements[group[i]].Title)); strings.Contains(want, "，") && !strings.Contains(title, "…") {
			heads[i] = title
		}
		long = long || strings.ContainsAny(heads[i], "，、和：")
	}
	if long {
		return strings.Join(heads, m.say("semicolon"))
	}
	return m.Join(heads, 0)
}

// mergedBenefit joins what the requirements are good for, each once, so that
// the benefit belongs to all that is wanted.
func (m *epicMaker) mergedBenefit(group []int) string {
	var out []string
	for _, i := range group {
		b := m.phrase(m.req.Requirements[i].Story.Benefit)
		if b != "" && !slices.ContainsFunc(out, func(o string) bool { return phrasing.FoldTerm(o) == phrasing.FoldTerm(b) }) {
			out = append(out, b)
		}
	}
	return m.Join(out, 0)
}

// roleOfBrief calls a role as the brief calls its persona: "member" is the
// "workspace member" when there is only one persona of that word. Whoever uses
// the product is none of them.
func (m *epicMaker) roleOfBrief(role string) string { return m.roles.Of(role, m.findRole) }

// findRole is roleOfBrief of a role that nobody has asked for yet.
func (m *epicMaker) findRole(role string) string {
	found := ""
	if role == m.GeneralRole() || role == m.Table.Roles["default"].User.In(m.Language) {
		return role
	}
	for _, p := range m.brief.Personas {
		name := m.ActorName(p.Name)
		if phrasing.FoldTerm(name) == phrasing.FoldTerm(role) {
			return role
		}
		if phrasing.NewWordIndex(name).Has(role) {
			if found != "" {
				return role
			}
			found = name
		}
	}
	return reading.FirstOf(found, role)
}

func (m *epicMaker) wantOf(i int) string {
	r := &m.req.Requirements[i]
	if r.Story.Want != "" {
		return r.Story.Want
	}
	return m.phrase(r.Title)
}

// namedWant is a Chinese wish as somebody else tells it: what goes to 我 in it goes to
// whoever wishes it.
func (m *epicMaker) namedWant(i int) string {
	want, role := m.wantOf(i), m.req.Requirements[i].Story.Role
	if m.Language != "zh" || role == "" {
		return want
	}
	for _, to := range m.Table.Words["told_or_given"].In("zh") {
		if before, after, ok := strings.Cut(want, to+"我"); ok && !strings.HasPrefix(after, "们") {
			return before + to + role + after
		}
	}
	return want
}

// storyCriteria are the criteria of the requirements that a story tells; see testsOfAll.
func (m *epicMaker) storyCriteria(group []int) []specs.Criterion {
	lists := make([][]specs.Criterion, len(group))
	for n, i := range group {
		for _, c := range m.req.Requirements[i].Criteria {
			lists[n] = append(lists[n], specs.Criterion{Text: c.Text, Source: c.Source})
		}
	}
	out := testsOfAll(lists)
	if len(out) == 0 {
		out = append(out, m.failure(phrasing.Shorten(m.phrase(m.req.Requirements[group[0]].Title), 60)))
	}
	return out
}

// testsOfAll are the criteria of what a story traces: the first of each, a stated one where
// there is one, since what a story traces it also tests, then the others that the source
// states, and the inferred ones in turn. None is left out: whoever builds from the stories
// alone would never try it.
func testsOfAll(lists [][]specs.Criterion) []specs.Criterion {
	var first, stated, inferred [][]specs.Criterion
	for _, list := range lists {
		var said, added []specs.Criterion
		for _, c := range list {
			if c.Source.Kind == specs.Inferred {
				added = append(added, c)
			} else {
				said = append(said, c)
			}
		}
		first = append(first, phrasing.FirstN(slices.Concat(said, added), 1))
		stated, inferred = append(stated, said), append(inferred, added)
	}
	var out []specs.Criterion
	for _, lists := range [][][]specs.Criterion{first, stated, inferred} {
		for _, c := range completing.RoundRobin(lists, math.MaxInt) {
			if !slices.ContainsFunc(out, func(o specs.Criterion) bool { return o.Text == c.Text }) {
				out = append(out, c)
			}
		}
	}
	return out
}

// failure is the criterion of a deed that comes to nothing.
func (g *Designer) failure(name string) specs.Criterion {
	return specs.Criterion{Text: wording.Sentence(g.say("deed_fails", "name", name)), Source: phrasing.Rule("criterion-on-failure")}
}

// estimated is the sum of the points at which the source estimates all of a group, 0 where it
// leaves one of them out.
func (m *epicMaker) estimated(group []int) int {
	sum := 0
	for _, i := range group {
		line, points := understanding.FirstLine(m.req.Requirements[i].Source), 0
		for k := range m.Understood.Features {
			if f := &m.Understood.Features[k]; f.Points > 0 && understanding.FirstLine(f.Source) == line {
				points = f.Points
			}
		}
		if points == 0 {
			return 0
		}
		sum += points
	}
	return sum
}

// sizeOfPoints is the size of a story by the points of a team, most of which estimate by 1, 2,
// 3, 5, 8 and 13.
func sizeOfPoints(points int) string {
	switch {
	case points <= 2:
		return "S"
	case points <= 5:
		return "M"
	case points <= 8:
		return "L"
	default:
		return "XL"
	}
}

// maxStoryPoints is what a story that one person finishes in days may weigh.
const maxStoryPoints = 12

// sizeOf estimates a story by what it has to satisfy: criteria and edge cases,
// systems outside, life cycles and further requirements.
func (m *epicMaker) sizeOf(group []int, s *specs.Story) string {
	if told := m.estimated(group); told > 0 {
		return sizeOfPoints(told)
	}
	points := len(s.Criteria) + 2*(len(group)-1)
	for _, i := range group {
		r := &m.req.Requirements[i]
		points += min(2, len(r.EdgeCases))
		outside := 0
		for k := range m.req.Index.Integrations {
			if outside < 2 && m.speaksOf(i, &m.req.Index.Integrations[k]) {
				outside++
			}
		}
		points += 2 * outside
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
	case points > maxStoryPoints:
		return "XL"
	default:
		return "L"
	}
}

// numberStories numbers stories, tells two of the same title apart, and says which need which: the first of an epic
// makes what the others of the same data use.
func (m *epicMaker) numberStories(epics, whole []specs.Epic) {
	taken := map[string]bool{}
	for i := range epics {
		e := &epics[i]
		numbers := storyNumbers(e, whole)
		for k := range e.Stories {
			s := &e.Stories[k]
			if taken[phrasing.FoldTerm(s.Title)] && len(s.TracesTo) > 0 {
				s.Title = m.say("part_of", "name", s.Title, "first", s.TracesTo[0])
			}
			taken[phrasing.FoldTerm(s.Title)] = true
			s.ID = specs.StoryID(e.ID, numbers[k])
		}
		m.needs(e)
	}
}

func (m *epicMaker) needs(e *specs.Epic) {
	made := map[string]int{} // entity → story that creates it
	seen := map[string]bool{}
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
				} else if !there && !seen[name] && m.brings(i, name) {
					made[name] = k
				}
				seen[name] = true // what an earlier story works with is there before this one
			}
		}
		if k > 0 && s.Text.Source.Rule == "rule:story-of-steps" && e.Stories[k-1].Text.Source.Rule == s.Text.Source.Rule {
			s.Needs = []string{e.Stories[k-1].ID}
		}
		if k > 0 && (strings.HasPrefix(s.Source.Rule, "rule:story-on-failure") || s.Source.Rule == "rule:story-of-watch") {
			s.Needs = []string{e.Stories[0].ID}
		}
	}
}
