package specifying

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// clock is a time that a statement names, and how it names it.
type clock struct {
	kind  string   // at, by, until, every, end, ahead
	times []string // "19:00"
	told  string   // the first of them as the source writes it: "7 pm"
	text  string   // the words that tell it
	unit  string   // of every: "Monday"
	limit bool     // "once a year": a rhythm, or how often it may be at most
	each  bool     // of ahead: at each of several lead times
	from  int      // where the words begin
}

// timeCourse tests a statement with a time of day, a rhythm or a lead time on a
// test clock.
func (w *Specifier) timeCourse(d *Draft) course {
	if d.Fact == nil {
		return course{}
	}
	source := phrasing.JoinWords(closed(d.Statement.Trigger), d.Statement.Head)
	if later := w.laterCourse(d); later.Main != "" {
		return later
	}
	clocked, _, _ := strings.Cut(source, " instead of ") // how often it was done so far is no rhythm of what is done now
	k, ok := w.clockOf(clocked)
	if ok && strings.HasSuffix(strings.ToLower(strings.TrimRight(clocked[:k.from], " ")), " at least") && d.Statement.Trigger == "" && w.Language != "zh" {
		return course{} // the latest moment of what may be done at any time before
	}
	if !ok || k.from < len(d.Statement.Trigger) && w.Language != "zh" && w.Table.IsWord("check_whether", "en", strings.ToLower(phrasing.LeadingWord(d.Statement.Trigger))) {
		return course{} // "if no weight has been entered by 10:00": whether it was decides, and no clock alone
	}
	if k.kind != "until" && w.forbids(d) {
		return course{} // what must not be is tried, at that time as at any other
	}
	if (k.kind == "every" || k.kind == "end") && reading.ContainsAny(strings.ToLower(source), w.Table.Words["by_people"].In("en")...) {
		return course{} // no clock of the product starts it
	}
	out := course{Rule: "criterion-of-time", rank: firmCourse}
	fact := w.testedFact(d)
	if byHand := w.byHand(d); k.limit && fact == "" || byHand && k.kind != "until" && k.kind != "by" {
		return course{} // how often, or when, somebody may do it: nothing happens then by itself
	}
	thing := fact == "" || d.Statement.Label != "" && !d.Statement.Whole && d.Statement.Phrase == ""
	switch {
	case w.storyLead(d.Statement):
		fact = phrasing.OrElse(w.storyFact(d), w.NounPhrase(strings.TrimPrefix(w.Action(d.Fact), "have ")))
	case thing:
		fact = strings.TrimRight(w.NounPhrase(phrasing.OrElse(d.Statement.Label, d.Statement.Head)), ". ")
	}
	fact = w.clauseAtTime(fact, k)
	if k.kind != "until" && k.kind != "by" && strings.Contains(fact, " can be ") {
		return course{} // what is possible at a time does not happen then
	}
	if k.kind != "until" {
		for _, able := range []string{" and can ", " and may ", " but never ", " but not "} {
			fact, _, _ = strings.Cut(fact, able) // what is possible then does not happen by itself
		}
	}
	if k.kind == "ahead" || k.kind == "every" {
		fact = strings.TrimSuffix(fact, " "+k.text)
	}
	if k.kind == "ahead" {
		fact = strings.Replace(fact, " "+k.text+" to ", " to ", 1) // it is told in front who gets it
	}
	for _, lead := range []string{"at ", "on ", ""} {
		if rest, ok := phrasing.CutFold(fact, lead+k.text+" "); ok {
			fact = rest
			break
		}
	}
	switch k.kind {
	case "until":
		w.untilTime(d, k, fact, &out)
	case "by":
		out.Main = w.Say("check_by", "time", k.named(), "text", fact)
	case "at":
		w.atTime(k, source, fact, thing, &out)
	default:
		w.inTime(k, wording.Plural(k.unit), fact, &out)
	}
	return out
}

// laterCourse tests what happens at a time that is counted from what was told before: "the
// evening before, everybody gets a reminder".
func (w *Specifier) laterCourse(d *Draft) course {
	fact := w.testedFact(d)
	if fact == "" || !w.IsLater(d.Statement.Trigger) || w.byHand(d) || w.forbids(d) {
		return course{}
	}
	when := w.LowerStart(d.Statement.Trigger)
	main, rule := w.sentenceShape(shape{d: d, fact: when + ", " + fact}, true)
	if main == "" {
		main, rule = w.Say("check_later", "time", when, "text", fact), "criterion-of-time"
	}
	return course{Main: main, also: w.Say("check_ahead_also"), Rule: rule, rank: firmCourse}
}

