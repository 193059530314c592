package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A figure in a Chinese sentence is no load and no speed by itself: it bounds what one person may
// do, says when somebody is reminded, what is charged, or how things are today.

// boundOfOne reads how much one of them may do at once: 同一用户同时锁定不超过 5 张, 一个人同时挂 3 单.
var boundOfOne = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|，)(?:同一(?:个|位|名)?|每(?:个|位|名)?|一个|一位)?(?:人|用户|会员|客户|账号|手机号|员工|学员|学生|司机|骑手|医生|患者|居民|业主|住户|户|商户|商家|家庭|读者|家长|老师|教师|教练|店员|职工|成员|玩家|考生|车主|租客|房客|顾客|客人|乘客|旅客|游客|志愿者|申请人|公民|邮箱|身份证|身份证号|证件|微信号|\p{Han}{1,3}手里|\p{Han}{1,3}手上|\p{Han}{1,3}名下)(?:最多)?同时(?:最多|只能|至多)?[^，在并发]{0,6}(?:不超过|不能超过)? ?[0-9]`)
})

// boundOfEach reads how many things one of any kind may have at once: 同一寄养家庭同时寄养的宠物不超过 3 只. What is connected,
// online or asked for at once is a load.
var boundOfEach = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:同一|每)(?:个|位|名|家|间)?\p{Han}{2,6}?(?:最多)?同时[^，。；在并发线请求接访连]{0,8}(?:不超过|不能超过|不得超过|最多|至多) ?[0-9]{1,3} ?(?:只|件|个|单|本|台|间|辆|份|次|套|张)`)
})

// remindedAt reads when somebody is told of something: 提前 10% 提醒, 到 90% 时预警.
var remindedAt = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:提前|达到|用到|到|剩) ?[0-9][0-9.]* ?(?:%|％|天|周|个月|小时|分钟)[^，。]{0,6}(?:提醒|通知|预警|告警|报警)`)
})

// chargedShare reads which share of something is charged: 平台抽 8%，不足 1 毛按 1 毛.
var chargedShare = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:抽成?|抽取|佣金|提成|手续费|服务费|费率|返利?|返点)(?:为|是|按)? ?[0-9][0-9.]* ?(?:%|％|‰)`)
})

// answersCode reads which code a case is answered with: 首次请求还在处理中：返回 40902.
var answersCode = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("返回(?:错误码|状态码|码)? ?`?[1-9][0-9]{2,4}`?(?:[，。；（(、]|$)")
})

// figureTold tells what a Chinese sentence with a figure is, where it is no quality whatever its
// figure; empty where it may be one.
func (l *Lexicons) figureTold(s *signals) string {
	if !reading.HasHan(s.text) || s.question || s.has("question") || l.leftOpen(s.text) || !strings.ContainsAny(s.text, "0123456789") {
		return ""
	}
	switch {
	case boundOfOne().MatchString(s.text), boundOfEach().MatchString(s.text), chargedShare().MatchString(s.text) && !s.has("goal", "problem") && !l.bygone(s.text):
		return "constraint"
	case remindedAt().MatchString(s.text), s.class != "" && !s.rated() && answersCode().MatchString(s.text):
		return "feature"
	case reading.HasPrefixOf(s.text, l.ChineseReasonLeads...), s.class != "" && l.countsToday(s):
		return "problem"
	}
	return ""
}

// countsToday tells how much there is today or was before, which nobody asks for: 目前日均约 26 万笔，去年
// 峰值 1,840 TPS.
func (l *Lexicons) countsToday(s *signals) bool {
	return reading.HasPrefixOf(s.text, l.ChineseCountedWhen...) && !s.has("must", "should", "need", "can", "goal") && !owed(s.text) && !reading.ContainsAny(s.text, l.ChineseWantsOfFigure...)
}
