package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// course is how a statement is tested by itself: what a test shows of it, and
// the empty, repeated, refused or failed case that belongs to it.
type course struct {
	Main, also string
	Rule       string // by which form of the statement main was made
	alsoRule   string
	rank       courseRank
	plain      bool     // main only says the statement again: worth it where nothing else is there
	same       []string // topics that would test the same
	joined     bool     // the second test is of a second deed that the statement joins
}

// courseRank says how much of the statement a course has taken up, and with that
// what else is worth testing before its second half.
type courseRank int

const (
	looseCourse courseRank = iota // a thing or a property: what is known of its kind says more
	actCourse                     // a deed with its object
	firmCourse                    // a time, a condition or a prohibition: both halves belong together
)

// check is a criterion made by a rule.
type check struct {
	text, rule string
	firm       bool // a part of what the statement asks for, that is tested however many criteria there are
}

// The rules by which a criterion was derived.
const (
	FromStatement = "criterion-from-statement"
	onFailure     = "criterion-on-failure"
	ofNotify      = "criterion-of-notify"
	counterCase   = "criterion-of-counter-case"
)

// checksOf are the criteria that rules derive from a statement, the best first.
// Where the source tells its course itself, numbers and counter-cases lead.
func (w *Specifier) checksOf(d *Draft) []check {
	if d.lists() {
		return w.listChecks(d)
	}
	if len(d.windows) > 0 {
		return w.windowChecks(d)
	}
	if faults := w.faultChecks(d); len(faults) > 0 {
		return faults
	}
	if own := w.ownCourses(d); own.Main != "" {
		return []check{{text: own.Main, rule: own.Rule}}
	}
	if whole := w.wholeCourse(d); whole.Main != "" {
		return []check{{text: whole.Main, rule: whole.Rule, firm: true}}
	}
	if d.Rule {
		if checks := w.ruleChecks(d); len(checks) > 0 {
			return checks
		}
	}
	d = w.withNames(d)
	c := w.CourseOf(d)
	mainly, also := check{text: c.Main, rule: phrasing.OrElse(c.Rule, FromStatement)}, check{text: c.also, rule: phrasing.OrElse(c.alsoRule, counterCase)}
	mainly.firm = w.Language != "zh" && !w.mainTold(d) && (!c.plain || len(d.Statement.More) == 0 || !strings.Contains(w.unframedDenial(c.Main), ": ")) // a list may be cut where the clauses behind it begin
	also.firm = mainly.firm && (c.alsoRule == FromStatement || c.alsoRule == ofParts)
	mainly, also = inOne(c, d, mainly, also)
	var bound, topic, listed check
	bound.text, bound.rule = w.boundCriterion(d)
	if c.Rule == "" && !w.IsChange(d.Fact) {
		if listed = (check{text: w.partsCheck(d), rule: ofParts}); listed.text == "" {
			listed = check{text: w.orderCheck(d), rule: "criterion-of-order", firm: c.alsoRule == ofParts} // filters do not stand for the order
		}
	}
	if listed.text != "" && c.rank != firmCourse && !also.firm {
		also = check{} // what it says itself is worth more than what is so of all deeds of its kind
	}
	if t := w.topicOf(d); w.IsChange(d.Fact) && !w.adds(d) {
		bound = check{} // what it is about is there, and no subject of this
	} else if t == nil || !slices.Contains(c.same, t.ID) {
		topic.text, topic.rule = w.topicCriterion(d)
	}
	topic, bound = withoutTwins(c, topic, bound, w.boundIn(d))
	if b := w.boundIn(d); b != nil && w.awaited(d, b, mainly.text) {
		mainly, bound = check{text: w.Say("bound_wait_joined", b.pairs("text", mainly.text)...), rule: bound.rule, firm: mainly.firm}, check{}
		if topic.rule != ofNotify {
			topic = check{} // what is known of other kinds may be about the words of the condition
		}
		if cond, ok := w.ParseClause(w.conditionOf(d.Statement.Trigger)); !ok || !cond.Not || !strings.Contains(cond.Rest, " within ") {
			also = check{} // just short of it is the case in which it is not so
		}
	} else if c.Rule == "criterion-of-time" || c.Rule == ofCases {
		bound = check{} // the time is tested, and no case of several by its number alone
	} else if b := w.boundIn(d); b != nil && w.toldByBound(d, b) {
		mainly = check{}
		if w.Language == "zh" && b.key == "bound_wait" || w.Language != "zh" && (b.key == "bound_above" || b.key == "bound_below") {
			topic, also = check{}, check{} // it tells all of the statement: what is known of its kind would only fill the place
		}
	}
	stated := slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return w.Table.Weak.Observable(specs.Plain(c.Text)) })
	if b := w.boundIn(d); b != nil && b.key == "bound_within" && w.Language != "zh" && w.conjunctWith(d.Statement.Head, b.m.Text) != "" {
		mainly.firm = mainly.text != "" // the number is that of the second of two deeds
	} else if c.plain && (bound.text != "" || stated && (w.Language == "zh" || !mainly.firm || !d.Statement.Whole && d.Statement.Phrase == "")) {
		mainly = check{}
	}
	var out []check
	told := slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return !w.saysOtherwise(c.Text) })
	switch {
	case also.firm:
		bound.firm = true
		out = []check{mainly, also, bound, listed, topic}
	case c.rank == looseCourse:
		out = []check{bound, listed, topic, mainly, also}
	case told && c.Rule == "" && w.Language != "zh":
		out = []check{bound, listed, mainly, also, topic}
	case told && c.Rule == "":
		out = []check{bound, listed, also, topic, mainly}
	case c.rank == firmCourse:
		out = []check{mainly, bound, also, topic}
	case listed.rule == ofParts && c.plain:
		out = []check{listed, bound, topic, mainly} // what only repeats the statement comes last
	case listed.rule == ofParts:
		out = []check{listed, bound, mainly, topic} // each of the values says more than that all are there
	default:
		out = []check{mainly, bound, listed, topic, also}
	}
	out = append(append(out, check{text: w.doneInTime(d, c.Main), rule: ofDoneInTime, firm: true}, check{text: w.keptFrom(d), rule: "criterion-on-rights", firm: true}, check{text: w.heldInResult(d), rule: "criterion-of-number", firm: true}), w.pairChecks(d)...)
	return slices.DeleteFunc(out, func(c check) bool { return c.text == "" })
}

