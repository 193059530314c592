package specifying

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bound is a number of a statement in the role in which it is tested.
type bound struct {
	key    string // phrase that tells the test without the words of the statement
	value  string // "7 days"
	m      wording.Measure
	source string // where the number stands
	count  string // of a count: its limit, the first value beyond it and what is counted
	next   string
	unit   string
}

// pairs are the slots of a bound.
func (b *bound) pairs(more ...string) []string {
	return append([]string{"value", b.value, "count", b.count, "next", b.next, "unit", b.unit}, more...)
}

// sayBound tells the test of a number in the words of its statement; where they
// do not lend themselves to that, behind the name of the requirement.
func (w *Specifier) sayBound(d *Draft, b *bound) string {
	if w.Language == "zh" {
		if text := w.boundInClause(d, b); text != "" {
			return text
		}
		return w.labelled(d, w.Say(b.key, b.pairs()...))
	}
	if b.count != "" && (w.Table.IsWord("prepositions", "en", strings.ToLower(b.unit)) || reading.IsCapitals(b.unit)) {
		return "" // "60 per minute", "5 HTTPS endpoints": what is counted does not stand right behind
	}
	if text, ok := w.windowOfThing(d, b); ok {
		return text
	}
	if text := w.englishBound(d, b); text != "" || b.key == "bound_above" || b.key == "bound_below" {
		return text // "at exactly 300 this does not apply" does not say what
	}
	if b.key == "bound_until" && b.m.Op != "≤" && w.lastsBefore(strings.TrimRight(strings.ToLower(b.source[:b.m.Start]), " ")) && !w.HasWord(b.source, "bound_ends") {
		return w.labelled(d, w.Say("bound_kept", b.pairs()...))
	}
	if !w.Table.IsWord("bound_counts", "en", b.key) {
		return "" // a time that its sentence does not place says nothing behind a name
	}
	return w.labelled(d, w.Say(b.key, b.pairs()...))
}

func (w *Specifier) englishBound(d *Draft, b *bound) string {
	fact := w.testedFact(d)
	if fact == "" && d.Statement.Label == "" && d.Statement.Trigger == "" && !w.storyLead(d.Statement) {
		fact = w.LowerStart(strings.TrimRight(d.Statement.Head, ". "))
	}
	if fact == "" && w.storyLead(d.Statement) {
		fact = w.storyFact(d)
	}
	said := strings.Contains(fact, b.m.Text)
	switch b.key {
	case "bound_most":
		if text := w.deedAtBound(d, b); text != "" {
			return text
		}
		if text := w.mostOf(d, b, fact); text != "" {
			return text
		}
		_, clause := w.ParseClause(fact)
		if at := strings.Index(fact, b.m.Text); at > 0 && strings.Count(fact[:at], "(") > strings.Count(fact[:at], ")") {
			return "" // a limit of what is handed in, beside the deed
		}
		return w.sayIf(said && clause && d.Statement.Label == "", "bound_most_said", b, fact)
	case "bound_effort":
		return w.sayIf(said, "bound_effort", b, fact)
	case "bound_more", "bound_extent", "bound_deadline", "bound_ahead", "bound_window":
		return w.deedAtBound(d, b)
	case "bound_within":
		if !said {
			fact = w.conjunctWith(d.Statement.Head, b.m.Text)
			said = fact != ""
		}
		if said && d.Statement.Trigger != "" {
			return w.Say("bound_within_case", b.pairs("trigger", w.triggerClause(d.Statement.Trigger), "text", fact)...)
		}
		return w.sayIf(said, "bound_within_said", b, fact)
	case "bound_before":
		if d.Person && d.Fact != nil && len(d.Fact.Sequels) > 0 && w.Table.StartsWith("once_over", "en", strings.ToLower(d.Fact.Sequels[0].Text)) {
			return w.sayIf(said, "bound_before_over", b, strings.TrimSuffix(strings.TrimRight(fact, ". "), " "+b.m.Text)) // what happens then is said
		}
		if c, ok := w.ParseClause(fact); ok && strings.Contains(c.Subject, b.m.Text) {
			return "" // the time tells which thing is meant: "a repeated key within 24 hours returns the first answer"
		}
		return w.sayIf(said, "bound_before_said", b, strings.TrimSuffix(strings.TrimRight(fact, ". "), " within "+strings.TrimPrefix(b.m.Text, "within "))) // the time is said before it
	case "bound_every":
		if text := w.twoRhythms(fact, b); text != "" {
			return text
		}
		return w.sayIf(said, "bound_every_said", b, withoutRhythm(fact, b.m.Text))
	case "bound_reach_to":
		return w.sayIf(said, "bound_reach_to_said", b, fact)
	case "bound_wait", "bound_reach":
		if before, when, cut := strings.Cut(fact, " when "); cut && strings.Contains(when, b.m.Text) {
			fact = before
		}
		_, clause := w.ParseClause(fact)
		return w.sayIf(fact != "" && (d.Statement.Trigger != "" || b.key == "bound_wait" && said && clause), "bound_wait_said", b, fact)
	case "bound_until":
		if text := w.stillSo(fact, b.m.Text); text != "" && (b.m.Op == "≤" || w.HasWord(fact, "bound_ends")) {
			return w.Say("bound_until_said", b.pairs("text", text)...)
		} else if text != "" {
			return w.Say("bound_kept_said", b.pairs("text", text)...)
		}
	case "bound_goes_on":
		if text := w.stillSo(fact, b.m.Text); text != "" {
			return w.Say("bound_kept_said", b.pairs("text", text)...)
		}
	case "bound_lasts":
		if text := w.stillSo(fact, b.m.Text); text != "" {
			return w.Say("bound_lasts_said", b.pairs("text", text)...)
		}
	case "bound_above", "bound_below", "bound_above_refused":
		if d.Statement.Trigger != "" && strings.Contains(d.Statement.Trigger, b.m.Text) && fact != "" {
			fact = phrasing.JoinWords(closed(d.Statement.Trigger), fact)
		}
		return w.beyondSaid(b, fact, w.duty(d))
	}
	return ""
}

