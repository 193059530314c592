package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// change tells a number that is to go from one value to another: "wasted
// visits drop from 20 % to 5 %", "平均响应时间从 26 小时降到 4 小时". What has
// happened already is no wish.
func change(s *signals) bool {
	if s.question || s.trigger != "" {
		return false
	}
	if reading.HasHan(s.text) {
		return chineseChange(s.text)
	}
	low := " " + reading.Lower(s.text) + " "
	if !reading.ContainsAny(low, "last year it was ") && reading.ContainsAny(low, " fell ", " dropped ", " went ", " rose ", " grew ", " was ", " were ", " had ", " has been ", " have been ", " ranges ", " vary ", " varies ") {
		return false
	}
	if i := strings.Index(low, " from "); i > 0 && numberSoon(low[i+len(" from "):]) {
		rest := low[i+len(" from "):]
		if j := strings.Index(rest, " to "); j > 0 && j < 48 && (numberSoon(rest[j+len(" to "):]) || strings.HasPrefix(rest[j:], " to zero")) {
			if strings.Contains(rest[:j], " and ") {
				return false // "from 140 clinics and brings them to one place" is a way, and no change
			}
			return reading.ContainsAny(low, " drop", " fall", " go down", " goes down", " come down", " comes down", " bring", " cut", " reduc", " lower", " decreas", " shrink", " shorten", " halv", " rais", " rise", " grow", " increas", " improv", " go up", " goes up", " climb", " lift", " get ", " move ", " push ")
		}
	}
	if strings.HasPrefix(low, " we want every ") || strings.HasPrefix(low, " we want all ") || strings.HasPrefix(low, " we want no ") || strings.HasPrefix(low, " we want fewer ") || strings.HasPrefix(low, " we want each ") {
		return true
	}
	for _, now := range []string{"today it is ", "today it's ", "today they are ", "now it is ", "currently it is ", "at the moment it is ", "last year it was "} {
		if i := strings.Index(low, now); i > 12 && numberSoon(low[i+len(now):]) && reading.ContainsAny(low[:i], " should ", " under ", " below ", " at most ", " above ", " more than ", " less than ") {
			return true
		}
	}
	for _, now := range []string{" (now ", " (today ", " (today: ", " (currently ", " (was ", " (at the moment "} {
		if strings.Contains(low, now) && len(s.measures) > 0 && reading.ContainsAny(low, " should ", " under ", " below ", " less than ", " at most ", " max", " above ", " at least ") {
			return true
		}
	}
	for _, now := range []string{" instead of the ", " instead of ", " compared with ", " against ", " rather than the ", " down from ", " up from "} {
		if i := strings.Index(low, now); i > 0 && numberSoon(low[i+len(now):]) && (len(s.measures) > 0 || share(s.text) != "") && !reading.ContainsAny(low, " can ", " may ") {
			return reading.ContainsAny(low[i:], " now", " today", " takes", " currently", " last year", " so far", " at present") || now == " down from " || now == " up from "
		}
	}
	return false
}

// numberSoon tells that one of the first words is a number.
func numberSoon(low string) bool {
	for i, word := range strings.Fields(low) {
		if i > 3 {
			return false
		}
		word = strings.Trim(word, ".,;:()€$£")
		if word == "" {
			continue
		}
		if word[0] >= '0' && word[0] <= '9' || strings.Contains(" one two three four five six seven eight nine ten twelve twenty thirty hundred half zero none a-third ", " "+word+" ") {
			return true
		}
	}
	return false
}

// chineseChange tells "从 26 小时降到 4 小时", "由 3.1 分提高到 4.5 分".
func chineseChange(text string) bool {
	from := -1
	for _, w := range []string{"从", "由", "比"} {
		if i := strings.Index(text, w); i >= 0 && strings.ContainsAny(text[i:min(len(text), i+36)], "0123456789一二三四五六七八九十百半") {
			from = i
			break
		}
	}
	if from < 0 {
		return false
	}
	rest := text[from:]
	for _, verb := range changeVerbs() {
		if i := strings.Index(rest, verb); i > 0 && strings.ContainsAny(rest[i:], "0123456789一二三四五六七八九十百半零") {
			return !reading.ContainsAny(text, "去年", "上个月", "上月", "已经", "曾经")
		}
	}
	return false
}

