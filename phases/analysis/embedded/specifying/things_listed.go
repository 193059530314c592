package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// leastListed is how many fields a sentence without an article before each has to list.
const leastListed = 3

// listedRecords are the records of which a sentence lists the fields behind a verb of
// keeping: "a job card holds the complaint, bay and mechanic", and those that another one
// lists: "a bill lists each session with date, duration and amount".
func (w *Specifier) listedRecords(text string) []toldRecord {
	var out []toldRecord
	for clause := range strings.SplitSeq(strings.TrimRight(text, "."), ". ") {
		name, list, ok := cutFirstOf(strings.TrimRight(clause, "."), w.Table.Words["listing_verbs"].In("en")...)
		if !ok || w.isView(name) {
			continue
		}
		if parts, fields := w.listedOnes(list); parts != "" {
			out = append(out, toldRecord{parts, fields})
			continue
		}
		if !w.Table.IsWord("each_one", "en", phrasing.LeadingWord(name)) || strings.Contains(list, " or ") || w.Table.IsWord("each_one", "en", strings.ToLower(phrasing.LeadingWord(list))) && strings.Contains(list, " with ") {
			continue
		}
		if fields := w.fieldList(list, false); len(fields) >= leastListed {
			out = append(out, toldRecord{w.recordName(name), fields})
		}
	}
	return append(out, w.listedOfPeople(text)...)
}

// listedOnes are what a record lists several of, with what is told of each.
func (w *Specifier) listedOnes(list string) (name string, fields []specs.Field) {
	parts, told, ok := strings.Cut(list, " with ")
	if lead := strings.ToLower(phrasing.LeadingWord(parts)); !ok || lead != "each" && lead != "every" {
		return "", nil
	}
	fields = w.fieldList(told, false)
	if name = w.recordName(parts); len(fields) < 2 || w.isView(name) {
		return "", nil
	}
	return name, fields
}

// listedOfPeople are the people of whom a sentence lists what is kept: "a customer has a
// name, phone and e-mail".
func (w *Specifier) listedOfPeople(text string) []toldRecord {
	head, list, ok := strings.Cut(text, " has ")
	list, _, _ = strings.Cut(list, ". ")
	words := strings.Fields(strings.ToLower(head))
	if !ok || len(words) < 2 || len(words) > 3 || !w.Table.IsWord("each_one", "en", words[0]) || strings.Contains(list, " or ") {
		return nil
	}
	name := strings.Join(words[1:], " ")
	fields := w.fieldList(list, false)
	if !w.IsPerson(name) || w.IsAdmin(name) || len(fields) < leastListed || !w.tellsPerson(fields) {
		return nil
	}
	return []toldRecord{{name, fields}}
}

// tieListed makes what a record lists several of belong to it: the lines of a bill.
func (w *Specifier) tieListed(m *dataModel) {
	if w.Language == "zh" || w.ofCode() {
		return
	}
	for _, it := range w.thingItems() {
		for clause := range strings.SplitSeq(strings.TrimRight(specs.Plain(it.Text), "."), ". ") {
			name, list, ok := cutFirstOf(clause, w.Table.Words["listing_verbs"].In("en")...)
			if !ok {
				continue
			}
			part, _ := w.listedOnes(list)
			at, whole := m.index(part, ""), m.index(w.recordName(name), "")
			for _, that := range []string{" that", " which"} { // "create a bill per tenant that lists each …"
				if head, made := strings.CutSuffix(name, that); made && whole < 0 {
					whole = m.index(w.recordMade(head), "")
				}
			}
			if part != "" && at >= 0 && whole >= 0 {
				m.tie(at, whole, w.Say("relation_belongs"), it.Source)
			}
		}
	}
}

// recordMade is the record that a clause says is made: "the system must create a bill per
// tenant".
func (w *Specifier) recordMade(text string) string {
	tokens := wording.Tokens(text)
	for i, t := range tokens {
		base, _ := w.BaseVerb(t.Lower)
		if slices.Contains(w.Table.Words["record_verbs"].In("en"), phrasing.OrElse(base, t.Lower)) {
			name, _ := w.nounsFrom(tokens, i+1)
			return name
		}
	}
	return ""
}

// addAppliedFor adds the record of a deed of which a sentence lists what is handed in with
// it: "a tenant applies with contract number, parking space and car model".
func (w *Specifier) addAppliedFor(m *dataModel) {
	if w.modelled() || w.ofCode() {
		return
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if i == thingUnits || len(m.entities) >= entityCap(w.Depth) {
			return
		}
		d := w.useOfFact(f)
		verb, list, ok := strings.Cut(strings.ToLower(d.Action), " with ")
		record, known := w.Table.Words["deeds_with"].Paired("en", verb)
		if !ok || !known || f.Priority == "wont" || !w.Acts(&d) {
			continue
		}
		fields := w.fieldList(strings.TrimRight(list, "."), false)
		if len(fields) < 2 || w.hasTwin(m, record) {
			continue
		}
		at := m.index(record, "")
		if at < 0 {
			m.add(specs.Entity{Name: phrasing.Capital(record), Source: f.Source}, templates.Terms{En: []string{record}})
			at = len(m.entities) - 1
		}
		if who := wording.LowerFirst(d.Actor); who != "" && w.Personal(&d) && d.Chosen.By != "general" {
			fields = slices.Insert(fields, 0, specs.Field{Name: who})
		}
		addTold(&m.entities[at], fields, f.Source)
	}
}
