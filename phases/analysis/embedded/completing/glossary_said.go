package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// defining are the verbs behind a term by which a sentence says what it is.
const defining = " is are means mean consists consist contains contain holds hold has have describes describe represents represent "

// asSaid is a sentence of the source as the meaning of a term: by itself where it says
// what the term is, and else as what the source says of it, since "The game ends when
// the board is full" defines no game.
func (w *Completer) asSaid(term, text string) string {
	if w.Language == "zh" {
		if rest, ok := strings.CutPrefix(text, term); ok && reading.HasPrefixOf(strings.TrimSpace(rest), "是", "指", "即", "：") {
			return text
		}
		return w.Sentence("term_said", "text", "“"+strings.TrimSpace(text)+"”")
	}
	words := strings.Fields(strings.ToLower(text))
	if len(words) > 0 && w.Table.IsWord("determiners", "en", words[0]) || len(words) > 0 && w.Table.IsWord("articles", "en", words[0]) {
		words = words[1:]
	}
	named := strings.Fields(strings.ToLower(term))
	if len(words) > len(named) && wording.Singular(words[len(named)-1]) == wording.Singular(named[len(named)-1]) && strings.Contains(defining, " "+words[len(named)]+" ") {
		return text
	}
	return w.Sentence("term_said", "text", "“"+phrasing.Finished(strings.TrimSpace(text))+"”")
}
