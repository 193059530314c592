package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// complexity counts the parts that a system of this input has at least: one
// core, one for each outside system, for each domain beyond the first, for
// each five entities and for each twelve features. One or two are simple,
// three to five moderate, more complex.
func (w *Completer) complexity() string {
	parts := 1 + len(w.Understood.Integrations) + max(0, len(w.Packs)-1) + len(w.Understood.Entities)/5 + len(w.Understood.Features)/12
	switch {
	case parts <= 2:
		return "simple"
	case parts <= 5:
		return "moderate"
	default:
		return "complex"
	}
}

// ProductType weighs the evidence for a kind of product: what its title and its
// pitch call it, and what is listed in the source. A service when unsure: an API
// chapter makes no API of a product for people, and many a product is called a
// platform that has neither tenants nor extensions.
func (w *Completer) ProductType() string {
	if w.SpecType != "" {
		return w.SpecType
	}
	if w.ChangeIdea() { // what is changed is there, whatever it is called: "a new endpoint of our API"
		return "service"
	}
	if w.onlyCalled() {
		return "api"
	}
	head := phrasing.NewWordIndex(w.Understood.Title + " . " + JoinItems(w.Understood.Pitch, 3) + " . " + w.Source.Name)
	best, top := "service", 3 // below that the evidence is a word in passing
	for _, c := range []struct {
		kind, list string
		shown      int  // what is listed of the kind: signatures, endpoints
		signs      int  // how many words besides its name have to speak for it
		proof      bool // what is listed proves the kind, whatever it is called
	}{
		{"library", "spec_library", 3 * min(max(len(w.Understood.Signatures), functionsShown(w.Understood)), 3), 1, true}, // people also borrow from libraries
		{"api", "spec_api", min(len(w.Understood.Endpoints), 6), 0, false},
		{"platform", "spec_platform", 0, 1, false},
	} {
		called, in := head.Count(w.Table.Words[c.list]), w.Words.Count(w.Table.Words[c.list])
		named := called > 0 && w.Words.Count(w.Table.Words[c.list+"_signs"]) >= c.signs || c.proof && c.shown > 0
		if c.kind == "platform" && w.rentsHomes() {
			continue
		}
		if c.kind == "library" && w.Idea && w.Kind != "" && !slices.ContainsFunc(w.Table.Words[c.list].In(w.Language), func(word string) bool { return strings.Contains(strings.ToLower(w.Kind), word) }) {
			continue // an idea says in one word what it is
		}
		if score := 3*called + in + c.shown; named && score > top {
			best, top = c.kind, score
		}
	}
	return best
}

// onlyCalled says that a source lists the operations of a product which nobody looks at: it says that there
// are no pages, or which programs call it.
func (w *Completer) onlyCalled() bool {
	const least = 3 // operations that make an interface, and no call in passing
	callers := 0
	for i := range w.Understood.Integrations {
		if w.Understood.Integrations[i].Calls {
			callers++
		}
	}
	return len(w.Understood.Endpoints) >= least && (w.Understood.NoScreen || callers > 1 && callers == len(w.Understood.Integrations))
}

// rentsHomes says that the tenants of a source are people who rent a flat and no customers that
// share one installation.
func (w *Completer) rentsHomes() bool {
	words := w.Table.Words
	return w.Words.HasAny(words["rented_homes"]) && !w.Words.HasAny(words["shared_installation"])
}