// conjunctWith is the clause behind an "and" that a number belongs to: "the planner is
// notified within 60 seconds" behind "the vehicle is set out of service and". Empty where
// there is none that can stand alone.
func (w *Specifier) conjunctWith(head, measure string) string {
	_, tail, ok := strings.Cut(strings.TrimRight(head, ". "), " and ")
	if !ok || !strings.Contains(tail, measure) || strings.Contains(tail, " and ") {
		return ""
	}
	c, whole := w.ParseClause(tail)
	if text, told := w.Indicative(c); whole && told {
		return w.LowerStart(text)
	}
	return ""
}

func (w *Specifier) sayIf(ok bool, key string, b *bound, fact string) string {
	if !ok {
		return ""
	}
	return w.Say(key, b.pairs("text", fact)...)
}

// deedAtBound is what somebody may do exactly up to a limit, and what happens
// one step beyond it: "a member can cancel 4 hours before; a minute later …".
func (w *Specifier) deedAtBound(d *Draft, b *bound) string {
	actor, want := w.deedOfPerson(d)
	if c := d.Statement.Clause; want == "" && d.Statement.Whole && !c.Not && c.Form == phrasing.ModalVerb && (c.Verb == "can" || c.Verb == "may") {
		if actor = strings.TrimPrefix(strings.TrimPrefix(w.LowerStart(c.Subject), "an "), "a "); !strings.Contains(actor, " ") {
			want = c.Rest
		}
	}
	at := strings.Index(want, b.m.Text)
	if at < 0 {
		return ""
	}
	if comma := strings.LastIndex(want[:at], ", "); comma > 0 && !w.BeginsWithVerb(want[comma+2:]) && b.key == "bound_window" {
		return "" // "download their data, deletion within 30 days": no time for the deed
	}
	tail := want[at+len(b.m.Text):]
	for _, end := range []string{", ", ";", " ("} {
		tail, _, _ = strings.Cut(tail, end)
	}
	value := b.value
	if b.key == "bound_window" {
		value = w.Say("bound_just_before", b.pairs()...)
	}
	want = strings.TrimSpace(want[:at] + value + tail)
	if strings.Count(want, "(") != strings.Count(want, ")") {
		return ""
	}
	pairs := b.pairs("actor", actor, "want", want)
	switch b.key {
	case "bound_most":
		return w.Say("bound_most_deed", pairs...)
	case "bound_more":
		return w.Say("bound_more_deed", pairs...)
	case "bound_extent":
		return w.Say("bound_extent_deed", pairs...)
	case "bound_deadline":
		return w.Say("bound_deadline_deed", pairs...)
	case "bound_ahead":
		return w.Say("bound_ahead_deed", pairs...)
	}
	if w.isService(want) {
		return w.Say("bound_service_deed", pairs...)
	}
	return w.Say("bound_window_deed", pairs...)
}

