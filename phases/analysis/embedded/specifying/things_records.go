package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// addDeedRecords adds the record that a deed leaves behind where an English source
// has a word for it: who books a place in a class makes a booking, of which it says
// when it closes. The record holds who did it and when, and belongs to what it is of.
func (w *Specifier) addDeedRecords(m *dataModel) {
	records := w.deedNouns()
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if i == thingUnits {
			return
		}
		if f.Priority == "wont" || f.List != "" {
			continue
		}
		d := w.useOfFact(f)
		verb := strings.ToLower(phrasing.LeadingWord(d.Action))
		record, ok := records[verb]
		if !ok && w.forAWhile(d.Action) {
			record, ok = w.Table.Words["deed_records"].Paired("en", verb)
		}
		if !ok || !w.Acts(&d) || m.index(record, "") >= 0 || w.hasTwin(m, record) {
			continue
		}
		e := inferredEntity(record)
		if who := wording.LowerFirst(d.Actor); who != "" && w.Personal(&d) && d.Chosen.By != "general" {
			if at := m.index(who, ""); at >= 0 {
				e.Relations = append(e.Relations, specs.Relation{To: m.entities[at].Name, Kind: "many-to-one", Label: w.Say("relation_belongs"), Source: phrasing.Rule("relation-from-feature")})
			}
			e.Fields = append(e.Fields, specs.Field{Name: who, Source: phrasing.Rule("field-from-deed")})
		}
		e.Fields = append(e.Fields, specs.Field{Name: w.Say("field_done_at", "done", w.DoneForm(verb)), Type: "timestamp", Source: phrasing.Rule("field-from-deed")})
		if w.forAWhile(d.Action) {
			e.Fields = append(e.Fields, specs.Field{Name: w.Say("field_for_when"), Source: f.Source})
		}
		for _, of := range phrasing.FirstN(m.touched(d.Action), 1) {
			e.Relations = append(e.Relations, specs.Relation{To: of, Kind: "many-to-one", Label: w.Say("relation_belongs"), Source: phrasing.Rule("relation-from-feature")})
		}
		m.add(e, templates.Terms{En: []string{record}})
	}
}

// forAWhile says that a deed takes a thing for a day or another while: there are as many
// records of it as days, and no field of the thing holds them.
func (w *Specifier) forAWhile(action string) bool {
	_, rest, ok := strings.Cut(strings.ToLower(action), " for ")
	words := strings.Fields(rest)
	if !ok || len(words) < 2 || !w.Table.IsWord("singulars", "en", words[0]) {
		return false
	}
	word := strings.Trim(words[1], ",.;")
	return understanding.Weekday(reading.UpperFirst(word)) || w.Table.IsWord("whiles", "en", word)
}

// hasTwin says that the model has the record of a deed by another word: what is
// booked is an appointment.
func (w *Specifier) hasTwin(m *dataModel, record string) bool {
	return w.Table.IsWord("deed_twins", "en", record) && slices.ContainsFunc(w.Table.Words["deed_twins"].In("en"), func(twin string) bool { return m.index(twin, "") >= 0 })
}

// deedNouns are the records that deeds leave behind, by the verb, as far as the
// statements of the source speak of them by their own word.
func (w *Specifier) deedNouns() map[string]string {
	items := w.thingItems()
	var all strings.Builder
	for i := range items {
		all.WriteString(items[i].Text + " . ")
	}
	spoken := phrasing.NewWordIndex(all.String())
	out := map[string]string{}
	for verb, record := range w.Table.Words["deed_records"].Pairs("en") {
		if spoken.Has(record) || spoken.Has(wording.Plural(record)) {
			out[verb] = record
		}
	}
	return out
}
