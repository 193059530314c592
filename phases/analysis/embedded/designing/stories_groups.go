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
		switch p := m.req.Requirements[i].Priority; {
		case p == specs.Wont || m.parked[i]:
		case p == specs.Must, m.loop[i] && m.now(i):
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
	m.known[i] = k
	return k
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
	if title := m.Join(names, 0); len([]rune(title)) <= limit && m.alike(group) {
		return phrasing.Capital(title)
	}
	cut := make([]string, len(names))
	for n := range names {
		cut[n] = m.CutPhrase(names[n], limit/len(names)-2)
	}
	if m.alike(group) && m.isDeed(group[0]) && !strings.Contains(strings.Join(cut, ""), "…") {
		return phrasing.Capital(m.Join(cut, 0))
	}
	things := m.thingsOf(group, nil)
	shared := m.sharedBy(group)
	if telling := m.thingsOf(group, shared); len(shared) > 0 && !slices.ContainsFunc(telling, func(t string) bool { return t == "" || !m.isStrong(t) }) {
		return phrasing.Capital(m.Join(telling, 0))
	}
	if sameNames([]string{m.factGroup(group[0]), things[0]}) || sameNames(things) {
		return phrasing.Capital(m.CutPhrase(names[0], limit)) // "Bills: bills" names nothing that the first of them does not
	}
	if first := m.LowerStart(m.CutPhrase(names[0], m.nameLimit())); len(shared) > 0 && things[0] != "" && m.factGroup(group[0]) != "" && m.Language != "zh" && !m.isStrong(things[0]) && !strings.Contains(first, "…") {
		return phrasing.Capital(m.say("part_of", "name", m.factGroup(group[0]), "first", first))
	}
	if len(shared) > 0 && things[0] != "" && m.factGroup(group[0]) != "" {
		return phrasing.Capital(m.say("part_of", "name", m.factGroup(group[0]), "first", things[0]))
	}
	for n := range group {
		if things[n] != "" && (strings.Contains(cut[n], "…") || !m.alike(group)) {
			cut[n] = things[n]
		}
	}
	return phrasing.Capital(m.Join(cut, 0))
}

// sameNames says that names differ at most in their form: "Drafting" and "drafts".
func sameNames(names []string) bool {
	key := func(name string) string { return wording.Stem(phrasing.FoldTerm(wording.Singular(name))) }
	return len(names) > 1 && names[0] != "" && !slices.ContainsFunc(names[1:], func(n string) bool { return n == "" || key(n) != key(names[0]) })
}

// sharedBy are the words that stand in every title of a group.
func (m *epicMaker) sharedBy(group []int) map[string]bool {
	words := m.wordsOf(m.req.Requirements[group[0]].Title)
	for _, i := range group[1:] {
		words = sharedWords(words, m.wordsOf(m.req.Requirements[i].Title))
	}
	out := map[string]bool{}
	for _, k := range words {
		out[k] = true
	}
	return out
}

func (m *epicMaker) thingsOf(group []int, common map[string]bool) []string {
	var out []string
	for _, i := range group {
		out = append(out, m.thingOf(i, common))
	}
	return out
}

// alike says that all titles begin with a verb, or none does.
func (m *epicMaker) alike(group []int) bool {
	deeds := 0
	for _, i := range group {
		deeds += rankBool(m.isDeed(i))
	}
	return deeds == 0 || deeds == len(group)
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
	if m.Language == "zh" {
		return ""
	}
	var verbs []string
	thing := ""
	for n, i := range group {
		title := m.phrase(specs.Plain(m.req.Requirements[i].Title))
		verb, rest, _ := strings.Cut(title, " ")
		if !m.Table.IsWord("verbs", "en", verb) {
			return ""
		}
		reader := &nounReader{m: m, common: map[string]bool{}}
		found := ""
		for k, word := range strings.Fields(rest) {
			if found = reader.take(k+1, word); found != "" {
				break
			}
		}
		found = reading.FirstOf(found, reader.flush())
		if found == "" || n > 0 && wording.Stem(phrasing.FoldTerm(wording.Singular(found))) != wording.Stem(phrasing.FoldTerm(wording.Singular(thing))) {
			return ""
		}
		thing = found
		if !slices.Contains(verbs, verb) {
			verbs = append(verbs, verb)
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
