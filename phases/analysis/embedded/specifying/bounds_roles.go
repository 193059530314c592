package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// countsWithin reads behind a time how often something happens in it.
var countsWithin = regexp.MustCompile(`^内?\p{Han}{1,6} ?\d+ ?次`)

// roleBound is the phrase for the test of a number in a role that is no time of waiting and no
// time of answering; known says that the role is certain, also where there is
// nothing to test.
func (w *Specifier) roleBound(source, value string, m wording.Measure) (key string, known bool) {
	before, after := w.around(source, m)
	switch {
	case m.Op == "≤" && (m.Class == wording.ClassLength || isMetres(m.Text)):
		return "bound_reach_to", true
	case isRange(value) || w.endsWithWord("bound_examples", before) || w.explains(before):
		return "", true // two ends, only one of many values, or what a word means
	case m.Class != wording.ClassTime:
		return "", false
	case strings.HasPrefix(after, "or ") && w.BeginsWithVerb(after[len("or "):]):
		return "", true // one of several deeds
	case w.oneOfSeveral(before, source[m.End:]):
		return "", true // "a severity (A: take out of service, B: repair within 30 days)"
	case m.Op == "≤" && strings.HasPrefix(strings.ToLower(m.Text), "within ") && w.tellsWhich(before) && (strings.Contains(before, " not ") || strings.Contains(before, " never ")):
		return "bound_wait", true // "members who have not paid within 14 days get a reminder": then, and not before
	case m.Op == "≤" && (w.picksOut(before, after) || strings.HasPrefix(strings.ToLower(m.Text), "within ") && w.tellsWhich(before)):
		return "bound_reach_to", true
	case m.Op == "≤" && w.isExtent(before, after, m.Text):
		return "bound_extent", true
	case w.Language == "zh" && m.Op == "≤" && strings.HasPrefix(after, "的"):
		return "", true // 90 天内的药品: which ones are meant, and not by when
	case w.Language == "zh" && m.Op == "≤" && tellsWhichWithin().MatchString(after):
		return "", true // 48 小时内发现的质量问题: which ones are meant, and not by when
	case w.Language == "zh" && countsWithin.MatchString(after):
		return "", true // 30 天内迟到 3 次的: how often, and not by when
	case w.Language == "zh" && m.Op == "≤" && w.Table.StartsWith("denials", "zh", strings.TrimPrefix(after, "内")) && !reading.HasSuffixOf(before, "前", "后"):
		return "", true // 30 天内不能预约: for how long, and not by when
	case w.Language == "zh" && m.Op == "≤" && w.Table.StartsWith("bound_once", "zh", after):
		return "bound_once", true
	case w.Language == "zh" && m.Op == "≤" && w.closes(before, after):
		return "bound_closed", true
	case w.Language == "zh" && m.Op == "≤" && (w.Table.StartsWith("bound_windows", "zh", w.behindPerson(after)) || w.opens(before)):
		return "bound_window", true
	}
	return "", false
}

// decides says that a number tells in which case a rule applies: it stands in a
// condition, or says which things are meant. "Most volunteers are over 60" only
// tells how it is, "it costs less than 30 euros" what must hold.
func (w *Specifier) decides(d *Draft, b *bound) bool {
	if w.Language == "zh" || b.m.End <= len(d.Statement.Trigger) {
		return true
	}
	before := strings.ToLower(strings.TrimSpace(b.source[:b.m.Start]))
	if open := strings.LastIndex(before, "("); open >= 0 && !strings.Contains(before[open:], ")") {
		inside, _, _ := strings.Cut(b.source[b.m.End:], ")")
		return !strings.Contains(inside, ", ") // "(over £500, cash, jewellery)": one of several
	}
	for _, lead := range []string{" when ", " if ", " unless ", " once ", " where ", " while "} {
		if strings.Contains(before, lead) {
			return true
		}
	}
	if w.tellsWhich(before) || phrasing.HasVerb(w.systemRow("refuse"), phrasing.OrElse(reading.FirstOf(w.verbsOf(d)...), "-")) {
		return true
	}
	if c := d.Statement.Clause; d.Statement.Whole && strings.Contains(c.Subject, b.m.Text) {
		return true
	}
	words := strings.Fields(before)
	return len(words) > 0 && (phrasing.IsPluralNoun(words[len(words)-1]) && !w.Table.IsWord("auxiliaries", "en", words[len(words)-1]) || words[len(words)-1] == "for")
}

