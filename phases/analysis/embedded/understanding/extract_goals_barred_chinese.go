package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// notAimedAt files what stands below Chinese goals and is none: what is not aimed at, “不追求减人”, is left
// out, and what something must not be used as, “扫码不能作为扣钱的依据”, limits the product.
func (x *understander) notAimedAt(text string, from, to int) bool {
	if !reading.HasHan(text) {
		return false
	}
	bare := strings.TrimRight(text, "。；！ ")
	if not := reading.LongestPrefix(bare, x.lex.ChineseNotAimed...); not != "" && !strings.Contains(bare, "，") && utf8.RuneCountInString(bare) <= maxNotAimed {
		x.addNonGoal(bare[len(not):], "", from, to)
		return true
	}
	if !reading.ContainsAny(text, x.lex.ChineseBarredUses...) {
		return false
	}
	if lead, said, ok := strings.Cut(text, "："); ok && utf8.RuneCountInString(lead) <= maxNotAimed && reading.ContainsAny(lead, x.lex.ChineseSayingVerbs...) {
		text = said
	}
	x.addConstraint(text, from, to)
	return true
}

// maxNotAimed bounds, in runes, what is not aimed at and who says so.
const maxNotAimed = 16
