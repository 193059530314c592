package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// prescribedNames are the technologies that a source demands of the product, all of
// them, and those that somebody only proposes. Two of which one will do are one entry:
// "MySQL or MariaDB".
func (w *Completer) prescribedNames() (taken, wished []string) {
	var last *understanding.TechnologyFact
	for i := range w.Understood.Technologies {
		t := &w.Understood.Technologies[i]
		if !w.demandsTech(t) || w.IsKind(t.Name) || w.Table.IsWord("file_formats", "en", strings.ToLower(t.Name)) || strings.Contains(t.Text, " vs ") {
			continue
		}
		list := &taken
		if t.Standing == understanding.TechWished {
			list = &wished
		}
		if last != nil && last.Standing == t.Standing {
			if both := w.eitherOf(last, t); both != "" {
				(*list)[len(*list)-1] = both
				continue
			}
		}
		*list = append(*list, t.Name)
		last = t
	}
	return taken, wished
}

// eitherOf names two technologies between which a sentence leaves the choice; empty
// where it takes both.
func (w *Completer) eitherOf(a, b *understanding.TechnologyFact) string {
	if a.Layer != b.Layer || a.Text != b.Text {
		return ""
	}
	from, to := strings.Index(a.Text, a.Name), strings.Index(a.Text, b.Name)
	if from < 0 || to <= from {
		return ""
	}
	for _, or := range w.Table.Words["either_or"].In(w.Language) {
		if between := a.Text[from+len(a.Name) : to]; strings.TrimSpace(between) == or {
			return a.Text[from : to+len(b.Name)]
		}
	}
	return ""
}

// maxSupported bounds the sentences that are quoted for what a product has to work with.
const maxSupported = 3

// supportedText quotes what a source says that the product has to work with or on.
func (w *Completer) supportedText() string {
	var texts []string
	for i := range w.Understood.Technologies {
		t := &w.Understood.Technologies[i]
		if text := phrasing.Finished(t.Text); t.Standing == understanding.TechSupported && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	sep := " "
	if w.Language == "zh" {
		sep = ""
	}
	return strings.Join(phrasing.FirstN(texts, maxSupported), sep)
}