// isService says that a deed is what others wait for, so that its time is how soon they get
// it and not how long it is possible: a refill that is approved late is still approved.
func (w *Specifier) isService(want string) bool {
	return w.Table.IsWord("bound_services", "en", strings.ToLower(phrasing.LeadingWord(want)))
}

// stillSo is a fact without the time for which it lasts, as what goes on: "keys
// are kept for 48 hours" becomes "keys are still kept".
func (w *Specifier) stillSo(fact, measure string) string {
	before, after, ok := strings.Cut(fact, measure)
	if !ok {
		return ""
	}
	before = strings.TrimRight(before, " ")
	for again := true; again; {
		again = false
		for _, lead := range []string{" at least", " up to", " for", " the first", " until"} {
			if rest, cut := strings.CutSuffix(before, lead); cut {
				before, again = rest, true
			}
		}
	}
	before, _, _ = strings.Cut(before, " until ") // the other end, told before
	before, _, _ = strings.Cut(before, ", only ") // in which case it begins is another test
	for _, end := range []string{", ", ";", " (", " and "} {
		after, _, _ = strings.Cut(after, end)
	}
	before = strings.TrimRight(before, ", ")
	if subject, deed := w.lastDeed(before); subject != "" {
		return phrasing.JoinWords(w.LowerStart(subject), "still", deed) + after
	} else if deed != "" {
		before = deed
	}
	c, ok := w.ParseClause(strings.TrimSpace(before + after))
	if !ok || c.Adverb != "" || c.Not {
		return ""
	}
	if thing, how := w.StateOfObject(c); thing != "" && after == "" {
		be, state, _ := strings.Cut(how, " ") // "returns a signed link valid": what lasts is the state of the link
		return phrasing.JoinWords(definite(w, thing), be, "still", state)
	}
	if _, last, row := reading.CutLast(c.Rest, " and "); row && c.Form == phrasing.BeVerb && after == "" && !strings.Contains(last, " ") {
		c.Rest = last // "opaque and valid for one hour": the time belongs to the last
	}
	c.Subject, c.Adverb = w.LowerStart(c.Subject), "still"
	return c.Text()
}

// lastDeed is the last of two things that a text says, to which what follows
// belongs: "redirects continue and clicks are buffered"; with its subject where
// that is the one of the first: "a change requires a code and blocks payouts".
func (w *Specifier) lastDeed(text string) (subject, deed string) {
	at := strings.LastIndex(text, " and ")
	if at < 0 {
		return "", ""
	}
	c, ok := w.ParseClause(text[:at])
	if !ok {
		return "", ""
	}
	last := text[at+len(" and "):]
	if _, ok = w.ParseClause(last); ok {
		return "", last
	}
	first := strings.ToLower(phrasing.LeadingWord(last))
	if whole, ok := w.ParseClause(c.Subject + " " + last); ok && whole.Subject == c.Subject {
		return "", c.Subject + " " + last
	}
	if w.Table.IsWord("verbs", "en", wording.Singular(first)) && first != wording.Singular(first) && c.Form == phrasing.ThirdVerb {
		return c.Subject, last
	}
	return "", ""
}

