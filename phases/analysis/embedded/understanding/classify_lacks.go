package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// lacksHere is what the place of the work does not have, with which the product has to do:
// "Wi-Fi" of "The cellar has no Wi-Fi". Empty for any other sentence.
func (l *Lexicons) lacksHere(text string) string {
	text = strings.TrimRight(text, ".!。 ")
	low := reading.Lower(text)
	if len(low) != len(text) {
		return ""
	}
	for _, lacks := range l.LacksOf {
		i := strings.Index(low, lacks)
		if i < 0 || len(strings.Fields(low[:i])) > maxFactSubject {
			continue
		}
		at := i + len(lacks)
		if reading.HasHan(lacks) {
			if reading.HasPrefixOf(low[at:], l.ChineseSupplies...) && !strings.Contains(low[at:], "，") {
				return strings.TrimSpace(text[at:])
			}
			continue
		}
		words := strings.Fields(low[at:])
		for n := 0; n < min(len(words), maxSupplyWords); n++ {
			if !l.Supplies[words[n]] {
				continue
			}
			if n+1 < len(words) && !l.PlacesAhead[words[n+1]] {
				return ""
			}
			return strings.Join(strings.Fields(text[at:])[:n+1], " ")
		}
	}
	return ""
}

// maxSupplyWords is how many words what is lacking has at most: "stable mobile network".
const maxSupplyWords = 3

// circumstanceOf tells a sentence that only says what is lacking where the product is used: a
// fact that nobody is to bring about.
func (x *understander) circumstanceOf(s *signals) bool {
	return !s.question && s.trigger == "" && !s.has("must", "should", "need", "can") && !strings.Contains(s.text, ", ") && x.lex.lacksHere(s.text) != ""
}

// withoutLacks puts what is lacking into a sentence that leans on the one before it: "The
// cellar has no Wi-Fi. Scanning has to work there anyway" asks for scanning without Wi-Fi. A
// clause with "so" behind such a fact is a sentence of its own.
func (x *understander) withoutLacks(u *reading.Unit) {
	for i := 0; i < len(u.Sentences); i++ {
		sen := u.Sentences[i]
		fact, rest, ok := strings.Cut(sen.Text, ", so ")
		if s := x.look(fact); !ok || !x.circumstanceOf(&s) || len(strings.Fields(rest)) < 3 {
			continue
		}
		more := append([]reading.Sentence{{Text: fact + ".", From: sen.From, To: sen.To}, {Text: reading.UpperFirst(rest), From: sen.From, To: sen.To}}, u.Sentences[i+1:]...)
		u.Sentences = append(u.Sentences[:i:i], more...)
	}
	for i := 1; i < len(u.Sentences); i++ {
		before := x.look(u.Sentences[i-1].Text)
		what := x.lex.lacksHere(before.text)
		if what == "" || reading.HasHan(what) || !x.circumstanceOf(&before) {
			continue
		}
		sen := &u.Sentences[i]
		for _, lean := range x.lex.LeansOnPlace {
			if j := strings.Index(reading.Lower(sen.Text), lean); j > 0 {
				sen.Text = sen.Text[:j] + " without " + what + sen.Text[j+len(strings.TrimRight(lean, " .")):]
				break
			}
		}
	}
}
