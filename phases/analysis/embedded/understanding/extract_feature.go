package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// feature reads a unit under a heading of features.
func (x *understander) feature(u *reading.Unit, nested []int, c context) {
	if c.feature >= 0 {
		x.intoFeature(u, nested, c)
		return
	}
	if u.Label == "" && len(nested) == 0 && (u.Kind == reading.Prose || x.chosenOver(u)) {
		x.sentences(u, c)
		return
	}
	if x.wishInDoubt(u, nested, c) || x.countedCriterion(u, nested) {
		return
	}
	f, rest := x.begin(u, c)
	first := x.look(f.Text)
	if kind := x.classify(&first, c, true); u.Label != "" && x.lex.refused(u) {
		x.addNonGoal(u.Label, lastAside(u.Text), u.From, u.To)
		x.rest(u, c)
		return
	} else if kind != "feature" && (u.Label == "" || kind == "non_goal") && (f.Ref == "" || f.Ref == c.count && !x.demandedHere(u)) && len(nested) == 0 {
		x.sentences(u, c)
		return
	}
	var released []string
	if f.Name == "" && len(rest) == 0 && len(nested) == 0 && reading.HasHan(f.Text) {
		released = x.releasedBehind(f.Text)
	}
	if released != nil {
		f.Text = released[0]
	}
	at := x.addFeature(f, u.From, u.To)
	x.more(at, u, rest, c)
	x.nest(at, nested, c)
	if released != nil {
		x.addFeature(FeatureFact{Text: released[1], Group: f.Group, Priority: f.Priority}, u.From, u.To)
	}
}

// countedCriterion reads an item that its number calls a criterion of the requirement right
// above it: "AC-1: …" behind "US-1: As a …".
func (x *understander) countedCriterion(u *reading.Unit, nested []int) bool {
	t := x.tags(u.Text)
	if t.ref == "" && u.Label != "" {
		t = x.tags(u.Label + ": " + u.Text)
	}
	if t.ref == "" || !x.lex.CriterionRefs[refFamily(t.ref)] || len(x.u.Features) == 0 {
		return false
	}
	at := x.featureAbove(u.From)
	if f := &x.u.Features[at]; f.Ref == "" || refFamily(f.Ref) == refFamily(t.ref) || FirstLine(f.Source) < x.r.Sections[u.Section].From {
		return false
	}
	x.addCriterion(at, t.text, u.From, u.To)
	for _, i := range nested {
		x.addCriterion(at, x.r.Units[i].Text, x.r.Units[i].From, x.r.Units[i].To)
	}
	return true
}

// refFamily is what the number of a requirement begins with, in small letters.
func refFamily(ref string) string {
	return reading.Lower(strings.TrimRight(ref, "0123456789.-_"))
}

// wishInDoubt reads an item of a wish list that is followed by a doubt: "daily
// puzzle – could be v1 if there is time??" is a wish, not a question.
func (x *understander) wishInDoubt(u *reading.Unit, nested []int, c context) bool {
	if c.priority != "could" || u.Label != "" || len(nested) > 0 || len(u.Sentences) != 1 || !strings.HasSuffix(strings.TrimRight(u.Text, " )"), "?") {
		return false
	}
	head, tail, ok := strings.Cut(u.Text, " – ")
	if !ok || strings.Contains(head, "?") || len(strings.Fields(head)) < 2 {
		return false
	}
	at := x.addFeature(FeatureFact{Text: head, Group: c.group, Priority: c.priority}, u.From, u.To)
	x.addReason(at, tail, u.From, u.To)
	return true
}

// refused tells "chat: no" from a feature.
func (l *Lexicons) refused(u *reading.Unit) bool {
	if len(u.Sentences) == 0 {
		return false
	}
	return l.RefusalLabels[strings.Trim(reading.Lower(u.Sentences[0].Text), " .!。！")]
}

// rest reads the sentences behind a refusal on their own.
func (x *understander) rest(u *reading.Unit, c context) {
	for _, sen := range u.Sentences[1:] {
		s := x.look(sen.Text)
		x.put(x.classify(&s, c, true), &s, sen.From, sen.To, c)
	}
}