// withNames is a draft whose statement names what "it" and "its" mean in the condition: the
// condition stands elsewhere in a test, or the product that acts would be taken for the owner.
func (w *Specifier) withNames(d *Draft) *Draft {
	named := w.NamedIn(d.Fact, d.Statement)
	if named.Phrase == d.Statement.Phrase && named.Clause.Rest == d.Statement.Clause.Rest {
		return d
	}
	e := *d
	e.Statement = named
	return &e
}

// inOne puts the tests of two deeds that a statement joins into one criterion, where the
// source states criteria of its own and there is room for one beside them.
func inOne(c course, d *Draft, mainly, also check) (one, rest check) {
	if !also.firm || !c.joined || len(d.Requirement.Criteria) < 2 {
		return mainly, also
	}
	mainly.text = strings.TrimRight(mainly.text, ".") + "; " + wording.LowerFirst(also.text)
	return mainly, check{}
}

// withoutTwins leaves out what is known of a kind of thing, and the test of a number, where
// the course of the statement is just that test already.
func withoutTwins(c course, topic, bound check, b *bound) (ofKind, ofNumber check) {
	if c.Rule != "" && topic.rule == c.Rule {
		topic = check{}
	}
	if c.Rule == "criterion-of-number" && b != nil && numbersIn(c.Main, b.m.Text) {
		bound = check{}
	}
	return topic, bound
}

// mainTold says that a criterion of the source speaks of what a statement itself says,
// and not only of an exception, a number or a time of it.
func (w *Specifier) mainTold(d *Draft) bool {
	said := strings.TrimRight(w.FirstSentence(d.Statement.Head), ". ")
	return slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool {
		return w.Overlap(specs.Plain(c.Text), said) >= toldShare && len(w.KeyWords(c.Text))*2 >= len(w.KeyWords(said))
	})
}

