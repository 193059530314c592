package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minNamed is how often prose has to use a word of a command as a noun.
const minNamed = 3

// commandNoun is what a tool is about whose features are its commands: the word of
// them that the prose uses most often as a noun, "backup" of `vault backup` where it
// speaks of "a backup" and "backups". Empty for other products.
func (w *Work) commandNoun() string {
	var words []string
	commands, seen := 0, map[string]bool{}
	for i := range w.Understood.Features {
		name := w.Understood.Features[i].Name
		if !strings.HasPrefix(name, "`") {
			continue
		}
		commands++
		span, _, _ := strings.Cut(name[1:], "`")
		for n, word := range strings.Fields(reading.Lower(span)) {
			if n > 0 && n < 3 && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == "" && !seen[word] {
				seen[word] = true
				words = append(words, word)
			}
		}
	}
	if 2*commands < len(w.Understood.Features) || w.Language == "zh" {
		return ""
	}
	text := " " + strings.Join(strings.Fields(reading.Lower(w.Source.Text)), " ")
	best, top := "", minNamed-1
	for _, word := range words {
		n := strings.Count(text, " "+wording.Plural(word)+" ")
		for _, lead := range []string{" a ", " an ", " every ", " each ", " one "} {
			n += strings.Count(text, lead+word+" ")
		}
		if n > top {
			best, top = word, n
		}
	}
	return best
}
