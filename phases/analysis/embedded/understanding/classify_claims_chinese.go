package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Who talks joins clause to clause with commas: how it is, what must not be,
// by when, for how much, and what nobody has thought of. Each clause is known by
// the few words that carry its claim, so that a run of them can be parted.

// claim is what one Chinese clause claims by words that leave no doubt; empty
// when it could be anything.
func (x *understander) claim(clause string) string {
	clause = strings.Trim(clause, " 。！!；;—")
	s := x.look(clause)
	switch {
	case !reading.HasHan(clause) || utf8.RuneCountInString(clause) < 4:
		return ""
	case s.question || x.lex.leftOpen(clause):
		return "question"
	case x.lex.turnedDown(clause), x.lex.leftToOthers(clause):
		return "non_goal"
	case x.lex.usableBy(clause) || x.lex.dayOf(clause) || x.lex.doneBy(clause):
		return "milestone"
	case x.lex.tryOut(clause), x.lex.notBought(clause):
		return "constraint"
	case x.lex.figureHoped(clause):
		return "goal"
	case x.lex.moneyLimit(&s):
		return "constraint"
	case s.has("risk"):
		return "risk"
	case x.lex.opensCondition(clause):
		return ""
	case takes(clause) && strings.Contains(clause, "多"):
		return "problem"
	case x.lex.wishedInChat(clause) != "":
		return "product"
	case x.lex.asksFor(clause), x.doesItself(clause):
		return "feature"
	case x.lex.forbidden(clause), x.lex.bansPlainly(clause):
		return "constraint"
	case x.lex.experienced(&s):
		return "quality"
	case x.lex.hurts(clause) && !x.lex.wishesFor(clause):
		return "problem"
	case x.lex.bygone(clause):
		return ""
	case x.lex.thenDone(clause), x.lex.demanded(clause), x.lex.wantedOf(clause):
		return "feature"
	case x.lex.rationed(&s), strings.HasPrefix(clause, "只能"), strings.HasPrefix(clause, "必须"):
		return "constraint"
	}
	return ""
}

// leftOpen tells what somebody has not made up his mind about.
func (l *Lexicons) leftOpen(clause string) bool {
	return reading.ContainsAny(clause, l.ChineseLeftOpen...)
}

// turnedDown tells what is not to be made, in a clause of its own.
func (l *Lexicons) turnedDown(clause string) bool {
	if _, _, ok := l.chineseLeftOut(clause); ok {
		return true
	}
	if thing, ok := strings.CutPrefix(clause, "不要"); ok && utf8.RuneCountInString(thing) <= 5 && !strings.ContainsAny(thing, "显超存给让把发用在有太再老乱随直和跟被收看出影弹放公泄删改动存记算管问催打拖漏忘自") {
		return true // "不要押金": nothing is done with it
	}
	for _, word := range l.ChineseTurnedDown {
		if strings.Contains(clause, word) {
			return true
		}
	}
	return false
}

// dayOf tells a clause that names the day on which something has to be usable:
// "9 月 1 日开学就要用", "4 月 23 号要能用".
func (l *Lexicons) dayOf(clause string) bool {
	if !l.Calendar(clause) && !reading.ContainsAny(clause, l.ChineseFeastsAndSeasons...) || reading.ContainsAny(clause, l.ChineseOtherTimes...) {
		return false
	}
	return reading.ContainsAny(clause, l.ChineseGoesLive...)
}

// figureHoped tells a figure that is to be reached: "从 20 小时降到 3 小时", "投诉减半".
func (l *Lexicons) figureHoped(clause string) bool {
	if reading.ContainsAny(clause, "减半", "翻一番", "翻倍") {
		return !reading.ContainsAny(clause, "时提醒", "提醒", "就")
	}
	return strings.Contains(clause, "从") && reading.ContainsAny(clause, l.ChineseFiguresTo...)
}

// moneyLimit tells what may be spent.
func (l *Lexicons) moneyLimit(s *signals) bool {
	if reading.ContainsAny(s.text, "预算", "经费", "费用控制", "总价") && (len(s.measures) > 0 || strings.ContainsAny(s.text, "0123456789一二三四五六七八九十几")) {
		return true
	}
	return reading.ContainsAny(s.text, l.ChineseSpendsAtMost...) && reading.ContainsAny(s.text, "万", "块钱", " 元", "费")
}