// closed keeps a condition apart from what follows it where its last word could begin a time:
// "fewer than 25 bookings five days before" counts from nothing that stands behind.
func closed(trigger string) string {
	if trigger = strings.TrimRight(trigger, ", "); strings.HasSuffix(trigger, " before") || strings.HasSuffix(trigger, " after") {
		return trigger + ","
	}
	return trigger
}

// byHand says that somebody does at a time what a statement tells of it, and
// does not only get or see it.
func (w *Specifier) byHand(d *Draft) bool {
	_, want := w.deedOfPerson(d)
	if want == "" {
		return false
	}
	c := d.Statement.Clause
	able := c.Form == phrasing.ModalVerb && (c.Verb == "can" || c.Verb == "may" || strings.HasPrefix(c.Rest, "be able to ")) || w.storyLead(d.Statement) // "As the owner, I want to see each month"
	switch w.Table.PersonRow(strings.ToLower(phrasing.LeadingWord(want))).Class {
	case "get":
		return false
	case "view":
		return able || w.Table.IsWord("looked_at", "en", strings.ToLower(phrasing.LeadingWord(want)))
	}
	return true
}

// clauseAtTime is the second of two clauses where the time is told of it alone:
// "the stock goes down and every night a proposal is made".
func (w *Specifier) clauseAtTime(fact string, k clock) string {
	if before, after, ok := strings.Cut(fact, " and "+k.text+" "); ok {
		if _, clause := w.ParseClause(before); clause {
			if _, clause = w.ParseClause(after); clause {
				return k.text + " " + after
			}
		}
	}
	return fact
}

// inTime is the course of a rhythm, of the end of a span and of a lead time;
// units are the spans of the rhythm as they are counted.
func (w *Specifier) inTime(k clock, units, fact string, out *course) {
	switch k.kind {
	case "every":
		if out.also = w.Say("check_every_also", "unit", k.unit); w.Table.HasWord("synced", w.Language, fact) {
			out.also, out.alsoRule = w.Say("check_synced"), FromStatement
		}
		if head, held := w.heldIn(fact); held != "" {
			fact, out.also, out.alsoRule = head, held, FromStatement
		}
		out.Main = w.Say("check_every", "units", units, "text", strings.TrimSuffix(fact, " once")) // "once a month", without its month
	case "end":
		out.Main = w.Say("check_end", "time", k.text, "text", fact)
		out.also = w.Say("check_every_also", "unit", k.unit)
	case "ahead":
		if _, clause := w.ParseClause(fact); !clause && w.Table.IsWord("message_names", "en", reading.LastWord(fact)) {
			fact = w.Say("message_goes_out", "thing", fact) // "a cut-off reminder" is nothing that happens
		}
		out.Main = w.Say("check_ahead", "time", k.text, "text", fact)
		if k.each {
			out.Main = w.Say("check_ahead_each", "time", k.text, "text", fact)
		}
		if out.also = w.Say("check_ahead_also"); w.Table.HasWord("short_units", w.Language, k.text) {
			out.also = w.Say("check_ahead_also_soon") // minutes ahead count from no date
		}
	}
}

// heldIn parts what comes about from what it holds, behind a colon, and tests the latter:
// "get a mail with broken links: links whose target …". Without a test where that names
// no things and what they are like.
func (w *Specifier) heldIn(fact string) (head, test string) {
	head, tail, ok := strings.Cut(fact, ": ")
	things, which, more := strings.Cut(tail, " ")
	if !ok || !more || !w.HasOwnVerb(head) || !phrasing.IsPluralNoun(strings.ToLower(things)) || !w.Table.IsWord("relatives", "en", strings.ToLower(phrasing.LeadingWord(which))) || strings.ContainsAny(which, ";:") {
		return fact, ""
	}
	return head, w.Say("check_held_in", "things", things, "which", strings.TrimRight(which, ". "))
}