// begin makes a feature of the first sentence of a unit; rest are the others.
func (x *understander) begin(u *reading.Unit, c context) (FeatureFact, []reading.Sentence) {
	f := FeatureFact{Group: c.group, Priority: c.priority, Planned: c.planned}
	list := u.Sentences
	if len(list) == 0 {
		list = []reading.Sentence{{Text: u.Text, From: u.From, To: u.To}}
	}
	for len(list) > 1 && (len([]rune(strings.TrimRight(x.tags(list[0].Text).text, "。；;."))) <= 4 || tagOnly(list[0].Text)) { // "收藏；…"
		list = append([]reading.Sentence{{Text: list[0].Text + reading.Joiner(list[0].Text) + list[1].Text, From: list[0].From, To: list[1].To}}, list[2:]...)
	}
	if len(list) > 1 && u.Label == "" && (namesStep(list[0].Text) || u.Ordered && x.lex.namesTopic(list[0].Text)) { // "*Landing.* Every file is stored …"
		u = &reading.Unit{Label: strings.TrimRight(list[0].Text, " .。"), Strong: true}
		list = append([]reading.Sentence{{Text: list[1].Text, From: list[0].From, To: list[1].To}}, list[2:]...)
	}
	text := list[0].Text
	whole := text
	if u.Label != "" {
		whole = u.Label + ": " + text
	}
	t := x.tags(whole)
	last := list[len(list)-1].Text
	if level := reading.FirstOf(x.tagAlone(last), x.bareRank(last)); t.priority == "" && len(list) > 1 && level != "" {
		t.priority = reading.FirstOf(x.laterRank(&f, u, level, list[len(list)-1]), level)
		list = list[:len(list)-1]
	}
	if t.priority == "" && len(list) > 1 {
		if last := x.tags(list[len(list)-1].Text); last.priority != "" {
			t.priority = last.priority
			if remarks(last.text) {
				last.text = list[len(list)-1].Text
			}
			list = append(append([]reading.Sentence(nil), list[:len(list)-1]...), reading.Sentence{Text: last.text, From: list[len(list)-1].From, To: list[len(list)-1].To})
		}
	}
	f.Ref = reading.FirstOf(t.ref, c.count)
	if t.priority != "" {
		f.Priority, f.Planned = t.priority, false
	}
	f.Text = t.text
	if name, body, _ := reading.CutLabel(t.text, u.Strong); name != "" && u.Label != "" {
		f.Command = c.kind == "command" && bareCommand(name) != "" && u.Kind == reading.Bullet
		if !x.lex.openEnded(name) {
			f.Name = name
		} else { // "For each link: clicks per hour"
			f.Name = x.lex.Headline(reading.Flatten(body) + " " + reading.Lower(name[:1]) + name[1:])
		}
		f.Text = LabelText(name, reading.Flatten(body))
		if u.Strong && u.Kind == reading.Prose && !reading.HasHan(body) && fragment(body) && len(strings.Fields(name)) > 1 && !reading.HasFiniteVerb(body) { // "**Copy last week.** One tap."
			f.Text = name
			return f, append([]reading.Sentence{{Text: body, From: u.From, To: list[0].To}}, list[min(1, len(list)):]...)
		}
	}
	return f, list[min(1, len(list)):]
}

// tagOnly tells what is left of "FR-08 (opt.) Compare …" where the stop in the
// brackets was taken for the end of a sentence.
func tagOnly(text string) bool {
	n := reading.RefLength(text)
	return n > 0 && len(text)-n <= 16 && inBrackets(strings.TrimSpace(text[n:]))
}

// openEnded tells a label that only says where or for whom: "For each link".
func (l *Lexicons) openEnded(label string) bool {
	if l.OpenEnds[reading.Lower(reading.FirstWord(label))] {
		return strings.Contains(label, " ")
	}
	return false
}

// LabelText joins a name and what is said about it.
func LabelText(name, body string) string {
	body = strings.TrimSpace(body)
	if body == "" {
		return name
	}
	if reading.HasHan(name) && reading.HasHan(body) {
		return name + "：" + body
	}
	return name + ": " + body
}

