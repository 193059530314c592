package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// everybody is the role of those who use the product, in a word that the brief
// knows: its only persona where there is no other name for them.
func (m *epicMaker) everybody() string {
	general := m.GeneralRole()
	known := phrasing.NewWordIndex(general)
	house := m.HouseRole()
	users := slices.DeleteFunc(slices.Clone(m.brief.Personas), func(p specs.Persona) bool {
		return p.Source.Kind == specs.Inferred && strings.EqualFold(p.Name, house)
	})
	for _, p := range users {
		if known.Has(m.ActorName(p.Name)) || slices.ContainsFunc(wording.Keywords(p.Name), known.Has) {
			return general
		}
	}
	for _, p := range users {
		if name := m.ActorName(p.Name); phrasing.NewWordIndex(p.Name).Has(name) {
			acts := func(p specs.Persona) bool { return strings.EqualFold(p.Name, m.User) }
			if m.Table.IsWord("anybody", m.Language, strings.ToLower(name)) && slices.ContainsFunc(m.brief.Personas, acts) {
				return m.User // "people who write services" have a better name in the stories
			}
			return name
		}
	}
	return general
}

// kinOf are classes of quality that are proven by the same means, for stories
// where there is not room for one each.
func kinOf(class string) string {
	switch class {
	case "SC":
		return "P"
	case "R":
		return "A"
	case "C":
		return "S"
	case "M":
		return "O"
	case "PO":
		return "U"
	default:
		return class
	}
}

// qualityStories turn the qualities of a plan into stories, one for each class
// while there is room, and hang the rest on the story nearest to them, which then has
// to prove their numbers too.
func (m *epicMaker) qualityStories(p *epicPlan) {
	room := maxStories - len(p.stories)
	groups := m.qualityGroups(p.nfrs, room)
	for _, g := range phrasing.FirstN(groups, max(0, room)) {
		p.stories = append(p.stories, m.qualityStory(g))
	}
	for _, g := range groups[min(len(groups), max(0, room)):] {
		for _, i := range g {
			n := &m.req.NFRs[i]
			best, top := 0, -1.0
			for k := range p.stories {
				if score := wording.Overlap(m.wordsOf(n.Title), m.wordsOf(p.stories[k].Title)); score > top {
					best, top = k, score
				}
			}
			if len(p.stories) > 0 {
				p.stories[best].TracesTo = append(p.stories[best].TracesTo, n.ID)
				p.stories[best].Criteria = append(p.stories[best].Criteria, m.qualityCriteria(n)...)
			}
		}
	}
}

// qualityGroups puts qualities of one class together, then kindred classes,
// then the smallest; a class that has more than a story can prove is parted
// while there is room.
func (m *epicMaker) qualityGroups(list []int, room int) [][]int {
	if len(list) <= room {
		out := make([][]int, 0, len(list))
		for _, i := range list {
			out = append(out, []int{i})
		}
		return out
	}
	class := func(i int) string { return m.req.NFRs[i].Category }
	groups := byClass(list, class)
	if len(groups) > room {
		groups = byClass(list, func(i int) string { return kinOf(class(i)) })
	}
	for len(groups) > max(1, room) {
		slices.SortStableFunc(groups, func(a, b []int) int { return len(b) - len(a) })
		last := len(groups) - 1
		groups[last-1] = slices.Concat(groups[last-1], groups[last])
		groups = groups[:last]
	}
	for len(groups) < room {
		big := 0
		for g := range groups {
			if len(groups[g]) > len(groups[big]) {
				big = g
			}
		}
		half := (len(groups[big]) + 1) / 2
		groups = slices.Insert(groups, big+1, groups[big][half:])
		groups[big] = groups[big][:half]
	}
	return groups
}

func byClass(list []int, key func(int) string) [][]int {
	at := map[string]int{}
	var out [][]int
	for _, i := range list {
		k := key(i)
		n, ok := at[k]
		if !ok {
			n = len(out)
			at[k] = n
			out = append(out, nil)
		}
		out[n] = append(out[n], i)
	}
	return out
}

