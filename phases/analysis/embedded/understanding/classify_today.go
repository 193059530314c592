package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toldOfToday tells a sentence whose number or name would make it a promise of
// how well something is done, although it only says how things are, what is there
// or what others do. Known with an empty kind is no quality and something else.
func (x *understander) toldOfToday(s *signals, c context) (kind string, known bool) {
	if !s.question && !s.has("can", "must") && x.lex.roughSize(s.text) {
		return "note", true
	}
	if s.class == "" || s.question {
		return "", false
	}
	binds := s.has("must", "should") && !s.has("given_today", "asked_of_bidders")
	switch {
	case s.has("counts_as"), s.has("asked_of_bidders"), s.has("turned_down"), s.has("given_today") && s.class == "PO":
		return "constraint", true
	case binds:
		return "", false
	case s.class == "PO" && s.has("can") && x.personCan(s) && c.kind != "quality":
		return "feature", true // "the conductor can plan a season and put works in a programme"
	case s.has("told_today") && (c.kind == "" || c.kind == "top" || c.kind == "overview" || c.kind == "problem"):
		return "problem", true
	case namesDevice(s) && c.kind == "constraint", strings.Contains("SC P", s.class) && x.lex.holdsToday(s.text):
		return "constraint", true
	case x.lex.nowAndThen(s.text), s.class == "SC" && priced(s.text), measuredAside(s) && c.kind != "quality":
		return "", true
	}
	return "", false
}

// demandsFirst puts what is asked for in front of who wishes or forbids it: "Wouter,
// our conductor, wishes he could plan a season" asks that the conductor can plan
// one, and "the works council will not accept this, so location only on the way"
// asks for the last. A fact in front of what follows from it becomes its reason:
// "serial numbers repeat, so the till must never trust one".
func (x *understander) demandsFirst(u *reading.Unit) {
	for i := range u.Sentences {
		sen := &u.Sentences[i]
		for _, wish := range []string{" wishes he could ", " wishes she could ", " wishes they could "} {
			who, deed, ok := strings.Cut(sen.Text, wish)
			if !ok || len(strings.Fields(who)) > 6 {
				continue
			}
			if _, role, named := strings.Cut(who, ", our "); named {
				who = "The " + strings.TrimRight(role, ", ")
			}
			sen.Text = who + " can " + deed
		}
		for _, no := range []string{" will not accept this, so ", " won't accept this, so ", " would not accept this, so ", " will never accept this, so "} {
			if who, rest, ok := strings.Cut(sen.Text, no); ok && len(strings.Fields(who)) <= 6 {
				verb, _, _ := strings.Cut(no, ", ")
				sen.Text = reading.UpperFirst(strings.TrimRight(rest, ". ")) + ", because " + wording.LowerFirst(who) + verb + "."
			}
		}
		sen.Text = x.demandBehindFact(withoutFailed(x.remedyFirst(casesByArrow(orElse(sen.Text)))))
		if fact, demand, ok := strings.Cut(sen.Text, ", so "); ok && bareFact(fact) && (demandsSoon(demand) || demandsOfProduct(fact, demand)) {
			sen.Text = reading.UpperFirst(strings.TrimRight(demand, ". ")) + ", because " + x.asReason(fact) + "."
		}
	}
}

// maxFactWords bounds a fact that is told as a reason.
const maxFactWords = 14

// bareFact tells a short clause that asks for nothing itself.
func bareFact(text string) bool {
	words := strings.Fields(reading.Lower(text))
	if len(words) < 3 || len(words) > maxFactWords || strings.ContainsAny(text, ",;:?!") || !reading.HasFiniteVerb(text) {
		return false
	}
	return !slices.ContainsFunc(words, func(w string) bool {
		return w == "must" || w == "should" || w == "shall" || w == "need" || w == "needs" || w == "if" || w == "when" || w == "i" || w == "we"
	})
}

// demandsSoon tells a clause about the product or a part of it in code whose
// subject is followed by what binds it.
func demandsSoon(text string) bool {
	if !reading.HasPrefixOf(text, "`", "there ", "the system ", "the product ", "the tool ") {
		return false
	}
	for i, w := range strings.Fields(text) {
		switch w {
		case "must", "should", "shall":
			return i > 0
		}
		if i == 5 || strings.HasSuffix(w, ",") {
			break
		}
	}
	return false
}

