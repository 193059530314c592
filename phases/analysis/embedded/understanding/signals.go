package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// signals are what a sentence shows by its words.
type signals struct {
	lex       *Lexicons
	text      string
	cues      map[string]int // group of cues.yaml to the offset of its first cue
	languages int            // how many languages of people it names
	measures  []wording.Measure
	class     string // quality class by its words
	strong    bool   // the class does not need a number
	question  bool
	trigger   string // EARS: behind When, While, If …
	response  string // what follows the trigger
}

// look finds the signals of a sentence.
func (x *understander) look(text string) signals {
	if x.seen.text == text && x.seen.cues != nil {
		return x.seen
	}
	x.seen = x.signals(text)
	return x.seen
}

// notDecided tells what stands behind "Open" where it says that something is not decided.
func (l *Lexicons) notDecided(rest string) bool {
	rest = strings.TrimSpace(reading.Lower(rest))
	return rest == "" || strings.HasSuffix(rest, "?") || reading.HasPrefixOf(rest, l.BehindOpen...)
}

// signals finds them afresh.
func (x *understander) signals(text string) signals {
	s := signals{lex: x.lex, text: text, cues: map[string]int{}, measures: withoutStandards(text)}
	for h := range x.lex.cues.All(text) {
		if h.Phrase == "one day" && x.lex.dayCount(text, h.Start, h.End) {
			continue // "three days before and one day after the end"
		}
		if h.Phrase == "open until" && reading.HasSuffixOf(reading.Lower(text[:h.Start]), "stays ", "stay ", "remains ", "remain ", "kept ", "keep it ", "is ", "are ") && !reading.ContainsAny(reading.Lower(text), "question", "decision", "whether") {
			continue // "The alarm stays open until somebody has looked at it"
		}
		if h.Phrase == "at the moment" && reading.HasPrefixOf(text[h.End:], " of ", " when ", " at which ", " in which ", " the ", " a ") {
			continue // "gets a key at the moment of the second weighing"
		}
		if h.Phrase == "may" && h.Start > 0 && text[h.Start] == 'M' {
			continue // the month
		}
		if h.Value == "question" && strings.EqualFold(strings.TrimPrefix(h.Phrase, "^"), "open") && !x.lex.notDecided(text[h.End:]) {
			continue // "Open contracts are migrated"
		}
		if h.Value == "question" && strings.Contains(h.Phrase, "open") && goesOnBehind(text[h.End:]) {
			continue // "Files that are still open are skipped"
		}
		if (h.Value == "question" || h.Value == "assumption") && reading.HasHan(text) && x.lex.onlyNamed(text, h.Phrase, h.Start, h.End) {
			continue // 回答“不确定”的, 显示预计等候时间
		}
		if h.Value == "risk" && x.lex.partOfRiskName(text, h.Phrase, h.Start, h.End) || h.Value == "assumption" && x.lex.expectedLoad(text, h.Phrase, h.End) {
			continue
		}
		if rest := text[h.End:]; len(rest) > 1 && rest[0] == '-' && reading.IsWordByte(rest[1]) && reading.IsASCII(h.Phrase) {
			continue // "cut-off" cuts nothing
		}
		if h.Value == "problem" && x.lex.workedOn(text, h.Start, h.End) {
			continue // 店长每天看本店的投诉
		}
		if h.Value == "problem" && mishapAsCase(text, h.End) {
			continue // 金额识别错误|时员工可以手工修改
		}
		if h.Value == "non_goal" && x.lex.leftOutOfContent(text, h.Start, h.Phrase) {
			continue // 导出内容不包含身份证号
		}
		if h.Value == "non_goal" && x.lex.saidOfSubject(text, h.Start, h.End) {
			continue // "Services that are not part of the request run from the latest image"
		}
		if _, ok := s.cues[h.Value]; !ok {
			s.cues[h.Value] = h.Start
		}
		if h.Value == "language" {
			s.languages++
		}
	}
	asked := strings.TrimRight(text, " )）")
	s.question = strings.HasSuffix(asked, "?") || strings.HasSuffix(asked, "？") || x.lex.chineseAsks(asked)
	if reading.HasHan(text) && x.lex.answersHow(text) {
		delete(s.cues, "question")
	}
	s.class, s.strong = x.classOf(text)
	s.trigger, s.response = x.ears(text)
	return s
}

// goesOnBehind says that the clause whose words end here goes on with its own verb: what was
// said only told of which things it speaks.
func goesOnBehind(rest string) bool {
	if end := strings.IndexAny(rest, ",;:."); end >= 0 {
		rest = rest[:end]
	}
	return reading.HasFiniteVerb(rest)
}

