package designing

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxEpicName is how long the name of an epic may be: a heading of one line.
const maxEpicName = 70

// nameEpics gives every epic a name of its own: the headings of the source
// whose themes it holds, else the things that its requirements are about.
func (m *epicMaker) nameEpics() {
	taken := map[string]bool{}
	for i := range m.plans {
		for k := range m.plans[i].stories {
			taken[phrasing.FoldTerm(m.plans[i].stories[k].Title)] = true
		}
	}
	for i := range m.plans {
		p := &m.plans[i]
		builds := *p
		builds.members = m.builders(p.members)
		for _, name := range m.epicNames(&builds) {
			name = strings.Trim(name, " .。:：,，;；")
			if key := phrasing.FoldTerm(name); key != "" && len([]rune(name)) <= maxEpicName && !taken[key] && !m.nearlyTaken(name, i) {
				p.name, taken[key] = phrasing.Capital(name), true
				break
			}
		}
		if p.name == "" && m.tellsHowRunsEnd(&builds) {
			p.name = m.say("epic_exit")
		}
		if p.name == "" { // a story of it has each of its names, too
			p.name = m.nameOfStory(&builds, i)
		}
		if p.name == "" { // only when every name of it is taken
			p.name = m.say("part_of", "name", m.Thing(), "first", specs.EpicID(i+1))
		}
	}
}

// tellsHowRunsEnd says that a plan holds nothing but with what a run of the tool ends, "exit with
// a non-zero status when a file is invalid", which its story is called by as well.
func (m *epicMaker) tellsHowRunsEnd(p *epicPlan) bool {
	return len(p.members) > 0 && !slices.ContainsFunc(p.members, func(i int) bool {
		return !reading.HasPrefixOf(strings.ToLower(m.req.Requirements[i].Title), m.Table.Words["exit_openers"].In(m.Language)...)
	})
}

// nameOfStory is the first name of a plan that no epic before it has, though one of its
// stories may be called by it.
func (m *epicMaker) nameOfStory(p *epicPlan, i int) string {
	for _, name := range m.epicNames(p) {
		name = phrasing.Capital(strings.Trim(name, " .。:：,，;；"))
		if name != "" && len([]rune(name)) <= maxEpicName && !slices.ContainsFunc(m.plans[:i], func(q epicPlan) bool { return strings.EqualFold(q.name, name) }) {
			return name
		}
	}
	return ""
}

// nearlyTaken says that an earlier epic is called by the same words; a name of what
// stands around a thing says nothing beside an epic with that thing in its name.
func (m *epicMaker) nearlyTaken(name string, i int) bool {
	words := m.wordsOf(name)
	core, around := strings.CutSuffix(name, m.say("epic_around", "name", ""))
	return len(words) > 0 && slices.ContainsFunc(m.plans[:i], func(q epicPlan) bool {
		if m.isHalfOf(name, q.name) {
			return false // the number tells the two apart, though it is no word
		}
		return slices.Equal(words, m.wordsOf(q.name)) || sameObject(name, q.name) || around && m.Language == "zh" && strings.Contains(q.name, core)
	})
}

