package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// People who write a mail or talk into a microphone leave things out, fear,
// hope and allow in other words than those who write requirements.

// handsOff tells a thing that somebody wants left as it is or left out:
// "Time sheets are in Sage, we don't touch those", "We do not replace the
// till", "I would leave it out for now", "No Azure in this one".
func (l *Lexicons) handsOff(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.trigger != "" {
		return false
	}
	low := " " + strings.TrimRight(strings.ReplaceAll(reading.Lower(s.text), "’", "'"), ".!)") + " "
	for _, also := range l.OpenersOfBan {
		low = " " + strings.TrimPrefix(low, also)
		low = strings.ReplaceAll(low, "  ", " ")
	}
	if reading.ContainsAny(low, l.HandsOff...) {
		return true
	}
	for _, who := range []string{" we ", " i ", " it ", " this "} {
		for _, not := range l.DoNotOpeners {
			rest, ok := strings.CutPrefix(low, who+not)
			if !ok {
				continue
			}
			if strings.HasPrefix(rest, "replace ") || strings.HasPrefix(rest, "want to build ") || strings.HasPrefix(rest, "want to replace ") || strings.HasPrefix(rest, "want to rebuild ") || strings.HasPrefix(rest, "do this for ") || strings.HasPrefix(rest, "do that for ") || strings.HasPrefix(rest, "do it for ") {
				return true
			}
			if listed, needs := strings.CutPrefix(rest, "need "); needs {
				return strings.HasPrefix(who, " i ") && !strings.HasPrefix(listed, "to ")
			}
		}
	}
	if strings.HasPrefix(low, " not: ") || strings.HasPrefix(low, " no ") && strings.Contains(low, ", no ") && reading.ContainsAny(low, ", and no ", ", that came up ", ", that is too ", " too expensive ") {
		return true
	}
	if strings.HasPrefix(low, " not in scope") || strings.HasPrefix(low, " not for now") || strings.HasPrefix(low, " not part of") {
		return true
	}
	if strings.HasPrefix(low, " no ") || strings.HasPrefix(low, " agreed, no ") {
		return reading.ContainsAny(low, l.NotInThisOne...) && !reading.ContainsAny(strings.NewReplacer(" that is ", " ", " that's ", " ").Replace(low), l.RuleVerbs...)
	}
	return false
}

// farthestWorry is where a worry begins at most, behind who has it and who says so: "Dev has said
// that he is worried about …".
const farthestWorry = 40

// dreads tells a fear that is only named at the end: "If Heike retires nobody
// else can do it, that worries me".
func (l *Lexicons) dreads(text string) bool {
	low := strings.TrimRight(strings.ReplaceAll(reading.Lower(text), "’", "'"), ".! ")
	for _, verb := range l.WorriesThat {
		if i := strings.Index(low, verb); i > 0 && i < farthestWorry {
			return true
		}
	}
	for _, tail := range l.WorriesMe {
		if strings.HasSuffix(low, tail) {
			return true
		}
	}
	return false
}

// hopes tells a change that is hoped for: "I hope the phone calls drop by
// half".
func (l *Lexicons) hopes(s *signals) bool {
	low := reading.Lower(s.text)
	rest, ok := "", false
	for _, open := range l.IHope {
		if rest, ok = strings.CutPrefix(low, open); ok {
			break
		}
	}
	if !ok && !s.question && wantedFigure().MatchString(s.text) && !reading.ContainsAny(low, " want to ", " like to ", " need to ") {
		return true
	}
	if !ok || s.question {
		return false
	}
	for _, verb := range l.HopedMoves {
		if strings.Contains(rest, verb) {
			return len(s.measures) > 0 || reading.ContainsAny(rest+" ", l.HopedShares...)
		}
	}
	return false
}

// consentNeeded tells what may not be done alone: "Lifts over eight tonnes need
// my approval", "Refunds above 50 euros need two signatures".
func (l *Lexicons) consentNeeded(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ") + " "
	for _, verb := range []string{" need ", " needs ", " require ", " requires "} {
		head, rest, ok := strings.Cut(low, verb)
		if !ok || len(strings.Fields(head)) > 9 || strings.ContainsAny(head, ",;:") {
			continue
		}
		rest, _, _ = strings.Cut(rest, ",")
		if len(strings.Fields(rest)) <= 7 && reading.ContainsAny(" "+rest+" ", l.ConsentNouns...) {
			return true
		}
	}
	return false
}

