package embedded

// complexity counts the parts that a system of this input has at least: one
// core, one for each outside system, for each domain beyond the first, for
// each five entities and for each twelve features. One or two are simple,
// three to five moderate, more complex.
func (w *work) complexity() string {
	parts := 1 + len(w.u.Integrations) + max(0, len(w.packs)-1) + len(w.u.Entities)/5 + len(w.u.Features)/12
	switch {
	case parts <= 2:
		return "simple"
	case parts <= 5:
		return "moderate"
	default:
		return "complex"
	}
}

// specType weighs the evidence for a kind of product: its own words, and what
// is listed in the source. A service when unsure.
func (w *work) specType() string {
	if w.SpecType != "" {
		return w.SpecType
	}
	head := newWordIndex(w.u.Title + " . " + joinItems(w.u.Pitch, 3) + " . " + w.Source.Name)
	score := func(list string) int {
		return 3*head.count(w.rules.Words[list]) + w.text.count(w.rules.Words[list])
	}
	best, top := "service", 3 // below that the evidence is a word in passing
	for _, c := range []struct {
		kind  string
		score int
	}{
		{"library", score("spec_library") + 3*min(len(w.u.Signatures), 3)},
		{"api", score("spec_api") + min(len(w.u.Endpoints), 6)},
		{"platform", score("spec_platform")},
	} {
		if c.score > top {
			best, top = c.kind, c.score
		}
	}
	return best
}
