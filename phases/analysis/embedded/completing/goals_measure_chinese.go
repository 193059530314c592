package completing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// The forms in which Chinese goals tell a quantity.
var (
	leadOfGoal = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(?:(?:做成|上线|建成|改造|投用|启用)(?:以后|之后|后)，)`)
	})
	eachTime = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(每(?:年|月|周|天|日|季度|学期))((?:不超过|不多于|少于|低于|控制在|≤|<)? ?[0-9][0-9,.]* ?(件|起|单|次|例|条|宗|人次)(?:以内|以下)?(?:（.*）)?)$`)
	})
	fromEach = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`[从由](每(?:年|月|周|天|季度|学期)) ?[0-9][0-9,.]* ?(?:件|起|单|次|例|条|宗)(?:降|减)`)
	})
	dueIn = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?:秒|分钟|小时|天|工作日|周)(?:之内|以内|内)|不超过 ?[0-9半一两二三]+ ?个?(?:秒|分钟|小时|天|工作日|周)`)
	})
	deedDue = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?:之内|以内|内)(?:必须|须|要)([^，。；]{2,12})`)
	})
	gapOfHan = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(\p{Han}) (不[少多低高超]于?过?)`) })
)

// goalQuantity makes of what a Chinese goal says a quantity and the number that it is to
// have: 投诉|每月不超过 5 件 counts 每月投诉件数, and what is to be done in time is judged by the
// time that it takes.
func (w *Completer) goalQuantity(metric, target, text string) (quantity, number string) {
	if w.Language != "zh" {
		return metric, target
	}
	lead := phrasing.OrElse(leadOfGoal().FindString(metric), reading.LongestPrefix(metric, w.Understood.Lex.ChineseDueOpeners...))
	if rest := strings.TrimPrefix(metric[len(lead):], "，"); utf8.RuneCountInString(rest) > 1 {
		metric = rest
	}
	target = gapOfHan().ReplaceAllString(target, "$1$2")
	for _, fall := range []string{"降", "降低", "下降", "减少"} {
		if strings.HasSuffix(target, "%") && reading.ContainsAny(text, fall+target, fall+" "+target) {
			target = w.Say("fall_by", "value", target)
			break
		}
	}
	return w.countedOrTimed(metric, target, text)
}

// countedOrTimed is the quantity of a goal that counts how often something is, or asks that it
// be done in time.
func (w *Completer) countedOrTimed(metric, target, text string) (quantity, number string) {
	plain := utf8.RuneCountInString(metric) <= maxDeedMetric && !reading.ContainsAny(metric, w.Table.Words["metric_quantities"].In("zh")...)
	if m := eachTime().FindStringSubmatch(target); m != nil && plain {
		return m[1] + metric + m[3] + w.Say("number_of"), strings.TrimSpace(m[2])
	}
	if m := fromEach().FindStringSubmatch(text); m != nil && plain {
		return m[1] + metric + w.Say("number_of"), target
	}
	if times, ok := strings.CutSuffix(metric, "的情况"); ok && reading.ContainsAny(target, "零", "0") {
		return times + w.Say("times_of"), target
	}
	if !dueIn().MatchString(target) || reading.ContainsAny(metric, w.Table.Words["metric_times"].In("zh")...) {
		return metric, target
	}
	m := deedDue().FindStringSubmatch(text)
	switch {
	case m != nil && strings.Contains(text, metric):
		return w.Say("time_from_to", "from", metric, "to", m[1]), target
	case strings.Contains(metric, "从") && strings.Contains(metric, "到"):
		return metric + w.Say("time_of"), target
	case plain:
		return metric + w.Say("metric_takes"), target
	}
	return metric, target
}
