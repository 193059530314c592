package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxDeeds is how many deeds are kept of a thing of which the source tells no more.
const maxDeeds = 3

// useOfFact reads a feature for who does what in it.
func (w *Specifier) useOfFact(f *understanding.FeatureFact) completing.Use {
	d := completing.Use{Origin: completing.Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text, Actor: f.Actor}}}
	d.Statement = w.TakeApart(phrasing.OrElse(f.Text, f.Name))
	w.UseOf(&d, f.Name)
	return d
}

// tellDeeds gives the entities of which an English source tells no field what its
// features do to them: who approves a loan is kept with the loan.
func (w *Specifier) tellDeeds(m *dataModel) {
	if w.Language == "zh" || w.ofCode() {
		return
	}
	bare := map[string]int{}
	for i := range m.entities {
		if e := &m.entities[i]; len(e.Fields) == 0 {
			bare[entityKey(e.Name)] = i
		}
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if len(bare) == 0 || i == thingUnits {
			return
		}
		if f.Priority == "wont" || f.List != "" {
			continue
		}
		d := w.useOfFact(f)
		tokens := wording.Tokens(specs.Plain(d.Action))
		if !w.Acts(&d) || len(tokens) < 2 {
			continue
		}
		words, _ := w.nounWords(tokens, 1)
		if len(words) == 0 {
			continue
		}
		at, ok := bare[entityKey(strings.Join(words[max(0, len(words)-2):], " "))]
		if !ok {
			at, ok = bare[entityKey(words[len(words)-1])]
		}
		if !ok {
			continue
		}
		e := &m.entities[at]
		if record, ok := w.Table.Words["deed_records"].Paired("en", tokens[0].Lower); ok && m.index(record, "") >= 0 && m.index(record, "") != at {
			continue // the record of the deed holds who did it
		}
		for _, it := range slices.Concat([]specs.Item{{Text: f.Text, Source: f.Source}}, f.Details, f.Criteria) {
			if _, list, ok := cutFirstOf("- "+strings.ToLower(specs.Plain(it.Text)), w.Table.Words["told_by"].In("en")...); ok {
				addTold(e, w.fieldList(list, false), it.Source)
			}
		}
		if len(e.Fields) < maxDeeds && slices.Contains(w.Table.Words["record_verbs"].In("en"), tokens[0].Lower) {
			addTold(e, []specs.Field{w.deedField(&d, w.DoneForm(tokens[0].Lower))}, phrasing.Rule("field-from-deed"))
		}
	}
}

// deedField is what is kept of a deed: who did it, else when.
func (w *Specifier) deedField(d *completing.Use, done string) specs.Field {
	if w.Personal(d) && !d.Chosen.OfAnybody() && d.Actor != "" {
		return specs.Field{Name: w.Say("field_done_by", "done", done), Constraint: wording.LowerFirst(d.Actor)}
	}
	return specs.Field{Name: w.Say("field_done_at", "done", done), Type: "timestamp"}
}
