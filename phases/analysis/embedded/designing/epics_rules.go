package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Scores by which a rule of the source finds the epic that it binds.
const (
	sharedData = 0.2  // it speaks of the same data
	sameSide   = 0.15 // what the first release has goes before what may follow
	tooLate    = 1    // a rule of the first release does not wait for what may follow, unless the plan of the source puts off just what it binds
	crowding   = 0.01 // for each requirement that the epic has: nothing else may tell them apart
	fullHouse  = 0.15 // its stories are as many as it may have
	ownPeople  = 0.3  // the source calls a theme of the epic by those whom it concerns
	ownSection = 1.0  // the source has it under the heading of the epic
	ownChapter = 0.5  // the epic has what stands beside its section, under the heading over both
)

// noteRules finds the requirements that are rules of the source. They bind what
// others build: they neither open an epic nor decide what the first release is.
func (m *epicMaker) noteRules() {
	names := m.RuleNames()
	m.binding = map[int]bool{}
	for i := range m.req.Requirements {
		r := &m.req.Requirements[i]
		if r.Source.Kind == specs.Stated && (m.isRule(names, r) || m.beside[understanding.FirstLine(r.Source)]) {
			m.binding[i] = true
		}
	}
	if len(m.binding) == len(m.req.Requirements) {
		m.binding = map[int]bool{}
	}
	m.freeSections()
}

// isRule says that a requirement is one of the rules that the source has by these names,
// before or behind which its title may tell the case in which it holds.
func (m *epicMaker) isRule(names map[string]bool, r *specs.Requirement) bool {
	mark := r.Source.Mark()
	if names[mark+r.Title] || names[mark+m.WithoutOpening(r.Title)] {
		return true
	}
	for at := len(r.Title) - 1; at > 0; at-- {
		if r.Title[at] == ' ' && names[mark+r.Title[:at]] && m.Table.IsWord("conditions", "en", strings.ToLower(phrasing.LeadingWord(r.Title[at+1:]))) {
			return true
		}
	}
	return false
}

// leastSection is how many rules make a section an epic of its own.
const leastSection = 3

// freeSections lets rules be built under their own heading where a heading of the source
// holds nothing else: "Rules for drafts" is a part of the product, and its rules spread
// over other parts are found by nobody.
func (m *epicMaker) freeSections() {
	under := map[string][]int{}
	for i := range m.req.Requirements {
		if head := phrasing.FoldTerm(m.factGroup(i)); head != "" && m.wanted(i) {
			under[head] = append(under[head], i)
		}
	}
	for _, members := range under {
		name := m.factGroup(members[0])
		if len(members) < leastSection || !m.telling(epicPart{name: name, how: "heading"}) || slices.ContainsFunc(members, func(i int) bool { return !m.binding[i] }) {
			continue
		}
		for _, i := range members {
			delete(m.binding, i)
		}
	}
}

// placeRules gives every rule to the epic of what it binds: the one with the
// requirement that shares most with it, else the one that stands before it in the
// source. What binds all of the product waits for placeAcross.
func (m *epicMaker) placeRules() {
	if len(m.plans) == 0 {
		return
	}
	for _, rules := range m.rulesByLine() {
		p := &m.plans[m.nearestPlan(rules)]
		if len(m.plans) >= minEpics && m.bindsEverything(rules, p) {
			if to := m.onlySpokenOf(rules); to >= 0 {
				m.plans[to].take(rules)
				continue
			}
			m.across = append(m.across, rules...)
			continue
		}
		p.take(rules)
	}
}

