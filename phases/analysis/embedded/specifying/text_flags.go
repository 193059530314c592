package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// flagSets binds what is said behind a flag that takes a value and names no deed: the value that
// counts without it, "text is the default", what it leaves out, "no output but the exit code", or what
// it sets, "number of files done in parallel".
// Empty for any other text.
func (w *Specifier) flagSets(name, said, must string) string {
	if !strings.HasPrefix(name, "`-") || w.BeginsWithVerb(said) {
		return ""
	}
	if value, ok := strings.CutSuffix(said, " is the default"); ok && !strings.Contains(value, " ") {
		return w.Say("req_code", "name", name, "must", must, "want", "default to "+value)
	}
	if there, ok := w.Absent(said); ok {
		return w.Say("req_code", "name", name, "must", must, "want", "make sure that "+there)
	}
	if _, deed := w.CalledBase(said); deed || w.Table.IsWord("adverbs", "en", strings.ToLower(phrasing.LeadingWord(said))) {
		return "" // "only consider rounds before that" is a deed
	}
	if !strings.Contains(name, " ") || !w.IsNoun(said) || len(strings.Fields(said)) < 2 {
		return ""
	}
	noun := w.NounPhrase(said)
	if first := strings.ToLower(phrasing.LeadingWord(noun)); !w.Table.IsWord("articles", "en", first) && !w.Table.IsWord("determiners", "en", first) {
		noun = "the " + noun
	}
	return w.Say("req_code", "name", name, "must", must, "want", "set "+noun)
}