// tellsWhich says that what stands before a number is a clause that tells which
// thing is meant: "a flag that has not been read for".
func (w *Specifier) tellsWhich(before string) bool {
	clause := " " + clauseBefore(before) + " "
	for _, word := range []string{" that ", " which ", " who ", " whose "} {
		if at := strings.Index(clause, word); at > 0 && strings.TrimSpace(clause[:at]) != "" && !strings.HasSuffix(clause[:at], " with") { // "with who, when and why"
			return w.Language != "zh" && !openFor(clause[at:]) && !w.mainVerbBehind(clause[at+len(word):])
		}
	}
	return false
}

// mainVerbBehind says that behind a clause which tells of a thing the verb of the sentence
// follows: "[a place that] becomes free is offered to the first on the list". A time behind
// that one is no part of the clause.
func (w *Specifier) mainVerbBehind(relative string) bool {
	finite, last := 0, ""
	for _, t := range phrasing.ClauseTokens(relative) {
		third := w.IsThird(t.Low) && !w.Table.IsWord("nouns", "en", t.Low)
		if (third || w.Table.IsWord("finite", "en", t.Low)) && last != "and" && last != "or" && last != "but" {
			finite++
		}
		last = t.Low
	}
	return finite > 1
}

// openFor says that a clause which tells of a thing lets somebody do something with it for
// some time: "a log that the auditor can read for". It does not wait for that time.
func openFor(relative string) bool { return strings.Contains(relative, " can ") }

// around is what stands before and behind a number, in lower case.
func (w *Specifier) around(source string, m wording.Measure) (before, after string) {
	return strings.ToLower(strings.TrimSpace(source[:m.Start])), strings.ToLower(strings.TrimSpace(source[m.End:]))
}

// oneOfSeveral says that a number stands in brackets among several things that are listed
// there: it belongs to one of them and not to what the sentence asks for.
func (w *Specifier) oneOfSeveral(before, behind string) bool {
	open := strings.LastIndexAny(before, "(（")
	if open < 0 || strings.ContainsAny(before[open:], ")）") {
		return false
	}
	inside, _, _ := strings.Cut(strings.ReplaceAll(behind, "）", ")"), ")")
	return strings.Count(strings.ReplaceAll(before[open:]+inside, "：", ":"), ":") > 1
}

// picksOut says that a time tells which things are meant and not when something is
// done: "items expiring within 5 days", 5 天内到期的食材.
func (w *Specifier) picksOut(before, after string) bool {
	if w.Language == "zh" {
		return w.Table.StartsWith("bound_picks", "zh", strings.TrimPrefix(after, "内"))
	}
	return w.endsWithWord("bound_picks", before) && len(strings.Fields(before)) > 2
}

// isExtent says that a time is how long a thing may be: "a video of up to 2
// minutes", 语音最长 60 秒, and not how long one waits for it.
func (w *Specifier) isExtent(before, after, text string) bool {
	if w.Language == "zh" {
		clause := clauseBefore(before)
		return reading.ContainsAny(clause+text, w.Table.Words["bound_extents"].In("zh")...) && !reading.ContainsAny(clause, w.Table.Words["bound_waits"].In("zh")...)
	}
	if strings.HasPrefix(after, "long") || strings.HasPrefix(after, "in length") {
		return true
	}
	words := strings.Fields(before)
	if len(words) < 2 || strings.HasPrefix(strings.ToLower(text), "within") {
		return false
	}
	last, thing := words[len(words)-1], words[len(words)-2]
	if last != "of" {
		thing = last
	}
	thing = strings.Trim(thing, "(,")
	return w.Table.IsWord("bound_extents", "en", thing) || w.Table.IsWord("bound_extents", "en", wording.Singular(thing))
}