// onlySpokenOf is the only plan of the first release, with room for a story, whose statements
// speak of what a rule is about: "the counter keeps working without a network" is built where
// somebody does something at the counter, and not behind all else. -1 for none.
func (m *epicMaker) onlySpokenOf(rules []int) int {
	title := specs.Plain(m.req.Requirements[rules[0]].Title)
	if m.Language == "zh" || len(rules) > 1 || !m.isStatement(title) {
		return -1
	}
	clause, _ := m.ParseClause(title)
	if clause.Not { // what must not be binds all that is built
		return -1
	}
	subject := strings.ToLower(clause.Subject)
	for _, lead := range []string{"the ", "a ", "an "} {
		subject = strings.TrimPrefix(subject, lead)
	}
	if strings.Contains(subject, " ") || !m.tells(subject) || phrasing.FoldTerm(subject) == phrasing.FoldTerm(m.Product) || slices.Contains(m.d.Words["names_of_all"].In("en"), wording.Singular(subject)) {
		return -1
	}
	found := -1
	for p := range m.plans {
		if m.plans[p].kind != "core" || !slices.ContainsFunc(m.builders(m.plans[p].members), func(i int) bool { return m.statesThing(i, subject) }) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = p
	}
	if found >= 0 && m.needed(m.plans[found].members) >= 2*maxStories { // up to that it is parted later
		return -1
	}
	return found
}

// statesThing says that the title or the statement of a requirement has a thing, as the source
// writes it or as one.
func (m *epicMaker) statesThing(i int, thing string) bool {
	said := phrasing.NewWordIndex(m.req.Requirements[i].Title + " . " + phrasing.ItemsText(m.req.Requirements[i].Description))
	return said.Has(thing) || said.Has(wording.Singular(thing))
}

// placeAcross gives the rules that bind all of the product to the epic that measures it,
// where there is one, else to the nearest.
func (m *epicMaker) placeAcross() {
	if len(m.across) == 0 {
		return
	}
	last := &m.plans[len(m.plans)-1]
	if last.kind == "quality" && len(last.nfrs) >= minStories && len(last.members)+len(last.nfrs)+len(m.across) <= maxEpicCapacity {
		last.take(m.across)
		return
	}
	for _, i := range m.across {
		m.plans[m.nearestPlan([]int{i})].take([]int{i})
	}
}

// take adds requirements to a plan.
func (p *epicPlan) take(members []int) {
	p.members = slices.Concat(p.members, members)
	slices.Sort(p.members)
}

// nearestPlan is the plan to which some rules belong, which stand together in the source.
func (m *epicMaker) nearestPlan(rules []int) int {
	best, top := 0, -2*float64(tooLate)*float64(len(rules))
	for p := range m.plans {
		if len(m.plans[p].members) >= maxEpicCapacity {
			continue
		}
		score := 0.0
		for _, i := range rules {
			score += m.ruleScore(i, p)
		}
		if score > top {
			best, top = p, score
		}
	}
	return best
}

// barelyShared is how much a rule shares at most with an epic with which it has nothing to
// do: a word that both have by chance.
const barelyShared = 0.13

// bindsEverything says that rules concern all of the product and have nothing to do with the
// epic to which they are nearest: where its data may stand, what is kept, what gets into a log.
func (m *epicMaker) bindsEverything(rules []int, p *epicPlan) bool {
	return !slices.ContainsFunc(rules, func(i int) bool {
		title := m.req.Requirements[i].Title
		return m.bindScore(i, p)-sameSide*float64(rankBool(p.mvp)) > barelyShared || m.namesEntry(title) ||
			!phrasing.NewWordIndex(specs.Plain(title)).HasAny(m.d.Words["binds_everything"])
	})
}

// rulesByLine are the rules in the order of the source; those of one line under a heading
// stay together: how lists are cut is told in two sentences and built once.
func (m *epicMaker) rulesByLine() [][]int {
	var out [][]int
	line := 0
	for i := range m.req.Requirements {
		if !m.binding[i] || !m.wanted(i) {
			continue
		}
		at := understanding.FirstLine(m.req.Requirements[i].Source)
		if at > 0 && at == line && m.telling(epicPart{name: m.factGroup(i), how: "heading"}) {
			out[len(out)-1] = append(out[len(out)-1], i)
		} else {
			out = append(out, []int{i})
		}
		line = at
	}
	return out
}

