package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// general reads a unit under a heading that says nothing.
func (x *understander) general(u *reading.Unit, nested []int, c context) {
	if c.feature >= 0 {
		x.intoFeature(u, nested, c)
		return
	}
	if c.kind == "contributing" {
		x.withoutContributing(u)
	}
	if len(nested) == 0 && x.datedSteps(u) {
		return
	}
	if u.Kind == reading.Bullet {
		if len(u.Sentences) > 0 && !x.chosenOver(u) && c.kind != "api" && c.kind != "faq" && c.kind != "contributing" {
			first := x.look(x.tags(u.Sentences[0].Text).text)
			if kind := x.classify(&first, c, true); kind == "feature" || kind == "constraint" && x.rankedThing(u) {
				c.kind = "feature"
				x.feature(u, nested, c)
				return
			}
		}
		x.sentences(u, c)
		for _, i := range nested {
			x.general(&x.r.Units[i], nil, c)
		}
		return
	}
	x.sentences(u, c)
}

// rankedThing tells an item that names a thing to be made, with its priority:
// "*Estimation* of gaps up to 2 hours (should)".
func (x *understander) rankedThing(u *reading.Unit) bool {
	head, _, _ := strings.Cut(u.Sentences[0].Text, ";")
	return x.tags(u.Text).priority != "" && !reading.HasHan(head) && !reading.HasFiniteVerb(head)
}

