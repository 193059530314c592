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

// objectName names a plan that stands under no heading by the data that it is about:
// by the word that gathered most of it, when that is data of the product, else by the
// data that most of its stories speak of. Empty when there is none.
func (m *epicMaker) objectName(p *epicPlan, parts []epicPart) string {
	whole := 0
	for _, part := range parts {
		whole += len(part.members)
	}
	for _, part := range parts {
		if e := m.entityCalled(part.name); part.how == "word" && e != nil && 3*len(part.members) >= 2*whole {
			return m.nameOfData(e)
		}
	}
	told := m.toldBy(p)
	members := slices.DeleteFunc(slices.Clone(p.members), func(i int) bool { return len(told) > 0 && !told[i] })
	members = m.withoutGuests(p, members)
	var best *specs.Entity
	most := 0
	for k := range m.req.Index.Entities {
		e, n := &m.req.Index.Entities[k], 0
		for _, i := range members {
			n += rankBool(m.speaksOfData(i, e))
		}
		if n >= minStories && n > most && 3*n >= 2*len(members) {
			best, most = e, n
		}
	}
	if best == nil {
		return ""
	}
	return m.nameOfData(best)
}

// withoutGuests are the members of a plan that stand under its own headings, where these are
// enough for a name: what joined them from elsewhere does not say what they are about.
func (m *epicMaker) withoutGuests(p *epicPlan, members []int) []int {
	own := slices.DeleteFunc(slices.Clone(members), func(i int) bool { return !m.underItsHeading(i, p) })
	if len(own) < minStories || 2*len(own) <= len(members) {
		return members
	}
	return own
}

// wordName calls a plan by the Chinese word that gathered most of it, where its titles
// are sentences of which none names the others.
func (m *epicMaker) wordName(parts []epicPart) string {
	whole := 0
	for _, part := range parts {
		whole += len(part.members)
	}
	for _, part := range parts {
		if m.Language == "zh" && part.how == "word" && 3*len(part.members) >= 2*whole && !m.isPersona(part.name) && !reading.IsASCII(part.name) {
			return m.say("epic_around", "name", part.name)
		}
	}
	return ""
}

// speaksOfData says that the title of a requirement names an entity.
func (m *epicMaker) speaksOfData(i int, e *specs.Entity) bool {
	r := &m.req.Requirements[i]
	if !slices.Contains(r.Entities, e.Name) {
		return false
	}
	if m.Language == "zh" {
		return strings.Contains(r.Title, m.entityWord(e))
	}
	return len(sharedWords(wordsIn(m.entityWord(e)), wordsIn(specs.Plain(r.Title)))) > 0
}

// entityCalled is the data of the product with this name, nil when it is none or a
// person.
func (m *epicMaker) entityCalled(name string) *specs.Entity {
	if m.entities == nil {
		m.entities = m.namedEntities()
	}
	return m.entities[phrasing.FoldTerm(wording.Singular(name))]
}

// namedEntities are the entities by their names as the source writes them and as readers
// see them; the first one of a name keeps it.
func (m *epicMaker) namedEntities() map[string]*specs.Entity {
	out := map[string]*specs.Entity{}
	for k := range m.req.Index.Entities {
		e := &m.req.Index.Entities[k]
		for _, name := range []string{e.Name, m.entityWord(e)} {
			one := phrasing.FoldTerm(wording.Singular(name))
			if _, taken := out[one]; !taken {
				out[one] = e
			}
		}
	}
	return out
}

// nameOfData is the plural of an entity as a title, empty for one that is a person.
func (m *epicMaker) nameOfData(e *specs.Entity) string {
	name := m.entityWord(e)
	if m.isPersona(name) || m.namesSomebody(reading.UpperFirst(name)) || m.Table.IsWord("anybody", m.Language, strings.ToLower(name)) {
		return ""
	}
	if m.Language == "zh" {
		return name
	}
	return phrasing.Capital(wording.Plural(name))
}

// roleName calls a plan by the one for whom nearly all of its stories are, where
// nothing else gathers them.
func (m *epicMaker) roleName(p *epicPlan) string {
	told, n := 0, map[string]int{}
	for _, s := range p.stories {
		if role := s.Text.Role; len(s.TracesTo) > 0 && strings.HasPrefix(s.TracesTo[0], "REQ") {
			told++
			if m.isPersona(role) && !m.standsForAll(role) && m.saysWhose(s.TracesTo) {
				n[role]++
			}
		}
	}
	for role, times := range n {
		if times >= minStories && 3*times >= 2*told {
			return m.say("epic_for", "role", role)
		}
	}
	return ""
}

// standsForAll says that a role is that of everybody who uses the product or runs it: what
// is done for them is done for no one of its people.
func (m *epicMaker) standsForAll(role string) bool {
	return slices.Contains([]string{m.User, m.Admin, m.GeneralRole(), m.ProductUser(), m.HouseRole()}, role)
}

// saysWhose says that one of some requirements tells itself whose wish it is: what is
// known of the others only by where they stand gives no name.
func (m *epicMaker) saysWhose(ids []string) bool {
	return slices.ContainsFunc(ids, func(id string) bool {
		i, ok := m.byID[id]
		return ok && m.req.Requirements[i].Story.Source.Rule != phrasing.Rule(completing.StoryFromSection).Rule
	})
}

// wholeName is a list of things when each story of the plan has its thing in it: then
// it says what the epic holds, and not only how it begins.
func (m *epicMaker) wholeName(p *epicPlan, things string) string {
	if things == "" {
		return ""
	}
	told, known := m.toldBy(p), m.wordsOf(things)
	for _, i := range p.members {
		if told[i] && len(sharedWords(known, wordsIn(specs.Plain(m.req.Requirements[i].Title)))) == 0 {
			return ""
		}
	}
	return things
}

// mostName calls a Chinese plan by a list of things that more than half of its stories
// are about and says that there are others: it tells more than what the plan extends.
func (m *epicMaker) mostName(p *epicPlan, things string) string {
	if m.Language != "zh" || !strings.ContainsAny(things, "、和及") {
		return ""
	}
	told, known := m.toldBy(p), m.wordsOf(things)
	named, all := 0, 0
	for _, i := range p.members {
		if told[i] {
			all++
			named += rankBool(len(sharedWords(known, wordsIn(specs.Plain(m.req.Requirements[i].Title)))) > 0)
		}
	}
	if 2*named <= all {
		return ""
	}
	return m.say("epic_around", "name", things)
}