// changeVerbs are what stands between the old value and the new one.
func changeVerbs() []string {
	return []string{"降到", "降至", "降低到", "降低至", "下降到", "减少到", "减少至", "缩短到", "缩短至", "压缩到", "压缩至", "控制到", "提高到", "提高至", "提升到", "提升至", "升到", "升至", "增加到", "增加至", "增长到", "涨到", "达到", "变成", "减到", "压到", "缩短为", "变为", "降为", "减为", "缩为"}
}

// aim cuts the words in front of a goal off: "What we want to reach by the
// summer: …", "Our goal is that …", "我们希望…".
func aim(text string) string {
	text = withoutAim(text)
	if lead, rest, ok := cutLead(text); ok && rest != "" {
		low := reading.Lower(lead)
		if !reading.HasHan(lead) && reading.ContainsAny(low, "want to reach", "want to achieve", "goal", "aim", "target", "success", "would like to see", "hope for", "happy", "kpi", "metrics", "how we measure", "measured by") && !reading.ContainsAny(low, "number") {
			return rest
		}
		if reading.HasHan(lead) && reading.ContainsAny(lead, "目标", "希望", "期望", "做到", "达到", "争取", "力争", "考核", "衡量", "指标") {
			return strings.TrimPrefix(rest, numeral(rest))
		}
	}
	return text
}

// withoutAim takes the words off the beginning that only say that it is a
// goal: "Our target is", "I would be happy with".
func withoutAim(text string) string {
	text = strings.TrimPrefix(text, numeral(text))
	for _, wants := range []string{" wants ", " want "} { // "Roya wants at least 25 % of visitors to …"
		who, rest, ok := strings.Cut(text, wants)
		if low := reading.Lower(rest); ok && len(strings.Fields(who)) <= 2 && (strings.HasPrefix(low, "at least ") || strings.HasPrefix(low, "at most ") || strings.HasPrefix(low, "no more than ") || strings.HasPrefix(low, "fewer than ")) {
			return reading.UpperFirst(rest)
		}
	}
	if head, rest, ok := strings.Cut(text, " is "); ok && len(head) < 40 && (strings.HasPrefix(reading.Lower(head), "goal for ") || strings.HasPrefix(reading.Lower(head), "the goal for ") || strings.HasPrefix(reading.Lower(head), "goal of ")) {
		return reading.UpperFirst(rest)
	}
	for _, cond := range []string{" done when ", " done if ", " a success if ", " a success when ", " successful if ", " worth it if "} {
		if i := strings.Index(reading.Lower(text), cond); i > 0 && i < 40 {
			return reading.UpperFirst(text[i+len(cond):])
		}
	}
	for _, tail := range []string{"，这事就算成了", "，就算成功", "，就算成了", "，就算成功了", "，才算成功", "，项目就算成功", "，算成功"} {
		if head, ok := strings.CutSuffix(strings.TrimRight(text, "。"), tail); ok {
			text = strings.TrimPrefix(head, "如果")
		}
	}
	for _, open := range []string{
		"they hope that ", "they hope ", "i hope that ", "i hope ", "we hope that ", "we hope ", "our target is that ", "our target is ", "our goal is that ", "our goal is to ", "our goal is ", "the goal is that ", "the goal is to ", "the goal is ", "the aim is that ", "the aim is to ", "the aim is ", "our aim is to ", "our aim is ", "the target is ",
		"i would be happy with ", "i would be happy if ", "i'd be happy with ", "i'd be happy if ", "we would be happy with ", "we would be happy if ", "we are happy if ", "we are happy when ", "we'd be happy with ", "we'd be happy if ",
		"we will know it worked when ", "we know it works when ", "it pays off if ", "it is worth it if ", "if it goes well, ", "if all goes well, ",
		"另外，", "此外，", "同时，", "力争", "争取", "目标是", "我们的目标是",
	} {
		if rest := text[min(len(open), len(text)):]; rest != "" && strings.EqualFold(text[:min(len(open), len(text))], open) {
			return reading.UpperFirst(rest)
		}
	}
	return text
}