// opensCondition tells a clause that only sets the condition of the next one.
func (l *Lexicons) opensCondition(clause string) bool {
	for _, open := range l.ChineseOpenCondition {
		if strings.HasPrefix(clause, open) {
			return !reading.ContainsAny(clause, l.ChineseThenOfCondition...)
		}
	}
	for _, end := range l.ChineseConditionEnds {
		if strings.HasSuffix(clause, end) && !strings.HasSuffix(clause, "小时") && !strings.HasSuffix(clause, "最后") {
			return true
		}
	}
	return false
}

// forbidden tells what must never be: "取件码在接单前绝对不能露出来", "打药没过间隔期的
// 绝对不能收".
func (l *Lexicons) forbidden(clause string) bool {
	for _, ban := range l.ChineseForbidden {
		if strings.Contains(clause, ban) {
			return !reading.ContainsAny(clause, "就提醒", "自动", "提示")
		}
	}
	return false
}

// experienced tells how well something is to be done for who uses it: "页面最好 1 秒
// 多能打开", "字要大", "老人也要会用".
func (l *Lexicons) experienced(s *signals) bool {
	if reading.ContainsAny(s.text, l.ChineseEaseOfUse...) {
		return true
	}
	if len(s.measures) == 0 || !s.timed() {
		return false
	}
	return reading.ContainsAny(s.text, l.ChineseSpeedOfUse...)
}

// wishesFor tells the verb of a wish near the beginning of a clause.
func (l *Lexicons) wishesFor(clause string) bool {
	for _, open := range l.ChineseWishes {
		if i := strings.Index(clause, open); i >= 0 && utf8.RuneCountInString(clause[:i]) <= 10 {
			return true
		}
	}
	return false
}

// wantedOf tells what somebody wishes for.
func (l *Lexicons) wantedOf(clause string) bool {
	for _, end := range l.ChineseWouldDo {
		if body, ok := strings.CutSuffix(clause, end); ok && reading.ContainsAny(body, l.ChineseDeedsInTalk...) {
			return true
		}
	}
	for _, open := range l.ChineseWantedOf {
		if i := strings.Index(clause, open); i >= 0 && utf8.RuneCountInString(clause[:i]) <= 14 && !reading.ContainsAny(clause, "不希望", "没想", "不能自动", "没自动") {
			return true
		}
	}
	return owed(clause)
}

// hurts tells how it goes wrong today.
func (l *Lexicons) hurts(clause string) bool {
	clause = l.withoutPurpose(clause)
	return reading.ContainsAny(clause, l.ChineseHurts...) ||
		strings.HasPrefix(clause, "现在") || strings.HasPrefix(clause, "目前")
}

// withoutPurpose drops the clauses that say what a rule is to spare people: "扣之前要输
// 验证码，免得扯皮".
func (l *Lexicons) withoutPurpose(text string) string {
	for _, spares := range l.ChineseSoAsNot {
		text, _, _ = strings.Cut(text, spares)
	}
	return text
}

// rationed tells how many there may be: "一个人手上最多同时 5 单", "一户最多绑三个".
func (l *Lexicons) rationed(s *signals) bool {
	if reading.ContainsAny(s.text, l.ChineseRations...) {
		return len(s.measures) > 0 || strings.ContainsAny(s.text, "0123456789一二两三四五六七八九十半几")
	}
	return l.keepsFor(s.text)
}

// strong tells the kinds that a claim settles whatever else a sentence hints at.
func strong(kind string) bool {
	return kind == "question" || kind == "non_goal" || kind == "milestone" || kind == "goal"
}

// oneClaim is what a sentence claims: all its clauses, or the first one where the
// others only say why.
func (x *understander) oneClaim(text string) string {
	if kind := x.claim(text); kind != "" {
		return kind
	}
	clauses := reading.SplitTop(strings.TrimRight(text, "。；; "), "，")
	if len(clauses) < 2 || x.claim(clauses[0]) != "non_goal" {
		return ""
	}
	for _, clause := range clauses[1:] {
		if kind := x.claim(clause); kind != "" && kind != "non_goal" {
			return ""
		}
	}
	return "non_goal"
}

// settledClaim is the kind of a sentence of one clause whose claim leaves no doubt;
// empty where other rules have to tell.
func (x *understander) settledClaim(s *signals, c context) string {
	if c.kind != "" && c.kind != "top" && c.kind != "overview" || !reading.HasHan(s.text) {
		return ""
	}
	kind := x.oneClaim(s.text)
	if strong(kind) || (kind == "constraint" || kind == "quality") && !strings.Contains(s.text, "，") && s.trigger == "" {
		return kind
	}
	return ""
}
