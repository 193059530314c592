package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// featureBeside tells a sentence behind a feature that offers something else:
// "School holidays can be excluded in advance", "Editors get a list of …".
func (x *understander) featureBeside(s *signals) bool {
	if s.trigger != "" {
		return x.toldInCase(s)
	}
	if limitsEverybody(s) {
		return true
	}
	if x.lex.pronounStart(s.text) {
		return normative(s.text)
	}
	return x.handedOut(s.text) || normative(s.text) || len(s.measures) == 0 && x.lex.offersMore(s.text)
}

// beside files a sentence that offers something else than the feature in front of it. Why
// a limit is there stays its reason: "that is the law".
func (x *understander) beside(at int, s *signals, sen reading.Sentence, c context) {
	text, why, explained := sen.Text, "", false
	if limitsEverybody(s) {
		text, why, explained = strings.Cut(sen.Text, ", that is ")
	}
	own := x.addFeature(FeatureFact{Name: x.lex.changeableBy(text), Text: sentence(text), Priority: x.u.Features[at].Priority, Group: c.group}, sen.From, sen.To)
	if explained && own >= 0 {
		x.addReason(own, "That is "+why, sen.From, sen.To)
	}
}

// toldInCase tells a sentence that gives somebody something in a case of its own: "If a
// nurse has not come after 15 minutes, the matron gets a message". A case that only points
// back, "If they refuse", belongs to what stands before it.
func (x *understander) toldInCase(s *signals) bool {
	if reading.HasHan(s.text) || x.lex.pronounStart(s.trigger) || x.lex.pronounStart(s.response) {
		return false
	}
	who, _ := x.leadingActor(s.response)
	return who != "" && x.handedOut(s.response)
}

// limitsEverybody tells a sentence that holds for each person, whatever stands before it:
// "Nobody works more than 10 hours a day".
func limitsEverybody(s *signals) bool {
	first := reading.Lower(reading.FirstWord(s.text))
	if first != "nobody" && !strings.HasPrefix(reading.Lower(s.text), "no one ") {
		return false
	}
	return len(s.measures) > 0 && reading.ContainsAny(s.text, " more than ", " less than ", " fewer than ", " longer than ")
}

// normative tells a sentence with a key word of RFC 2119 that demands something:
// such a text writes every requirement that way.
func normative(text string) bool {
	return reading.ContainsAny(text, " MUST ", " SHALL ", " SHOULD ") && !reading.ContainsAny(text, " NOT ", " not ", " only ")
}

// offersMore tells a sentence that gives something to do, of a subject of its
// own: the product, a thing that can be changed, an activity.
func (l *Lexicons) offersMore(text string) bool {
	if reading.HasHan(text) {
		return l.changeableBy(text) != ""
	}
	low := " " + reading.Lower(text)
	if reading.ContainsAny(low, l.MoreThanAside...) {
		return false
	}
	first := reading.FirstWord(low[1:])
	switch {
	case first != "can" && reading.ContainsAny(low, " can be "):
		return true
	case strings.HasSuffix(first, "ing") && len(first) > 5 && reading.ContainsAny(low, first+" must ", first+" has to ", first+" should "):
		return true // "Returning must work the same way"
	}
	for _, subject := range l.ProductAsSubject {
		if rest, ok := strings.CutPrefix(low, subject); ok {
			return strings.HasPrefix(rest, "has to ") || strings.HasPrefix(rest, "must ") || strings.HasPrefix(rest, "should ")
		}
	}
	return false
}

// changeableBy is the clause of a Chinese sentence that says who changes something
// themselves, with what the clause before it says of that thing: "街道自己能改|标准" of
// "标准每年会变，街道自己能改". Empty without one.
func (l *Lexicons) changeableBy(text string) string {
	before := ""
	for clause := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("，。；", r) }) {
		if reading.ContainsAny(clause, l.ChineseChangeable...) {
			if reading.HasSuffixOf(clause, "改", "调", "修改", "调整") {
				clause += l.thingChanging(before)
			}
			return clause
		}
		before = clause
	}
	return ""
}

// maxChanging is how long the name of what changes is at most, in runes.
const maxChanging = 8

// thingChanging is the thing of which a Chinese clause says that it changes: 标准 of 标准每年会变.
// Empty for any other clause.
func (l *Lexicons) thingChanging(clause string) string {
	at := len(clause)
	for _, word := range l.ChineseChanging {
		if i := strings.Index(clause, word); i > 0 {
			at = min(at, i)
		}
	}
	thing := clause[:at]
	if n := utf8.RuneCountInString(thing); at == len(clause) || !strings.ContainsAny(clause[at:], "变调改") || n < 2 || n > maxChanging {
		return ""
	}
	return thing
}

// wishOf files what somebody whom a text introduces wants to do with the product:
// "a clerk who wants to order for a month at once".
func (x *understander) wishOf(a *ActorFact, from, to int) {
	low := reading.Lower(a.Role)
	if reading.ContainsAny(low, " only ", " not ", " never ", "n't ") {
		return
	}
	for _, lead := range []string{" who wants to ", " who want to ", " wants to ", " want to "} {
		i := strings.Index(low, lead)
		if i < 0 {
			continue
		}
		deed := strings.TrimRight(a.Role[i+len(lead):], ".")
		if words := strings.Fields(deed); len(words) > 2 && strings.Contains(" order book reserve enter record register upload download export import print search compare change cancel sign pay report ", " "+reading.Lower(words[0])+" ") {
			who := a.Name
			if reading.HasPrefixOf(low, "a ", "an ", "the ") {
				who = wording.Article(who) + " " + strings.ToLower(who[:1]) + who[1:] // one of several, and no name
			}
			x.addFeature(FeatureFact{Text: reading.UpperFirst(who) + " can " + strings.ReplaceAll(deed, " and to ", " and ")}, from, to)
		}
		return
	}
}

// contained makes what a place must hold of each point below "Examples that must
// be in the documentation": it is an example and no function of its own.
func (x *understander) contained() {
	titles := map[int]string{} // of such headings, by the line of a point
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if title := x.r.Sections[u.Section].Title; u.Kind == reading.Bullet && strings.Contains(title, " that must be ") {
			titles[u.From] = title
		}
	}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		things, place, ok := strings.Cut(titles[FirstLine(f.Source)], " that must be in the ")
		if !ok {
			things, place, ok = strings.Cut(titles[FirstLine(f.Source)], " that must be on the ")
		}
		if !ok || strings.Contains(things, " ") || strings.Count(place, " ") > 2 {
			continue
		}
		thing := reading.Lower(wording.Singular(things))
		if !strings.Contains(" example sample picture screenshot diagram recipe ", " "+thing+" ") {
			continue // only of what shows something there is one "of" a thing
		}
		text := "The " + place + " must hold " + wording.Article(thing) + " " + thing + " of " + wording.LowerFirst(strings.TrimRight(f.Text, ". "))
		f.Name, f.Text, f.Actor, f.Want = x.lex.Headline(text), text+".", "", ""
	}
}
