package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tellShown gives what the product works with the columns in which the source says that it
// is shown: "table with id, database, age and size". Only a thing of which nothing else is
// known gets them, and only where it is clear which one is shown.
func (w *Specifier) tellShown(m *dataModel) {
	if w.Language == "zh" {
		return
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" {
			continue
		}
		for _, text := range append([]specs.Item{{Text: f.Text}}, f.Details...) {
			_, list, ok := cutFirstOf(". "+wording.LowerFirst(specs.Plain(text.Text)), w.Table.Words["shown_lists"].In("en")...)
			if !ok {
				continue
			}
			if at := w.shownThing(m, f.Name+" . "+f.Text); at >= 0 {
				if fields := w.columns(list); len(fields) >= leastListed {
					addTold(&m.entities[at], fields, f.Source)
				}
			}
		}
	}
}

// shownThing is the one thing without fields that a list shows: the one that the statement
// names, else the only one that there is; -1 where that is open.
func (w *Specifier) shownThing(m *dataModel, text string) int {
	named := m.touched(text)
	if len(named) == 0 && len(m.entities) == 1 {
		named = []string{m.entities[0].Name}
	}
	if len(named) != 1 {
		return -1
	}
	if at := m.index(named[0], ""); at >= 0 && len(m.entities[at].Fields) == 0 {
		return at
	}
	return -1
}

// columns are the fields behind "table with"; one that is told as a moment, "verified
// when", is one.
func (w *Specifier) columns(list string) []specs.Field {
	list, _, _ = strings.Cut(list, ". ")
	var out []specs.Field
	for _, part := range reading.SplitList(strings.TrimRight(list, ".")) {
		part = strings.TrimSpace(part)
		if done, ok := strings.CutSuffix(part, " when"); ok && len(strings.Fields(done)) == 1 {
			out = append(out, specs.Field{Name: done + " at"})
			continue
		}
		f, ok := w.toldField(part, false)
		if !ok || len(phrasing.ClauseTokens(f.Name)) > maxToldWords {
			return nil
		}
		out = append(out, f)
	}
	return out
}