// endsAfter tells when something ends by itself: "Reservations lapse after 14
// days".
func endsAfter(s *signals) bool {
	if s.question || s.trigger != "" || len(s.measures) == 0 || reading.HasHan(s.text) {
		return false
	}
	words := strings.Fields(strings.TrimRight(reading.Lower(s.text), ".!"))
	for i, w := range words[:min(len(words), 6)] {
		if i == 0 || i+1 >= len(words) || words[i+1] != "after" {
			continue
		}
		if strings.Contains(" lapse lapses expire expires end ends close closes disappear disappears vanish vanishes ", " "+w+" ") {
			return len(words) <= 14
		}
	}
	return false
}

// wouldDo tells what somebody would do with the product: "Our librarian, Heike,
// would enter the scores".
func (x *understander) wouldDo(s *signals) bool {
	if s.question || s.trigger != "" || reading.HasHan(s.text) || s.has("problem", "risk", "non_goal") {
		return false
	}
	i := strings.Index(s.text, " would ")
	if i <= 0 || i > 48 {
		return false
	}
	verb := reading.FirstWord(s.text[i+len(" would "):])
	if strings.Contains(" be have like love rather not never prefer need mean cost take help ", " "+verb+" ") || !bareVerb(verb) {
		return false
	}
	name, rest := x.leadingActor(s.text)
	if name == "" {
		return false
	}
	rest = strings.TrimLeft(rest, " ,")
	if strings.HasPrefix(rest, "would ") {
		return true
	}
	_, after, ok := strings.Cut(rest, ", ") // "…, Heike, would …"
	return ok && strings.HasPrefix(after, "would ") || len(strings.Fields(rest[:max(0, strings.Index(rest, "would "))])) <= 4
}

// dontKnow tells a sentence that only says that the one before it is open: "We
// don't know yet".
func (l *Lexicons) dontKnow(text string) bool {
	low := strings.TrimRight(strings.ReplaceAll(reading.Lower(text), "’", "'"), ".! ")
	return l.DoNotKnowYet[low]
}

// usedFrom tells from when the thing is to be used: "We would like to use it
// from the autumn term, so by 10 September".
func (l *Lexicons) usedFrom(text string) bool {
	low := reading.Lower(text)
	return len(strings.Fields(low)) <= 24 && reading.ContainsAny(low, l.UseItFrom...) && (l.dated(low) || l.Calendar(low) || reading.ContainsAny(low, l.StartsOfUse...))
}

// innerCondition tells a condition of its own behind a semicolon: what is done
// then is no promise of how fast.
func innerCondition(text string) bool {
	_, rest, ok := strings.Cut(reading.Lower(text), "; if ")
	return ok && strings.Contains(rest, ", ")
}

// goesInto tells where something is to go: "The programme list goes to our
// website".
func (l *Lexicons) goesInto(s *signals) bool {
	if s.has("problem", "must", "money", "constraint") || s.question || s.trigger != "" || reading.HasHan(s.text) {
		return false
	}
	low := reading.Lower(s.text)
	for _, to := range l.GoesIntoOur {
		if i := strings.Index(low, to); i > 3 && i < 48 && !strings.Contains(" we they i you people ", " "+reading.FirstWord(low)+" ") {
			return true
		}
	}
	return false
}

// bareRate tells an item that is nothing but how much is to be coped with: "60
// labels a second in peak".
func (l *Lexicons) bareRate(s *signals) bool {
	low := reading.Lower(s.text) + " "
	return s.trigger == "" && len(strings.Fields(low)) <= 9 && low[0] >= '0' && low[0] <= '9' && !reading.HasFiniteVerb(low) && reading.ContainsAny(low, l.BareRates...)
}

