package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxRelated is how many requirements about the same thing make one story.
const maxRelated = 2

// storyGroups cuts requirements into at most room groups. Each requirement is
// a story of its own while they fit; else those about the same thing of the
// same person go together. Mandatory ones and what else the first release is made
// of always find a place, the others in
// the order of their priority, what a review took in, what is stated and what has
// no other epic for its theme first.
func (m *epicMaker) storyGroups(members []int, room int, rest map[int]bool) [][]int {
	var must, other []int
	for _, i := range byPriority(m, members) {
		switch {
		case m.req.Requirements[i].Priority == specs.Wont || m.parked[i]:
		case m.hasToBeTold(i):
			must = append(must, i)
		default:
			other = append(other, i)
		}
	}
	slices.SortStableFunc(other, func(a, b int) int {
		x, y := &m.req.Requirements[a], &m.req.Requirements[b]
		if p, q := rankBool(m.AskedFor(x)), rankBool(m.AskedFor(y)); p != q {
			return q - p
		}
		if x.Priority != y.Priority {
			return x.Priority.Rank() - y.Priority.Rank()
		}
		return rankBool(x.Source.Kind == specs.Inferred) + rankBool(rest[a]) - rankBool(y.Source.Kind == specs.Inferred) - rankBool(rest[b])
	})
	common := m.commonWords(members)
	kin := m.kinOf(must, common)
	kin.related(room)
	kin.forced(room)
	groups := kin.members()
	if free := room - len(groups); free > 0 {
		more := m.kinOf(phrasing.FirstN(other, free*maxRelated), common)
		more.related(free)
		groups = append(groups, phrasing.FirstN(more.members(), free)...) // the others wait for their rank
	}
	for i := range groups {
		slices.Sort(groups[i])
	}
	slices.SortStableFunc(groups, func(a, b []int) int { return a[0] - b[0] })
	return groups
}

// areSettings says that all requirements are settings, as `not_found_page` is.
func (m *epicMaker) areSettings(group []int) bool {
	return !slices.ContainsFunc(group, func(i int) bool {
		title := m.req.Requirements[i].Title
		return !strings.HasPrefix(title, "`") || m.settingName(title) == ""
	})
}

// known is what a requirement is compared by, computed once.
type known struct {
	heading string
	tale    []string // words that name things and not what is done with them
	thing   string
	verb    string // what a deed begins with
	object  string // what it is done to: "links" of "delete a link"
	stated  int    // criteria that the source states
}

func (m *epicMaker) knownOf(i int) *known {
	if k, ok := m.known[i]; ok {
		return k
	}
	k := &known{thing: m.thingOf(i, nil)}
	k.heading, _, _ = m.headingOf(&m.req.Requirements[i])
	title := specs.Plain(m.req.Requirements[i].Title)
	for _, word := range m.wordsOf(title) {
		if len([]rune(word)) > 1 && !phrasing.IsNumeral(word) && !m.isVerbStem(title, word) {
			k.tale = append(k.tale, word)
		}
	}
	k.verb, k.object = m.deedOf(i)
	for _, c := range m.req.Requirements[i].Criteria {
		k.stated += rankBool(c.Source.Kind != specs.Inferred)
	}
	m.known[i] = k
	return k
}

// deedOf parts a title that begins with a verb into the verb and the thing to which it
// is done. Both are empty for any other title.
func (m *epicMaker) deedOf(i int) (verb, object string) {
	if m.Language == "zh" {
		return "", ""
	}
	verb, rest, _ := strings.Cut(m.phrase(specs.Plain(m.req.Requirements[i].Title)), " ")
	if !m.Table.IsWord("verbs", "en", verb) {
		return "", ""
	}
	reader := &nounReader{m: m, common: map[string]bool{}}
	for k, word := range strings.Fields(rest) {
		if object = reader.take(k+1, word); object != "" {
			break
		}
	}
	if object = reading.FirstOf(object, reader.flush()); object == "" {
		return "", ""
	}
	return verb, object
}

// sameObject says that two things are one but for their number: "link" and "links".
func sameObject(a, b string) bool {
	key := func(name string) string { return wording.Stem(phrasing.FoldTerm(wording.Singular(name))) }
	return a != "" && b != "" && key(a) == key(b)
}

// factGroup is the heading under which a requirement stands.
func (m *epicMaker) factGroup(i int) string { return m.knownOf(i).heading }

// isVerbStem says that a title begins with this word as its verb.
func (m *epicMaker) isVerbStem(title, stem string) bool {
	return m.Language != "zh" && wording.Stem(strings.ToLower(phrasing.LeadingWord(title))) == stem && m.IsVerbPhrase(m.phrase(title))
}

