package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxAsideFacts bounds in how many facts it is looked who stands in a purpose only.
const maxAsideFacts = 500

// OnlyInPurpose says that somebody whom nothing introduces stands only in what one thing
// is good for: "signed bundles, so that a fleet operator can change 1,000 hosts". That
// thing is theirs, and nothing else of the product for this reason.
func (w *Work) OnlyInPurpose(a *understanding.ActorFact) bool {
	if w.Language == "zh" || a.Role != "" || len(a.Needs)+len(a.Pains)+len(a.Success) > 0 {
		return false
	}
	name := strings.ToLower(w.ActorName(a.Name))
	found := false
	for i := range FirstN(w.Understood.Features, maxAsideFacts) {
		f := &w.Understood.Features[i]
		_, purpose, _ := strings.Cut(f.Text, " so that ")
		inPurpose := w.namesPerson(f.Benefit+" "+purpose, name)
		if f.Actor != "" && strings.EqualFold(w.ActorName(f.Actor), name) && !inPurpose {
			return false
		}
		found = found || inPurpose
	}
	for _, f := range FirstN(w.Understood.Facts(), maxAsideFacts) {
		if f.Kind == "actor" || !w.namesPerson(f.Text, name) {
			continue
		}
		before, _, purpose := strings.Cut(f.Text, " so that ")
		if !purpose || w.namesPerson(before, name) {
			return false
		}
		found = true
	}
	return found
}

// namesPerson says that a text holds the name of somebody, one or several of them.
func (w *Work) namesPerson(text, name string) bool {
	said := NewWordIndex(text)
	return name != "" && text != "" && (said.Has(FoldTerm(name)) || said.Has(FoldTerm(wording.Plural(name))))
}