// atTime is the course of a time of day; a thing that is there at several times
// is made anew at each.
func (w *Specifier) atTime(k clock, source, fact string, thing bool, out *course) {
	first := k.times[0]
	out.also = w.againAt(source, first)
	name := w.nameBefore(source, k)
	if !thing || name == "" {
		out.Main = w.Say("check_at", "time", k.named(), "text", fact)
		return
	}
	out.Main = w.Say("check_at_thing", "before", minuteOff(first, -1), "time", first, "thing", name)
	if len(k.times) > 1 {
		out.alsoRule = FromStatement // the second time is stated too
		out.also = w.Say("check_at_more", "before", minuteOff(k.times[1], -1), "time", k.times[1], "thing", name)
	}
}

// nameBefore is the name of a thing before the time at which it is there.
func (w *Specifier) nameBefore(source string, k clock) string {
	name := strings.TrimRight(w.LowerStart(source[:k.from]), " ,:")
	if name == "" || len(strings.Fields(name)) > 5 {
		return ""
	}
	first, rest, _ := strings.Cut(name, " ")
	if w.Table.IsWord("articles", "en", first) {
		return rest
	}
	return name
}

// clockOf finds the first time of a text that says when something happens.
func (w *Specifier) clockOf(text string) (clock, bool) {
	tokens := phrasing.ClauseTokens(text)
	var k clock
	aside := false
	for i, t := range tokens {
		aside = w.inAside(tokens, i, aside)
		time, last := w.timeAt(tokens, i)
		switch {
		case time != "":
			if !w.takeTime(&k, text, tokens[:last+1], i, time) {
				return clock{}, false
			}
		case k.kind != "", aside:
		case i > 0 && tokens[i-1].Low == "for" && (t.Low == "every" || t.Low == "each"): // "paid for every night": a rate
		case i > 0 && phrasing.IsNumeral(tokens[i-1].Low) && w.adverbPeriod(t.Low) != "": // "6 monthly": so many that are kept
		case (t.Low == "every" || t.Low == "each") && w.Table.IsWord("check_periods", "en", phrasing.WordAt(tokens, i+1)),
			(t.Low == "a" || t.Low == "per") && i > 0 && tokens[i-1].Low == "once" && w.Table.IsWord("check_periods", "en", phrasing.WordAt(tokens, i+1)):
			k = clock{kind: "every", unit: strings.TrimRight(text[tokens[i+1].From:tokens[i+1].To], "."), from: t.From, text: text[t.From:tokens[i+1].To], limit: t.Low == "a" || t.Low == "per"}
		case w.isDays(tokens, i):
			k = clock{kind: "every", unit: wording.Singular(text[t.From:t.To]), from: tokens[i-1].From, text: text[tokens[i-1].From:t.To]}
		case w.adverbPeriod(t.Low) != "" && (i+1 == len(tokens) || w.Table.IsWord("check_dated", "en", phrasing.WordAt(tokens, i+1))):
			k = clock{kind: "every", unit: w.adverbPeriod(t.Low), from: t.From, text: t.Low}
		case t.Low == "end" && phrasing.WordAt(tokens, i+1) == "of" && i+3 < len(tokens) && w.Table.IsWord("check_periods", "en", phrasing.WordAt(tokens, i+3)) && i > 0:
			k = clock{kind: "end", unit: tokens[i+3].Low, from: t.From, text: "the " + text[t.From:tokens[i+3].To]}
		case t.Low == "before" && i > 1 && w.Table.IsWord("check_periods", "en", wording.Singular(tokens[i-1].Low)):
			k = w.ahead(text, tokens, i)
		}
	}
	return k, k.kind != ""
}

// isDays says that a day of the week is told as a rhythm, "on Mondays", alone of its kind.
func (w *Specifier) isDays(tokens []phrasing.Token, i int) bool {
	if i == 0 || tokens[i-1].Low != "on" || phrasing.WordAt(tokens, i+1) == "and" {
		return false
	}
	day, plural := strings.CutSuffix(tokens[i].Low, "s")
	return plural && understanding.Weekday(reading.UpperFirst(day))
}

// inAside says that a word stands in an aside about the thing before it, whose time
// is not that of the statement: "the line, which fails once a month, …"; before says
// that of the word in front of it.
func (w *Specifier) inAside(tokens []phrasing.Token, i int, before bool) bool {
	if i == 0 || !tokens[i-1].Comma {
		return before
	}
	return w.Table.IsWord("relative_pronouns", "en", tokens[i].Low)
}

