package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// course is how a statement is tested by itself: what a test shows of it, and
// the empty, repeated, refused or failed case that belongs to it.
type course struct {
	main, also string
	rule       string // by which form of the statement main was made
	alsoRule   string
	rank       courseRank
	plain      bool     // main only says the statement again: worth it where nothing else is there
	same       []string // topics that would test the same
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
type check struct{ text, rule string }

// The rules by which a criterion was derived.
const (
	fromStatement = "criterion-from-statement"
	onFailure     = "criterion-on-failure"
	counterCase   = "criterion-of-counter-case"
)

// checksOf are the criteria that rules derive from a statement, the best first.
// Where the source tells its course itself, numbers and counter-cases lead.
func (w *work) checksOf(d *draft) []check {
	if d.rule {
		if checks := w.ruleChecks(d); len(checks) > 0 {
			return checks
		}
	}
	c := w.courseOf(d)
	mainly, also := check{c.main, orElse(c.rule, fromStatement)}, check{c.also, orElse(c.alsoRule, counterCase)}
	var bound, topic check
	bound.text, bound.rule = w.boundCriterion(d)
	if t := w.topicOf(d); t == nil || !slices.Contains(c.same, t.ID) {
		topic.text, topic.rule = w.topicCriterion(d)
	}
	if c.rule == "criterion-of-time" {
		bound = check{} // the time is tested
	}
	stated := slices.ContainsFunc(d.req.Criteria, func(c specs.Criterion) bool { return w.rules.weak.observable(specs.Plain(c.Text)) })
	if c.plain && (stated || bound.text != "") {
		mainly = check{}
	}
	var out []check
	switch told := len(d.req.Criteria) > 0; {
	case c.rank == looseCourse:
		out = []check{bound, topic, mainly, also}
	case told && c.rule == "":
		out = []check{bound, also, topic, mainly}
	case c.rank == firmCourse:
		out = []check{mainly, bound, also, topic}
	default:
		out = []check{mainly, bound, topic, also}
	}
	return slices.DeleteFunc(out, func(c check) bool { return c.text == "" })
}

// courseOf finds the form of a statement that says how it is tested.
func (w *work) courseOf(d *draft) course {
	if d.rest != "" {
		return course{}
	}
	if name, _, ok := d.setting(); ok {
		return course{main: w.say("crit_setting", "name", name), also: w.say("crit_setting_kept", "name", name), rank: actCourse}
	}
	if w.lang == "zh" {
		return w.chineseCourse(d)
	}
	if d.st.act != "" {
		return course{
			main: w.say("crit_endpoint", "endpoint", endpointGroup(d.fact.Group), "actor", d.actor),
			also: w.labelled(d, w.say("crit_failure_endpoint")), alsoRule: onFailure, rank: actCourse,
		}
	}
	for _, form := range []func(*draft) course{w.timeCourse, w.deniedCourse, w.whoCourse, w.onlyCourse, w.conditionCourse, w.trailingCourse, w.codeCourse, w.personCourse, w.recipientCourse, w.machineCourse, w.listCourse, w.ruleCourse} {
		if c := form(d); c.main != "" {
			return c
		}
	}
	return w.thingCourse(d)
}

// testedFact is a statement as what happens: "shows the plan" with who shows it.
// Empty for the name of a thing.
func (w *work) testedFact(d *draft) string {
	st := d.st
	switch {
	case w.storyLead(st):
		return ""
	case st.whole:
		if text, ok := w.indicative(st.clause); ok {
			return w.lowerStart(text)
		}
	case st.phrase != "" && (d.person || st.person || !st.third && w.looksPersonal(st.phrase)):
		return w.say("crit_role", "actor", d.actor, "want", w.impersonal(st.phrase))
	case st.phrase != "":
		return w.product + " " + w.thirdAll(st.phrase)
	}
	return ""
}

// storyLead says that a statement is still a user story: "As a guest, I want".
func (w *work) storyLead(st statement) bool {
	return strings.EqualFold(st.clause.subject, "i") || w.rules.isWord("story_leads", "en", leadingWord(st.trigger)) && !strings.HasPrefix(strings.ToLower(st.trigger), "as soon") && !strings.HasPrefix(strings.ToLower(st.trigger), "as long")
}

// deniedCourse tests what must not be: by trying to bring it about.
func (w *work) deniedCourse(d *draft) course {
	c := d.st.clause
	denied := w.forbids(d) || d.st.whole && c.adverb == "never"
	fact := w.testedFact(d)
	if !denied || d.st.trigger != "" || fact == "" {
		return course{}
	}
	return course{
		main: w.say("check_denied", "text", fact), also: w.labelled(d, w.say("check_denied_also")),
		rule: "criterion-of-prohibition", rank: firmCourse,
	}
}

// whoCourse tests what only some may do by somebody else who tries it: "only a
// referee confirms a goal".
func (w *work) whoCourse(d *draft) course {
	fact := w.testedFact(d)
	subject, ok := cutFold(d.st.clause.subject, "only ")
	if !ok || !d.st.whole || fact == "" {
		return course{}
	}
	name, person := w.personIn(subject)
	if !person {
		return course{}
	}
	return course{main: w.say("check_who", "actor", name, "text", fact), also: w.labelled(d, w.say("check_denied_also")), rule: "criterion-on-rights", rank: firmCourse}
}

// onlyCourse tests what holds under one condition by two cases that differ in
// nothing else: "only after the customer granted it", "unless it is reserved".
func (w *work) onlyCourse(d *draft) course {
	fact := w.testedFact(d)
	if fact == "" || d.st.trigger != "" {
		return course{}
	}
	key, at, end := "check_unless", strings.Index(fact, " unless "), len(" unless ")
	if at < 0 {
		for _, lead := range w.rules.Words["check_limits"].In("en") {
			if i := strings.Index(fact, " "+lead+" "); i > 0 && !w.inBrackets(fact, i) {
				key, at, end = "check_only", i, len(lead)+2
				break
			}
		}
	}
	if at <= 0 || w.inBrackets(fact, at) {
		return course{}
	}
	condition := strings.TrimRight(fact[at+end:], " .,")
	if key == "check_only" {
		if word := lastWord(strings.TrimSpace(fact[at : at+end])); word != "when" && word != "if" && word != "once" && word != "while" {
			condition = word + " " + condition
		}
	}
	if i := strings.Index(condition, ", "); i > 12 {
		condition = condition[:i]
	}
	if strings.ContainsAny(condition, "“”\"") || len(strings.Fields(condition)) < 2 {
		return course{}
	}
	main := w.say(key, "condition", condition, "text", strings.TrimRight(fact[:at], " ,"))
	return course{main: main, also: w.labelled(d, w.say("check_only_also")), rule: "criterion-of-condition", rank: firmCourse}
}

// conditionCourse tests what follows a condition, and that it does not happen
// without it.
func (w *work) conditionCourse(d *draft) course {
	fact := w.testedFact(d)
	if d.st.trigger == "" || fact == "" {
		return course{}
	}
	out := course{main: w.say("crit_given", "trigger", w.triggerClause(d.st.trigger), "text", fact), rank: firmCourse}
	if w.goesOn(d.st.trigger, fact) {
		return out // it holds outside of the case as well
	}
	rest := w.conditionOf(d.st.trigger)
	if c, ok := w.parseClause(rest); ok && w.rules.isWord("conditions", "en", leadingWord(d.st.trigger)) {
		if strings.EqualFold(leadingWord(c.subject), "whether") {
			return course{} // "if" in front of a question
		}
		if text := w.opposite(c); text != "" {
			out.also = w.labelled(d, w.say("check_counter", "text", text))
			return out
		}
		if !strings.ContainsAny(rest, "“”\"") && !w.rules.isWord("check_recurring", "en", leadingWord(d.st.trigger)) {
			out.also = w.labelled(d, w.say("check_not_until", "text", w.lowerStart(rest)))
			return out
		}
	}
	if !strings.ContainsAny(d.st.trigger, "“”\"") {
		out.also = w.labelled(d, w.say("check_counter_quoted", "text", w.lowerStart(strings.TrimRight(d.st.trigger, ", "))))
	}
	return out
}

// opposite turns a clause into its contrary: "a device does not confirm it"
// becomes "a device confirms it". Empty where more than one thing is said.
func (w *work) opposite(c clause) string {
	subject := w.lowerStart(c.subject)
	if c.adverb != "" || strings.Contains(c.rest, " and ") || strings.Contains(c.rest, " or ") || strings.Contains(c.rest, ", ") {
		return ""
	}
	for _, pair := range [][2]string{{"nobody", "somebody"}, {"no one", "somebody"}, {"nothing", "something"}} {
		if rest, ok := cutFold(subject, pair[0]); ok {
			c.subject = pair[1] + rest
			return c.text()
		}
	}
	first := strings.ToLower(leadingWord(subject))
	if w.rules.isWord("no_subjects", "en", first) || first == "all" || first == "every" || first == "each" {
		return ""
	}
	c.subject = subject
	switch {
	case c.form == doVerb && c.not && !c.plural():
		return joinWords(c.subject, w.thirdAll(c.rest))
	case c.form == doVerb && c.not:
		return joinWords(c.subject, c.rest)
	case c.form == beVerb || c.form == modalVerb:
		c.not = !c.not
		return c.text()
	case c.form == haveVerb && !c.not:
		return joinWords(c.subject, doOf(c), "not have", c.rest)
	case c.form == thirdVerb || c.form == pluralVerb:
		return joinWords(c.subject, doOf(c), "not", w.base(c))
	}
	return ""
}

// codeCourse tests a command or function of which the source says what it does.
func (w *work) codeCourse(d *draft) course {
	head, does := w.codeDeed(d)
	if does == "" {
		return course{}
	}
	out := course{rank: actCourse, main: w.say("check_function", "text", head+" "+does), also: w.say("check_function_also", "name", head)}
	switch method, _, _ := strings.Cut(strings.Trim(head, "`"), " "); {
	case method == "GET" || method == "POST" || method == "PUT" || method == "PATCH" || method == "DELETE":
		out.main, out.also, out.alsoRule = w.labelled(d, w.systemRow("answer").System.In("en")), w.labelled(d, w.say("crit_failure_endpoint")), onFailure
	case w.isTool() || strings.Contains(strings.Trim(head, "`"), " ") && !strings.Contains(head, "("):
		out.main, out.also, out.alsoRule = w.say("check_command", "name", head, "text", does), w.say("check_command_also", "name", head), onFailure
	}
	return out
}

// codeDeed is a command or function and what it does, in the third person.
func (w *work) codeDeed(d *draft) (head, does string) {
	text, ok := w.codeSubject(d.fact0(), w.say("must"))
	head, does, cut := strings.Cut(text, " "+w.say("must")+" ")
	if ok && cut && !strings.Contains(head, ", ") && !strings.Contains(does, w.say("must")) && !strings.HasPrefix(does, "NOT ") {
		return head, w.thirdAll(does)
	}
	c := d.st.clause
	if tokens := clauseTokens(c.subject); d.st.whole && !c.not && len(tokens) == 1 && tokens[0].low == codeWord && (c.form == thirdVerb || c.form == modalVerb) {
		return c.subject, w.thirdAll(w.base(c))
	}
	return "", ""
}

// isTool says that the product is used at a shell.
func (w *work) isTool() bool { return len(w.packs) > 0 && w.packs[0].ID == "cli" }
