package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A persona is introduced by a name, an age and a role in any order:
// "Margaret, 68 – Patient", "Lena (parent, 39)", "Persona 2: Shop owner". The
// role is who the product knows; what the example is called is an alias.

// persona is what the heading or the lead of a persona says.
type persona struct {
	role   string // "Patient", empty where only a first name is given
	called string // "Margaret"
	about  string // what else stands there: "two children"
}

// personaNames lists the role first and then what the example is called.
func (l *Lexicons) personaNames(p persona) []string {
	if p.role == "" {
		return []string{p.called}
	}
	if p.called == "" {
		return []string{reading.UpperFirst(l.actorName(p.role))}
	}
	return []string{reading.UpperFirst(l.actorName(p.role)), p.called}
}

// personaOf reads the heading of a persona. ok is false where it names a role
// and nothing else.
func (x *understander) personaOf(label string) (p persona, ok bool) {
	if reading.HasHan(label) {
		p, ok := x.lex.chinesePersona(label)
		return p, ok && x.spokenOfElsewhere(p.role, label)
	}
	label = reading.Unmark(reading.Flatten(label))
	bare := uncountedPersona(label)
	numbered := bare != label
	var others []string
	aged, spoken := false, false
	parts := personaParts(bare)
	for _, part := range parts {
		switch {
		case x.lex.isAge(part):
			aged = true
		case p.role == "" && len(parts) > 1 && reading.StartsUpper(part) && x.lex.soundsLikeRole(part) && x.commonNoun(reading.LastWord(part)):
			p.role, spoken = part, true // a role that no list knows, and of which the text speaks
		case p.role == "" && x.isRole(part):
			p.role = part
		case p.called == "" && x.lex.givenName(part) && (p.role == "" || aged || spoken):
			p.called = part
		default:
			others = append(others, part)
		}
	}
	if p.role == "" && len(others) == 0 && p.called != "" && numbered && !aged {
		return persona{role: p.called}, true // "Persona 1: Shipper"
	}
	if p.role == "" && p.called != "" && (aged || numbered) && len(others) > 0 && x.lex.soundsLikeRole(others[0]) {
		p.role, others = others[0], others[1:] // a role that no list knows: "Ines, 41 – Hatchery lead"
	}
	if p.role == "" && len(parts) == 2 && p.called == parts[0] && !aged && len(others) == 1 && x.lex.calledByTrade(others[0]) {
		p.role, others = others[0], nil // "Callum, warehouseman"
	}
	if p.role == "" && p.called == "" && len(others) > 0 && numbered {
		p.role, others = others[0], others[1:]
	}
	p.about, p.role = strings.Join(others, ", "), x.lex.withoutPossessive(p.role)
	switch {
	case p.called != "" && (p.role != "" || aged), numbered && p.role != "":
		return p, true
	}
	return persona{}, false
}

// withoutPossessive is a role without whose it is: "her partner" is a partner.
func (l *Lexicons) withoutPossessive(role string) string {
	first, rest, ok := strings.Cut(role, " ")
	if ok && slices.Contains(l.PossessivesOfRole, reading.Lower(first)) {
		return rest
	}
	return role
}

// namesPersona says that a line in bold names a person and their role: "Mara, Patroller (29)".
func (x *understander) namesPersona(title string) bool {
	p, ok := x.personaOf(title)
	return ok && p.role != "" && p.called != ""
}

// soundsLikeRole tells what may be a role, also one that no list knows, from what is told of
// somebody: "two kids", "cooks for six".
func (l *Lexicons) soundsLikeRole(part string) bool {
	words := strings.Fields(part)
	return len(words) > 0 && len(words) <= 4 && !several(words[0]) && (len(words) <= 2 || !strings.Contains(part, " for ")) && !l.ofSomebody(part)
}

// calledByTrade tells a role in small letters that no list knows by the ending of its last word, as
// trades have it: "cask warehouseman".
func (l *Lexicons) calledByTrade(part string) bool {
	words := strings.Fields(part)
	return len(words) > 0 && len(words) <= 3 && part == reading.Lower(part) && reading.HasSuffixOf(words[len(words)-1], l.TradeEnds...)
}

// personaParts cuts the heading of a persona at dashes, commas and brackets.
func personaParts(label string) []string {
	label = strings.NewReplacer(" – ", "|", " — ", "|", " - ", "|", ", ", "|", ": ", "|", " (", "|", ") ", "|", ")", "|", " aka ", "|", " / ", "|", ", the ", "|", " the ", "|the ").Replace(label)
	var out []string
	for part := range strings.SplitSeq(label, "|") {
		part = TrimArticle(strings.Trim(part, " .:;*“”\"'"), []string{"the", "a", "an"})
		if part != "" {
			out = append(out, part)
		}
	}
	return out
}

// uncountedPersona takes "Persona 1:" and "Primary user –" off a heading.
func uncountedPersona(label string) string {
	for _, sep := range []string{": ", " – ", " — ", " - "} {
		head, rest, ok := strings.Cut(label, sep)
		if !ok || strings.TrimSpace(rest) == "" {
			continue
		}
		words := strings.Fields(reading.Lower(head))
		counts := len(words) > 0 && len(words) <= 3
		for _, w := range words {
			w = strings.Trim(w, "#.)(")
			counts = counts && (strings.Contains(" primary secondary tertiary main key core target persona user users audience group segment profile customer ", " "+w+" ") || strings.Trim(w, "0123456789") == "" || len(words) > 1 && len(w) == 1)
		}
		if counts {
			return strings.TrimSpace(rest)
		}
	}
	return label
}

