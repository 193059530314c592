package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// presupposed asks about what the first release works with and only a later release makes:
// "the desk works with the printed lists" needs "print tomorrow's list".
func (m *epicMaker) presupposed() []specs.Question {
	users := m.usersOfResults()
	var out []specs.Question
	for _, later := range m.membersOutside() {
		q := &m.req.Requirements[later]
		verb, object := m.deedOf(later)
		if i, ok := users[result{verb, wording.Singular(strings.ToLower(reading.LastWord(object)))}]; ok && verb != "" {
			out = append(out, specs.Question{
				Text:  m.say("ask_presupposed", "id", m.req.Requirements[i].ID, "other", q.ID, "title", m.scopeTitle(q.Title)),
				Owner: m.Say("owner_product"), Source: phrasing.Rule("confirm-inferred"),
			})
		}
	}
	return out
}

// membersOutside are the wanted requirements of the epics behind the first release.
func (m *epicMaker) membersOutside() []int {
	var out []int
	for k := range m.plans {
		for _, i := range m.plans[k].members {
			if !m.plans[k].mvp && m.wanted(i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// result is a thing by what was done with it: the printed list, the exported file.
type result struct{ verb, thing string }

// usersOfResults is the first mandatory requirement of the first release whose title speaks of
// a thing by what was done with it, by that thing.
func (m *epicMaker) usersOfResults() map[result]int {
	out := map[result]int{}
	for _, i := range m.coreMembers() {
		if m.req.Requirements[i].Priority != specs.Must {
			continue
		}
		before := ""
		for word := range strings.FieldsSeq(strings.ToLower(specs.Plain(m.req.Requirements[i].Title))) {
			word = strings.Trim(word, `.,;:()"“”`)
			if base, ok := m.Participle(before); ok {
				key := result{base, wording.Singular(word)}
				if _, known := out[key]; !known {
					out[key] = i
				}
			}
			before = word
		}
	}
	return out
}
