package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// naming is a name of the product and the lines that give it.
type naming struct {
	name     string
	from, to int
}

// name finds what the product is called: by the heading at the top, else by the
// first of these that the text has.
func (x *understander) name() {
	if x.nameByHeading() {
		return
	}
	for _, find := range []func() naming{x.openingName, x.nameOfGroup, x.projectName, x.topicOfMeeting, x.calledName, x.thingAskedFor, x.toolOfAsker, x.systemForTrouble, x.nameByFirstSentence} {
		if n := find(); n.name != "" {
			x.setTitle(n.name, n.from, n.to)
			return
		}
	}
}

// nameByFirstSentence is the name that the first sentence with a topic makes, or
// the first heading of a text that has none. What one person wants is no name for
// the whole.
func (x *understander) nameByFirstSentence() naming {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if name := x.titleLine(u); name != "" {
			return naming{name, u.From, u.To}
		}
		if len(u.Sentences) == 0 || u.Kind == reading.Code || x.metadata(u, context{}) || x.lex.consents(u) || x.lex.onlyGreets(u) {
			continue
		}
		if x.story(u.Sentences[0].Text) != nil {
			return naming{}
		}
		if x.onlyGreetings(u) {
			if n := x.houseOfWriter(u); n.name != "" {
				return n
			}
			continue
		}
		if n := x.nameOfUnit(u); n.name != "" {
			return n
		}
	}
	for i := 1; i < len(x.r.Sections); i++ {
		if s := &x.r.Sections[i]; s.Title != "" {
			return naming{s.Title, s.From, s.To}
		}
	}
	return naming{}
}

// onlyGreetings tells a paragraph that addresses somebody, or in which a writer says who they are
// and why they write, and nothing else: it names no product.
func (x *understander) onlyGreetings(u *reading.Unit) bool {
	addressed := wording.Addresses(u.Sentences[0].Text)
	for _, sen := range u.Sentences {
		if !x.lex.greets(sen.Text) && !reading.HasPrefixOf(reading.Lower(sen.Text), x.lex.Apologies...) {
			return false
		}
		addressed = addressed || wording.IntroducesWriter(sen.Text)
	}
	return addressed
}

// houseOfWriter names a system that nobody names by the house for which its writer speaks: "Swim
// school system" of "Ruth here, from the swim school".
func (x *understander) houseOfWriter(u *reading.Unit) naming {
	for _, sen := range u.Sentences {
		if name := wording.SystemOfWriter(sen.Text); name != "" {
			return naming{name, sen.From, sen.To}
		}
	}
	return naming{}
}

// nameOfUnit is the name that the first sentence of a unit makes which is not a
// greeting; empty where it has no topic: "Notes from the call with Ana".
func (x *understander) nameOfUnit(u *reading.Unit) naming {
	first := u.Sentences[0]
	for _, sen := range u.Sentences {
		if first = sen; !x.lex.greets(sen.Text) { // "Hi Jo, it's me, Bea."
			break
		}
	}
	if x.trimDocument(u.Label) != "" && (x.trimDocument(reading.FirstWord(first.Text)) == "" || x.isDocument(first.Text)) { // "Labels API – brief for the guild"
		return naming{u.Label, first.From, first.To}
	}
	if words := strings.Fields(first.Text); len(words) > 3 && reading.InnerCapital(words[0]) && reading.InThirdPerson(words[1]) { // "FerryShift lets the planner …"
		return naming{words[0], first.From, first.To}
	}
	topic := wording.Topic(first.Text)
	if topic == "" {
		return naming{}
	}
	name := x.lex.ideaTitle(topic)
	switch project, exported := x.lex.exportOf(u.Text); {
	case project != "":
		name = project
	case exported:
		return naming{}
	case x.chatAbout(first.Text) != "":
		name = x.chatAbout(first.Text)
	case x.spokenIdea(first.Text) != "":
		name = x.spokenIdea(first.Text)
	case len(u.Sentences) == 1 && documentLine(first.Text):
		if cut, _ := x.cutTitle(first.Text); cut != "" && cut != first.Text {
			name = x.lex.Headline(cut)
		}
	}
	return naming{name, first.From, first.To}
}

func (x *understander) setTitle(name string, from, to int) {
	called := quotedInBrackets(name)
	if i := strings.Index(name, ` ("`); i > 0 && strings.HasSuffix(name, `")`) {
		name = name[:i] // what else it is called
	}
	x.u.Title = x.lex.Headline(strings.TrimRight(x.cleanTitle(name), " ·・|｜")) // the kind of paper stood behind it
	x.u.TitleSource = x.source(from, to)
	x.u.Product = x.productOf(name)
	if called != "" {
		x.u.Product = called
	}
	if len(x.r.Units) > 0 || len(x.r.Sections) > 1 {
		x.place(from, to)
	}
}

// productOf is how the product of a text with such a title is called, by the first of these
// that tells it; empty where none does.
func (x *understander) productOf(title string) string {
	for _, find := range []func(title string) string{x.labelledName, x.systemOfTitle, x.changedProgram, x.commandedName, x.shortName, x.calledByTitle, x.proposedName, x.toldAtEnd, x.apposedName} {
		if name := find(title); name != "" {
			return name
		}
	}
	return ""
}

