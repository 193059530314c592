package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What somebody by name does today, or thinks of it, is told of the present: no product is
// asked to take Joan's calls.

// inRates is how often something comes round, by which work of today is counted.
var inRates = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:(?:an?|per|every|each) (?:day|week|month|year|quarter|night|shift|season|morning|evening|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sunday evening|friday afternoon)|(?:on|in) (?:average|bad days|busy days))\b`)
})

// mayTellOfToday says that the heading above a sentence leaves open whether it tells of today.
func mayTellOfToday(c context) bool {
	return slices.Contains([]string{"", "top", "overview", "problem"}, c.kind) || c.kind == "feature" && c.feature < 0
}

// toldByName tells a sentence about somebody called by name who spends time on something at
// regular times today, or reckons how much of it could be saved: "Joan on the front desk takes
// 25 calls a week and reckons half could be avoided". One who uses the product does it no
// more often than others.
func (x *understander) toldByName(s *signals, c context) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "should", "need", "goal") || !mayTellOfToday(c) {
		return false
	}
	words := strings.Fields(s.text)
	if len(words) < 4 {
		return false
	}
	const near = 6 // words between a name and its verb: "Joan on the front desk takes"
	at := slices.IndexFunc(words[1:min(len(words), near+2)], func(w string) bool { return x.lex.WorkOfToday[strings.TrimRight(w, ",")] })
	if at < 0 {
		return false
	}
	reckons := reading.ContainsAny(reading.Lower(s.text), x.lex.Reckons...)
	if !reckons && !inRates().MatchString(s.text) {
		return false
	}
	human := slices.ContainsFunc(words[1:], func(w string) bool { return x.lex.OnlyPeopleDo[w] })
	if !human && !strings.ContainsAny(s.text, "0123456789") {
		return false // "Ines gets totals every month" is asked for
	}
	if !x.givenName(words[0]) { // of another name only what no program does tells that it is somebody
		if !human || x.lex.calledFirst(s.text) != words[0] || strings.EqualFold(words[0], x.u.Product) {
			return false
		}
	}
	// no guess at what is to come
	return !reckons || reading.ContainsAny(reading.Lower(s.text), " could be ", " could have been ", " is wasted", " are wasted", " for nothing", " need not ")
}

// oneInSome is how often something goes wrong among many of its kind: "Roughly one set in twelve
// goes back late".
var oneInSome = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:about |roughly |around |at least |almost |nearly |more than |currently )*(?:one|two|three|\d+) (?:\p{L}+ ){0,3}(?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|a hundred|\d+)(?: \p{L}+)? (?:goes?|comes?|is|are|gets?|fails?|ends?|arrives?|leaves?|has|have|needs?|turns?|contains?)\b`)
})

// whoDoesIt is somebody by name or of one's own who does the work today, told behind what it is:
// "which Piotr copies on a stick and prints", "it's my deputy who counts them in".
var whoDoesIt = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:, which|, and then|, then) ([A-Z]\p{Ll}+|my \p{Ll}+|our \p{Ll}+) (\p{Ll}+s)\b|\b(?:it['’]s|it is|it was) (my|our) [^;:]{3,40}? who (\p{Ll}+s?)\b`)
})

// workOfToday tells how often something goes wrong and by whose hands the work is done.
func (x *understander) workOfToday(s *signals, c context) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "should", "need", "goal", "non_goal") || !mayTellOfToday(c) {
		return false
	}
	if oneInSome().MatchString(s.text) {
		return true
	}
	m := whoDoesIt().FindStringSubmatch(s.text)
	if m == nil {
		return false
	}
	return m[3] != "" || x.lex.WorkOfToday[m[2]] && (reading.HasPrefixOf(m[1], "my ", "our ") || x.givenName(m[1]))
}

// followsOn tells which part of the plan comes when, behind another: "Autoclaves and loan sets can
// follow by the end of March", "the other pits follow, two per week".
var followsOn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^[^,;:]{3,60}? (?:can |could |will |should |would )?follow(?:s)?(?: then)?,? (?:in|by|at|before|after|from|until|on|later|next|two|three|four|one|\d+) [^;:]+$`)
})

// wayBack is how a step of a rollout is undone.
var wayBack = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:Rolling back|To roll back|Going back|The way back|Roll-?back|A roll-?back)\b[^;:]* (?:means|is|takes)\b`)
})

