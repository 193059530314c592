package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// misplacedSpan is how far behind a word that binds a deadline may end before something has
// not been done in it, in runes.
const misplacedSpan = 12

// BondMisplaced says that a word that binds, put into a Chinese sentence by a rule, has got
// where it turns the sentence round: 不参与必须自动分配, 椅位不得够, 必须在 15 分钟内未支付. A
// sentence that has it there already said so itself.
func (w *Work) BondMisplaced(text, source string) bool {
	for _, bond := range []string{w.Say("must_not"), w.Say("must"), w.Say("should")} {
		for at := 0; ; {
			i := strings.Index(text[at:], bond)
			if i < 0 {
				break
			}
			i += at
			at = i + len(bond)
			if !strings.Contains(source, HeadOf(text[i:], 4)) && w.bondTurns(text[:i], text[at:], bond, source) {
				return true
			}
		}
	}
	return false
}

// bondTurns says that a word that binds between two halves of a sentence turns it round.
func (w *Work) bondTurns(before, behind, bond, source string) bool {
	behind = strings.TrimPrefix(behind, w.Say("able"))
	clause, _, _ := strings.Cut(behind, "，")
	switch {
	case reading.HasSuffixOf(strings.TrimSpace(before), w.Table.Words["bond_misplaced_behind"].In("zh")...):
		return true
	case reading.HasPrefixOf(strings.TrimSpace(behind), w.Table.Words["bond_misplaced_before"].In("zh")...):
		return true
	case reading.ContainsAny(clause, w.Table.Words["bond_second"].In("zh")...):
		return true
	case bond == w.Say("must_not") && reading.ContainsAny(clause, w.Table.Words["bond_denials"].In("zh")...):
		return true // 椅位不得够的时候不允许再放号: one of the two was no ban
	}
	span, _, within := strings.Cut(HeadOf(strings.TrimSpace(clause), misplacedSpan), "内")
	return within && strings.HasPrefix(span, "在") && strings.Contains(source, strings.TrimPrefix(span, "在 ")) && reading.HasPrefixOf(strings.TrimSpace(clause)[len(span)+len("内"):], "未", "没", "不")
}

// WithoutDoubledBond drops the spoken word in front of the one that binds now: 一定|必须简单.
func (w *Work) WithoutDoubledBond(text string) string {
	for _, word := range w.Table.Words["bond_doubled"].In("zh") {
		for _, bond := range []string{w.Say("must"), w.Say("should")} {
			text = strings.Replace(text, word+bond, bond, 1)
		}
	}
	return text
}
