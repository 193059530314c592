package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wantedOfOthers says of whom something is wanted what is wanted of them: "We want clerks to
// return single items" lets clerks do so, and "we want receipts to be sent" binds. The wish
// itself is no deed of the product. Aims stay as they are worded.
func (x *understander) wantedOfOthers(u *reading.Unit, c context) {
	switch c.kind {
	case "", "top", "overview", "feature", "story", "quality", "constraint", "command":
	default:
		return
	}
	for i := range u.Sentences {
		who, deed := x.lex.wishFor(u.Sentences[i].Text)
		if who == "" {
			continue
		}
		told := x.toldOf(who, deed)
		if told == "" {
			continue
		}
		s := x.look(u.Sentences[i].Text)
		switch x.classify(&s, c, u.Kind == reading.Bullet) {
		case "feature", "constraint", "quality", "":
		default:
			continue
		}
		if x.wishesOutcome(told) {
			continue
		}
		u.Text = strings.Replace(u.Text, u.Sentences[i].Text, told, 1)
		u.Sentences[i].Text = told
	}
}

// maxWishedWords is how many words those have at most of whom something is wanted.
const maxWishedWords = 5

// wishFor takes a sentence apart that wants something of somebody or something else: "clerks"
// and "return single items".
func (l *Lexicons) wishFor(text string) (who, deed string) {
	low := reading.Lower(text)
	for _, lead := range append([]string{l.wisherAhead(text)}, l.WishesOfOthers...) {
		rest, ok := strings.CutPrefix(low, lead)
		ok = ok && lead != ""
		if !ok || len(low) != len(text) {
			continue
		}
		head, _, found := strings.Cut(rest, " to ")
		words := strings.Fields(head)
		if !found || len(words) == 0 || len(words) > maxWishedWords || strings.ContainsAny(head, ",;:()") || l.WishedByPronoun[words[0]] {
			return "", ""
		}
		for _, w := range words {
			if w == "to" || w == "that" || w == "which" || w == "for" || w == "from" || auxiliary(w) {
				return "", ""
			}
		}
		at := len(lead) + len(head)
		return text[len(lead):at], text[at+len(" to "):]
	}
	return "", ""
}

// wisherAhead is how a sentence begins, in small letters, that tells of a wish of somebody who
// is called by name: "tunde wants ". Empty where it begins otherwise.
func (l *Lexicons) wisherAhead(text string) string {
	name, rest, _ := strings.Cut(text, " ")
	if !l.calledSo(name) || l.NoFirstNames[reading.Lower(name)] {
		return ""
	}
	for _, verb := range l.WishesByName {
		if strings.HasPrefix(rest, verb) {
			return reading.Lower(name + " " + verb)
		}
	}
	return ""
}

// toldOf says what somebody is to do as a statement about them. Empty where the words behind
// them are no deed: "access to all files".
func (x *understander) toldOf(who, deed string) string {
	words := strings.Fields(reading.Lower(who))
	verb := reading.FirstWord(reading.Lower(deed))
	one := words[0] == "a" || words[0] == "an"
	switch last := words[len(words)-1]; {
	case !bareVerb(verb) && verb != "be" && verb != "have", x.lex.ObjectOpeners[verb]:
		return ""
	case x.isPerson(reading.Lower(who)) && strings.HasPrefix(deed, "be able to "):
		return reading.UpperFirst(who) + " can " + deed[len("be able to "):]
	case x.isPerson(reading.Lower(who)) && verb != "be" && verb != "have":
		return reading.UpperFirst(who) + " can " + deed
	case verb == "be" || !one && (words[0] == "the" || words[0] == "every" || words[0] == "each" || words[0] == "all" || strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss")):
		return reading.UpperFirst(who) + " must " + deed
	}
	return ""
}
