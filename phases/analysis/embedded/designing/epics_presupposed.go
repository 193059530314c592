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
	var out []specs.Question
	for _, later := range m.membersOutside() {
		q := &m.req.Requirements[later]
		for _, i := range m.coreMembers() {
			r := &m.req.Requirements[i]
			if r.Priority == specs.Must && m.worksWithResult(i, later) {
				out = append(out, specs.Question{
					Text:  m.say("ask_presupposed", "id", r.ID, "other", q.ID, "title", m.scopeTitle(q.Title)),
					Owner: m.Say("owner_product"), Source: phrasing.Rule("confirm-inferred"),
				})
				break
			}
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

// worksWithResult says that a title speaks of a thing by what another requirement does with
// it: the printed lists, the exported file.
func (m *epicMaker) worksWithResult(i, other int) bool {
	verb, object := m.deedOf(other)
	if verb == "" {
		return false
	}
	object = wording.Singular(strings.ToLower(reading.LastWord(object)))
	before := ""
	for word := range strings.FieldsSeq(strings.ToLower(specs.Plain(m.req.Requirements[i].Title))) {
		word = strings.Trim(word, `.,;:()"“”`)
		if base, ok := m.Participle(before); ok && base == verb && wording.Singular(word) == object {
			return true
		}
		before = word
	}
	return false
}
