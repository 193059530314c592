package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// overview reads an introduction: what the thing is, then whatever else its
// sentences say.
func (x *understander) overview(u *reading.Unit, nested []int, c context) {
	if u.Kind == reading.Bullet {
		c.kind = ""
		x.general(u, nested, c)
		return
	}
	for i := range u.Sentences {
		if what := x.lex.proposed(u.Sentences[i].Text); what != "" && c.kind == "overview" {
			x.proposal(u, i, what, c)
			return
		}
	}
	if (c.kind == "top" || c.kind == "overview") && x.tagline(u) {
		x.addItem(&x.u.Vision, "vision", u.Text, u.From, u.To)
		return
	}
	defined := c.kind == "overview" && x.sectionDefines(u.Section)
	at := -1  // feature of the sentence before
	told := 0 // sentences so far that say what the product is
	today := false
	before := x.beforeThePaper(u)
	pitched := len(x.u.Pitch) // what leads up to the product stands before the first sentence that says what it is
	list := x.apart(u.Sentences)
	for i, sen := range list {
		said := told
		told = len(x.u.Pitch)
		if x.announces(u, sen) {
			continue
		}
		if x.story(sen.Text) != nil { // a list of stories without a heading
			s := x.look(sen.Text)
			x.put("feature", &s, sen.From, sen.To, context{feature: -1, group: c.group})
			at = -1
			continue
		}
		today = (today || x.lex.tellsOfToday(sen.Text)) && !x.defines(sen.Text)
		if i == 0 && u.Label != "" {
			sen.Text, sen.From = LabelText(u.Label, sen.Text), u.From
		}
		if (c.kind == "top" || c.kind == "overview") && len(x.u.Pitch) == 0 && len(x.u.Features) == 0 && makesFor().MatchString(sen.Text) {
			x.addPitch(sen.Text, sen.From, sen.To)
			x.mention(sen.Text, sen.From, sen.To, false)
			continue
		}
		sen.Text = x.lex.plainWish(x.alsoNice(sen))
		if deed := x.wishedTool(sen.Text); deed != "" {
			at = x.addFeature(FeatureFact{Text: deed, Group: c.group}, sen.From, sen.To)
			continue
		}
		ahead := ""
		if i > 0 {
			ahead = list[i-1].Text
		}
		if later := x.putOffThing(sen, ahead, c); later >= 0 {
			at = later
			continue
		}
		if x.comesOfRisk(sen) {
			continue
		}
		if x.leadsTo(sen) || x.leftOutright(sen, c) || x.itemsInline(sen, c) || x.fixedThings(sen, c) || x.systemsOnly(sen, u.Section) || x.statedStates(sen) || x.statedFields(sen) || x.letterChinese(sen) || x.statedActors(sen) || x.replaces(sen, c) {
			continue
		}
		s := x.look(sen.Text)
		if (c.kind == "top" || c.kind == "overview") && s.trigger == "" && reading.ContainsAny(reading.Lower(sen.Text), x.lex.WantedStates...) && x.wantedNumbers(&s, sen.From, sen.To) {
			at = -1
			continue
		}
		if i < before && !x.defines(sen.Text) && !s.has("can", "must", "should", "problem") && !x.lex.tellsOfToday(sen.Text) {
			x.addItem(&x.u.Situation, "situation", sen.Text, sen.From, sen.To)
			at = -1
			continue
		}
		if c.kind == "top" && x.lex.plainlyBinds(&s) {
			x.put("constraint", &s, sen.From, sen.To, c)
			at = -1
			continue
		}
		today = today && (x.lex.tellsOfToday(sen.Text) || x.staysSo(&s))
		last := at
		at = -1
		if whole := x.neededWhole(u, i, sen, c); whole != "" {
			x.addPitch(whole, sen.From, sen.To)
			x.mention(sen.Text, sen.From, sen.To, false)
			continue
		}
		switch kind := x.classify(&s, context{feature: -1}, false); {
		case (kind == "constraint" || kind == "feature" || kind == "") && c.kind == "overview" && len(x.u.Pitch) == pitched && x.letsDo(sen.Text) && x.listsCalls(),
			kind == "problem" && len(x.u.Pitch) > pitched && len(x.u.Pitch) < 4 && x.lex.offersMeans(sen.Text):
			x.addPitch(sen.Text, sen.From, sen.To)
			x.mention(sen.Text, sen.From, sen.To, false)
		case (c.kind == "top" || c.kind == "overview") && x.lex.pressed(sen.Text):
			x.addProblem(&s, sen.From, sen.To)
		case len(x.u.Pitch) == pitched && x.leadsUp(u, i, &s, kind):
			if x.lex.painful(&s) || reading.ContainsAny(" "+reading.Lower(sen.Text), x.lex.NoneOf...) {
				x.addProblem(&s, sen.From, sen.To)
			} else {
				x.addSituation(sen.Text, sen.From, sen.To)
			}
		case (kind == "note" || kind == "") && c.kind != "overview" && len(x.u.Features) == 0 && x.shareToday(&s):
			x.addProblem(&s, sen.From, sen.To)
		case (kind == "feature" || kind == "constraint" || kind == "") && c.kind != "overview" && x.before(&s, sen.From) && !x.defines(sen.Text) && (len(x.u.Pitch) > 0 || !x.pitches(u, sen, c)):
			if x.lex.painful(&s) {
				x.addProblem(&s, sen.From, sen.To)
			} else {
				x.note(sen.Text, sen.From, sen.To)
				x.mentionBuilt(&s, sen.From, sen.To)
			}
		case kind == "feature" && (x.lex.usually(sen.Text) || x.lex.endsToday(sen.Text) || x.lex.saysWho(&s)):
			x.addSituation(sen.Text, sen.From, sen.To)
		case today && (kind == "feature" || kind == "constraint" || kind == "") && x.staysSo(&s), today && kind == "quality" && x.countsToday(&s):
			x.addProblem(&s, sen.From, sen.To)
		case kind == "" && (c.kind == "top" || c.kind == "overview") && x.lex.happened(sen.Text):
			x.addProblem(&s, sen.From, sen.To)
		case last >= 0 && x.goesOn(last, &s, c, sen):
			at = x.lastF
		case last >= 0 && (kind == "" || kind == "constraint") && (x.lex.pronounStart(sen.Text) || x.aloud && kind == "" && !x.lex.painful(&s)):
			x.addCriterion(last, sen.Text, sen.From, sen.To)
			at = last
		case i > 0 && told > said && kind == "quality" && goesOnDefining(&s):
			x.addPitch(sen.Text, sen.From, sen.To)
		case len(x.u.Pitch) == 0 && x.defines(sen.Text) && (kind == "problem" || kind == "risk" || kind == "goal"):
			x.addPitch(sen.Text, sen.From, sen.To)
		case s.has("problem") && !s.has("need") && kind == "quality":
			x.addProblem(&s, sen.From, sen.To)
		case defined && len(x.u.Pitch) == 0 && kind == "" && !x.defines(sen.Text) && x.circumstance(&s):
			x.addSituation(sen.Text, sen.From, sen.To)
		case defined && len(x.u.Pitch) == 0 && kind == "" && !x.defines(sen.Text):
			x.addProblem(&s, sen.From, sen.To)
		case kind == "problem" || kind == "goal" || kind == "question" || kind == "assumption" || kind == "risk" || kind == "non_goal" || kind == "vision" || kind == "milestone" || kind == "product" || kind == "note":
			features := len(x.u.Features)
			x.put(kind, &s, sen.From, sen.To, c)
			if len(x.u.Features) > features {
				at = len(x.u.Features) - 1
			}
		case x.defines(sen.Text) && len(x.u.Pitch) < 4, len(x.u.Pitch) == 0 && x.pitches(u, sen, c) && !x.lex.heardRule(&s) && !rulesThing(reading.Lower(sen.Text)):
			x.addPitch(sen.Text, sen.From, sen.To)
			x.mention(sen.Text, sen.From, sen.To, false)
		case kind == "quality" || kind == "constraint" && s.has("must", "money"):
			x.put(kind, &s, sen.From, sen.To, c)
		case kind == "feature" && s.trigger == "" && len(x.u.Pitch) > 0 && x.listsFeatures() && x.lex.usesIt(sen.Text):
			x.addPitch(sen.Text, sen.From, sen.To) // who works with it where: what they do with it stands below
		case kind == "feature" && x.ctx[u.Section].kind == "overview" && len(x.u.Pitch) > 0 && !s.has("must") && (x.laidOut(sen.Text) || x.letsDo(sen.Text) && x.tablesCalls()):
			x.addPitch(sen.Text, sen.From, sen.To) // what it does in short; each part of it stands below
			x.mention(sen.Text, sen.From, sen.To, false)
		case kind == "feature":
			x.put(kind, &s, sen.From, sen.To, context{feature: -1, group: c.group, priority: c.priority})
			at = len(x.u.Features) - 1
		case c.kind == "overview" && kind == "" && len(x.u.Pitch) > 0 && x.happens(&s):
			x.put("feature", &s, sen.From, sen.To, context{feature: -1, group: c.group})
			at = len(x.u.Features) - 1
		case c.kind == "overview" && kind == "" && len(x.u.Pitch) < 3:
			x.addPitch(sen.Text, sen.From, sen.To)
		default:
			x.put(kind, &s, sen.From, sen.To, c)
		}
	}
}