// addFeature completes a feature and appends it; it returns its index.
func (x *understander) addFeature(f FeatureFact, from, to int) int {
	if several(reading.FirstWord(f.Actor)) {
		f.Actor = "" // "two couriers" are what a rule counts, and nobody who acts
	}
	if must, weaker := twoStrengths(f.Text); weaker != "" {
		own := FeatureFact{Text: weaker, Group: f.Group, Ref: f.Ref}
		f.Text = must
		at := x.addFeature(f, from, to)
		x.addFeature(own, from, to)
		x.lastF = at // what is said next goes on with what is demanded
		return at
	}
	raw := x.lex.countedSame(secondCase(x.lex.withoutForGood(whichDoes(sentRequest(x.lex.Existing(x.lex.WithoutBut(withoutThingWished(strings.TrimSpace(f.Text)))))))))
	if deed, said := x.promisedInReply(raw, from); deed != "" {
		raw = deed
		defer func() { x.addReason(x.lastF, said, from, to) }()
	}
	if deed, aside := x.lex.asideBehind(raw); aside != "" {
		raw = deed
		defer func() { x.addReason(x.lastF, aside, from, to) }()
	}
	if deed, aside := x.lex.staysAway(raw); aside != "" {
		raw = deed
		defer func() { x.addReason(x.lastF, aside, from, to) }()
	}
	if deed := x.keptBehind(raw); deed != "" {
		own := FeatureFact{Text: deed, Group: f.Group, Priority: f.Priority}
		defer func() {
			at := x.lastF
			x.addFeature(own, from, to)
			x.lastF = at // what is said next goes on with the first
		}()
	}
	possible, weight := x.lex.madePossible(raw)
	f.Priority = reading.FirstOf(f.Priority, weight)
	raw = ModalOnce(possible)
	f.Text = sentence(raw)
	if st := x.story(raw); st != nil {
		f.Actor, f.Want, f.Benefit = x.teller(st, from), st.want, st.benefit
		if f.Name == "" {
			f.Name = x.lex.Headline(st.want)
		}
	}
	s := x.look(raw)
	if s.trigger != "" && x.story(raw) == nil {
		f.Trigger = s.trigger
		raw = s.response
	}
	if f.Want == "" && !reading.LimitsOfSeveral(raw) { // a sentence on several is the deed of none
		f.Actor, f.Want = x.subjectAction(raw)
		f.Want = ownDeed(f.Want)
		if strings.Contains(f.Want, "→") {
			f.Want = "" // what happens then is not done by them
		}
		if f.Actor == "" && f.Want == "" && f.Trigger == "" {
			f.Actor, f.Want = x.namedDoes(raw, from, to)
		}
	}
	if deed, why, ok := strings.Cut(f.Want, " so that "); ok {
		f.Want, f.Benefit = strings.TrimRight(deed, ", "), reading.FirstOf(f.Benefit, why) // what it is for is no part of the deed
	}
	if f.Priority == "" {
		f.Priority = statedPriority(&s)
	}
	if f.Name == "" {
		f.Name = x.lex.Headline(reading.FirstOf(f.Want, raw))
	}
	f.Name = x.lex.Headline(f.Name)
	f.Want, f.Benefit, f.Trigger = reading.Unmark(f.Want), reading.Unmark(f.Benefit), reading.Unmark(f.Trigger)
	f.Source = x.source(from, to)
	key := "feature\x00" + StatementKey(f.Text)
	if i, ok := x.known[key]; ok && i < len(x.u.Features) && f.Ref == x.u.Features[i].Ref {
		x.u.Features[i].Source = x.u.Features[i].Source.Join(f.Source)
		return i
	}
	x.u.Features = append(x.u.Features, f)
	x.lastF = len(x.u.Features) - 1
	x.known[key] = x.lastF
	if _, ok := x.refs[f.Ref]; !ok && f.Ref != "" {
		x.refs[f.Ref] = x.lastF
	}
	x.mention(s.text, from, to, false)
	x.statesBeside(s.text, from, to)
	return x.lastF
}

// statedPriority is the one that words of uncertainty state: "maybe".
func statedPriority(s *signals) string {
	if low := reading.Lower(s.text); s.has("could") && (!strings.Contains(low, "could not") || strings.Count(low, "could") > strings.Count(low, "could not")) {
		return "could" // what "could not" be done tells of a failure
	}
	return Keyword(s.text)
}

// Keyword is the priority of a key word in capitals, as papers use them that
// follow RFC 2119: "A booking MAY be shared".
func Keyword(text string) string {
	best := ""
	for _, k := range [...][2]string{{"MUST", "must"}, {"SHALL", "must"}, {"SHOULD", "should"}, {"RECOMMENDED", "should"}, {"MAY", "could"}, {"OPTIONAL", "could"}} {
		i := strings.Index(text, k[0])
		if i < 0 || i > 0 && reading.IsWordByte(text[i-1]) || reading.InsideWord(text, i+len(k[0])) {
			continue
		}
		if best == "" {
			best = k[1]
		}
	}
	if text == strings.ToUpper(text) {
		return "" // all of it is written in capitals
	}
	return best
}