// sentences classifies the sentences of a unit one by one.
func (x *understander) sentences(u *reading.Unit, c context) {
	list := u.Sentences
	if u.Label != "" && len(list) > 0 && c.kind != "faq" {
		list = append([]reading.Sentence{{Text: LabelText(u.Label, list[0].Text), From: u.From, To: list[0].To}}, list[1:]...)
	}
	at, rules := -1, 0 // the feature and the number of rules after the sentence before
	risks := 0
	asked := 0 // the number of questions behind one that the sentence before asks
	said := "" // the sentence before
	outer, ranked := c.priority, ""
	today := u.Kind == reading.Prose && len(list) > 1 && reading.HasPrefixOf(reading.Lower(list[0].Text), x.lex.TodayOpeners...)
	unranked := len(x.u.Features) // the first feature that no mark stands behind yet
	for _, sen := range x.apart(list) {
		before := said
		said = sen.Text
		ranked = x.rankGoesOn(ranked, before, &sen)
		c.priority = reading.FirstOf(ranked, outer)
		next := x.lex.nextRisk(sen.Text)
		feared := next != "" && risks > 0 && risks == len(x.u.Risks)
		if risks > 0 && risks == len(x.u.Risks) && x.comesOfRisk(sen) {
			continue
		}
		risks = 0
		if feared {
			x.addRisk(next, sen.From, sen.To)
			risks = len(x.u.Risks)
			continue
		}
		if x.leadsTo(sen) {
			continue
		}
		if x.announces(u, sen) {
			continue
		}
		if wish, ok := x.lex.ifTime(sen.Text); ok {
			sen.Text, c.priority = wish, "could"
		}
		sen.Text = x.lex.plainWish(x.alsoNice(sen))
		if deed := x.wishedTool(sen.Text); deed != "" {
			at = x.addFeature(FeatureFact{Text: deed, Group: c.group, Priority: c.priority}, sen.From, sen.To)
			continue
		}
		if later := x.putOffThing(sen, before, c); later >= 0 {
			at = later
			continue
		}
		if x.rankBehind(sen, at, unranked) {
			unranked = len(x.u.Features)
			continue
		}
		if asked > 0 && asked == len(x.u.Questions) && x.proposedAnswer(sen.Text, sen.From, sen.To) {
			continue
		}
		if at >= 0 && x.lex.wishedAside(sen.Text) {
			x.addReason(at, sen.Text, sen.From, sen.To)
			continue
		}
		ruled := rules > 0 && rules == len(x.u.Constraints)
		rules = 0
		if ruled && x.provenBefore(sen) {
			continue
		}
		if x.leftOutright(sen, c) || x.itemsInline(sen, c) || x.fixedThings(sen, c) || x.systemsOnly(sen, u.Section) || x.featureList(sen, c) || x.statedStates(sen) || x.statedFields(sen) || x.letterChinese(sen) || x.statedActors(sen) {
			continue
		}
		s := x.look(x.tags(sen.Text).text)
		kind := x.classify(&s, c, u.Kind == reading.Bullet)
		if today = today && x.lex.stillToday(&s); today && slices.Contains([]string{"feature", "constraint", "note", ""}, kind) {
			x.put("situation", &s, sen.From, sen.To, c)
			continue
		}
		if rest, ok := x.lex.inFuture(sen.Text); ok && (kind == "" || kind == "note") {
			s = x.look(rest)
			kind = "feature"
		}
		if kind == "" && at >= 0 && c.feature < 0 && x.handedBy(sen.Text, sen.From, sen.To) {
			continue // it tells of a system, and nothing of what the sentence before it asks for
		}
		if kind == "constraint" && x.ruleAmongFunctions(u, &s, c) {
			kind = "feature"
		}
		if c.kind == "faq" && x.lex.tellsReader(sen.Text) {
			x.runsCommand(sen, c)
			x.note(sen.Text, sen.From, sen.To)
			continue
		}
		if kind == "product" && u.Reply {
			kind = "feature" // a reply no longer says what is built
		}
		if c.kind == "faq" && fragment(sen.Text) {
			if x.askedInVain(reading.FirstOf(before, u.Label), sen) {
				continue
			}
			kind = "" // "No."
		}
		if kind == "" && at < 0 {
			kind = x.lastSign(&s, c)
		}
		if why, purpose, ok := strings.Cut(s.text, ", so that "); ok && kind == "constraint" && at >= 0 && x.look0(purpose)["constraint"] {
			if told := x.look(why); x.classify(&told, c, false) == "" {
				kind = "" // what never happens is what the deed is for, no limit
			}
		}
		if kind == "" && at < 0 && c.kind != "problem" && x.goesOnActing(before, sen.Text) {
			kind = "feature"
		}
		tagged := x.tags(sen.Text)
		if at >= 0 && tagged.ref == "" && tagged.priority == "" && (x.u.Features[at].Ref != "" && (kind == "feature" || kind == "constraint") || kind == "feature" && x.lex.leansOnIt(&s)) {
			x.addCriterion(at, sen.Text, sen.From, sen.To)
			continue
		}
		if sequel, ok := x.lex.afterThat(sen.Text); ok && at >= 0 && tagged.ref == "" && tagged.priority == "" && kind == "feature" {
			x.addCriterion(at, sequel, sen.From, sen.To)
			continue
		}
		if at >= 0 && tagged.ref == "" && (kind == "feature" || kind == "constraint") && x.lex.likewise(s.text) {
			x.addDetail(at, sen.Text, sen.From, sen.To)
			continue
		}
		if (kind == "feature" || kind == "constraint") && at >= 0 && (failsBefore(&s) || tagged.ref == "" && x.lex.pointsBack(s.text)) {
			x.addCriterion(at, sen.Text, sen.From, sen.To)
			continue
		}
		if ruled && (kind == "constraint" || kind == "feature") && x.lex.leansBack(sen.Text) {
			x.extendConstraint(sen.Text, "", sen.From, sen.To)
			rules = len(x.u.Constraints)
			continue
		}
		if lead, deed := x.behindLead(s.text); kind == "feature" && deed != "" {
			at = x.addFeature(FeatureFact{Text: deed, Group: c.group, Priority: c.priority}, sen.From, sen.To)
			x.addDetail(at, lead, sen.From, sen.To)
			continue
		}
		if kind == "feature" {
			f := FeatureFact{Text: s.text, Group: c.group, Priority: reading.FirstOf(x.tags(sen.Text).priority, c.priority), Ref: x.tags(sen.Text).ref}
			at = x.addFeature(f, sen.From, sen.To)
			continue
		}
		if tagged.ref != "" && tagged.priority != "" && c.kind == "feature" && kind != "question" && kind != "non_goal" || kind == "" && c.kind == "feature" && (tagged.priority != "" || reading.HasHan(sen.Text) && at < 0) {
			at = x.addFeature(FeatureFact{Text: s.text, Group: c.group, Priority: reading.FirstOf(tagged.priority, c.priority), Ref: tagged.ref}, sen.From, sen.To)
			continue
		}
		if at >= 0 && x.goesOn(at, &s, c, sen) {
			at = x.lastF
			continue
		}
		if kind == "" && pronounActs(sen.Text) && !x.before(&s, sen.From) {
			at = x.addFeature(FeatureFact{Text: s.text, Group: c.group, Priority: c.priority}, sen.From, sen.To)
			continue
		}
		if at >= 0 && (kind == "note" || kind != "feature" && x.reason(&s) && kind != "problem") {
			x.addReason(at, sen.Text, sen.From, sen.To)
			continue
		}
		if x.lex.deviceAtHand(sen.Text) {
			x.addConstraint(sen.Text, sen.From, sen.To)
			continue
		}
		if at >= 0 && kind == "" && c.feature < 0 && x.ownRule(at, &s) {
			at = x.addFeature(FeatureFact{Text: s.text, Group: c.group, Priority: c.priority}, sen.From, sen.To)
			continue
		}
		if at >= 0 && (kind == "" || kind == "constraint" && x.lex.continues(s.text)) {
			if kind == "constraint" || s.ruleLike() {
				x.addCriterion(at, sen.Text, sen.From, sen.To)
			} else {
				x.addDetail(at, sen.Text, sen.From, sen.To)
			}
			continue
		}
		limits, dreaded := len(x.u.Constraints), len(x.u.Risks)
		x.put(kind, &s, sen.From, sen.To, c)
		if asked = 0; kind == "question" {
			asked = len(x.u.Questions)
		}
		if len(x.u.Constraints) > limits {
			rules = len(x.u.Constraints)
		}
		if len(x.u.Risks) > dreaded {
			risks = len(x.u.Risks)
		}
	}
}