// epicNames are the names that fit a plan, the best first.
func (m *epicMaker) epicNames(p *epicPlan) []string {
	if p.kind == "quality" {
		return m.qualityNames(p)
	}
	if m.ChangeIdea() && slices.ContainsFunc(p.members, func(i int) bool { return m.req.Requirements[i].Source.Kind == specs.Stated }) {
		return []string{m.say("epic_of_change")}
	}
	parts := m.toldParts(p)
	headings, things, loose := m.headingName(parts), m.thingsName(p, true), m.thingsName(p, false)
	object, theme := m.objectName(p, parts), headings
	out := []string{headings, object}
	if whole := m.wholeName(p, things); whole != "" && !m.underHeading(parts) {
		out = []string{whole, headings, object}
	}
	rest, all := 0, 0
	for _, part := range parts {
		all += len(part.members)
		if part.rest || !m.telling(part) {
			rest += len(part.members)
		}
	}
	switch {
	case p.kind == "later" && headings != "" && 2*rest > all:
		out = []string{m.wholeName(p, things), m.mostName(p, loose), m.afterFirst(parts), object}
	case 2*rest > all: // the heading names too little of what is here
		headings, out = "", []string{object}
		if m.Language == "zh" && p.kind == "core" && m.hasHalf(p) && m.underHeading(parts) { // else it would be called by a single one of its stories
			headings = theme
		}
	}
	if names := m.namesOfStrays(p, parts, headings); len(names) > 0 {
		headings, out = "", append(names, object)
	}
	if headings != "" { // another half of the theme has its name
		if whole := m.wholeName(p, things); whole != "" && len(sharedWords(m.wordsOf(headings), wordsIn(whole))) == 0 {
			out = append(out, m.say("part_of", "name", headings, "first", m.LowerStart(whole)))
		}
		out = append(out, m.halfName(p, headings), m.clauseName(p, headings))
		if !m.hasHalf(p) { // a story has the name, and no other half
			out = append(out, m.besideName(p, headings), m.aroundName(headings))
		}
		for n := 2; n <= maxEpics; n++ {
			out = append(out, m.say("epic_part", "name", headings, "n", strconv.Itoa(n)))
		}
	}
	out = append(out, m.wholeName(p, things), m.roleName(p), things)
	if m.Language != "zh" {
		out = append(out, m.briefName(p))
	}
	if first, _, _ := strings.Cut(loose, " "); m.Language != "zh" && loose != "" && !m.isStrong(first) { // a deed tells more than two plain words
		for _, i := range phrasing.FirstN(byPriority(m, p.members), 1) {
			out = append(out, m.doingName(i))
		}
	}
	out = append(out, loose, m.wordName(parts))
	ranked := byPriority(m, p.members)
	for _, i := range ranked {
		out = append(out, m.doingName(i))
	}
	for _, i := range ranked {
		out = append(out, m.plainTitle(i))
	}
	for _, i := range ranked {
		if title := m.phrase(m.plainTitle(i)); m.Language != "zh" && m.IsVerbPhrase(title) && !m.isThing(i, title) {
			out = append(out, m.Doing(title))
		}
	}
	out = append(out, m.briefName(p))
	slices.SortStableFunc(ranked, func(a, b int) int { return rankBool(m.titleTooLong(a)) - rankBool(m.titleTooLong(b)) })
	for _, i := range ranked { // a story of the epic has the name, and nothing else is left
		if len(p.stories) > 1 {
			out = append(out, m.say("epic_more", "name", m.plainTitle(i)))
		}
		out = append(out, m.say("epic_around", "name", m.LowerStart(m.plainTitle(i))))
	}
	return out
}

// aroundName says in Chinese that a heading stands for others, too. English has no short word
// for that: a remark before a name is taken only where no other name is left.
func (m *epicMaker) aroundName(name string) string {
	if m.Language != "zh" {
		return ""
	}
	return m.say("epic_around", "name", name)
}

// besideName calls an epic whose heading a story bears by the heading and what another of
// its stories brings: "Rate limits and error codes".
func (m *epicMaker) besideName(p *epicPlan, heading string) string {
	for _, name := range m.shortNames(p, heading) {
		if both := m.joinNames([]string{heading, name}); m.Language != "zh" && len([]rune(both)) <= m.nameLimit() {
			return both
		}
	}
	return ""
}

// toldParts are the parts of a plan with the members that a story tells; all
// of them when none is told.
func (m *epicMaker) toldParts(p *epicPlan) []epicPart {
	told := m.toldBy(p)
	var out []epicPart
	for _, part := range p.parts {
		part.members = slices.DeleteFunc(slices.Clone(part.members), func(i int) bool { return !told[i] })
		if len(part.members) > 0 {
			out = append(out, part)
		}
	}
	if len(out) == 0 {
		return p.parts
	}
	return out
}

// underHeading says that some requirement of the parts stands under the heading of its
// theme. Where none does, they joined it only because they were too few for a theme of
// their own, and another half of it has its name.
func (m *epicMaker) underHeading(parts []epicPart) bool {
	return slices.ContainsFunc(parts, func(part epicPart) bool {
		return slices.ContainsFunc(part.members, func(i int) bool {
			name, _, _ := m.headingOf(&m.req.Requirements[i])
			return phrasing.FoldTerm(name) == phrasing.FoldTerm(part.name)
		})
	})
}

// toldBy are the requirements that the stories of a plan tell.
func (m *epicMaker) toldBy(p *epicPlan) map[int]bool {
	told := map[int]bool{}
	for _, s := range p.stories {
		for _, id := range s.TracesTo {
			if i, ok := m.byID[id]; ok {
				told[i] = true
			}
		}
	}
	return told
}

// doingName says of a title that begins with a verb that it is being done:
// "Lending tools". Empty for any other.
func (m *epicMaker) doingName(i int) string {
	title := m.phrase(m.plainTitle(i))
	if head, tail, found := strings.Cut(title, ", "); found && len(strings.Fields(head)) > 2 && !strings.Contains(tail, " and ") && !strings.Contains(tail, " or ") && !strings.HasSuffix(head, " and") && !strings.HasSuffix(head, " or") {
		title = head
	}
	for word := range strings.FieldsSeq(title) {
		switch strings.Trim(word, ".,;:") {
		case "them", "it", "him", "her":
			return "" // a heading cannot say who that is
		}
	}
	verb, _, ok := strings.Cut(title, " ")
	if m.Language == "zh" || !ok || m.listOf(&m.req.Requirements[i]) != nil || !m.Table.IsWord("verbs", "en", strings.TrimRight(verb, ",")) || m.isThing(i, title) {
		return ""
	}
	return m.Doing(title)
}

