package designing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// deed tells who does what the title of a requirement says.
type deed int

// The doers of a deed. A title in the imperative names none, so that only the
// statement of its requirement can tell.
const (
	deedOpen      deed = iota // the statement does not tell
	deedOfProduct             // "the portal MUST reject …"
	deedOfPerson              // "a member MUST be able to …"
	deedDone                  // "a job MUST be downloaded …": by nobody it names
)

// doneBy reads from the statement of a requirement who does what it says, and
// the person where it is one's deed.
func (g *Designer) doneBy(r *specs.Requirement, part string) (deed, string) {
	if len(r.Description) == 0 {
		return deedOpen, ""
	}
	subject, tail := g.cutModal(specs.Plain(r.Description[0].Text))
	first := strings.ToLower(phrasing.LeadingWord(tail))
	switch able, can := strings.CutPrefix(tail, "be able to "); {
	case subject == "" || strings.EqualFold(first, "not"):
		return deedOpen, ""
	case can && able != "":
		return deedOfPerson, g.whoOf(r, subject)
	case first == "be":
		return deedDone, ""
	case g.allows(first):
		if who := strings.ToLower(phrasing.LeadingWord(strings.TrimSpace(tail[len(first):]))); g.Table.IsWord("anybody", "en", who) {
			return deedOfPerson, who // whoever wishes it of the product is not who does it
		}
		return deedOpen, ""
	case g.isProduct(subject) || g.isPart(subject, part):
		return deedOfProduct, ""
	}
	return deedOpen, ""
}

// cutModal parts a statement at its obligation: the subject without the
// condition before it, and what the subject has to do.
func (g *Designer) cutModal(text string) (subject, tail string) {
	at, width := -1, 0
	for _, modal := range []string{" MUST ", " SHOULD ", " MAY "} {
		if i := strings.Index(text, modal); i > 0 && (at < 0 || i < at) {
			at, width = i, len(modal)
		}
	}
	if at < 0 {
		return "", ""
	}
	subject = text[:at]
	first := strings.ToLower(phrasing.LeadingWord(subject))
	if i := strings.LastIndex(subject, ", "); i > 0 && (g.Table.IsWord("subordinators", "en", first) || g.Table.IsWord("prepositions", "en", first) || first == "where") {
		subject = subject[i+2:]
	}
	return strings.TrimSpace(subject), strings.TrimRight(strings.TrimSpace(text[at+width:]), ". ")
}

// isProduct says that a subject is the product under its name or as the kind of
// program it is.
func (g *Designer) isProduct(subject string) bool {
	low := strings.ToLower(subject)
	if strings.EqualFold(strings.TrimPrefix(low, "the "), strings.TrimPrefix(strings.ToLower(g.Product), "the ")) {
		return true
	}
	name, the := strings.CutPrefix(low, "the ")
	return the && (slices.Contains(g.d.Words["product_kinds"].In("en"), name) || g.Table.IsWord("programs", "en", name))
}

// allows says that a verb hands the deed on to somebody else.
func (g *Designer) allows(verb string) bool {
	return slices.Contains(g.d.Words["allows"].In("en"), verb)
}

// whoOf is the person whose deed it is: the role that the requirement is told
// of, else the subject of the statement.
func (g *Designer) whoOf(r *specs.Requirement, subject string) string {
	if f := g.factAt(r); f != nil && f.Actor != "" {
		if who, known := g.Person(f.Actor); known {
			return wording.Article(who) + " " + who
		}
	}
	low := strings.ToLower(subject)
	if _, person := g.PersonIn(subject); !person || low == "a user" || low == "users" {
		return g.say("people")
	}
	return g.phrase(subject)
}

// pointsAway says that a pronoun of a phrase means something that the phrase
// does not name: "tell its administrators", "build applications on it".
func (g *Designer) pointsAway(text string) bool {
	one, many := false, false
	for i, t := range phrasing.ClauseTokens(text) {
		switch {
		case g.Table.IsWord("articles", "en", t.Low) || t.Low == "each" || t.Low == "every" || t.Low == phrasing.CodeWord:
			one = true
		case t.Low == "it" || t.Low == "its" || t.Low == "itself":
			if !one {
				return true
			}
		case t.Low == "them" || t.Low == "these" || t.Low == "those":
			if !many {
				return true
			}
		case i > 0 && phrasing.IsPluralNoun(t.Low):
			many = true
		}
	}
	return false
}

