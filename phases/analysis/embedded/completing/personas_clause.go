package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// clauseOfName is what people do who are called by it: "operate them and have to explain
// a 429" of "People who operate them and have to explain a 429". Empty for a plain name.
func (w *Completer) clauseOfName(a *understanding.ActorFact) string {
	if w.Language == "zh" {
		return ""
	}
	who, deed, ok := strings.Cut(a.Name, " who ")
	if !ok || len(strings.Fields(who)) > 2 || len(strings.Fields(deed)) < 2 {
		return ""
	}
	return deed
}

// needsOfName are what people have or want to do who are called by it, else what they do.
func (w *Completer) needsOfName(a *understanding.ActorFact) []specs.Item {
	deed := w.clauseOfName(a)
	if deed == "" {
		return nil
	}
	for _, lead := range w.Table.Words["owes_deed"].In("en") {
		if _, owed, ok := strings.Cut(" "+deed, " "+lead+" "); ok {
			return []specs.Item{phrasing.Item(phrasing.Finished(owed), a.Source)}
		}
	}
	if w.Table.IsWord("no_needs", "en", phrasing.LeadingWord(deed)) {
		return nil
	}
	return []specs.Item{phrasing.Item(phrasing.Finished(deed), a.Source)}
}