// ruleScore weighs what speaks for a rule in a plan.
func (m *epicMaker) ruleScore(i, p int) float64 {
	shared := m.bindScore(i, &m.plans[p])
	score := shared - crowding*float64(len(m.plans[p].members))
	if m.hasToBeTold(i) && m.needed(m.plans[p].members) >= maxStories {
		score -= fullHouse
	}
	if planned := slices.ContainsFunc(m.plans[p].members, m.putOff); m.now(i) && !m.plans[p].mvp && (!planned || shared < sharedData) {
		score -= tooLate
	}
	return score
}

func (m *epicMaker) bindScore(rule int, p *epicPlan) float64 {
	r := &m.req.Requirements[rule]
	best := 0.0
	for _, i := range phrasing.FirstN(p.members, 40) {
		q := &m.req.Requirements[i]
		score := completing.Jaccard(m.keywordsOf(rule), m.keywordsOf(i))
		if slices.ContainsFunc(r.Entities, func(name string) bool { return slices.Contains(q.Entities, name) }) {
			score += sharedData
		}
		if understanding.FirstLine(q.Source) > 0 && understanding.FirstLine(q.Source) <= understanding.FirstLine(r.Source) && i == rule-1 {
			score += 0.05 // it stands right before the rule
		}
		best = max(best, score)
	}
	if m.underItsHeading(rule, p) {
		best += ownSection
	} else if m.besideItsSection(rule, p) {
		best += ownChapter
	} else if m.onlyEntry(p) && !m.namesEntry(r.Title) {
		best -= ownSection // a rule of the matter itself does not bind how people sign in
	}
	if m.namedAfterRole(r, p) || m.opensTo(r) && m.namesPeople(p) {
		best += ownPeople
	}
	if p.mvp {
		best += sameSide
	}
	return best
}

// namedAfterRole says that a theme of a plan is called by who has a right: what a tenant
// administrator sees belongs to "Tenants and quotas".
func (m *epicMaker) namedAfterRole(r *specs.Requirement, p *epicPlan) bool {
	if r.Story.Role == "" || r.Story.Role == m.User {
		return false
	}
	words := strings.Fields(strings.ToLower(r.Story.Role))
	return slices.ContainsFunc(p.parts, func(part epicPart) bool {
		if part.how != "heading" {
			return false
		}
		if m.Language == "zh" {
			return strings.Contains(part.name, r.Story.Role)
		}
		return slices.ContainsFunc(m.namedThings(part.name), func(thing string) bool {
			return slices.Contains(words, wording.Singular(strings.ToLower(thing)))
		})
	})
}

// opensTo says that a rule tells who gets in, and to what.
func (m *epicMaker) opensTo(r *specs.Requirement) bool {
	return m.namesEntry(r.Title) || phrasing.NewWordIndex(specs.Plain(r.Title)).HasAny(m.d.Words["access_words"])
}

// namesPeople says that a theme of a plan is called by those who get in: "Tenants and
// quotas".
func (m *epicMaker) namesPeople(p *epicPlan) bool {
	return slices.ContainsFunc(p.parts, func(part epicPart) bool { return m.headsPeople(part.name, part.how) })
}

// headsPeople says that a theme is called by those who get in, or by how they do.
func (g *Designer) headsPeople(name, how string) bool {
	return how == "heading" && (g.namesEntry(name) || phrasing.NewWordIndex(name).HasAny(g.d.Words["people_headings"]))
}

// besideItsSection says that a plan holds the sections beside that of a rule: "Idempotency"
// and "Rate limits" beside "Pagination", all of them below "Basics".
func (m *epicMaker) besideItsSection(rule int, p *epicPlan) bool {
	chapter := m.chapterOf(rule)
	return chapter != "" && slices.ContainsFunc(p.parts, func(part epicPart) bool {
		return part.how == "heading" && slices.ContainsFunc(part.members, func(i int) bool { return m.chapterOf(i) == chapter })
	})
}

// chapterOf is the heading over the section of a requirement, empty without one.
func (m *epicMaker) chapterOf(i int) string {
	r := &m.req.Requirements[i]
	if m.sections == nil || len(r.Source.Lines) == 0 {
		return ""
	}
	over := m.sections.Over(r.Source.Lines[0].From)
	if len(over) < 2 { // only its own
		return ""
	}
	return over[1].Title
}

