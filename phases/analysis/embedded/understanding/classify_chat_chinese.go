package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// doesItself tells what somebody does without help: "客人自己下单选花束".
func (x *understander) doesItself(clause string) bool {
	who, deed, ok := strings.Cut(clause, "自己")
	if !ok || utf8.RuneCountInString(deed) < 2 || utf8.RuneCountInString(who) > 12 || reading.HasPrefixOf(deed, x.lex.ChineseNoDeedBehind...) || x.lex.bygone(clause) {
		return false
	}
	for h := range x.lex.people.All(who) {
		if h.End == len(who) || who[h.End:] == "可以" || who[h.End:] == "能" {
			return true
		}
	}
	return false
}

// asksFor tells a wish that is put as a question and typed without its mark:
// "能不能让花艺师拍张照片发给客人".
func (l *Lexicons) asksFor(clause string) bool {
	for _, can := range []string{"能不能", "可不可以", "能否", "可否"} {
		head, rest, ok := strings.Cut(clause, can)
		if ok && utf8.RuneCountInString(head) <= 8 && reading.HasPrefixOf(rest, l.ChineseAskedDeeds...) {
			return !strings.ContainsAny(clause, "？?")
		}
	}
	return false
}

// bansPlainly tells a ban that somebody types: "电话别给骑手看到全号". 别 in another
// word (特别, 级别) bans nothing.
func (l *Lexicons) bansPlainly(clause string) bool {
	for at := 0; ; {
		i := strings.Index(clause[at:], "别")
		if i < 0 {
			return false
		}
		i += at
		at = i + len("别")
		before, _ := utf8.DecodeLastRuneInString(clause[:i])
		if !strings.ContainsRune("特级类性分识区个辨判告", before) && reading.HasPrefixOf(clause[at:], l.ChineseBannedDeeds...) {
			return true
		}
	}
}

// wishedInChat is the product in the words of who wants it: "想搞个小程序".
func (l *Lexicons) wishedInChat(text string) string {
	clause, rest, _ := strings.Cut(text, "，")
	if strings.Contains(clause, "你") && utf8.RuneCountInString(clause) <= 10 {
		clause, _, _ = strings.Cut(rest, "，") // 小周你懂技术，能不能搞个小程序
	}
	for _, wish := range l.ChineseWantsToMake {
		head, what, ok := strings.Cut(clause, wish)
		if ok && utf8.RuneCountInString(head) <= 10 && reading.ContainsAny(what, l.ChineseProductNouns...) {
			return strings.TrimRight(what, "。！？ ")
		}
	}
	return ""
}

// toldStates reads the states of something in plain words: "订单状态就待接单、制作中、
// 已送达三个". The list is what stands behind the verb.
func (l *Lexicons) toldStates(rest string) string {
	for _, verb := range l.ChineseStatesLead {
		list, ok := strings.CutPrefix(rest, verb)
		if !ok {
			continue
		}
		list = strings.TrimLeft(strings.TrimSpace(list), "：: ")
		for _, one := range l.ChineseThoseFew {
			list = strings.TrimLeft(strings.TrimPrefix(list, one), "：:， ")
		}
		list, _, _ = strings.Cut(strings.TrimRight(list, "。！ "), "，")
		for _, tail := range l.ChineseStatesEnd {
			list = strings.TrimSpace(strings.TrimSuffix(list, tail))
		}
		parts := strings.Split(list, "、")
		if len(parts) < 3 {
			return ""
		}
		for _, p := range parts {
			if n := utf8.RuneCountInString(strings.TrimSpace(p)); n < 2 || n > 8 {
				return ""
			}
		}
		return strings.Join(parts, "、")
	}
	return ""
}
