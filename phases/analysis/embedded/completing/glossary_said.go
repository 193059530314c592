package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// defining are the verbs behind a term by which a sentence says what it is.
const defining = " is are means mean consists consist contains contain holds hold has have describes describe represents represent "

// asSaid is a sentence of the source as the meaning of a term: by itself where it says
// what the term is, and else as what the source says of it, since "The game ends when
// the board is full" defines no game.
func (w *Completer) asSaid(term string, it *specs.Item) string {
	if w.defines(term, it.Text) {
		return it.Text
	}
	text := w.Verbatim(it.Text, it.Source)
	if w.Language != "zh" {
		text = phrasing.Finished(strings.TrimSpace(text))
	}
	return w.Sentence("term_said", "text", "“"+strings.TrimSpace(text)+"”")
}

// defines says that a sentence tells what a term is.
func (w *Completer) defines(term, text string) bool {
	if w.Language != "zh" {
		return w.definesInEnglish(term, text)
	}
	rest, ok := strings.CutPrefix(text, term)
	return ok && reading.HasPrefixOf(strings.TrimSpace(rest), "是", "指", "即", "：")
}

// definesInEnglish tells that a sentence says what a term is: the term, a verb of being
// or of having, and a noun behind it. "Every link has a QR code" is a rule for links,
// and "A booking is confirmed when …" and "The hoist has been locked away" tell what
// happens to one.
func (w *Completer) definesInEnglish(term, text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if len(words) > 0 && (words[0] == "each" || words[0] == "every" || words[0] == "no") {
		return false
	}
	if len(words) > 0 && (w.Table.IsWord("determiners", "en", words[0]) || w.Table.IsWord("articles", "en", words[0])) {
		words = words[1:]
	}
	named := strings.Fields(strings.ToLower(term))
	if len(words) <= len(named) || wording.Singular(words[len(named)-1]) != wording.Singular(named[len(named)-1]) {
		return false
	}
	verb, rest := words[len(named)], words[len(named)+1:]
	if !strings.Contains(defining, " "+verb+" ") {
		return false
	}
	if len(rest) > 0 && (verb == "is" || verb == "are") {
		if rest[0][0] >= '0' && rest[0][0] <= '9' {
			return false // "a shift is 4 to 8 hours" bounds it
		}
		if _, done := w.Participle(rest[0]); done {
			return false // "events are kept for 30 days" tells what happens to one
		}
	}
	auxiliary := verb == "is" || verb == "are" || verb == "has" || verb == "have"
	return !auxiliary || len(rest) == 0 || rest[0] != "been" && rest[0] != "to" && !strings.HasSuffix(rest[0], "ed")
}