// isThing says that the statement of a requirement has its title behind an article: "a
// repair page" is there, and nobody repairs a page.
func (m *epicMaker) isThing(i int, title string) bool {
	title = reading.Lower(title)
	return slices.ContainsFunc(m.req.Requirements[i].Description, func(it specs.Item) bool {
		return reading.ContainsAny(reading.Lower(it.Text), " a "+title, " an "+title, " the "+title)
	})
}

// nameLimit is how long a name of several things may be.
func (g *Designer) nameLimit() int {
	if g.Language == "zh" {
		return 22
	}
	return 48
}

// thingsName names what the stories of a plan are about: "expiry dates, tags
// and passwords". Those that come first of all are named; a firm name leaves out plain
// words that could mean anything.
func (m *epicMaker) thingsName(p *epicPlan, firm bool) string {
	told := m.toldBy(p)
	members := slices.DeleteFunc(slices.Clone(p.members), func(i int) bool { return len(told) > 0 && !told[i] })
	ranked := byPriority(m, members)
	slices.SortStableFunc(ranked, func(a, b int) int {
		return rankBool(m.req.Requirements[a].Source.Kind == specs.Inferred) - rankBool(m.req.Requirements[b].Source.Kind == specs.Inferred)
	})
	common := m.commonWords(members)
	for _, part := range p.parts {
		if part.rest && m.telling(part) {
			for _, k := range m.wordsOf(part.name) {
				common[k] = true
			}
		}
	}
	if list := m.commandsOf(ranked); len(list) >= minStories && 2*len(list) >= len(ranked) {
		return m.say("commands_name", "list", m.Join(phrasing.FirstN(list, 3), 0))
	}
	var names []string
	commands := 0
	for pass := range 3 { // a single word that could mean anything comes later, what nobody stated last
		for _, i := range phrasing.FirstN(ranked, 12) {
			name := m.thingOf(i, common)
			command := name != "" && m.commandName(i) == name
			if name == "" || m.Table.IsWord("hollow_things", m.Language, strings.ToLower(name)) || !strings.Contains(name, " ") && m.namesSomebody(reading.UpperFirst(name)) ||
				m.passOf(i, name) != pass || pass > 0 && len(names) > 1 && !command ||
				slices.ContainsFunc(names, func(n string) bool { return len(sharedWords(m.wordsOf(n), m.wordsOf(name))) > 0 }) {
				continue
			}
			if next := append(slices.Clone(names), name); len(next) <= 3 && (len(names) == 0 || len([]rune(m.Join(next, 0))) <= m.nameLimit()) {
				names = next
				commands += rankBool(command)
			}
		}
	}
	switch {
	case commands > 0 && commands == len(names):
		return m.say("commands_name", "list", m.Join(names, 0))
	case len(names) == 0 || firm && m.Language != "zh" && !m.isStrong(names[0]) && !m.isEntity(names[0]) || len(names) == 1 && (len(members) > 2 || !m.isStrong(names[0])):
		return ""
	}
	if firm {
		names = m.firmNames(names)
	}
	return m.Join(names, 0)
}

// commandsOf are the commands among requirements, in the order of the source: where they
// are most of an epic it is called by them, and not by its list of exit codes.
func (m *epicMaker) commandsOf(members []int) []string {
	var out []string
	for _, i := range slices.Sorted(slices.Values(members)) {
		if name := m.commandName(i); name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// firmNames leaves out of the names of several things a single plain word that is no
// data of the product: in "entries and start" nobody knows what starts.
func (m *epicMaker) firmNames(names []string) []string {
	if m.Language == "zh" {
		return names
	}
	out := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !m.isStrong(n) && !m.isEntity(n) })
	if len(out) == 0 {
		return names
	}
	return out
}

// isEntity says that a name is that of a thing whose data the product keeps.
func (m *epicMaker) isEntity(name string) bool {
	one := phrasing.FoldTerm(wording.Singular(name))
	return slices.ContainsFunc(m.req.Index.Entities, func(e specs.Entity) bool {
		return phrasing.FoldTerm(wording.Singular(e.Name)) == one
	})
}

