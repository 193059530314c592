package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// spokenIdea is what an idea of a sentence or two wants made, in Chinese: "帮琴行
// 做个约课小程序" is 琴行约课小程序, "我想做一个服药提醒设备，到点语音提醒" 服药提醒设备.
// Empty for longer texts.
func (x *understander) spokenIdea(text string) string {
	if !reading.HasHan(text) || len(x.r.Units) > 2 || utf8.RuneCountInString(x.r.Source.Text) > 240 {
		return ""
	}
	first := text
	if i := strings.IndexAny(text, "，。：；,;:"); i > 0 {
		first = text[:i]
	}
	who := ""
	for _, lead := range x.lex.ChineseIdeaOpeners {
		first = strings.TrimPrefix(first, lead)
	}
	if strings.HasPrefix(first, "是") {
		return "" // 我们是连锁洗衣店 tells who asks
	}
	for _, makes := range x.lex.ChineseMakeVerbs {
		for _, one := range x.lex.ChineseOneOf {
			head, what, ok := strings.Cut(first, makes+one)
			if !ok || utf8.RuneCountInString(head) > 10 {
				continue
			}
			for _, to := range x.lex.ChineseForUs {
				if served, found := strings.CutPrefix(head, to); found {
					head = served
					break
				}
			}
			who = head
			first = what
			if strings.HasPrefix(first, "的") || first == "" {
				return ""
			}
			if strings.Contains(first, "的") {
				who = ""
			}
			return x.lex.fitting(who + first)
		}
	}
	return x.lex.fitting(first)
}

// fitting is a name that is neither a greeting nor a sentence.
func (l *Lexicons) fitting(name string) string {
	name = strings.TrimSpace(strings.TrimPrefix(name, "一个"))
	if l.ChineseLongKinds[name] {
		return "" // a kind of product, not its name
	}
	for _, kind := range l.ChineseShortKinds {
		if i := strings.Index(name, kind); i >= 0 && utf8.RuneCountInString(name[i+len(kind):]) >= 2 {
			return "" // goes on with what it does
		}
	}
	if n := utf8.RuneCountInString(name); n < 5 || n > 24 || strings.HasSuffix(name, "了") || reading.ContainsAny(name, "你好", "大家", "我们", "昨天") {
		return ""
	}
	return name
}

// openingName is what the line over notes calls the thing they are about: "Pantry
// app, some thoughts:", “仓库盘点小工具，先记几点想法：”, “关于食堂订餐系统的一些想法：”.
func (x *understander) openingName() naming {
	if len(x.r.Sections) < 2 || len(x.units[0]) > 0 || !x.r.Sections[1].Pseudo {
		return naming{}
	}
	first := &x.r.Sections[1]
	if !reading.HasHan(first.Title) {
		name, _, cut := strings.Cut(first.Title, ", ")
		if words := strings.Fields(name); cut && len(words) > 1 && len(words) <= maxThingWords && x.lex.productNoun(words[len(words)-1]) {
			return naming{name, first.From, first.From}
		}
		return naming{}
	}
	name := first.Title
	if i := strings.IndexAny(name, "，。：；（—,;:("); i > 0 {
		name = name[:i]
	}
	for _, lead := range x.lex.ChineseLeadsOfNotes {
		name = strings.TrimPrefix(name, lead)
	}
	if head, tail, ok := strings.Cut(name, "的"); ok && reading.ContainsAny(tail, x.lex.ChineseNotes...) {
		name = head
	}
	name = strings.TrimSpace(name)
	if n := utf8.RuneCountInString(name); n < 4 || n > 16 || !reading.HasSuffixOf(name, x.lex.ChineseProductNouns...) || x.lex.ChineseLongKinds[name] || reading.ContainsAny(name, "我", "你", "大家", "要", "想") {
		return naming{}
	}
	return naming{name, first.From, first.From}
}
