package understanding

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What running text wishes, refuses and puts off in forms of its own is written as a list
// would have it.

// whatWished is a wish with what is wished behind "is": for somebody or something else to do
// it, or to do it oneself: "What we would like is for the letter to be made from the booking".
var whatWished = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:so |but |and )?what (?:i|we)(?:['’]d| would)? (?:really |actually |mostly )?(?:like|love|want|need|wish for|hope for|(?:are|am) after|have in mind)(?: here| most| above all| instead)? is (for .+|to [a-z].+)$`)
})

// onlyWished is a thing that is all that somebody wishes, or what they miss most: "All I want is
// one list", "The thing I miss most is a way to undo".
var onlyWished = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:all|the (?:one |main )?thing|what) (?:that )?(?:i|we) (?:really )?(?:(miss|lack|am missing|are missing)|want|need)( most| most of all)? is ((?:an?|one|some) [^,;:]+)$`)
})

// mustNotChange is a label that says what is to become of what stands behind it: "What must not
// change: the tray numbers".
var mustNotChange = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^what ((?:must|should|may) (?:not|never) (?:change|be touched|be changed|be lost|break|happen)|must (?:stay|remain)(?: as it is)?)$`)
})

// wishesFirst says plainly what such sentences of a unit wish.
func wishesFirst(u *reading.Unit) {
	if m := mustNotChange().FindStringSubmatch(u.Label); m != nil && len(u.Sentences) > 0 && u.Kind != reading.Row {
		sen := &u.Sentences[0]
		sen.Text = strings.TrimRight(sen.Text, ". ") + " " + reading.Lower(m[1]) + "."
		u.Text, u.Label = spacedSentences(u.Sentences), ""
	}
	for i := 0; i < len(u.Sentences); i++ {
		said := u.Sentences[i].Text
		if wish := wishedBehind(softly(said)); wish != said {
			u.Text = strings.Replace(u.Text, said, wish, 1)
			u.Sentences[i].Text = wish
		}
		if first, second := twoWished(u.Sentences[i].Text); second != "" {
			also := u.Sentences[i]
			also.Text = second
			u.Text = strings.Replace(u.Text, u.Sentences[i].Text, first+" "+second, 1)
			u.Sentences[i].Text = first
			u.Sentences = slices.Insert(u.Sentences, i+1, also)
		}
	}
}

// bothWished is a wish for two things, each with its article: "I want a counter of refused doubles
// per pit, and an alert to the engineer when a pit has been silent for two hours".
var bothWished = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:I|We)(?:['’]d| would)? (?:want|need|like|love) (an? [^,;:]{8,}), (?:and|plus|as well as) (an? .{8,})$`)
})

// twoWished parts such a wish. Empty for any other.
func twoWished(text string) (first, second string) {
	m := bothWished().FindStringSubmatch(strings.TrimRight(text, ".! "))
	if m == nil {
		return "", ""
	}
	return "We need " + m[1] + ".", "We need " + m[2] + "."
}

// wishedBehind says plainly what one sentence wishes.
func wishedBehind(text string) string {
	bare := strings.TrimRight(text, ".! ")
	if m := whatWished().FindStringSubmatch(bare); m != nil {
		wish, others := strings.CutPrefix(m[1], "for ")
		if others && !strings.Contains(wish, " to ") {
			return text
		}
		return "We want " + wish + "."
	}
	m := onlyWished().FindStringSubmatch(bare)
	if m == nil || strings.HasPrefix(reading.Lower(bare), "what") && m[1] == "" {
		return text // "What we need is a small app" says what is built
	}
	return "We need " + m[3] + "."
}

// norAhead is a refusal told behind another one: "Nor do we need a portal".
var norAhead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:And )?[Nn](?:or|either) (do|does|should|must|may|can|will|would|shall) (we|i|I|they|it|he|she|anybody|anyone|nobody|somebody) (.+)$`)
})

// norPlain puts the subject of such a refusal first: "We do not need a portal".
func (x *understander) norPlain(text, _ string) string {
	if m := norAhead().FindStringSubmatch(text); m != nil {
		return reading.UpperFirst(m[2]) + " " + m[1] + " not " + m[3]
	}
	for _, lead := range []string{"Nor may ", "Nor should ", "Nor must ", "Nor can ", "Nor will ", "Nor shall "} {
		rest, ok := strings.CutPrefix(text, lead)
		if !ok {
			continue
		}
		if name, deed := x.leadingActor(rest); name != "" && bareVerb(reading.FirstWord(deed)) {
			return reading.UpperFirst(strings.TrimSpace(rest[:len(rest)-len(deed)])) + " " + strings.TrimSpace(strings.ToLower(strings.TrimPrefix(lead, "Nor "))) + " not " + deed
		}
	}
	return text
}

// inBrief is a wish for an outcome whose time stands between its first words and the rest: "We
// would be happy if, by next summer, fewer than five tools were missing".
var inBrief = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^((?:we|i|they)(?:['’]d| would| will) (?:be|call it|count it|consider it) [^,;:]+?|it (?:would|will) be [^,;:]+?|success (?:is|means|would be)) (if|when|that), ((?:by|before|within|in|after|at the end of|from) [^,;:]+), (.+)$`)
})

// timeOfHope puts the time behind the outcome.
func timeOfHope(text, _ string) string {
	bare := strings.TrimRight(text, ".! ")
	if m := inBrief().FindStringSubmatch(bare); m != nil {
		return m[1] + " " + m[2] + " " + m[4] + " " + m[3] + "."
	}
	return text
}