// leftOutOfContent says of 不包含 that it tells what some output holds, and not what the work
// comprises: its clause has a subject of its own that is neither the product nor its scope.
func (l *Lexicons) leftOutOfContent(text string, start int, phrase string) bool {
	if phrase != "不包含" && phrase != "不包括" {
		return false
	}
	clause := text[:start]
	if i := strings.LastIndexAny(clause, "，。；：:"); i >= 0 {
		_, n := utf8.DecodeRuneInString(clause[i:])
		clause = strings.TrimSpace(clause[i+n:])
	}
	return clause != "" && reading.HasSuffixOf(clause, l.ContentNouns...) && !reading.ContainsAny(clause, l.ScopeSubjects...)
}

// saidOfSubject says that words which turn something down only say which things a sentence is
// about: they stand in a relative clause in front of the verb.
func (l *Lexicons) saidOfSubject(text string, start, end int) bool {
	before := " " + reading.Lower(text[:start])
	for _, be := range []string{" is ", " are ", " was ", " were "} {
		before = strings.TrimSuffix(before, be)
	}
	const told = 4 // words that a thing and what it does have at least
	behind := strings.Fields(text[end:])
	return reading.HasSuffixOf(before+" ", l.RelativeWords...) && !strings.ContainsAny(before, ",;:") && !strings.ContainsAny(text[end:], ":,;") && len(behind) >= told
}

// chineseAsks tells a question that is typed without its mark, as people do in a
// chat: "那增氧机要不要自动开", "用药记录吗".
func (l *Lexicons) chineseAsks(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	if l.leftToSomebody(text) {
		return true
	}
	if counted := l.countedQuestion(text); counted != text && reading.ContainsAny(counted, l.ChineseAskWords...) {
		return true // "另一个是加项目怎么收钱"
	}
	if len([]rune(text)) > 30 {
		return false
	}
	if strings.HasSuffix(text, "吗") {
		return true
	}
	return reading.ContainsAny(text, "要不要", "行不行", "是不是要") && !reading.ContainsAny(text, l.ChineseNoQuestion...)
}

// dayCount tells a day that is counted from a time ahead: "one day after".
func (l *Lexicons) dayCount(text string, start, end int) bool {
	if l.BesideOneDay[strings.Trim(reading.FirstWord(strings.TrimSpace(text[end:])), ".,;")] {
		return start > 0
	}
	return false
}

// withoutStandards are the numbers of a text but those in the name of a standard:
// "OAuth 2.0 client credentials" counts no credentials.
func withoutStandards(text string) []wording.Measure {
	return slices.DeleteFunc(wording.Measures(text), func(m wording.Measure) bool {
		return (m.Op == "" || m.Op == "=") && NamesStandard(text, m) || SpanOf(text, m) || insideQuotes(text, m)
	})
}

// insideQuotes says that a number stands in what something is called, "Trust this device for 30
// days", where more is said around it.
func insideQuotes(text string, m wording.Measure) bool {
	for _, marks := range [][2]string{{"\"", "\""}, {"“", "”"}} {
		open := strings.LastIndex(text[:m.Start], marks[0])
		if open < 0 {
			continue
		}
		end := strings.Index(text[m.End:], marks[1])
		odd := marks[0] != marks[1] || strings.Count(text[:m.Start], marks[0])%2 == 1
		if end >= 0 && odd && !strings.Contains(text[open+len(marks[0]):m.Start], marks[1]) && len(strings.Fields(text[m.End+end:])) > 2 {
			return true
		}
	}
	return false
}

func (s *signals) has(groups ...string) bool {
	for _, g := range groups {
		if _, ok := s.cues[g]; ok {
			return true
		}
	}
	return false
}

// measured tells whether the sentence holds a number that bounds a quality.
func (s *signals) measured() bool {
	for _, m := range s.measures {
		switch m.Class {
		case wording.ClassTime, wording.ClassRate, wording.ClassShare, wording.ClassSize, wording.ClassFactor:
			return true
		}
	}
	return false
}

// rated tells whether the sentence holds a rate or a share.
func (s *signals) rated() bool {
	for _, m := range s.measures {
		if m.Class == wording.ClassRate || m.Class == wording.ClassShare {
			return true
		}
	}
	return false
}

// classOf finds the quality class of a text: strong words win, then the class
// with most words, then the one named first in the file.
func (x *understander) classOf(text string) (class string, strong bool) {
	score := map[string]int{}
	order := []string{}
	for h := range x.lex.qualities.All(text) {
		if x.lex.inspectedFor(text, h.Start, h.End) || x.lex.withinName(text, h.Start, h.End) {
			continue
		}
		if score[h.Value.class] == 0 {
			order = append(order, h.Value.class)
		}
		if h.Value.strong {
			score[h.Value.class] += 100
		} else {
			score[h.Value.class]++
		}
	}
	best := 0
	for _, c := range order {
		if score[c] > best {
			class, best = c, score[c]
		}
	}
	return class, best >= 100
}

