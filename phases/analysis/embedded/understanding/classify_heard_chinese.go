package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Rules and deeds that Chinese people tell without any word that demands: "没订单的打不开", "一个医生
// 同一时间只能出现在一家店", "工单独占一个队列". Each has to be built, so none may end as a note.

// ruleOfThose reads whom or what a rule meets and what becomes of it: 一个月放鸽子超过 5 次的|，停 7 天
// 不让订, 没订单的|打不开.
var ruleOfThose = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|，)[^，]{0,12}?(?:没|未|不满|不足|不到|超过|超出|逾期|迟到|过期|低于|高于|少于|多于|连续|累计|满)[^，的]{0,12}的(?:，|就|则|都|一律)?(?:停|扣|罚|退|加收|打不开|进不|开不|借不|不能|不给|不让|不可|不算|不退|不计|不发|不接|不收|不借|看不到|要|得|须|转|改|取消|关闭|作废|失效|拉黑|限制|禁)`)
})

// heardRule tells a sentence that says a rule of the product or what people do with it, though no
// word of it demands; what hurts today and what has been is none.
func (l *Lexicons) heardRule(s *signals) bool {
	text := strings.TrimRight(s.text, "。！ ")
	if !reading.HasHan(text) || s.question || s.has("problem", "risk", "non_goal", "question", "assumption", "money") || l.bygone(text) || l.hurts(text) || l.toldOfPast(text) || reading.ContainsAny(text, l.ChineseOpinions...) || reading.ContainsAny(text, l.ChineseTellsToday...) {
		return false
	}
	if ruleOfThose().MatchString(text) || l.rulesPlainly(s) {
		return true
	}
	if reading.ContainsAny(text, l.ChineseOnlyEver...) || reading.ContainsAny(text, l.ChineseKeptApart...) {
		return true
	}
	return reading.ContainsAny(text, l.ChineseHandDeeds...) && reading.ContainsAny(text, l.ChineseHandEffects...)
}