// Recurs says that a text tells a rhythm, in which something happens by itself: "every
// hour", "once a day".
func (w *Specifier) Recurs(text string) bool {
	k, ok := w.clockOf(text)
	return ok && k.kind == "every"
}

// takeTime adds a time of day; false where it belongs to a rule of another kind:
// an interval, or a share measured at that time.
// The words of the time end the tokens.
func (w *Specifier) takeTime(k *clock, text string, tokens []phrasing.Token, i int, time string) bool {
	prev, end := "", tokens[len(tokens)-1].To // of the words that tell it
	if strings.HasPrefix(text[end:], ".") && strings.HasSuffix(tokens[len(tokens)-1].Low, ".m") {
		end++ // "10 a.m."
	}
	if i > 0 {
		prev = tokens[i-1].Low
	}
	told := text[tokens[i].From:end]
	switch {
	case k.kind == "ahead":
		return true
	case (prev == "at" || prev == "by") && (k.kind == "" || k.kind == "every"):
		kind := prev
		if w.HasWord(text[:tokens[i].From], "check_trailing") {
			if w.HasWord(text[end:], "check_trailing") {
				return false // one of several cases
			}
			kind = "at" // "when it has not left by 13:00": that is the moment
		}
		*k = clock{kind: kind, times: []string{time}, told: told, from: tokens[i-1].From, text: text[tokens[i-1].From:end]}
	case prev == "at" && k.kind == "at":
		k.times = append(k.times, time)
	case w.Table.IsWord("check_until", "en", prev) && (k.kind == "" || k.kind == "every"):
		*k = clock{kind: "until", times: []string{time}, told: told, from: tokens[i-1].From, text: text[tokens[i-1].From:end]}
	case k.kind == "":
		return false
	}
	return true
}

// ahead is a lead time: "two hours before the expected arrival". More than a day
// ahead is no moment, nor is what begins a day ahead.
func (w *Specifier) ahead(text string, tokens []phrasing.Token, i int) clock {
	from := i - 2
	if from > 0 && w.Table.IsWord("check_day_kinds", "en", tokens[from].Low) {
		from--
	}
	counts := w.isCount(tokens[from].Low)
	if from = partOf(tokens, from); !counts || from > 0 && w.Table.IsWord("check_edges", "en", tokens[from-1].Low) {
		return clock{} // "up to 4 hours before", "from 2 days before": how long something holds
	}
	if joins := phrasing.WordAt(tokens, i+1); joins == "and" || joins == "or" {
		return clock{} // "48 hours before and again 3 hours before": two moments
	}
	several := w.leadsBefore(tokens, from)
	end := i + 1
	for end < len(tokens) && !tokens[i].Comma && end < i+6 && (end == i+1 || !w.Table.IsWord("breaks", "en", tokens[end].Low)) {
		end++
		if tokens[end-1].Comma {
			break
		}
	}
	if end == i+1 {
		return clock{}
	}
	start := tokens[from].From
	moment := text[start:tokens[end-1].To]
	if cut := w.DelayEnd(text[start:]); cut > 0 {
		moment = text[start : start+cut]
	}
	moment, _, _ = strings.Cut(moment, " by ") // by which way it comes is no part of when
	k := clock{kind: "ahead", from: start, text: w.LowerStart(strings.TrimRight(moment, " ,:"))}
	if several < from {
		k.from, k.each, k.text = tokens[several].From, true, text[tokens[several].From:start]+k.text
	}
	return k
}

// leadsBefore is where a row of lead times begins of which the last stands at a place: the
// first number of "30, 14 and 3 days before" and of "48 hours and 2 hours before". It is that
// place where there is only one.
func (w *Specifier) leadsBefore(tokens []phrasing.Token, last int) int {
	if last < 2 || tokens[last-1].Low != "and" {
		return last
	}
	from := w.leadEnding(tokens, last-2)
	if from < 0 {
		return last
	}
	for from > 0 && tokens[from-1].Comma {
		before := w.leadEnding(tokens, from-1)
		if before < 0 {
			break
		}
		from = before
	}
	return from
}

