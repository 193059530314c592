package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What Chinese people tell between their demands: what has happened to them, which figure they
// hope for, and what they would like somebody to think about. None of it is a deed of the product.

// maxBeforeFigure is how many signs may stand between the verb of a figure and the figure.
const maxBeforeFigure = 3

// toldAside is the kind of a sentence that only tells such a thing; empty for any other.
func (l *Lexicons) toldAside(s *signals, c context) string {
	if !reading.HasHan(s.text) || c.feature >= 0 || c.kind != "" && !strings.Contains(" top overview feature story ", " "+c.kind+" ") {
		return ""
	}
	switch {
	case l.wonders(s.text):
		return "question"
	case s.question:
		return ""
	case l.figureWished(s.text):
		return "goal"
	case l.toldOfPast(s.text):
		return "problem"
	}
	return ""
}

// toldOfPast tells what has happened and went wrong: "上个月就有 17 位患者到店了才发现时间被占",
// "为这事店里吵过好几次架". What is asked for because of it is no such sentence.
func (l *Lexicons) toldOfPast(text string) bool {
	if l.asksAnything(text) {
		return false
	}
	if reading.ContainsAny(text, l.ChineseHappenedOften...) {
		return true
	}
	if !reading.HasPrefixOf(text, l.ChineseOnceBefore...) || strings.Contains(text, "的话") {
		return false
	}
	return l.goesWrong(text) || reading.ContainsAny(text, l.ChineseTellsTrouble...)
}

// figureWished tells a figure that somebody hopes for: "院长希望年底前爽约率能降到 10% 以下",
// "希望明年春节前能到 75%". What is done when a figure is reached is a deed.
func (l *Lexicons) figureWished(text string) bool {
	if strings.ContainsAny(text, "？?：；") || reading.ContainsAny(text, l.ChineseDoneAtFigure...) {
		return false
	}
	for _, hope := range l.ChineseHopes {
		_, rest, ok := strings.Cut(text, hope)
		if !ok {
			continue
		}
		for _, verb := range l.ChineseReaches {
			if _, figure, ok := strings.Cut(rest, verb); ok && figureSoon(figure) {
				return true
			}
		}
	}
	return false
}

// figureSoon tells a text that begins with a figure, or nearly: " 10% 以下", "每月 3 起".
func figureSoon(text string) bool {
	at := strings.IndexFunc(text, func(r rune) bool {
		return unicode.IsDigit(r) || strings.ContainsRune("一二三四五六七八九十百半零", r)
	})
	return at >= 0 && utf8.RuneCountInString(strings.TrimSpace(text[:at])) < maxBeforeFigure
}

// wonders tells a sentence in which somebody asks to be helped with a question: "老会员的余额怎么
// 从旧系统导过来，也得帮我想想".
func (l *Lexicons) wonders(text string) bool {
	asked, behind := "", strings.TrimRight(text, "。！!？? ")
	if i := strings.LastIndex(behind, "，"); i > 0 {
		asked, behind = behind[:i], behind[i+len("，"):]
	}
	return reading.ContainsAny(asked, l.ChineseAsksWhat...) && reading.ContainsAny(behind, l.ChineseThinkAlong...)
}
