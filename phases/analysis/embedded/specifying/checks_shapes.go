package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// shape is a statement as its forms are read: what happens, and in which case.
type shape struct {
	d       *Draft
	fact    string // "red LED blinks until the alarm was acknowledged"
	trigger string // "When the network is back"
}

// in is a test of a statement with the case in front of which it is said.
func (w *Specifier) in(s shape, text string) string {
	if s.trigger == "" {
		return text
	}
	return w.Say("crit_given", "trigger", w.triggerClause(s.trigger), "text", text)
}

// shaped is a test that is built from the form of a statement, with the rule of that form;
// a whole one was built from all of the statement.
type shaped struct {
	text, rule string
	whole      bool
}

// shapedTest builds a test from the form of a statement, the surest form first. Without
// text where no form is known.
func (w *Specifier) shapedTest(d *Draft) shaped {
	s := shape{d: d, fact: w.happens(d), trigger: d.Statement.Trigger}
	if s.fact == "" {
		s.fact = d.Statement.Head
	}
	s.fact = strings.TrimRight(s.fact, ". ")
	if d.Statement.Label != "" && w.happens(d) == "" { // what stands behind a label has no subject of its own
		return w.againTest(s)
	}
	if text := w.outageShape(s); text != "" {
		return shaped{text: w.in(s, text), rule: "criterion-of-outage", whole: true} // it names all of the statement
	}
	if text := w.derivedShape(s); text != "" {
		return shaped{text: w.in(s, text), rule: "criterion-of-inflow", whole: true} // where it comes from, and that nobody changes it
	}
	for _, form := range []struct {
		build func(shape) string
		rule  string
	}{
		{w.exampleShape, "criterion-of-example"},
		{w.standardShape, "criterion-of-standard"},
		{w.parallelShape, "criterion-of-number"},
		{w.uniqueShape, "criterion-of-unique"},
		{w.sameShape, "criterion-of-unique"},
		{w.everybodyShape, "criterion-of-number"},
		{w.visibleShape, "criterion-on-rights"},
		{w.onlyByShape, "criterion-on-rights"},
		{w.insteadShape, "criterion-of-prohibition"},
		{w.nothingShape, "criterion-of-prohibition"},
		{w.sidesShape, "criterion-of-time"},
		{w.onlyWhenShape, "criterion-of-condition"},
		{w.deliveredShape, "criterion-of-delivery"},
		{w.deletedShape, "criterion-of-time"},
		{w.optionalShape, "criterion-of-optional"},
		{w.inARowShape, "criterion-of-number"},
		{w.demandShape, "criterion-of-number"},
		{w.refusedShape, ofParts},
		{w.valuesShape, ofParts},
		{w.bracketShape, ofParts},
		{w.tailShape, ofParts},
		{w.objectsShape, ofParts},
	} {
		if text := form.build(s); text != "" {
			return shaped{text: w.in(s, text), rule: form.rule}
		}
	}
	return w.againTest(s)
}

// againTest builds a test from the whole form of a statement, which is read as what
// happens, as the source puts it ("only a nurse may open it" happens to everybody else),
// of a command as what it does, and of a bare state as that of the product.
func (w *Specifier) againTest(s shape) shaped {
	d := s.d
	said := []string{s.fact, strings.TrimRight(d.Statement.Head, ". ")}
	if head, does := w.codeDeed(d); does != "" {
		said = append(said, head+" "+strings.TrimRight(does, ". "))
	}
	if w.isState(d.Statement) {
		said = append(said, phrasing.JoinWords(w.Product, "is", w.LowerStart(s.fact)))
	}
	if d.Statement.Label != "" {
		said = append(said, phrasing.JoinWords(w.LowerStart(d.Statement.Label)+":", w.LowerStart(s.fact)))
	}
	for _, s.fact = range said {
		if text, rule := w.sentenceShape(s, true); text != "" {
			return shaped{text: w.in(s, text), rule: rule, whole: true}
		}
	}
	if s.trigger == "" {
		return shaped{}
	}
	s.fact = strings.TrimRight(w.FirstSentence(d.fact0().Text), ". ")
	text, rule := w.caseShape(s)
	return shaped{text: text, rule: rule, whole: text != ""}
}

// exampleShape tests an example of the documentation by building it: "the manual holds
// an example of a nightly job".
func (w *Specifier) exampleShape(s shape) string {
	c, ok := w.ParseClause(s.fact)
	if !ok || s.trigger != "" || !w.HasWord(c.Subject, "check_documents") {
		return ""
	}
	_, shown, ok := strings.Cut(c.Rest, "example of ")
	if !ok {
		return ""
	}
	return w.Say("shape_example", "where", w.LowerStart(c.Subject), "text", shown)
}

