package phrasing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A Chinese clause may begin with what looks like a deed and is none: 受理|接口 names a thing, 受理|时 a
// moment, 到期提醒|推送给 what is sent. The word that binds must not stand in front of these.

// momentFirst reads the moment of a deed in front of what is done then: 受理时|只做格式校验.
var momentFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}{2,4}时)((?:只|先|优先|仅|同时)[^，].*)$`)
})

// momentByHand reads the moment of a deed in front of what people do then by hand, which is none of the
// product: 签收时|手写签名.
var momentByHand = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}{2,6}时)(\p{Han}.*)$`)
})

// eventItself reads what happens to a thing, told without 时, in front of what the product does of itself then:
// 车辆进入电子围栏|自动记为“到场”.
var eventItself = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，。；：“（的]{1,10}(?:进入|驶入|驶出|离开|驶离|到达|抵达|低于|高于|超出|越过)[^，。；：“（的时后前]{1,16}?)(自动\p{Han}.*)$`)
})

// sentOn reads what is sent, by the word for it, in front of where it goes: 到期提醒|推送给负责人.
var sentOn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:[^，。；：]{2,16}(?:后|时|前)，)?\p{Han}{1,8}(?:提醒|通知|消息|告警|报警|预警|账单|日报|周报|报告|短信|邮件|回执|凭证))((?:推送|发送|推|发|抄送|同步|上报)(?:给|到|至).*)$`)
})

// officeWithin reads who has how long for something: 审核员|5 个工作日内|审核.
var officeWithin = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}{1,5}员) ?([0-9]+ ?个?(?:工作日|工作小时|自然日|天|小时|分钟)内)(\p{Han}.*)$`)
})

// mostEach reads how often somebody may do something in a time: 查勘员拒单每天|最多| 2 次.
var mostEach = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，]{2,14}?(?:每人每天|每天|每日|每周|每月|每年))(?:最多|至多)( ?[0-9]+ ?次.*)$`)
})

// heldInWhole reads clauses that no word can bind from within: what counts as what, how long a timeout is
// set to, what does not succeed, and things called after a deed.
var heldInWhole = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Han}{2,6}(?:失败|中断|异常)时(?:本地|数据|已|仍|由)|^[^，]*(?:视为|视同|算作)|^[^，]*超时(?:时间)?(?:设为|设置为|设|为|定为) ?[0-9]|^[^，]{1,12}时(?:保存|提交|导入|添加|发布)失败`)
})

// paidWithin reads within which time money moves, in front of how: 退款 |24 小时内|原路退回.
var paidWithin = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(退款|款项|押金|定金|货款) ?([0-9]{1,3} ?个?(?:小时|天|日|工作日|分钟)(?:之|以)?内)((?:原路|退|到账|转|返还|付)[^，]{0,10}(?:，.*)?)$`)
})

// idleThenItself reads what is done of itself when somebody has not done something for so long: 客户 7 天没寄回就
// 自动关闭. Nobody of them closes it.
var idleThenItself = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，0-9]{2,8}?) ?([0-9一二两三四五六七八九十]{1,3} ?个?(?:天|小时|分钟|周|月|日)内?)((?:没有|没|未|不)[^，]{1,6}?)的?就(自动.+)$`)
})

// boundWhole binds the clauses whose first words only look like a deed; false for any other.
func (w *Work) boundWhole(head string, p specs.Priority, must string) (string, bool) {
	if !reading.HasHan(head) && reading.ContainsAny(strings.ToLower(head), " must ", " shall ", " should ", " may ", " can ") {
		return head, true // a sentence in English says by itself how it binds
	}
	if reading.ContainsAny(firstClauseOf(head), "必须", "应当", "不得") {
		return "", false
	}
	if act := reading.LongestPrefix(head, w.Table.Words["machine_acts"].In("zh")...); strings.Contains(head, "只能") && w.Table.StartsWith("machine_limits", "zh", act) {
		return w.Short("req_do", "must", must, "want", head), true // 限制其|7 天内只能约当天: the product does it
	}
	if m := momentFirst().FindStringSubmatch(head); m != nil && w.actsInChinese(strings.TrimSuffix(m[1], "时")) {
		return m[1] + "，" + w.Short("req_do", "must", must, "want", m[2]), true
	}
	if m := momentByHand().FindStringSubmatch(head); m != nil && w.actsInChinese(strings.TrimSuffix(m[1], "时")) && w.Table.StartsWith("hand_acts", "zh", m[2]) {
		return m[1] + must + m[2], true
	}
	if m := eventItself().FindStringSubmatch(head); m != nil {
		return strings.TrimSpace(m[1]) + "时，" + w.Short("req_do", "must", must, "want", m[2]), true
	}
	if m := paidWithin().FindStringSubmatch(head); m != nil {
		return m[1] + must + "在 " + m[2] + m[3], true
	}
	if m := idleThenItself().FindStringSubmatch(head); m != nil {
		return strings.TrimSpace(m[1]) + " " + m[2] + m[3] + "的，" + w.Short("req_do", "must", must, "want", m[4]), true
	}
	if m := sentOn().FindStringSubmatch(head); m != nil {
		return m[1] + must + m[2], true
	}
	if m := officeWithin().FindStringSubmatch(head); m != nil {
		return m[1] + must + "在 " + m[2] + m[3], true
	}
	if m := mostEach().FindStringSubmatch(head); m != nil && (p == specs.Must || p == "") {
		return m[1] + w.Say("must_not") + "超过" + m[2], true
	}
	if heldInWhole().MatchString(head) || w.calledAfterDeed(head) {
		return w.Short("req_hold", "must", must, "text", head), true
	}
	return "", false
}

// calledAfterDeed says that a clause begins with a thing that is called after a deed, and tells how that
// thing is: 受理接口|以单号为幂等键.
func (w *Work) calledAfterDeed(head string) bool {
	verb := reading.LongestPrefix(head, w.Table.Words["verbs"].In("zh")...)
	thing := reading.LongestPrefix(head[len(verb):], w.Table.Words["things_of_deeds"].In("zh")...)
	return verb != "" && thing != "" && reading.HasPrefixOf(head[len(verb)+len(thing):], "以", "按", "由", "用", "对", "需", "只", "可")
}
