package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// People who talk say what they want, fear and leave out in half sentences: "no
// idea whether the scale has an interface", "I don't want it to track them",
// "live before the harvest".

// aloud is what a sentence of talk states; empty for any other.
func (l *Lexicons) aloud(s *signals) string {
	low := " " + strings.TrimRight(strings.ReplaceAll(reading.Lower(s.text), "’", "'"), ".! ") + " "
	switch {
	case s.question:
		return ""
	case s.has("unsure"), l.doubted(s.text), strings.Contains(low, " has to ask ") && reading.ContainsAny(low, " if ", " whether "), strings.Contains(low, ", no idea,"):
		return "question"
	case l.letBe(s, low):
		return "non_goal"
	case l.cannotLack(low), reading.ContainsAny(low, " don't make it ", " do not make it "), languageOnly(s, low):
		return "constraint"
	case habit(low):
		return "note"
	case l.hadSince(low):
		return "problem"
	case l.spokenSpan(low):
		return "quality"
	case l.dueAloud(s, low):
		return "milestone"
	case l.purseAloud(low), s.has("no_service") && s.trigger == "" && !s.has("problem"):
		return "constraint"
	case s.has("wish_aloud") && !l.refusesAside(low), l.listWanted(low), l.takenUp(s, low), reading.ContainsAny(low, " needs to be able to ", " need to be able to ") && !s.has("problem", "risk") && !s.bounded(), l.usedInHand(s, low), l.perhapsThing(low), l.wantsSight(low) && !s.bounded() && !s.has("problem") && !strings.HasPrefix(low, " you "):
		return "feature"
	}
	return ""
}