// addDeed sorts a title in the imperative by who does it.
func (g *Designer) addDeed(d *duties, r *specs.Requirement, text, part string) {
	if rule := g.ensured(r); rule != "" {
		if utf8.RuneCountInString(rule) <= maxDutyText && !g.pointsAway(rule) {
			d.rules, d.sure = append(d.rules, rule), append(d.sure, rule)
		}
		return
	}
	kind, who := g.doneBy(r, part)
	if kind == deedOpen {
		if who = g.doer(r, text); who != "" && who != g.say("people") {
			kind = deedOfPerson
		}
	}
	switch {
	case kind == deedDone:
		g.addDone(d, r)
	case g.pointsAway(text):
	case kind == deedOfPerson:
		if d.lets[who] == nil {
			d.who = append(d.who, who)
		}
		d.lets[who] = append(d.lets[who], g.theirOwn(strings.ReplaceAll(text, " and can ", " and ")))
	case kind == deedOfProduct:
		d.does = append(d.does, g.ThirdAll(text))
	}
}

// ensured is what the product has to make sure of, in the words of the statement: nobody
// does it who wishes for it. Empty for any other statement.
func (g *Designer) ensured(r *specs.Requirement) string {
	if g.Language == "zh" || len(r.Description) == 0 {
		return ""
	}
	_, tail := g.cutModal(specs.Plain(r.Description[0].Text))
	rule, ok := strings.CutPrefix(tail, "make sure that ")
	if !ok {
		return ""
	}
	return rule
}

// theirOwn says of a deed in the imperative whose own a thing is: "cancel one's own appointment"
// is what somebody does with their own one.
func (g *Designer) theirOwn(text string) string {
	words := strings.Split(text, " ")
	for i := len(words) - 1; i > 0; i-- {
		if words[i] == "own" && words[i-1] == "one's" {
			words[i-1] = "their"
		}
		if words[i] == "own" && !g.Table.IsWord("determiners", "en", strings.ToLower(words[i-1])) {
			words[i] = "their own"
		}
	}
	return strings.Join(words, " ")
}

// addDone makes what is done to a thing a rule, in the words of its statement.
func (g *Designer) addDone(d *duties, r *specs.Requirement) {
	c, ok := g.ParseClause(strings.TrimRight(specs.Plain(r.Description[0].Text), ". "))
	if !ok {
		return
	}
	if text, ok := g.Indicative(c); ok && utf8.RuneCountInString(text) <= maxDutyText && !g.pointsAway(text) {
		d.rules = append(d.rules, g.phrase(text))
		if g.firmRule(c, text) {
			d.sure = append(d.sure, g.phrase(text))
		}
	}
}

// firmRule says that a clause is a sentence beyond doubt: a bare noun before a verb
// may as well be the name of a thing ("printer for day passes"), and an aside behind
// a comma is talk.
func (g *Designer) firmRule(c phrasing.Clause, text string) bool {
	first := strings.ToLower(phrasing.LeadingWord(c.Subject))
	named := c.Form != phrasing.ThirdVerb || g.Table.IsWord("articles", "en", first) || slices.Contains([]string{"each", "every", "no", "nobody"}, first) || !phrasing.IsPlainWord(phrasing.LeadingWord(c.Subject))
	return named && !strings.Contains(text, ", that")
}

// tellsOfDeed says that a title is a deed in the imperative and not the name of a
// thing that begins with a like word: its statement uses the same verb.
func (g *Designer) tellsOfDeed(r *specs.Requirement, text string) bool {
	acts := g.actsFirst(text)
	if g.Language == "zh" || len(r.Description) == 0 || !acts && !g.Table.StartsWith("verbs", "en", text) {
		return acts
	}
	_, tail := g.cutModal(specs.Plain(r.Description[0].Text))
	verb := strings.ToLower(phrasing.LeadingWord(text))
	tail = strings.TrimPrefix(tail, "be able to ")
	first := strings.ToLower(phrasing.LeadingWord(tail))
	switch {
	case first == verb:
		return true
	case first == "be" || g.allows(first):
		return slices.Contains(strings.Fields(strings.ToLower(tail)), g.DoneForm(verb)) || acts && first != "provide"
	}
	return acts && first != "have" && first != "offer"
}

