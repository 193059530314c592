package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// classify decides what a sentence states, by its words and by the heading it
// stands under. The answer is a kind of the fact table, or empty.
func (x *understander) classify(s *signals, c context, bullet bool) string {
	if c.kind == "constraint" && !s.question && x.lex.deadline(s.text) {
		return "constraint" // whatever the day is, those who wrote it down are bound to it
	}
	if tellsCounts(s.text) {
		return "constraint"
	}
	if kind := x.worldGiven(s); kind == "assumption" && c.kind == "problem" {
		return "problem" // what somebody asked for is why there is to be a product
	} else if kind != "" && (kind == "constraint" || demandsThere(c.kind)) {
		return kind
	}
	if left, _ := x.lex.leftOutClauses(s.text); len(left) > 0 && !s.question {
		return "non_goal"
	}
	if !s.question && x.lex.advisesReaders(s.text) {
		return "note"
	}
	if !s.question && c.kind != "quality" && x.lex.dutyOfCallers(s.text) {
		return "constraint" // it binds those who call, and says nothing that the product does
	}
	if c.kind == "" || c.kind == "top" || c.kind == "overview" || c.kind == "problem" {
		switch {
		case x.lex.pastFigure(s) && x.lex.painful(s):
			return "problem"
		case x.lex.pastFigure(s):
			return "situation"
		case x.lex.comesDownTo(s.text):
			return "vision"
		case burdenEach().MatchString(s.text) && !x.lex.asksOfProduct(s.text):
			return "problem"
		}
	}
	if c.kind != "constraint" && c.kind != "problem" && peopleAtOnce(s) || fasterThanNow(s) {
		return "quality"
	}
	if mayTellOfToday(c) {
		switch {
		case x.toldByName(s, c), x.workOfToday(s, c), x.toldOfThen(s, c), x.asOfToday(s, c):
			return "problem"
		case x.heldElsewhere(s), thereAlready(s):
			return "constraint"
		case !s.has("non_goal") && (topicAhead().MatchString(s.text) || inPassing().MatchString(s.text)):
			return "note"
		case x.partOfPlan(s, c):
			return "milestone"
		}
	}
	if kind := x.lex.toldAside(s, c); kind != "" {
		return kind
	}
	switch {
	case x.story(s.text) != nil, !s.question && c.feature < 0 && goneAfter().MatchString(s.text):
		return "feature"
	case !s.question && s.has("permission") && reading.ContainsAny(reading.Lower(s.text), x.lex.WithoutAsking...):
		return "constraint" // whom those who run it need not ask is nothing that the product does
	case !s.question && reading.ContainsAny(reading.Lower(s.text), x.lex.SwitchedOff...) && !s.has("non_goal") && x.lex.namesPart(s.text), !s.question && reading.ContainsAny(reading.Lower(s.text), x.lex.SameIf...),
		c.kind == "" && c.feature < 0 && !s.question && s.trigger == "" && x.deedThenBan(s.text):
		return "feature"
	case !s.question && !s.has("must", "should") && reading.ContainsAny(reading.Lower(s.text), x.lex.Unpromised...):
		return "note" // what nobody promises is no duty of the product
	case !s.question && (c.kind == "" || c.kind == "top" || c.kind == "overview") && onePlace().MatchString(s.text):
		return "product"
	case whereOnly(s.text):
		return "note" // where people are is nothing that the product does
	case bullet && (c.kind == "" || c.kind == "feature") && paysSo().MatchString(s.text):
		return "feature" // what somebody is charged the product works out
	case c.feature < 0 && slices.Contains([]string{"", "top", "overview", "constraint", "decision"}, c.kind) && x.lex.plainlyBinds(s):
		return "constraint"
	case staffing(s.text), x.lex.appliedFor(s), x.lex.ourRollout(s), x.lex.lacksSupply(s.text), x.lex.mayBefall(s), x.lex.paperOwed(s), laysOut(c.kind) && x.circumstanceOf(s):
		return "constraint"
	case !s.has("must", "should") && reading.HasPrefixOf(reading.Lower(s.text), x.lex.MeasuredLeads...):
		return "note" // "Measured with a prototype on one core:" says where the figures come from
	case (c.kind == "" || c.kind == "top" || c.kind == "overview") && x.lex.measuredAlready(s) && s.has("goal"):
		return "problem"
	case x.lex.saidToBeAim(s):
		return "goal"
	case strings.HasPrefix(s.text, "As the one who ") && !strings.Contains(s.text, ", "):
		return "note" // announces who speaks
	case x.lex.onlyTalkedAbout(s.text), x.lex.aside(s, c, bullet), exclaimed(s):
		return "note"
	case x.madeFor(s):
		return "assumption"
	}
	if !s.question && s.has("non_goal") && x.lex.askedToStay(s.text) {
		return "constraint"
	}
	if !s.question && (x.lex.refusedBehind(s.text) || x.lex.leftForLater(s.text) || x.lex.leavesOut(s.text) || x.replacesNot(s.text)) {
		return "non_goal"
	}
	if x.lex.allDueBy(s) {
		return "milestone"
	}
	if bannedWithout().MatchString(s.text) && !s.question || addressOf().MatchString(s.text) {
		return "constraint"
	}
	if turnedDownBy().MatchString(s.text) && !s.question {
		return "note" // 有人想开到 12 点，宿管不让
	}
	if inBrackets(s.text) && reading.HasHan(s.text) && x.lex.leftOpen(s.text) {
		return "question"
	}
	if kind := x.lex.figureTold(s); kind != "" {
		return kind
	}
	if x.lean(s.text) && !s.question {
		return "note"
	}
	if kind := x.lex.inTalk(s, c); kind != "" {
		return kind
	}
	if kind := x.toldPlainly(s, c); kind != "" {
		return kind
	}
	switch {
	case x.lex.rations(s, c):
		return "feature"
	case x.lex.spokenOnly(s), x.onDevices(s):
		return "quality"
	case weights(s):
		return "constraint"
	case x.pressedFrom(s, c):
		return "problem"
	case s.has("option") && !s.question && !s.has("must") && c.kind != "feature" && c.kind != "story", x.lex.allowsFor(s):
		return "assumption"
	case (x.lex.contrasts(s.text) || x.sizeForbids(s.text)) && !s.question, x.proposes(s, c):
		return "constraint"
	case !s.question && x.lex.nowadays(s.text) && c.kind != "faq", x.standsToday(s, c), x.burdens(s, c), x.lex.inBadState(s) && c.feature < 0:
		return "problem"
	case !s.question && !s.has("non_goal", "question") && (x.buildList(s.text) || x.meansChosen(s)):
		return "constraint"
	case x.lex.hopes(s):
		return "goal"
	case x.remark(s), inBrackets(s.text), x.lex.dontKnow(s.text), x.lex.supposed(s.text), x.lex.onlyPlanned(s):
		return "note"
	case s.question && c.kind != "faq", s.has("question") && !s.has("must"), x.lex.leavesHanging(s.text):
		return "question"
	}
	if kind := x.settledClaim(s, c); kind != "" {
		return kind
	}
	if kind := x.bySubject(s, c); kind != "" {
		return kind
	}
	switch {
	case s.has("assumption"):
		return "assumption"
	case x.lex.staysHow(s.text) && !strings.Contains(s.text, "，"):
		return "constraint"
	case x.lex.bannedForGood(s, c):
		return "feature"
	case x.lex.ceiling(s), x.lex.staysHere(s.text) && !s.question:
		return "constraint"
	case reading.HasHan(s.text) && !strings.Contains(s.text, "，") && !s.question && x.lex.leftToOthers(s.text):
		return "non_goal"
	case x.lex.handsOff(s) && (c.kind != "constraint" || !strings.HasPrefix(reading.Lower(s.text), "no ")):
		return "non_goal"
	case s.has("risk") && c.kind != "feature", x.lex.dreads(s.text):
		return "risk"
	case s.has("non_goal"):
		return "non_goal"
	}
	if kind := x.lex.early(s, c); kind != "" {
		return kind
	}
	if calledDone(s) && c.kind != "criterion" {
		return "goal"
	}
	if (c.kind == "" || c.kind == "top" || c.kind == "overview") && x.lex.change(s) {
		return "goal"
	}
	if c.kind == "" && s.has("goal") && s.measured() && !s.has("must") || (c.kind == "" || c.kind == "top" || c.kind == "overview") && x.lex.outcome(s) {
		return "goal"
	}
	if c.kind != "quality" && s.trigger != "" && s.has("must") && x.systemSubject(s.response) {
		return "feature"
	}
	if (c.kind == "" || c.kind == "top" || c.kind == "flow") && !s.strong && x.lex.follows(s.text) {
		return "feature"
	}
	if kind, known := x.toldOfToday(s, c); known {
		if kind != "" {
			return kind
		}
	} else if kind := x.byQuality(s, c); kind != "" {
		return kind
	}
	if (x.lex.bareRate(s) || x.lex.answersWithin(s) || x.lex.loadsWithin(s)) && (c.kind == "" || c.kind == "feature" || c.kind == "top") {
		return "quality"
	}
	if x.lex.ableTo(s.text) && (c.kind == "" || c.kind == "top" || c.kind == "overview") {
		return "feature"
	}
	if x.lex.bound(s.text) && len(s.measures) > 0 {
		return "constraint"
	}
	if (c.kind == "" || c.kind == "api" || c.kind == "constraint") && x.callBehaves(s) {
		return "feature"
	}
	kind := x.byHeading(s, c, bullet)
	if (kind == "feature" || kind == "constraint") && c.feature < 0 && x.lex.weDid(s) {
		return "note"
	}
	return kind
}

