package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// ofDoneInTime is the rule by which a criterion tries the case in which somebody acts before
// a time is over at whose end something happens by itself.
const ofDoneInTime = "criterion-of-done-in-time"

// doneInTime tests that nothing happens where what a statement waits for comes in time: "if
// nobody answers within 10 minutes" is tried with somebody who answers. A build that rings in
// either case would pass every test of the clock. Empty where nobody is waited for, and where the
// test of the statement tells it already.
func (w *Specifier) doneInTime(d *Draft, main string) string {
	b := w.boundIn(d)
	if b == nil || strings.Contains(main, w.Say("idle_told")) || b.key != "bound_wait" || b.m.Class != wording.ClassTime {
		return ""
	}
	if w.Language == "zh" {
		return w.chineseInTime(d, b)
	}
	return w.englishInTime(d, b)
}

// englishInTime is the contrary of a condition that waits for somebody, and what does not
// happen then.
func (w *Specifier) englishInTime(d *Draft, b *bound) string {
	if !strings.Contains(d.Statement.Trigger, b.m.Text) {
		return ""
	}
	done, fact := w.cameInTime(d, b), w.testedFact(d)
	if at := strings.Index(fact, ", "); at > 0 {
		fact = fact[:at]
	}
	if done == "" || fact == "" || strings.ContainsAny(fact, ";:") {
		return ""
	}
	if act, clause := w.ParseClause(fact); clause && len(fact) <= maxContrary {
		if not := w.opposite(act); not != "" {
			return w.Say("idle_done_not", "case", done, "text", not)
		}
	}
	return w.Say("idle_done", "case", done, "text", fact)
}

// cameInTime is what a condition waits for as what has come within its time: "somebody answers
// within 10 minutes". Empty where it does not say that something has not come.
func (w *Specifier) cameInTime(d *Draft, b *bound) string {
	condition := w.conditionOf(d.Statement.Trigger)
	done := ""
	if rest, bare := phrasing.CutFold(condition, "not "); bare && d.Statement.Whole && !d.Statement.Clause.Plural() {
		done = phrasing.JoinWords(w.LowerStart(d.Statement.Clause.Subject), "is", rest) // "if not acknowledged in 30 min, the alarm …"
	} else if c, ok := w.ParseClause(condition); ok {
		nobody := w.Table.IsWord("no_subjects", "en", strings.ToLower(phrasing.LeadingWord(c.Subject)))
		if !nobody && (!c.Not || w.pointsBack(c.Subject)) {
			return ""
		}
		done = w.opposite(c)
		if c.Form == phrasing.HaveVerb && c.Not {
			done = phrasing.JoinWords(w.LowerStart(c.Subject), c.Verb, c.Rest) // "a member has not reacted"
		}
	}
	if done == "" {
		done = cameAtAll(condition)
	}
	at := strings.Index(done, strings.TrimPrefix(b.m.Text, "within "))
	if at < 0 {
		return ""
	}
	before, behind := strings.TrimSpace(done[:at]), done[at+len(strings.TrimPrefix(b.m.Text, "within ")):]
	if strings.TrimSpace(behind) != "" && !strings.HasPrefix(behind, ",") {
		return before + " " + w.Say("before_that") // "15 minutes after the start"
	}
	for _, lead := range []string{" within", " after", " in", " for"} {
		before = strings.TrimSuffix(before, lead)
	}
	return before + " " + w.Say("within_span", "value", b.value) + behind
}

// cameAtAll is a condition in which nobody acts as one in which somebody does, by its words
// alone. Empty for any other.
func cameAtAll(condition string) string {
	for _, none := range []string{"nobody ", "no one ", "no-one "} {
		if rest, ok := phrasing.CutFold(condition, none); ok && !strings.Contains(rest, " not ") {
			return "somebody " + rest
		}
	}
	for _, have := range []string{" has ", " have "} {
		if who, rest, ok := strings.Cut(condition, have+"not "); ok && !strings.Contains(rest, " not ") {
			return wording.LowerFirst(who) + have + rest
		}
	}
	return ""
}