// overdueThen tells what is done with a thing that was not dealt with in time:
// "A job that is not confirmed within 20 s is sent to the next printer".
func (l *Lexicons) overdueThen(text string) bool {
	low := reading.Lower(text)
	i := strings.Index(low, " not ")
	if i < 0 || i > 40 {
		return false
	}
	_, rest, ok := strings.Cut(low[i:], " within ")
	return ok && reading.ContainsAny(rest, l.VerbsOfOverdue...) && (doneTo(rest) || strings.Contains(rest, " goes back to "))
}

// fare tells who pays what: "Schools pay half".
func (l *Lexicons) fare(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ") + " "
	return len(strings.Fields(low)) <= 10 && reading.ContainsAny(low, l.Fares...)
}

// meansChosen tells with what the product is made or run, told by those who make
// it: "We write the service in Go and ship it with Helm", "Written in Rust, one
// static binary".
func (x *understander) meansChosen(s *signals) bool {
	if s.trigger != "" || reading.HasHan(s.text) || s.has("problem", "risk") || len(s.text) > 200 {
		return false
	}
	if x.wishesMeans(s.text) || x.lex.fetchedFrom(s.text) {
		return true
	}
	if x.lex.handedOut(s.text) {
		return x.namesProduct(s.text)
	}
	low := reading.Lower(s.text)
	for _, open := range x.lex.MeansWeChoose {
		if strings.HasPrefix(low, open) {
			return x.namesProduct(s.text)
		}
	}
	return false
}

// attempts tells how often something may be tried: "5 attempts per link and IP
// in 15 min, then 429".
func (l *Lexicons) attempts(text string) bool {
	low := reading.Lower(text)
	if len(strings.Fields(low)) > 18 || !strings.ContainsAny(low, "0123456789") {
		return false
	}
	return reading.ContainsAny(low, " attempts per ", " tries per ", " attempts in ", " tries in ") && !reading.ContainsAny(low, l.FiguresOfToday...)
}

// ceiling tells up to which price offers are looked at: "Proposals above
// £275,000 will not be evaluated".
func (l *Lexicons) ceiling(s *signals) bool {
	if s.question || !s.has("money") && len(s.measures) == 0 {
		return false
	}
	low := " " + reading.Lower(s.text)
	for _, offer := range l.OffersOfSuppliers {
		for _, over := range []string{"above ", "over ", "exceeding ", "of more than "} {
			if strings.Contains(low, offer+over) {
				return true
			}
		}
	}
	return false
}

// staysHere tells what is there and is to remain: "The tray scanners and the
// label printers stay".
func (l *Lexicons) staysHere(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ")
	words := strings.Fields(low)
	return len(words) >= 3 && len(words) <= 14 && strings.HasPrefix(low, "the ") && (strings.HasSuffix(low, " stay") || strings.HasSuffix(low, " stays")) && !reading.ContainsAny(low, l.StayOtherwise...)
}

// wantsThat tells a wish told as a whole sentence: "What I'd like is that each
// foreman books the crane on his phone".
func (l *Lexicons) wantsThat(text string) bool {
	return l.thatWished(text) > 0
}

// thatWished is the length of the words in front of what is wished.
func (l *Lexicons) thatWished(text string) int {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	if len(low) != len(text) {
		return 0
	}
	for _, open := range []string{"the idea is that ", "my idea is that ", "our idea is that ", "the plan is that "} {
		if strings.HasPrefix(low, open) {
			return len(open)
		}
	}
	for _, who := range l.WishingPersons {
		for _, verb := range l.WishingVerbs {
			for _, that := range []string{" is that ", " is: ", " is for "} {
				if open := "what " + who + verb + that; strings.HasPrefix(low, open) {
					return len(open)
				}
			}
			if open := "what " + who + verb + " is "; strings.HasPrefix(low, open) && strings.Contains(" you we they he she it everyone everybody every each ", " "+reading.FirstWord(low[len(open):])+" ") {
				return len(open)
			}
		}
	}
	return 0
}

// plainWish is what is wished, without the words that only say so: "What I'd
// like is that each foreman books the crane".
func (l *Lexicons) plainWish(text string) string {
	text = l.dueOfThings(l.timeBehind(l.plainlyAble(text)))
	if wish := reading.FirstOf(l.politeWish(text), l.askedOfProduct(text), welcome(text)); wish != "" {
		return wish
	}
	if n := l.thatWished(text); n > 0 && len(strings.Fields(text[n:])) >= 4 {
		return reading.UpperFirst(text[n:])
	}
	return text
}