// byHeading classifies a sentence of which no word decides what it is by what the heading
// above it is about.
func (x *understander) byHeading(s *signals, c context, bullet bool) string {
	switch c.kind {
	case "feature", "story", "command":
		if kind := x.inFeatures(s, bullet || c.priority != "" && nameOnly(s.text)); kind != "" || reading.HasHan(s.text) {
			return kind
		}
		if low := reading.Lower(s.text); (doneTo(s.text) || !reading.ContainsAny(low, " is ", " are ")) && x.anywhere(s, bullet) == "feature" {
			return "feature" // what is a function where no heading says so is one among functions
		}
		return ""
	case "constraint", "technology", "api", "error", "setting", "decision":
		return x.inConstraints(s, c)
	}
	return x.anywhere(s, bullet)
}

// early finds what a few sentences say whatever else their words hint at.
func (l *Lexicons) early(s *signals, c context) string {
	switch {
	case (c.kind == "" || c.kind == "top" || c.kind == "overview") && l.usableBy(s.text), l.firstThenLater(s.text):
		return "milestone"
	case l.carriesOn(s) && c.kind != "quality", innerCondition(s.text) && doneTo(s.text) && !s.has("must", "non_goal"):
		return "feature"
	case reading.HasHan(s.text) && l.asksFor(s.text):
		return "feature"
	case l.builtOn(s.text), codedLegend(s.text):
		return "constraint"
	case s.has("alarm") && !s.bounded() && !s.has("problem"), l.wantsDeed(s.text), l.perhapsOnce(s.text), l.overSpan(s):
		return "feature"
	case keepsPerThing(s.text) && !s.question && !s.has("problem", "must", "money"):
		return "feature"
	case l.byItself(s.text) && !s.has("problem") && !s.timed(), l.toBeThere(s.text), called(s.text), l.answers(s.text), c.kind == "feature" && c.feature < 0 && !s.has("problem") && l.thingShows(s.text), s.ownLogin(), laterOne(s.text), l.gerundDemand(s), operates(s.text), s.has("operable") && !s.bounded(), (l.atOneTouch(s.text) || l.inRhythm(s.text)) && !s.has("problem"):
		return "feature"
	case s.aboutThePlan(), theRestLater(s), s.has("rollout_rule", "unstable", "given") && !s.has("problem", "goal"), l.season(s.text), l.whereabouts(s.text), (l.consentNeeded(s.text) || l.fare(s.text) || l.attempts(s.text)) && c.feature < 0, endsAfter(s) && c.feature < 0 && c.kind != "feature", s.trigger == "" && l.onlyWhile(s.text), l.onceOnly(s.text) && c.feature < 0:
		return "constraint"
	}
	return ""
}