// withinName says that a word for a quality is part of a name: that a certificate comes
// from Let's Encrypt encrypts nothing.
func (l *Lexicons) withinName(text string, start, end int) bool {
	low := reading.Lower(text)
	for _, name := range l.NamesOfQualityWords {
		for at := 0; ; {
			i := strings.Index(low[at:], name)
			if i < 0 {
				break
			}
			if from := at + i; from <= start && end <= from+len(name) {
				return true
			}
			at += i + len(name)
		}
	}
	return false
}

// maxInspected is how far behind an aspect the word for its inspection stands at most, in runes.
const maxInspected = 14

// inspectedFor says that an aspect is one of several for which something is inspected, and
// none that the product has: 真实性、完整性、可用性、安全性检测.
func (l *Lexicons) inspectedFor(text string, start, end int) bool {
	if strings.HasPrefix(text[end:], "性") {
		end += len("性") // 可用|性
	}
	if !strings.HasSuffix(text[:start], "性、") && !strings.HasPrefix(text[end:], "、") || !strings.HasSuffix(text[start:end], "性") {
		return false
	}
	rest := []rune(text[end:])
	return reading.ContainsAny(string(rest[:min(len(rest), maxInspected)]), l.ChineseInspections...)
}

// ears cuts the condition off the beginning of a sentence.
func (x *understander) ears(text string) (trigger, response string) {
	if i := strings.Index(text, ": "); i > 0 && i < 32 && len(strings.Fields(text[:i])) <= 3 && x.lex.conditional(text[i+2:]) { // "Parts: when a mechanic uses one, …"
		text = text[i+2:]
	}
	low := reading.Lower(text)
	if at := x.lex.takenUpAt(text); at > 0 {
		return strings.TrimSpace(text[:at]), text[at:]
	}
	for _, lang := range reading.SortedKeys(x.lex.ears) {
		p := x.lex.ears[lang]
		for _, open := range p.Open {
			if !strings.HasPrefix(low, open) {
				continue
			}
			for _, end := range p.Close {
				i := indexOutsideBrackets(low, end)
				if i <= len(open) || i+len(end) >= len(text) || end == "，" && thatDay(low) {
					continue
				}
				for _, more := range x.lex.MoreConditions {
					if strings.HasPrefix(low[i+len(end):], more) {
						if j := strings.Index(low[i+len(end):], end); j > 0 {
							i += len(end) + j
						}
					}
				}
				if lang == "en" {
					i += listedDeeds(text[i+len(end):], len(end))
				}
				if i+len(end) >= len(text) {
					continue
				}
				cond := strings.TrimSpace(text[:i])
				if strings.HasPrefix(end, "时") {
					cond += "时"
				} else if strings.HasPrefix(end, "后") {
					cond += "后"
				}
				return cond, strings.TrimSpace(text[i+len(end):])
			}
		}
	}
	return "", ""
}

// indexOutsideBrackets is where a mark stands in a text outside of round brackets, -1 where it
// does not: "above the limit (160 for DSP, 800 for PSP), all lines are closed".
func indexOutsideBrackets(text, mark string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], mark)
		if i < 0 {
			return -1
		}
		if at := from + i; !openBracket(text[:at]) {
			return at
		}
		from += i + len(mark)
	}
}

// thatDay says that 当 at the beginning of a text is part of the name of a time: "当日送洗截止时间为
// 15:00，…" opens no case.
func thatDay(text string) bool {
	rest, ok := strings.CutPrefix(text, "当")
	return ok && reading.HasPrefixOf(rest, "日", "天", "月", "年", "晚", "前", "季", "期", "班")
}

// takenUpAt is where the thing of a condition that no comma ends is taken up by a word for it,
// which then does something: "if a repair fails the test ride it goes back, with a reason".
// Zero where there is no such place in front of the first comma.
func (l *Lexicons) takenUpAt(text string) int {
	if reading.HasHan(text) || !l.conditional(text) {
		return 0
	}
	head, _, _ := strings.Cut(text, ",")
	words, at := strings.Fields(head), 0
	for i, word := range words {
		at += strings.Index(head[at:], word)
		if l.takesUp(words, i) {
			return at
		}
		at += len(word)
	}
	return 0
}

// takesUp says that the word at i stands for the thing of the condition before it, and does
// something itself.
func (l *Lexicons) takesUp(words []string, i int) bool {
	if i < minCondition || i+2 >= len(words) || !slices.Contains(l.TakenUpBy, reading.Lower(words[i])) || slices.Contains(l.BeforePronoun, reading.Lower(words[i-1])) {
		return false
	}
	verb := reading.Lower(words[i+1])
	return reading.InThirdPerson(verb) || slices.Contains(l.VerbsOfMany, verb) || slices.Contains(l.AfterPronoun, verb)
}