// toldShare is the share of its words that a criterion has in common with the statement
// of which it tells.
const toldShare = 0.6

// toldByBound says that the test of a number tells the whole course: how soon
// something comes in its case, what is refused above a limit, and how long
// something is kept.
func (w *Specifier) toldByBound(d *Draft, b *bound) bool {
	if _, relative, ok := strings.Cut(b.source[:b.m.Start], " that "); ok && openFor(relative) {
		return false // that the thing itself is kept is a test of its own
	}
	switch b.key {
	case "bound_within":
		return d.Statement.Trigger != "" && w.conjunctWith(d.Statement.Head, b.m.Text) == ""
	case "bound_above_refused":
		return true
	case "bound_above", "bound_below":
		if w.Language != "zh" && d.Statement.Trigger == "" && d.Statement.Whole && strings.Contains(d.Statement.Clause.Subject, b.m.Text) && len(wording.Measures(b.source)) == 1 {
			return true // which things it is done to, on both sides of the limit
		}
	}
	if w.Language == "zh" && b.key == "bound_wait" && d.Statement.Trigger != "" {
		act := w.withoutSystem(strings.TrimRight(d.Statement.Head, "。；"))
		if within, ok := strings.CutPrefix(w.bareFact(act), "在"); ok && !strings.Contains(act, b.m.Text) && len(wording.Measures(act)) == 1 && !strings.ContainsAny(within, "，") {
			return true // 满 5 分钟时，在 30 秒内通知: both times are told
		}
		return w.beginsAct(act) && utf8.RuneCountInString(act) <= maxActRunes && !strings.Contains(act, b.m.Text) // it does, once, when the time is over
	}
	return d.Statement.Trigger == "" && (b.key == "bound_until" && (w.Language == "zh" || b.m.Op != "≤") || b.key == "bound_lasts") // to be kept is all that it says
}

// awaited says that a test of what happens in its case names the time or the number at which
// it happens: that nothing happens before that is told in the same test.
func (w *Specifier) awaited(d *Draft, b *bound, main string) bool {
	_, given := phrasing.CutFold(main, w.Say("given_that", "text", ""))
	return given && w.Language != "zh" && (b.key == "bound_wait" || b.key == "bound_reach") && d.Statement.Trigger != "" && numbersIn(main, b.m.Text) && !strings.Contains(main, "; ")
}

// CourseOf finds the form of a statement that says how it is tested.
func (w *Specifier) CourseOf(d *Draft) course {
	if d.rest != "" {
		return course{}
	}
	if name, _, ok := d.setting(); ok {
		return course{Main: w.Say("crit_setting", "name", name), also: w.Say("crit_setting_kept", "name", name), rank: actCourse}
	}
	if w.IsChange(d.Fact) {
		return w.changeCourse(d)
	}
	if c := w.flagCourse(d); c.Main != "" {
		return c // its values may be words that mean something elsewhere: "auto|always|never"
	}
	if c := w.knownCourse(d); c.Main != "" {
		return c
	}
	if w.Language == "zh" {
		return w.chineseCourse(d)
	}
	for _, form := range []func(*Draft) course{w.insteadCourse, w.countedCourse, w.endpointCourse, w.exceptCourse, w.butCourse, w.evenCourse, w.casesCourse, w.gateCourse, w.timeCourse, w.caseCourse, w.sentenceCourse, w.deniedCourse, w.whoCourse, w.onlyCourse, w.untilEventCourse, w.conditionCourse, w.trailingCourse, w.codeCourse, w.deedsOnCourse, w.entryCourse, w.personCourse, w.recipientCourse, w.machineCourse, w.listCourse, w.ruleCourse} {
		if c := form(d); c.Main != "" {
			return c
		}
	}
	if c := w.stateCourse(d); c.Main != "" {
		return c
	}
	return w.thingCourse(d)
}

