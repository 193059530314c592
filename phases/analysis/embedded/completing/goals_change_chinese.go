package completing

import (
	"regexp"
	"strings"
	"sync"
)

// endsAtZero reads a Chinese goal by which something happens no more, in words: 尾随事件降为零（去年 6 起）.
var endsAtZero = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:把|将)?([^，；（0-9由从]{2,20}?)(?:(?:由|从)([^，；（由从]{1,14}?))?(?:要|应|需)?(?:降低|降|减少|减|下降|压缩|压|变|控制)?(?:为|到|至|归|清)零(?:（([^（）]{2,20})）)?$`)
})

// fromThen reads what a number of a Chinese goal was in another time, and what it is to be: 从|去年的 3 次|降到|0 次.
var fromThen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:把|将)?([^，；（0-9由从]{2,24}?)(?:由|从) ?((?:去年|上年|前年|上季度|上半年|上月|上学期|[0-9]{4} ?年)(?:全年|同期)?)的? ?(?:约|大约|平均)? ?([0-9][0-9.,]* ?[^，；（0-9 ]{1,4}?)(?:降低|降|减少|下降|缩短|提高|提升|增加|升|压缩|控制)(?:到|至|为) ?([0-9][0-9.,]* ?[^，；（0-9]{1,6})$`)
})

// changesBy reads by how much something is to change: 门岗人力|减少|3 人.
var changesBy = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:把|将)?([^，；（0-9]{2,20}?)(减少|节省|节约|增加|提高|提升|降低|下降|缩短|压缩) ?((?:约|至少|不少于)? ?[0-9][0-9.,]* ?[^，；（0-9%％]{1,4}(?:以上)?)$`)
})

// unitBehind reads what a number counts: 去年 6 |起.
var unitBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[0-9] ?(\p{Han}{1,2})$`)
})

// changed is the measure of a Chinese goal that says how something is to change, and its number; empty where it
// tells something else.
func (w *Completer) changed(text string) (metric, target string) {
	text = strings.TrimRight(text, "。！ ")
	if w.Language != "zh" {
		return "", ""
	}
	if m := fromThen().FindStringSubmatch(text); m != nil {
		return strings.TrimSuffix(m[1], "的"), m[4] + "（" + m[2] + " " + m[3] + "）"
	}
	if m := endsAtZero().FindStringSubmatch(text); m != nil {
		was := strings.TrimSpace(m[2] + m[3])
		unit := ""
		if n := unitBehind().FindStringSubmatch(was); n != nil {
			unit = n[1]
		}
		target = strings.TrimSpace("0 " + unit)
		if was != "" {
			target += "（" + was + "）"
		}
		return m[1], target
	}
	if m := changesBy().FindStringSubmatch(text); m != nil {
		return m[1], m[2] + " " + strings.TrimSpace(m[3])
	}
	return "", ""
}
