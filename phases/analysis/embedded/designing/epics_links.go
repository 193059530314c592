package designing

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// How much a sign says that one epic needs another.
const (
	linkOfPart = 1 // a component of the architecture uses that of the other
	linkOfText = 1 // a statement mentions what the other makes
	linkOfName = 2 // a title does
	linkOfDeed = 4 // one undoes, prolongs or checks what the other does: "return" and "lend"
	leastLink  = 2
	maxNeeds   = 3
)

// link is what ties an epic to another beside the data model.
type link struct {
	weight  int
	made    bool     // the other makes what this one works with, and not only the architecture says so
	names   []string // of what it uses of the other
	makers  []string // the ids of the requirements that make these, none where the plan itself is named
	founded bool     // the other adds the columns and types on which this one stands
}

// links finds for every plan the plans on whose work it builds. Where each needs the
// other, what says much more decides, else the order in which they stand. A component that
// uses another one counts where the order agrees.
func (m *epicMaker) links(idx []int) []map[int]link {
	out, part, parts := make([]map[int]link, len(m.plans)), make([]*specs.Component, len(m.plans)), make([][]*specs.Component, len(m.plans))
	for i := range m.plans {
		out[i], part[i], parts[i] = map[int]link{}, m.partOf(i), m.partsOf(i)
	}
	for n, i := range idx {
		for _, c := range idx[:n] {
			if half, ok := m.halfOf(i, c); ok {
				out[i][c] = half
			}
			if !m.linkable(i, c) {
				continue
			}
			later, earlier := m.linkOf(i, c), m.linkOf(c, i)
			switch {
			case earlier.weight >= linkOfDeed && earlier.weight >= muchMore*max(later.weight, 1):
				out[c][i] = earlier
			case later.weight >= leastLink && later.weight > earlier.weight:
				out[i][c] = later
			case m.saidPart(i, c) != "":
				out[i][c] = link{weight: linkOfName, made: true, names: []string{m.saidPart(i, c)}}
			case usesPart(part[i], parts[c]) && !slices.ContainsFunc(idx[:n], func(o int) bool { return part[c] != nil && part[o] == part[c] && len(out[i][o].names) > 0 }):
				out[i][c] = link{weight: linkOfPart, names: []string{m.plans[c].name}}
			}
		}
	}
	m.foundedLinks(idx, out)
	return out
}

// saidPart is the part of the source under whose heading another plan stands, where a Chinese
// title speaks of it: 连续两顿没有取餐时 needs 取餐. Empty for what has such a heading itself.
func (m *epicMaker) saidPart(i, c int) string {
	if m.Language != "zh" {
		return ""
	}
	for _, part := range m.plans[c].parts {
		if !m.telling(part) {
			continue
		}
		for _, thing := range m.namedThings(part.name) {
			if utf8.RuneCountInString(thing) < leastShared || utf8.RuneCountInString(thing) > longestName || m.isPersona(thing) || m.headedBy(i, thing) || m.supporting(thing) {
				continue
			}
			if slices.ContainsFunc(m.builders(m.plans[i].members), func(r int) bool { return strings.Contains(m.req.Requirements[r].Title, thing) }) {
				return thing
			}
		}
	}
	return ""
}

// headedBy says that a heading of a plan has a word.
func (m *epicMaker) headedBy(i int, word string) bool {
	return slices.ContainsFunc(m.plans[i].parts, func(part epicPart) bool { return strings.Contains(part.name, word) })
}

// linkable says that one of two plans may wait for the work of the other: no measures, no
// halves of one theme, and not what may follow for what may follow.
func (m *epicMaker) linkable(i, c int) bool {
	a, b := &m.plans[i], &m.plans[c]
	return a.kind != "quality" && b.kind != "quality" && !halves(a, b) && (a.kind == "core" || b.kind == "core")
}

// linkOf weighs what says that a plan needs what another one makes.
func (m *epicMaker) linkOf(i, c int) link {
	var l link
	for _, by := range m.builders(m.plans[c].members) {
		name, weight := "", 0
		for _, r := range m.builders(m.plans[i].members) {
			most, used := m.linkTo(r, by)
			weight, name = weight+most, reading.FirstOf(name, used)
		}
		if weight > 0 {
			l.weight, l.made = l.weight+weight, true
			name = reading.FirstOf(name, strings.Join(phrasing.FirstN(m.linkedOf(by).made, 1), ""), m.shortNameOf(by))
			if name != "" && !slices.Contains(l.names, name) {
				l.names, l.makers = append(l.names, name), append(l.makers, m.req.Requirements[by].ID)
			}
		}
	}
	return l
}