// qualityTitle is the name of the quality, or that of the class with all of its
// qualities where these are short enough.
func (m *epicMaker) qualityTitle(list []int) string {
	first := specs.Plain(m.req.NFRs[list[0]].Title)
	if len(list) == 1 {
		return m.CutPhrase(first, 2*m.nameLimit())
	}
	var classes, names []string
	for _, i := range list {
		n := &m.req.NFRs[i]
		if c := m.say("quality_class_" + n.Category); !slices.Contains(classes, c) {
			classes = append(classes, c)
		}
		names = append(names, m.phrase(specs.Plain(n.Title)))
	}
	kind := m.Join(phrasing.FirstN(classes, 2), 0)
	labelled := slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, m.Say("colon")) })
	if title := m.say("quality_group", "classes", kind, "list", m.Series(names, 0)); !labelled && len([]rune(title)) <= 2*m.nameLimit() {
		return phrasing.Capital(title)
	}
	return phrasing.Capital(m.say("quality_epic_of", "list", kind)) // a name of one of them would hide the others
}

// qualityStory asks for the proof of qualities: their numbers are its
// criteria.
func (m *epicMaker) qualityStory(list []int) specs.Story {
	s := specs.Story{Title: m.qualityTitle(list), Source: m.req.NFRs[list[0]].Source, Size: "M"}
	var numbers [][]specs.Criterion
	for _, i := range list {
		q := &m.req.NFRs[i]
		s.TracesTo = append(s.TracesTo, q.ID)
		s.Source = s.Source.Join(q.Source)
		numbers = append(numbers, m.qualityCriteria(q))
	}
	s.Criteria = testsOfAll(numbers)
	// Whoever uses the product is glad of a quality; measuring it is the work of
	// those who build it, and no wish of one role of the source.
	s.Text = specs.UserStory{Role: m.everybody(), Want: m.qualityWants(list), Source: phrasing.Rule("story-from-quality")}
	return s
}

// qualityCriteria are the numbers of a quality, each with how it is measured. A quality that
// is kept or broken, and one whose sentence is its measure, are tested by what they say.
func (m *epicMaker) qualityCriteria(n *specs.NFR) []specs.Criterion {
	rule := phrasing.Rule("criterion-of-quality")
	if len(n.Targets) == 0 {
		return []specs.Criterion{{Text: m.sentence("quality_criterion", m.nfrPairs(n, nil)...), Source: rule}}
	}
	if m.KeptOrNot(n) {
		return []specs.Criterion{m.toldCriterion(m.toldOf(n), &n.Targets[0])}
	}
	var out []specs.Criterion
	for i := range n.Targets {
		t := &n.Targets[i]
		if t.Source.Kind == specs.Stated && specs.MetricTells(t) {
			out = append(out, m.toldCriterion(phrasing.Capital(strings.TrimRight(t.Metric, ".。 ")), t))
			continue
		}
		one := *n
		one.Targets = n.Targets[i : i+1]
		from, as := rule, "quality_criterion"
		switch {
		case t.Source.Kind == specs.Stated:
			from, as = t.Source, m.measuredAs(as, t)
		case completing.MeasureAdded(n):
			as = "quality_criterion_added"
		}
		out = append(out, specs.Criterion{Text: m.sentence(as, m.nfrPairs(&one, nil)...), Source: from})
	}
	return out
}

// toldCriterion tests a quality by the sentence that states it, with how that is shown.
func (m *epicMaker) toldCriterion(text string, t *specs.Target) specs.Criterion {
	src := phrasing.Rule("criterion-of-quality")
	if t.Source.Kind == specs.Stated {
		src = t.Source
	}
	measured := m.failureText(specs.Plain(t.Measurement))
	return specs.Criterion{Text: m.sentence(m.measuredAs("quality_criterion_told", t), "text", text, "measurement", reading.FirstOf(measured, m.say("measured_open"))), Source: src}
}