// takesNow is how long something takes today, and wouldDoIt how long would do: "It takes 8 or 9
// seconds. Two would be fine."
var (
	takesNow = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([^,;:]+?) (takes?|needs?|lasts?)( (?:an?|the|us|me|them|him|her|our|every) ?[^\d,;:]*?)?( about| around| roughly| some| up to)? ((?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)(?:(?: or | to |-|–)(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty))?) (seconds?|minutes?|hours?|days?|weeks?)( [^,;:]+)?$`)
	})
	wouldDoIt = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?i)^(\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an?)(?: (seconds?|minutes?|hours?|days?|weeks?))? (?:would|will) (?:be|do)(?: (?:fine|ok|okay|enough|good|plenty|acceptable|all right|alright))?$`)
	})
)

// wantedInstead asks for the time that would do, behind a sentence on today's. Empty for any other
// pair of sentences.
func wantedInstead(before, text string) string {
	now := takesNow().FindStringSubmatch(strings.TrimRight(before, ".! "))
	then := wouldDoIt().FindStringSubmatch(strings.TrimRight(text, ".! "))
	if now == nil || then == nil {
		return ""
	}
	unit, most := reading.FirstOf(then[2], now[6]), reading.Lower(then[1])
	if n, spelled := wording.NumberWord(most); spelled {
		most = strconv.FormatFloat(n, 'f', -1, 64) // bounds are read in figures
	}
	return now[1] + " should take" + strings.TrimRight(now[3], " ") + " at most " + most + " " + unit + now[7] + "."
}

// waitsUntil is a thing that can wait for longer than a release, or that cannot: "Letters in
// Welsh could wait until spring".
var waitsUntil = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^((?:[^\s,;:]+ ){1,6}?)(?:(?:can|could|may|might) (?:easily |well |safely |also )?wait (?:until|till|for) (?:the )?(?:next |second |later |after |spring|summer|autumn|winter|fall|phase|release|version|[12][0-9]{3})[^,;:]*|(?:can|could) (?:easily |well |safely |also )?(?:come|follow) (?:later|afterwards|next year|in a second step)[^,;:]*)$`)
})

// cannotWait is what must be there at once, said behind what can wait: "Large print cannot: we
// have had two complaints".
var cannotWait = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^((?:[^\s,;:]+ ){1,6}?)(?:cannot|can['’]t|can not|could not)(?: wait)?(?:[:;,–-]+ ?(.+))?$`)
})

// waits reads a thing of which a sentence only says that it can wait, or behind such a sentence
// that it cannot; the reason stands behind it where there is one. ok is false for any other, and
// for one thing that happens: "A missing signature can wait until Monday".
func (l *Lexicons) waits(text, before string) (thing, level, why string, ok bool) {
	bare := strings.TrimRight(text, ".! ")
	if m := waitsUntil().FindStringSubmatch(bare); m != nil && namesThing(m[1]) {
		return strings.TrimSpace(m[1]), "could", "", true
	}
	if !waitsUntil().MatchString(strings.TrimRight(before, ".! ")) {
		return "", "", "", false
	}
	if m := cannotWait().FindStringSubmatch(bare); m != nil && namesThing(m[1]) {
		return strings.TrimSpace(m[1]), "must", m[2], true
	}
	return "", "", "", false
}

// putOffThing files a thing of which a sentence says that it can wait, or behind such a sentence that
// it cannot; -1 for any other sentence.
func (x *understander) putOffThing(sen reading.Sentence, before string, c context) int {
	thing, level, why, ok := x.lex.waits(sen.Text, before)
	if !ok {
		return -1
	}
	at := x.addFeature(FeatureFact{Text: thing, Group: c.group, Priority: level}, sen.From, sen.To)
	if why != "" && at >= 0 {
		x.addReason(at, reading.UpperFirst(why), sen.From, sen.To)
	}
	return at
}

// namesThing tells words in front of a verb that name one thing for all of its kind.
func namesThing(words string) bool {
	words = strings.TrimSpace(words)
	first := reading.Lower(reading.FirstWord(words))
	return words != "" && !strings.Contains(" a an this that it they we i he she these those which what some any ", " "+first+" ") && !reading.HasFiniteVerb(words)
}

// stillAble is a word between what binds somebody and what they are able to do.
var stillAble = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b((?:must|should|shall|needs? to|ha(?:s|ve) to|will)) (?:still|also|always|therefore|then|of course|even|in addition|nevertheless) be able to `)
})

// plainlyStillAble leaves such a word out: it says that it was so before, and nothing of what is asked.
func plainlyStillAble(text string) string {
	return stillAble().ReplaceAllString(text, "$1 be able to ")
}

// ordersInCase tells a sentence of running text that commands what is done in a case: "If a patient
// has given us a mobile number, send a text message as well". What is asked of those who read
// commands nothing of the product: "If you have questions, ring me".
func (l *Lexicons) ordersInCase(s *signals) bool {
	if s.question || s.trigger == "" || s.response == "" || reading.HasHan(s.text) {
		return false
	}
	opener := reading.Lower(reading.FirstWord(s.text))
	if !strings.Contains(" if when whenever once as before after unless where ", " "+opener+" ") {
		return false
	}
	low := " " + strings.NewReplacer(",", " ", ".", " ", "!", " ", ";", " ").Replace(reading.Lower(s.text)) + " "
	if reading.ContainsAny(low, " you ", " your ", " me ") || l.Calendar(s.text) {
		return false
	}
	order := reading.Lower(s.response)
	for _, lead := range []string{"then ", "please ", "also ", "just ", "always "} {
		order = strings.TrimPrefix(order, lead)
	}
	words := strings.Fields(order)
	if len(words) < 2 || !l.ProgramCommands[words[0]] && !l.CommandsInCase[words[0]] {
		return false
	}
	next := strings.Trim(words[1], ",.")
	return l.ObjectOpeners[next] || l.BehindPlace[next] || strings.HasSuffix(next, "s") || strings.HasSuffix(next, "'s")
}
