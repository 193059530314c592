package designing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ofMilestones says what the milestones of the source name, by their place among them:
// whole epics, and single requirements of others; nothing where they are told by dates or
// by who gets it.
func (m *epicMaker) ofMilestones(milestones []specs.Item, epics []specs.Epic) []specs.Item {
	var rows []string
	for i, it := range milestones {
		if named := m.namedBy(it.Text, epics); len(named) > 0 {
			if name := milestoneName(it.Text); name != "" {
				rows = append(rows, m.Say("crit_label", "name", name, "text", m.Join(named, 0)))
				continue
			}
			rows = append(rows, m.say("milestone_of_epic", "count", itoa(i+1), "list", m.Join(named, 0)))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return []specs.Item{m.item("version-of-milestone", "milestones_of_epics", "list", strings.Join(rows, m.say("semicolon")))}
}

// milestoneName is the short name that a milestone begins with: "0.9", "v0.2", "M1"; empty
// where the source gives it none.
func milestoneName(text string) string {
	first, _, _ := strings.Cut(specs.Plain(text), " ")
	first = strings.TrimRight(first, ":：,")
	digits := strings.TrimLeft(first, "vV")
	if whole, part, ok := strings.Cut(digits, "."); ok && whole != "" && part != "" && len(first)-len(digits) < 2 && strings.Trim(whole+part, "0123456789.") == "" {
		return strings.TrimRight(first, ".")
	}
	letters := strings.TrimRight(first, "0123456789")
	if letters == first || !slices.Contains([]string{"M", "MS", "P", "R", "V"}, letters) { // "S3" is a store
		return ""
	}
	return first
}

// namedBy are the epics and requirements that a milestone names.
func (m *epicMaker) namedBy(milestone string, epics []specs.Epic) []string {
	out := m.ranksNamed(milestone)
	for k := range epics {
		later := strings.HasPrefix(epics[k].Title, m.say("all_after_first"))
		if m.plans[k].kind == "quality" {
			continue
		}
		if !later && (milestoneNames(milestone, epics[k].Title) || m.partOfPeopleNamed(milestone, epics[k].Title)) {
			out = append(out, epics[k].ID)
			continue
		}
		for _, i := range m.plans[k].members {
			if m.wanted(i) && (m.thingNamed(milestone, i) || !later && m.partNamed(milestone, i, epics)) {
				out = append(out, m.say("requirement_of_epic", "id", m.req.Requirements[i].ID, "epic", epics[k].ID))
			}
		}
	}
	return out
}

// ranksNamed are the priorities of which a milestone names all requirements: "everything
// P0", "全部 P0".
func (m *epicMaker) ranksNamed(milestone string) []string {
	text := " " + strings.ToLower(specs.Plain(milestone)) + " "
	var out []string
	for said, rank := range m.d.Words["ranks_named"].Pairs(m.Language) {
		at := strings.Index(text, said)
		if rank = m.rankOfCode(said, rank); at < 0 || rank == "" || !slices.ContainsFunc(m.req.Requirements, func(r specs.Requirement) bool { return string(r.Priority) == rank }) {
			continue
		}
		if next, _ := utf8.DecodeRuneInString(text[at+len(said):]); !unicode.IsDigit(next) && !m.ofThing(said, text[at+len(said):]) {
			out = append(out, m.say("milestone_of_rank", "rank", rank))
		}
	}
	return out
}

// ofThing says that a code belongs to the thing behind it, "P1 alert", and ranks nothing.
func (m *epicMaker) ofThing(code, behind string) bool {
	word := strings.Trim(reading.FirstWord(behind), ".,;:()")
	return len(code) == 2 && strings.HasPrefix(behind, " ") && word != "" && unicode.IsLetter(rune(word[0])) && reading.IsASCII(word) && !slices.Contains(m.d.Words["ranked_nouns"].In("en"), word)
}

// rankOfCode is the rank that a code stands for where the source explains its codes itself,
// else the one that it commonly has. Empty where two codes of the source are one rank, as
// what a pilot needs and what the release needs: the milestone then names only some of it.
func (m *epicMaker) rankOfCode(code, common string) string {
	level := m.Understood.Ranks[strings.ToUpper(code)]
	if level == "" {
		return common
	}
	for other, same := range m.Understood.Ranks {
		if same == level && !strings.EqualFold(other, code) {
			return ""
		}
	}
	return strings.ToUpper(level[:1]) + level[1:]
}

// How many words tell one thing, and of how many requirements one thing can be the name.
const (
	maxMilestoneWords = 3
	maxNamedBy        = 2
)

// thingNamed says that a milestone lists a thing of which this requirement and hardly
// another one has all the words in its title.
func (m *epicMaker) thingNamed(milestone string, i int) bool {
	listed := listedThings(milestone)
	return slices.ContainsFunc(m.thingsOfStep(milestone), func(thing string) bool {
		named := m.bearers(thing)
		return named.wanted <= maxNamedBy && slices.Contains(named.all, i) && (slices.Contains(listed, thing) || m.isHeadOf(thing, i))
	})
}

// isHeadOf says that a title names what a word says, and not only a kind of something else by
// it: the schools of a milestone have nothing to do with school holidays.
func (m *epicMaker) isHeadOf(thing string, i int) bool {
	words := strings.Fields(strings.ToLower(specs.Plain(m.req.Requirements[i].Title)))
	stems := m.keysIn(reading.LastWord(thing))
	return slices.ContainsFunc(words, func(word string) bool {
		at := slices.Index(words, word)
		bare := strings.TrimRight(word, ".,;:()")
		if !sharesBegin(stems, m.keysIn(bare)) && len(sharedWords(stems, m.keysIn(bare))) == 0 {
			return false
		}
		return bare != word || at == len(words)-1 || m.Table.IsWord("prepositions", "en", words[at+1]) || words[at+1] == "and" || words[at+1] == "or"
	})
}

// thingsOfStep are the things that a milestone lists, without what it says of their state and
// when: "dedup" of "dedup live 1 Feb".
func (m *epicMaker) thingsOfStep(milestone string) []string {
	things := listedThings(milestone)
	if m.Language == "zh" {
		return things
	}
	for k, thing := range things {
		words := strings.Fields(thing)
		if at := slices.IndexFunc(words, func(w string) bool { return strings.ContainsAny(w, "0123456789") }); at > 0 {
			words = words[:at]
		}
		for len(words) > 1 && slices.Contains(m.d.Words["step_tails"].In("en"), words[len(words)-1]) {
			words = words[:len(words)-1]
		}
		things[k] = strings.Join(words, " ")
	}
	if clause, ok := m.ParseClause(specs.Plain(milestone)); ok && clause.Subject != "" { // "The interface opens in May" brings the interface
		subject := strings.ToLower(clause.Subject)
		for _, lead := range []string{"the ", "our ", "a ", "an "} {
			subject = strings.TrimPrefix(subject, lead)
		}
		if !slices.Contains(things, subject) {
			things = append(things, subject)
		}
	}
	return things
}

// leastAbbreviation is how many letters of a word stand for the whole of it at least.
const leastAbbreviation = 5

// sharesBegin says that a single word is the beginning of one of some words: "dedup" stands
// for deduplication.
func sharesBegin(words, in []string) bool {
	return len(words) == 1 && len(words[0]) >= leastAbbreviation && slices.ContainsFunc(in, func(w string) bool { return strings.HasPrefix(w, words[0]) })
}

// bearers are the requirements that have all the words of a thing in their titles.
type bearers struct {
	all    []int
	wanted int // how many of them are not ruled out
}

// bearers finds who bears the name of a thing, once: every milestone is held against every
// requirement. What is no name of a thing, such as a person or a number, has none.
func (m *epicMaker) bearers(thing string) bearers {
	if b, ok := m.bearing[thing]; ok {
		return b
	}
	var b bearers
	if m.isName(thing) {
		words := m.keysIn(thing)
		for k := range m.req.Requirements {
			if keys := m.keysIn(m.listlessTitle(k)); len(sharedWords(words, keys)) == len(m.wordsOf(thing)) || m.Language != "zh" && sharesBegin(words, keys) {
				b.all = append(b.all, k)
				b.wanted += rankBool(m.wanted(k))
			}
		}
	}
	m.bearing[thing] = b
	return b
}

// isName says that a milestone means something to be built by this: "the whole district"
// is no name of a thing.
func (m *epicMaker) isName(thing string) bool {
	words, fields := m.wordsOf(thing), len(strings.Fields(thing))
	empty := m.Language != "zh" && fields != len(words)
	return len(words) > 0 && !empty && fields <= maxMilestoneWords && !strings.ContainsAny(thing, "0123456789") && !m.isPersona(thing) &&
		!slices.Contains(m.d.Words["names_no_thing"].In(m.Language), thing)
}

// listlessTitle is the title of a requirement without what it only lists behind a
// preposition: "Status page with entries for redirects, statistics" is about the page.
func (m *epicMaker) listlessTitle(i int) string {
	title := specs.Plain(m.req.Requirements[i].Title)
	if head, _, ok := strings.Cut(title, " for "); ok && strings.HasPrefix(strings.TrimLeft(title, "`"), "-") {
		return head // where a flag may be used is no thing that is built
	}
	for _, lead := range []string{" with ", " for ", " of ", " from "} {
		if head, list, ok := strings.Cut(title, lead); ok && m.Language == "en" && strings.Contains(list, ", ") {
			title = head
		}
	}
	return title
}

// partNamed says that a milestone lists the part of the source under whose heading a
// requirement of the first rank stands, and no epic bears its name: "import" of "4.7
// Import".
func (m *epicMaker) partNamed(milestone string, i int, epics []specs.Epic) bool {
	r := &m.req.Requirements[i]
	if r.Priority != specs.Must || len(r.Source.Lines) == 0 || r.Source.Kind != specs.Stated {
		return false
	}
	for _, s := range m.sections.Over(r.Source.Lines[0].From) {
		title := strings.ToLower(m.withoutRankTag(specs.Plain(s.Title)))
		title = reading.FirstOf(m.listedFirstWord(milestone, title), title)
		return slices.Contains(listedThings(milestone), title) && !slices.ContainsFunc(epics, func(e specs.Epic) bool { return milestoneNames(title, e.Title) })
	}
	return false
}

// listedFirstWord is the thing of a milestone with which what a heading tells behind its colon
// begins: "import" of "Moving in: import from other vendors". Empty without one.
func (m *epicMaker) listedFirstWord(milestone, heading string) string {
	_, told, ok := strings.Cut(heading, ": ")
	if !ok || m.Language == "zh" {
		return ""
	}
	for _, thing := range listedThings(milestone) {
		if beginsWithWords(told, thing) {
			return thing
		}
	}
	return ""
}

// milestoneNames says that one of the things that a milestone lists begins with one of
// the themes in the title of an epic: "M1: the log and the kit register" names the epics
// "Log" and "Kit". What stands behind the first words of a thing only tells its
// circumstances.
func milestoneNames(milestone, title string) bool {
	if _, part, ok := strings.Cut(title, ": "); ok { // of a theme that was cut what makes this part of it
		title = part
	}
	themes := listedThings(title)
	return slices.ContainsFunc(listedThings(milestone), func(thing string) bool {
		return slices.ContainsFunc(themes, func(theme string) bool { return utf8.RuneCountInString(theme) > 1 && beginsWithWords(thing, theme) })
	})
}

// partOfPeopleNamed says that a milestone lists what an epic is about whose Chinese title
// also says for whom it is, or what else belongs to it: 报修 names 业主报修, 派单 names 派单与维修.
func (m *epicMaker) partOfPeopleNamed(milestone, title string) bool {
	if m.Language != "zh" {
		return false
	}
	var themes []string
	for _, theme := range joinedHeadings(title) {
		themes = append(themes, theme)
		if name, ok := m.LeadingPerson(theme); ok {
			themes = append(themes, theme[len(name):])
		}
	}
	return slices.ContainsFunc(listedThings(milestone), func(thing string) bool {
		return utf8.RuneCountInString(thing) > 1 && slices.Contains(themes, thing)
	})
}

// listedThings are the parts of a line between its commas and "and", without what leads
// to them and without articles, folded.
func listedThings(text string) []string {
	text = strings.ToLower(specs.Plain(text))
	for _, mark := range []string{" – ", " — ", ": ", "：", "、", "，", "; ", "；", " and ", " + ", "+", " · ", "和", ". "} {
		text = strings.ReplaceAll(text, mark, ", ")
	}
	var out []string
	for part := range strings.SplitSeq(text, ", ") {
		part = strings.Trim(part, " .。`\"“”")
		for _, lead := range []string{"the ", "a ", "an ", "first the ", "then the "} {
			part = strings.TrimPrefix(part, lead)
		}
		if part != "" {
			out = append(out, part)
		}
	}
	return out
}

// beginsWithWords says that a text begins with whole words.
func beginsWithWords(text, words string) bool {
	after, ok := strings.CutPrefix(text, words)
	if !ok {
		return false
	}
	next, _ := utf8.DecodeRuneInString(after)
	return after == "" || !unicode.IsLetter(next) || unicode.Is(unicode.Han, next)
}
