package phrasing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// fewestQuoted is the share of the words of a statement that a sentence of the source has
// at least, so that it is the one which was reworded.
const fewestQuoted = 0.5

// Verbatim is what stands in the lines of a statement, word by word: what is put between
// quotation marks has to be the source's own. A statement that was worded anew gives way
// to the sentence that it was made of, and one of which no sentence is found stays.
func (w *Work) Verbatim(text string, src specs.Source) string {
	if src.Kind != specs.Stated || len(src.Lines) == 0 {
		return text
	}
	said := w.linesFrom(src)
	for i := range said {
		said[i] = sourceMarks().ReplaceAllString(said[i], "")
	}
	whole := specs.Plain(strings.Join(said, " "))
	if strings.Contains(bareOf(whole), bareOf(text)) {
		return text
	}
	keys := w.KeyWords(specs.Plain(text))
	best, share := "", fewestQuoted
	for cell := range strings.SplitSeq(whole, "|") {
		for _, s := range wording.Sentences(cell) {
			sentence := strings.TrimSpace(cell[s.Start:s.End])
			if score := wording.Overlap(keys, w.KeyWords(sentence)); score > share {
				best, share = sentence, score
			}
		}
	}
	return OrElse(best, text)
}

// sourceMarks finds what opens an item, a quotation or a row.
var sourceMarks = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\s*(?:[-*+>|]|\d+[.)]|#+)\s+`) })

// bareOf is a text without the marks and the case in which two copies of it may differ.
func bareOf(text string) string {
	return strings.Trim(strings.ToLower(strings.Join(strings.Fields(bareMarks().Replace(specs.Plain(text))), "")), ".。;；,，:：")
}

// bareMarks drops the marks of emphasis, code and quotation.
var bareMarks = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("*", "", "_", "", "`", "", "\"", "", "“", "", "”", "", "’", "'", "…", "")
})