// underItsHeading says that the source has a requirement under a heading by which a plan
// holds others.
func (m *epicMaker) underItsHeading(i int, p *epicPlan) bool {
	head := phrasing.FoldTerm(m.factGroup(i))
	return head != "" && slices.ContainsFunc(p.parts, func(part epicPart) bool { return phrasing.FoldTerm(part.name) == head })
}

// builders are the requirements of an epic that are no rules, unless all are:
// by them it is called and has its place.
func (m *epicMaker) builders(members []int) []int {
	out := slices.DeleteFunc(slices.Clone(members), func(i int) bool { return m.binding[i] })
	if len(out) == 0 {
		return members
	}
	return out
}

// noteStages finds what the plan of the source builds later, where it ranks
// nothing else: then it belongs to no first release.
func (m *epicMaker) noteStages() {
	m.stage = make([]int, len(m.req.Requirements))
	if !m.Unranked() || m.scope != "must" {
		return
	}
	list := make([]specifying.Staged, len(m.req.Requirements))
	for i := range m.req.Requirements {
		if r := &m.req.Requirements[i]; m.wanted(i) && !m.binding[i] && r.Source.Kind != specs.Inferred {
			list[i] = specifying.Staged{Title: r.Title, Heading: m.factGroup(i)}
		}
	}
	m.stage, m.steps = m.StagedSteps(list)
}

// maxStepsQuoted bounds how many steps of the plan stand as the reason for one epic.
const maxStepsQuoted = 2

// stepOf are the steps of the source's plan that build what a plan holds, each quoted, in
// the order of the plan; empty when no step names any of it. Of many, the one that builds
// most stands for all.
func (m *epicMaker) stepOf(p *epicPlan) string {
	if len(m.steps) == 0 {
		return ""
	}
	held := map[string]int{}
	for _, i := range p.members {
		if m.putOff(i) && m.steps[i] != "" {
			held[m.steps[i]]++
		}
	}
	var steps []string
	for step := range held {
		steps = append(steps, step)
	}
	slices.SortFunc(steps, func(a, b string) int { return cmp.Or(m.placeOfStep(a)-m.placeOfStep(b), strings.Compare(a, b)) })
	if len(steps) > maxStepsQuoted {
		best := slices.MaxFunc(steps, func(a, b string) int { return held[a] - held[b] })
		steps = []string{best}
	}
	for i, step := range steps {
		steps[i] = m.say("step_quoted", "step", m.CutPhrase(step, 100))
	}
	return m.Join(steps, 0)
}

// placeOfStep is where the milestones of the source name a step, which may be a part of
// one.
func (m *epicMaker) placeOfStep(step string) int {
	return slices.IndexFunc(m.Understood.Milestones, func(it specs.Item) bool { return strings.Contains(specs.Plain(it.Text), step) })
}

// now says that a requirement belongs to the first release.
func (m *epicMaker) now(i int) bool {
	return !m.putOff(i) && (m.loop[i] || m.req.Requirements[i].Priority.InRelease(m.scope))
}

// putOff says that the plan of the source builds a requirement later.
func (m *epicMaker) putOff(i int) bool {
	return len(m.stage) > 0 && m.stage[i] == specifying.LaterStage
}

// loopOfPlan takes what the plan does not put off into the first release, in the
// order of the source, as much as a release holds. It says whether there is a
// plan.
func (m *epicMaker) loopOfPlan() bool {
	if !slices.Contains(m.stage, specifying.LaterStage) {
		return false
	}
	for _, stage := range []int{specifying.FirstStage, specifying.NoStage} {
		for i := range m.req.Requirements {
			r := &m.req.Requirements[i]
			put := m.stage[i] == stage && m.wanted(i) && !m.binding[i] && r.Priority == specs.Should && r.Source.Kind != specs.Inferred
			if put && (stage == specifying.FirstStage || len(m.loop) < maxLoop) {
				m.loop[i] = true
			}
		}
	}
	return true
}