// ifTime is what is done if there is time for it, without the words that say so.
func (l *Lexicons) ifTime(text string) (string, bool) {
	for _, open := range l.IfThereIsTime {
		if rest, ok := strings.CutPrefix(reading.Lower(text), open); ok && len(strings.Fields(rest)) > 1 {
			return reading.UpperFirst(text[len(text)-len(rest):]), true
		}
	}
	return text, false
}

// stillToday says that a sentence of a paragraph that began with how things are goes on with it: it
// asks for nothing, lets nobody do anything and is not said of what comes.
func (l *Lexicons) stillToday(s *signals) bool {
	low := " " + reading.Lower(s.text)
	return !s.question && !s.has("must", "should", "can", "need") && !reading.ContainsAny(low, " will ", " would ", " want", " wish", " we ", " please ") && !reading.HasPrefixOf(low[1:], l.FutureOpeners...)
}

// inFuture is what a sentence says will be so, without the words that put it there: "In future the
// move is complete when …".
func (l *Lexicons) inFuture(text string) (string, bool) {
	for _, opener := range l.FutureOpeners {
		if len(text) > len(opener) && reading.Lower(text[:len(opener)]) == opener && len(strings.Fields(text)) > 5 {
			return reading.UpperFirst(text[len(opener):]), true
		}
	}
	return text, false
}

