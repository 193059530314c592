package completing

import "github.com/overtone-cli/overtone/specs"

// lastCriterion is the second criterion of a requirement of which neither the
// source nor a rule tells a second case: what has to be seen of a deed that
// shows, sends or changes something when it comes to nothing, and of a property
// that it is looked at again.
func (w *Work) lastCriterion(d *Draft) (text string, src specs.Source) {
	name := Shorten(w.Phrase(w.strongName(d)), 60)
	c := w.CourseOf(d)
	if d.rule || c.rank == looseCourse || c.Rule == "criterion-of-rule" || d.action == "" {
		return w.Say("crit_last_property", "name", name), Rule("criterion-of-release")
	}
	key := "deed_fails"
	switch w.Table.Action(w.Language, d.action).Class {
	case "view", "sort", "compute":
		key = "crit_last_view"
	case "send", "transfer":
		key = "crit_last_send"
	}
	return w.Say(key, "name", name), Rule(onFailure)
}
