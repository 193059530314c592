package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Design notes tell what each command and each part of a pipeline does in plain
// sentences about it. Those are what is to be built, whatever heading they stand
// under; versions, head counts and asides are not.

// bySubject finds the kind of such a sentence by its subject, or nothing.
func (x *understander) bySubject(s *signals, c context) string {
	switch {
	case s.question || c.kind == "problem" || c.kind == "criterion" || c.kind == "alternative":
		return ""
	case asideSo(s.text), x.lex.ofThisPaper(s.text):
		return "note"
	case x.leastPlatform(s.text):
		return "quality"
	case x.versionOnly(s.text):
		return "constraint"
	case x.lex.countsOnly(s.text), x.headcount(s.text), x.lex.tellsOfHouse(s.text), x.lex.roughlyThere(s.text), x.lex.someAre(s), (c.kind == "" || c.kind == "top" || c.kind == "overview") && x.lex.countsInHead(s.text):
		return "situation"
	case strings.ContainsAny(s.text, "0123456789") && x.lex.dated(s.text) && reading.HasPrefixOf(reading.Lower(s.text), x.lex.OfferOpeners...) && x.asksForOffers():
		return "milestone" // "Offers have to reach the office by 30 June"
	case (c.kind == "" || c.kind == "top" || c.kind == "overview" || c.kind == "feature") && (x.onHand(s) || x.byPeopleOnly(s)):
		return "constraint"
	case commandActs(s.text) && c.kind != "constraint" && c.kind != "quality" && c.kind != "setting":
		return "feature"
	case c.kind == "feature" && x.partActs(s.text):
		return "feature"
	case c.kind == "api" && x.lex.sendsOut(s.text):
		return "feature"
	}
	return ""
}

// commandActs tells what a command does, by the verb behind its name in code:
// "`compare` prints added and removed files".
func commandActs(text string) bool {
	rest, ok := strings.CutPrefix(text, "`")
	if !ok {
		return false
	}
	name, rest, ok := strings.Cut(rest, "` ")
	if !ok || name == "" || strings.ContainsFunc(name, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' && r != ' ' }) || len(strings.Fields(name)) > 2 {
		return false
	}
	verb := reading.FirstWord(rest)
	if verb == "exits" {
		return false // with which code, belongs to the interface
	}
	return deedVerb(verb) || verb == "takes" && len(strings.Fields(rest)) > 4
}

// partActs tells what a part does that is named by its technology: "Debezium
// captures changes from the table", "The Flink job writes to bronze tables".
func (x *understander) partActs(text string) bool {
	words := strings.Fields(text)
	named := ""
	for i, word := range words[:min(len(words), 5)] {
		if i > 0 && (deedVerb(word) || (word == "run" || word == "runs") && i > 1) {
			return i+1 < len(words) && x.meansNamed(strings.TrimSpace(named)) && !reading.ContainsAny(reading.Lower(text), x.lex.WishedNotToday...)
		}
		named += word + " "
	}
	return false
}

// leastPlatform tells the least version of what people use the product on, and nothing else:
// "Android 10 or later", "iOS 16+". That is where it has to run.
func (x *understander) leastPlatform(text string) bool {
	text, _, _ = strings.Cut(text, "; ")
	text = reading.Lower(strings.TrimRight(text, ".。 "))
	if len(strings.Fields(text)) > 5 || !strings.ContainsAny(text, "0123456789") || !strings.HasSuffix(text, "+") && !reading.HasSuffixOf(text, x.lex.OrLater...) {
		return false
	}
	return slices.ContainsFunc(x.lex.PlatformNames, func(name string) bool {
		rest, ok := strings.CutPrefix(text, name)
		rest = strings.TrimLeft(rest, " ")
		return ok && rest != "" && rest[0] >= '0' && rest[0] <= '9'
	})
}

