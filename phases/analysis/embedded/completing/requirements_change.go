package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// settleChange takes the statement of a change as it stands: it is one deed,
// whatever its words would be elsewhere, and all of what is wanted.
func (w *Work) settleChange(d *Draft) {
	deed := w.deedOf(d.Fact)
	d.Requirement.Title = strings.TrimRight(wording.Sentence(w.CutPhrase(deed, w.titleLimit())), ".。")
	d.Requirement.Priority, d.prio = specs.Must, "core"
	d.actor, d.action, d.person = OrElse(d.actor, w.User), deed, false
}

// wantedChange is the change as the wish of a user story.
func (w *Work) wantedChange(d *Draft) string {
	if w.Language == "zh" {
		return w.deedOf(d.Fact)
	}
	return w.inner("want_product", "want", w.deedOf(d.Fact))
}

// adds says that a change brings something new, which is tested like anything
// new.
func (w *Work) adds(d *Draft) bool {
	deed := w.deedOf(d.Fact)
	if w.Language == "zh" {
		return w.Table.hasWord("change_adds", "zh", deed)
	}
	return w.Table.StartsWith("change_adds", "en", deed)
}

// changeCourse tests a change, whatever it is: a test tells the version with it
// from the one before, and half of it is nothing. What is to become better is
// measured.
func (w *Work) changeCourse(d *Draft) course {
	deed := w.deedOf(d.Fact)
	also := w.Say("crit_change_fails")
	if w.Table.StartsWith("change_betters", w.Language, deed) || w.Table.hasWord("change_made", w.Language, deed) {
		return course{Main: w.Say("crit_change_better"), also: also, alsoRule: onFailure, rank: firmCourse}
	}
	return course{Main: w.Say("crit_change", "deed", deed), also: also, alsoRule: onFailure, rank: actCourse}
}