// isAge tells "68", "34 years old", "aged 41" and "mid-30s".
func (l *Lexicons) isAge(part string) bool {
	low := reading.Lower(part)
	for _, w := range l.AgeOpeners {
		low = strings.TrimPrefix(low, w)
	}
	for _, w := range l.AgeEnds {
		low = strings.TrimSuffix(low, w)
	}
	low = strings.NewReplacer("–", "", "-", "", "+", "").Replace(low)
	return low != "" && len(low) <= 4 && strings.Trim(low, "0123456789") == ""
}

// givenName tells what a person is called: one to three words with capitals.
func (l *Lexicons) givenName(part string) bool {
	words := strings.Fields(part)
	if len(words) == 0 || len(words) > 3 {
		return false
	}
	for _, w := range words {
		if !l.calledSo(strings.TrimSuffix(w, ".")) && (len(words) == 1 || len(strings.Trim(w, ".")) != 1 || !reading.StartsUpper(w)) {
			return false
		}
	}
	return true
}

// isRole tells a role by its last word, or by the word in front of what it is
// of: "Head of Content", "owner of two shops".
func (x *understander) isRole(part string) bool {
	if len(strings.Fields(part)) > 6 {
		return false
	}
	head := part
	for _, of := range x.lex.RolePrepositions {
		head, _, _ = strings.Cut(head, of)
	}
	last := reading.LastWord(head)
	return x.isPerson(last) || x.isPerson(wording.Singular(reading.Lower(last))) || x.isDepartment(head) || strings.HasPrefix(reading.Lower(part), "head of ")
}

// personaLead reads who stands at the beginning of a sentence about a persona:
// "Lena (parent, 39) wants a violin", "Tom, 45, is a dispatcher at …".
func (x *understander) personaLead(text string) (p persona, rest string, ok bool) {
	if reading.HasHan(text) {
		return persona{}, "", false
	}
	end := -1
	if i := strings.Index(text, " ("); i > 0 && i <= 40 {
		if j := strings.Index(text[i:], ")"); j > 0 && j <= 60 {
			end = i + j + 1
		}
	}
	if i := strings.Index(text, ", "); i > 0 && i <= 40 && (end < 0 || i < end) {
		if age, _, found := strings.Cut(text[i+2:], ", "); found && x.lex.isAge(age) {
			end = i + 2 + len(age) + 1
		}
	}
	if end < 0 {
		return persona{}, "", false
	}
	p, ok = x.personaOf(strings.TrimRight(text[:end], ","))
	rest = strings.TrimLeft(text[end:], " ,:.")
	if !ok || p.called == "" || rest == "" {
		return persona{}, "", false
	}
	if p.role != "" {
		return p, rest, true
	}
	is, found := strings.CutPrefix(rest, "is ")
	if !found {
		return persona{}, "", false
	}
	if name, _ := x.leadingActor(is); name != "" {
		p.role = TrimArticle(name, append([]string{"the"}, x.lex.articles...))
		return p, rest, true
	}
	return persona{}, "", false
}

// personaUnit reads a text that begins with a persona: what follows the name
// and the role is told of the role.
func (x *understander) personaUnit(u *reading.Unit) bool {
	if len(u.Sentences) == 0 {
		return false
	}
	p, rest, ok := x.personaLead(u.Sentences[0].Text)
	if !ok {
		return false
	}
	said := []string{sentence(rest)}
	for _, sen := range u.Sentences[1:] {
		said = append(said, sentence(sen.Text))
	}
	names := x.lex.personaNames(p)
	x.addActor(ActorFact{Name: names[0], Aliases: names[1:], Role: strings.Join(said, " ")}, u.From, u.To)
	return true
}

// actsInList tells that the first piece of an enumeration already holds what
// somebody does: "Support agent handles disputes, refunds and checks" names one
// role and not three.
func (x *understander) actsInList(part string) bool {
	name, rest := x.leadingActor(part)
	word := reading.FirstWord(rest)
	return name != "" && rest != "" && x.works(name, rest) && !strings.HasSuffix(reading.Lower(name), "s") && len(x.lex.people.Find(word)) == 0
}

// plainRole writes a role that a heading writes in capitals as a sentence does:
// "Clinic Administrator" is a clinic administrator. Short forms stay.
func (x *understander) plainRole(name string) string {
	words := strings.Split(name, " ")
	if len(words) < 2 || reading.HasHan(name) || !x.isPerson(reading.Lower(name)) && (!everyUpper(words) || !x.commonNoun(words[len(words)-1])) {
		return name
	}
	for i, w := range words[1:] {
		if len(w) > 1 && reading.StartsUpper(w) && !reading.IsCapitals(w) && !reading.InnerCapital(w) {
			words[i+1] = reading.Lower(w)
		}
	}
	return strings.Join(words, " ")
}

// everyUpper says that every word begins with a capital, as in a heading.
func everyUpper(words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !reading.StartsUpper(w) })
}
