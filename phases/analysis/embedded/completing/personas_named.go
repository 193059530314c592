package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// maxNaming is how many runes a sentence has at most that is quoted for a role.
const maxNaming = 180

// roleAsNamed is the role of somebody whom the source does not introduce: the sentence
// in which it names them, since whoever reads "the source says nothing" will find it there.
func (w *Completer) roleAsNamed(a *understanding.ActorFact) string {
	names := append([]string{w.ActorName(a.Name), a.Name}, a.Aliases...)
	for _, f := range phrasing.FirstN(w.Understood.Facts(), maxToldTexts) {
		if f.Kind == "actor" || f.Kind == "term" || f.Kind == "entity" {
			continue
		}
		for _, at := range wording.Sentences(f.Text) {
			sentence := f.Text[at.Start:at.End]
			if len([]rune(sentence)) > maxNaming || !namesOneOf(sentence, names) {
				continue
			}
			return w.Sentence("role_named_in", "text", strings.TrimSpace(sentence), "lines", f.Source.Mark())
		}
	}
	return w.Sentence("role_only_named")
}

// roleWhereNamed is the role of somebody who is known by a feature alone: its sentence, else
// any that names them.
func (w *Completer) roleWhereNamed(p *specs.Persona) string {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		text := strings.TrimSpace(w.FirstSentence(f.Text))
		if phrasing.SameLines(f.Source, p.Source) && text != "" && len([]rune(text)) <= maxNaming {
			return w.Sentence("role_named_in", "text", text, "lines", f.Source.Mark())
		}
	}
	return w.roleAsNamed(&understanding.ActorFact{Name: p.Name})
}

// namesOneOf says that a sentence holds one of several names as a word.
func namesOneOf(sentence string, names []string) bool {
	said := phrasing.NewWordIndex(sentence)
	for _, name := range names {
		if name != "" && said.Has(phrasing.FoldTerm(name)) && phrasing.FoldTerm(name) != strings.Trim(phrasing.FoldTerm(sentence), ". ") {
			return true
		}
	}
	return false
}