// leadEnding is where a lead time begins that ends at a place: a number, with or without its
// own unit. It is -1 where none ends there.
func (w *Specifier) leadEnding(tokens []phrasing.Token, at int) int {
	if phrasing.IsNumeral(tokens[at].Low) {
		return at
	}
	if at > 0 && w.isCount(tokens[at-1].Low) && w.Table.IsWord("check_periods", "en", wording.Singular(tokens[at].Low)) {
		return at - 1
	}
	return -1
}

// partOf is where a span begins of which only a part is meant: "half a year", "a quarter of
// an hour".
func partOf(tokens []phrasing.Token, from int) int {
	switch {
	case from > 0 && tokens[from-1].Low == "half" && (tokens[from].Low == "a" || tokens[from].Low == "an"):
		return from - 1
	case from > 2 && tokens[from-1].Low == "of" && tokens[from-2].Low == "quarter" && tokens[from-3].Low == "a":
		return from - 3
	}
	return from
}

func (w *Specifier) isCount(low string) bool {
	return low != "" && (unicode.IsDigit(rune(low[0])) || w.Table.IsWord("counts", "en", low) || low == "one" || low == "a" || low == "an")
}

// adverbPeriod is the period of "weekly".
func (w *Specifier) adverbPeriod(low string) string {
	period, _ := w.Table.Words["check_adverbs"].Paired("en", low)
	return period
}

// isTimeOfDay tells "7:00", "22:15" and "noon".
func isTimeOfDay(low string) bool {
	hour, minute, ok := strings.Cut(low, ":")
	h, err := strconv.Atoi(hour)
	m, err2 := strconv.Atoi(minute)
	return low == "noon" || low == "midnight" || ok && len(minute) == 2 && err == nil && err2 == nil && h < 25 && m < 60
}

// named is the first time of day in the words of the source.
func (k *clock) named() string {
	if k.told == "" || isTimeOfDay(strings.ToLower(k.told)) || isHour(k.told) {
		return k.times[0]
	}
	return k.told
}

// timeAt is the time of day that words at a place tell, and the last of these words: "18:00",
// "6 pm", the "8" of "every morning before 8".
func (w *Specifier) timeAt(tokens []phrasing.Token, i int) (time string, last int) {
	low := strings.TrimRight(tokens[i].Low, ".")
	if isTimeOfDay(low) {
		return clockTime(low), i
	}
	for name, from := range w.Table.Words["check_day_halves"].Pairs("en") {
		switch hour, glued := strings.CutSuffix(low, name); {
		case glued && isHour(hour):
			return hourOf(hour, from), i
		case isHour(low) && strings.TrimRight(phrasing.WordAt(tokens, i+1), ".") == name:
			return hourOf(low, from), i + 1
		}
	}
	if i > 1 && isHour(low) && w.Table.IsWord("check_until", "en", tokens[i-1].Low) && w.Table.IsWord("check_day_parts", "en", tokens[i-2].Low) && (tokens[i].Comma || i+1 == len(tokens)) {
		return low + ":00", i
	}
	return "", i
}

// isHour tells a number that an hour of the day may have.
func isHour(low string) bool {
	const hours = 24
	hour, err := strconv.Atoi(low)
	return err == nil && hour > 0 && hour <= hours
}

// hourOf is an hour of one half of the day on a clock of 24 hours; from is the hour with which
// that half begins.
func hourOf(low, from string) string {
	const half = 12
	hour, _ := strconv.Atoi(low)
	begin, _ := strconv.Atoi(from)
	if hour < half || hour == half {
		hour = hour%half + begin
	}
	return strconv.Itoa(hour) + ":00"
}

func clockTime(low string) string {
	switch low {
	case "noon":
		return "12:00"
	case "midnight":
		return "0:00"
	}
	return low
}

// minuteOff is a time of day so many minutes later.
func minuteOff(time string, by int) string {
	hour, minute, _ := strings.Cut(time, ":")
	h, _ := strconv.Atoi(hour)
	m, _ := strconv.Atoi(minute)
	const day = 24 * 60
	total := (h*60 + m + by + day) % day
	if len(hour) == 2 {
		return fmt.Sprintf("%02d:%02d", total/60, total%60)
	}
	return fmt.Sprintf("%d:%02d", total/60, total%60)
}
