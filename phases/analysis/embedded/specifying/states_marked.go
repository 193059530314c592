package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// minMarks is how many marks of one thing are its states; with fewer it is a field.
const minMarks = 3

// addMarkedStates takes what somebody marks a thing as for its states: "mark a parcel as
// packed, sent or lost". Who is marked in a product that takes bookings has one: it is
// the booking that somebody keeps, or does not.
func (w *Specifier) addMarkedStates(m *dataModel) {
	if w.Language == "zh" {
		return
	}
	for i := range phrasing.FirstN(w.Understood.Features, thingUnits) {
		f := &w.Understood.Features[i]
		thing, marks := w.markedAs(w.Action(f))
		if thing == "" || f.Priority == "wont" {
			continue
		}
		if w.Table.IsWord("anybody", "en", thing) {
			thing = w.bookedThing()
		}
		at := m.index(thing, "")
		marks, src := w.withOwnEnds(thing, marks, f.Source)
		switch {
		case thing == "" || at >= 0 && len(m.entities[at].States) > 0:
		case at >= 0:
			m.entities[at].States, m.entities[at].Source = marks, m.entities[at].Source.Join(src)
		default:
			e := inferredEntity(thing)
			e.States, e.Source = marks, src
			m.add(e, templates.Terms{En: []string{thing}})
		}
	}
}

// markedAs is the thing that a deed marks, and as what.
func (w *Specifier) markedAs(action string) (thing string, marks []string) {
	rest, ok := phrasing.CutFold(action, "mark ")
	if !ok {
		return "", nil
	}
	object, list, ok := strings.Cut(rest, " as ")
	marks = reading.SplitList(list)
	if !ok || len(marks) < minMarks || !reading.ShortParts(marks, 2, 6) || !strings.Contains(list, " or ") {
		return "", nil
	}
	for _, mark := range marks {
		if strings.ContainsFunc(mark, func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '-' }) {
			return "", nil
		}
	}
	if sharedMark(marks) {
		return "", nil // "minor defect or major defect" are kinds of which one is chosen
	}
	words := strings.Fields(understanding.LastNoun(object))
	for len(words) > 1 && w.Table.IsWord("determiners", "en", strings.ToLower(words[0])) {
		words = words[1:]
	}
	if len(words) == 0 || len(words) > 2 || w.Table.IsWord("pronouns_object", "en", strings.ToLower(words[0])) {
		return "", nil
	}
	return strings.ToLower(strings.Join(words, " ")), marks
}

// sharedMark says that two marks end in the same noun and differ in how it is: they are
// values, and none comes before the other.
func sharedMark(marks []string) bool {
	seen := map[string]bool{}
	for _, mark := range marks {
		words := strings.Fields(strings.ToLower(mark))
		if len(words) < 2 {
			continue
		}
		last := words[len(words)-1]
		if seen[last] {
			return true
		}
		seen[last] = true
	}
	return false
}

// bookedThing is what the source calls a booking, by the word that it uses most; empty
// where it takes none.
func (w *Specifier) bookedThing() string {
	var all strings.Builder
	for i := range w.Understood.Features {
		all.WriteString(w.Understood.Features[i].Text + " . ")
		for _, it := range w.Understood.Features[i].Criteria {
			all.WriteString(it.Text + " . ")
		}
	}
	text, best, most := phrasing.FoldTerm(all.String()), "", 0
	for _, twin := range w.Table.Words["deed_twins"].In("en") {
		if n := strings.Count(text, twin); n > most {
			best, most = twin, n
		}
	}
	return best
}

// withOwnEnds puts the state before the marks in which a thing is that somebody books or
// registers and nobody has marked yet, and behind them the one in which it is cancelled:
// only what is booked can be marked as arrived.
func (w *Specifier) withOwnEnds(thing string, marks []string, src specs.Source) ([]string, specs.Source) {
	begun := slices.ContainsFunc(marks, func(mark string) bool { return w.names(mark, "starts") })
	records := w.Table.Words["deed_records"].Pairs("en")
	for i := range phrasing.FirstN(w.Understood.Features, thingUnits) {
		f := &w.Understood.Features[i]
		verb, object, _ := strings.Cut(strings.ToLower(w.Action(f)), " ")
		if f.Priority == "wont" || f.List != "" {
			continue
		}
		of := phrasing.NewWordIndex(object)
		makes := of.Has(thing) && w.Table.IsWord("opening_verbs", "en", verb)
		for deed, record := range records {
			makes = makes || deed == verb && (record == thing || w.Table.IsWord("deed_twins", "en", record) && w.Table.IsWord("deed_twins", "en", thing))
		}
		done := w.DoneForm(verb)
		switch {
		case slices.Contains(marks, done):
		case makes && !begun:
			marks, src, begun = append([]string{done}, marks...), src.Join(f.Source), true
		case verb == "cancel" && (of.Has(thing) || w.Table.IsWord("deed_twins", "en", thing) && of.HasAny(templates.Terms{En: w.Table.Words["deed_twins"].In("en")})):
			marks, src = append(slices.Clone(marks), done), src.Join(f.Source)
		}
	}
	return marks, src
}
