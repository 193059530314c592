package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxHidden is how many words may name what is hidden from somebody.
const maxHidden = 4

// saveHidden says in a criterion by which somebody gets all values as they came in which of
// them the source has changed for just these readers: whoever hides them as demanded would
// fail it. Of two such criteria one is enough.
func (w *Specifier) saveHidden(d *Draft) {
	came := w.Table.Words["as_they_came"].In("en") // how all of them is said, and how one of each
	if w.Language == "zh" || len(came) < 2 {
		return
	}
	list := d.Requirement.Criteria
	all := slices.IndexFunc(list, func(c specs.Criterion) bool {
		return c.Source.Kind == specs.Inferred && strings.Contains(c.Text, came[0])
	})
	if all < 0 {
		return
	}
	list = slices.DeleteFunc(slices.Clone(list), func(c specs.Criterion) bool {
		return c.Source.Kind == specs.Inferred && strings.Contains(c.Text, came[1])
	})
	if things, done := w.hiddenFromReaders(specs.Plain(d.Requirement.Title)); things != "" {
		list[all].Text = phrasing.Finished(w.Say("crit_save_hidden", "text", strings.TrimRight(list[all].Text, ". "), "things", things, "done", done))
	}
	d.Requirement.Criteria = list
}

// hiddenFromReaders is what the source says is hidden from readers whom a text names, and how: "meter
// ids pseudonymised for the data scientists". Empty where nothing is.
func (w *Specifier) hiddenFromReaders(text string) (things, done string) {
	named := wording.Keywords(text)
	for _, said := range w.saidOfAll() {
		for _, part := range strings.FieldsFunc(said, func(r rune) bool { return strings.ContainsRune(",;:.", r) }) {
			for _, word := range w.Table.Words["hiding_done"].In("en") {
				what, whom, ok := strings.Cut(strings.TrimSpace(part), " "+word+" for ")
				what = strings.TrimSuffix(strings.TrimSuffix(what, " are"), " is")
				keys := wording.Keywords(whom)
				if ok && len(strings.Fields(what)) <= maxHidden && len(keys) > 0 && wording.Overlap(keys, named) == 1 {
					return w.LowerStart(what), word
				}
			}
		}
	}
	return "", ""
}

// saidOfAll are the statements that may bound what others ask for.
func (w *Specifier) saidOfAll() []string {
	var out []string
	for i := range w.Understood.Qualities {
		out = append(out, w.Understood.Qualities[i].Text)
	}
	for _, it := range w.Understood.Constraints {
		out = append(out, it.Text)
	}
	for i := range w.Understood.Features {
		out = append(out, w.Understood.Features[i].Text)
	}
	return out
}