// stateCourse tests the state of each of several things that a story wishes for, "every look
// at a file logged", as the clause that it is.
func (w *Specifier) stateCourse(d *Draft) course {
	if d.Fact == nil {
		return course{}
	}
	state := w.WishedState(strings.TrimRight(w.wanted(d), ". "))
	e := *d
	e.Statement = w.TakeApart(state)
	if first := strings.ToLower(phrasing.LeadingWord(state)); first != "every" && first != "each" || !e.Statement.Whole {
		return course{}
	}
	for _, form := range []func(*Draft) course{w.machineCourse, w.ruleCourse} {
		if c := form(&e); c.Main != "" && !c.plain {
			return c
		}
	}
	return course{}
}

// testedFact is a statement as what happens: "shows the plan" with who shows it.
// Empty for the name of a thing.
func (w *Specifier) testedFact(d *Draft) string {
	st := d.Statement
	switch {
	case w.storyLead(st):
		return ""
	case st.Whole:
		if text, ok := w.Indicative(st.Clause); ok {
			return w.LowerStart(text)
		}
	case st.Phrase != "" && (d.Person || st.Person || !st.Third && w.LooksPersonal(st.Phrase)):
		return w.Say("crit_role", "actor", d.Actor, "want", w.Impersonal(st.Phrase))
	case st.Phrase != "":
		return w.Product + " " + w.ThirdAll(st.Phrase)
	}
	return ""
}

// storyLead says that a statement is still a user story: "As a guest, I want".
func (w *Specifier) storyLead(st phrasing.Statement) bool {
	if st.Trigger == "" && st.Clause.Subject == "" && w.Table.IsWord("story_leads", "en", phrasing.LeadingWord(st.Head)) && phrasing.SaysI(st.Head) {
		return true
	}
	return strings.EqualFold(st.Clause.Subject, "i") || w.Table.IsWord("story_leads", "en", phrasing.LeadingWord(st.Trigger)) && !strings.HasPrefix(strings.ToLower(st.Trigger), "as soon") && !strings.HasPrefix(strings.ToLower(st.Trigger), "as long")
}

// deniedCourse tests what must not be: by somebody who tries it, by two who do
// it at the same moment, else by trying to bring it about.
func (w *Specifier) deniedCourse(d *Draft) course {
	c := d.Statement.Clause
	denied := w.forbids(d) || d.Statement.Whole && c.Adverb == "never"
	fact := w.testedFact(d)
	if !denied || d.Statement.Trigger != "" || fact == "" {
		return course{}
	}
	out := course{Rule: "criterion-of-prohibition", rank: firmCourse}
	name, person := w.PersonIn(c.Subject)
	if person && w.Table.IsWord("no_attempts", "en", phrasing.LeadingWord(w.Base(c))) {
		return course{} // nobody tries to need a booking, or to pay
	}
	if edges := w.everybodyShape(shape{d: d, fact: fact}); edges != "" {
		out.Main = edges
		return out
	}
	switch {
	case person && strings.HasPrefix(w.Base(w.DeniedAlone(c)), "be "):
		out.Main, out.plain = w.plainly(fact), true // nobody tries to be proposed
	case person && !w.Table.IsWord("no_subjects", "en", phrasing.LeadingWord(c.Subject)):
		out.Main = w.deniedTo(name, w.Base(w.DeniedAlone(c)))
	case w.HasPhrase(" "+strings.ToLower(fact)+" ", "check_parallel"):
		out.Main = phrasing.OrElse(w.sameShape(shape{d: d, fact: fact}), w.Say("check_at_once", "text", fact))
	default:
		out.Main, out.plain = w.Say("check_denied", "text", fact), true
	}
	return out
}

// whoCourse tests what only some may do by somebody else who tries it: "only a
// referee confirms a goal".
func (w *Specifier) whoCourse(d *Draft) course {
	fact := w.testedFact(d)
	subject, ok := phrasing.CutFold(d.Statement.Clause.Subject, "only ")
	if !ok || !d.Statement.Whole || fact == "" {
		return course{}
	}
	some, _, _ := strings.Cut(subject, " with ") // "nurses with the same qualification"
	if _, person := w.PersonIn(some); !person {
		return course{}
	}
	return course{Main: w.Say("check_who", "text", fact), Rule: "criterion-on-rights", rank: firmCourse}
}

