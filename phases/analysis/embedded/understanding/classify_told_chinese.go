package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What Chinese people tell between their demands: what has happened to them, which figure they
// hope for, and what they would like somebody to think about. None of it is a deed of the product.

// maxBeforeFigure is how many signs may stand between the verb of a figure and the figure.
const maxBeforeFigure = 3

// maxEaseClause is how long a clause is at most that only asks for ease of use.
const maxEaseClause = 16

// toldAside is the kind of a sentence that only tells such a thing; empty for any other.
func (l *Lexicons) toldAside(s *signals, c context) string {
	if !reading.HasHan(s.text) || c.feature >= 0 || c.kind != "" && !strings.Contains(" top overview feature story ", " "+c.kind+" ") {
		return ""
	}
	switch {
	case reading.ContainsAny(s.text, l.ChineseAsksOffer...) && reading.ContainsAny(s.text, "你", "您"):
		return "note"
	case l.wonders(s.text):
		return "question"
	case s.question:
		return ""
	case l.countsHeads(s.text):
		return "situation"
	case s.class == "U" && l.easeOnly(s.text):
		return "quality"
	case l.willDo(s.text):
		return "constraint"
	case l.figureWished(s.text):
		return "goal"
	case l.toldOfPast(s.text):
		return "problem"
	}
	return ""
}

// countsHeads tells a sentence that does nothing but count people and things: "员工大概 900 人，兼职占
// 一半".
func (l *Lexicons) countsHeads(text string) bool {
	clauses := reading.SplitTop(strings.TrimRight(text, "。！ "), "，")
	for i, clause := range clauses {
		if !headcount().MatchString(clause) && (i == 0 || !headshare().MatchString(clause)) {
			return false
		}
	}
	return true
}

// headcount reads how many of somebody there are: 员工大概 900 人.
var headcount = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^，0-9每限最]{1,8}?(?:大概|大约|约|共有|一共|总共|现有|目前有|现在有) ?[0-9][0-9,.]* ?(?:多|余)?(?:万|千|百)? ?(?:多|余)?(?:人|个|名|户|家|位|台|辆|间|套|所)(?:左右|上下)?$`)
})

// headshare reads what part of them some are: 兼职占一半.
var headshare = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^，0-9]{1,8}占(?:一半|一多半|大半|少数|多数|[0-9.]+ ?%|[一二三四五六七八九]成|[三四五]分之[一二三])$`)
})

// easeOnly tells a sentence that asks for nothing but that it is easy to use, and says of whom:
// "一定要简单，店长大多四十多岁，字不能太小".
func (l *Lexicons) easeOnly(text string) bool {
	easy := false
	for _, clause := range reading.SplitTop(strings.TrimRight(text, "。！ "), "，") {
		ease := reading.ContainsAny(clause, l.ChineseEaseOfUse...)
		if !ease && !reading.ContainsAny(clause, l.ChineseWhoNeedsEase...) || utf8.RuneCountInString(clause) > maxEaseClause {
			return false
		}
		easy = easy || ease
	}
	return easy
}

// willDo tells a sentence that says of a known service no more than that it will do: "微信支付就行".
func (l *Lexicons) willDo(text string) bool {
	hits := l.tech.Find(text)
	return len(hits) > 0 && hits[0].Start == 0 && slices.Contains(l.ChineseWouldDo, strings.TrimLeft(strings.TrimRight(text[hits[0].End:], "。！ "), " "))
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
	_, ok := l.hopeFor(text, false)
	return ok
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
