package completing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// countedThing reads the thing that a target counts: 24 |学时.
var countedThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^0-9]{0,3}[0-9][0-9.,]* ?(?:个|次|名|份)?(\p{Han}{2,4}?)(?:以上|以内|以下|（.*|$)`)
})

// comparedWith reads what the number of a measure is compared with, behind its name:
// 货损金额|较 2024 年.
var comparedWith = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}{2,}?)((?:较|比|相比|相较于?) ?[0-9\p{Han} ]{1,8}年(?:同期)?)$`)
})

// compared puts what a number is compared with in front of it, and not behind the name of
// what is measured.
func (w *Completer) compared(metric, target string) (quantity, number string) {
	if m := comparedWith().FindStringSubmatch(metric); m != nil {
		return m[1], m[2] + target
	}
	return metric, target
}

// maxKeptVerb is how long the verb is at most, in runes, of how long something is kept.
const maxKeptVerb = 3

// chineseMetric is the name of a measure that can be asked for in front of its number: what
// is done is no name, 每名工人年均|完成 24 学时 counts 学时, and what is shortened is the time
// that it takes.
func (w *Completer) chineseMetric(metric, target, text string) string {
	if w.Language != "zh" {
		return metric
	}
	if _, kept, ok := strings.Cut(metric, "，"); ok && utf8.RuneCountInString(kept) <= maxKeptVerb && w.Table.StartsWith("verbs", "zh", kept) && spanOf(target) > 0 {
		return kept + w.Say("time_of_keeping") // 全部记录可追溯，|保留 10 年
	}
	for _, verb := range w.Table.Words["metric_verbs"].In("zh") {
		before, ok := strings.CutSuffix(metric, verb)
		m := countedThing().FindStringSubmatch(target)
		if ok && m != nil && utf8.RuneCountInString(before) > 1 {
			return before + m[1]
		}
	}
	takes := reading.ContainsAny(text, "缩短为", "缩短到", "缩短至", "压缩到", "压缩为") && !reading.ContainsAny(metric, w.Table.Words["metric_times"].In("zh")...)
	if takes && reading.ContainsAny(target, "工作日", "小时", "分钟", "天", "周", "秒") && utf8.RuneCountInString(metric) <= maxDeedMetric {
		return metric + w.Say("metric_takes")
	}
	return metric
}

// maxDeedMetric is how long a deed is at most, in runes, whose time is the measure.
const maxDeedMetric = 10
