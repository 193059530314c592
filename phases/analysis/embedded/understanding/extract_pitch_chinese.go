package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxUnitsOfIdea is how many paragraphs and items a text has at most that is an idea, read as a whole.
const maxUnitsOfIdea = 3

// pitchFeatures takes out of a Chinese sentence that names the product what people and the product do with it: 我们想
// 做一个预约小程序，|客户自己选医生和时间段，|预约成功后系统发短信确认.
func (x *understander) pitchFeatures(text string, c context, from, to int) {
	first, rest, ok := strings.Cut(strings.TrimRight(text, "。！ "), "，")
	if !ok || !reading.HasHan(text) || !reading.HasSuffixOf(first, x.lex.ChineseProductEnds...) {
		return
	}
	var told []string
	for clause := range strings.SplitSeq(rest, "，") {
		switch {
		case x.opensDeedOfOne(clause):
			told = append(told, clause)
		case len(told) == 0:
			return // 方便大家…: what it is for
		default:
			told[len(told)-1] += "，" + clause
		}
	}
	for _, t := range told {
		x.addFeature(FeatureFact{Text: sentence(t), Group: c.group}, from, to)
	}
}

// opensDeedOfOne says that a clause begins with who does something, or with the product, in a case or not.
func (x *understander) opensDeedOfOne(clause string) bool {
	const least = 3 // runes of what is done
	if reading.HasPrefixOf(clause, "让", "方便", "帮", "供", "为", "使", "给", "便于") {
		return false
	}
	if name, rest := x.leadingActor(clause); name != "" && strings.HasPrefix(clause, name) {
		return utf8.RuneCountInString(rest) >= least && !strings.HasPrefix(rest, "的")
	}
	at := strings.Index(clause, "系统")
	return at == 0 || at > 0 && reading.HasSuffixOf(clause[:at], "后", "时", "前", "，", "当天")
}

// asksOfProduct says that a Chinese sentence demands something of the product by name: 系统要部署在公司内网.
func (l *Lexicons) asksOfProduct(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	for clause := range strings.SplitSeq(text, "，") {
		for _, name := range l.ChineseProductNames {
			if rest, ok := strings.CutPrefix(clause, name); ok && reading.HasPrefixOf(rest, "要", "需要", "必须", "应", "须", "得", "希望", "最好") {
				return true
			}
		}
	}
	return false
}

// mishapAsCase says that words for a trouble that end here only name the case in which something is to be done:
// 识别错误|时员工可以手工修改, 支付失败|后系统自动重试.
func mishapAsCase(text string, end int) bool {
	if !reading.HasPrefixOf(text[end:], "时", "的时候", "的话", "后", "的，", "的情况下") || strings.HasPrefix(text[end:], "时间") {
		return false
	}
	return reading.ContainsAny(text[end:], "可以", "必须", "系统", "自动", "要", "应", "须", "能", "不得", "提示", "由")
}
