package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// doesItself tells what somebody does without help: "客人自己下单选花束".
func (x *understander) doesItself(clause string) bool {
	who, deed, ok := strings.Cut(clause, "自己")
	if !ok || utf8.RuneCountInString(deed) < 2 || utf8.RuneCountInString(who) > 12 || reading.HasPrefixOf(deed, "的", "也", "都", "不", "没", "觉得", "说") || bygone(clause) {
		return false
	}
	for h := range x.lex.people.All(who) {
		if h.End == len(who) || who[h.End:] == "可以" || who[h.End:] == "能" {
			return true
		}
	}
	return false
}

// asksFor tells a wish that is put as a question and typed without its mark:
// "能不能让花艺师拍张照片发给客人".
func asksFor(clause string) bool {
	for _, can := range []string{"能不能", "可不可以", "能否", "可否"} {
		head, rest, ok := strings.Cut(clause, can)
		if ok && utf8.RuneCountInString(head) <= 8 && reading.HasPrefixOf(rest, "让", "把", "给", "加", "支持", "自动", "直接", "做成", "按", "在", "也", "显示", "提醒", "导", "一键", "批量") {
			return !strings.ContainsAny(clause, "？?")
		}
	}
	return false
}

// bansPlainly tells a ban that somebody types: "电话别给骑手看到全号". 别 in another
// word (特别, 级别) bans nothing.
func bansPlainly(clause string) bool {
	for at := 0; ; {
		i := strings.Index(clause[at:], "别")
		if i < 0 {
			return false
		}
		i += at
		at = i + len("别")
		before, _ := utf8.DecodeLastRuneInString(clause[:i])
		if !strings.ContainsRune("特级类性分识区个辨判告", before) && reading.HasPrefixOf(clause[at:], "给", "显示", "露", "告诉", "存", "留", "泄", "公开", "让", "放", "发", "超", "把") {
			return true
		}
	}
}

// wishedInChat is the product in the words of who wants it: "想搞个小程序".
func wishedInChat(text string) string {
	clause, _, _ := strings.Cut(text, "，")
	for _, wish := range []string{"想搞个", "想搞一个", "想做个", "想弄个", "想弄一个", "想整个", "要搞个", "要做个", "准备做个", "准备搞个", "打算搞个", "打算做个", "帮我们做个", "帮我做个", "做个小"} {
		head, what, ok := strings.Cut(clause, wish)
		if ok && utf8.RuneCountInString(head) <= 10 && reading.ContainsAny(what, "小程序", "系统", "平台", "APP", "App", "app", "工具", "网页", "网站", "软件", "公众号") {
			return strings.TrimRight(what, "。！ ")
		}
	}
	return ""
}

// toldStates reads the states of something in plain words: "订单状态就待接单、制作中、
// 已送达三个". The list is what stands behind the verb.
func toldStates(rest string) string {
	for _, verb := range []string{"就是", "就分", "就有", "就", "分成", "分为", "分", "一共有", "一共", "有", "是", "只有", "大概有"} {
		list, ok := strings.CutPrefix(rest, verb)
		if !ok {
			continue
		}
		list = strings.TrimLeft(strings.TrimSpace(list), "：: ")
		for _, one := range []string{"这几个", "这几种", "这四个", "这三个", "这五个"} {
			list = strings.TrimLeft(strings.TrimPrefix(list, one), "：:， ")
		}
		list, _, _ = strings.Cut(strings.TrimRight(list, "。！ "), "，")
		for _, tail := range []string{"就行", "就够了", "就够", "这几个", "这几种", "这三个", "这四个", "这五个", "几个", "几种", "三个", "四个", "五个", "六个", "七个", "三种", "四种", "五种", "状态"} {
			list = strings.TrimSpace(strings.TrimSuffix(list, tail))
		}
		parts := strings.Split(list, "、")
		if len(parts) < 3 {
			return ""
		}
		for _, p := range parts {
			if n := utf8.RuneCountInString(strings.TrimSpace(p)); n < 2 || n > 8 {
				return ""
			}
		}
		return strings.Join(parts, "、")
	}
	return ""
}