// otherwise is what a test shows without the condition: the contrary of the
// fact, where that can be said in a few words.
func (w *Specifier) otherwise(none, contrary, text, fact string) string {
	if c, ok := w.ParseClause(fact); ok && len(fact) <= maxContrary {
		if not := w.opposite(c); not != "" {
			return w.Say(contrary, "text", text, "contrary", not)
		}
	}
	if len(fact) > maxDenied || strings.Contains(fact, ": ") || strings.Contains(fact, " not ") || strings.Contains(fact, " never ") {
		return "" // a denial of a denial, and of a list, tells nobody what to see
	}
	return w.Say(none, "text", text, "fact", w.LowerStart(fact))
}

// maxContrary is how many bytes a fact has at most whose contrary is said, and maxDenied
// one of which only is said that it does not come about: "none of this" would point at
// whatever criterion stands before it.
const (
	maxContrary = 90
	maxDenied   = 130
)

// opposite turns a clause into its contrary: "a device does not confirm it"
// becomes "a device confirms it". Empty where more than one thing is said.
func (w *Specifier) opposite(c phrasing.Clause) string {
	subject := w.LowerStart(c.Subject)
	if owned := w.ownedInstead(c); owned != "" {
		return owned
	}
	if rest := " " + c.Rest; strings.Contains(rest, " not ") || strings.Contains(rest, " no ") || strings.Contains(rest, " never ") {
		return "" // a denial of its own
	}
	if c.Adverb != "" || strings.Contains(" "+c.Rest, " and ") || strings.Contains(c.Rest, " or ") || strings.Contains(c.Rest, " but ") || strings.Contains(c.Rest, ", ") {
		return ""
	}
	for _, pair := range [][2]string{{"nobody", "somebody"}, {"no one", "somebody"}, {"nothing", "something"}} {
		if rest, ok := phrasing.CutFold(subject, pair[0]); ok {
			if strings.HasPrefix(rest, "else") {
				rest = " " + rest
			}
			c.Subject = pair[1] + rest
			return c.Text()
		}
	}
	first := strings.ToLower(phrasing.LeadingWord(subject))
	if strings.Contains(subject, " whoever ") {
		return "" // two clauses in one
	}
	if w.Table.IsWord("no_subjects", "en", first) || first == "all" || first == "every" || first == "each" {
		return ""
	}
	c.Subject = subject
	switch {
	case c.Form == phrasing.DoVerb && c.Not && !c.Plural():
		return phrasing.JoinWords(c.Subject, w.ThirdAll(c.Rest))
	case c.Form == phrasing.DoVerb && c.Not:
		return phrasing.JoinWords(c.Subject, c.Rest)
	case c.Form == phrasing.BeVerb && !c.Not && w.Table.IsWord("un_words", "en", strings.ToLower(c.Rest)):
		c.Rest = c.Rest[len("un"):] // "the slug is known" and not "is not unknown"
		return c.Text()
	case c.Form == phrasing.BeVerb || c.Form == phrasing.ModalVerb:
		c.Not = !c.Not
		return c.Text()
	case c.Form == phrasing.HaveVerb && !c.Not && w.perfect(c):
		return phrasing.JoinWords(c.Subject, c.Verb, "not", c.Rest)
	case c.Form == phrasing.HaveVerb && !c.Not:
		return phrasing.JoinWords(c.Subject, phrasing.DoOf(c), "not have", c.Rest)
	case c.Form == phrasing.ThirdVerb || c.Form == phrasing.PluralVerb:
		return phrasing.JoinWords(c.Subject, phrasing.DoOf(c), "not", w.Base(c))
	}
	return ""
}