// namedByDeed says that a Chinese title begins with what somebody does, as a verb or
// as the wish of its story does. The card "计时器" is named by a thing.
func (g *Designer) namedByDeed(r *specs.Requirement, text string) bool {
	if r.Story.Want == "" || g.opensDeed(text) {
		return true
	}
	want := specs.Plain(r.Story.Want)
	for _, able := range []string{"能够", "可以", "能"} {
		want = strings.TrimPrefix(want, able)
	}
	first := []rune(text)
	return strings.HasPrefix(want, string(first[:min(2, len(first))]))
}

// opensDeed says that a Chinese phrase begins with a verb, or with a word that leads to one.
func (g *Designer) opensDeed(text string) bool {
	return g.Table.StartsWith("verbs", "zh", text) || g.Table.StartsWith("deed_coverbs", "zh", text)
}

// minTold is how many things a duty in the form of a sentence has to tell.
const minTold = 2

// thin says that the sentence which the sorted requirements allow would leave
// out most of what the part is for.
func (d *duties) thin() bool {
	told := 0
	switch {
	case len(d.who) > 0:
		told = len(d.lets[d.who[0]]) + len(d.does) + min(len(d.sure), 1)
	case len(d.does) > 0 && len(d.names) > 2*len(d.does):
		return true // what it mostly does is told by things
	case len(d.does) > 0:
		told = len(d.does) + min(len(d.code), 1)
	case len(d.code) > 0:
		return false
	case len(d.names) > 0:
		return true
	default:
		told = len(d.rules)
	}
	return told < minTold && len(d.titles) > told
}

// coversThese lists what a part is for by the names of things and deeds, where no
// sentence is certain to say who does them. Titles that are sentences of their own
// stand there only where nothing else does.
func (g *Designer) coversThese(d *duties) string {
	var list, clauses []string
	for _, title := range d.titles {
		switch {
		case g.pointsAway(title):
		case slices.Contains(d.deeds, title):
			list = append(list, g.doingAll(title))
		case g.clausal(title):
			clauses = append(clauses, title)
		default:
			list = append(list, g.NounPhrase(title))
		}
	}
	if len(list) == 0 && len(clauses) > 0 {
		return g.say("duty_rules", "list", g.ruled(clauses))
	}
	if len(list) == 0 {
		list = d.titles
	}
	list = phrasing.FirstN(list, maxDuties)
	if slices.ContainsFunc(list, func(text string) bool { return strings.Contains(text, ", ") || strings.Contains(text, " and ") }) {
		return g.say("duty_covers", "list", strings.Join(list, g.say("semicolon")))
	}
	return g.say("duty_covers", "list", g.Join(list, 0))
}

// doingAll puts the verbs of a deed into the form in -ing, also those further on:
// "send a bill and pass it on" becomes "sending a bill and passing it on".
func (g *Designer) doingAll(deed string) string {
	words := strings.Split(g.Doing(deed), " ")
	for i := 2; i+1 < len(words); i++ {
		row := words[i-1] == "and" || words[i-1] == "or" || strings.HasSuffix(words[i-1], ",")
		next := strings.ToLower(words[i+1])
		if row && g.Table.IsWord("verbs", "en", words[i]) && (g.FirmObject(next) || g.Table.IsWord("articles", "en", next) || next == "it" || next == "them") {
			words[i] = g.Doing(words[i])
		}
	}
	return strings.Join(words, " ")
}

// clausal says that a title is a sentence and not the name of a thing.
func (g *Designer) clausal(title string) bool {
	_, ok := g.ParseClause(title)
	first := strings.ToLower(phrasing.LeadingWord(title))
	return ok || g.tellsDeed(title) || g.saysState(title) || g.Table.IsWord("subordinators", "en", first)
}

// saysState says that a title tells what becomes of something, though its subject is no
// plain noun: "everything but the charts is deleted after 18 months".
func (g *Designer) saysState(title string) bool {
	words := strings.Fields(strings.ToLower(title))
	for i := 1; i+1 < len(words); i++ {
		if words[i] != "is" && words[i] != "are" || g.Table.IsWord("relatives", "en", words[i-1]) || g.Table.IsWord("asking", "en", words[i-1]) {
			continue
		}
		if _, done := g.Participle(words[i+1]); done && !g.Table.IsWord("asking", "en", words[0]) {
			return true
		}
	}
	return false
}