// byQuality finds sentences that promise how well something is done.
func (x *understander) byQuality(s *signals, c context) string {
	inFeatures := c.kind == "feature" || c.kind == "story" || c.kind == "command"
	if inFeatures && (loadInTime(s) || x.lex.severalPlatforms(s.text) && !reading.HasFiniteVerb(s.text)) {
		return "quality"
	}
	if s.class == "" || s.trigger != "" && !s.rated() || innerCondition(s.text) {
		return ""
	}
	if c.kind == "constraint" && s.class == "SC" && reading.ContainsAny(reading.Lower(s.text), x.lex.PerTurn...) {
		return "" // what a supplier is paid for is a limit
	}
	if s.has("must") && x.refusal(s) || !s.measured() && reading.HasPrefixOf(reading.Lower(s.text), x.lex.WantsThing...) {
		return "" // what is turned away is a deed, and a thing that somebody wants is built
	}
	if s.class == "P" && s.trigger == "" && x.lex.afterSpan(s) {
		if c.kind == "" && !s.has("problem") {
			return "feature" // "another takes it up after 5 minutes": then it happens
		}
		return ""
	}
	if s.class == "P" && (locksAfter().MatchString(s.text) || x.lex.lapses(s.text) || x.lex.givesUp(s.text) || x.lex.overdueThen(s.text) || strings.Contains(s.text, "一次的")) {
		return "" // what ends when nothing happens is a rule, no speed
	}
	switch {
	case inFeatures && reading.HasHan(s.text) && (x.personCan(s) || officeCan().MatchString(s.text)):
		return "" // what somebody can do, with how soon
	case inFeatures && strings.Contains("P SC A", s.class) && s.strong && s.measured(), inFeatures && s.class == "M" && s.strong && !s.has("can"),
		inFeatures && s.class == "PO" && s.strong && !s.has("can", "should", "could") && !x.hasSubject(s.text),
		inFeatures && s.class == "R" && s.measured() && reading.ContainsAny(reading.Lower(s.text), "battery", "电池"):
		return "quality"
	case inFeatures:
		return ""
	case s.strong && s.class == "SC" || s.strong && s.class == "R" || s.strong && s.class == "O":
		if s.measured() || c.kind == "quality" || s.class != "O" {
			return "quality"
		}
	case s.strong:
		return "quality"
	case s.measured() && (s.class == "P" || s.class == "SC" || s.class == "A") && !s.has("money"):
		if s.timed() {
			return "quality"
		}
	}
	return ""
}