// proposed is what a paper proposes: "This RFC proposes that skippers file …".
func (l *Lexicons) proposed(text string) string {
	low := reading.Lower(text)
	for _, open := range l.ProposalSubjects {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		for _, verb := range l.ProposalVerbs {
			if what, found := strings.CutPrefix(rest, verb); found && (len(strings.Fields(what)) > 3 || reading.HasHan(what)) {
				what = strings.TrimLeft(text[len(text)-len(what):], "，：: ")
				if strings.HasSuffix(verb, " that ") {
					what = strings.ReplaceAll(what, " and that ", " and ")
				}
				return reading.UpperFirst(what)
			}
		}
		for _, verb := range []string{"describes ", "specifies ", "defines "} {
			if what, found := strings.CutPrefix(rest, verb); found && (strings.HasPrefix(what, "a ") || strings.HasPrefix(what, "an ")) && strings.Contains(what, " that ") {
				return reading.UpperFirst(text[len(text)-len(what):]) // "This document describes an application that …"
			}
		}
	}
	return ""
}

// proposal reads a summary in which one sentence says what is proposed: in
// front of it stands how things are today.
func (x *understander) proposal(u *reading.Unit, at int, what string, c context) {
	for i, sen := range u.Sentences[:at] {
		if i == 0 && u.Label != "" {
			sen.Text, sen.From = LabelText(u.Label, sen.Text), u.From
		}
		if s := x.look(sen.Text); x.remark(&s) {
			x.note(sen.Text, sen.From, sen.To)
		} else {
			x.addProblem(&s, sen.From, sen.To)
		}
	}
	sen := u.Sentences[at]
	x.addPitch(what, sen.From, sen.To)
	x.mention(what, sen.From, sen.To, false)
	if rest := u.Sentences[at+1:]; len(rest) > 0 {
		more := *u
		more.Label, more.Sentences, more.From = "", rest, rest[0].From
		x.overview(&more, nil, c)
	}
}

