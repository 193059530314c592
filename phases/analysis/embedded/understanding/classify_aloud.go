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
func aloud(s *signals) string {
	low := " " + strings.TrimRight(strings.ReplaceAll(reading.Lower(s.text), "’", "'"), ".! ") + " "
	switch {
	case s.question:
		return ""
	case s.has("unsure"), strings.Contains(low, " has to ask ") && reading.ContainsAny(low, " if ", " whether "), strings.Contains(low, ", no idea,"):
		return "question"
	case letBe(s, low):
		return "non_goal"
	case cannotLack(low), reading.ContainsAny(low, " don't make it ", " do not make it "), languageOnly(s, low):
		return "constraint"
	case habit(low):
		return "note"
	case hadSince(low):
		return "problem"
	case spokenSpan(low):
		return "quality"
	case dueAloud(s, low):
		return "milestone"
	case purseAloud(low), s.has("no_service") && s.trigger == "" && !s.has("problem"):
		return "constraint"
	case s.has("wish_aloud") && !refusesAside(low), listWanted(low), takenUp(s, low), reading.ContainsAny(low, " needs to be able to ", " need to be able to ") && !s.has("problem", "risk") && !s.bounded(), usedInHand(s, low), perhapsThing(low), wantsSight(low) && !s.bounded() && !s.has("problem") && !strings.HasPrefix(low, " you "):
		return "feature"
	}
	return ""
}

// letBe tells what somebody does not want the product to do, or leaves to others.
func letBe(s *signals, low string) bool {
	if s.has("let_be") && !cannotLack(low) {
		return true
	}
	for _, open := range []string{" i don't want it to ", " we don't want it to ", " i do not want it to ", " we do not want it to ", " nobody wants it to "} {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		return len(s.measures) == 0 && !reading.ContainsAny(rest, " more than ", " longer than ") && !strings.Contains(" be take cost last run crash fail break become need depend look feel wait lose forget go ", " "+reading.FirstWord(rest)+" ")
	}
	for _, who := range []string{"i", "we", "he", "she", "nobody"} {
		for _, not := range []string{" don't need", " don't want", " do not need", " do not want", " doesn't need", " doesn't want", " needs", " wants"} {
			if open := " what " + who + not; strings.HasPrefix(low, open+" is ") || strings.HasPrefix(low, open+": ") || strings.HasPrefix(low, open+" are ") {
				return who == "nobody" || strings.Contains(not, "n't ") || strings.Contains(not, " not ")
			}
		}
	}
	for _, open := range []string{" it doesn't need a ", " it doesn't need an ", " it does not need a ", " it does not need an ", " it doesn't need any "} {
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
	return elsewhereKept(low)
}

// elsewhereKept tells what is looked after somewhere else: "Payroll belongs to the
// accountant's programme", "Attendance lists: Joke keeps those in her notebook".
func elsewhereKept(low string) bool {
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
			return strings.Contains(" those these them that it ", " "+words[i+1]+" ") && reading.ContainsAny(low, " in ", " on ", " with ", " happy ", " fine ")
		}
	}
	return false
}

// cannotLack tells what must not be left out: "We can't leave out the allergens".
func cannotLack(low string) bool {
	return reading.ContainsAny(low, " can't leave out ", " cannot leave out ", " can not leave out ", " must not leave out ", " mustn't leave out ", " can't be left out ", " cannot be left out ", " don't leave out ", " do not leave out ")
}

// refusesAside tells a wish that is taken back in the same breath.
func refusesAside(low string) bool {
	return reading.ContainsAny(low, " but no", " but leave ", " but not in ") && !reading.ContainsAny(low, " but not needed ", " but not necessary ", " but not urgent", " but not a must", " but not strictly ")
}