// minCondition is how many words a condition has at least that is a clause: "if it rains".
const minCondition = 4

// conditional tells a text that begins with a condition.
func (l *Lexicons) conditional(text string) bool {
	return l.ConditionWords[reading.FirstWord(text)]
}

// listedDeeds is the length of what still belongs to a condition that lists
// several deeds: "sends, changes or discards a draft, …".
func listedDeeds(rest string, end int) int {
	head, _, ok := strings.Cut(rest, ", ")
	if !ok || !reading.InThirdPerson(reading.FirstWord(head)) || !reading.ContainsAny(head, " or ", " and ") {
		return 0
	}
	return end + len(head)
}

// target is the bounding measure of a text, as written: "p95 < 200 ms".
func (s *signals) target() string {
	best := ""
	rank := -1
	for _, m := range s.measures {
		if m.Class == wording.ClassVersion && (m.Op == "" || m.Op == "=") {
			continue // which one is used is no figure to be reached
		}
		if best != "" && m.Start <= len(s.text) && reading.ContainsAny(reading.Lower(s.text[:m.Start]), " excluding ", " except ", " apart from ", "不含", "不包括") {
			continue // "99.9% uptime, excluding planned maintenance (max. 4 hours per month)"
		}
		r := 0
		switch m.Class {
		case wording.ClassTime, wording.ClassRate, wording.ClassShare, wording.ClassSize:
			r = 2
		case wording.ClassCount, wording.ClassMoney, wording.ClassFactor:
			r = 1
		}
		if m.Op != "" && m.Op != "=" {
			r += 3
		}
		if r > rank {
			best, rank = m.Text, r
		}
	}
	return strings.TrimSpace(best)
}

// alarmed is what a Chinese sentence says of an alarm from its threshold on:
// "失败率超过 2% 持续 5 分钟时电话告警". The threshold alone is nothing to be
// reached. Empty where the number says how soon the alarm is there.
func (s *signals) alarmed() string {
	if len(s.measures) == 0 || !reading.HasHan(s.text) || strings.ContainsAny(s.text, "；;") {
		return ""
	}
	text := strings.TrimRight(s.text[s.measures[0].Start:], "。 ")
	if op := s.measures[0].Op; op == "" || op == "=" || op == "~" || !reading.ContainsAny(text, "告警", "报警", "预警") || reading.ContainsAny(text, "内", "准确", "误报", "漏报") {
		return ""
	}
	return text
}

// sentence is a well-formed sentence of an extracted text, without a list mark
// or a tag left over.
func sentence(text string) string {
	text = reading.Unmark(closeBrackets(reading.Flatten(text)))
	text = strings.TrimRight(text, " |")
	text = strings.TrimRightFunc(text, func(r rune) bool { return reading.IsDecoration(r) || r == ' ' })
	if !strings.ContainsFunc(text, reading.IsMeaning) {
		return ""
	}
	return wording.Sentence(text)
}

// closeBrackets drops a closing bracket without an opening one at the end, and
// an opening one that is never closed.
func closeBrackets(text string) string {
	for _, pair := range []string{"()", "（）", "[]"} {
		runes := []rune(pair)
		open, end := string(runes[0]), string(runes[1])
		switch n := strings.Count(text, open) - strings.Count(text, end); {
		case n > 0:
			i := strings.LastIndex(text, open)
			text = strings.TrimSpace(text[:i] + text[i+len(open):])
		case n < 0:
			i := strings.LastIndex(text, end)
			text = strings.TrimSpace(text[:i] + text[i+len(end):])
		}
	}
	return text
}

// NamesStandard says that a number with a point stands behind a name in
// capitals.
func NamesStandard(text string, m wording.Measure) bool {
	switch m.Class {
	case wording.ClassTime, wording.ClassShare, wording.ClassRate, wording.ClassSize, wording.ClassMoney:
		return false
	}
	before := strings.TrimRight(text[:m.Start], " /-")
	name := before[strings.LastIndexByte(before, ' ')+1:]
	number, _, _ := strings.Cut(strings.TrimSpace(m.Text), " ")
	return strings.Contains(number, ".") && reading.StartsCapital(name) && reading.IsASCII(name) && len(name) > 1 && !strings.HasSuffix(name, ":")
}

// workedOn says that a Chinese word for what hurts is only what somebody works on: 投诉 in
// 店长每天看本店的投诉.
func (l *Lexicons) workedOn(text string, start, end int) bool {
	if !slices.Contains(l.ChineseWorkedOn, text[start:end]) {
		return false
	}
	clause := text[:start]
	if i := strings.LastIndexAny(clause, "，。；、："); i >= 0 && !strings.HasSuffix(clause, "、") {
		clause = clause[i+len("，"):]
	}
	return reading.ContainsAny(clause, l.ChineseWorkVerbs...) && !strings.ContainsAny(clause, "没不被")
}
