package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// addChineseDeedRecords adds the records that the deeds of a Chinese source leave behind
// where no thing of the model stands for them: who orders a meal leaves an order, who fetches
// it a record of that. A deed counts that several statements or headings tell.
func (w *Specifier) addChineseDeedRecords(m *dataModel, left int) {
	for deed, record := range w.Table.Words["deed_records"].Pairs("zh") {
		if left <= 0 {
			return
		}
		slip := strings.HasSuffix(record, "单") && slices.ContainsFunc(m.entities, func(e specs.Entity) bool {
			return reading.HasSuffixOf(reading.FirstOf(e.Label, e.Name), "单", "单子")
		})
		if slip || w.deedsSaid(deed) < leastUnits || slices.ContainsFunc(m.entities, func(e specs.Entity) bool { return strings.Contains(e.Name+e.Label, deed) || e.Name == record }) {
			continue
		}
		src := phrasing.Rule("field-from-deed")
		e := specs.Entity{Name: record, Source: phrasing.Rule("entity-from-feature"), Fields: []specs.Field{
			{Name: w.Say("field_done_by", "done", deed), Source: src},
			{Name: w.Say("field_done_at", "done", deed), Source: src},
		}}
		m.add(e, templates.Terms{Zh: []string{record, deed}})
		left--
	}
}

// deedsSaid counts the statements on what is done, and the headings above them, that tell a
// deed. What is denied or only counted is none.
func (w *Specifier) deedsSaid(deed string) int {
	n := 0
	headings := map[string]bool{}
	tells := func(text string) bool {
		before, behind, ok := strings.Cut(text, deed)
		return ok && !reading.HasSuffixOf(before, w.Table.Words["undone_before"].In("zh")...) && !reading.HasPrefixOf(behind, w.Table.Words["no_deed_behind"].In("zh")...)
	}
	for _, it := range w.thingItems() {
		if it.feature && tells(it.Text) {
			n++
		}
	}
	for i := range w.Understood.Features {
		if g := w.Understood.Features[i].Group; !headings[g] && tells(g) {
			headings[g] = true
			n++
		}
	}
	for i := range w.Understood.Actors {
		if tells(w.Understood.Actors[i].Role) {
			n++
		}
	}
	return n
}