// dueAloud tells by when something is to be there, in the words of talk.
func dueAloud(s *signals, low string) bool {
	if s.trigger != "" && !strings.HasPrefix(low, " if all goes well ") || !anchored(low) || reading.ContainsAny(low, " every ", " each ", " always ", " per ", " since ", " expires ", " last ") {
		return false
	}
	switch {
	case reading.ContainsAny(low, " live by ", " live before ", " live in ", " live from ", " live on ", " live until ", " live for the "):
		return !reading.ContainsAny(low, " live in the ", " live in a ", " who live ", " they live ", " we live ", " lives ")
	case strings.HasPrefix(low, " before ") || strings.HasPrefix(low, " by "):
		return reading.ContainsAny(low, " i'd like ", " i would like ", " i want ", " we'd like ", " we would like ", " we want ", " i need ", " we need ")
	case reading.ContainsAny(low, " hope to start ", " hope to begin ", " hope to open ", " hope to go ", " plan to start ", " want to start ", " would like to start ", " 'd like to start ", " like to begin ", " want to try it ", " like to try it ", "'d want to try it ", " want to test it ", " like to test it ", " want to try this ", " like to try this "):
		return reading.ContainsAny(low, " after ", " from ", " in ", " by ", " before ", " on ", " at ", " with ")
	case reading.ContainsAny(low, " is fine ", " is early enough ", " is soon enough ", " would be fine ", " would do "):
		return Calendar(low) && reading.ContainsAny(low, " later", " by ", " until ", " in ") && len(strings.Fields(low)) <= 14
	case strings.HasPrefix(low, " if all goes well "), strings.HasPrefix(low, " if everything goes well "), strings.HasPrefix(low, " with some luck "), strings.HasPrefix(low, " ideally "):
		return reading.ContainsAny(low, " is ", " are ", " we start ", " it starts ", " we have ", " we go ") && calendarOrFeast(low)
	case strings.HasPrefix(low, " i can ") || strings.HasPrefix(low, " we can "):
		return reading.ContainsAny(low, " till ", " until ", " by ", " before ") && reading.ContainsAny(low, " i can do ", " we can do ", " i can have ", " we can have ", " can deliver ", " can finish ", " can build ")
	case reading.ContainsAny(low, " made read-only ", " switched off ", " shut down ", " is closed on ", " are closed on ", " is retired ", " are retired ", " taken out of service ", " is frozen ", " are frozen "):
		return Calendar(low) && !s.has("can", "must")
	case reading.ContainsAny(low, " need it running ", " need it working ", " want it running ", " want it working ", " must be in before ", " must be in by ", " has to be in before ", " has to be in by ", " must be there by ", " must be there before ", " must be ready ", " has to be ready ", " must be finished ", " must be running ", " got to be up ", " got to be live ", " got to be there ", " got to be ready ", " got to be done ", " got to be in ", " has to be up ", " must be up "):
		return true
	case strings.HasPrefix(low, " after "), strings.HasPrefix(low, " later "), strings.HasPrefix(low, " next "):
		return reading.ContainsAny(low, " we can do ", " we can add ", " we could do ", " we do the ", " we can start ", " we'll do ", " we will do ", " we can look ")
	}
	return false
}

// anchored tells that a text names a day, a season or an event that a plan can be
// hung on.
func anchored(low string) bool {
	return calendarOrFeast(low) || reading.ContainsAny(low, " season ", " season,", " harvest", " holidays", " holiday ", " fair ", " fair,", " school year", " new year", " assembly", " opening", " term ", " pilot ")
}

func calendarOrFeast(low string) bool {
	return Calendar(low) || reading.ContainsAny(low, " advent", " carnival", " new year", " pentecost", " ascension", " ramadan", " eid ")
}

// purseAloud tells money in words: "I was thinking four thousand and not more
// than forty a month", "It can't cost more than two thousand".
func purseAloud(low string) bool {
	if reading.ContainsAny(low, " can't cost more than ", " cannot cost more than ", " must not cost more than ", " mustn't cost more than ", " shouldn't cost more than ") {
		return true
	}
	if !reading.ContainsAny(low, " hundred ", " hundred,", " thousand ", " thousand,", " grand ", " grand,") {
		return false
	}
	return reading.ContainsAny(low, " money ", " money-wise", " was thinking ", " were thinking ", " budget ", " tops ", " can spend ", " could spend ", " to spend ", " is what we have ", " is what i have ", " at the most ", " a month ") && !reading.ContainsAny(low, " customers ", " people ", " members ", " copies ", " users ", " houses ", " open ")
}

// usedInHand tells a deed that somebody shows with the device in hand: "I stand at
// the gate with my phone, hold it to the tag and the bike is out".
func usedInHand(s *signals, low string) bool {
	if !strings.HasPrefix(low, " i ") && !strings.HasPrefix(low, " you ") && !strings.HasPrefix(low, " we ") || s.has("problem", "must") || pastOnly(s.text) || s.bounded() {
		return false
	}
	return reading.ContainsAny(low, " with my phone", " on my phone", " with the phone", " on the tablet", " with the tablet", " with a phone", " with the scanner", " press the ", " press a ", " click on ", " tap on ", " hold it to ", " scan the ", " scan a ") && strings.Contains(low, " and ")
}

// perhapsThing tells a thing that is wanted some day: "Maybe, later, a photo of
// the damage".
func perhapsThing(low string) bool {
	for _, open := range []string{" maybe, later, ", " maybe later ", " maybe one day ", " perhaps later ", " perhaps, later, ", " one day maybe ", " later maybe ", " and maybe, later, ", " and maybe later ", " later perhaps "} {
		if rest, ok := strings.CutPrefix(low, open); ok {
			return strings.HasPrefix(rest, "a ") || strings.HasPrefix(rest, "an ") || strings.HasPrefix(rest, "some ") || strings.HasPrefix(rest, "the ")
		}
	}
	return false
}

// listWanted tells a thing that somebody needs to be given and that is no product
// of its own: "What I need is a list of what comes back today".
func listWanted(low string) bool {
	for _, open := range []string{" what i need is ", " what we need is ", " what she needs is ", " what he needs is ", " what they need is ", " what i want is ", " what we want is ", " what i miss is ", " what we miss is ", " what would help is ", " what would help me is ", " what would help us is "} {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		words := strings.Fields(rest)
		head := " " + strings.Join(words[:min(len(words), 4)], " ") + " "
		return reading.RoleArticle(reading.FirstWord(rest)) && !reading.ContainsAny(head, " app ", " application ", " tool ", " page ", " site ", " website ", " system ", " service ", " program ", " programme ", " platform ", " bot ", " portal ", " software ", " solution ", " thing ")
	}
	return false
}