// afterSpan tells a sentence of two clauses of which the second says what happens after some
// time: how long that is is no speed.
func (l *Lexicons) afterSpan(s *signals) bool {
	if reading.HasHan(s.text) || len(s.measures) != 1 || s.measures[0].Class != wording.ClassTime || s.measures[0].Op != "=" {
		return false
	}
	before := reading.Lower(strings.TrimRight(s.text[:s.measures[0].Start], " "))
	return strings.HasSuffix(before, " after") && strings.Contains(before, ", and ")
}

// refusal tells that the product turns something away: "The portal must refuse a
// request whose draught …".
func (x *understander) refusal(s *signals) bool {
	low := reading.Lower(s.text)
	return x.systemSubject(x.lex.mainClause(s.text)) && reading.ContainsAny(low, x.lex.MustRefuse...)
}

func (x *understander) inFeatures(s *signals, bullet bool) string {
	switch {
	case x.lex.keeps(s.text) && s.trigger == "", s.trigger == "" && x.lex.bansOnly(s):
		return "constraint"
	case bullet:
		return "feature"
	case s.trigger == "" && (nobody(s.text) && s.has("can") || x.lex.onlyThen(s.text)), s.has("retention") && len(s.measures) > 0 && s.trigger == "":
		return "constraint"
	case s.trigger != "", x.lex.byMessage(s.text), s.has("can", "must", "should", "could", "need"), x.story(s.text) != nil, x.lex.onCondition(s.text) && !x.lex.forbids(s.text):
		return "feature"
	case x.hasSubject(s.text):
		return "feature"
	case x.doneAfter(s), doneBySomebody(s.text) && !s.bounded():
		return "feature"
	case s.has("transform") && !x.lex.forbids(s.text), reading.ContainsAny(s.text, x.lex.SendsUpTo...) && !s.bounded():
		return "feature"
	case s.has("constraint") || s.has("money"):
		return "constraint"
	case x.thingDeed(s) && !x.reason(s):
		return "feature"
	case s.passive() && !x.reason(s) && reading.ContainsAny(reading.Lower(s.text), " are ", " is ", "被"):
		if reading.ContainsAny(reading.Lower(s.text), " before ", " after ", "之前", "之后") || len(s.measures) > 0 {
			return "constraint"
		}
		if doneTo(s.text) {
			return "feature"
		}
	case inSequence(s.text):
		return "feature"
	}
	return ""
}

