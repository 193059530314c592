package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// chineseAside files a clause of a Chinese idea that tells nothing the product does: how
// things are today, with what it is written, how fast it has to be.
func (r *ideaReader) chineseAside(clause string) bool {
	rest := clause[len(reading.LongestPrefix(clause, r.w.Table.Words["today_words"].In("zh")...)):]
	switch {
	case rest != clause && reading.HasPrefixOf(rest, "是", "都", "靠", "全靠", "用", "还", "没有", "只有", "只能"):
		r.u.Problem = appendItem(r.u.Problem, Finished(clause), r.src)
	case r.platformsOnly(clause):
		if strings.HasSuffix(clause, "都要") {
			clause += "支持"
		}
		r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
	case writtenWith(clause), ratedTo(clause):
		r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
	default:
		return false
	}
	return true
}

// writtenWith says that a clause tells with what a product is made: 用Go写, 后端用 Java 开发.
func writtenWith(clause string) bool {
	before, means, ok := strings.Cut(clause, "用")
	made := reading.HasSuffixOf(means, "写", "开发", "实现", "编写", "来写", "来做", "搭")
	return ok && made && utf8.RuneCountInString(before) <= 4 && strings.ContainsFunc(means, func(c rune) bool { return c >= 'A' && c <= 'z' })
}

// ratedTo says that a clause bids a number by its name, in Latin letters: QPS要到1000.
func ratedTo(clause string) bool {
	name, rest, ok := strings.Cut(clause, "要")
	if !ok || name == "" || strings.ContainsFunc(strings.TrimSpace(name), func(c rune) bool { return (c < 'A' || c > 'z') && (c < '0' || c > '9') }) {
		return false
	}
	return reading.HasPrefixOf(rest, "到", "达到", "大于", "高于", "小于", "低于", "不低于", "不高于", "超过", "在") && strings.ContainsAny(rest, "0123456789")
}

// ownDeed adds what whoever writes wishes to do, where nobody else is said to: "我是一名乡村医生，
// 希望能记录血压".
func (r *ideaReader) ownDeed(clause string) bool {
	deed := clause[len(reading.LongestPrefix(clause, "可以", "能够", "能")):]
	if r.self == "" || !r.w.actsInChinese(deed) && !r.tellsDeed(deed) || r.w.Table.StartsWith("machine_acts", "zh", deed) && !strings.HasPrefix(deed, "记录") || strings.Contains(deed, "自动") {
		return false
	}
	r.add(understanding.FeatureFact{Text: Finished(r.self + deed), Name: deed, Actor: r.self, Want: deed})
	return true
}
