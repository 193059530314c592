package completing

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"
)

// clock is a time that a statement names, and how it names it.
type clock struct {
	kind  string   // at, by, until, every, end, ahead
	times []string // "19:00"
	text  string   // the words that tell it
	unit  string   // of every: "Monday"
	limit bool     // "once a year": a rhythm, or how often it may be at most
	from  int      // where the words begin
}

// timeCourse tests a statement with a time of day, a rhythm or a lead time on a
// test clock.
func (w *Work) timeCourse(d *Draft) course {
	if d.Fact == nil {
		return course{}
	}
	source := joinWords(d.Statement.trigger, d.Statement.head)
	k, ok := w.clockOf(source)
	if !ok {
		return course{}
	}
	if k.kind != "until" && w.forbids(d) {
		return course{} // what must not be is tried, at that time as at any other
	}
	out := course{Rule: "criterion-of-time", rank: firmCourse}
	fact := w.testedFact(d)
	if k.limit && fact == "" || k.limit && w.personCourse(d).Main != "" {
		return course{} // how often somebody may do it at most
	}
	thing := fact == "" || d.Statement.label != "" && !d.Statement.whole
	switch {
	case w.storyLead(d.Statement):
		fact = OrElse(w.storyFact(d), w.NounPhrase(strings.TrimPrefix(w.action(d.Fact), "have ")))
	case thing:
		fact = strings.TrimRight(w.NounPhrase(OrElse(d.Statement.label, d.Statement.head)), ". ")
	}
	for _, lead := range []string{"at ", "on ", ""} {
		if rest, ok := cutFold(fact, lead+k.text+" "); ok {
			fact = rest
			break
		}
	}
	switch k.kind {
	case "until":
		w.untilTime(d, k, fact, &out)
	case "by":
		out.Main = w.Say("check_by", "time", k.times[0], "text", fact)
	case "at":
		w.atTime(k, source, fact, thing, &out)
	default:
		w.inTime(k, wording.Plural(k.unit), fact, &out)
	}
	return out
}

// inTime is the course of a rhythm, of the end of a span and of a lead time;
// units are the spans of the rhythm as they are counted.
func (w *Work) inTime(k clock, units, fact string, out *course) {
	switch k.kind {
	case "every":
		out.Main = w.Say("check_every", "units", units, "text", fact)
		out.also = w.Say("check_every_also", "unit", k.unit)
	case "end":
		out.Main = w.Say("check_end", "time", k.text, "text", fact)
		out.also = w.Say("check_every_also", "unit", k.unit)
	case "ahead":
		out.Main = w.Say("check_ahead", "time", k.text, "text", fact)
		out.also = w.Say("check_ahead_also")
	}
}

// atTime is the course of a time of day; a thing that is there at several times
// is made anew at each.
func (w *Work) atTime(k clock, source, fact string, thing bool, out *course) {
	first := k.times[0]
	out.also = w.Say("check_at_also", "time", first)
	name := w.nameBefore(source, k)
	if !thing || name == "" {
		out.Main = w.Say("check_at", "before", minuteOff(first, -1), "time", first, "text", fact)
		return
	}
	out.Main = w.Say("check_at_thing", "before", minuteOff(first, -1), "time", first, "thing", name)
	if len(k.times) > 1 {
		out.also = w.Say("check_at_more", "before", minuteOff(k.times[1], -1), "time", k.times[1], "thing", name)
	}
}

// nameBefore is the name of a thing before the time at which it is there.
func (w *Work) nameBefore(source string, k clock) string {
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
func (w *Work) clockOf(text string) (clock, bool) {
	tokens := clauseTokens(text)
	var k clock
	for i, t := range tokens {
		switch {
		case isTimeOfDay(t.low):
			if !w.takeTime(&k, text, tokens, i) {
				return clock{}, false
			}
		case k.kind != "":
		case (t.low == "every" || t.low == "each") && w.Table.IsWord("check_periods", "en", wordAt(tokens, i+1)),
			(t.low == "a" || t.low == "per") && i > 0 && (tokens[i-1].low == "once" || tokens[i-1].low == "twice") && w.Table.IsWord("check_periods", "en", wordAt(tokens, i+1)):
			k = clock{kind: "every", unit: strings.TrimRight(text[tokens[i+1].from:tokens[i+1].to], "."), from: t.from, text: text[t.from:tokens[i+1].to], limit: t.low == "a" || t.low == "per"}
		case w.adverbPeriod(t.low) != "" && (i+1 == len(tokens) || w.Table.IsWord("check_dated", "en", wordAt(tokens, i+1))):
			k = clock{kind: "every", unit: w.adverbPeriod(t.low), from: t.from, text: t.low}
		case t.low == "end" && wordAt(tokens, i+1) == "of" && i+3 < len(tokens) && w.Table.IsWord("check_periods", "en", wordAt(tokens, i+3)) && i > 0:
			k = clock{kind: "end", unit: tokens[i+3].low, from: t.from, text: "the " + text[t.from:tokens[i+3].to]}
		case t.low == "before" && i > 1 && w.Table.IsWord("check_periods", "en", wording.Singular(tokens[i-1].low)) && w.isCount(tokens[i-2].low):
			k = w.ahead(text, tokens, i)
		}
	}
	return k, k.kind != ""
}

// takeTime adds a time of day; false where it belongs to a rule of another kind:
// an interval, or a share measured at that time.
func (w *Work) takeTime(k *clock, text string, tokens []token, i int) bool {
	time := clockTime(tokens[i].low)
	prev := ""
	if i > 0 {
		prev = tokens[i-1].low
	}
	switch {
	case k.kind == "ahead":
		return true
	case (prev == "at" || prev == "by") && (k.kind == "" || k.kind == "every"):
		kind := prev
		if w.hasWord(text[:tokens[i].from], "check_trailing") {
			kind = "at" // "when it has not left by 13:00": that is the moment
		}
		*k = clock{kind: kind, times: []string{time}, from: tokens[i-1].from, text: text[tokens[i-1].from:tokens[i].to]}
	case prev == "at" && k.kind == "at":
		k.times = append(k.times, time)
	case w.Table.IsWord("check_until", "en", prev) && k.kind == "":
		*k = clock{kind: "until", times: []string{time}, from: tokens[i-1].from, text: text[tokens[i-1].from:tokens[i].to]}
	case k.kind == "":
		return false
	}
	return true
}

// ahead is a lead time: "two hours before the expected arrival".
func (w *Work) ahead(text string, tokens []token, i int) clock {
	end := i + 1
	for end < len(tokens) && end < i+6 && (end == i+1 || !w.Table.IsWord("breaks", "en", tokens[end].low)) {
		end++
		if tokens[end-1].comma {
			break
		}
	}
	if end == i+1 {
		return clock{}
	}
	from := tokens[i-2].from
	moment := text[from:tokens[end-1].to]
	if cut := w.delayEnd(text[from:]); cut > 0 {
		moment = text[from : from+cut]
	}
	return clock{kind: "ahead", from: from, text: w.LowerStart(strings.TrimRight(moment, " ,:"))}
}

func (w *Work) isCount(low string) bool {
	return low != "" && (unicode.IsDigit(rune(low[0])) || w.Table.IsWord("counts", "en", low) || low == "one" || low == "a" || low == "an")
}

// adverbPeriod is the period of "weekly".
func (w *Work) adverbPeriod(low string) string {
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
