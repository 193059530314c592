package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxRuled bounds, in runes, a sentence that is one rule.
const maxRuled = 80

// ruledFrom reads a rule for those beyond a figure: 低于 4.2 的跑男看单子晚 1 分钟.
var ruledFrom = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^，。]{0,8}?(?:低于|高于|超过|超出|不满|未满|不足|少于|多于|满) ?[0-9][^，。的]{0,8}的[^，。]{4,}$`)
})

// rulesPlainly tells a Chinese sentence that says by no word that binds what comes of a case or of a
// number: "90 天内爽约 3 次，停用线上预约 30 天", "取到了取消不了". What hurts today, what somebody
// thinks of it and what has been is none.
func (l *Lexicons) rulesPlainly(s *signals) bool {
	text := strings.TrimRight(s.text, "。！； ")
	if !reading.HasHan(text) || s.question || utf8.RuneCountInString(text) > maxRuled || s.has("risk", "non_goal", "question", "assumption", "money", "goal") {
		return false
	}
	if l.bygone(text) || l.toldOfPast(text) || reading.ContainsAny(text, l.ChineseOpinions...) || reading.ContainsAny(text, l.ChineseTellsToday...) {
		return false
	}
	if reading.HasPrefixOf(text, l.ChineseReasonLeads...) {
		return false
	}
	if ruledFrom().MatchString(text) {
		return true
	}
	cased := false
	for _, clause := range reading.SplitTop(text, "，") {
		comes := reading.ContainsAny(clause, l.ChineseComesOfIt...)
		cased = cased || strings.ContainsAny(clause, "0123456789") || reading.ContainsAny(clause, l.ChineseCaseSigns...) || reading.HasSuffixOf(clause, l.ChineseCaseEnds...)
		if comes && cased {
			return true
		}
	}
	return false
}

// maxHanging bounds, in runes, the clause that says that nobody has settled something.
const maxHanging = 14

// leavesHanging tells a Chinese sentence of which a clause says that nobody has settled what it tells:
// "学生账户收不了款，表哥有执照，在问", "已经提现走了的……再说".
func (l *Lexicons) leavesHanging(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	clauses := reading.SplitTop(strings.ReplaceAll(strings.TrimRight(text, "。；)） "), "……", "，"), "，")
	for i, clause := range clauses {
		if i == 0 || utf8.RuneCountInString(clause) > maxHanging {
			continue
		}
		if reading.HasSuffixOf(clause, l.ChineseStillAsks...) || i == len(clauses)-1 && reading.HasSuffixOf(clause, l.ChineseHanging...) {
			return true
		}
	}
	return false
}

// bannedWithout reads what must not be where something is missing: 没有合格的首件，不能批量生产.
var bannedWithout = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:凡|凡是)?(?:没有|没|未经|未)[^，。；]{2,24}，?(?:一律|都|就)?(?:不能|不得|不许|不准|不可|不允许|不予|禁止|严禁)[^，。；]{2,}`)
})

// addressOf reads where one installation of the product is reached, which nobody builds: 测试环境 https://….
var addressOf = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("^(?:测试|联调|沙箱|开发|预发|预发布|预生产|灰度|生产|正式|线上)(?:环境|地址|域名)? ?[：:]? ?`?https?://")
})

// turnedDownBy reads a wish that somebody does not allow: 夜宵档有人想开到 12 点，宿管不让.
var turnedDownBy = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:有人|有的人|\p{Han}{2,4})(?:想要?|希望|要求|提议|建议)[^，。；]{2,16}，[^，。；]{1,6}(?:不让|不同意|没同意|不肯|不批|没批|不答应|否了)(?:。|；|$)`)
})