// demandsOfProduct tells a clause whose "it" is the product, as the fact in front of it is
// about several things: "Some names are written in three ways, so it should find them all".
func demandsOfProduct(fact, demand string) bool {
	if copesBehind().MatchString(demand) {
		return true
	}
	rest, it := strings.CutPrefix(demand, "it ")
	return it && reading.ContainsAny(reading.Lower(fact), " are ", " have ") && demandsSoon("the product "+rest)
}

// copesBehind is what a trouble asks of the product: "so it has to cope with being offline", "so
// everything must also work by text message".
var copesBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:it|all of it|all of this|everything) (?:must|should|shall|has to|needs to)(?: also| still)? (?:cope|work|run|keep|survive|tolerate|be usable|be readable|be possible|be able to (?:cope|work|run))\b`)
})

// asReason is a clause as it stands inside of a sentence: its first letter is small
// unless a name begins with it.
func (x *understander) asReason(text string) string {
	if len(x.lex.tech.Find(reading.FirstWord(text))) > 0 || x.properName(text) != "" {
		return text
	}
	return wording.LowerFirst(text)
}

// roughSize tells a sentence that says about how many of something there are, "One month of
// one fridge is about 8,900 readings": it is what the work is reckoned with, and no promise.
func (l *Lexicons) roughSize(text string) bool {
	low := reading.Lower(text)
	if reading.HasHan(text) {
		m := roughSizeChinese().FindStringSubmatch(text)
		return m != nil && !reading.ContainsAny(text, l.ChineseAsksOfSize...)
	}
	m := roughSizeForm().FindStringSubmatch(low)
	return m != nil && !l.UnitsOfPromise[m[1]] && !reading.ContainsAny(" "+low+" ", l.AsksOfSize...)
}

// What a sentence says of how many there are, with a word that makes a guess of it.
var (
	roughSizeForm = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^[^,;:]{3,60}? (?:is|are|has|have|holds?|contains?|makes?|means|amounts? to|comes? to|adds? up to) (?:about|around|roughly|approximately|some|nearly|almost) [0-9][0-9,.]*(?: thousand| million| billion)? ([a-z][a-z-]*)`)
	})
	roughSizeChinese = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^[^，；：。]{2,24}(?:是|有|为|共|合计|大约|大概)(?:大约|大概|约|差不多)? ?[0-9][0-9,.]*[万亿千]? ?(?:多|余)?[条次张笔份个台件行人名家只条辆]`)
	})
)

// holdsToday tells how much a thing that is there holds: "The two tables have 38
// million rows".
func (l *Lexicons) holdsToday(text string) bool {
	words := strings.Fields(reading.Lower(text))
	for i, word := range words {
		if l.HoldVerbs[word] {
			first := words[0]
			return i > 1 && i < 6 && i+1 < len(words) && (first == "the" || first == "our" || first == "these" || first == "both") && words[i+1][0] >= '0' && words[i+1][0] <= '9'
		}
	}
	return false
}

// nowAndThen tells roughly how often people do something: "The student choir
// borrows from us about ten times a year".
func (l *Lexicons) nowAndThen(text string) bool {
	low := " " + reading.Lower(text)
	for _, about := range l.RoughWords {
		_, rest, ok := strings.Cut(low, about)
		if words := strings.Fields(rest); ok && len(words) > 2 && words[1] == "times" && (words[2] == "a" || words[2] == "per" || words[2] == "each") {
			return true
		}
	}
	return false
}

// priced tells what more or less a thing costs, which is a rule of prices: "Rush
// jobs cost 40 percent more".
func priced(text string) bool {
	words := strings.Fields(reading.Lower(text))
	for i, word := range words {
		if word != "cost" && word != "costs" {
			continue
		}
		for _, next := range words[i+1 : min(i+4, len(words))] {
			if next = strings.Trim(next, ".,;"); next == "more" || next == "less" || next == "extra" {
				return strings.ContainsAny(words[i+1], "0123456789")
			}
		}
	}
	return false
}

// measuredAside tells a sentence whose numbers all stand in brackets: what they
// count is told by the way.
func measuredAside(s *signals) bool {
	if len(s.measures) == 0 || s.strong || reading.HasHan(s.text) {
		return false
	}
	from, to := strings.Index(s.text, "("), strings.Index(s.text, ")")
	if from < 0 || to < from {
		return false
	}
	for _, m := range s.measures {
		if m.Start < from || m.End > to {
			return false
		}
	}
	return reading.HasFiniteVerb(s.text[to:])
}

// namesDevice tells which devices there are: "The handheld scanners are Zebra
// TC52 with Android 11".
func namesDevice(s *signals) bool {
	if s.class != "PO" || !strings.HasPrefix(s.text, "The ") && !strings.HasPrefix(s.text, "Our ") {
		return false
	}
	for _, be := range []string{" are ", " is "} {
		head, rest, ok := strings.Cut(s.text, be)
		if ok && len(strings.Fields(head)) <= 5 && reading.StartsUpper(rest) && strings.ContainsAny(rest, "0123456789") && len(wording.Measures(rest)) == len(s.measures) {
			return true
		}
	}
	return false
}

// standsToday tells an English sentence that says how things stand and asks for nothing:
// what is done at the moment, "the archive is currently built in memory", how many
// people there are, "the club has ~85 members", or that something costs too much as it
// is.
func (x *understander) standsToday(s *signals, c context) bool {
	if s.question || reading.HasHan(s.text) || c.feature >= 0 || c.kind != "" && c.kind != "top" && c.kind != "overview" || s.has("must", "should", "could", "need", "non_goal", "goal", "risk") || x.lex.onlyPlanned(s) {
		return false
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), " .!") + " "
	if reading.ContainsAny(low, x.lex.WishedNotToday...) || reading.ContainsAny(low, " can ", " cannot ", " so ", " if ") || reading.HasPrefixOf(low, " no ", " not ", " never ", " don't ", " please ") {
		return false
	}
	if reading.HasPrefixOf(low, x.lex.MeasuredHere...) && reading.ContainsAny(low, " takes ", " take ", " needs ", " uses ") {
		return true // "on my laptop it takes 4 s"
	}
	if x.byHandToday(low) || x.lex.onceWas(low) || x.lex.forgetful(s.text) {
		return true
	}
	return x.lex.notSoFar(low) || x.lex.failsToday(low) || x.lex.currentlyDone(low) || x.countsPeople(low) || reading.HasSuffixOf(low, x.lex.TooMuchAsItIs...)
}

// proposes tells how somebody would build it, which is their advice and no wish of whoever
// uses it: "I'd strip on first access and cache the result".
func (x *understander) proposes(s *signals, c context) bool {
	if s.question || c.feature >= 0 || c.kind != "" && c.kind != "top" && c.kind != "overview" {
		return false
	}
	for _, lead := range []string{"i'd ", "i’d ", "i would ", "we'd ", "we would "} {
		if rest, ok := strings.CutPrefix(reading.Lower(s.text), lead); ok {
			verb := reading.FirstWord(rest)
			return x.lex.AdvisedDeeds[verb]
		}
	}
	return false
}

// maxSubjectToday bounds the subject of a sentence on how things stand.
const maxSubjectToday = 7

// currentlyDone tells a sentence whose own verb is one of today: "ZIP exports are
// currently built by hand". A relative clause, "what is currently lent", is none.
func (l *Lexicons) currentlyDone(low string) bool {
	for _, now := range l.CurrentlyIs {
		subject, _, ok := strings.Cut(low, now)
		if words := strings.Fields(subject); ok && len(words) > 0 && len(words) <= maxSubjectToday && !reading.ContainsAny(subject+" ", l.RelativeWords...) && !reading.ContainsAny(subject+" ", " what ", " if ", " when ", " while ", ", ") {
			return true
		}
	}
	return false
}

// countsPeople tells how many people something has: "the food bank has ~140 volunteers".
// What each of a kind has is a rule: "a team has 5 players".
func (x *understander) countsPeople(low string) bool {
	subject, rest, ok := strings.Cut(low, " has ")
	words, behind := strings.Fields(subject), strings.Fields(rest)
	if !ok || len(words) == 0 || len(words) > 4 || len(behind) < 2 || words[0] == "a" || words[0] == "an" || words[0] == "each" || words[0] == "every" || words[0] == "any" {
		return false
	}
	if x.lex.RoughWord[behind[0]] {
		behind = behind[1:]
	}
	number := strings.TrimLeft(behind[0], "~≈+")
	return len(behind) > 1 && number != "" && number[0] >= '0' && number[0] <= '9' && len(x.lex.people.Find(strings.Join(behind[1:min(4, len(behind))], " "))) > 0
}