// more files the sentences that follow the first one of a feature.
func (x *understander) more(at int, u *reading.Unit, rest []reading.Sentence, c context) {
	first, topic := at, c.feature == at && x.ofTopic(u, at)
	for _, sen := range x.eachGets(rest) {
		if x.saidInMeeting(at, sen, c) {
			continue
		}
		t := x.tags(sen.Text)
		if t.priority != "" && remarks(t.text) {
			x.addReason(at, sen.Text, sen.From, sen.To)
			continue
		}
		if t.priority != "" {
			x.addFeature(FeatureFact{Text: t.text, Ref: t.ref, Priority: t.priority, Group: c.group}, sen.From, sen.To)
			continue
		}
		if x.statedStates(sen) && !reading.HasHan(sen.Text) {
			continue
		}
		if also, ok := strings.CutPrefix(sen.Text, "Also "); ok && (strings.HasPrefix(also, "a ") || strings.HasPrefix(also, "an ") || strings.HasPrefix(also, "the ") || strings.HasPrefix(also, "export")) && !reading.HasFiniteVerb(also) {
			x.addFeature(FeatureFact{Text: also, Priority: x.u.Features[at].Priority, Group: c.group}, sen.From, sen.To)
			continue
		}
		s := x.look(sen.Text)
		switch kind := x.classify(&s, c, false); {
		case kind == "question" || kind == "risk" || kind == "assumption" || kind == "non_goal":
			x.put(kind, &s, sen.From, sen.To, c)
		case x.lex.wouldBeNice(sen.Text):
			x.addFeature(FeatureFact{Text: sen.Text, Priority: "could", Group: c.group}, sen.From, sen.To)
		case x.lex.deviceAtHand(sen.Text), kind == "constraint" && x.worldGiven(&s) != "":
			x.addConstraint(sen.Text, sen.From, sen.To)
		case kind == "note" || x.reason(&s) || x.circumstanceOf(&s):
			x.addReason(at, sen.Text, sen.From, sen.To)
		case kind == "feature" && x.wishOfOther(at, sen.Text):
			x.addFeature(FeatureFact{Text: sen.Text, Priority: x.u.Features[at].Priority, Group: c.group}, sen.From, sen.To)
		case topic && x.ownSubject(at, &s):
			at = x.addFeature(FeatureFact{Text: sen.Text, Priority: x.u.Features[first].Priority, Group: reading.FirstOf(c.group, x.r.Sections[u.Section].Title)}, sen.From, sen.To)
		case x.featureBeside(&s):
			x.beside(at, &s, sen, c)
		default:
			x.addSequel(at, &s, sen)
		}
	}
	x.extend(first, u.To)
}

// addSequel files a sentence of a feature's own paragraph behind its first one, and that it
// is one: a duty of its own, and no criterion that somebody wrote down as such.
func (x *understander) addSequel(at int, s *signals, sen reading.Sentence) {
	f := &x.u.Features[at]
	criteria, details := len(f.Criteria), len(f.Details)
	if s.ruleLike() {
		x.addCriterion(at, sen.Text, sen.From, sen.To)
	} else {
		x.addDetail(at, sen.Text, sen.From, sen.To)
	}
	f = &x.u.Features[at]
	f.Sequels = append(append(f.Sequels, f.Criteria[criteria:]...), f.Details[details:]...)
}

// wishOfOther tells behind what one person does what another one wants to do: "Singers say
// whether they come. The librarian wants to know how many scores to bring".
func (x *understander) wishOfOther(at int, text string) bool {
	name, rest := x.leadingActor(text)
	if name == "" || !reading.HasPrefixOf(rest, x.lex.WantsOfOther...) {
		return false
	}
	first, _ := x.leadingActor(x.u.Features[at].Text)
	return first != "" && !strings.EqualFold(x.lex.actorName(first), x.lex.actorName(name))
}

// wouldBeNice tells a further wish behind what is asked for: "It would be great if the hours
// went to payroll."
func (l *Lexicons) wouldBeNice(text string) bool {
	low := reading.Lower(text)
	return slices.ContainsFunc(l.RequestOpeners, func(lead string) bool { return strings.HasSuffix(lead, " if ") && strings.HasPrefix(low, lead) })
}

// remarks tells what only comments on the rank in front of it: "but Ravi would pay for
// it" of "P1, but Ravi would pay for it".
func remarks(text string) bool { return strings.HasPrefix(text, "But ") }

// sentRequest gives a request that stands without its verb the one it has: "POST with
// the order as body" is what the product sends.
func sentRequest(text string) string {
	method, rest, ok := strings.Cut(text, " ")
	if ok && reading.IsCapitals(method) && (method == "POST" || method == "PUT" || method == "GET") && strings.HasPrefix(rest, "with ") {
		return "Sends a " + text
	}
	return text
}

// ownDeed is what somebody does without what becomes of a thing then: "note what
// is wrong and the tool is blocked".
func ownDeed(want string) string {
	i := strings.LastIndex(want, " and the ")
	if i < 0 {
		return want
	}
	words := strings.Fields(want[i+len(" and the "):])
	for k, word := range words {
		if k > 0 && k < 4 && k+1 < len(words) && (word == "is" || word == "are") {
			return want[:i]
		}
	}
	return want
}