// sectionDefines tells whether a section holds a sentence that says what the
// product is.
func (x *understander) sectionDefines(section int) bool {
	if known, ok := x.define[section]; ok {
		return known
	}
	x.define[section] = x.anyDefines(section)
	return x.define[section]
}

func (x *understander) anyDefines(section int) bool {
	for _, i := range x.units[section] {
		for _, sen := range x.r.Units[i].Sentences {
			if x.defines(sen.Text) {
				return true
			}
		}
	}
	return false
}

// pitches tells whether the first sentence under a title says what the thing
// is: "A small agent that …", "Webhook delivery as a service".
func (x *understander) pitches(u *reading.Unit, sen reading.Sentence, c context) bool {
	const nearKind = 4 // "my booking app": words before the kind of product
	if reading.HasPrefixOf(reading.Lower(sen.Text), "my ", "our ") && !x.lex.saysProduct(sen.Text, nearKind) && !reading.ContainsAny(reading.Lower(sen.Text), " need", " want", " would like", " looking for") {
		return false // what somebody has today
	}
	if c.kind == "overview" && x.letsBehind(u) && !x.letsDo(sen.Text) {
		return false
	}
	if c.kind == "overview" || len(x.r.Units) == 1 {
		return len(u.Sentences) == 1 || c.kind == "overview" && !x.acted(sen.Text) || sen.Text == u.Sentences[0].Text && !x.acted(sen.Text) || x.lex.saysProduct(sen.Text, 12)
	}
	low := reading.Lower(sen.Text)
	if x.lex.wantsDeed(sen.Text) {
		return false // what is to be done, not what is to be had
	}
	if name, rest := x.leadingActor(sen.Text); name != "" && x.works(name, rest) {
		return false // "A helper opens a link …"
	}
	if x.opens(u) && u.Kind == reading.Prose && x.lex.saysKind(sen.Text) {
		return true
	}
	for _, open := range x.lex.PitchOpeners {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	for _, open := range x.lex.NoPitchOpeners {
		if strings.HasPrefix(low, open) {
			return false
		}
	}
	if !x.opens(u) || len(u.Sentences) > 0 && u.Sentences[0].Text != sen.Text {
		return false // only the first thing said can say it without a verb
	}
	if s := x.look(sen.Text); x.lex.painful(&s) || reading.ContainsAny(" "+low, " cannot ", " late ") {
		return false // what hurts is no pitch
	}
	return len(strings.Fields(low)) > 5 && !reading.HasFiniteVerb(low) && !byline(sen.Text) && !strings.HasPrefix(low, "collected") && !strings.HasPrefix(low, "written")
}

// letsBehind says that a later paragraph of a section says what an interface lets people do: how
// things are without it stands in front.
func (x *understander) letsBehind(u *reading.Unit) bool {
	return x.listsCalls() && slices.ContainsFunc(x.units[u.Section], func(i int) bool {
		v := &x.r.Units[i]
		return i > u.Index && v.Kind == reading.Prose && slices.ContainsFunc(v.Sentences, func(s reading.Sentence) bool { return x.letsDo(s.Text) })
	})
}

// acted tells a sentence on what persons do with the product, which is not what
// the product is: "Members should check in with a card".
func (x *understander) acted(text string) bool {
	name, rest := x.leadingActor(text)
	if name == "" {
		return false
	}
	return x.works(name, rest) || slices.Contains([]string{"should", "must", "can", "may", "need", "needs", "want", "wants", "shall"}, reading.FirstWord(strings.TrimLeft(rest, " ,")))
}

// opens tells whether a unit is the first one that says something.
func (x *understander) opens(u *reading.Unit) bool {
	for i := range x.r.Units[:u.Index] {
		v := &x.r.Units[i]
		if v.Kind != reading.Code && !x.metadata(v, context{}) {
			return false
		}
	}
	return true
}

// defines tells whether a sentence says what the product is or does.
func (x *understander) defines(text string) bool {
	low := reading.Lower(text)
	starts := x.lex.DefinitionOpeners
	if name := reading.Lower(x.u.Product); name != "" {
		starts = append(starts, name, "the "+name)
	}
	for _, start := range starts {
		if strings.HasPrefix(low, start) {
			return !rulesThing(low)
		}
	}
	return false
}

// boundThing is a rule about one thing of its kind, which says nothing of what the product is: "A batch
// from a closed bed must be blocked".
var boundThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^an? (?:[\p{L}-]+ ){1,8}?(?:must|has to|may not|cannot|is not to) (?:not )?(?:be )?\p{L}+`)
})

// rulesThing tells such a rule; what somebody must be able to do says what the product is for.
func rulesThing(low string) bool {
	return boundThing().MatchString(low) && !strings.Contains(low, " be able to ")
}

// withoutTeller drops from minutes who told what follows: "周经理介绍：一共 3,200 户".
func (l *Lexicons) withoutTeller(text string) string {
	who, told, ok := strings.Cut(text, "：")
	if !ok || told == "" || len([]rune(who)) > 10 || strings.ContainsAny(who, "，。、“”") || !reading.HasSuffixOf(who, l.ChineseTellers...) {
		return text
	}
	return told
}

func (x *understander) dependency(u *reading.Unit, nested []int, _ context) {
	mixed := strings.Contains(reading.Lower(x.r.Sections[u.Section].Title), "assum")
	x.whole(u, nested, func(text string, from, to int) {
		if s := x.look(text); s.has("assumption") || mixed && !reading.ContainsAny(" "+reading.Lower(text), x.lex.DependencyPhrases...) {
			x.put("assumption", &s, from, to, context{feature: -1})
			return
		}
		x.addItem(&x.u.Dependencies, "dependency", text, from, to)
		x.dependsOnSystem(text, from, to)
		x.mention(text, from, to, true)
	})
}

func (x *understander) flow(u *reading.Unit, nested []int, c context) {
	if x.besideFlow(u, nested) {
		return
	}
	if u.Kind == reading.Prose && len(u.Sentences) > 0 && reading.HasPrefixOf(reading.Lower(u.Sentences[0].Text), append(slices.Clone(x.lex.TodayOpeners), x.lex.FutureOpeners...)...) {
		x.sentences(u, c) // how it goes today is no step of how it will go
		return
	}
	x.each(u, nested, func(text string, from, to int) {
		s := x.look(text)
		kind := x.classify(&s, context{feature: -1, kind: "flow"}, false)
		if kind == "constraint" && x.lex.pronounStart(text) && !s.has("must", "permission") {
			kind = "" // a step of the story that says "only"
		}
		switch kind {
		case "quality", "constraint", "question", "assumption", "non_goal":
			x.put(kind, &s, from, to, c)
		default:
			if x.demandsInFlow(u, &s) {
				x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, from, to)
			}
			x.addItem(&x.u.Flows, "flow", text, from, to)
			x.mentionOnly(text, from, to)
		}
	})
}

func (x *understander) scope(u *reading.Unit, nested []int, c context) {
	if c.feature < 0 && u.Kind == reading.Bullet {
		c.kind = "feature"
		x.feature(u, nested, c)
		return
	}
	x.each(u, nested, func(text string, from, to int) {
		s := x.look(text)
		switch stays := x.staysOut(&s); {
		case s.has("non_goal"), x.lex.handsOff(&s), stays:
			if rest, it := strings.CutPrefix(s.text, "It "); it && stays && x.u.Product != "" {
				s.text = x.u.Product + " " + rest
			}
			x.put("non_goal", &s, from, to, c)
			return
		case s.has("must") && !s.question && x.systemSubject(s.text) && !reading.HasHan(s.text):
			x.put("feature", &s, from, to, c) // what the product must do is asked for, wherever it stands
			return
		}
		x.addItem(&x.u.InScope, "scope", text, from, to)
	})
}

// staysOut tells, under a heading of scope, what the product does not do: "the system does
// not control the cranes". What it must not do is asked for.
func (x *understander) staysOut(s *signals) bool {
	if s.question || s.trigger != "" || s.has("must", "should") {
		return false
	}
	for _, not := range x.lex.DoNotOpeners {
		who, deed, ok := strings.Cut(" "+strings.ReplaceAll(reading.Lower(s.text), "’", "'"), " "+not)
		if ok && deed != "" && (strings.TrimSpace(who) == "it" || x.systemSubject(strings.TrimSpace(who)+" "+deed)) {
			return true
		}
	}
	return false
}

// pronounStart tells a sentence that goes on about whoever the one before was
// about.
func (l *Lexicons) pronounStart(text string) bool {
	return l.PronounsAtStart[reading.Lower(reading.FirstWord(text))]
}
