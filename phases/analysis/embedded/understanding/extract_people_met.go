package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// workingAlong finds somebody who stands in front of a verb, with a place or a
// name between them: "Agents in the call centre can record …", "Our librarian,
// Heike, would enter …", "The coordinator, she's external, only wants to look".
func (x *understander) workingAlong(text string) string {
	for _, also := range []string{"And ", "But ", "Also, ", "So "} {
		if rest, ok := strings.CutPrefix(text, also); ok {
			text = reading.UpperFirst(rest)
		}
	}
	name, rest := x.leadingActor(text)
	if name == "" || rest == "" || len(strings.Fields(name)) > 3 {
		return ""
	}
	if said, comma := strings.CutPrefix(text[strings.Index(text, name)+len(name):], ", "); comma {
		aside, verb, ok := strings.Cut(strings.TrimSpace(said), ", ")
		if ok && len(strings.Fields(aside)) <= 4 && x.actsOrWould(name, verb) {
			return name
		}
		return ""
	}
	words := strings.Fields(rest)
	if len(words) < 4 || !strings.Contains(" in at on of from behind ", " "+words[0]+" ") {
		return ""
	}
	for i, w := range words[1:min(len(words), 7)] {
		if strings.ContainsAny(w, ",;:.()") {
			return ""
		}
		if i > 0 && modal(w) {
			return name
		}
	}
	return ""
}

// actsOrWould tells that a clause says what somebody does, would do or wants.
func (x *understander) actsOrWould(name, verb string) bool {
	for _, only := range []string{"only ", "then ", "also ", "usually "} {
		verb = strings.TrimPrefix(verb, only)
	}
	word := reading.FirstWord(verb)
	return modal(word) || word == "would" || word == "will" || word == "wants" || reading.InThirdPerson(word) || x.works(name, verb) && word != "is" && word != "has"
}

// pluralActs reads a sentence below a heading of people whose subject no list
// knows: "Responders carry the phone". name is empty for any other.
func pluralActs(text string) (name string) {
	words := strings.Fields(text)
	if len(words) < 3 || !reading.StartsUpper(words[0]) || reading.HasHan(text) {
		return ""
	}
	for n := 1; n <= 2 && n < len(words)-1; n++ {
		noun, verb := words[n-1], words[n]
		if strings.ContainsAny(noun, ",.;:()'’\"") || len(noun) < 4 || !strings.HasSuffix(noun, "s") || strings.HasSuffix(noun, "ss") || strings.HasSuffix(noun, "'s") || n == 2 && noun != reading.Lower(noun) {
			continue
		}
		if strings.Contains(" This His Its Always Sometimes Perhaps Besides Others These Those Yes Does Is Was Has ", " "+noun+" ") || strings.Contains(" This These Those All Some Most Many The ", " "+words[0]+" ") {
			return ""
		}
		if n == 2 && noun == "does" || strings.Contains(" the a an their his her our its my no every each all any only always never as ", " "+verb+" ") {
			return ""
		}
		if bareVerb(verb) && !strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ed") && !strings.HasSuffix(verb, "ing") && !strings.HasSuffix(verb, "ly") {
			return strings.Join(words[:n], " ")
		}
	}
	return ""
}

// usersAre reads "Users are sysadmins of small companies and the platform teams
// who run many of them": one actor each.
func (x *understander) usersAre(sen reading.Sentence) bool {
	if reading.HasHan(sen.Text) {
		return x.usersAreChinese(sen)
	}
	low := reading.Lower(sen.Text)
	list := ""
	for _, open := range x.lex.UsersAre {
		if strings.HasPrefix(low, open) {
			list = strings.TrimRight(sen.Text[len(open):], ".")
			break
		}
	}
	if list == "" {
		return false
	}
	parts := withRelatives(reading.SplitTop(strings.NewReplacer(", and ", ", ", " and ", ", ", " as well as ", ", ").Replace(list), ", "))
	var found []ActorFact
	for _, p := range parts {
		name, rest := x.leadingActor(unquantified(p))
		if name == "" || !x.lex.nounPhrase(x.lex.actorName(name)) || x.genericPerson(x.lex.actorName(name), 1) {
			continue
		}
		role := ""
		if rest != "" {
			role = p
		}
		found = append(found, ActorFact{Name: reading.UpperFirst(x.lex.actorName(name)), Role: sentence(role)})
	}
	if len(found) == 0 || len(found)*2 < len(parts) {
		return false
	}
	for _, a := range found {
		x.addActor(a, sen.From, sen.To)
	}
	return true
}
