package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// ofPeople gives what is written down of a person to the person, and not to the deed by
// which they give it: "Sign-up: name, e-mail, birthday", "book a room with just name and
// phone number".
func (w *Specifier) ofPeople(records []toldRecord, text string, src specs.Source) []toldRecord {
	if _, list, ok := strings.Cut(text, " with "); ok && len(records) == 0 {
		list, _, _ = strings.Cut(list, " so that ")
		if fields := w.fieldList(strings.TrimRight(list, ",. "), false); w.tellsPerson(fields) {
			records = append(records, toldRecord{fields: fields})
		}
	}
	var out []toldRecord
	for _, r := range records {
		if w.tellsPerson(r.fields) && !w.IsPerson(r.name) {
			if who := w.whoDoes(src); who != "" {
				r.name = who
			}
		}
		if r.name != "" {
			out = append(out, r)
		}
	}
	return out
}

// tellsPerson says that a list of fields is of somebody: a name, and how to reach them or
// how old they are.
func (w *Specifier) tellsPerson(fields []specs.Field) bool {
	has := func(list string) bool {
		return slices.ContainsFunc(fields, func(f specs.Field) bool { return w.Table.IsWord(list, "en", strings.ToLower(f.Name)) })
	}
	return has("names_of_people") && has("contacts_of_people")
}

// whoDoes is the person who does what the feature on some lines says.
func (w *Specifier) whoDoes(src specs.Source) string {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Source.Mark() != src.Mark() {
			continue
		}
		if d := w.useOfFact(f); w.Personal(&d) && d.Chosen.By != "general" {
			return wording.LowerFirst(d.Actor)
		}
	}
	return ""
}