func (x *understander) inConstraints(s *signals, c context) string {
	if nobody(s.text) && !s.has("can", "must", "permission") && !doneTo(s.text) {
		return "note" // "Nobody books a doctor from a desktop."
	}
	if reading.HasHan(s.text) && x.lex.Calendar(s.text) && x.lex.scheduled(s.text) && !s.has("must", "money") && s.trigger == "" {
		return "milestone"
	}
	if c.kind == "technology" && x.lex.chosenMeans(s.text) {
		return "constraint"
	}
	if x.systemAction(s) && !s.bounded() && !x.lex.limits(s.text) || x.personCan(s) || c.kind == "constraint" && !s.bounded() && x.machineActs(s.text) {
		return "feature"
	}
	if c.kind == "constraint" && c.outer == "feature" && len(s.measures) == 0 && !s.bounded() && !s.has("must", "constraint") && x.personActs(s) {
		return "feature" // "The treasurer exports a statement" under "Costs" among the functions
	}
	if c.kind == "api" && x.lex.capsCalls(s) {
		return "feature" // "Requests are limited to 60 per minute per address"
	}
	if x.strangerAble(s) && len(s.measures) == 0 && !s.bounded() && !x.lex.limits(s.text) {
		return "feature" // "The stoker shall be able to open any valve"
	}
	if c.kind == "api" && x.personActs(s) && !s.bounded() && !s.has("must") && !x.lex.limits(s.text) {
		return "feature" // "Pilots report a mooring with the second call"
	}
	if c.kind == "constraint" && (x.mustBeAble(s) || x.lex.mustWork(s) || x.lex.mustBeDone(s) && len(s.measures) == 0) {
		return "feature" // a clause of "Rules" that says what somebody can do, or what is done
	}
	if onlyCode(s.text) {
		return "constraint"
	}
	if x.lex.demanded(s.text) && reading.ContainsAny(s.text, x.lex.ChineseHasTo...) {
		return "feature"
	}
	if strings.HasPrefix(s.text, "`") && (c.kind == "api" || c.outer == "api" || len(reading.Operations(s.text)) > 0) && !x.isCommand(s.text) {
		return "feature"
	}
	if (c.kind == "api" || c.kind == "setting" || reading.HasHan(s.text) && c.kind == "constraint" && !s.has("must", "money") && len(s.measures) == 0 && len(x.lex.tech.Find(s.text)) == 0) && s.has("action") && !s.bounded() {
		return "feature"
	}
	return "constraint"
}

