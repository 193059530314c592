package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What leans so far on the sentence before it that it cannot stand alone: a rule for
// the rest that leaves out its verb, and what a risk would lead to.

// restFirst gives a sentence about the rest the verb of the sentence before it, and the
// lines of both: "Letters are shredded in May. Everything else after 18 months".
func (x *understander) restFirst(u *reading.Unit) {
	for i := 1; i < len(u.Sentences); i++ {
		before, sen := &u.Sentences[i-1], &u.Sentences[i]
		if whole := x.lex.restInFull(before.Text, sen.Text); whole != sen.Text {
			sen.Text, sen.From = whole, before.From
		}
	}
}

// restInFull is a sentence about the rest with the verb that it leaves out, and any
// other sentence as it stands.
func (l *Lexicons) restInFull(before, text string) string {
	if reading.HasHan(text) {
		return l.chineseRest(before, text)
	}
	low := reading.Lower(text)
	for _, rest := range l.RestSubjects {
		tail, ok := strings.CutPrefix(low, rest)
		if !ok || !l.RestLinks[reading.FirstWord(tail)] {
			continue
		}
		verb := l.doneBefore(before)
		main, _, _ := strings.Cut(tail, " unless ")
		if verb == "" || reading.HasFiniteVerb(main) {
			return text
		}
		be := "is "
		if strings.HasSuffix(rest, "s ") {
			be = "are "
		}
		if strings.Contains(verb, " ") {
			be = "" // "must be kept" has its own
		}
		return restButFor(before, strings.TrimSpace(text[:len(rest)])) + " " + be + verb + " " + text[len(rest):]
	}
	return text
}

// restButFor is the rest with what it is the rest of: behind "Health data only visible to
// the nurse", everything else is everything but health data.
func restButFor(before, rest string) string {
	all, ok := strings.CutSuffix(rest, " else")
	if !ok {
		return rest
	}
	thing := before
	for _, end := range []string{" (", " only ", " is ", " are ", " must ", " may ", " can ", ", "} {
		thing, _, _ = strings.Cut(thing, end)
	}
	if n := len(strings.Fields(thing)); n == 0 || n > 4 || thing == before || reading.HasFiniteVerb(thing) {
		return rest
	}
	return all + " but " + wording.LowerFirst(thing)
}

// doneBefore is what a sentence says is done with a thing, with the word that binds
// it: "deleted" of "are deleted in May", "must be kept" of "must be kept for a year".
func (l *Lexicons) doneBefore(text string) string {
	words := strings.Fields(strings.TrimRight(reading.Lower(text), ".!"))
	for i := len(words) - 2; i > 0; i-- {
		if !l.RestDeeds[words[i]] || strings.HasSuffix(words[i-1], "not") {
			continue
		}
		if i > 1 && words[i-1] == "be" {
			return strings.Join(words[i-2:i+1], " ")
		}
		return words[i]
	}
	return ""
}

// chineseRest adds the deed of the sentence before it to a Chinese one that ends with
// the time after which it is done: 其余信息三年后.
func (l *Lexicons) chineseRest(before, text string) string {
	body := strings.TrimRight(text, "。； ")
	if !reading.HasPrefixOf(text, l.ChineseRest...) || !strings.HasSuffix(body, "后") || reading.ContainsAny(body, l.ChineseErasures...) {
		return text
	}
	for _, deed := range l.ChineseErasures {
		if strings.Contains(before, deed) {
			return body + deed + "。"
		}
	}
	return text
}

// leadsTo adds to the risk told last what it would lead to: "Then nobody has tried
// it". False for a sentence that says something else, or what is done about it.
func (x *understander) leadsTo(sen reading.Sentence) bool {
	x.answerFear(sen)
	if n := len(x.u.Risks); n == 0 || !adjoins(x.u.Risks[n-1].Source, sen.From) {
		return false
	}
	low := reading.Lower(sen.Text)
	for _, then := range x.lex.ConsequenceOpeners {
		tail, ok := strings.CutPrefix(low, then)
		if !ok {
			continue
		}
		if s := x.look(sen.Text); s.question || s.has("must", "should", "need") || x.answersRisk(sen.Text[len(sen.Text)-len(tail):]) {
			return false
		}
		r := &x.u.Risks[len(x.u.Risks)-1]
		if r.Mitigation != "" {
			return false
		}
		r.Text += reading.Joiner(r.Text) + sentence(sen.Text)
		lines := x.source(sen.From, sen.To).Lines
		r.Source.Lines = append(r.Source.Lines, lines...)
		if n := len(r.Source.Lines); n > 1 && r.Source.Lines[n-2].To >= lines[0].From-1 {
			r.Source.Lines[n-2].To = max(r.Source.Lines[n-2].To, lines[0].To)
			r.Source.Lines = r.Source.Lines[:n-1]
		}
		return true
	}
	return false
}

// adjoins tells that lines which are stated end in the line given or the one above.
func adjoins(src specs.Source, line int) bool {
	n := len(src.Lines)
	return n > 0 && (src.Lines[n-1].To == line || src.Lines[n-1].To == line-1)
}

// withoutDenials takes off a paragraph what it says that the paper is not: it binds
// nobody, and the lines have their place.
func (x *understander) withoutDenials(u *reading.Unit) {
	u.Sentences = slices.DeleteFunc(u.Sentences, func(sen reading.Sentence) bool {
		if u.Kind != reading.Prose || !x.lex.deniesPaper(sen.Text) {
			return false
		}
		x.place(sen.From, sen.To)
		return true
	})
}

// deniesPaper tells a sentence that says what the notes themselves are not, which is no
// limit of the product: "Not a contract".
func (l *Lexicons) deniesPaper(text string) bool {
	return l.PaperDenials[strings.TrimRight(reading.Lower(text), ".!。！ ")]
}

// deviceAtHand tells what a device that is there is like: "The screen in the bakery is
// an old tablet". The product has to live with it, and no item shows it.
func (l *Lexicons) deviceAtHand(text string) bool {
	head, rest, ok := strings.Cut(reading.Lower(text), " is a")
	if !ok || !reading.HasPrefixOf(head, "the ", "our ", "their ") || len(strings.Fields(head)) > 6 || !strings.HasPrefix(rest, " ") && !strings.HasPrefix(rest, "n ") {
		return false
	}
	named := func(text string) bool {
		for word := range strings.FieldsSeq(text) {
			if l.Devices[strings.Trim(word, ".,;:")] {
				return true
			}
		}
		return false
	}
	return named(strings.Join(strings.Fields(head)[1:2], " ")) && named(rest)
}