// linkTo weighs what ties a requirement to another one, and names the thing that the other
// makes where the requirement speaks of it.
func (m *epicMaker) linkTo(r, by int) (weight int, thing string) {
	k := m.linkedOf(r)
	if m.followsDeed(r, by) || m.awaits(k, by) {
		return linkOfDeed, ""
	}
	for _, name := range m.linkedOf(by).made {
		most := 0
		switch {
		case slices.ContainsFunc(k.made, func(own string) bool { return sameObject(own, name) }):
		case m.mentionedIn(k.title, k.titleWords, name):
			most = linkOfName
			if m.Language != "zh" && strings.Contains(name, " ") { // hardly by chance
				most = linkOfDeed
			}
		case m.mentionedIn(k.text, k.textWords, name):
			most = linkOfText
		}
		if most > weight {
			weight, thing = most, name
		}
	}
	return weight, thing
}

// linked is what a requirement is linked by to others, computed once: every one is held
// against every other.
type linked struct {
	title, text   string
	titleWords    []string // keywords, none in Chinese
	textWords     []string
	awaited       []string // verbs of what has to be done before
	made          []string // the things that it brings in
	deeds         []string
	after, before []int // the places in the list of deeds that come one behind the other
}

func (m *epicMaker) linkedOf(i int) *linked {
	if k, ok := m.linked[i]; ok {
		return k
	}
	r := &m.req.Requirements[i]
	k := &linked{title: specs.Plain(r.Title), text: phrasing.ItemsText(r.Description), made: m.madeBy(i), deeds: m.deedWords(i)}
	if m.Language != "zh" {
		k.titleWords, k.textWords = m.keysIn(k.title), m.keysIn(k.text)
		k.awaited = m.awaitedVerbs(k.text)
	} else {
		k.awaited = m.awaitedInChinese(k.title)
	}
	n, under := 0, m.deedsOfHeading(r)
	for after, before := range m.d.Words["comes_after"].Pairs(m.Language) {
		if m.says(k.deeds, after) {
			k.after = append(k.after, n)
		}
		if m.says(k.deeds, before) || len(under) > 0 && m.says(under, before) {
			k.before = append(k.before, n)
		}
		n++
	}
	m.linked[i] = k
	return k
}

// madeBy are the things that a requirement brings in by its title, or takes in from another
// system; none where it makes none that has a name of its own.
func (m *epicMaker) madeBy(i int) []string {
	if things := m.takenIn(i); len(things) > 0 {
		return things
	}
	if name := m.madeByTitle(i); name != "" {
		return []string{name}
	}
	return nil
}

// madeByTitle is the thing that a requirement brings in by its title, empty where it makes none
// that has a name of its own.
func (m *epicMaker) madeByTitle(i int) string {
	title := m.phrase(specs.Plain(m.req.Requirements[i].Title))
	if m.Language == "zh" {
		return m.madeInChinese(title)
	}
	verb, object := m.deedOf(i)
	making := slices.Contains(m.d.Words["creating"].In("en"), verb) || slices.Contains(m.d.Words["making"].In("en"), verb)
	_, rest, _ := strings.Cut(title, " ")
	if !making && verb == "" {
		return m.toldAs(title)
	}
	if !making || m.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(rest))) {
		return ""
	}
	if !m.tells(object) {
		return m.withComplement(object, rest)
	}
	return wording.Singular(object)
}

// withComplement names a thing that is too plain alone together with what stands behind its
// preposition: "reason for visit". Empty where nothing that tells stands there.
func (m *epicMaker) withComplement(object, rest string) string {
	words := strings.Fields(strings.ToLower(rest))
	at := slices.Index(words, strings.ToLower(reading.LastWord(object)))
	if at < 0 || at+2 >= len(words) || m.isPersona(object) || !slices.Contains([]string{"for", "of"}, words[at+1]) {
		return ""
	}
	of := strings.Trim(words[at+2], ".,;:()")
	if !m.tells(of) || m.Table.IsWord("determiners", "en", of) || wording.Keywords(of) == nil {
		return ""
	}
	return wording.Singular(words[at]) + " " + words[at+1] + " " + of
}