// codeCourse tests a command or function of which the source says what it does.
func (w *Specifier) codeCourse(d *Draft) course {
	head, does := w.codeDeed(d)
	if does == "" {
		return course{}
	}
	if c := w.setUpCourse(head, does); c.Main != "" {
		return c
	}
	out := course{rank: actCourse, Main: w.Say("check_function", "text", head+" "+does)}
	switch method, _, _ := strings.Cut(strings.Trim(head, "`"), " "); {
	case method == "GET" || method == "POST" || method == "PUT" || method == "PATCH" || method == "DELETE":
		endpoint := strings.Trim(head, "`")
		out.Main, out.plain, out.also, out.alsoRule = w.plainly(head+" "+does), true, w.endpointFails(d, endpoint), onFailure
		if base, ok := w.FirmBase(does); ok && !w.onlyTakes(base) {
			out.Main, out.plain = w.Say("crit_endpoint_does", "endpoint", endpoint, "want", does, "status", w.successOf(endpoint)), false
		} else if need := w.deedObject(base); ok && w.Table.MachineRow(strings.ToLower(phrasing.LeadingWord(base))) == w.systemRow("demand") && need != "" {
			out.Main, out.plain, out.also = w.Say("crit_endpoint_needs", "endpoint", endpoint, "need", need), false, ""
		}
	case d.Fact != nil && d.Fact.Command || w.isTool() || strings.Contains(strings.Trim(head, "`"), " ") && !strings.Contains(head, "("):
		out.Main, out.also, out.alsoRule = w.commandRun(head, does), w.commandFails(head), onFailure
		if text, rule := w.sentenceShape(shape{d: d, fact: head + " " + does}, false); text != "" && w.Language != "zh" {
			out.Main, out.Rule = text, rule
		}
		if judges := w.commandJudges(head, does); judges != "" && len(d.Requirement.Criteria) == 0 {
			out.also = judges
		} else if judges != "" { // beside what the source says there is room for one
			out.Main += "; " + wording.LowerFirst(judges)
		}
	case !w.callable(head):
		return course{} // a table or a service is no function: "`contracts` gets a column"
	}
	return out
}

// onlyTakes says that an endpoint is told to need, take or turn down something:
// its answer is tested by cases and not by what it did.
func (w *Specifier) onlyTakes(deed string) bool {
	row := w.Table.MachineRow(strings.ToLower(phrasing.LeadingWord(deed)))
	return row != nil && (row.Class == "demand" || row.Class == "refuse" || row.Class == "take")
}

// callable says that a name in code is called: the source gives its signature, or
// it is written with its brackets.
func (w *Specifier) callable(head string) bool {
	name := strings.Trim(head, "`")
	return strings.Contains(name, "(") || slices.ContainsFunc(w.Understood.Signatures, func(s specs.Signature) bool { return specs.Plain(s.Name) == name })
}

// codeDeed is a command or function and what it does, in the third person.
func (w *Specifier) codeDeed(d *Draft) (head, does string) {
	text, ok := w.codeSubject(d.fact0(), w.Say("must"))
	head, does, cut := strings.Cut(text, " "+w.Say("must")+" ")
	if ok && cut && !strings.Contains(head, ", ") && !strings.Contains(does, w.Say("must")) && !strings.HasPrefix(does, "NOT ") {
		return head, w.ThirdAll(does)
	}
	c := d.Statement.Clause
	if tokens := phrasing.ClauseTokens(c.Subject); d.Statement.Whole && !c.Not && len(tokens) == 1 && tokens[0].Low == phrasing.CodeWord && (c.Form == phrasing.ThirdVerb || c.Form == phrasing.ModalVerb) {
		return c.Subject, w.ThirdAll(w.Base(c))
	}
	return "", ""
}

// isTool says that the product is used at a shell.
func (w *Specifier) isTool() bool { return len(w.Packs) > 0 && w.Packs[0].ID == "cli" }

// deniedTo tests what somebody is not to do by one who tries it, and what somebody need not do
// by one of whom it is not asked.
func (w *Specifier) deniedTo(name, deed string) string {
	if spared := w.BareDeed(deed); spared != deed {
		return w.Say("check_spared", "actor", name, "want", spared)
	}
	return w.Say("check_tried", "actor", name, "want", deed)
}
