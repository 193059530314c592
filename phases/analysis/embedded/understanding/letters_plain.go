package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What somebody says in a letter by the way is written as they would write it in a list:
// a wish for others is what they get, what is to be left alone is left out, and what must
// not happen by itself is forbidden.

// plainLetter rewrites the sentences of a paragraph one by one, and files what needs more
// than one of them.
func (x *understander) plainLetter(u *reading.Unit) {
	if u.Kind != reading.Prose || x.openDoubt(u) {
		return
	}
	x.unwantedList(u)
	x.leftAlone(u)
	if u.Label != "" && len(u.Sentences) > 0 {
		if whole := (reading.Sentence{Text: LabelText(u.Label, u.Sentences[0].Text), From: u.From, To: u.Sentences[0].To}); x.ourPeople(&whole) {
			u.Label, u.Sentences = "", u.Sentences[1:]
		}
	}
	wished, last := false, ""
	for i := range u.Sentences {
		sen, before := &u.Sentences[i], last
		last = sen.Text
		if x.toldAside(u, i) {
			continue
		}
		said := sen.Text
		for _, plain := range []func(text, before string) string{x.wishedWhen, x.wishedDone, x.heldUntil, x.notByItself, x.momentBehind, x.togetherCan, withinTime, x.goneThen, reminderWished, copesWith, wantsToKnow, x.norPlain, timeOfHope} {
			sen.Text = plain(sen.Text, before)
		}
		if wished {
			sen.Text = wishedCourse(sen.Text)
		}
		last += " " + sen.Text // with those who are called by name in it
		wished = wished || x.lex.opensWish(said)
		if reading.HasSuffixOf(strings.TrimRight(reading.Lower(said), ".! "), x.lex.LetterOpenings...) {
			x.place(sen.From, sen.To)
			sen.Text = ""
		}
	}
	x.decidesAlone(u)
	kept := u.Sentences[:0]
	for _, sen := range u.Sentences {
		if sen.Text != "" {
			kept = append(kept, sen)
		}
	}
	u.Sentences = kept
}

// wishWhen is a wish for somebody or something else, with the case in front of it: "But when
// a job is done I'd love for the customer to get a text".
var wishWhen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:but|and|so|also),? )?((?:when|once|if|as soon as|after|before) [^,;:]+?),? (?:i|we)(?:['’]d| would) (?:love|like)(?: it)?(?: for)? ((?:the|our|every|each|all|an?|my) [^,;:]{2,40}?) to ([a-z]\S* .+)$`)
})

// wishedWhen says what is wished for as what must happen in that case.
func (x *understander) wishedWhen(text, _ string) string {
	m := wishWhen().FindStringSubmatch(text)
	if m == nil || !bareVerb(reading.FirstWord(m[3])) || x.lex.ObjectOpeners[reading.FirstWord(m[3])] || x.lex.BehindPlace[reading.FirstWord(m[3])] {
		return text // "a text message to my phone" does nothing
	}
	return reading.UpperFirst(m[1]) + ", " + m[2] + " must " + m[3]
}

// wishDone is a wish that something be done: "I'd like her yes written down somewhere".
var wishDone = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:but|and|so|also),? )?(?:i|we)(?:['’]d| would) (?:love|like) (her|his|their|the|every|each|all|an?|my|our) ([^,;:]+)$`)
})

// maxDoneThing is how many words name what is to be done at most.
const maxDoneThing = 4

// wishedDone says so of the thing itself, and whose it is by the one spoken of before.
func (x *understander) wishedDone(text, before string) string {
	m := wishDone().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return text
	}
	words := strings.Fields(m[2])
	at := 0
	for at < len(words) && !reading.Participle(words[at]) {
		at++
	}
	if at == 0 || at == len(words) || at > maxDoneThing || words[at-1] == "to" || words[at-1] == "be" || words[at-1] == "that" {
		return text
	}
	thing, owner := strings.Join(words[:at], " "), reading.Lower(m[1])
	switch owner {
	case "her", "his", "their":
		name := x.lastPerson(before)
		if name == "" {
			return text
		}
		owner = "the"
		thing += " of the " + wording.LowerFirst(x.lex.actorName(name))
	case "my", "our":
		owner = "the"
	}
	if strings.Contains(" written recorded noted documented ", " "+words[at]+" ") {
		tail := strings.TrimPrefix(strings.Join(words[at+1:], " "), "down")
		tail = strings.TrimPrefix(strings.TrimSpace(tail), "somewhere")
		return strings.TrimSpace("The system must record " + owner + " " + thing + " " + strings.TrimSpace(tail))
	}
	return reading.UpperFirst(owner) + " " + thing + " must be " + strings.Join(words[at:], " ")
}

// untilThey is what waits for somebody who is only called by a pronoun: "until she's said
// yes".
var untilThey = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^([^,;:]+?) (?:mustn['’]t|must not|can['’]t|cannot|can not|may not|shouldn['’]t|should not) ([^,;:]+?) (until|before) (?:she|he|they)(?:['’]s|['’]ve| has| have) ([^,;:]+)$`)
})