// beyondSaid tells the two sides of a number above or below which a rule
// applies: by its object where the product refuses it, by its subject, else by
// the whole statement.
func (w *Specifier) beyondSaid(b *bound, fact string, duty bool) string {
	if bounded := w.behindBut(fact, b); bounded != "" {
		fact = bounded
	}
	if text, row := w.eitherSides(fact, b, duty); row {
		return text
	}
	by := int64(1)
	if b.key == "bound_below" {
		by = -1
	}
	next := stepFrom(b.value, by)
	if next == "" {
		return ""
	}
	pairs := b.pairs()
	pairs[5] = next
	if b.key == "bound_above_refused" {
		if one, is, was := w.objectAt(fact, b, next); one != "" {
			return w.Say("bound_refused_said", append(pairs, "one", one, "beyond", is, "within", was)...)
		}
	}
	if duty {
		if text := w.dutySides(fact, b, next); text != "" {
			return text
		}
	}
	if text := w.approverSides(fact, b, next); text != "" {
		return text
	}
	if c, ok := w.ParseClause(fact); ok && strings.Contains(c.Subject, b.m.Text) {
		if text := w.approvalSides(c, b, next); text != "" {
			return text
		}
		head, tail, _ := strings.Cut(w.LowerStart(c.Subject), b.m.Text)
		head = withoutBound(head)
		if words := strings.Fields(head); len(words) == 1 && phrasing.IsPluralNoun(words[0]) && !c.Not && !strings.Contains(" "+c.Rest+" ", " they ") {
			one := wording.Singular(words[0])
			verb, no := w.ThirdAll(w.Base(c)), "does not"
			if rest, be := strings.CutPrefix(w.Base(c), "be "); be {
				verb, no = "is "+rest, "is not"
			}
			return w.Say("bound_subject_said", append(pairs, "one", wording.Article(one)+" "+one, "tail", phrasing.JoinWords(next+tail, verb), "text", no)...)
		}
	}
	if at := strings.Index(fact, b.m.Text); at >= 0 {
		if strings.Contains(fact, " but ") {
			return "" // which of the two is bounded is not told
		}
		key := "bound_sides_said"
		if duty {
			key = "bound_sides_duty" // at the limit itself it is not asked for, and not forbidden
		}
		return w.Say(key, append(pairs, "text", w.withValue(fact, at, b, next))...)
	}
	return ""
}

// maxBareSubject is how many words stand before the limit of a thing at most.
const maxBareSubject = 3

// withValue is a fact with the first value beyond a limit in place of the limit:
// "blocked more than 5 times" is "blocked 6 times", "refunds above 150 EUR" are
// "refunds of 151 EUR".
func (w *Specifier) withValue(fact string, at int, b *bound, next string) string {
	before := strings.TrimRight(fact[:at], " ")
	first := strings.ToLower(phrasing.LeadingWord(b.m.Text))
	last := strings.ToLower(reading.LastWord(before))
	if w.Table.IsWord("value_moves", "en", last) {
		return phrasing.JoinWords(before, "to", next) + fact[at+len(b.m.Text):] // "when the price drops below 100 euros"
	}
	switch first { // "a gauge whose loss exceeds 2.5 %": the verb of the measure goes with its number
	case "exceeds":
		return phrasing.JoinWords(before, "is", next) + fact[at+len(b.m.Text):]
	case "exceed":
		return phrasing.JoinWords(before, "are", next) + fact[at+len(b.m.Text):]
	}
	if w.Table.IsWord("value_stays", "en", last) { // "when the humidity stays below 92 %"
		return phrasing.JoinWords(before, "at", next) + fact[at+len(b.m.Text):]
	}
	if strings.Contains(b.m.Text, "degree") || strings.Contains(b.m.Text, "°") { // "opens the windows above 30 degrees"
		return phrasing.JoinWords(before, "at", next) + fact[at+len(b.m.Text):]
	}
	if slices.Contains([]string{"longer", "larger", "bigger", "smaller", "shorter"}, first) && !w.Table.IsWord("auxiliaries", "en", last) && last != "is" && last != "are" {
		return phrasing.JoinWords(before, "of", next) + fact[at+len(b.m.Text):] // "a list longer than 50 entries"
	}
	if first != "more" && first != "less" && first != "fewer" && first != ">" && first != "<" && phrasing.IsPluralNoun(last) && !w.Table.IsWord("auxiliaries", "en", last) {
		next = "of " + next
	} else if slices.Contains([]string{"above", "over", "below", "under"}, first) && len(strings.Fields(before)) <= maxBareSubject && !reading.HasFiniteVerb(before) && !phrasing.IsPluralNoun(last) {
		next = "of " + next // "waste above 8 %"
	}
	return phrasing.JoinWords(before, next) + fact[at+len(b.m.Text):]
}

