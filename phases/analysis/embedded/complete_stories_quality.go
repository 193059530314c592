package embedded

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
)

// operator is the persona who runs the product, else the first one.
func (m *epicMaker) operator() string {
	for _, p := range m.brief.Personas {
		if name := m.actorName(p.Name); m.isAdmin(name) {
			return name
		}
	}
	if len(m.brief.Personas) > 0 {
		return m.actorName(m.brief.Personas[0].Name)
	}
	return m.admin
}

// qualityStories turn the qualities of a plan into stories while there is
// room, and hang the rest on the story nearest to them.
func (m *epicMaker) qualityStories(p *epicPlan) {
	rest := p.nfrs
	for len(rest) > 0 && len(p.stories) < maxStories {
		take := 1
		if free := maxStories - len(p.stories); len(rest) > free {
			take = (len(rest) + free - 1) / free
		}
		take = min(take, maxStoryTraces, len(rest))
		p.stories = append(p.stories, m.qualityStory(rest[:take]))
		rest = rest[take:]
	}
	for _, i := range rest {
		n := &m.req.NFRs[i]
		best, top := 0, -1.0
		for k := range p.stories {
			if score := wordsOverlap(n.Title, p.stories[k].Title); score > top {
				best, top = k, score
			}
		}
		if len(p.stories) > 0 {
			p.stories[best].TracesTo = append(p.stories[best].TracesTo, n.ID)
		}
	}
}

// qualityStory asks for the proof of qualities: their numbers are its
// criteria.
func (m *epicMaker) qualityStory(list []int) specs.Story {
	n := &m.req.NFRs[list[0]]
	s := specs.Story{Title: m.say("quality_title", "name", shorten(m.phrase(n.Title), 70)), Source: n.Source, Size: "M"}
	s.Title = capital(s.Title)
	s.Text = specs.UserStory{Role: m.operator(), Want: m.say("quality_want", "name", shorten(m.phrase(n.Title), 80)), Source: rule("story-from-quality")}
	s.Text.Benefit = m.say("quality_benefit", "id", n.ID)
	for _, i := range list {
		s.TracesTo = append(s.TracesTo, m.req.NFRs[i].ID)
		s.Source = s.Source.Join(m.req.NFRs[i].Source)
		if len(s.Criteria) < maxCriteria {
			s.Criteria = append(s.Criteria, m.qualityCriterion(&m.req.NFRs[i]))
		}
	}
	if len(s.Criteria) < minCriteria {
		pairs := m.nfrPairs(n, nil)
		key := "quality_alarm"
		if slices.Contains([]string{"A", "O", "C"}, n.Category) {
			key = "quality_alarm_running"
		}
		s.Criteria = append(s.Criteria, specs.Criterion{Text: m.sentence(key, pairs...), Source: rule("criterion-of-quality")})
	}
	return s
}

func (m *epicMaker) qualityCriterion(n *specs.NFR) specs.Criterion {
	src := rule("criterion-of-quality")
	if len(n.Targets) > 0 && n.Targets[0].Source.Kind == specs.Stated {
		src = n.Targets[0].Source
	}
	return specs.Criterion{Text: m.sentence("quality_criterion", m.nfrPairs(n, nil)...), Source: src}
}

// enoughStories reaches two stories: a requirement told in one story is told
// in two, the way it succeeds and the way it fails.
func (m *epicMaker) enoughStories(p *epicPlan) {
	for len(p.stories) > 0 && len(p.stories) < minStories {
		s := p.stories[0]
		name := shorten(m.phrase(s.Title), 60)
		second := specs.Story{
			Title: capital(m.say("failure_title", "name", name)), Size: "S", TracesTo: slices.Clone(s.TracesTo), Source: rule("story-on-failure"),
			Text: specs.UserStory{Role: s.Text.Role, Want: m.say("failure_want", "name", name), Benefit: m.say("failure_benefit"), Source: rule("story-on-failure")},
		}
		for _, i := range p.members {
			for _, e := range m.req.Requirements[i].EdgeCases {
				if len(second.Criteria) < 2 {
					second.Criteria = append(second.Criteria, specs.Criterion{Text: m.sentence("edge_criterion", "text", m.phrase(e.Text)), Source: rule("criterion-of-edge")})
				}
			}
		}
		second.Criteria = append(second.Criteria,
			specs.Criterion{Text: m.sentence("story_failure", "name", name), Source: rule("criterion-on-failure")},
			specs.Criterion{Text: m.sentence("story_repeat", "name", name), Source: rule("criterion-on-repetition")})
		p.stories = append(p.stories, second)
	}
}