// anywhere classifies a sentence under a heading that says nothing.
func (x *understander) anywhere(s *signals, bullet bool) string {
	switch {
	case x.dreams(s):
		return "vision"
	case x.lex.suffices(s.text) && (!reading.HasHan(s.text) || !x.lex.thenDone(s.text) && !x.lex.wantedOf(s.text)), x.lex.spends(s), x.lex.heldTo(s), s.spokenIn(), x.lex.hosts(s), s.has("retention") && len(s.measures) > 0 && s.trigger == "":
		return "constraint"
	case x.lex.datesOnly(s), x.lex.wantedBy(s.text), x.lex.usedFrom(s.text), strings.HasPrefix(reading.Lower(s.text), "let") && x.lex.scheduled(s.text):
		return "milestone"
	case s.has("could") && reading.ContainsAny(reading.Lower(s.text), x.lex.NiceToHave...):
		return "feature"
	case (x.lex.asks(s.text) || wantsDone(s.text)) && !s.has("must"), x.wishes(s), x.lex.onlyThenHappens(s):
		return "feature"
	case !s.question && !reading.HasHan(s.text) && x.lex.wantsSight(" "+reading.Lower(s.text)+" ") && !reading.ContainsAny(reading.Lower(s.text), x.lex.SpeaksOfLack...):
		return "feature"
	case !s.question && reading.HasHan(s.text) && reading.ContainsAny(s.text, x.lex.ChineseOnlyEver...) && !x.lex.bygone(s.text):
		return "constraint" // 一个医生同一时间只能出现在一家店
	case s.complaint() && !s.has("must", "should", "need") && !bullet && !x.lex.remedied(s.text):
		return "problem"
	case x.lex.ruled(s.text) && !x.lex.follows(s.text), strings.HasPrefix(reading.Lower(s.text), "nothing "):
		return "constraint"
	case x.lex.demanded(s.text), x.lex.follows(s.text), x.lex.mustBeDone(s):
		return "feature"
	case x.lex.isGoal(s), targetOnly(s):
		return "goal"
	case withoutThing(s):
		return "non_goal"
	case (x.lex.wished(s.text) != "" || x.lex.thought(s.text) != "") && len(x.u.Pitch) == 0:
		return "product"
	case x.wouldDo(s):
		return "feature"
	case x.deedThenRule(s):
		return "feature"
	case nobody(s.text) && s.has("can", "must", "permission"), s.trigger == "" && x.lex.forbids(s.text), s.has("money") && s.has("constraint") && len(s.measures) > 0:
		return "constraint"
	case x.lex.deadline(s.text), x.lex.opens(s.text):
		return "milestone"
	case !reading.HasHan(s.text) && x.lex.onCondition(s.text) && (s.trigger == "" || s.has("action") || doneTo(s.response) || len(x.lex.people.Find(s.response)) > 0) && !x.lex.forbids(s.text) && !s.has("money") && !s.has("goal"):
		return "feature"
	case x.lex.ordersInCase(s), x.personActs(s), x.productActs(s), x.programActs(s), x.usesAloud(s), x.handedOn(s.text), x.lex.goesInto(s), s.trigger != "" && !reading.HasHan(s.text) && !strings.HasPrefix(s.text, s.trigger) && !s.complaint(), s.trigger != "" && (x.systemSubject(s.response) || x.actsFirst(s.response)):
		return "feature"
	case x.lex.scheduled(s.text) && !s.has("must", "can") && s.trigger == "":
		return "milestone"
	case x.lex.leftOut(s.text):
		return "non_goal"
	case s.has("must") && x.lex.limits(s.text):
		return "constraint"
	case x.story(s.text) != nil, s.trigger != "" && s.has("must", "should", "can", "could"):
		return "feature"
	case s.has("action") && !s.bounded() && !s.has("must", "money"):
		return "feature"
	case s.has("must", "constraint", "money") && (!bullet || !x.onlyContrasts(s.text)) && (!x.systemAction(s) || x.lex.limits(s.text)) && !s.has("need"):
		return "constraint"
	case s.has("need"), x.systemAction(s), s.has("action") && !s.bounded():
		return "feature"
	case s.has("vision"):
		return "vision"
	case bullet, x.lex.signsIn(s.text) && !s.question, x.lex.actsByClock(s) && !s.has("problem"):
		return "feature"
	case s.has("can", "should", "could") && s.has("must", "should", "can"), x.lex.putsOut(s):
		return "feature"
	case reading.HasHan(s.text):
		if kind := reading.FirstOf(x.lex.plainly(s), x.claim(s.text)); kind != "" || !x.lex.heardRule(s) {
			return kind
		}
		return "feature"
	case x.lex.sizesTopic(s.text):
		return "constraint"
	case x.notesDeed(s):
		return "feature"
	}
	return ""
}

// onlyContrasts tells a statement that binds by nothing but its contrast: "is
// refused in the registry, not discovered at night".
func (x *understander) onlyContrasts(text string) bool {
	head, _, ok := strings.Cut(text, ", not ")
	if !ok {
		return false
	}
	s := x.signals(head)
	return !s.has("must", "constraint", "money")
}