// changed splits a text that tells a change into what changes and the value it
// is to reach: "Wasted visits drop from 20 % to 5 %", "漏单从 70 单降到 5 单".
func changed(text string) (metric, target string) {
	if reading.HasHan(text) {
		return chineseChanged(text)
	}
	low := reading.Lower(text)
	i := strings.Index(low, " from ")
	if i <= 0 || !numberSoon(low[i+len(" from "):]) {
		return "", ""
	}
	j := strings.Index(low[i:], " to ")
	if j < 0 || !numberSoon(low[i+j+len(" to "):]) {
		return "", ""
	}
	target = text[i+j+len(" to "):]
	for _, end := range []string{", ", "; ", ". ", " by ", " within ", " in the ", " until ", " before ", " (", " and "} {
		if k := strings.Index(target, end); k > 0 {
			target = target[:k]
		}
	}
	return withoutVerb(text[:i]), strings.TrimRight(strings.TrimSpace(target), ".;,")
}

// withoutVerb takes the verb of a change off the end, or the beginning, of what
// changes.
func withoutVerb(name string) string {
	for again := true; again; {
		again = false
		low := reading.Lower(strings.TrimRight(name, " ,:"))
		name = name[:len(low)]
		for _, tail := range []string{" go", " goes", " down", " up", " drop", " drops", " fall", " falls", " come", " comes", " rise", " rises", " grow", " grows", " decrease", " decreases", " increase", " increases", " shrink", " shrinks", " should", " must", " to", " will", " can", " improve", " improves", " climb", " climbs", " is", " be", " has", " have", " cut", " reduced", " raised", " brought", " lowered"} {
			if strings.HasSuffix(low, tail) && len(name) > len(tail)+3 {
				name, again = name[:len(name)-len(tail)], true
				break
			}
		}
	}
	for _, head := range []string{"we want to ", "we want ", "i want ", "reduce ", "bring down ", "bring ", "cut ", "lower ", "raise ", "increase ", "improve ", "shorten ", "get ", "move ", "push ", "lift ", "the ", "our ", "grow ", "decrease "} {
		if strings.HasPrefix(reading.Lower(name), head) && len(name) > len(head)+3 {
			name = name[len(head):]
		}
	}
	return strings.TrimSpace(name)
}

func chineseChanged(text string) (metric, target string) {
	if !chineseChange(text) {
		return "", ""
	}
	for _, from := range []string{"从", "由", "比"} {
		i := strings.Index(text, from)
		if i <= 0 || reading.HasSuffixOf(text[:i+len(from)], "占比", "对比", "配比") {
			continue // "从签收到安装的时长由 4 天缩短到 2 天" opens with what is measured
		}
		for _, verb := range changeVerbs() {
			if j := strings.Index(text[i:], verb); j > 0 {
				target = text[i+j+len(verb):]
				if k := strings.IndexAny(target, "，。；（(,;"); k > 0 {
					target = target[:k]
				}
				metric = strings.TrimRight(text[:i], "的，：: ")
				for _, head := range []string{"我们希望把", "希望把", "希望", "争取把", "争取", "使", "将", "把", "让"} {
					metric = strings.TrimPrefix(metric, head)
				}
				return metric, strings.TrimRight(strings.TrimSpace(target), "。，；")
			}
		}
	}
	return "", ""
}

// halved splits a Chinese text that tells by how much something is to change:
// "漏种人数一年内减少一半".
func halved(text string) (metric, target string) {
	for _, verb := range []string{"减少", "降低", "下降", "缩短", "提高", "提升", "增加", "增长"} {
		head, tail, ok := strings.Cut(text, verb)
		if !ok || head == "" {
			continue
		}
		for _, much := range []string{"一半", "三分之一", "三分之二", "四分之一", "一倍", "两倍", "一成", "两成", "三成", "四成", "五成", "六成", "七成", "八成", "九成"} {
			if !strings.HasPrefix(tail, much) {
				continue
			}
			for _, when := range []string{"一年内", "半年内", "两年内", "三个月内", "年底前", "今年", "明年", "第一年"} {
				head = strings.TrimSuffix(head, when)
			}
			return strings.TrimRight(withoutTime(head), "的，"), verb + much
		}
	}
	return "", ""
}