// lasts says of a time in a condition that something goes on for it: then it is
// waited for. "Two bids within 3 minutes" is about how near they are.
func (w *Specifier) lasts(d *Draft, source string, m wording.Measure) bool {
	before, after := w.around(source, m)
	if w.Language == "zh" {
		return m.Op == ">" || m.Op == "≥" || w.Table.StartsWith("idle_signs", "zh", after) || reading.ContainsAny(understanding.LastRunes(before, 8), w.Table.Words["bound_lasting"].In("zh")...) || reading.ContainsAny(w.conditionText(d), w.Table.Words["bound_idle"].In("zh")...)
	}
	return w.endsWithWord("bound_lasting", before) || w.HasWord(w.conditionText(d), "bound_idle")
}

// conditionText is the condition of a statement, wherever it stands.
func (w *Specifier) conditionText(d *Draft) string {
	if d.Statement.Trigger != "" {
		return strings.ToLower(d.Statement.Trigger)
	}
	for _, lead := range []string{" when ", " if "} {
		if _, rest, ok := strings.Cut(strings.ToLower(d.Statement.Head), lead); ok {
			return rest
		}
	}
	return strings.ToLower(d.Statement.Head)
}

// endsWithWord says that a text ends with a word or a phrase of a list.
func (w *Specifier) endsWithWord(list, text string) bool {
	for _, word := range w.Table.Words[list].In(w.Language) {
		if rest, ok := strings.CutSuffix(text, word); ok && (w.Language == "zh" || rest == "" || strings.HasSuffix(rest, " ") || strings.HasSuffix(rest, "(")) {
			return true
		}
	}
	return false
}

// explains says that a text ends in what a word means or in an example: "amber =
// due", "e.g. 10 % for".
func (w *Specifier) explains(before string) bool {
	clause := clauseBefore(before)
	return strings.Contains(clause, " = ") || w.Table.StartsWith("bound_examples", "en", strings.TrimSpace(clause)) || reading.HasPrefixOf(strings.TrimSpace(clause), "例如", "比如")
}

// clauseBefore is what stands before a number in its own clause.
func clauseBefore(before string) string {
	for _, sep := range []string{", ", "; ", " (", "，", "。", "；", "（"} {
		if i := strings.LastIndex(before, sep); i >= 0 {
			before = before[i+len(sep):]
		}
	}
	return before
}

// isMetres says that a number was followed by "m" and nothing else: a distance,
// which the reading of times takes for minutes.
func isMetres(text string) bool {
	text = strings.TrimRight(strings.TrimSuffix(strings.TrimSuffix(text, "以内"), "内"), " ")
	return strings.HasSuffix(text, " m") || len(text) > 1 && strings.HasSuffix(text, "m") && text[len(text)-2] >= '0' && text[len(text)-2] <= '9'
}

// isRange tells "1 to 3 months", "10–15 分钟".
func isRange(value string) bool {
	digit := func(r rune) bool { return r >= '0' && r <= '9' }
	head := value
	if i := strings.LastIndexFunc(value, digit); i >= 0 {
		head = strings.TrimRightFunc(value[:i], func(r rune) bool { return digit(r) || r == '.' || r == ',' })
	}
	head = strings.TrimRight(head, " ")
	if !strings.ContainsFunc(head, digit) {
		return false
	}
	for _, joint := range []string{" to", "-", "–", "—", "~", "至", "到"} {
		if strings.HasSuffix(head, joint) {
			return true
		}
	}
	return false
}

// tellsWhichWithin reads what stands behind a time where it says of which things something holds: 内发现的|质量问题.
var tellsWhichWithin = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^内?(?:发现|出现|产生|发生|提交|重复|新增|购买|下单|登记|收到|生成|创建|签收|报修)(?:过)?的 ?[^，。； ]`)
})

// behindPerson is what stands behind somebody whom a text begins with: 店长|可以撤销.
func (w *Specifier) behindPerson(text string) string {
	text = strings.TrimPrefix(text, "内")
	if name, ok := w.LeadingPerson(text); ok {
		return strings.TrimSpace(text[len(name):])
	}
	return text
}