// superlativeNow is a figure of today that something has which stands out: "The busiest bridge makes 420
// weighings a day".
var superlativeNow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:the|our) (?:busiest|biggest|largest|smallest|longest|oldest|newest|slowest|quietest|average|typical|normal) [^,;:]{3,40}? (?:makes?|has|have|is|are|gets?|takes?|sees?|handles?|serves?|sells?|holds?|does|brings?|counts?) [^,;:]*\d`)
})

// inMonth is a month behind its preposition; "May" alone may allow something.
var inMonth = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b(?:in|by|before|after|from|until|of) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`)
})

// partOfPlan tells such a sentence, which has a day or a pace.
func (x *understander) partOfPlan(s *signals, c context) bool {
	if s.question || reading.HasHan(s.text) || !mayTellOfToday(c) && c.kind != "milestone" {
		return false
	}
	text := s.text
	if s.trigger != "" && s.response != "" {
		text = s.response
	}
	if wayBack().MatchString(s.text) {
		return !s.has("must", "should", "need")
	}
	if c.kind == "milestone" && s.trigger != "" && strings.HasSuffix(strings.TrimRight(text, ". "), " follow") {
		return true // "If it stays quiet for two weeks, all aisles follow"
	}
	return followsOn().MatchString(strings.TrimRight(text, ". ")) && (x.lex.Calendar(s.text) || inMonth().MatchString(s.text) || reading.ContainsAny(reading.Lower(text), " per week", " a week", " per month", " a month", " later", " by the end of "))
}

// pastPerfect tells what had happened before what the paper tells of, which asks for nothing: "The
// surgeon had agreed the change with Deborah in March".
var pastPerfect = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^,;:]{3,60}? had (?:not |never |already |only )?(?:been )?(?:\p{Ll}+ed|put|made|told|given|taken|left|sent|written|gone|done|seen|lost|found|bought|kept|got|gotten|let|set|cut|paid|forgotten|known|thought|meant|brought)\b`)
})

// sometimesSo tells what happens at times today, or never again to those who write: "At night this
// happens, because there are only two of them".
var sometimesSo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:at night|at weekends|at the weekend|on mondays|on bad days|in summer|in winter|now and then|sometimes|every now and then|of course)?,? ?(?:this|that|it) (?:sometimes |often |does )?happens?\b|^It [^;:]*, which (?:has )?(?:happened|occurred) |^(?:It|That|This) cost us |^Last (?:spring|summer|autumn|winter|week|month|year|night|January|February|March|April|May|June|July|August|September|October|November|December) [^;:]*? (?:lost|had|was|were|took|went|came|got|cost|drove|sold|failed|broke|paid|forgot|missed)\b|^In (?:January|February|March|April|May|June|July|August|September|October|November|December),? (?:two|three|four|an?|the|one|our|we|\d+) [^;:]*? (?:went|were|was|had|lost|came|broke|failed|stood|got|drove|paid|missed|forgot|found)\b|^I never want to \p{Ll}+|^(?:in that time|meanwhile|all the while|by then|in the meantime|all that time),? (?:she|he|they|we|somebody|everybody) (?:has|have|is|are|sits?|waits?|stands?)\b`)
})

// toldOfThen tells such sentences.
func (x *understander) toldOfThen(s *signals, c context) bool {
	if s.question || reading.HasHan(s.text) || s.has("should", "need", "goal") || !mayTellOfToday(c) {
		return false
	}
	if s.trigger == "" && !s.has("must") && superlativeNow().MatchString(s.text) {
		return true
	}
	if ofOthers().MatchString(s.text) && !s.has("must") {
		return true
	}
	return sometimesSo().MatchString(s.text) || pastPerfect().MatchString(s.text) && !s.has("must", "can")
}