// objectAt finds the object of a refusal that has a number: "articles bought
// more than 100 days ago" is "an article", "bought 101 days ago" and "bought 100
// days ago".
func (w *Specifier) objectAt(fact string, b *bound, next string) (one, beyond, within string) {
	c, ok := w.ParseClause(fact)
	if !ok {
		return "", "", ""
	}
	rest := strings.TrimPrefix(c.Rest, "be ")
	at := strings.Index(rest, b.m.Text)
	if at < 0 {
		return "", "", ""
	}
	tail := rest[at+len(b.m.Text):]
	for _, end := range []string{" and ", ", ", ";"} {
		tail, _, _ = strings.Cut(tail, end)
	}
	tail = strings.TrimRight(tail, " ,")
	words := strings.Fields(rest[:at])
	switch {
	case len(words) > 1 && phrasing.IsPluralNoun(words[0]):
		one = wording.Singular(words[0])
		one, words = wording.Article(one)+" "+one, words[1:]
	case len(words) > 2 && w.Table.IsWord("articles", "en", words[0]):
		one, words = words[0]+" "+words[1], words[2:]
	default:
		return "", "", ""
	}
	lead := withoutBound(strings.Join(singularRelative(words), " "))
	if over := strings.ToLower(phrasing.LeadingWord(b.m.Text)); w.Table.IsWord("relatives", "en", phrasing.LeadingWord(lead)) && (w.IsThird(over) || w.Table.IsWord("verbs", "en", over)) {
		lead += " is" // "whose rate exceeds 15", where that verb is part of the measure
	}
	return one, phrasing.JoinWords(lead, next+tail), phrasing.JoinWords(lead, b.value+tail)
}

// singularRelative is what follows a name that was plural and now is of one:
// "that are late" becomes "that is late".
func singularRelative(words []string) []string {
	if len(words) < 2 || words[0] != "that" && words[0] != "which" && words[0] != "who" {
		return words
	}
	verb := phrasing.ThirdPerson(words[1])
	switch words[1] {
	case "are":
		verb = "is"
	case "have":
		verb = "has"
	}
	return append([]string{words[0], verb}, words[2:]...)
}

// withoutBound drops the word that bounds the number behind it.
func withoutBound(head string) string {
	head = strings.TrimSpace(head)
	for _, word := range []string{"more than", "less than", "fewer than", "above", "over", "below", "under", "exceeding"} {
		if rest, ok := strings.CutSuffix(head, word); ok {
			return strings.TrimSpace(rest)
		}
	}
	return head
}

// stepFrom is the value next to one in its last place: "101 days", "37.4 度".
// Empty for a number in words or with a factor behind it.
func stepFrom(value string, by int64) string {
	from := strings.IndexFunc(value, unicode.IsDigit)
	if from < 0 {
		return ""
	}
	end := from
	for end < len(value) && (value[end] >= '0' && value[end] <= '9' || (value[end] == '.' || value[end] == ',') && end+1 < len(value) && value[end+1] >= '0' && value[end+1] <= '9') {
		end++
	}
	after := strings.TrimLeft(value[end:], " ")
	if strings.ContainsFunc(after, unicode.IsDigit) || strings.HasPrefix(after, "k ") || strings.HasPrefix(after, "M ") || strings.ContainsAny(phrasing.FirstRunes(after, 1), "万千百") {
		return ""
	}
	whole, places, _ := strings.Cut(strings.ReplaceAll(value[from:end], ",", ""), ".")
	n, err := strconv.ParseInt(whole+places, 10, 64)
	if err != nil {
		return ""
	}
	if strings.HasSuffix(value[:from], "-") || strings.HasSuffix(value[:from], "−") {
		by = -by
	}
	if n += by; n < 0 {
		return ""
	}
	digits := strconv.FormatInt(n, 10)
	if places != "" {
		for len(digits) <= len(places) {
			digits = "0" + digits
		}
		digits = digits[:len(digits)-len(places)] + "." + digits[len(digits)-len(places):]
	} else if strings.Contains(value[from:end], ",") || len(digits) > len(whole) && len(digits) > 3 && strings.Contains(value, ",") {
		digits = grouped(n)
	}
	if places != "" {
		return value[:from] + digits + value[end:]
	}
	return value[:from] + digits + numbered(value[end:], n, n-by)
}

// numbered is the unit behind a number that was one or has become one: "1 day"
// has "2 days" next to it.
func numbered(unit string, n, was int64) string {
	word := strings.TrimSpace(unit)
	switch {
	case !phrasing.IsPlainWord(word) || len(word) < 3:
		return unit
	case n == 1:
		return " " + wording.Singular(word)
	case was == 1 && !phrasing.IsPluralNoun(word):
		return " " + wording.Plural(word)
	}
	return unit
}

// withoutRhythm leaves a rhythm out of a sentence that is told of each of its periods; what
// stands behind a comma next to it would lose what it is said of.
func withoutRhythm(fact, rhythm string) string {
	before, after, ok := strings.Cut(fact, " every "+strings.TrimPrefix(rhythm, "every "))
	if !ok || strings.HasPrefix(after, ",") {
		return fact
	}
	return before + after
}
