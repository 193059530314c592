package designing

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxShortName is how long what one story brings may be in the name of an epic.
const maxShortName = 34

// orderHalves numbers the halves of a theme as they are built: where the second stands
// before the first, the two change names.
func (m *epicMaker) orderHalves() {
	for i := range m.plans {
		for j := i + 1; j < len(m.plans); j++ {
			if a, b := &m.plans[i], &m.plans[j]; m.isHalfOf(a.name, b.name) {
				a.name, b.name = b.name, a.name
			}
		}
	}
}

// isHalfOf says that a name is that of a further half, which bears only a number.
func (m *epicMaker) isHalfOf(name, theme string) bool {
	for n := 2; n <= maxEpics; n++ {
		if name == m.say("epic_part", "name", theme, "n", strconv.Itoa(n)) {
			return true
		}
	}
	return false
}

// hasHalf says that another plan was cut from a theme of this one.
func (m *epicMaker) hasHalf(p *epicPlan) bool {
	shared := 0
	for i := range m.plans {
		shared += rankBool(halves(p, &m.plans[i]))
	}
	return shared > 1 // itself is one
}

// halfName calls the further half of a theme by the theme and the first of what its
// stories bring: "Call-out: answers and the list of members".
func (m *epicMaker) halfName(p *epicPlan, heading string) string {
	told, known := len(m.toldBy(p)), wordsIn(heading)
	if things := m.thingsName(p, true); m.Language != "zh" && strings.ContainsAny(things, ", ") && len(sharedWords(wordsIn(things), known)) == 0 {
		if name := m.say("part_of", "name", heading, "first", things); strings.Contains(things, " and ") && len([]rune(name)) <= maxEpicName {
			return name
		}
	}
	for names := m.shortNames(p, heading); len(names) > 1 || len(names) == 1 && told <= m.oneNames(); names = names[:len(names)-1] {
		if name := m.say("part_of", "name", heading, "first", m.Join(names, 0)); len([]rune(name)) <= maxEpicName {
			return name
		}
	}
	for _, i := range byPriority(m, p.members) {
		if deed := m.doingName(i); deed != "" && told <= 3 {
			return m.say("part_of", "name", heading, "first", deed)
		}
	}
	return ""
}

// maxClause is how many characters a clause has at most that stands in a name.
const maxClause = 16

// clauseName calls the further half of a Chinese theme by the theme and the first clause of
// a story that is short: "订餐：一次订一周等功能". A number says nothing of what is in it.
func (m *epicMaker) clauseName(p *epicPlan, heading string) string {
	if m.Language != "zh" || !m.hasHalf(p) {
		return ""
	}
	told := m.toldBy(p)
	for _, i := range byPriority(m, p.members) {
		clause, _, _ := strings.Cut(m.plainTitle(i), "，")
		if n := utf8.RuneCountInString(clause); (len(told) == 0 || told[i]) && n >= minStories && n <= maxClause && !strings.ContainsAny(clause, "：（") {
			return m.say("part_of", "name", heading, "first", m.aroundName(clause))
		}
	}
	return ""
}

// oneNames is how many stories a half has at most that is called by what one of them brings.
// A short Chinese name of one thing says nothing of two others.
func (m *epicMaker) oneNames() int {
	if m.Language == "zh" {
		return minStories
	}
	return minStories + 1
}

// briefName calls an epic that nothing gathers by the first of what its stories bring.
func (m *epicMaker) briefName(p *epicPlan) string {
	names := m.shortNames(p, "")
	if len(names) < 2 {
		return ""
	}
	return m.Join(names, 0)
}

// shortNames are what the stories of a plan bring, each in a few words and without the
// words of a name that stands before them: at most two of them, for more read as a heap.
func (m *epicMaker) shortNames(p *epicPlan, beside string) []string {
	known := wordsIn(beside)
	told := m.toldBy(p)
	var names []string
	members := byPriority(m, p.members)
	slices.SortStableFunc(members, func(a, b int) int { // what has a name of its own tells more than what is done
		return rankBool(m.doingName(a) != "") - rankBool(m.doingName(b) != "")
	})
	for _, i := range members {
		if !told[i] || len(names) == 2 {
			continue
		}
		name := m.shortNameOf(i)
		words := wordsIn(name)
		if name == "" || len(words) == 0 || len(sharedWords(words, known)) > 0 {
			continue
		}
		names = append(names, name)
		known = append(known, words...)
		slices.Sort(known)
	}
	return names
}

// operationIn is the operation with which a title begins, empty for any other: "POST /holds"
// of "`POST /holds`: keeps a seat".
func operationIn(title string) string {
	title, ok := strings.CutPrefix(title, "`")
	operation, _, closed := strings.Cut(title, "`")
	if !ok || !closed {
		return ""
	}
	return operation
}

// shortNameOf says in a few words what a requirement brings: a short title as it
// stands, a deed up to its circumstances, or the thing that it is about. Empty when
// none of these is short.
func (m *epicMaker) shortNameOf(i int) string {
	title := m.plainTitle(i)
	if m.Language == "zh" {
		return m.chineseThing(title)
	}
	if m.listOf(&m.req.Requirements[i]) != nil {
		return m.LowerStart(title) // "error codes" is a name, and nobody errors
	}
	if resource := resourceOf(operationIn(m.req.Requirements[i].Title)); resource != "" {
		return m.LowerStart(resource)
	}
	if strings.Contains(m.req.Requirements[i].Title, "`") || m.req.Requirements[i].Source.Kind == specs.Inferred {
		return ""
	}
	if head, _, ok := strings.Cut(title, " ("); ok && head != "" {
		title = head
	}
	if head, _, ok := strings.Cut(title, ": "); ok && head != "" && len(strings.Fields(head)) <= maxThingWords {
		title = head
	}
	name, _, _ := strings.Cut(m.doingName(i), " (")
	if head, _, ok := strings.Cut(name, ", "); ok {
		name = head
	}
	if name = strings.TrimSuffix(strings.TrimSuffix(name, ","), " and"); len([]rune(name)) > maxShortName {
		name = m.untilPreposition(name)
	}
	vague := m.Table.IsWord("anybody", "en", reading.LastWord(name)) || strings.HasSuffix(name, "ly") || strings.HasSuffix(name, "ed")
	switch words := strings.Fields(title); {
	case name != "" && !vague && len(strings.Fields(name)) > 1 && len([]rune(name)) <= maxShortName && !strings.ContainsAny(name, `,"“`) && !strings.Contains(name, " and "):
		return name
	case m.doingName(i) == "" && len(words) <= maxThingWords && !m.isStatement(title) && !strings.ContainsAny(title, "0123456789") && !m.Table.IsWord("particles_behind", "en", strings.ToLower(words[len(words)-1])) && !m.Table.IsWord("prepositions", "en", strings.ToLower(words[len(words)-1])):
		return m.LowerStart(title)
	}
	thing := m.thingOf(i, map[string]bool{})
	if !m.isStrong(thing) || m.namesSomebody(phrasing.Capital(thing)) || len([]rune(thing)) > maxShortName {
		return ""
	}
	return thing
}
