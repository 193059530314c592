package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// happens tells what is done when all other signs say nothing: somebody or
// something does a thing in the present tense, "The exporter reads the change
// table every 5 s", or a thing is done, "the sending branch is warned by mail".
// What only is or has, what "we" do today, and what was, is no deed.
func (x *understander) happens(s *signals) bool {
	if reading.HasHan(s.text) || s.question || s.has("problem", "goal", "vision", "remark") || s.has("reason") && !x.lex.anybody(s.text) || x.lex.pastOnly(s.text) {
		return false
	}
	text := x.lex.mainClause(namedAfter(s.text))
	if s.trigger != "" {
		text = s.response
	}
	words := strings.Fields(text)
	if len(words) < 4 || len(strings.Fields(s.text)) > 48 || strings.ContainsAny(reading.FirstWord(text), "\"'“”’") {
		return false
	}
	if strings.Contains(" we i our my you your there that this these those it who what nobody everybody people ", " "+reading.Lower(words[0])+" ") {
		return false
	}
	for _, relative := range []string{" who ", " that ", " which "} { // what is told there is not what the sentence is about
		text, _, _ = strings.Cut(text, relative)
	}
	if doneTo(text) {
		return !s.bounded() && x.lex.acted(reading.Lower(text))
	}
	if x.lex.anybody(words[0]) {
		return reading.InThirdPerson(words[1])
	}
	return slices.Contains(x.lex.SubjectsOfEvent, reading.Lower(words[0])) && acts(words)
}

// goneAfter tells what is no longer shown once something has happened: "When an employee leaves, their
// name disappears from the search after 30 days". Somebody has to build that, whatever it limits.
var goneAfter = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:When|If|Once|As soon as) [^,;:]{5,60}, [^,;:]{2,50} (?:disappears?|vanish(?:es)?|is removed|are removed|is hidden|are hidden|is taken|are taken) from [^,;:]{2,40}`)
})

// doneAfter tells what is done when some time is over: "After 21 days the claim is closed", "After
// 5 days without an answer we remind them once". What only ends then is a limit.
func (x *understander) doneAfter(s *signals) bool {
	if !strings.HasPrefix(s.text, "After ") || !strings.ContainsAny(s.text, "0123456789") || s.question || s.has("retention") {
		return false
	}
	main := x.lex.mainClause(s.text)
	if i := strings.Index(s.text, " we "); main == s.text && i > 0 {
		main = s.text[i+1:]
	}
	if words := strings.Fields(main); len(words) > 2 && words[0] == "we" {
		return bareVerb(words[1])
	}
	return doneTo(s.text) && x.lex.acted(reading.Lower(s.text))
}

// doneBySomebody tells what is done and by whom: "A random tenth is checked by a clerk". What is
// done by a time has nobody in it.
func doneBySomebody(text string) bool {
	if reading.HasHan(text) || !doneTo(text) {
		return false
	}
	for _, by := range []string{" by a ", " by an ", " by the "} {
		_, who, ok := strings.Cut(reading.Lower(text), by)
		if word := strings.TrimRight(reading.FirstWord(who), ".,;:"); ok && word != "" && !strings.Contains(" end time beginning start day week month year hour minute same number amount size way law ", " "+word+" ") {
			return true
		}
	}
	return false
}

// namedAfter takes what only announces a deed off it: "Proposal: ratings are
// stored on the device first".
func namedAfter(text string) string {
	label, rest, _ := reading.CutLabel(text, false)
	if strings.Contains(" proposal idea suggestion solution proposed change request wish ask ", " "+reading.Lower(label)+" ") && label != "" {
		return rest
	}
	return text
}

// acts tells whether the verb of a clause stands behind a short subject:
// "The exporter reads the change table".
func acts(words []string) bool {
	for i := 1; i < min(len(words)-1, 7); i++ {
		word := words[i]
		switch {
		case strings.ContainsAny(word, ",;:()"):
			return false
		case word == "get" && i > 1 && strings.Contains(" a an the ", " "+words[i+1]+" "): // "The first three on the list get an offer"
			return true
		case word == "will" && i > 1:
			return bareVerb(words[i+1]) && words[i+1] != "not"
		case !deedVerb(word):
			continue
		}
		next := reading.Lower(words[i+1])
		return next[0] == '`' || strings.Contains(" the a an each every one two all its their his her what which whether when how from into ", " "+strings.Trim(next, ",.;:")+" ")
	}
	return false
}

// acted tells that something is done to a thing, from a state it is in: "is
// warned by mail", not "is tired" or "is known".
func (l *Lexicons) acted(low string) bool {
	for _, state := range l.PassiveOfState {
		if strings.Contains(low, " is"+state) || strings.Contains(low, " are"+state) {
			return false
		}
	}
	return true
}