// calledByTitle is the title where it is a name, and else what a text with a title of its
// kind calls the product.
func (x *understander) calledByTitle(title string) string {
	switch {
	case SaidTitle(x.u.Title), x.lex.OfMeeting(x.u.Title):
		return x.nameInstead(x.u.Title)
	case x.lex.MadeUpName(x.u.Title):
		return ""
	case DeedTitle(x.u.Title):
		return x.introducedName()
	}
	if reading.HasPrefixOf(reading.Lower(title), "a ", "an ") { // what it is, and not how it is called
		if name := x.workingTitle(); name != "" {
			return name
		}
	}
	if name := x.withoutKind(x.u.Title); name != "" {
		return name
	}
	if utf8.RuneCountInString(x.u.Title) <= 32 {
		return x.u.Title
	}
	return ""
}

// withoutKind is the name in a title that ends with the kind of product, where the text
// calls it by the name alone: "Ferryman Mobile App", "Ferryman is a mobile app for …".
// Empty otherwise.
func (x *understander) withoutKind(title string) string {
	words := strings.Fields(title)
	n := len(words)
	for n > 0 && x.lex.KindWordsOfTitle[reading.Lower(words[n-1])] {
		n--
	}
	if n == 0 || n == len(words) || n > 2 || reading.HasHan(title) || !reading.StartsUpper(words[0]) {
		return ""
	}
	name := strings.Join(words[:n], " ")
	alone := false
	for i := range x.r.Units[:min(len(x.r.Units), 40)] {
		for _, sen := range x.r.Units[i].Sentences {
			rest, ok := strings.CutPrefix(sen.Text, name+" ")
			if !ok {
				continue
			}
			if next := reading.FirstWord(rest); next == words[n] {
				return "" // "Ferryman Mobile …"
			} else if next == reading.Lower(next) && (reading.InThirdPerson(next) || next == "is" || next == "will") {
				alone = true
			}
		}
	}
	if !alone {
		return ""
	}
	return name
}

// toldAtEnd is the product that a title names at its end behind what shall be done to it,
// where a sentence says what that is: "Add sign-in codes to Hearth", "Hearth is our portal".
// Empty otherwise.
func (x *understander) toldAtEnd(title string) string {
	words := strings.Fields(strings.TrimRight(title, ". "))
	const least = 4 // words of a title that tells a change
	if len(words) < least || reading.HasHan(title) {
		return ""
	}
	for n := 1; n <= 2 && n < len(words)-1; n++ {
		name := strings.Join(words[len(words)-n:], " ")
		link := words[len(words)-n-1]
		if !slices.Contains([]string{"to", "in", "for", "of", "from", "into", "on"}, link) || !reading.StartsUpper(name) || strings.ContainsAny(name, "()/`\"") {
			continue
		}
		for i := range x.r.Units[:min(len(x.r.Units), 20)] {
			if u := &x.r.Units[i]; u.Kind == reading.Prose && len(u.Sentences) > 0 && reading.HasPrefixOf(u.Sentences[0].Text, name+" is our ", name+" is a ", name+" is an ", name+" is the ") {
				return name
			}
		}
	}
	return ""
}

// changedProgram is the program that a title names in code behind what shall be
// done to it, where a sentence tells what that program does: "Late events in
// `agg`", "`agg` sums …". Empty otherwise.
func (x *understander) changedProgram(title string) string {
	lead, rest, ok := strings.Cut(title, "`")
	code, _, closed := strings.Cut(rest, "`")
	if !ok || !closed || strings.Count(title, "`") != 2 || len(strings.Fields(lead)) < 2 || len(code) < 3 || strings.ContainsAny(code, " ()/<>{}[]") || code[0] == '-' {
		return ""
	}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || len(u.Sentences) == 0 {
			continue
		}
		if about, is := strings.CutPrefix(u.Sentences[0].Text, "`"+code+"` "); is && reading.InThirdPerson(reading.FirstWord(about)) {
			return code
		}
	}
	return ""
}

// commandedName is what exists already and a sentence orders to be changed, as what the title says of
// the change is no name for it: "Change LabelRoom so that labels are printed at the bedside". Empty
// where nothing is.
func (x *understander) commandedName(string) string {
	for i := range x.r.Units {
		for _, sen := range x.r.Units[i].Sentences {
			for _, command := range x.lex.ChangeCommands {
				rest, ok := strings.CutPrefix(sen.Text, command)
				if !ok {
					continue
				}
				words := strings.Fields(rest)
				for n := 1; n <= 2 && n+1 < len(words); n++ {
					if name := strings.Join(words[:n], " "); reading.StartsUpper(words[n-1]) && (words[n]+" "+words[n+1] == "so that" || words[n]+" "+words[n+1] == "such that") && !strings.ContainsAny(name, ",;:()`") {
						return name
					}
				}
			}
		}
	}
	return ""
}