// remarkedOn is what a sentence turns down and what it says of it: "The deacon
// asked about livestreaming, but that's a different thing, leave that out". Empty
// for a list of things.
func remarkedOn(text string) (what, why string) {
	what, why, ok := strings.Cut(text, ", ")
	if !ok || reading.HasHan(text) {
		return "", ""
	}
	if !reading.ContainsAny(reading.Lower(why)+" ", "leave that out", "leave it out", "leave them out", "leave this out", "skip that", "skip it", "forget that", "forget it", "different thing", "different story", "different matter", "another matter", "another story", "not now ", "not for now") {
		return "", ""
	}
	for _, asked := range []string{" asked about ", " asked for ", " asks about ", " asks for ", " was asked about ", " been asked about ", " wanted "} {
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
func hadSince(low string) bool {
	for _, open := range []string{" we've had ", " we have had ", " i've had ", " i have had ", " we had "} {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		n := reading.FirstWord(rest)
		return several(n) && reading.ContainsAny(rest, " since ", " this year", " this month", " this week", " last year", " last month", " last week", " last winter", " last summer") && reading.ContainsAny(rest, "outage", "failure", "complaint", "breakdown", "accident", "break-in", "loss", "mix-up", "no-show", "mistake", "crash", "incident", "power cut", "blackout", "theft", "case", "leak", "near miss")
	}
	return false
}

// spokenSpan tells how long something may take, in words: "Twenty seconds per
// singer at the very most".
func spokenSpan(low string) bool {
	words := strings.Fields(low)
	if len(words) < 3 || !several(words[0]) && !strings.Contains(" twenty thirty forty fifty sixty fifteen ", " "+words[0]+" ") || !strings.Contains(" seconds minutes hours ", " "+words[1]+" ") {
		return false
	}
	return reading.ContainsAny(low, " at most ", " at the most ", " at the very most ", " tops ", " max ", " or less ", " no longer ", " at the outside ")
}

// takenUp tells a wish whose subject is named first and taken up by a pronoun: "The
// lady from the club, Mrs. Albers, she needs the number of hives".
func takenUp(s *signals, low string) bool {
	for _, who := range []string{" they want a ", " they need a ", " she needs a ", " he needs a ", " she wants a ", " he wants a ", " they want the ", " they need the "} {
		if _, rest, ok := strings.Cut(low, who); ok && reading.ContainsAny(" "+strings.Join(strings.Fields(rest)[:min(3, len(strings.Fields(rest)))], " ")+" ", " list ", " report ", " overview ", " summary ", " export ", " file ", " copy ", " message ", " receipt ") {
			return s.trigger == ""
		}
	}
	if !strings.HasPrefix(low, " the ") && !strings.HasPrefix(low, " my ") && !strings.HasPrefix(low, " our ") || s.has("problem") || s.trigger != "" {
		return false
	}
	for _, verb := range []string{", she needs ", ", he needs ", ", they need ", ", she wants ", ", he wants ", ", they want ", ", she gets ", ", he gets ", ", they get "} {
		if i := strings.Index(low, verb); i > 0 && i < 60 {
			return !reading.ContainsAny(low[i:], " not ", "n't ", " less ", " more money")
		}
	}
	return false
}

// tellsWhy tells a clause of its own behind what is left out: "I've got a window".
func tellsWhy(text string) bool {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	switch first, _, _ := strings.Cut(reading.FirstWord(low), "'"); first {
	case "i", "we", "he", "she", "they", "nobody", "everybody", "somebody", "it", "that", "there":
		return len(strings.Fields(low)) > 2
	}
	return strings.HasPrefix(low, "half of them ") || strings.HasPrefix(low, "most of them ") || strings.HasPrefix(low, "none of them ")
}

// greets tells how somebody begins to speak: "Hi Jo, it's me, Bea".
func greets(text string) bool {
	if wording.Greeting(text) {
		return true
	}
	if hello, _, ok := strings.Cut(text, "，"); ok && reading.HasSuffixOf(hello, "你好", "您好", "大家好") && utf8.RuneCountInString(hello) <= 8 {
		return reading.ContainsAny(text, "我是", "我叫", "这里是") || utf8.RuneCountInString(text) <= 16 // "李哥你好，我是开宠物店的老周"
	}
	word := strings.Trim(reading.Lower(reading.FirstWord(text)), ",.!")
	return strings.Contains(" hi hello hey dear morning evening ", " "+word+" ") && word != "" && strings.Contains(text, ",") && len(strings.Fields(text)) <= 8
}

// languageOnly tells in which language something is to be: "It's German, obviously".
func languageOnly(s *signals, low string) bool {
	return s.has("language") && len(strings.Fields(low)) <= 6 && (strings.HasPrefix(low, " it's ") || strings.HasPrefix(low, " it is ") || strings.HasPrefix(low, " all in ") || strings.HasPrefix(low, " in ")) && !s.has("problem")
}
