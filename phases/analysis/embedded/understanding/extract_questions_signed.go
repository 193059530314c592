package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// signedQuestion reads a question of a Chinese paper with the name of whoever answers it in
// brackets behind it, and by when: "是否一致？|（李科，3 月 25 日前答复）", "要不要重新缴？|（@财务 3/20 前）".
var signedQuestion = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.*[？?]) ?[（(][@＠]?((?:\p{Han}{2,10} ?)?\p{Han}{1,6}[A-Za-z]?)(?:[，,、：: ] ?((?:最晚|最迟|预计|于|在)?[0-9][^（）()？?]{1,16}|[^（）()？?，]{0,10}(?:答复|确认|回复|反馈|明确|落实|跟进)[^（）()？?，]{0,4}))?[）)][。 ]*$`)
})

// signed parts a question from who answers it; who is empty where the brackets tell anything
// else, such as an example or what is meant.
func (l *Lexicons) signed(text string) (question, who string) {
	m := signedQuestion().FindStringSubmatch(text)
	if m == nil {
		return l.answeredThen(text)
	}
	for _, word := range l.ChineseNoAnswerers {
		if strings.Contains(m[2], word) {
			return text, ""
		}
	}
	if m[3] != "" {
		return m[1], m[2] + "，" + strings.TrimSpace(m[3])
	}
	return m[1], m[2]
}

// answeredBehind reads who answers a question, and by when, in words behind it: “要不要展示？|等下单团队答复
// （2 月 10 日前）”, “是否需要核准？|HW 小组 4 月底给结论”.
var answeredBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.*[？?]) ?(?:等|待|由|请)?(\p{Han}{2,8}?|[A-Za-z]{1,8} ?\p{Han}{1,4}?) ?((?:[0-9]{1,2} ?月(?: ?[0-9]{1,2} ?日|底|初|中旬?)?|下周|本周|月底)前?)?(?:内)?(?:来)?(?:答复|给结论|给出结论|确认|回复|给方案|反馈|拍板)(?:[（(]([^（）()]{2,16})[）)])?[。 ]*$`)
})

// answeredThen parts a question from the words behind it that only say who answers it.
func (l *Lexicons) answeredThen(text string) (question, who string) {
	m := answeredBehind().FindStringSubmatch(text)
	if m == nil || reading.ContainsAny(m[2], l.ChineseNoAnswerers...) {
		return text, ""
	}
	if until := reading.FirstOf(strings.TrimSpace(m[3]), m[4]); until != "" {
		return m[1], m[2] + "，" + until
	}
	return m[1], m[2]
}

// calledToAnswer reads nothing but who is called upon to answer, and by when: @后勤 2/28 前.
var calledToAnswer = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[@＠](\p{Han}{1,8}|[A-Za-z][A-Za-z.]{0,20})(?:[，, ] ?((?:[0-9]{1,2} ?[/.月-] ?[0-9]{1,2} ?[日号]?|[0-9]{1,2} ?月(?:底|初|中旬)?|本周|下周|周|月底|明天)[^，。]{0,10}))?$`)
})

// leftToSomebody says that a Chinese sentence asks, without the mark of a question, what somebody
// named behind it is to settle: 餐票丢失怎么处理，|请财务李姐确认.
func (l *Lexicons) leftToSomebody(text string) bool {
	const longest = 14 // runes of who settles it
	body := strings.TrimRight(text, "。.！ ")
	i := strings.LastIndex(body, "，")
	if i <= 0 {
		return false
	}
	asked, who := body[:i], body[i+len("，"):]
	return utf8.RuneCountInString(who) <= longest && reading.HasPrefixOf(who, l.ChineseSettleLeads...) && reading.HasSuffixOf(who, l.ChineseSettles...) && reading.ContainsAny(asked, l.ChineseAskedOpenly...)
}

// maxOwner is how many bytes the answerer of a question and the day have at most.
const maxOwner = 60

// ownedBy parts an English question from a label that says who answers it: "How long must
// reports be kept? (Owner: Legal, due 30 April)". who is empty where there is no such label.
func (l *Lexicons) ownedBy(text string) (question, who string) {
	at := strings.LastIndex(text, "?")
	if at < 0 || len(text)-at > maxOwner {
		return text, ""
	}
	rest := strings.Trim(text[at+1:], " .()[]*_–—-")
	for _, label := range l.QuestionOwnerLabels {
		if said, ok := strings.CutPrefix(reading.Lower(rest), label); ok && said != "" && strings.ContainsAny(said[:1], ": ") {
			return text[:at+1], strings.TrimLeft(rest[len(label):], ": ")
		}
	}
	return text, ""
}

// namesOwner says that a question ends in a label of who answers it.
func (l *Lexicons) namesOwner(text string) bool {
	_, who := l.ownedBy(text)
	return who != ""
}
