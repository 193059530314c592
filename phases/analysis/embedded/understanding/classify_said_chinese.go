package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namesTopic tells the few characters by which an item of Chinese minutes names
// what it is about, from a sentence: "换班。" before "司机在手机上自己找人换".
func (l *Lexicons) namesTopic(text string) bool {
	topic, ok := strings.CutSuffix(strings.TrimSpace(text), "。")
	n := utf8.RuneCountInString(topic)
	if !ok || n < 2 || n > 8 || !reading.HasHan(topic) || strings.ContainsAny(topic, "，、：:；？！\n0123456789") {
		return false
	}
	if reading.HasPrefixOf(topic, l.ChineseNotATopic...) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(topic)
	return !strings.ContainsRune("了吗吧呢的过着啊哈", last) && !reading.ContainsAny(topic, l.ChineseModals...)
}

// bySpeaker takes the name of who said it off a sentence of minutes, where it is
// a person's beyond doubt: "柏科长补充，去年…", "老许强调界面要简单", "小崔讲技术：…".
func (l *Lexicons) bySpeaker(text string) string {
	for _, agreed := range l.ChineseAgreedBy {
		if said, ok := strings.CutPrefix(text, agreed); ok {
			if said = strings.TrimLeft(said, "：，: "); utf8.RuneCountInString(said) >= 6 {
				return said
			}
			return text
		}
	}
	aside := strings.TrimLeft(l.unjoined(text), "，")
	for _, hearsay := range l.ChineseSomebodySays {
		if said, ok := strings.CutPrefix(aside, hearsay); ok && utf8.RuneCountInString(said) >= 6 {
			return strings.TrimLeft(said, "，：了 ")
		}
	}
	for _, instead := range []string{"决定改为", "决定改成", "决定改用", "决定采用"} {
		if said, ok := strings.CutPrefix(text, instead); ok && utf8.RuneCountInString(said) >= 4 {
			return "采用" + said
		}
	}
	if when, said, ok := strings.Cut(text, "后"); ok && utf8.RuneCountInString(when) <= 3 && reading.HasPrefixOf(when, "散会", "会", "最") { // "散会后龚经理又交代了一句：…"
		if out := l.bySpeaker(said); out != said {
			return out
		}
	}
	runes := []rune(text)
	name := 0
	for n := min(4, len(runes)-1); n >= 2 && name == 0; n-- {
		if l.personName(string(runes[:n])) {
			name = len(string(runes[:n]))
		}
	}
	if name == 0 {
		return text
	}
	rest := text[name:]
	if delegate, said, ok := strings.Cut(rest, "说"); ok && strings.HasPrefix(delegate, "代表") && utf8.RuneCountInString(delegate) <= 6 {
		rest = "说" + said
	}
	for _, verb := range l.ChineseSayingVerbs {
		said, ok := strings.CutPrefix(strings.TrimPrefix(rest, "又"), verb)
		if !ok {
			continue
		}
		said = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(said, "说"), "道"), "了")
		for _, mark := range []string{"：", ":", "，"} {
			about, body, cut := strings.Cut(said, mark)
			if cut && utf8.RuneCountInString(strings.TrimSuffix(strings.TrimPrefix(about, "一句"), "目前的情况")) <= 3 && utf8.RuneCountInString(body) >= 6 && !strings.ContainsAny(about, "，。：") {
				return strings.TrimSpace(body)
			}
		}
		if utf8.RuneCountInString(said) >= 8 && !reading.HasPrefixOf(said, "的", "过", "不", "是") && (verb != "要求" || utf8.RuneCountInString(text[:name]) == 2 && strings.HasPrefix(text, "小")) {
			return said
		}
	}
	return text
}

// tryOut tells where something is tried first, in plain words: "先拿 27 路和 8 路
// 试", "先在城东店试点".
func (l *Lexicons) tryOut(clause string) bool {
	for _, open := range l.ChineseTryFirst {
		if i := strings.Index(clause, open); i >= 0 && i <= 12 && reading.ContainsAny(clause[i:], "试", "开始", "跑", "上") {
			return !reading.ContainsAny(clause, "？", "吗")
		}
	}
	return false
}

// notBought tells what must not be paid for or brought in: "不买商业求解器".
func (l *Lexicons) notBought(clause string) bool {
	return reading.HasPrefixOf(clause, l.ChineseNotBought...)
}

// doneBy tells by when somebody has to have something done: "6 月 20 日前小崔出原
// 型", "国庆前 31 条线全部切换", "8 月班表开始两条线实际使用".
func (l *Lexicons) doneBy(clause string) bool {
	day, rest, ok := strings.Cut(clause, "前")
	if n := utf8.RuneCountInString(day); ok && n >= 2 && n <= 12 && l.namesDay(day) && !reading.HasPrefixOf(rest, "的", "往", "来", "去") {
		return reading.ContainsAny(rest, l.ChineseDoneBy...)
	}
	month, rest, ok := strings.Cut(clause, "开始")
	if n := utf8.RuneCountInString(month); !ok || n < 2 || n > 10 || !l.namesDay(month) {
		return false
	}
	return reading.ContainsAny(rest, l.ChineseUseBy...)
}

// namesDay tells words that name a day, a month or a feast.
func (l *Lexicons) namesDay(text string) bool {
	if reading.ContainsAny(text, l.ChineseNoDay...) {
		return false
	}
	return reading.ContainsAny(text, l.ChineseDays...)
}

// leftToOthers tells that the product itself does not do something, because
// somebody else does: "排班系统不算工资", "本系统不负责采购".
func (l *Lexicons) leftToOthers(clause string) bool {
	for _, noun := range []string{"系统", "平台", "小程序"} {
		head, rest, ok := strings.Cut(clause, noun)
		if !ok || utf8.RuneCountInString(head) > 6 {
			continue
		}
		if reading.ContainsAny(head, l.ChineseOtherSystems...) {
			return false
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, "本身"), "里"), "都")
		for _, verb := range l.ChineseNotOurs {
			if what, ok := strings.CutPrefix(rest, verb); ok {
				return utf8.RuneCountInString(strings.TrimRight(what, "。！ ")) >= 2
			}
		}
		return false
	}
	return false
}

// answersHow tells a clause that asks nothing although it has the word: "工资怎么算
// 还是人力那边算", "怎么赔由店长定".
func (l *Lexicons) answersHow(text string) bool {
	for _, how := range l.ChineseQuestionWords {
		_, rest, ok := strings.Cut(text, how)
		if !ok {
			continue
		}
		for _, by := range l.ChineseAnswerWords {
			if i := strings.Index(rest, by); i > 0 && utf8.RuneCountInString(rest[:i]) <= 6 && utf8.RuneCountInString(rest[i+len(by):]) >= 2 && !reading.ContainsAny(rest, "？", "谁", "吗") {
				return true
			}
		}
		if i := strings.Index(rest, "还是"); i > 0 && utf8.RuneCountInString(rest[:i]) <= 4 && reading.ContainsAny(rest[i:], "那边", "自己", "他们") && !reading.ContainsAny(rest, "？", "吗") {
			return true
		}
	}
	return false
}

// meansClause tells a clause that says what is used for what, and no deed: "数据库
// PostgreSQL", "求解用 OR-Tools".
func (l *Lexicons) meansClause(clause string) bool {
	if utf8.RuneCountInString(clause) > 24 || reading.ContainsAny(clause, l.ChineseDeedsNotMeans...) {
		return false
	}
	return reading.HasPrefixOf(clause, l.ChineseMeansWords...) || reading.ContainsAny(clause, "用")
}
