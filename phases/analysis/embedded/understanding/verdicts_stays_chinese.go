package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leftAsIs is what a Chinese sentence of one clause says that stays as it is: 运单主数据、计费、结算|不动. Changing
// it is left out of the work. Empty for any other sentence.
func (l *Lexicons) leftAsIs(text string) string {
	bare := strings.TrimRight(text, "。；！ ")
	for _, stays := range l.ChineseStaysAsIs {
		what, ok := strings.CutSuffix(bare, stays)
		if n := utf8.RuneCountInString(what); !ok || n < minRefused || n > maxRefused || strings.ContainsAny(what, "，：的") {
			continue
		}
		if strings.Contains(what, "、") || reading.HasSuffixOf(what, l.ChineseThingsLeft...) {
			return what
		}
	}
	return ""
}

// takenIn tells an objection that the sentence behind it says was followed, “SRE 反对：接入不能跟着重启。已改。”:
// what came of it stands where it is told.
func (l *Lexicons) takenIn(said []reading.Sentence, at int) bool {
	if at+1 >= len(said) || !reading.ContainsAny(said[at].Text, l.ChineseIsAgainst...) {
		return false
	}
	return slices.Contains(l.ChineseTakenIn, strings.TrimRight(said[at+1].Text, "。；！ "))
}
