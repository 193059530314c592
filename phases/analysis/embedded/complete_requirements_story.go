package embedded

import "strings"

// story writes "As a role I want … so that …". What the source does not say of
// it comes from what the thing is for, or from the goal that it serves.
func (w *work) story(d *draft) {
	s := &d.req.Story
	s.Role = d.actor
	if d.chosen.by == "general" {
		s.Role = w.generalRole()
	}
	s.Want = w.own(w.wanted(d))
	s.Source = rule("story-from-feature")
	if d.fact != nil {
		if benefit := orElse(d.fact.Benefit, d.st.purpose); benefit != "" {
			s.Benefit = w.phrase(benefit)
			if rest, ok := strings.CutPrefix(s.Benefit, "that is "); ok {
				s.Benefit = "it is " + rest
			}
			if d.fact.Actor != "" && d.fact.Want != "" {
				s.Source = d.req.Source
			}
			return
		}
	}
	if d.pack != nil {
		s.Benefit = w.phrase(w.fill(d.pack.pack, d.pack.Benefit))
		s.Source = d.req.Source
		return
	}
	s.Benefit = w.benefitOf(d)
}

// benefitOf is why somebody wants a requirement of which the source does not
// say it: the goal with which it shares words, what things of its kind are
// good for, any goal, the number that a goal asks for.
func (w *work) benefitOf(d *draft) string {
	goal, isClause := w.benefitClause(d.goal)
	if isClause && !d.circular && d.goalScore >= 0.5 {
		return goal
	}
	if text := w.sourceReason(d); text != "" {
		return text
	}
	if t := w.topicOf(d); t != nil && !w.forbids(d) {
		return fillSlots(t.Benefit.In(w.lang), w.lang, w.slots("actor", d.actor))
	}
	switch {
	case d.goalScore > 0 && isClause && !d.circular && !d.goalGuess:
		return goal
	case d.goalScore > 0 && !d.circular && !d.goalGuess && w.lang != "zh" && w.isDeed(d.goal):
		return w.say("benefit_goal", "goal", w.lowerStart(strings.TrimRight(d.goal, ". ")))
	case d.goalScore > 0 && w.isMeasure(d) && !d.circular && !d.goalGuess:
		target, _, _ := strings.Cut(strings.ReplaceAll(d.goalTarget, "（", " ("), " (")
		return w.say("benefit_metric", "metric", w.lowerStart(strings.TrimRight(d.goalMetric, ". ")), "target", strings.TrimRight(target, ". "))
	case d.st.trigger != "":
		return w.benefitOfCase(d)
	}
	if text := w.benefitOfAct(d); text != "" {
		return text
	}
	if text := w.benefitOfState(d); text != "" {
		return text
	}
	switch {
	case w.personal(d) && (d.st.phrase != "" || w.acts(d)):
		return w.benefitOfPerson(d, "benefit_person")
	case w.lang == "zh" && !w.personal(d) && (strings.Contains(headOf(d.st.head, 14), "时") || containsAny(d.st.head, "标记", "自动", "通知", "提醒", "发送", "释放", "转给")):
		return w.benefitOfCase(d)
	case d.st.whole:
		return w.benefitOfRule(d)
	case w.lang == "zh" && (w.forbids(d) || w.boundsChinese(d.st.head)):
		return w.benefitOfOrder(d)
	case d.st.phrase != "" || w.acts(d) || w.lang == "zh" && w.rules.startsWith("deed_leads", "zh", d.st.head):
		return w.benefitOfDeed(d)
	default:
		return w.benefitOfThing(d)
	}
}

// isDeed says that a goal is what the house wants to do: "avoid double
// bookings".
func (w *work) isDeed(goal string) bool {
	text := strings.TrimRight(goal, ". ")
	verb := w.beginsWithVerb(text) || w.rules.isWord("deed_verbs", "en", strings.ToLower(leadingWord(text)))
	_, clause := w.parseClause(text)
	return verb && !clause && len(strings.Fields(goal)) <= 14
}

// benefitOfAct is what the act of a statement spares people, in its own words
// where it has an object.
func (w *work) benefitOfAct(d *draft) string {
	if w.lang == "zh" {
		return w.chineseBenefit(d)
	}
	form := d.st.clause.form
	if w.forbids(d) || d.st.phrase == "" && (!d.st.whole || form == beVerb || form == haveVerb) {
		return ""
	}
	verbs := w.verbsOf(d)
	if len(verbs) == 0 || !w.rules.isWord("verbs", "en", verbs[0]) || w.rules.isWord("receive", "en", verbs[0]) && verbs[0] != "see" && verbs[0] != "find" {
		return ""
	}
	act := w.rules.systemAction(verbs[0])
	if d.person || d.st.person || w.personal(d) {
		act = w.rules.action("en", verbs[0])
		if act.Class == "other" || act.Class == "change" && !d.st.whole {
			return ""
		}
	}
	if act.Class == "change" && !d.st.whole {
		act = w.rules.systemAction("") // a machine saves work, it settles nothing
	}
	asks := w.rules.isWord("question_words", "en", leadingWord(w.directObject(d)))
	_, person := w.personIn(d.st.clause.subject)
	settles := person && act.Class == "change" && form != modalVerb // "a librarian approves …"
	if d.st.whole && !w.ownAct(d) && (act.Class == "other" || w.rules.isWord("loose_acts", "en", act.Class) && !asks && !settles) {
		return ""
	}
	pattern := act.Benefit.In(w.lang)
	object := w.directObject(d)
	if strings.Contains(pattern, "{object}") && object == "" {
		return ""
	}
	if deed := w.namedDeed(d); deed != "" && pattern == w.rules.systemAction("").Benefit.In(w.lang) {
		return w.say("benefit_deed_by", "deed", deed)
	}
	if asks && act.Class == "view" {
		return w.say("benefit_question", "object", object)
	}
	return w.inSentence(fillSlots(pattern, w.lang, w.slots("actor", d.actor, "object", object)))
}