// politeWish is what a polite question asks for: "Could you build us a form where they
// can order?", "能不能帮我们做一个小程序？". Empty for any other question.
func (l *Lexicons) politeWish(text string) string {
	asked := strings.TrimRight(text, "?？ ")
	if asked == text {
		return ""
	}
	low := reading.Lower(asked)
	for _, please := range l.PoliteOpeners {
		if !strings.HasPrefix(low, please) {
			continue
		}
		deed := asked[len(please):]
		for _, build := range l.MakeVerbs {
			what, ok := strings.CutPrefix(reading.Lower(deed), build)
			if !ok {
				continue
			}
			what = deed[len(deed)-len(what):]
			if reading.HasHan(build) {
				return "我们需要" + what
			}
			for _, whom := range []string{" us", " me", " for us", " for me"} {
				what = strings.TrimPrefix(what, whom)
			}
			if strings.HasPrefix(what, " a ") || strings.HasPrefix(what, " an ") || strings.HasPrefix(what, " something ") {
				return "We need" + what
			}
		}
	}
	return ""
}

// welcome is what somebody says would be welcome: "Standing orders would be great (the
// same order every Monday)". Empty where it is told of something said before.
func welcome(text string) string {
	for _, wish := range []string{" would be great", " would be nice", " would be lovely", " would be helpful"} {
		what, rest, ok := strings.Cut(strings.TrimRight(text, ".! "), wish)
		first := reading.Lower(reading.FirstWord(what))
		if ok && (rest == "" || strings.HasPrefix(rest, " (")) && len(strings.Fields(what)) <= 5 && !strings.Contains(" it that this which what who ", " "+first+" ") {
			return "It would be nice to have " + wording.LowerFirst(what) + rest
		}
	}
	return ""
}

// alsoNice files what a sentence asks for before a thing of which it only says that it
// would be welcome, and leaves that: "Dutch from the start, German would be nice".
func (x *understander) alsoNice(sen reading.Sentence) string {
	at := strings.LastIndex(sen.Text, ", ")
	if at < 0 || reading.HasHan(sen.Text) || reading.HasFiniteVerb(sen.Text[:at]) {
		return sen.Text
	}
	nice := reading.UpperFirst(sen.Text[at+2:])
	if what, _, ok := strings.Cut(nice, " would be nice because "); !ok || len(strings.Fields(what)) > 3 {
		return sen.Text
	}
	x.addFeature(FeatureFact{Text: sen.Text[:at]}, sen.From, sen.To)
	return nice
}

// thought is what somebody thinks of building or asks others for: "I am
// thinking of a small web app that …", "The airport seeks a hosted solution
// which …". It ends where the sentence does.
func (l *Lexicons) thought(text string) string {
	if reading.HasHan(text) {
		return ""
	}
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	if len(low) != len(text) {
		low = reading.Lower(text)
	}
	for _, open := range l.ThinkingOf {
		i := strings.Index(low, open)
		if i < 0 || i > 48 || i > 0 && low[i-1] != ' ' || strings.ContainsAny(low[:i], ",;:") {
			continue
		}
		rest := text[i+len(open):]
		if open == "wants " && i > 24 {
			continue
		}
		article := reading.Lower(reading.FirstWord(rest))
		if article != "a" && article != "an" && article != "one" {
			continue
		}
		if l.saysProduct(firstClauseWords(rest, 12), 12) {
			return rest
		}
	}
	return ""
}

// wantedFigure finds a figure that somebody wants to reach, without a verb: "We want disputes
// caused by stale labels below 100 a year". What one wants to do, or for whom, is a deed.
var wantedFigure = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:we|i) (?i:want|would like|'d like|need) (?:[\p{L}-]+ ){1,8}(?:below|under|above|over|at most|down to|up to) [€$£]?\d[\d.,]*(?: ?%| ?[\p{L}-]+){0,4}(?: (?:a|per|by|in|within|before|until) [\p{L}\d ]+)?\.?$`)
})
