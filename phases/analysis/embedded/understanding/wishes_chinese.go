package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minWishChinese is how long, in runes, a Chinese wish is at least without the words of wishing.
const minWishChinese = 5

// wishedIf is what a Chinese sentence says would be welcome, with that rank: 如果能|自动识别催发货的话术|
// 就更好了. Any other sentence stays.
func (l *Lexicons) wishedIf(text string) string {
	open := reading.LongestPrefix(text, l.ChineseIfAble...)
	if open == "" {
		return text
	}
	body := strings.TrimRight(text[len(open):], "。！ ")
	for _, end := range l.ChineseBeWelcome {
		if wish, ok := strings.CutSuffix(body, end); ok {
			return ranked(text, strings.TrimRight(strings.TrimSuffix(wish, "那"), "，, "), "可选")
		}
	}
	return text
}

// wishedBy is what somebody whose name stood before it would like, with that rank: 最好能|一个页面看到
// 所有订单.
func (l *Lexicons) wishedBy(text string) string {
	open := reading.LongestPrefix(text, l.ChineseLikesTo...)
	if open == "" {
		return text
	}
	return ranked(text, strings.TrimRight(text[len(open):], "。！ "), "应该")
}

// ranked is a wish with its rank behind it; a text of which hardly anything is left stays.
func ranked(text, wish, rank string) string {
	if utf8.RuneCountInString(wish) < minWishChinese || strings.HasSuffix(wish, "）") {
		return text
	}
	return wish + "（" + rank + "）。"
}

// withoutWishing takes the words of wishing off the sentences of a unit. By those of somebody who was
// named as who speaks, a wish is told from a demand as well.
func (l *Lexicons) withoutWishing(u *reading.Unit, spoken bool) {
	for i := range u.Sentences {
		said := u.Sentences[i].Text
		wish := l.wishedIf(said)
		if spoken && wish == said {
			wish = l.wishedBy(said)
		}
		if wish != said {
			u.Sentences[i].Text = wish
			u.Text = strings.Replace(u.Text, said, wish, 1)
		}
	}
}
