package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// meant are the entities that a statement means without naming them: by their states, "mark
// somebody as arrived or no-show", by the deed that leads from state to state or leaves the
// record behind, "客服在后台受理", "book for one's own child". Where several may be meant none is.
func (w *Specifier) meant(m *dataModel, text, action string) []string {
	text = specs.Plain(text)
	words := phrasing.NewWordIndex(text)
	for _, says := range []func(e *specs.Entity) int{
		func(e *specs.Entity) int { return w.statesSaid(e, text, words) },
		func(e *specs.Entity) int { return w.stepsSaid(e, text) },
		func(e *specs.Entity) int { return w.deedLeaves(e, action) },
	} {
		if at := m.only(says); at >= 0 {
			return []string{m.entities[at].Name}
		}
	}
	if at := m.onlySlip(); at >= 0 && w.Language == "zh" && reading.ContainsAny(text, w.Table.Words["slips_spoken"].In("zh")...) {
		return []string{m.entities[at].Name}
	}
	return nil
}

// only is the entity for which a count is highest; negative where none or several have it.
func (m *dataModel) only(count func(e *specs.Entity) int) int {
	best, most := -1, 0
	for i := range m.entities {
		switch n := count(&m.entities[i]); {
		case n > most:
			best, most = i, n
		case n == most && n > 0:
			best = -1
		}
	}
	return best
}

// statesSaid counts the states of an entity that a text names. One word that says much else
// besides, such as "done", counts beside another one only.
func (w *Specifier) statesSaid(e *specs.Entity, text string, words *phrasing.WordIndex) int {
	n, sure := 0, false
	for _, state := range e.States {
		if reading.HasHan(state) {
			if strings.Contains(text, "“"+state+"”") || utf8.RuneCountInString(state) > 2 && strings.Contains(text, state) {
				n, sure = n+1, true
			}
		} else if words.Has(strings.ReplaceAll(state, "_", " ")) || words.Has(state) {
			n++
		}
	}
	if n < 2 && !sure {
		return 0
	}
	return n
}

// stepsSaid counts the deeds in a Chinese text by which an entity comes to a state or leaves
// it: 受理 of 待受理, 派单 of 已派单.
func (w *Specifier) stepsSaid(e *specs.Entity, text string) int {
	n := 0
	for _, state := range e.States {
		if !reading.HasHan(state) || slices.Contains(w.Table.Words["plain_ends"].In("zh"), state) {
			continue
		}
		if deed, ok := deedOfState(state); ok && utf8.RuneCountInString(deed) > 1 && strings.Contains(text, deed) {
			n++
		}
	}
	return n
}

// deedLeaves is 1 where an entity is the record that an English deed leaves behind, or
// stands for it by another word.
func (w *Specifier) deedLeaves(e *specs.Entity, action string) int {
	record, ok := w.Table.Words["deed_records"].Paired("en", strings.ToLower(phrasing.LeadingWord(action)))
	if !ok || w.Language == "zh" {
		return 0
	}
	name := strings.ToLower(e.Name)
	if name == record || w.Table.IsWord("deed_twins", "en", record) && w.Table.IsWord("deed_twins", "en", name) {
		return 1
	}
	return 0
}

// termsOf are the words by which statements speak of an entity: its name, and in a Chinese
// paper that calls its records in English what they are called in Chinese.
func (w *Specifier) termsOf(e *specs.Entity) templates.Terms {
	name := phrasing.SplitCamel(e.Name)
	terms := templates.TermsOf(w.Language, w.EntityLabel(e), name)
	if w.Language != "zh" || reading.HasHan(e.Name) {
		return terms
	}
	for latin, called := range w.Table.Words["latin_things"].Pairs("zh") {
		if strings.EqualFold(latin, name) {
			terms.Zh = append(terms.Zh, called)
		}
	}
	return terms
}