// letBe tells what somebody does not want the product to do, or leaves to others.
func (l *Lexicons) letBe(s *signals, low string) bool {
	if s.has("let_be") && !l.cannotLack(low) {
		return true
	}
	for _, open := range l.LetItBe {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		return len(s.measures) == 0 && !reading.ContainsAny(rest, " more than ", " longer than ") && !strings.Contains(" be take cost last run crash fail break become need depend look feel wait lose forget go ", " "+reading.FirstWord(rest)+" ")
	}
	for _, who := range l.SpeakingPersons {
		for _, not := range l.NeedOrNot {
			if open := " what " + who + not; strings.HasPrefix(low, open+" is ") || strings.HasPrefix(low, open+": ") || strings.HasPrefix(low, open+" are ") {
				return who == "nobody" || strings.Contains(not, "n't ") || strings.Contains(not, " not ")
			}
		}
	}
	for _, open := range l.ItNeedsNo {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	if thing, ok := strings.CutSuffix(low, " please "); ok && strings.HasPrefix(low, " no ") {
		return len(strings.Fields(thing)) <= 7 && !reading.HasFiniteVerb(thing) && len(s.measures) == 0
	}
	if head, ok := strings.CutSuffix(low, " can wait "); ok {
		return len(strings.Fields(head)) <= 4 && !strings.ContainsAny(head, ",;:") && !strings.HasPrefix(head, " a ") && !strings.HasPrefix(head, " an ")
	}
	return l.elsewhereKept(low)
}

// elsewhereKept tells what is looked after somewhere else: "Payroll belongs to the
// accountant's programme", "Attendance lists: Joke keeps those in her notebook".
func (l *Lexicons) elsewhereKept(low string) bool {
	for _, verb := range []string{" belongs to ", " belong to "} {
		head, rest, ok := strings.Cut(low, verb)
		first := reading.FirstWord(strings.TrimSpace(head))
		if !ok || len(strings.Fields(head)) > 6 || strings.Contains(" a an each every the it that one which ", " "+first+" ") {
			continue
		}
		return strings.Contains(" website site programme program software system app tool spreadsheet ", " "+strings.Trim(reading.LastWord(strings.TrimSpace(rest)), ".,;")+" ")
	}
	head, rest, ok := strings.Cut(low, ": ")
	if !ok || len(strings.Fields(head)) > 4 {
		return false
	}
	words := strings.Fields(rest)
	for i, w := range words[:min(len(words), 4)] {
		if i > 0 && i+1 < len(words) && strings.Contains(" keeps keep does do handles handle manages ", " "+w+" ") {
			return strings.Contains(" those these them that it ", " "+words[i+1]+" ") && reading.ContainsAny(low, l.PlaceOrMood...)
		}
	}
	return false
}

// cannotLack tells what must not be left out: "We can't leave out the allergens".
func (l *Lexicons) cannotLack(low string) bool {
	return reading.ContainsAny(low, l.CannotBeLeftOut...)
}

// askedToStay tells what a sentence asks to leave in, "please don't cut it", though it has the words
// of leaving something out.
func (l *Lexicons) askedToStay(text string) bool {
	return l.cannotLack(" " + strings.TrimRight(strings.ReplaceAll(reading.Lower(text), "’", "'"), ".! ") + " ")
}

// refusesAside tells a wish that is taken back in the same breath.
func (l *Lexicons) refusesAside(low string) bool {
	return reading.ContainsAny(low, " but no", " but leave ", " but not in ") && !reading.ContainsAny(low, l.NotNeededAside...)
}

// dueAloud tells by when something is to be there, in the words of talk.
func (l *Lexicons) dueAloud(s *signals, low string) bool {
	if s.trigger != "" && !strings.HasPrefix(low, " if all goes well ") || !l.anchored(low) || reading.ContainsAny(low, l.RepeatedOrPast...) {
		return false
	}
	switch {
	case reading.ContainsAny(low, l.LiveByDate...):
		return !reading.ContainsAny(low, l.LivingSomewhere...)
	case strings.HasPrefix(low, " before ") || strings.HasPrefix(low, " by "):
		return reading.ContainsAny(low, l.SpeakersWish...)
	case reading.ContainsAny(low, l.HopeToStart...):
		return reading.ContainsAny(low, l.BeforeADate...)
	case reading.ContainsAny(low, l.EarlyEnough...):
		return l.Calendar(low) && reading.ContainsAny(low, " later", " by ", " until ", " in ") && len(strings.Fields(low)) <= 14
	case strings.HasPrefix(low, " if all goes well "), strings.HasPrefix(low, " if everything goes well "), strings.HasPrefix(low, " with some luck "), strings.HasPrefix(low, " ideally "):
		return reading.ContainsAny(low, l.HowThingsStand...) && l.calendarOrFeast(low)
	case strings.HasPrefix(low, " i can ") || strings.HasPrefix(low, " we can "):
		return reading.ContainsAny(low, " till ", " until ", " by ", " before ") && reading.ContainsAny(low, l.WhatWeCanDo...)
	case reading.ContainsAny(low, l.ClosedDown...):
		return l.Calendar(low) && !s.has("can", "must")
	case reading.ContainsAny(low, l.NeededRunning...):
		return true
	case strings.HasPrefix(low, " after "), strings.HasPrefix(low, " later "), strings.HasPrefix(low, " next "):
		return reading.ContainsAny(low, l.WeCouldDo...)
	}
	return false
}

// anchored tells that a text names a day, a season or an event that a plan can be
// hung on.
func (l *Lexicons) anchored(low string) bool {
	return l.calendarOrFeast(low) || reading.ContainsAny(low, l.SeasonsAndTerms...)
}

func (l *Lexicons) calendarOrFeast(low string) bool {
	return l.Calendar(low) || reading.ContainsAny(low, l.FeastsOfTheYear...)
}

// purseAloud tells money in words: "I was thinking four thousand and not more
// than forty a month", "It can't cost more than two thousand".
func (l *Lexicons) purseAloud(low string) bool {
	if reading.ContainsAny(low, l.MayNotCostMore...) {
		return true
	}
	if !reading.ContainsAny(low, l.SumsInWords...) {
		return false
	}
	return reading.ContainsAny(low, l.SpeaksOfMoney...) && !reading.ContainsAny(low, l.CountedNotMoney...)
}

// usedInHand tells a deed that somebody shows with the device in hand: "I stand at
// the gate with my phone, hold it to the tag and the bike is out".
func (l *Lexicons) usedInHand(s *signals, low string) bool {
	if !strings.HasPrefix(low, " i ") && !strings.HasPrefix(low, " you ") && !strings.HasPrefix(low, " we ") || s.has("problem", "must") || l.pastOnly(s.text) || s.bounded() {
		return false
	}
	return reading.ContainsAny(low, l.HandsOnDevice...) && strings.Contains(low, " and ")
}

// perhapsThing tells a thing that is wanted some day: "Maybe, later, a photo of
// the damage".
func (l *Lexicons) perhapsThing(low string) bool {
	for _, open := range l.MaybeLaterAside {
		if rest, ok := strings.CutPrefix(low, open); ok {
			return strings.HasPrefix(rest, "a ") || strings.HasPrefix(rest, "an ") || strings.HasPrefix(rest, "some ") || strings.HasPrefix(rest, "the ")
		}
	}
	return false
}

// listWanted tells a thing that somebody needs to be given and that is no product
// of its own: "What I need is a list of what comes back today".
func (l *Lexicons) listWanted(low string) bool {
	for _, open := range l.WhatINeedIs {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		return reading.RoleArticle(reading.FirstWord(rest)) && !l.saysProduct(rest, 4)
	}
	return false
}

// remarkedOn is what a sentence turns down and what it says of it: "The deacon
// asked about livestreaming, but that's a different thing, leave that out". Empty
// for a list of things.
func (l *Lexicons) remarkedOn(text string) (what, why string) {
	what, why, ok := strings.Cut(text, ", ")
	if !ok || reading.HasHan(text) {
		return "", ""
	}
	if !reading.ContainsAny(reading.Lower(why)+" ", l.LeaveItOut...) {
		return "", ""
	}
	for _, asked := range l.AskedAbout {
		if _, thing, found := strings.Cut(what, asked); found && len(strings.Fields(thing)) <= 8 {
			return reading.UpperFirst(thing), why
		}
	}
	if strings.HasPrefix(reading.Lower(what), "no ") || len(strings.Fields(what)) > 6 {
		return "", ""
	}
	return what, why
}

// habit tells what people do whether there is a product or not: "People always
// try to sell me a shop".
func habit(low string) bool {
	return strings.HasPrefix(low, " people always ") || strings.HasPrefix(low, " people usually ") || strings.HasPrefix(low, " people often ") || strings.HasPrefix(low, " people keep ") || strings.HasPrefix(low, " people tend ")
}

// hadSince tells how often something went wrong: "We've had three outages since
// October".
func (l *Lexicons) hadSince(low string) bool {
	for _, open := range l.WeHaveHad {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		n := reading.FirstWord(rest)
		return several(n) && reading.ContainsAny(rest, l.SinceOrThisYear...) && reading.ContainsAny(rest, l.Mishaps...)
	}
	return false
}

// spokenSpan tells how long something may take, in words: "Twenty seconds per
// singer at the very most".
func (l *Lexicons) spokenSpan(low string) bool {
	words := strings.Fields(low)
	if len(words) < 3 || !several(words[0]) && !strings.Contains(" twenty thirty forty fifty sixty fifteen ", " "+words[0]+" ") || !strings.Contains(" seconds minutes hours ", " "+words[1]+" ") {
		return false
	}
	return reading.ContainsAny(low, l.SpokenMost...)
}

// takenUp tells a wish whose subject is named first and taken up by a pronoun: "The
// lady from the club, Mrs. Albers, she needs the number of hives".
func (l *Lexicons) takenUp(s *signals, low string) bool {
	for _, who := range l.TheyWantA {
		if _, rest, ok := strings.Cut(low, who); ok && reading.ContainsAny(" "+strings.Join(strings.Fields(rest)[:min(3, len(strings.Fields(rest)))], " ")+" ", l.ThingsHandedOut...) {
			return s.trigger == ""
		}
	}
	if !strings.HasPrefix(low, " the ") && !strings.HasPrefix(low, " my ") && !strings.HasPrefix(low, " our ") || s.has("problem") || s.trigger != "" {
		return false
	}
	for _, verb := range l.CommaTheyNeed {
		if i := strings.Index(low, verb); i > 0 && i < 60 {
			return !reading.ContainsAny(low[i:], " not ", "n't ", " less ", " more money")
		}
	}
	return false
}

// tellsWhy tells a clause of its own behind what is left out: "I've got a window".
func (l *Lexicons) tellsWhy(text string) bool {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	switch first, _, _ := strings.Cut(reading.FirstWord(low), "'"); {
	case l.SubjectOfReason[first]:
		return len(strings.Fields(low)) > 2
	}
	return strings.HasPrefix(low, "half of them ") || strings.HasPrefix(low, "most of them ") || strings.HasPrefix(low, "none of them ")
}

// greets tells how somebody begins to speak: "Hi Jo, it's me, Bea".
func (l *Lexicons) greets(text string) bool {
	if wording.Greeting(text) {
		return true
	}
	if wording.Addresses(text) || wording.IntroducesWriter(text) {
		return true
	}
	if hello, _, ok := strings.Cut(text, "，"); ok && reading.HasSuffixOf(hello, "你好", "您好", "大家好") && utf8.RuneCountInString(hello) <= 8 {
		return reading.ContainsAny(text, l.ChineseGreetsWith...) || utf8.RuneCountInString(text) <= 16 // "李哥你好，我是开宠物店的老周"
	}
	word := strings.Trim(reading.Lower(reading.FirstWord(text)), ",.!")
	return strings.Contains(" hi hello hey dear morning evening ", " "+word+" ") && word != "" && strings.Contains(text, ",") && len(strings.Fields(text)) <= 8
}

// languageOnly tells in which language something is to be: "It's German, obviously".
func languageOnly(s *signals, low string) bool {
	return s.has("language") && len(strings.Fields(low)) <= 6 && (strings.HasPrefix(low, " it's ") || strings.HasPrefix(low, " it is ") || strings.HasPrefix(low, " all in ") || strings.HasPrefix(low, " in ")) && !s.has("problem")
}

// usesAloud tells how somebody who has asked for a product pictures its use: "I would like a
// small program. I type a name and see the row". Before the wish it would tell of today.
func (x *understander) usesAloud(s *signals) bool {
	low := strings.TrimPrefix(strings.TrimPrefix(reading.Lower(s.text), "then "), "so ")
	rest, ok := strings.CutPrefix(low, "i ")
	if !ok || s.question || s.has("problem", "must", "risk") || !x.lex.InputDeeds[reading.FirstWord(rest)] || !reading.ContainsAny(rest, x.lex.AnswersOfProduct...) {
		return false
	}
	wished := false
	for i := range x.r.Units {
		for _, sen := range x.r.Units[i].Sentences {
			if sen.Text == s.text {
				return wished
			}
			wished = wished || x.lex.wished(sen.Text) != "" || x.lex.thought(sen.Text) != ""
		}
	}
	return wished
}
