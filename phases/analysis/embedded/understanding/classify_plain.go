package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Notes and mails say what people get, see and want without a modal verb, and set when,
// where or of what it is told in front: "The evening before, at 6 pm, people get a text",
// "Packing list: the packers want a sheet", "Marjorie and me see everything". Such a
// sentence asks for as much as one with "must".

// notesDeed tells a sentence of notes, of which no other sign says what it is, that says
// what somebody gets, sees, wants or does with the product.
func (x *understander) notesDeed(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("problem", "risk", "non_goal", "vision", "money") || len(strings.Fields(s.text)) < 3 || x.lex.toldOfYesterday(s.text) {
		return false
	}
	clause := x.lex.mainClause(s.text)
	return x.actsAtPlace(clause) || x.namedSees(clause) || x.bothSee(clause) || x.lex.commandsProduct(s.text) || goneAfterTime().MatchString(s.text)
}

// commandsProduct tells what notes command the product to do: "Delete people's details 6 months
// after the last parcel". What has its day is a task of those who read them.
func (l *Lexicons) commandsProduct(text string) bool {
	words := strings.Fields(reading.Lower(text))
	if len(words) < 4 || !l.ProgramCommands[words[0]] || l.Calendar(text) || reading.ContainsAny(" "+strings.NewReplacer(",", " ", ".", " ", "!", " ").Replace(reading.Lower(text))+" ", l.OfThoseWhoRead...) {
		return false
	}
	next := strings.Trim(words[1], ",.")
	return l.ObjectOpeners[next] || l.BehindPlace[next] || strings.HasSuffix(next, "s") || strings.HasSuffix(next, "'s") || strings.HasSuffix(next, "’s")
}

// withoutTopic takes a label off a paragraph that only names what it is about, where the sentence
// behind it asks for something by itself: "Packing list: the packers want a printed sheet".
func (x *understander) withoutTopic(u *reading.Unit, c context) {
	const longest = 4 // words that name a topic
	if u.Label == "" || u.Kind != reading.Prose || u.Strong || len(u.Sentences) == 0 || c.feature >= 0 || c.kind != "" && c.kind != "top" && c.kind != "overview" || len(strings.Fields(u.Label)) > longest {
		return
	}
	if _, known := x.headingCue(u.Label); known {
		return // what the label says it is
	}
	none := context{feature: -1}
	whole, bare := x.signals(LabelText(u.Label, u.Sentences[0].Text)), x.signals(reading.UpperFirst(u.Sentences[0].Text))
	if kind := x.classify(&whole, none, false); kind != "" && kind != "note" || !reading.HasFiniteVerb(bare.text) || x.classify(&bare, none, false) != "feature" {
		return
	}
	u.Sentences[0].Text, u.Sentences[0].From = bare.text, u.From
	u.Text, u.Label = spacedSentences(u.Sentences), ""
}

// bothSee tells what two kinds of people see: "Managers and drivers see everything".
func (x *understander) bothSee(clause string) bool {
	_, rest := x.leadingActor(clause)
	second, both := strings.CutPrefix(rest, "and ")
	name, deed := x.leadingActor(second)
	return both && name != "" && strings.HasPrefix(deed, "see ")
}

// toldOfYesterday says that a sentence tells what was, and nothing to come.
func (l *Lexicons) toldOfYesterday(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), l.OfYesterday...)
}

// actsAtPlace tells what somebody does whose place stands behind them: "Volunteer at the
// door adds them in".
func (x *understander) actsAtPlace(clause string) bool {
	const reach = 5 // words that say where
	name, rest := x.leadingActor(clause)
	words := strings.Fields(rest)
	if name == "" || len(words) < 4 || !slices.Contains(x.lex.PlacedBy, words[0]) {
		return false
	}
	many := manyPeople(name)
	for i := 2; i < min(len(words)-1, reach); i++ {
		verb := strings.TrimRight(words[i], ",")
		if many && bareVerb(verb) && !x.lex.ObjectOpeners[verb] || !many && deedVerb(verb) {
			next := strings.Trim(reading.Lower(words[i+1]), ",.")
			return x.lex.ObjectOpeners[next] || x.lex.BehindPlace[next]
		}
	}
	return false
}

// namedSees tells what people called by name see or get, or which figures and papers they
// need: "Marjorie and me see everything", "Aoife needs figures every quarter".
func (x *understander) namedSees(clause string) bool {
	words := strings.Fields(clause)
	at := x.calledAhead(words)
	if _, deed := x.department(clause); at == 0 && deed != "" {
		at = len(words) - len(strings.Fields(deed)) // "The office wants figures every quarter"
	}
	if at == 0 || at+1 >= len(words) {
		return false
	}
	rest := reading.Lower(strings.Join(words[at+1:], " "))
	switch verb := words[at]; {
	case verb == "see", verb == "sees":
		return !strings.HasPrefix(rest, "no ") || len(strings.Fields(rest)) > 1
	case slices.Contains(x.lex.NamedNeed, verb):
		return reading.ContainsAny(" "+rest+" ", x.lex.FiguresAndPapers...)
	}
	return false
}

// calledAhead is how many words name people one by one at the beginning: "Marjorie and me". 0
// where somebody else, or nobody, is named.
func (x *understander) calledAhead(words []string) int {
	named := false
	for i, word := range words {
		bare := strings.TrimRight(word, ",")
		switch {
		case (word == "and" || word == "&") && named:
		case (bare == "I" || bare == "me" || bare == "myself") && named:
		case x.lex.calledSo(bare) && x.givenName(bare):
			named = true
		default:
			if named {
				return i
			}
			return 0
		}
	}
	return 0
}

// givenName tells a name by which the text speaks of a person.
func (x *understander) givenName(name string) bool {
	return x.isNamed(name) || x.lex.givenName(name) && !x.commonNoun(name)
}

// sizesTopic tells what notes set for a thing in numbers and without a verb: "Slots: every 15
// mins, 6 households a slot".
func (l *Lexicons) sizesTopic(text string) bool {
	const longest = 3 // words that name the thing
	name, sizes, ok := strings.Cut(text, ": ")
	if !ok || reading.HasHan(text) || len(strings.Fields(name)) > longest || !strings.ContainsAny(sizes, "0123456789") || strings.ContainsAny(sizes, "?") {
		return false
	}
	low := " " + strings.NewReplacer(",", " ", ".", " ").Replace(reading.Lower(sizes)) + " "
	return !slices.ContainsFunc(strings.Fields(low), func(word string) bool { return auxiliary(word) || l.AuxiliariesOfQuestion[word] }) && reading.ContainsAny(low, l.SizesPerThing...)
}