// toldAs is the data that a title names before it says what it is made of: "Shifts: team,
// place, start, end" brings shifts in. Empty for any other title.
func (m *epicMaker) toldAs(title string) string {
	name, parts, ok := strings.Cut(title, ": ")
	if name = wording.Singular(strings.ToLower(name)); !ok || strings.Contains(name, " ") || !strings.Contains(parts, ", ") || m.entityCalled(name) == nil || !m.tells(name) {
		return ""
	}
	return name
}

// tells says that a word names a thing that others can speak of: no person, no form of a
// paper and no part of a sentence.
func (m *epicMaker) tells(name string) bool {
	if m.Language == "zh" {
		n := len([]rune(name))
		return n >= 2 && n <= 6 && !strings.ContainsAny(name, "的了在和、：0123456789") && !m.isPersona(name)
	}
	last := strings.ToLower(reading.LastWord(name))
	return len(name) > 3 && !m.isPersona(name) && !m.Table.IsWord("hollow_things", "en", last) && !slices.Contains(m.d.Words["plain_products"].In("en"), wording.Singular(last))
}

// mentionedIn says that a text whose keywords are known speaks of a thing by all its words.
func (m *epicMaker) mentionedIn(text string, keys []string, name string) bool {
	if m.Language == "zh" {
		return strings.Contains(text, name)
	}
	words := m.keysIn(name)
	return len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool {
		_, ok := slices.BinarySearch(keys, word)
		return !ok
	})
}

// followsDeed says that a title has the deed that comes behind that of another one:
// nobody returns what was not lent.
func (m *epicMaker) followsDeed(r, by int) bool {
	k, other := m.linkedOf(r), m.linkedOf(by)
	return slices.ContainsFunc(k.after, func(n int) bool {
		return slices.Contains(other.before, n) && !slices.Contains(k.before, n) && !slices.Contains(other.after, n) && !m.doneBeside(r, n)
	})
}

// doneBeside says that the plan of a requirement has a deed itself, by its place in the
// list, and needs no other for it.
func (m *epicMaker) doneBeside(r, deed int) bool {
	return slices.ContainsFunc(m.plans, func(p epicPlan) bool {
		return slices.Contains(p.members, r) && slices.ContainsFunc(p.members, func(i int) bool { return slices.Contains(m.linkedOf(i).before, deed) })
	})
}

// deedWords are what a title does, by its first word and what that is done to: "record a
// return", "tool restore". In Chinese they are its first clause.
func (m *epicMaker) deedWords(i int) []string {
	title := strings.ReplaceAll(specs.Plain(m.req.Requirements[i].Title), "`", "")
	if m.Language == "zh" {
		title, _, _ = strings.Cut(title, "，")
		_, title = doneBefore(title)
		return []string{title}
	}
	if command := m.commandName(i); command != "" {
		title = command
	}
	_, object := m.deedOf(i)
	return wordsIn(phrasing.LeadingWord(title) + " " + object)
}

// deedsOfHeading are the words of an English heading that is a sentence about what is done
// below it: "How we deliver". Others name things.
func (m *epicMaker) deedsOfHeading(r *specs.Requirement) []string {
	heading, _, _ := m.headingOf(r)
	if m.Language == "zh" || !slices.Contains(m.d.Words["question_starts"].In("en"), strings.ToLower(phrasing.LeadingWord(heading))) {
		return nil
	}
	return wordsIn(heading)
}

// says tells whether a title has a deed.
func (m *epicMaker) says(words []string, deed string) bool {
	if m.Language == "zh" {
		return strings.Contains(words[0], deed)
	}
	return slices.Contains(words, wording.Stem(deed))
}

// awaits says that a statement waits until the deed of another requirement is done: "as
// soon as all articles are graded" waits for "grade each article".
func (m *epicMaker) awaits(k *linked, by int) bool {
	if len(k.awaited) == 0 {
		return false
	}
	if m.Language == "zh" {
		deed := m.linkedOf(by).deeds[0]
		return slices.ContainsFunc(k.awaited, func(verb string) bool { return strings.Contains(deed, verb) })
	}
	other := m.knownOf(by)
	return other.verb != "" && slices.Contains(k.awaited, other.verb) && m.mentionedIn(k.text, k.textWords, other.object)
}

