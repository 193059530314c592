package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// change tells a number that is to go from one value to another: "wasted
// visits drop from 20 % to 5 %", "平均响应时间从 26 小时降到 4 小时". What has
// happened already is no wish.
func (l *Lexicons) change(s *signals) bool {
	if s.question || s.trigger != "" {
		return false
	}
	if reading.HasHan(s.text) {
		return l.chineseChange(s.text)
	}
	low := " " + reading.Lower(s.text) + " "
	if !reading.ContainsAny(low, "last year it was ") && reading.ContainsAny(low, l.HasMoved...) {
		return false
	}
	if i := strings.Index(low, " from "); i > 0 && numberSoon(low[i+len(" from "):]) {
		rest := low[i+len(" from "):]
		if j := strings.Index(rest, " to "); j > 0 && j < 48 && (numberSoon(rest[j+len(" to "):]) || strings.HasPrefix(rest[j:], " to zero")) {
			if strings.Contains(rest[:j], " and ") {
				return false // "from 140 clinics and brings them to one place" is a way, and no change
			}
			return reading.ContainsAny(low, l.MovesUpOrDown...)
		}
	}
	if strings.HasPrefix(low, " we want every ") || strings.HasPrefix(low, " we want all ") || strings.HasPrefix(low, " we want no ") || strings.HasPrefix(low, " we want fewer ") || strings.HasPrefix(low, " we want each ") {
		return true
	}
	for _, now := range l.TodayItIs {
		if i := strings.Index(low, now); i > 12 && numberSoon(low[i+len(now):]) && reading.ContainsAny(low[:i], l.BoundOfChange...) {
			return true
		}
	}
	for _, now := range l.NowInBrackets {
		if strings.Contains(low, now) && len(s.measures) > 0 && reading.ContainsAny(low, l.BoundOfTarget...) {
			return true
		}
	}
	for _, now := range l.ComparedWith {
		if i := strings.Index(low, now); i > 0 && numberSoon(low[i+len(now):]) && (len(s.measures) > 0 || l.share(s.text) != "") && !reading.ContainsAny(low, " can ", " may ") {
			return reading.ContainsAny(low[i:], l.NowWords...) || now == " down from " || now == " up from "
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
func (l *Lexicons) chineseChange(text string) bool {
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
	for _, verb := range l.changeVerbs() {
		if i := strings.Index(rest, verb); i > 0 && strings.ContainsAny(rest[i:], "0123456789一二三四五六七八九十百半零") {
			return !reading.ContainsAny(text, l.ChineseAlreadyHappened...)
		}
	}
	return false
}

// changeVerbs are what stands between the old value and the new one.
func (l *Lexicons) changeVerbs() []string {
	return l.ChineseMovesTo
}

// aim cuts the words in front of a goal off: "What we want to reach by the
// summer: …", "Our goal is that …", "我们希望…".
func (l *Lexicons) aim(text string) string {
	text = l.withoutAim(text)
	if lead, rest, ok := cutLead(text); ok && rest != "" {
		low := reading.Lower(lead)
		if !reading.HasHan(lead) && reading.ContainsAny(low, l.EnglishAims...) && !reading.ContainsAny(low, "number") {
			return rest
		}
		if reading.HasHan(lead) && reading.ContainsAny(lead, l.ChineseAims...) {
			return strings.TrimPrefix(rest, l.numeral(rest))
		}
	}
	return text
}

// withoutAim takes the words off the beginning that only say that it is a
// goal: "Our target is", "I would be happy with".
func (l *Lexicons) withoutAim(text string) string {
	text = strings.TrimPrefix(text, l.numeral(text))
	for _, wants := range []string{" wants ", " want "} { // "Roya wants at least 25 % of visitors to …"
		who, rest, ok := strings.Cut(text, wants)
		if low := reading.Lower(rest); ok && len(strings.Fields(who)) <= 2 && (strings.HasPrefix(low, "at least ") || strings.HasPrefix(low, "at most ") || strings.HasPrefix(low, "no more than ") || strings.HasPrefix(low, "fewer than ")) {
			return reading.UpperFirst(rest)
		}
	}
	if head, rest, ok := strings.Cut(text, " is "); ok && len(head) < 40 && (strings.HasPrefix(reading.Lower(head), "goal for ") || strings.HasPrefix(reading.Lower(head), "the goal for ") || strings.HasPrefix(reading.Lower(head), "goal of ")) {
		return reading.UpperFirst(rest)
	}
	for _, cond := range l.DoneWhenEnds {
		if i := strings.Index(reading.Lower(text), cond); i > 0 && i < 40 {
			return reading.UpperFirst(text[i+len(cond):])
		}
	}
	for _, tail := range l.ChineseSuccessEnds {
		if head, ok := strings.CutSuffix(strings.TrimRight(text, "。"), tail); ok {
			text = strings.TrimPrefix(head, "如果")
		}
	}
	for _, open := range l.HopeOpeners {
		if rest := text[min(len(open), len(text)):]; rest != "" && strings.EqualFold(text[:min(len(open), len(text))], open) {
			return reading.UpperFirst(rest)
		}
	}
	return text
}

// changed splits a text that tells a change into what changes and the value it
// is to reach: "Wasted visits drop from 20 % to 5 %", "漏单从 70 单降到 5 单".
func (l *Lexicons) changed(text string) (metric, target string) {
	if reading.HasHan(text) {
		return l.chineseChanged(text)
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
	for _, end := range l.EndsOfChange {
		if k := strings.Index(target, end); k > 0 {
			target = target[:k]
		}
	}
	return l.withoutVerb(text[:i]), strings.TrimRight(strings.TrimSpace(target), ".;,")
}

// withoutVerb takes the verb of a change off the end, or the beginning, of what
// changes.
func (l *Lexicons) withoutVerb(name string) string {
	for again := true; again; {
		again = false
		low := reading.Lower(strings.TrimRight(name, " ,:"))
		name = name[:len(low)]
		for _, tail := range l.VerbsOfMoveAtEnd {
			if strings.HasSuffix(low, tail) && len(name) > len(tail)+3 {
				name, again = name[:len(name)-len(tail)], true
				break
			}
		}
	}
	for _, head := range l.OpenersOfMove {
		if strings.HasPrefix(reading.Lower(name), head) && len(name) > len(head)+3 {
			name = name[len(head):]
		}
	}
	return strings.TrimSpace(name)
}

func (l *Lexicons) chineseChanged(text string) (metric, target string) {
	if !l.chineseChange(text) {
		return "", ""
	}
	for _, from := range []string{"从", "由", "比"} {
		i := strings.Index(text, from)
		if i <= 0 || reading.HasSuffixOf(text[:i+len(from)], "占比", "对比", "配比") {
			continue // "从签收到安装的时长由 4 天缩短到 2 天" opens with what is measured
		}
		for _, verb := range l.changeVerbs() {
			if j := strings.Index(text[i:], verb); j > 0 {
				target = text[i+j+len(verb):]
				if k := strings.IndexAny(target, "，。；（(,;"); k > 0 {
					target = target[:k]
				}
				metric = strings.TrimRight(text[:i], "的，：: ")
				for _, head := range l.ChineseOpenersOfMove {
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
func (l *Lexicons) halved(text string) (metric, target string) {
	for _, verb := range l.ChineseMoves {
		head, tail, ok := strings.Cut(text, verb)
		if !ok || head == "" {
			continue
		}
		for _, much := range l.ChineseFractions {
			if !strings.HasPrefix(tail, much) {
				continue
			}
			for _, when := range l.ChineseYearSpans {
				head = strings.TrimSuffix(head, when)
			}
			return strings.TrimRight(l.withoutTime(head), "的，"), verb + much
		}
	}
	return "", ""
}