// namesSomebody says that a word is a name and not that of a technology or of
// an outside system: "Kees", and the product itself.
func (m *epicMaker) namesSomebody(word string) bool {
	if !m.IsProper(word) || strings.ToUpper(word) == word {
		return false
	}
	return !slices.ContainsFunc(m.Understood.Technologies, func(t understanding.TechnologyFact) bool { return strings.HasPrefix(t.Name, word) }) &&
		!slices.ContainsFunc(m.Understood.Integrations, func(s understanding.IntegrationFact) bool { return strings.HasPrefix(s.Name, word) })
}

// passOf is when the thing of a requirement may give an epic its name.
func (m *epicMaker) passOf(i int, name string) int {
	switch {
	case m.req.Requirements[i].Source.Kind == specs.Inferred:
		return 2
	case m.isStrong(name):
		return 0
	default:
		return 1
	}
}

// isStrong says that the name of a thing tells more than one plain word does.
func (m *epicMaker) isStrong(name string) bool {
	return m.Language == "zh" || strings.Contains(name, " ") || wording.Singular(name) != name || strings.ToLower(name) != name
}

// commonWords are those of more than half of the titles: they tell nothing
// apart.
func (m *epicMaker) commonWords(members []int) map[string]bool {
	seen := map[string]int{}
	for _, i := range members {
		for _, k := range m.wordsOf(m.req.Requirements[i].Title) {
			seen[k]++
		}
	}
	out := map[string]bool{}
	for k, n := range seen {
		if n > 2 && 2*n > len(members) {
			out[k] = true
		}
	}
	return out
}

// titleTooLong says that a Chinese title is longer than a name of several things may
// be, or has a second clause.
func (m *epicMaker) titleTooLong(i int) bool {
	title := m.plainTitle(i)
	return m.Language == "zh" && (len([]rune(title)) > m.nameLimit() || strings.Contains(title, "，"))
}

// plainTitle is the title of a requirement as a name, without code.
func (m *epicMaker) plainTitle(i int) string {
	title := strings.ReplaceAll(specs.Plain(m.req.Requirements[i].Title), "`", "")
	if head, tail, ok := strings.Cut(title, ": "); ok && strings.Contains(m.req.Requirements[i].Title, "`") {
		title = reading.FirstOf(tail, head)
	}
	return m.CutPhrase(title, m.nameLimit()+12)
}

// qualityNames call an epic of measured qualities by the heading under which most of
// them stand, else by what they are; a second one by its classes of quality.
func (m *epicMaker) qualityNames(p *epicPlan) []string {
	heading := m.qualityHeading(p)
	out := []string{m.say("quality_epic")}
	if len(p.members) > 0 {
		out[0] = m.say("quality_and_limits")
	}
	if heading != "" {
		out = []string{heading, out[0]}
	}
	var classes []string
	weight := map[string]int{}
	for _, i := range p.nfrs {
		n := &m.req.NFRs[i]
		name := m.say("quality_class_" + n.Category)
		if weight[name] == 0 {
			classes = append(classes, name)
		}
		weight[name] += 1 + 2*rankBool(n.Priority == specs.Must)
	}
	slices.SortStableFunc(classes, func(a, b string) int { return cmp.Compare(weight[b], weight[a]) })
	for n := min(3, len(classes)); n > 0; n-- {
		out = append(out, m.say("quality_epic_of", "list", m.Join(classes[:n], 0)))
	}
	for _, i := range p.nfrs {
		out = append(out, specs.Plain(m.req.NFRs[i].Title))
	}
	return out
}

// qualityHeading is the heading of the source over most of the qualities of a plan,
// empty when there is none that names them.
func (m *epicMaker) qualityHeading(p *epicPlan) string {
	return m.headingOverMost(p, func(name string) bool { return m.telling(epicPart{name: name, how: "heading"}) })
}

// headingOverMost is the heading of the source right above most of the qualities of a plan
// that fits, empty when there is none.
func (m *epicMaker) headingOverMost(p *epicPlan, fits func(name string) bool) string {
	held := map[string]int{}
	for _, i := range p.nfrs {
		src := m.req.NFRs[i].Source
		if src.Kind != specs.Stated || len(src.Lines) == 0 {
			continue
		}
		for _, s := range m.sections.Over(src.Lines[0].From) {
			name := m.shortHeading(s.Title, false)
			if both := joinedHeadings(phrasing.FoldTerm(name)); len(both) > 1 && m.genericHeading(name) {
				break // "Constraints & gotchas" is no capability
			}
			if held[name]++; 2*held[name] > len(p.nfrs) && !strings.ContainsAny(name, ",，。") && fits(name) {
				return name
			}
			break // only the heading right above it
		}
	}
	return ""
}