// awaitedVerbs are the verbs of what has to be done before, behind a word that waits.
func (m *epicMaker) awaitedVerbs(text string) []string {
	var out []string
	waits := false
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		word = strings.Trim(word, ".,;:()")
		waits = waits || slices.Contains(m.d.Words["awaiting"].In("en"), word)
		if !waits {
			continue
		}
		if base, ok := m.Participle(word); ok {
			out = append(out, base)
		}
	}
	return out
}

// partUses says that the component of a plan uses one of another plan.
func (m *epicMaker) partUses(i, c int) bool { return usesPart(m.partOf(i), m.partsOf(c)) }

// usesPart says that a component uses one of some others, and stands not among them.
func usesPart(x *specs.Component, others []*specs.Component) bool {
	return x != nil && !slices.Contains(others, x) && slices.ContainsFunc(others, func(y *specs.Component) bool { return slices.Contains(x.Uses, y.Name) })
}

// otherHalf is the plan before one that was cut from the same theme, -1 without one.
func (m *epicMaker) otherHalf(i int) int {
	return slices.IndexFunc(m.plans[:i], func(p epicPlan) bool { return p.kind == m.plans[i].kind && halves(&p, &m.plans[i]) })
}

// tiedByParts are the plans behind one, whose components its own uses: the order of the
// source speaks against a dependency, and the architecture for some tie.
func (m *epicMaker) tiedByParts(i int) []string {
	var out []string
	for c := i + 1; c < len(m.plans); c++ {
		if m.linkable(i, c) && (m.partUses(i, c) || m.partUses(c, i)) {
			out = append(out, m.epicID(c))
		}
	}
	for c := range i {
		if m.linkable(i, c) && m.partUses(c, i) {
			out = append(out, m.epicID(c))
		}
	}
	return out
}

// partOf is the component that holds most of a plan, nil where several share it.
func (m *epicMaker) partOf(p int) *specs.Component {
	members, held := m.heldBy(p)
	for k, n := range held {
		if 2*n > members {
			return &m.arch.Architecture.Components[k]
		}
	}
	return nil
}

// partsOf are the component that holds most of a plan or, where none does, those that hold
// at least a third of it: whatever uses one of them needs the plan.
func (m *epicMaker) partsOf(p int) []*specs.Component {
	if part := m.partOf(p); part != nil {
		return []*specs.Component{part}
	}
	members, held := m.heldBy(p)
	var out []*specs.Component
	for k, n := range held {
		if n > 0 && 3*n >= members {
			out = append(out, &m.arch.Architecture.Components[k])
		}
	}
	return out
}

// heldBy counts what a plan builds, and how much of it each component holds.
func (m *epicMaker) heldBy(p int) (members int, held []int) {
	built, holders := m.builders(m.plans[p].members), m.partHolders()
	held = make([]int, len(m.arch.Architecture.Components))
	for _, i := range built {
		for _, k := range holders[m.req.Requirements[i].ID] {
			held[k]++
		}
	}
	return len(built), held
}

// partHolders are the components of groups, in their order, by the requirements that they
// hold. It is found once: plans are asked for theirs again and again.
func (m *epicMaker) partHolders() map[string][]int {
	if m.holders != nil {
		return m.holders
	}
	m.holders = map[string][]int{}
	for k := range m.arch.Architecture.Components {
		part := &m.arch.Architecture.Components[k]
		if part.Source.Rule != "rule:component-from-group" {
			continue
		}
		for _, id := range part.Requirements {
			if at := m.holders[id]; len(at) == 0 || at[len(at)-1] != k { // named twice it is held once
				m.holders[id] = append(at, k)
			}
		}
	}
	return m.holders
}

// linkedTo are the plans before one that are linked to it, those that say most first.
func linkedTo(links map[int]link, before int) []int {
	var out []int
	for c := range before {
		if _, ok := links[c]; ok {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(links[b].weight, links[a].weight) })
	return out
}

// linkReason says what an epic uses of another one.
func (m *epicMaker) linkReason(l link, c int) string {
	names := slices.Clone(l.names)
	if len(names) == 0 {
		names = []string{m.plans[c].name}
	}
	for n := range names {
		names[n] = m.say("link_name", "name", names[n])
		if n < len(l.makers) {
			names[n] = m.ofMaker(names[n], l.makers[n])
		}
	}
	key := "needs_part"
	if !l.made {
		key = "needs_order" // the architecture ties them, and does not say which is first
	}
	return m.say(key, "list", m.Join(phrasing.FirstN(names, 2), 0), "epic", m.epicID(c))
}
