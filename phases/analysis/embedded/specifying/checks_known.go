package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// ofKnown is the rule of a criterion that tests a feature by its name alone.
const ofKnown = "criterion-of-known-feature"

// knownCourse tests a feature of which the source says no more than a name that means the
// same everywhere: "Dark mode", 购物车.
func (w *Specifier) knownCourse(d *Draft) course {
	if d.Fact == nil || d.lists() || len(d.Fact.Details) > 0 || d.Statement.Label != "" || d.Statement.Trigger != "" {
		return course{}
	}
	first, second := w.knownIn(d.Fact.Text)
	if first == nil {
		return course{}
	}
	slots := w.Slots("actor", d.Actor)
	also := first.Also
	if second != nil {
		also = second.Check
	}
	return course{
		Main: phrasing.FillSlots(first.Check.In(w.Language), w.Language, slots), also: phrasing.FillSlots(also.In(w.Language), w.Language, slots),
		Rule: ofKnown, alsoRule: ofKnown, rank: firmCourse,
	}
}

// knownCriteria tests a feature that the source only names by what is known of it, and by
// nothing else. It says whether there was such a name.
func (w *Specifier) knownCriteria(d *Draft) bool {
	if list := d.Requirement.Criteria; len(list) > 1 && (list[0].Source.Rule == phrasing.Rule(phrasing.OfAge).Rule || list[0].Source.Rule == phrasing.Rule(phrasing.OfSeason).Rule) {
		return true // both sides of an age or of a season are tried
	}
	if len(d.Requirement.Criteria) > 0 || d.Requirement.Priority == specs.Wont || d.rest != "" || w.IsChange(d.Fact) {
		return false
	}
	c := w.knownCourse(d)
	if c.Main == "" {
		return false
	}
	w.addCriterion(d, c.Main, phrasing.Rule(c.Rule))
	w.addCriterion(d, c.also, phrasing.Rule(c.alsoRule))
	return true
}

// knownIn are the one or two features whose names are all of a text: "dark mode", "dark mode
// and comments".
func (w *Specifier) knownIn(text string) (first, second *phrasing.KnownFeature) {
	for _, named := range []string{text, w.hadThing(text)} {
		if first = w.Table.KnownFeature(named, w.Language); first != nil {
			return first, nil
		}
	}
	for _, and := range w.Table.Words["known_joins"].In(w.Language) {
		before, after, ok := strings.Cut(text, and)
		if !ok {
			continue
		}
		first, second = w.Table.KnownFeature(before, w.Language), w.Table.KnownFeature(after, w.Language)
		if first != nil && second != nil {
			return first, second
		}
	}
	return nil, nil
}

// hadThing is what an English text only says to be there or to be added, "the app shows a
// leaderboard", "add comments to the wiki"; empty for any other text.
func (w *Specifier) hadThing(text string) string {
	const near = 4 // words up to the verb: the product, or who has it
	words := strings.Fields(text)
	for i, word := range words[:min(near, len(words))] {
		low := strings.ToLower(word)
		if base, third := w.BaseVerb(low); third {
			low = base
		}
		switch {
		case w.Table.IsWord("known_leads", w.Language, low):
			return strings.Join(words[i+1:], " ")
		case w.Table.IsWord("adding_verbs", w.Language, low):
			thing, _, _ := strings.Cut(strings.Join(words[i+1:], " "), " to the ")
			return phrasing.CutFirst(thing, "a ", "an ", "the ")
		}
	}
	return ""
}

// withoutBareUse leaves out that a thing can be used, or that a test shows its name, where
// anything else tests it.
func (w *Specifier) withoutBareUse(d *Draft) {
	list := d.Requirement.Criteria
	if len(list) < 2 {
		return
	}
	if kept := slices.DeleteFunc(slices.Clone(list), func(c specs.Criterion) bool { return w.onlyUses(c.Text) || w.isItsName(d, c) }); len(kept) > 0 {
		d.Requirement.Criteria = kept
	}
}

// isItsName says that a criterion which a rule made is no sentence but the name of its
// requirement again: "Board 6×6, letters drawn." One with a measure or a name of code may be
// all that tells it.
func (w *Specifier) isItsName(d *Draft, c specs.Criterion) bool {
	if c.Source.Kind != specs.Inferred || w.Language == "zh" || strings.Contains(c.Text, "`") || w.measures(c.Text) || phrasing.FoldTerm(strings.TrimRight(c.Text, ".")) != phrasing.FoldTerm(d.Requirement.Title) {
		return false
	}
	said := strings.TrimRight(c.Text, ".")
	if _, deed, ok := w.CutOpening(said); ok {
		said = deed
	}
	_, clause := w.ParseClause(said)
	return !clause
}

// measures says that a text holds a measure; "6×6" is none.
func (w *Specifier) measures(text string) bool {
	return slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool { return m.Class != wording.ClassFactor })
}

// onlyUses says that a criterion says no more of a thing than that somebody can use it, or
// that a test shows its name.
func (w *Specifier) onlyUses(text string) bool {
	if w.Language == "zh" {
		return false // what only says a statement again goes there as an echo
	}
	return slices.ContainsFunc([]string{
		w.Say("crit_thing", "actor", "\x00", "thing", ""),
		w.Say("crit_thing_library", "thing", "\x00"),
		w.Say("crit_thing_cli", "thing", "\x00"),
		w.Say("check_shown", "text", "\x00"),
	}, func(frame string) bool {
		lead, _, _ := strings.Cut(frame, "\x00")
		return strings.HasPrefix(text, strings.TrimRight(lead, " ")) // "a" and "an" begin alike
	})
}