// standardShape checks pages against the standard that they are to follow.
func (w *Specifier) standardShape(s shape) string {
	standard := w.StandardIn(s.fact)
	if standard == "" || s.trigger != "" || !w.HasWord(standard, "check_page_standards") || len(strings.Fields(s.fact)) > 10 {
		return ""
	}
	return w.Say("shape_standard", "standard", standard)
}

// parallelShape tries what is so of many at the same moment with a number of them:
// "concurrent requests for the same file cause one download".
func (w *Specifier) parallelShape(s shape) string {
	first, rest, ok := strings.Cut(s.fact, " ")
	if !ok || !w.Table.IsWord("check_together", "en", strings.ToLower(first)) || wording.Measures(s.fact) != nil && strings.Contains(s.fact, "20 ") {
		return ""
	}
	return w.Say("shape_parallel", "text", strings.ToLower(first)+" "+rest)
}

// uniqueShape tries two of the same within what they are unique in, and outside of it:
// "names are unique per group".
func (w *Specifier) uniqueShape(s shape) string {
	c, ok := w.ParseClause(s.fact)
	rest, cut := strings.CutPrefix(c.Rest, "unique")
	if !ok || !cut || c.Not || s.trigger != "" {
		return ""
	}
	thing := wording.Singular(w.LowerStart(strings.TrimSpace(c.Subject)))
	if rest = strings.TrimSpace(rest); rest == "" || len(strings.Fields(thing)) > 3 {
		return ""
	}
	within, aside, more := strings.Cut(rest, ", ")
	for _, lead := range []string{"per ", "within a ", "within an ", "in a ", "in each ", "for each "} {
		scope, ok := strings.CutPrefix(within, lead)
		if !ok || len(strings.Fields(scope)) > 3 {
			continue
		}
		if more {
			aside = ", " + aside
		}
		return w.Say("shape_unique", "thing", w.withoutArticle(thing), "scope", scope, "aside", aside)
	}
	return ""
}

// withoutArticle is a name without the article in front of it.
func (w *Specifier) withoutArticle(name string) string {
	first, rest, more := strings.Cut(name, " ")
	if more && w.Table.IsWord("articles", "en", strings.ToLower(first)) {
		return rest
	}
	return name
}

// onlyByShape tries what one role alone may do as somebody else: "limits are set by the
// supervisor only".
func (w *Specifier) onlyByShape(s shape) string {
	for _, lead := range []string{" by ", " for ", " to "} {
		at := strings.LastIndex(s.fact, lead)
		if at < 1 || w.InBrackets(s.fact, at) {
			continue
		}
		who, only := strings.CutSuffix(s.fact[at+len(lead):], " only")
		if !only {
			who, only = strings.CutPrefix(s.fact[at+len(lead):], "only ")
		}
		name, person := w.PersonIn(who)
		if !only || !person || name == "" {
			continue
		}
		return w.Say("shape_only_by", "text", s.fact[:at]+lead+who)
	}
	return ""
}

// insteadShape tests that what a statement puts something in the place of is not done:
// "slows down instead of dropping lines".
func (w *Specifier) insteadShape(s shape) string {
	at := strings.Index(s.fact, " instead of ")
	if at < 1 || w.InBrackets(s.fact, at) {
		return ""
	}
	text, former := strings.TrimRight(s.fact[:at], ", "), s.fact[at+len(" instead of "):]
	if len(strings.Fields(text)) < 3 || strings.ContainsAny(former, ",;:") {
		return ""
	}
	if w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(former))) {
		return "" // "by the readings instead of by heads" says how it is done
	}
	if verb, object, more := strings.Cut(former, " "); more && strings.HasSuffix(verb, "ing") && object != "" {
		return w.Say("shape_instead_deed", "text", text, "former", former)
	}
	if len(strings.Fields(former)) > 4 || strings.Contains(text, " can ") || strings.Contains(text, " may ") { // a choice: "a photo instead of a signature"
		return ""
	}
	return w.Say("shape_instead_thing", "text", text, "former", former)
}

// nothingShape looks for what is excluded behind a comma: "one shop, nothing that helps
// to win".
func (w *Specifier) nothingShape(s shape) string {
	text, excluded, ok := strings.Cut(s.fact, ", nothing that ")
	if !ok || strings.ContainsAny(excluded, ",;") {
		return ""
	}
	base, deed := w.BaseForm(excluded)
	if !deed {
		return ""
	}
	return w.Say("shape_nothing", "text", text, "excluded", base)
}

// outage finds what a statement is to do without, and for how long.
var outage = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?),? without (?:a |an |any |the )?(\p{L}+)(?: connection| coverage)?(?:,? for (?:as long as |up to |at least )?(\d[\p{L}\d., ]*?))?( in the [\p{L} ]+| and \p{L}+s .+)?$`)
})

// offline finds that something works offline, where it does, and what it makes up for later.
var offline = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) offline((?: too| as well)?(?: (?:on|in|at) [^,;]+?)?)( and \p{L}+s .+)?$`)
})

