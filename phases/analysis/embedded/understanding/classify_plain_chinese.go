package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a line of Chinese notes is about when every clause of it is about the same:
// what hurts today, what the product runs on, how much it has to carry.

// toldPlainly is the kind of such a line where its heading leaves it open, empty for
// any other.
func (x *understander) toldPlainly(s *signals, c context) string {
	if c.feature >= 0 || c.kind != "" && !strings.Contains(" top overview feature story constraint technology ", " "+c.kind+" ") {
		return ""
	}
	return x.aboutOneThing(s)
}

// aboutOneThing is the kind that all clauses of a line share.
func (x *understander) aboutOneThing(s *signals) string {
	if !reading.HasHan(s.text) || s.question {
		return ""
	}
	clauses := reading.SplitTop(strings.TrimRight(s.text, "。！；; "), "，")
	switch {
	case x.lex.troubleToday(clauses):
		return "problem"
	case x.lex.countsOwn(clauses):
		return "situation"
	case x.meansOnly(clauses):
		return "constraint"
	case x.lex.crowdOnly(clauses), x.lex.waitsAtMost(s):
		return "quality"
	}
	return ""
}

// troubleToday tells how laborious or faulty it is today: "现在盘点靠纸和Excel，一次要盘3
// 天，老是对不上". What it takes today, "每天得花1个小时", is no demand.
func (l *Lexicons) troubleToday(clauses []string) bool {
	if !reading.HasPrefixOf(clauses[0], l.ChineseToday...) {
		return false
	}
	hurts := false
	for _, clause := range clauses {
		if reading.ContainsAny(clause, l.ChineseWishes...) || strings.Contains(clause, "自动") || owed(clause) && !takes(clause) {
			return false
		}
		hurts = hurts || reading.ContainsAny(clause, l.ChineseHurts...) || reading.ContainsAny(clause, l.ChineseByHand...) || takes(clause)
	}
	return hurts
}

// takes tells how much time or work something costs: 一次要盘3天, 每天得花1个小时.
func takes(clause string) bool {
	at, length := OwedAt(clause)
	if at < 0 {
		return false
	}
	rest := []rune(clause[at+length:])
	if reading.ContainsAny(string(rest), "0 多", "十多", "百多", "几十", "上百") && reading.ContainsAny(clause[:at], "每天", "每周", "每月", "每次", "一天") {
		return true // 每天要接 80 多个: nobody demands a number so roughly
	}
	for i, r := range rest {
		if unicode.IsDigit(r) || strings.ContainsRune("一两二三四五六七八九十几半好", r) {
			return i <= 2 && reading.ContainsAny(string(rest[i:]), "天", "小时", "分钟", "个月", "周", "星期", "人", "趟", "次", "遍")
		}
	}
	return false
}

// meansOnly tells a line that only chooses what the product is made of and where it
// runs: "后端想用Java，数据库MySQL，公司服务器上跑，不上公有云".
func (x *understander) meansOnly(clauses []string) bool {
	named := false
	for _, clause := range clauses {
		if utf8.RuneCountInString(clause) > 24 || reading.ContainsAny(clause, x.lex.ChineseDeedsNotMeans...) {
			return false
		}
		part := reading.ContainsAny(clause, x.lex.ChinesePartsOfBuild...) && len(x.lex.tech.Find(clause)) > 0
		named = named || part
		if !part && !reading.ContainsAny(clause, x.lex.ChineseHosting...) {
			return false
		}
	}
	return named || len(clauses) > 0 && reading.ContainsAny(clauses[0], x.lex.ChineseHosts...)
}

// crowdOnly tells a line that only counts what the product has to carry: "大概8000个
// SKU，3个仓，最多20个人同时盘". How much each may have is a rule.
func (l *Lexicons) crowdOnly(clauses []string) bool {
	crowd := false
	for _, clause := range clauses {
		if !strings.ContainsFunc(clause, unicode.IsDigit) || utf8.RuneCountInString(clause) > 20 || reading.ContainsAny(clause, "每", "一个人", "一人", "手上") || reading.ContainsAny(clause, l.ChineseBans...) || reading.ContainsAny(clause, l.ChineseTimeUnits...) {
			return false
		}
		crowd = crowd || reading.ContainsAny(clause, l.ChineseCrowds...)
	}
	return crowd
}

// waitsAtMost tells how long somebody waits for something at most: "扫码到显示商品信息别超
// 过1秒". What takes minutes or longer is a rule of the business.
func (l *Lexicons) waitsAtMost(s *signals) bool {
	text := strings.TrimRight(s.text, "。！ ")
	if strings.Contains(text, "，") || s.trigger != "" || !reading.ContainsAny(text, l.ChineseSpokenBounds...) || !reading.HasSuffixOf(text, "秒", "毫秒", "秒钟") {
		return false
	}
	return len(s.measures) == 1
}