// maxObject is how many words the object of an act has when a benefit names it.
const maxObject = 5

// directObject is what the first verb of a statement acts on, in the source's
// words; empty when it is long or not certain.
func (w *work) directObject(d *draft) string {
	text := d.st.phrase
	if d.st.whole {
		text = w.base(d.st.clause)
	}
	tokens := clauseTokens(text)
	if len(tokens) < 2 {
		return ""
	}
	start := 1
	for start+1 < len(tokens) && (tokens[start].low == "and" || tokens[start].low == "or") && w.rules.isWord("verbs", "en", tokens[start+1].low) {
		start += 2
	}
	if start >= len(tokens) {
		return ""
	}
	if first := tokens[start].low; first == "who" || first == "which" || first == "what" || first == "where" {
		if len(tokens)-start <= maxObject+2 {
			return w.impersonal(strings.TrimRight(text[tokens[start].from:], ". "))
		}
		return ""
	}
	end := start
	for end < len(tokens) && !w.rules.isWord("prepositions", "en", tokens[end].low) && tokens[end].low != "" && tokens[end].low != "only" {
		end++
		if tokens[end-1].comma {
			break
		}
	}
	if end == start || end-start > maxObject || w.rules.isWord("pronouns_object", "en", tokens[start].low) || w.rules.isWord("adverbs", "en", tokens[end-1].low) || w.rules.isWord("particles", "en", tokens[start].low) || tokens[start].low == "every" || end < len(tokens) && (tokens[end].low == "" || tokens[end].low == "and" || tokens[end].low == "or" || tokens[end-1].comma) {
		return ""
	}
	return w.impersonal(text[tokens[start].from:tokens[end-1].to])
}

// isMeasure says that a goal has a number of the source and a name for what it
// counts.
func (w *work) isMeasure(d *draft) bool {
	return d.goalTarget != "" && !isProposed(w, d.goalTarget) && w.namesMeasure(d.goalMetric)
}

// isProposed says that a number is not the source's.
func isProposed(w *work, text string) bool {
	head, _, _ := strings.Cut(w.say("proposed", "text", "\x00"), "\x00")
	return strings.HasPrefix(text, head)
}

// wanted is what the user story asks for.
func (w *work) wanted(d *draft) string {
	if d.rest != "" {
		return w.wantOf(d, w.takeApart(d.rest))
	}
	if d.fact != nil {
		if text, ok := w.codeWant(d); ok {
			return text
		}
		return w.wantOf(d, d.st)
	}
	switch {
	case w.lang == "zh" && d.pack != nil:
		return d.action
	case w.acts(d) && w.personal(d):
		if w.lang == "zh" {
			return d.action
		}
		return "to " + d.action
	case w.acts(d):
		return w.inner("want_product", "want", d.action)
	default:
		return w.wantOf(d, d.st)
	}
}

// setting says that a feature is a key of a configuration: a single identifier
// as code and what it is for.
func (d *draft) setting() (name, text string, ok bool) {
	if d.fact == nil || len(d.fact.Name) < 4 || !strings.HasPrefix(d.fact.Text, d.fact.Name+": ") {
		return "", "", false
	}
	name = d.fact.Name
	core := strings.Trim(name, "`")
	if len(core) != len(name)-2 || strings.ContainsFunc(core, func(r rune) bool { return r != '_' && r != '.' && (r < 'a' || r > 'z') && (r < '0' || r > '9') }) {
		return "", "", false
	}
	return name, strings.TrimRight(strings.TrimPrefix(d.fact.Text, name+": "), ". "), true
}

// codeWant is the wish for a command or function.
func (w *work) codeWant(d *draft) (string, bool) {
	if name, text, ok := d.setting(); ok {
		return w.say("want_setting", "name", name, "text", text), true
	}
	text, ok := w.codeSubject(d.fact, w.say("must"))
	if !ok {
		return "", false
	}
	mark := " " + w.say("must") + " "
	if strings.HasPrefix(text, w.say("req_code_rule", "name", d.fact.Name, "text", "")) {
		return "", false
	}
	if head, rest, cut := strings.Cut(text, mark); cut && !strings.Contains(rest, w.say("must")) && !strings.Contains(head, ":") {
		return head + " to " + w.shortWant(rest), true
	}
	return d.fact.Name, true
}