// untilToday is what somebody or something does today, by a word at the end of a clause: "is scanned at
// the front desk today and nobody does anything with it".
var untilToday = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^,;:?]{3,60}? (?:is|are|gets?|goes|go|comes?) [^,;:?]{3,60}? (?:today|nowadays|at present|these days)(?:,? (?:and|but) |[.;,]|$)`)
})

// asOfToday tells such a sentence, which asks for nothing.
func (x *understander) asOfToday(s *signals, c context) bool {
	return !s.question && !reading.HasHan(s.text) && c.kind != "feature" && !s.has("must", "should", "can", "need", "goal", "non_goal", "money") && untilToday().MatchString(s.text) && !strings.HasPrefix(reading.Lower(s.text), "as ")
}

// heldElsewhere tells where data lie or by whom they go today: "Membership data sits in MemberMojo",
// "Letters go through the city's print house".
func (x *understander) heldElsewhere(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "should", "can", "non_goal") || x.lex.handsOff(s) {
		return false
	}
	if m := heldIn().FindStringSubmatchIndex(s.text); m != nil {
		return x.lex.heldThing(reading.Lower(s.text[:m[2]]))
	}
	return throughHouse().MatchString(s.text)
}

// ofOthers is what somebody beside the project wants to be paid, would do or asked once: it explains a
// decision and asks the product for nothing.
var ofOthers = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:its|the|their|our|his|her) (?:[\p{L}-]+ ){0,2}(?:suppliers?|vendors?|makers?|manufacturers?|agency|publisher|landlord|insurer|accountant|auditors?|lawyer|solicitor|bank|printer|provider) (?:wants?|asks?|asked|charges?|quoted|offers?|offered|would (?:leave|cost|charge|refuse|resign|kill|complain|have to))\b|^\p{Lu}\p{Ll}+ had (?:asked|wanted|hoped|suggested|proposed|wished)\b`)
})

// thereAlready tells what is given: money, and things that stand there.
func thereAlready(s *signals) bool {
	return !s.question && (moneyThere().MatchString(s.text) || fromThenOn().MatchString(s.text) || oldThing().MatchString(s.text) && !s.has("must", "should", "need"))
}

// moneyThere is how much money there is for the product, and who gives it: "We can spend 18,000 euro",
// "The board has granted CHF 46,000".
var moneyThere = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:about money: )?(?:we|i|the [^,;:]{3,40}?) (?:can spend|could spend|have|has granted|have granted|has approved|have approved|has promised|has set aside) (?:about |up to |around )?(?:(?:[£€$]|CHF|EUR|USD|GBP) ?\d[\d.,]*|\d[\d.,]* (?:euros?|pounds|dollars|francs|CHF|EUR|USD|GBP|€|£))`)
})

// oldThing is what is there already and how old it is: "The pump controller is an old Grundfos with a
// Modbus port".
var oldThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:The|Our) [^,;:]{3,40}? (?:is|are) (?:an? |the )?(?:very |rather |quite )?(?:old|elderly|ancient|existing|second-hand|ageing|aging) `)
})

// fromThenOn is a figure that goes on behind another, without a verb: "After that not more than 120 a
// month".
var fromThenOn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:After that|From then on|Thereafter|After this),? (?:not more than|no more than|at most|up to|about|only|another)? ?(?:[£€$]|CHF|EUR|USD)? ?\d[^;:]*$`)
})

// topicAhead is a sentence that only names what is spoken of next: "Third, the release."
var topicAhead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:first|second|third|fourth|next|then|finally|lastly|last)(?: of all)?, (?:there (?:is|are) )?|the (?:first|second|third|next|last|other) thing (?:is|are) |then there (?:is|are) |now to |now for )(?:the |our |a )?[^,;:.]{3,30}\.?$|^a (?:few )?words? (?:about|on) |^(?:one|two|three|four|some|a few|several) (?:things|questions|points|doubts) (?:that )?(?:I|we) (?:don['’]t know|do not know|am not sure about|are not sure about|cannot answer)\.?$|^some (?:smaller|small|other|more) things\.?$`)
})

// inPassing is what somebody says beside what they ask for: that people met, what a relative thinks, how
// nice something would be.
var inPassing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^my [\p{L} -]{3,25}? (?:says|thinks|believes|claims|swears|reckons) [^;:]+$|^It would be (?:lovely|nice|good|great|wonderful) if (?:that|this|it) (?:came|went|worked|happened|was|were) [^;:]+$|^We (?:met|sat down|came together|sat together|talked|spoke) (?:for|on|in|at|with|again|about) |^[^;:]{3,60} (?:I|we) (?:cannot|can['’]t|could not) do without\.?$|^Everything else follows from (?:that|this|it)\.?$|^(?:We|I) (?:need|want) to (?:see|know|find out) (?:whether|if) (?:it|this|that|all of this|all this) works?\.?$`)
})