// toldOf is the demand of a quality as what is so once it is met: "does not appear" of "MUST
// NOT appear". A sentence of which that is not known stays as it is.
func (m *epicMaker) toldOf(n *specs.NFR) string {
	var told []string
	for i := range n.Statement {
		for _, sentence := range wording.Sentences(n.Statement[i].Text) {
			said := strings.TrimRight(m.Indicated(n.Statement[i].Text[sentence.Start:sentence.End]), ".。 ")
			if len(told) > 0 {
				said = m.LowerStart(said)
			}
			told = append(told, said)
		}
	}
	if len(told) == 0 {
		return m.phrase(n.Title)
	}
	return strings.Join(told, m.Say("series_sep"))
}

// measuredAs is the phrase for the criterion of a stated number: where the way it is measured
// is only proposed, the criterion says so, because its source vouches for the number alone.
func (m *epicMaker) measuredAs(key string, t *specs.Target) string {
	if strings.HasPrefix(strings.TrimSpace(specs.Plain(t.Measurement)), m.proposedLead()) {
		return key + "_proposed"
	}
	return key
}

// enoughStories reaches two stories: a requirement told in one story is told
// in two, the way it succeeds and the way it fails. A quality is not refused and
// not sent twice: it is met once, and has to go on being met.
func (m *epicMaker) enoughStories(p *epicPlan) {
	for len(p.stories) > 0 && len(p.stories) < minStories {
		if len(p.members) == 0 && len(p.nfrs) > 0 {
			p.stories = append(p.stories, m.watchStory(&p.stories[0]))
			continue
		}
		p.stories = append(p.stories, m.failureStory(&p.stories[0], p.members))
	}
}

// watchStory tells how a quality that was met once is seen to be met later on.
func (m *epicMaker) watchStory(s *specs.Story) specs.Story {
	name := m.CutPhrase(m.phrase(s.Title), 60)
	return specs.Story{
		Title: phrasing.Capital(m.say("watch_title", "name", name)), Size: "S", TracesTo: slices.Clone(s.TracesTo), Source: phrasing.Rule("story-of-watch"),
		Text: specs.UserStory{Role: s.Text.Role, Want: m.say("watch_want", "name", name), Benefit: m.say("watch_benefit"), Source: phrasing.Rule("story-of-watch")},
		Criteria: []specs.Criterion{
			{Text: m.sentence("watch_told", "name", name), Source: phrasing.Rule("criterion-of-watch")},
			{Text: m.sentence("watch_kept"), Source: phrasing.Rule("criterion-of-watch")},
		},
	}
}

// failureStory tells what happens when the work of another story is refused or
// fails.
func (m *epicMaker) failureStory(s *specs.Story, members []int) specs.Story {
	name := m.CutPhrase(m.phrase(s.Title), 60)
	second := specs.Story{
		Title: phrasing.Capital(m.say("failure_title", "name", name)), Size: "S", TracesTo: slices.Clone(s.TracesTo), Source: phrasing.Rule("story-on-failure"),
		Text: specs.UserStory{Role: s.Text.Role, Want: m.say("failure_want", "name", name), Benefit: m.say("failure_benefit"), Source: phrasing.Rule("story-on-failure")},
	}
	for _, i := range members {
		for _, e := range m.req.Requirements[i].EdgeCases {
			if len(second.Criteria) < 2 {
				second.Criteria = append(second.Criteria, specs.Criterion{Text: m.sentence("edge_criterion", "text", m.phrase(e.Text)), Source: phrasing.Rule("criterion-of-edge")})
			}
		}
	}
	second.Criteria = append(second.Criteria, m.failure(name))
	if m.ChangeIdea() {
		return second
	}
	second.Criteria = append(second.Criteria,
		specs.Criterion{Text: m.sentence("story_repeat", "name", name), Source: phrasing.Rule("criterion-on-repetition")})
	return second
}