// putsOut tells what is put out for each of something without saying that anybody does:
// "A label per bike and a receipt with the warranty, printed together."
func (l *Lexicons) putsOut(s *signals) bool {
	low := reading.Lower(s.text)
	if s.question || s.complaint() || len(s.measures) > 0 || reading.HasHan(s.text) || !reading.HasPrefixOf(low, "a ", "an ", "one ") || reading.HasFiniteVerb(s.text) {
		return false
	}
	return len(strings.Fields(low)) >= leastPutOut && reading.ContainsAny(" "+low, l.PutOutSigns...)
}

// leastPutOut is how many words tell at least what is put out: "a list per tour".
const leastPutOut = 4

// insertedAside is what stands between commas behind the subject of a sentence.
var insertedAside = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^,;:]{3,40}), [^,;:]{5,70}, ([a-z]+s .*)$`)
})

// leadPhrase is what stands in front of the subject of a sentence and its comma.
var leadPhrase = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:For|In|On|With|At|After|During|Before) (?:[^,()]|\([^)]*\)){3,90}, `)
})

// thingDeed tells what a thing of the product does where a paper proposes or agrees how things
// are to be, in the present tense: "The terminal gives each weighing a key", "Fasting days block
// the crate", "Lotte approves every other change". What the project does is none.
func (x *understander) thingDeed(s *signals) bool {
	if reading.HasHan(s.text) || s.question || s.has("problem", "goal", "vision", "remark", "non_goal", "money", "of_project", "effort", "given", "given_today") || x.lex.pastOnly(s.text) || x.lex.Calendar(s.text) {
		return false
	}
	text := x.lex.mainClause(s.text)
	if s.trigger != "" && s.response != "" {
		text = s.response
	}
	text = leadPhrase().ReplaceAllString(text, "")
	if m := insertedAside().FindStringSubmatch(text); m != nil {
		text = m[1] + " " + m[2]
	}
	words := strings.Fields(text)
	if len(words) < 4 || len(strings.Fields(s.text)) > 48 || strings.ContainsAny(words[0], "\"'“”’`") {
		return false
	}
	first := reading.Lower(words[0])
	if strings.Contains(" we i our my you your there that this these those it they he she who what nobody everybody people nothing ", " "+first+" ") || x.lex.ofTheProject(words) || len(x.lex.tech.Find(words[0])) > 0 {
		return false
	}
	const objects = " the a an each every one two all any its their his her which whether "
	named := (x.givenName(words[0]) || x.lex.calledFirst(text) != "") && deedVerb(words[1]) && strings.Contains(objects, " "+reading.Lower(words[2])+" ")
	return named || acts(words) || manyAct(words) || oneActs(words)
}

// ofTheProject says that the first words of a sentence name the project or those who run it.
func (l *Lexicons) ofTheProject(words []string) bool {
	const near = 3
	return slices.ContainsFunc(words[:min(len(words), near)], func(w string) bool { return l.ProjectNouns[strings.Trim(reading.Lower(w), ".,;:")] })
}

// oneActs tells whether the verb of a clause stands right behind one thing with its article: "the job
// keeps unsent tickets".
func oneActs(words []string) bool {
	const longest = 4
	at := slices.IndexFunc(words[:min(len(words), longest)], func(w string) bool { return strings.Contains(" the a an each every any ", " "+reading.Lower(w)+" ") })
	if at < 0 {
		return false
	}
	for i := at + 2; i < min(len(words)-1, at+2+longest); i++ {
		if strings.ContainsAny(words[i-1], ",;:()") {
			return false
		}
		if deedVerb(words[i]) && !strings.HasSuffix(words[i-1], "s") && bareVerb(words[i-1]) {
			next := reading.Lower(words[i+1])
			return !strings.Contains(" we they you it he she i ", " "+next+" ") && bareVerb(next) && !preposition(next) && !auxiliary(next) && !strings.Contains(" do does did will would can could may might must should shall ", " "+next+" ")
		}
	}
	return false
}

// preposition says that a word behind a noun in the plural leads to another, and is no verb of it.
func preposition(word string) bool {
	return strings.ContainsAny(word, "0123456789") || strings.Contains(" before after during until against around through within inside outside behind across along among above below beside beyond like near off onto over past since under up down except plus then also only just ", " "+word+" ")
}

// manyAct tells whether the verb of a clause stands behind a short subject in the plural:
// "Fasting days block the crate".
func manyAct(words []string) bool {
	for i := 0; i < min(len(words)-2, 5); i++ {
		if strings.ContainsAny(words[i], ",;:()") {
			return false
		}
		many := strings.HasSuffix(words[i], "s") && !strings.HasSuffix(words[i], "ss") && !strings.HasSuffix(words[i], "'s")
		if many && bareVerb(words[i+1]) && !preposition(words[i+1]) && strings.Contains(" the a an each every all any its their ", " "+reading.Lower(words[i+2])+" ") {
			return !strings.Contains(" use need require cost take run ", " "+words[i+1]+" ")
		}
	}
	return false
}
