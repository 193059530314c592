package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// recordListed reads a Chinese sentence of a data model that lists what is kept of a thing: 洗衣机信息包括编号、
// 楼栋和状态, 维修单记录故障现象、报修时间和处理人.
var recordListed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:每(?:个|条|张|份|名|位|台|本|家|件|次|户|间|辆|笔|只|套))?(\p{Han}{2,8}?)(?:的?(?:基本)?(?:信息|数据|资料|档案|字段|属性))?(?:需要|需|应|要)?(?:主要)?(?:包括|包含|含有|记录了?|保存|存储|由|有)：?([^，。；：]*、[^，。；：]*?)(?:等(?:信息|字段)?|组成)?$`)
})

// recordsToldChinese files the records that a Chinese sentence of the data model lists the fields of.
func (x *understander) recordsToldChinese(sen reading.Sentence) bool {
	m := recordListed().FindStringSubmatch(strings.TrimRight(sen.Text, "。 "))
	if m == nil || !x.lex.isThing(m[1]) || x.isPerson(m[1]) && strings.Contains(sen.Text, "可以") {
		return false
	}
	parts := lastTwoParted(reading.SplitList(m[2]))
	if len(parts) < 2 || !areFields(parts) {
		return false
	}
	x.record(m[1], parts, sen.From, sen.To)
	return true
}

// lastTwoParted parts the last two members of a Chinese list that 和 or 及 joins: 型号|和|状态.
func lastTwoParted(parts []string) []string {
	if len(parts) == 0 {
		return parts
	}
	last := parts[len(parts)-1]
	for _, and := range []string{"以及", "和", "及", "与"} {
		if a, b, ok := strings.Cut(last, and); ok && areFields([]string{a, b}) {
			return append(parts[:len(parts)-1:len(parts)-1], a, b)
		}
	}
	return parts
}

// countsOfEach reads a Chinese clause that counts how many of one thing belong to one of another: 一名学生可以有多个
// 预约, 一个预约对应一台洗衣机. It is how the data hang together, and nothing that anybody does.
var countsOfEach = sync.OnceValue(func() *regexp.Regexp {
	const one = `(?:个|条|张|份|名|位|台|本|家|件|次|户|间|辆|笔|只|套|项|门|节|栋|层|单|人|场|组|篇|款)`
	return regexp.MustCompile(`^(?:其中)?(?:同?一|每一?|1 ?)` + one + `\p{Han}{1,10}?(?:可以|可|能够|能|会|只能|必须|至少|最多|通常)*(?:有|拥有|包含|包括|含|对应|关联|属于|隶属于?|归属于?|绑定|挂)(?:至少|最多|且仅|有且仅有|零到|0 ?到)?(?:一|多|若干|零|1|0|两|几|[0-9]{1,3}) ?(?:个或多|或多)?` + one + `\p{Han}{1,12}$`)
})

// tellsCounts says that every clause of a Chinese sentence counts what belongs to what.
func tellsCounts(text string) bool {
	body := strings.TrimRight(text, "。 ")
	for clause := range strings.SplitSeq(strings.ReplaceAll(body, "；", "，"), "，") {
		if !countsOfEach().MatchString(strings.TrimSpace(clause)) {
			return false
		}
	}
	return body != "" && reading.HasHan(body)
}