// heldUntil calls them by what they are in the sentence before.
func (x *understander) heldUntil(text, before string) string {
	m := untilThey().FindStringSubmatch(strings.TrimRight(text, ". "))
	name := x.lastPerson(before)
	if m == nil || name == "" {
		return text
	}
	return m[1] + " must not " + m[2] + " " + m[3] + " the " + wording.LowerFirst(x.lex.actorName(name)) + " has " + m[4]
}

// mustNot forbids the product something.
const mustNot = "The system must not "

// doNot is what whoever writes does not want to be done.
var doNot = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:but |and |so |please )?(?:don['’]t|do not|never) (?:ever )?([a-z]+) ([^;:]+)$`)
})

// notByItself forbids the product what it is told not to do by itself; "it" is what the
// sentence before does the same to.
func (x *understander) notByItself(text, before string) string {
	m := doNot().FindStringSubmatch(strings.TrimRight(text, ".! "))
	if m == nil || !bareVerb(m[1]) || !reading.HasSuffixOf(m[2], x.lex.ByItself...) {
		return text
	}
	thing, how, ok := strings.Cut(m[2], " ")
	if ok && (thing == "it" || thing == "that" || thing == "them") {
		_, rest, found := strings.Cut(before, " "+m[1]+" ")
		if end := strings.IndexAny(rest, ",.;:"); end > 0 {
			rest = rest[:end]
		}
		if !found || rest == "" || len(strings.Fields(rest)) > maxWishedWords {
			return text
		}
		return mustNot + m[1] + " " + rest + " " + how
	}
	return mustNot + m[1] + " " + m[2]
}

// decidesAlone joins what whoever writes keeps to themselves to what the product must not do
// by itself: "Don't charge it automatically! I want to decide."
func (x *understander) decidesAlone(u *reading.Unit) {
	for i := 1; i < len(u.Sentences); i++ {
		sen := &u.Sentences[i]
		if strings.HasPrefix(u.Sentences[i-1].Text, mustNot) && x.lex.DecidesAlone[strings.TrimRight(reading.Lower(sen.Text), ".! ")] {
			u.Sentences[i-1].Text += " and must leave the decision to a user"
			u.Sentences[i-1].To = sen.To
			sen.Text = ""
		}
	}
}

// goodReminder is what whoever writes forgets to do themselves: "After 30 days we charge
// storage, but I never remember to do it so a reminder would be good".
var goodReminder = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^([^,;:]+)(, .*?)?,? so an? ((?:[a-z-]+ )?(?:reminder|notification|message|warning|alert|note|alarm)) would be (?:good|nice|great|handy|helpful|lovely|useful|welcome|perfect)$`)
})

// reminderWished asks for it in so many words.
func reminderWished(text, _ string) string {
	m := goodReminder().FindStringSubmatch(strings.TrimRight(text, ".! "))
	if m == nil {
		return text
	}
	if m[3] == "reminder" {
		return "The system must remind a user that " + wording.LowerFirst(m[1])
	}
	return "The system must give a " + m[3] + " that " + wording.LowerFirst(m[1])
}

// coping is a trouble of the place that the product has to live with: "The wifi in the back
// room is rubbish so it has to cope with that".
var coping = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(the|our|my) ([^,;:]{3,40}?) (is|are) ([^,;:]{3,40}?),? so (?:it|the \S+) (?:has to|must|needs to|should) (?:be able to )?(?:cope|deal|live|put up) with (?:that|it|this|them)$`)
})

// copesWith says that the product works in spite of it.
func copesWith(text, _ string) string {
	m := coping().FindStringSubmatch(strings.TrimRight(text, ".! "))
	if m == nil {
		return text
	}
	return "The system must keep working when the " + m[2] + " " + m[3] + " " + m[4]
}

// wantsToKnow asks to see what somebody says that they need to know.
func wantsToKnow(text, _ string) string {
	for _, lead := range []string{"I need to know ", "We need to know ", "I have to know ", "We have to know "} {
		rest, ok := strings.CutPrefix(text, lead)
		if ok && strings.Contains(" which where who how what when whether ", " "+reading.FirstWord(rest)+" ") {
			return strings.Replace(lead, "know", "see", 1) + rest
		}
	}
	return text
}

// opensWish says that a sentence tells what whoever writes would like: "What I'd like is …".
func (l *Lexicons) opensWish(text string) bool {
	low := strings.TrimPrefix(strings.ReplaceAll(reading.Lower(text), "’", "'"), "so ")
	for _, who := range l.WishOpeners {
		if reading.HasPrefixOf(low, "what "+who+"love is ", "what "+who+"like is ", "what "+who+"want is ", "what "+who+"need is ") {
			return true
		}
	}
	return false
}

// courseOfMine is how whoever writes wants to work, told behind a wish: "When a piece comes
// in, I take a few photos and print a label".
var courseOfMine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:When|Whenever|Once|As soon as|Every time) [^,;:]+), (I|we) ([a-z]+) (\S.*)$`)
})

// wishedCourse says it as what they can do with the product.
func wishedCourse(text string) string {
	m := courseOfMine().FindStringSubmatch(text)
	if m == nil || !bareVerb(m[3]) || auxiliary(m[3]) || strings.HasSuffix(m[3], "ed") || strings.Contains(" never always also just often then only want need would like ", " "+m[3]+" ") {
		return text
	}
	return m[1] + ", a user can " + m[3] + " " + m[4]
}