// versionOnly tells which version of its means the product needs, and nothing
// else: "Go 1.22 or later", "PostgreSQL 14+".
func (x *understander) versionOnly(text string) bool {
	text, _, _ = strings.Cut(text, "; ") // "Android 10 or later; no iOS app in phase 1"
	text = strings.TrimRight(text, ".。 ")
	if len(strings.Fields(text)) > 6 || !strings.ContainsAny(text, "0123456789") {
		return false
	}
	later := strings.HasSuffix(text, "+") || reading.HasSuffixOf(reading.Lower(text), x.lex.OrLater...)
	if !later {
		return false
	}
	for h := range x.lex.tech.All(text) {
		if h.Start == 0 {
			return true
		}
	}
	return false
}

// countsOnly tells how many of what there are, without a verb: "About 220
// volunteers, 3 coordinators, one warehouse".
func (l *Lexicons) countsOnly(text string) bool {
	text = strings.TrimRight(text, ".;。； ")
	if reading.HasHan(text) {
		return false // there a size without a verb reads like a goal
	}
	parts := strings.Split(text, ", ")
	if len(parts) < 2 || reading.HasFiniteVerb(text) || !strings.ContainsAny(text, "0123456789") {
		return false
	}
	for _, part := range parts {
		words := strings.Fields(strings.TrimPrefix(reading.Lower(part), "and "))
		if len(words) > 1 && slices.Contains(l.RoughlyWords, words[0]) {
			words = words[1:]
		}
		if len(words) < 2 || len(words) > 4 || !strings.ContainsAny(words[0][:1], "0123456789") && !slices.Contains(l.NumberWords, words[0]) {
			return false
		}
		if strings.HasSuffix(words[0], "%") || slices.Contains(l.UnitsOfTime, words[1]) {
			return false // a target or a limit, no head count
		}
	}
	return true
}

// countsInHead tells the head of a paper that says in brackets how large the house is for
// which it was written: "Collected with the Lakeside clinic (2 sites, 14 doctors)". When
// and with whom it was written says nothing, but how many will use the product does.
func (l *Lexicons) countsInHead(text string) bool {
	head, rest, ok := strings.Cut(text, " (")
	inside, _, closed := strings.Cut(rest, ")")
	if reading.HasHan(text) || !ok || !closed || !reading.HasPrefixOf(reading.Lower(head), l.PaperHeads...) || len(strings.Fields(head)) < 4 {
		return false
	}
	counts := 0
	for part := range strings.SplitSeq(inside, ", ") {
		words := strings.Fields(strings.ToLower(part))
		if len(words) < 2 || len(words) > 4 || slices.Contains(l.UnitsOfTime, words[1]) || strings.Contains(part, "%") {
			continue
		}
		if strings.Trim(words[0], "0123456789,.") == "" || slices.Contains(l.NumberWords, words[0]) {
			counts++
		}
	}
	return counts > 1
}

// sendsOut tells what the product sends to those who use its interface: "We send
// `parcel.stored` and `parcel.collected`".
func (l *Lexicons) sendsOut(text string) bool {
	return reading.HasPrefixOf(reading.Lower(text), l.WeSend...)
}

// asideSo tells a remark that explains why something is worth its rule: "Registers
// can be offline for a weekend, so this is not exotic".
func asideSo(text string) bool {
	_, why, ok := strings.Cut(reading.Lower(text), ", so this is ")
	return ok && len(strings.Fields(why)) <= 4
}

// beforeThePaper is how many sentences of a first paragraph tell how things are
// before it says what the paper is about: "Couriers drop parcels, customers collect
// them. Until now … This brief describes the API".
func (x *understander) beforeThePaper(u *reading.Unit) int {
	for i, sen := range u.Sentences {
		words := strings.Fields(reading.Lower(sen.Text))
		if i > 0 && len(words) > 3 && (words[0] == "this" || words[0] == "the") && slices.Contains(x.lex.PaperNouns, words[1]) && slices.Contains(x.lex.PaperVerbs, words[2]) {
			return i
		}
	}
	return 0
}
