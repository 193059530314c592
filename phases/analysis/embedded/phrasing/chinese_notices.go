package phrasing

import (
	"regexp"
	"strings"
	"sync"
)

// momentAhead reads a moment that a Chinese statement opens with, in front of what is done then: 陪练开始前 1 小时|给双方推送
// 提醒, 退款到账后|微信通知家长.
var momentAhead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，。；“]{2,16}?(?:前|后)(?: ?[0-9一二两三四五六七八九十]{1,4} ?个?(?:分钟|小时|天|日|周|个月|月|工作日)(?:内|之内)?)?)，?([^，。；].*)$`)
})

// boundNotice binds that somebody is told something at a moment: the product tells them, and neither the moment nor
// the way by which it does so is who acts.
func (w *Work) boundNotice(head, must string) (string, bool) {
	m := momentAhead().FindStringSubmatch(head)
	if m == nil || !w.tellsSomebody(firstClauseOf(m[2])) || w.timeOfOther(m[1]) || w.Table.StartsWith("systems", "zh", m[2]) {
		return "", false
	}
	return m[1] + "，" + w.Short("req_do", "must", must, "want", m[2]), true
}

// timeOfOther says that a moment is told by a word that binds, or that its subject follows: 系统须在开始前.
func (w *Work) timeOfOther(moment string) bool {
	return strings.Contains(moment, w.Say("must")) || w.Table.StartsWith("systems", "zh", moment) || w.Table.StartsWith("phrase_leads", "zh", moment)
}

// tellsSomebody says that a clause tells that somebody is told something, by which way and to whom first: 短信提醒|家长,
// 给双方|推送提醒.
func (w *Work) tellsSomebody(clause string) bool {
	for _, way := range w.Table.Words["notice_ways"].In("zh") {
		if rest, ok := strings.CutPrefix(clause, way); ok && rest != "" {
			return w.Table.StartsWith("notice_verbs", "zh", rest) || w.toldFirst(rest)
		}
	}
	return w.toldFirst(clause)
}

// toldFirst says that a clause names who is told in front of the verb: 给|双方|推送提醒.
func (w *Work) toldFirst(clause string) bool {
	for _, to := range []string{"给", "向", "对"} {
		rest, ok := strings.CutPrefix(clause, to)
		if !ok {
			continue
		}
		for _, verb := range w.Table.Words["notice_verbs"].In("zh") {
			if who, _, found := strings.Cut(rest, verb); found && who != "" && len(who) <= maxTold {
				return true
			}
		}
	}
	return false
}

// maxTold is how long the name of who is told is at most, in bytes.
const maxTold = 30
