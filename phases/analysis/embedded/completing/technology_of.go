package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ActorOf is the one kind of people for whom a source names a technology, in what it
// says of them: "families use a mini program". The product as a whole may be made with
// another one. Empty where the name stands elsewhere too, or for all of them, and for
// what nobody uses the product by, as a protocol.
func (w *Completer) ActorOf(t *understanding.TechnologyFact) string {
	if !slices.Contains([]string{"platform", "framework", "device"}, t.Layer) || len(w.Understood.Actors) < 2 || strings.Contains(w.Understood.Title+w.Understood.Product, t.Name) {
		return ""
	}
	at := understanding.FirstLine(t.Source)
	if at == 0 || len(t.Source.Lines) != 1 || w.namedElsewhere(t, at) {
		return ""
	}
	found := ""
	for i := range w.Understood.Actors {
		a := &w.Understood.Actors[i]
		if a.System || understanding.FirstLine(a.Source) != at {
			continue
		}
		if found != "" {
			return "" // a line of several people
		}
		found = a.Name
	}
	return found
}

// namedElsewhere says that a line beside that of one actor names a technology.
func (w *Completer) namedElsewhere(t *understanding.TechnologyFact, at int) bool {
	says := func(text string, src specs.Source) bool {
		return understanding.FirstLine(src) != at && strings.Contains(text, t.Name)
	}
	u := w.Understood
	return slices.ContainsFunc(slices.Concat(u.Constraints, u.Pitch, u.Decisions, u.Assumptions, u.Dependencies), func(it specs.Item) bool { return says(it.Text, it.Source) }) ||
		slices.ContainsFunc(u.Features, func(f understanding.FeatureFact) bool { return says(f.Text, f.Source) })
}

// demandsTech says that a source demands a technology of the product as a whole.
func (w *Completer) demandsTech(t *understanding.TechnologyFact) bool {
	return t.Binding && (t.Standing == "" || t.Standing == understanding.TechWished) && w.ActorOf(t) == ""
}
