package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// takesBack says that somebody undoes or changes what was done: a time set for it ends it.
func (w *Specifier) takesBack(d *Draft) bool {
	_, want := w.deedOfPerson(d)
	return w.Language != "zh" && w.Table.IsWord("window_deeds", "en", strings.ToLower(phrasing.LeadingWord(want)))
}

// opensWindow says that a time counted from an event is how long somebody may still do
// something, however short it is, and not how long the product takes over it: "undo
// within 15 minutes of the sale". What only shows or gets something is an answer.
func (w *Specifier) opensWindow(d *Draft, source string, m wording.Measure) bool {
	if w.takesBack(d) {
		return true // "undo within 24 hours"
	}
	if w.Language == "zh" || m.Unit != "min" || !w.Table.IsWord("window_starts", "en", phrasing.LeadingWord(strings.TrimSpace(source[m.End:]))) {
		return false
	}
	_, want := w.deedOfPerson(d)
	switch w.Table.PersonRow(strings.ToLower(phrasing.LeadingWord(want))).Class {
	case "get", "view":
		return false
	}
	return want != ""
}
