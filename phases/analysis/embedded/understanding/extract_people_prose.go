package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// proseActors reads a sentence under a heading of users that introduces people
// side by side or behind a lead: "There is the night porter, who …; and eleven
// drivers", "Hotels have a clerk who …".
func (x *understander) proseActors(sen reading.Sentence) bool {
	text := strings.TrimRight(sen.Text, ".")
	if reading.HasHan(text) {
		return false
	}
	parts := x.besides(x.afterTime(text))
	lead := len(parts) > 0 && parts[0] != text
	if !lead && len(parts) < 2 {
		return false
	}
	found := false
	shared := ""
	if _, rest := x.leadingActor(unquantified(parts[0])); rest == "" && len(parts) == 2 {
		shared = sen.Text // "The vet and the farrier only get a note"
	}
	for i, part := range parts {
		body := unquantified(part)
		name, rest := x.leadingActor(body)
		if name == "" || !x.lex.nounPhrase(x.lex.actorName(name)) {
			if i == 0 {
				x.actorUnknown(part, sen)
			}
			continue
		}
		role := part
		if rest == "" || shared != "" {
			role = shared
		}
		x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(name)), Role: sentence(role)}, sen.From, sen.To)
		found = true
	}
	return found
}

// afterTime cuts the time or place off the beginning of a sentence about
// somebody: "On busy days a helper answers …".
func (x *understander) afterTime(text string) string {
	if !strings.Contains(" on at in during before after for from ", " "+reading.Lower(reading.FirstWord(text))+" ") {
		return text
	}
	at := 0
	for range 6 {
		i := strings.IndexByte(text[at:], ' ')
		if i < 0 {
			return text
		}
		at += i + 1
		if x.personAhead(text[at:]) && !strings.Contains(" for from by with of on at in the ", " "+reading.Lower(reading.LastWord(text[:at]))+" ") {
			return text[at:]
		}
	}
	return text
}

// actorUnknown files a subject that no list of people knows, in front of ones
// that it does.
func (x *understander) actorUnknown(part string, sen reading.Sentence) {
	words := strings.Fields(part)
	if len(words) == 2 && (reading.Lower(words[0]) == "the" || reading.Lower(words[0]) == "a") {
		x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(words[1]))}, sen.From, sen.To)
	}
}

// besides splits a sentence in front of everybody whom it introduces, and cuts
// the lead off: "On our side there is", "Hotels have".
func (x *understander) besides(text string) []string {
	var out []string
	start, depth := 0, 0
	for i, r := range text {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth > 0 || i == 0 || i < start {
			continue
		}
		for _, sep := range x.lex.BesidesLinks {
			if !strings.HasPrefix(text[i:], sep) || !x.personAhead(text[i+len(sep):]) {
				continue
			}
			switch before := strings.TrimSpace(text[start:i]); {
			case strings.HasPrefix(sep, " h") || strings.HasPrefix(sep, " t") || strings.HasPrefix(sep, " e"):
				if start > 0 || len(strings.Fields(before)) > 6 {
					continue // told of somebody, no lead
				}
			case sep != ": ": // in front of a colon stands what they have in common
				out = append(out, before)
			}
			start = i + len(sep)
			break
		}
	}
	return append(out, strings.TrimSpace(text[start:]))
}

// personAhead tells whether a text begins with an article, a number or a
// possessive and a noun of people.
func (x *understander) personAhead(text string) bool {
	body := unquantified(text)
	if body == text || body == "" {
		return false
	}
	name, _ := x.leadingActor(body)
	return name != "" && len(strings.Fields(name)) <= 3 && x.lex.nounPhrase(x.lex.actorName(name))
}

// unquantified takes articles, numbers and possessives off the beginning of a
// text: "most of our customers", "eleven drivers".
func unquantified(text string) string {
	for {
		word := reading.FirstWord(text)
		low := reading.Lower(word)
		if word == "" || len(word) == len(text) || !strings.Contains(" the a an most many some all few several both of our their his her its my about around roughly nearly another one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred ", " "+low+" ") && (low[0] < '0' || low[0] > '9') {
			return text
		}
		text = strings.TrimSpace(text[len(word):])
	}
}

// properName reads "Lotte does the invoices": a name that the text uses in
// other places too is somebody at work.
func (x *understander) properName(text string) string {
	name := reading.FirstWord(text)
	r, _ := utf8.DecodeRuneInString(name)
	if !unicode.IsUpper(r) || strings.ContainsAny(name, ".,:;'()") || utf8.RuneCountInString(name) < 3 || reading.Lower(name) == reading.Lower(x.u.Product) || reading.IsCapitals(name) {
		return ""
	}
	verb := reading.FirstWord(strings.TrimSpace(text[len(name):]))
	if !reading.InThirdPerson(verb) && verb != "does" && verb != "has" {
		return ""
	}
	inside := 0
	for i := range x.r.Units {
		for _, sen := range x.r.Units[i].Sentences {
			if at := strings.Index(sen.Text, " "+name); at > 0 && !strings.HasSuffix(sen.Text[:at], ".") && !reading.InsideWord(sen.Text, at+1) {
				inside++
			}
		}
	}
	if inside == 0 || len(x.lex.tech.Find(name)) > 0 {
		return ""
	}
	return name
}

// chineseNamed is the person at the beginning of a Chinese clause, whatever
// verb follows: "操作工领刀", "班长批超额领用".
func (x *understander) chineseNamed(clause string) string {
	if subject := x.lex.chineseSubject(clause); subject != "" && x.isPerson(subject) {
		return subject
	}
	runes := []rune(clause)
	best := ""
	for n := 2; n <= min(len(runes)-1, 8); n++ {
		head := string(runes[:n])
		if strings.ContainsAny(head, "，、：；（ 的和与每由") {
			break
		}
		worker := n > 2 && (strings.ContainsRune("员师", runes[n-1]) || runes[n-1] == '工' && !strings.ContainsRune("作程具厂人业时单种序艺位", runes[n]))
		if x.isPerson(head) || worker && !x.isPerson(best) {
			best = head
		}
	}
	if name, rest := x.department(clause); best == "" && rest != "" && !strings.HasPrefix(rest, "的") {
		return name
	}
	return best
}
