package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// settleChange takes the statement of a change as it stands: it is one deed,
// whatever its words would be elsewhere, and all of what is wanted.
func (w *Specifier) settleChange(d *Draft) {
	deed := w.DeedOf(d.Fact)
	d.Requirement.Title = strings.TrimRight(wording.Sentence(w.CutPhrase(deed, w.TitleLimit())), ".。")
	d.Requirement.Priority, d.prio = specs.Must, "core"
	d.Actor, d.Action, d.Person = phrasing.OrElse(d.Actor, w.User), deed, false
}

// wantedChange is the change as the wish of a user story.
func (w *Specifier) wantedChange(d *Draft) string {
	if w.Language == "zh" {
		return w.DeedOf(d.Fact)
	}
	return w.Inner("want_product", "want", w.DeedOf(d.Fact))
}

// adds says that a change brings something new, which is tested like anything
// new.
func (w *Specifier) adds(d *Draft) bool {
	deed := w.DeedOf(d.Fact)
	if w.Language == "zh" {
		return w.Table.HasWord("change_adds", "zh", deed)
	}
	return w.Table.StartsWith("change_adds", "en", deed)
}

// changeCourse tests a change, whatever it is: a test tells the version with it
// from the one before, and half of it is nothing. What is to become better is
// measured.
func (w *Specifier) changeCourse(d *Draft) course {
	deed := w.DeedOf(d.Fact)
	also := w.Say("crit_change_fails")
	if w.Table.StartsWith("change_betters", w.Language, deed) || w.Table.HasWord("change_made", w.Language, deed) && (w.Language == "zh" || strings.EqualFold(phrasing.LeadingWord(deed), "make")) {
		return course{Main: w.Say("crit_change_better"), also: also, alsoRule: onFailure, rank: firmCourse}
	}
	if known := w.Table.KnownFeature(w.addedThing(d), w.Language); known != nil {
		slots := w.Slots("actor", d.Actor)
		return course{Main: phrasing.FillSlots(known.Check.In(w.Language), w.Language, slots), Rule: ofKnown, also: phrasing.FillSlots(known.Also.In(w.Language), w.Language, slots), alsoRule: ofKnown, rank: firmCourse}
	}
	return course{Main: w.Say("crit_change", "deed", deed), also: also, alsoRule: onFailure, rank: actCourse}
}

// addedThing is what a change adds, without where: "dark mode" of "add dark mode to the
// settings page", 暗黑模式 of 给设置页增加暗黑模式. Empty for a change that adds nothing.
func (w *Specifier) addedThing(d *Draft) string {
	deed := w.DeedOf(d.Fact)
	if !w.adds(d) {
		return ""
	}
	if w.Language != "zh" {
		_, thing, _ := strings.Cut(deed, " ")
		thing, _, _ = strings.Cut(thing, " to ")
		return phrasing.CutFirst(thing, "a ", "an ", "the ")
	}
	for _, verb := range w.Table.Words["change_adds"].In("zh") {
		if _, thing, ok := strings.Cut(deed, verb); ok {
			return strings.TrimRight(thing, "。 ")
		}
	}
	return ""
}