// likewise tells a sentence that says no more than that something else goes as
// told before: "Returning must work the same way". Nobody can build or test it
// without the feature that it points at.
func (l *Lexicons) likewise(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".!。！ ")
	ends := func(word string) bool { return strings.HasSuffix(low, word) }
	if reading.HasHan(low) {
		return utf8.RuneCountInString(low) <= 16 && slices.ContainsFunc(l.ChineseLikewise, ends)
	}
	return len(strings.Fields(low)) <= 10 && slices.ContainsFunc(l.Likewise, ends)
}

// pointsBack tells a statement that names its case by the one before it, or says what happens in
// its place: "Outside that window the page explains why", "the owner sees the number instead".
func (l *Lexicons) pointsBack(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".!; ")
	return !reading.HasHan(text) && (reading.HasPrefixOf(low, l.BackPointers...) || strings.HasSuffix(low, " instead") && !strings.Contains(low, " if ") && !strings.Contains(low, " when "))
}

// leansBack tells a rule that cannot be read without the one before it: "The
// old one stays for a year", "Over the limit: 429", "Don't touch it".
func (l *Lexicons) leansBack(text string) bool {
	low := reading.Lower(text)
	for _, open := range l.BackReferences {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	if strings.HasPrefix(low, "don't ") || strings.HasPrefix(low, "do not ") {
		words := strings.Fields(strings.NewReplacer(";", " ", ".", " ", ",", " ").Replace(low))
		return len(words) > 2 && (slices.Contains(words[2:min(len(words), 4)], "it") || slices.Contains(words[2:min(len(words), 4)], "them"))
	}
	return false
}

// continues tells whether a sentence leans on the one before it.
func (l *Lexicons) continues(text string) bool {
	low := reading.Lower(text)
	for _, w := range l.ContinuationOpeners {
		if strings.HasPrefix(low, w) {
			return true
		}
	}
	return false
}

// announces tells whether a sentence only leads to the list below it.
func (x *understander) announces(u *reading.Unit, sen reading.Sentence) bool {
	end := strings.TrimSpace(sen.Text)
	if aboutPaper(end) {
		x.place(sen.From, sen.To)
		return true
	}
	if sen.To == u.To && len(strings.Fields(end)) <= 4 && x.announced(u) && strings.HasSuffix(u.Text, end) { // "… themselves. A curator"
		if name, rest := x.leadingActor(end); name != "" && rest == "" {
			return true
		}
	}
	if (strings.HasSuffix(end, ":") || strings.HasSuffix(end, "：")) && sen.To == u.To {
		if len(strings.Fields(end)) > 8 && !reading.ContainsAny(reading.Lower(end), "following", "as follows", "below", "these ") && (len(strings.Fields(end)) > maxLeadOfAims || x.lex.dueOfGoal(end) == "") {
			return false // says something of its own
		}
		if s := x.look(sen.Text); reading.HasHan(end) && s.has("problem") && utf8.RuneCountInString(end) > 12 && !reading.ContainsAny(end, x.lex.ChineseAnnounces...) {
			return false
		}
		return x.announced(u)
	}
	return false
}

// announced tells whether another unit calls u its lead.
func (x *understander) announced(u *reading.Unit) bool {
	if u.Index+1 >= len(x.r.Units) {
		return false
	}
	v := &x.r.Units[u.Index+1]
	return v.LeadUnit == u.Index || v.Parent == u.Index || v.Kind == reading.Row && v.Section == u.Section || v.Kind == reading.Code && v.From <= u.To+2
}

// put files a sentence of a kind other than feature.
func (x *understander) put(kind string, s *signals, from, to int, c context) {
	if x.elseOfAssumed(s.text, from, to) {
		return
	}
	if kind == "" {
		kind = x.lastSign(s, c)
	}
	text := s.text
	if kind == "non_goal" && x.lex.saysKeep(text) {
		kind = "constraint" // "Keep the clients: the practices are not part of this change" binds, whatever its reason says
	}
	if (kind == "quality" || kind == "constraint" || kind == "feature") && !s.has("must", "can", "should") && reading.ContainsAny(" "+reading.Lower(text)+" ", x.lex.PilotPhrases...) && (c.kind != "constraint" || !x.lex.deadline(text)) {
		if head, rest, ok := strings.Cut(text, "; "); ok && !reading.ContainsAny(" "+reading.Lower(head)+" ", x.lex.PilotPhrases...) {
			told := x.look(head)
			x.put(kind, &told, from, to, c) // "48 trolleys on 16 wards; 2 wards start as a pilot"
			told = x.look(reading.UpperFirst(rest))
			x.put("milestone", &told, from, to, c)
			return
		}
		kind = "milestone" // "2 wards start as a pilot in May, the others follow" is a step of the plan
	}
	before, outer := len(x.u.Technologies)+len(x.u.Integrations), len(x.u.Integrations)
	if kind == "question" && !s.has("must", "need") { // what is asked is not chosen
		x.endpointsIn(text, from, to)
		x.schemaIn(text, from, to)
	} else {
		x.mention(text, from, to, kind == "constraint" || kind != "assumption" && (c.kind == "technology" || c.kind == "constraint" || c.kind == "decision"))
	}
	switch kind {
	case "feature":
		if label, rest, _ := reading.CutLabel(text, false); label != "" && x.tag(label) != "" {
			text, c.priority = reading.UpperFirst(rest), x.tag(label) // "Nice to have: …" is no name
		}
		if _, what, ok := strings.Cut(text, " wants "); ok && wantsDone(text) {
			text = x.lex.WishOf("wants", what) // who wants it is no part of what is wanted
		}
		if x.lex.likewise(text) && x.lastF >= 0 && c.feature < 0 {
			x.addDetail(x.lastF, text, from, to)
			return
		}
		if lead, deed := x.behindLead(text); deed != "" {
			x.addDetail(x.addFeature(FeatureFact{Text: deed, Group: c.group, Priority: c.priority}, from, to), lead, from, to)
			return
		}
		f := FeatureFact{Text: text, Group: c.group, Priority: c.priority}
		if s.has("alarm") && (c.kind == "constraint" || c.kind == "technology" || c.class == "O") { // those who run it are told
			f.Alarm, f.Beside, f.Group, f.Text = true, true, "", x.lex.alarmRaised(text)
		}
		if keepsPerThing(text) {
			f.Name, _, _ = strings.Cut(text, ":")
		}
		x.addFeature(f, from, to)
	case "question":
		x.addQuestion(text, from, to)
	case "assumption":
		x.addItem(&x.u.Assumptions, kind, text, from, to)
	case "risk":
		x.addRisk(text, from, to)
	case "non_goal":
		x.addNonGoals(text, from, to)
	case "quality":
		x.addQuality(s, c, QualityFact{}, from, to)
	case "constraint":
		if what := x.lex.refusedAlone(text); what != "" {
			x.addNonGoal(what, "", from, to)
			return
		}
		if (len(x.u.Technologies)+len(x.u.Integrations) > before || x.namesProduct(text)) && x.onlyNames(s, len(x.u.Integrations) > outer) {
			return
		}
		if reading.HasHan(text) && x.lex.season(text) && c.group != "" && !strings.Contains(text, c.group) {
			text = LabelText(c.group, text) // what is open then stands in the heading
		}
		x.addConstraint(x.lex.distributed(text), from, to)
		x.oweWork(text, from, to, c)
	case "goal":
		x.addGoal(text, from, to)
	case "problem":
		x.addProblem(s, from, to)
	case "situation":
		x.addItem(&x.u.Situation, kind, text, from, to)
	case "vision":
		x.addVision(s, from, to)
	case "milestone":
		x.addMilestones(text, from, to)
	case "product":
		x.addPitch(text, from, to)
		x.pitchFeature(text, c, from, to)
	default:
		if n := len(x.u.NonGoals); n > 0 && x.lex.supposed(text) && x.u.NonGoals[n-1].Rationale == "" && slices.Equal(x.u.NonGoals[n-1].Source.Lines, x.source(from, to).Lines) {
			x.u.NonGoals[n-1].Rationale = sentence(text) // "No display. It would cost two months of battery life."
			return
		}
		x.note(text, from, to)
	}
}

// saysKeep tells a command to leave something as it is.
func (l *Lexicons) saysKeep(text string) bool {
	return reading.HasPrefixOf(reading.Lower(text), l.KeepCommands...)
}

// onlyNames tells whether a sentence does no more than choose technologies or
// outside systems: they carry it, and it is no constraint of its own.
func (x *understander) onlyNames(s *signals, outside bool) bool {
	if s.has("must", "should", "money") || x.lex.deadline(s.text) || len(s.measures) > 0 && s.measured() || !x.namesProduct(s.text) && (!outside || s.bounded() || reading.HasHan(s.text)) {
		return false
	}
	if x.versionOnly(s.text) || x.lex.handedOut(s.text) || x.lex.staysHere(s.text) || x.lex.hosts(s) || reading.ContainsAny(s.text, x.lex.ChineseHosts...) || reading.ContainsAny(reading.Lower(s.text), " subscription", " data cent", " region") || reading.ContainsAny(reading.Lower(s.text), " existing ", "现有") && !outside {
		return false // where it runs is a rule of its own
	}
	if name, _ := x.leadingActor(s.text); name != "" || x.lex.ruled(s.text) {
		return false // what people can look after, or a rule that names a system
	}
	room := 6 + len(x.lex.tech.Find(s.text))
	if outside {
		room++
	}
	if !reading.HasHan(s.text) && len(wording.Keywords(s.text)) > room {
		return false
	}
	for _, h := range x.lex.cues.Find(s.text) {
		if h.Value == "constraint" && !reading.ContainsAny(" "+h.Phrase+" ", x.lex.MoreThanNames...) {
			return false
		}
	}
	return true
}

// namesProduct tells whether a text names a technology that is more than a
// standard or a protocol: "errors follow RFC 9457" is a rule.
func (x *understander) namesProduct(text string) bool {
	for _, h := range x.lex.tech.Find(text) {
		if h.Value.exact && text[h.Start:h.End] != exactName(h.Value.name, text[h.Start:h.End]) {
			continue // "no signal", "money wise"
		}
		if !h.Value.isForm() {
			return true
		}
	}
	return false
}

// each gives the sentences of a unit and of those nested in it to f.
func (x *understander) each(u *reading.Unit, nested []int, f func(text string, from, to int)) {
	risks := -1 // how many there are behind a sentence that names one
	for i, sen := range u.Sentences {
		text := sen.Text
		if i == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		}
		before := len(x.u.Risks)
		if next := x.lex.nextRisk(text); next != "" && risks == before {
			x.addRisk(next, sen.From, sen.To)
			risks = len(x.u.Risks)
			continue
		}
		if x.leadsTo(sen) {
			continue
		}
		if !x.announces(u, sen) {
			f(text, sen.From, sen.To)
		} else if told := reading.ToldInFront(sen.Text); told != "" {
			f(told, sen.From, sen.To)
		}
		if risks = -1; len(x.u.Risks) > before {
			risks = len(x.u.Risks)
		}
	}
	for _, i := range nested {
		n := &x.r.Units[i]
		if n.Text != "" && n.Kind != reading.Code {
			f(n.Text, n.From, n.To)
		}
	}
}

// whole gives a unit and each unit nested in it to f as one text.
func (x *understander) whole(u *reading.Unit, nested []int, f func(text string, from, to int)) {
	if u.Kind == reading.Prose {
		x.each(u, nested, f)
		return
	}
	f(u.Text, u.From, u.To)
	for _, i := range nested {
		if n := &x.r.Units[i]; n.Kind != reading.Code {
			f(n.Text, n.From, n.To)
		}
	}
}
