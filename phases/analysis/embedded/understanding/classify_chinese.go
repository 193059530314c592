package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// spoken takes who said it off the beginning of a sentence of minutes:
// "周经理介绍：…", "业委会吴老师补充说，…".
func (l *Lexicons) spoken(text string) string {
	if !reading.HasHan(text) {
		return text
	}
	for _, verb := range l.ChineseVerbsOfSaying {
		i := strings.Index(text, verb)
		if i <= 0 || utf8.RuneCountInString(text[:i]) > 12 || strings.ContainsAny(text[:i], "，。；：") {
			continue
		}
		rest := strings.TrimPrefix(text[i+len(verb):], "说")
		for _, mark := range []string{"：", ":"} {
			if body, ok := strings.CutPrefix(rest, mark); ok && body != "" {
				return strings.TrimSpace(body)
			}
		}
	}
	return text
}

// familyNames are the first characters of the common Chinese names.
const familyNames = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文陶欧庞樊兰殷施洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂焦柏靳佟甘柳翁庄戚祁骆窦卞岳凌霍覃莫阮褚邢裴冉闫鲍裘"

// personName tells the name of one person from a role: "周经理", "吴老师",
// "老韩", "小唐", "阿杰".
func (l *Lexicons) personName(name string) bool {
	runes := []rune(name)
	if len(runes) == 2 && strings.ContainsRune("老小阿", runes[0]) && strings.ContainsRune(familyNames+"杰明强伟芳丽娜军磊洋勇艳涛超敏静燕霞玲哲", runes[1]) {
		return true
	}
	if len(runes) < 2 || !strings.ContainsRune(familyNames, runes[0]) {
		return false
	}
	return l.ChinesePersonTitles[string(runes[1:])]
}

// ruled tells a rule of Chinese business from what somebody does: "金额业主确认
// 以后才能开工", "公共部位免费".
func (l *Lexicons) ruled(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	return reading.ContainsAny(text, l.ChineseRuled...)
}

// demanded tells what a Chinese sentence demands with a bare 要: "2023 年以后的
// 数据要导入", "主管每天早上要看到超时的单子".
func (l *Lexicons) demanded(text string) bool {
	for _, verb := range l.ChineseDemanded {
		head, _, found := strings.Cut(text, verb)
		if !found {
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(head)
		if !strings.ContainsRune("需主重只不首想必紧", before) {
			return true
		}
	}
	return false
}

// follows tells what the product does under a condition in Chinese: "5 分钟内没
// 人受理就提醒主管", "师傅 15 分钟不接就转给下一个".
func (l *Lexicons) follows(text string) bool {
	for _, then := range l.ChineseFollows {
		if strings.Contains(text, then) {
			return true
		}
	}
	return false
}

// onlyNow tells that a text says "now" only of a thing in use ("现在的系统"),
// which is no complaint.
func onlyNow(text string) bool {
	for _, word := range []string{"现在", "目前"} {
		rest := text
		for {
			i := strings.Index(rest, word)
			if i < 0 {
				break
			}
			rest = rest[i+len(word):]
			if !strings.HasPrefix(rest, "的") && !strings.HasPrefix(rest, "使用的") && !strings.HasPrefix(rest, "用的") {
				return false
			}
		}
	}
	return true
}

// complaint tells a problem by its cues, "now" aside where it only names what
// is in use.
func (s *signals) complaint() bool {
	at, ok := s.cues["problem"]
	if !ok {
		return false
	}
	if s.lex.deniedBefore(s.text, at) || at >= len(s.lex.withoutPurpose(s.text)) || s.lex.bindsFirst(s.text[:at]) {
		return false
	}
	if strings.HasPrefix(s.text[at:], "现在") || strings.HasPrefix(s.text[at:], "目前") {
		return !onlyNow(s.text) || reading.ContainsAny(s.text, s.lex.ChineseComplaints...)
	}
	return true
}

// bindsFirst tells that a clause before what went wrong is the rule that it has led to:
// "疫苗过期的不能约寄养，去年出过事".
func (l *Lexicons) bindsFirst(before string) bool {
	i := strings.LastIndex(before, "，")
	if i < 0 || !reading.HasHan(before) || reading.ContainsAny(before[i:], "但", "却", "可是", "结果") {
		return false
	}
	first, _, _ := strings.Cut(before, "，")
	return l.forbidden(first) || l.bansPlainly(first) || strings.Contains(first, "的不能") || strings.Contains(first, "必须")
}

// chineseDemand splits a limit from a demand that stands behind it in the same
// sentence: "旧台账只做历史查询，2023 年以后的数据要导入".
func (l *Lexicons) chineseDemand(text string) []string {
	if !reading.HasHan(text) {
		return nil
	}
	if parts := l.feared(text); parts != nil {
		return parts
	}
	parts := reading.SplitTop(text, "，")
	if len(parts) != 2 || utf8.RuneCountInString(parts[0]) < 6 || utf8.RuneCountInString(parts[1]) < 6 {
		return nil
	}
	if !l.demanded(parts[1]) || l.demanded(parts[0]) || !reading.ContainsAny(parts[0], "只", "仅", "不再", "不能") || reading.ContainsAny(parts[0], l.ChineseConditionWords...) {
		return nil
	}
	return parts
}

// firstThenLater tells a Chinese sentence about which part is done first and which can
// wait: "安卓先做，iOS 后面看", "要是来不及，先把预约做出来，次卡晚点也行".
func (l *Lexicons) firstThenLater(text string) bool {
	if !reading.HasHan(text) || strings.ContainsAny(text, "？?") {
		return false
	}
	for _, first := range []string{"先做", "先上", "做出来", "先出"} {
		head, rest, ok := strings.Cut(text, first)
		if !ok || first == "做出来" && !strings.Contains(head, "先把") || strings.HasSuffix(head, "不") {
			continue
		}
		return strings.Contains(rest, "，") && reading.ContainsAny(rest, l.ChineseLaterOnes...)
	}
	return false
}