// chineseInTime is the same for a Chinese statement: 10 分钟内没有人处理 is tried with 10 分钟内
// 有人处理.
func (w *Specifier) chineseInTime(d *Draft, b *bound) string {
	about, _, after := w.boundClause(d, b)
	idle, act, _ := strings.Cut(after, "就")
	waited := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(idle), "内"))
	for word := range w.Table.Words["idle_done"].Pairs("zh") {
		if rest, ok := strings.CutSuffix(strings.TrimSuffix(about, "在"), word); ok && waited != "" { // 报警未在|3 分钟|内确认
			about, waited = rest, word+waited
			break
		}
	}
	if act = strings.TrimSpace(act); act == "" {
		act = w.deedsTogether(w.withoutSystem(strings.TrimRight(d.Statement.Head, "。；")))
	}
	if strings.Contains(act, b.m.Text) {
		act = w.deedsTogether(w.behindBound(b))
	}
	return w.idleDone(about, b.value, waited, act)
}

// idleDone tells that a deed does not come about where what it waits for comes in time; waited
// is what has not happened, with the word that denies it: 没有人处理的.
func (w *Specifier) idleDone(about, value, waited, act string) string {
	lead, said := "", ""
	for word, done := range w.Table.Words["idle_done"].Pairs("zh") {
		if strings.HasPrefix(waited, word) && len(word) > len(lead) {
			lead, said = word, done
		}
	}
	if idle, deed := w.idleAndDeed(waited); deed != "" {
		waited, act = idle, deed
	}
	waited = strings.TrimSuffix(strings.TrimSuffix(waited, "时"), "的")
	done := strings.TrimSpace(strings.TrimPrefix(waited, lead))
	if n := utf8.RuneCountInString(done); lead == "" || n == 0 || n > maxWaited || strings.ContainsAny(done, "也且又，或的") { // 没有提出异议|的对账单视为确认 goes on with what follows
		return ""
	}
	if w.Table.StartsWith("idle_things", "zh", done) {
		said = "有" // 没有操作 is no deed that somebody has not done
	}
	if r, _ := utf8.DecodeRuneInString(done); r < utf8.RuneSelf {
		done = " " + done
	}
	act = strings.ReplaceAll(act, "，并", "并")
	for _, word := range w.Table.Words["idle_edges"].In("zh") {
		about = strings.TrimSuffix(about, word)
	}
	pairs := []string{"about", phrasing.Uncased(about), "value", value, "done", said + done, "act", act}
	if i := strings.Index(act, "自动"); i > 0 && utf8.RuneCountInString(act) <= maxActRunes && !strings.Contains(act, "不") { // 座位|自动释放
		return w.Say("clause_idle_done_of", append(pairs, "subject", act[:i], "deed", act[i:])...)
	}
	if _, person := w.LeadingPerson(act); person || act == "" || utf8.RuneCountInString(act) > maxActRunes || strings.Contains(act, "不") {
		return w.Say("clause_idle_done_bare", pairs...)
	}
	return w.Say("clause_idle_done", pairs...)
}

// idleAndDeed parts what has not happened from what follows without a comma: 未成交|自动下架,
// 未处理的|逐级上报. Without a deed where nothing follows.
func (w *Specifier) idleAndDeed(text string) (idle, deed string) {
	for _, by := range w.Table.Words["check_by_itself"].In("zh") {
		if idle, deed, ok := strings.Cut(text, by); ok && idle != "" && deed != "" {
			return idle, by + deed
		}
	}
	if idle, deed, ok := strings.Cut(text, "的"); ok && idle != "" && utf8.RuneCountInString(deed) > 1 && w.beginsAct(deed) {
		return idle, deed
	}
	return text, ""
}

// maxWaited is how long the words are at most of what somebody has not done, in runes.
const maxWaited = 12