// outageShape switches off what a statement is to do without: "the scanner works without
// a network".
func (w *Specifier) outageShape(s shape) string {
	m := outage().FindStringSubmatch(offline().ReplaceAllString(s.fact, "$1$2 without a network$3"))
	if m == nil || !w.Table.IsWord("check_outages", "en", m[2]) || w.HasWord(m[1], "negatives") {
		return ""
	}
	c, ok := w.ParseClause(m[1])
	if verb := strings.ToLower(phrasing.LeadingWord(w.Base(c))); !ok || !w.Table.IsWord("check_carry_on", "en", verb) {
		return ""
	}
	key := "shape_outage"
	if s.trigger != "" {
		key = "shape_outage_case" // the case tells that it is gone
	}
	head, time := cutTime(withoutHangingAdverb(m[1]))
	place, then := m[4], ""
	if deed, ok := strings.CutPrefix(place, " and "); ok { // what it makes up for when it is back
		place, then = "", w.Say("shape_outage_then", "text", phrasing.JoinWords(w.LowerStart(c.Subject), deed))
	}
	return w.Say(key, "thing", m[2], "time", phrasing.OrElse(strings.TrimSpace(m[3]), phrasing.OrElse(time, w.Say("shape_hour"))), "text", head+place) + then
}

// withoutHangingAdverb takes off what led to the outage that was cut behind it: "with gloves
// on | and usually".
func withoutHangingAdverb(text string) string {
	for _, word := range []string{" usually", " mostly", " often", " even", " and"} {
		text = strings.TrimSuffix(text, word)
	}
	return strings.TrimRight(text, ", ")
}

// spanAtEnd finds how long something goes on at the end of what goes on.
var spanAtEnd = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) for (?:at least |up to )?((?:\d+|an?|one|two|three|four|five|six|seven) (?:minute|hour|day|week|month)s?)$`)
})

// cutTime takes how long something goes on from its end: "keeps working | for a day".
func cutTime(text string) (head, time string) {
	m := spanAtEnd().FindStringSubmatch(text)
	if m == nil {
		return text, ""
	}
	return m[1], m[2]
}

// sidesShape looks on both sides of the moment that ends something: "the lamp blinks
// until somebody answers".
func (w *Specifier) sidesShape(s shape) string {
	if s.trigger != "" {
		return ""
	}
	for _, lead := range []string{" until ", " till "} {
		at := strings.Index(s.fact, lead)
		if at < 1 || w.InBrackets(s.fact, at) || strings.Contains(s.fact[at+len(lead):], lead) {
			continue
		}
		text, event := strings.TrimRight(s.fact[:at], ", "), strings.TrimRight(s.fact[at+len(lead):], ". ")
		c, clause := w.ParseClause(event)
		head, whole := w.ParseClause(text)
		if !clause || !whole || strings.ContainsAny(event, ",;") || strings.Contains(text, ", ") || w.pointsBack(c.Subject) || wording.Measures(event) != nil || head.Not {
			return ""
		}
		return w.Say("shape_until", "text", text, "event", w.LowerStart(event))
	}
	return ""
}

// countInARow finds how often something comes in a row.
var countInARow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) after (\d{1,4}) ([\p{L} -]+?) in a row(?:$|[,;])`)
})

// inARowShape counts up to what brings something about: "is locked after 5 wrong
// passwords in a row".
func (w *Specifier) inARowShape(s shape) string {
	m := countInARow().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" {
		return ""
	}
	return w.Say("shape_in_a_row", "before", oneLess(m[2]), "count", m[2], "things", m[3], "text", m[1])
}

// demanded finds how many of something are needed.
var demanded = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:needs?|requires?) (two|three|four|five|[2-9]) (\p{L}[\p{L}-]+)(?: for (?:each|every) (\p{L}+))?$`)
})

// demandShape tries with one less than is needed: "a transfer needs two signatures".
func (w *Specifier) demandShape(s shape) string {
	c, ok := w.ParseClause(s.fact)
	m := demanded().FindStringSubmatch(phrasing.JoinWords(c.Verb, c.Rest))
	if !ok || c.Not || m == nil {
		return ""
	}
	fewer, things := oneLess(m[1]), m[2]
	if less, known := w.Table.Words["check_less"].Paired("en", m[1]); known {
		fewer = less
	}
	if fewer == "one" || fewer == "1" {
		things = wording.Singular(things)
	}
	return w.Say("shape_demand", "text", s.fact, "fewer", fewer, "things", things)
}

// oneLess is the number before a whole one.
func oneLess(number string) string {
	digits := []byte(number)
	for i := len(digits) - 1; i >= 0; i-- {
		if digits[i] > '0' {
			digits[i]--
			break
		}
		digits[i] = '9'
	}
	return strings.TrimLeft(string(digits), "0")
}
