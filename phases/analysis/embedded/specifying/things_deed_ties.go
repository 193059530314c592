package specifying

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// tieDeeds ties the record that is called by a deed to what the deed is done to: "assign a
// berth to a boat" and "a berth has been assigned to a boat" make the assignment one of a
// berth and a boat.
func (w *Specifier) tieDeeds(m *dataModel) {
	if w.Language == "zh" || w.ofCode() || w.modelled() {
		return
	}
	var texts []string
	for _, it := range w.thingItems() {
		if it.feature {
			texts = append(texts, specs.Plain(it.Text))
		}
	}
	for _, t := range w.Understood.Terms {
		texts = append(texts, specs.Plain(t.Definition))
	}
	for verb, record := range w.Table.Words["deed_names"].Pairs("en") {
		at := m.index(record, "")
		if at < 0 || m.entities[at].Source.Kind == specs.Stated {
			continue
		}
		for _, text := range texts {
			for _, to := range w.doneWith(m, verb, text) {
				if to != at && len(m.entities[at].Relations) < mostDeedTies {
					m.tie(at, to, w.Say("relation_refers"), phrasing.Rule("relation-from-feature"))
				}
			}
		}
	}
}

// mostDeedTies is how many things the record of a deed is tied to at most.
const mostDeedTies = 3

// doneWith are the entities that a deed is done to in a text, and those to which it assigns
// them.
func (w *Specifier) doneWith(m *dataModel, verb, text string) []int {
	tokens := wording.Tokens(text)
	is := func(i int) bool {
		if i < 0 || i >= len(tokens) || tokens[i].Kind != wording.Word {
			return false
		}
		low := tokens[i].Lower
		base, ok := w.BaseVerb(low)
		if !ok {
			base, ok = w.Participle(low)
		}
		return low == verb || ok && base == verb
	}
	var out []int
	object := false
	for run := range w.NounRuns(text) {
		name := m.thingOf(run.Words)
		from := run.Behind - len(run.Words)
		lead := from - 1
		for lead > 0 && (w.Table.IsWord("articles", "en", tokens[lead].Lower) || w.Table.IsWord("determiners", "en", tokens[lead].Lower)) {
			lead--
		}
		passive := false // "a berth has been assigned"
		for i := run.Behind; i < min(len(tokens), run.Behind+4) && tokens[i].Kind == wording.Word; i++ {
			if is(i) && i > run.Behind && w.Table.IsWord("be_forms", "en", tokens[i-1].Lower) {
				passive = true
			}
		}
		target := object && lead > 0 && tokens[lead].Lower == "to"
		object = passive || is(lead)
		if name != "" && (object || target) {
			if at := m.index(name, ""); !slices.Contains(out, at) {
				out = append(out, at)
			}
		}
	}
	return out
}
