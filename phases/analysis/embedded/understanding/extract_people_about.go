package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// about files what a section of its own says about an actor.
func (x *understander) about(at int, u *reading.Unit, nested []int) {
	a := &x.u.Actors[at]
	text := u.Text
	list := &a.Needs
	if label := reading.Lower(u.Label); label != "" {
		text = strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：–—*-")
		switch {
		case x.describes(at, label, text, u):
			return
		case reading.ContainsAny(label, x.lex.PersonaPains...):
			list = &a.Pains
		case reading.ContainsAny(label, "success", "happy", "成功", "满意"):
			list = &a.Success
		case !reading.ContainsAny(label, x.lex.PersonaNeeds...):
			text = u.Text
		}
	} else if u.Kind == reading.Prose && a.Role == "" {
		a.Role = sentence(text)
		a.Source = a.Source.Join(x.source(u.From, u.To))
		return
	}
	if text != "" {
		*list = append(*list, specs.Item{Text: sentence(text), Source: x.source(u.From, u.To)})
	}
	a.Source = a.Source.Join(x.source(u.From, u.To))
	x.listNested(list, at, nested)
}

// listNested files what stands below a label of a persona, "Goals:", under what it says.
func (x *understander) listNested(list *[]specs.Item, at int, nested []int) {
	for _, i := range nested {
		n := &x.r.Units[i]
		*list = append(*list, x.item(sentence(n.Text), n.From, n.To))
		x.u.Actors[at].Source = x.u.Actors[at].Source.Join(reading.Lines(n.From, n.To))
	}
}

// describes reads what a label tells of a persona: what they are, where they come from,
// what they are like. It is no need, and what they are names them where the heading gives
// only a first name: "Hannah", "Role: Dog owner with a full-time job".
func (x *understander) describes(at int, label, text string, u *reading.Unit) bool {
	a := &x.u.Actors[at]
	label = strings.Trim(label, " *")
	switch {
	case text == "":
		return false
	case x.lex.PersonaRoles[label]:
		x.namedByRole(at, text)
	case x.lex.PersonaTold[label]:
	case slices.ContainsFunc(x.lex.PersonaTraits, func(trait string) bool { return strings.HasPrefix(label, trait) }):
		text = LabelText(strings.Trim(u.Label, " *"), text)
	default:
		return false
	}
	text = sentence(text)
	if a.Role != "" {
		text = a.Role + reading.Joiner(a.Role) + text
	}
	a.Role = text
	a.Source = a.Source.Join(x.source(u.From, u.To))
	return true
}

// namedByRole calls a persona by the role that a label states, where the heading only
// says what the example is called. A role that somebody else has is no name for two.
func (x *understander) namedByRole(at int, text string) {
	a := &x.u.Actors[at]
	if !x.lex.givenName(a.Name) || x.isRole(a.Name) || x.commonNoun(reading.LastWord(a.Name)) {
		return
	}
	role := text
	for _, end := range []string{", ", " (", "; ", " – ", " — ", " - ", "，", "（", " with ", " who ", " at ", " in ", " for ", " from ", " on ", " and "} {
		role, _, _ = strings.Cut(role, end)
	}
	role = strings.TrimRight(role, " .")
	if !x.isRole(role) && (!x.lex.soundsLikeRole(role) || reading.HasFiniteVerb(role) || strings.HasSuffix(reading.FirstWord(role), "s")) {
		return
	}
	role = reading.UpperFirst(x.lex.actorName(role))
	if _, taken := x.findActor(role); taken || role == "" {
		return
	}
	a.Name, a.Aliases = x.plainRole(role), append(a.Aliases, a.Name)
	x.actors[fold(a.Name)] = at
}

// commonNoun tells a word that the source uses as a noun elsewhere: what stands there in
// small letters, or in many, is no name of a person.
func (x *understander) commonNoun(word string) bool {
	if len(word) < 3 || !reading.IsASCII(word) {
		return false
	}
	one := reading.Lower(word)
	many := wording.Plural(one)
	return slices.ContainsFunc(x.r.Lines, func(line string) bool {
		return holdsWord(line, one) || holdsWord(line, many) || holdsWord(line, reading.UpperFirst(many))
	})
}

// holdsWord says that a line has a word as it is spelled.
func holdsWord(line, word string) bool {
	for at := 0; ; {
		i := strings.Index(line[at:], word)
		if i < 0 {
			return false
		}
		at += i + len(word)
		if begin := at - len(word); (begin == 0 || !reading.IsWordByte(line[begin-1])) && (at == len(line) || !reading.IsWordByte(line[at])) {
			return true
		}
	}
}

// attributeRow reads a row of a table below a persona: "Goals | Solve a complaint in one call".
func (x *understander) attributeRow(r row, _ context) {
	u := *r.u
	u.Label, u.Text, u.Kind = u.Cells[0], LabelText(u.Cells[0], u.Cells[1]), reading.Bullet
	x.about(x.sectionActor(u.Section), &u, nil)
}