// mergedTitle names one thing that several requirements are about: what is
// done with it when each begins with a verb, else what is said of it.
func (m *epicMaker) mergedTitle(group []int) string {
	limit := 2 * m.nameLimit()
	if title := m.deedsTitle(group); title != "" {
		return title
	}
	if m.areSettings(group) {
		return phrasing.Capital(reading.FirstOf(m.factGroup(group[0]), m.say("settings_name", "list", m.Join(m.thingsOf(group, nil), 0))))
	}
	names := m.fullTitles(group)
	if sameNames(names) {
		return phrasing.Capital(m.CutPhrase(names[0], limit)) // parts of one command
	}
	if title := m.listTitles(names); len([]rune(title)) <= limit {
		return phrasing.Capital(title)
	}
	for n := range names {
		names[n] = m.headOfTitle(names[n], limit/len(names)-2)
	}
	if title := m.listTitles(names); len(group) == 2 && !strings.Contains(title, "…") {
		return phrasing.Capital(title)
	}
	things := m.distinctThings(group)
	if heading := m.factGroup(group[0]); heading != "" && len(things) > 0 && m.underOne(group) && !sameNames([]string{heading, things[0]}) {
		return phrasing.Capital(m.say("part_of", "name", heading, "first", m.Join(things, 0)))
	}
	if len(things) == len(group) || m.Language != "zh" && len(things) == 1 && len(things[0]) > 0 && m.isStrong(things[0]) {
		return phrasing.Capital(m.Join(things, 0))
	}
	if title := m.listTitles(names); m.Language == "zh" || !strings.Contains(title, "…") {
		return phrasing.Capital(title)
	}
	return phrasing.Capital(m.CutPhrase(m.fullTitles(group)[0], limit)) // better one thing whole than all of them cut
}

// listTitles makes one title of several, with "and" only between what is alike: "slow
// down reading instead of eating memory and Prometheus metrics" would eat both.
func (m *epicMaker) listTitles(names []string) string {
	if m.Language != "zh" && m.unlike(names) || m.Language == "zh" && m.statesAny(names) {
		return strings.Join(names, m.say("semicolon"))
	}
	return m.Join(names, 0)
}

// unlike says that one of several titles or wishes is a deed and another is none, or that
// one has an "and" of its own.
func (m *epicMaker) unlike(names []string) bool {
	deeds := 0
	for _, name := range names {
		if strings.Contains(name, " and ") {
			return true
		}
		deeds += rankBool(strings.HasPrefix(name, "to ") || m.IsVerbPhrase(name))
	}
	return deeds > 0 && deeds < len(names)
}

// statesAny says that one of several Chinese titles or wishes is a whole clause or refuses
// something: an "和" behind it would be read into the clause.
func (m *epicMaker) statesAny(names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return m.Denies(name) || slices.ContainsFunc(m.d.Words["clause_marks"].In("zh"), func(word string) bool { return strings.Contains(name, word) })
	})
}

// headOfTitle shortens one of several titles, in Chinese to its first clause, which
// says what is done.
func (m *epicMaker) headOfTitle(title string, limit int) string {
	if m.Language == "zh" && len([]rune(title)) > limit {
		if head, _, ok := strings.Cut(title, "，"); ok && len([]rune(head)) >= 4 && len([]rune(head)) <= limit+limit/2 {
			return head
		}
	}
	return m.CutPhrase(title, limit)
}

// distinctThings are the things that several requirements are about: of two that share
// a word the shorter, which holds both.
func (m *epicMaker) distinctThings(group []int) []string {
	var out []string
	for _, thing := range m.thingsOf(group, nil) {
		at := slices.IndexFunc(out, func(o string) bool { return len(sharedWords(m.wordsOf(o), m.wordsOf(thing))) > 0 })
		switch {
		case thing == "" || !m.isStrong(thing):
		case at < 0:
			out = append(out, thing)
		case len(thing) < len(out[at]):
			out[at] = thing
		}
	}
	return out
}

// underOne says that all stand under the same heading of the source.
func (m *epicMaker) underOne(group []int) bool {
	return !slices.ContainsFunc(group, func(i int) bool { return m.factGroup(i) != m.factGroup(group[0]) })
}

// sameNames says that names differ at most in their form: "Drafting" and "drafts".
func sameNames(names []string) bool {
	key := func(name string) string { return wording.Stem(phrasing.FoldTerm(wording.Singular(name))) }
	return len(names) > 1 && names[0] != "" && !slices.ContainsFunc(names[1:], func(n string) bool { return n == "" || key(n) != key(names[0]) })
}

func (m *epicMaker) thingsOf(group []int, common map[string]bool) []string {
	var out []string
	for _, i := range group {
		out = append(out, m.thingOf(i, common))
	}
	return out
}

func (m *epicMaker) fullTitles(group []int) []string {
	var out []string
	for _, i := range group {
		title := listable(m.req.Requirements[i].Title)
		if head, tail, ok := strings.Cut(title, ": "); ok && strings.HasPrefix(title, "`") && tail != "" {
			title = reading.FirstOf(head, title)
		}
		out = append(out, m.phrase(title))
	}
	return out
}

// deedsTitle makes "Create, change and delete links" of titles that say what
// is done with the same thing.
func (m *epicMaker) deedsTitle(group []int) string {
	var verbs []string
	thing := ""
	for n, i := range group {
		k := m.knownOf(i)
		if k.object == "" || n > 0 && !sameObject(k.object, thing) {
			return ""
		}
		thing = k.object
		if !slices.Contains(verbs, k.verb) {
			verbs = append(verbs, k.verb)
		}
	}
	if len(verbs) < 2 {
		return ""
	}
	if wording.Singular(thing) == thing {
		thing = wording.Plural(thing)
	}
	return phrasing.Capital(m.Join(verbs, 0) + " " + thing)
}
