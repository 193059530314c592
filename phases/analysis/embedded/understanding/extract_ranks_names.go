package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// codeInside reads a code such as P2 with the two characters of the word behind it, in the middle
// of a Chinese sentence: "，P2 消息".
var codeInside = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[\p{Han}，、；：] ?[Pp][0-4] ?(\p{Han}{2})`)
})

// codeFirst are the two characters of the word at the beginning of a text.
var codeFirst = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\p{Han}{2}`) })

// namesByCode says that the source calls its own things by codes that others give priorities by:
// "P2 消息直接丢弃" in the middle of a sentence. The code in front of the same word at the beginning
// of a line is then part of the name.
func (x *understander) namesByCode(behind string) bool {
	word := codeFirst().FindString(behind)
	if word == "" {
		return false
	}
	if x.codeNouns == nil {
		x.codeNouns = map[string]bool{}
		for _, m := range codeInside().FindAllStringSubmatch(strings.Join(x.r.Lines, "\n"), -1) {
			if !reading.HasPrefixOf(m[1], x.lex.ChineseRankedNouns...) {
				x.codeNouns[m[1]] = true
			}
		}
	}
	return x.codeNouns[word]
}
