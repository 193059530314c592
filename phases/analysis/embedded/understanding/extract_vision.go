package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// vision reads a unit under a heading of the vision. A slogan in front of a
// sentence is one statement with it: "A link is a promise. Whoever …".
func (x *understander) vision(u *reading.Unit, nested []int, _ context) {
	slogan, from := "", 0
	x.each(u, nested, func(text string, line, to int) {
		if slogan != "" {
			text, line = slogan+reading.Joiner(slogan)+text, from
			slogan = ""
		} else if x.slogan(text) && u.Kind == reading.Prose && to <= u.To && !x.lastOf(u, text) {
			slogan, from = sentence(text), line
			return
		}
		x.addItem(&x.u.Vision, "vision", text, line, to)
	})
	if slogan != "" {
		x.addItem(&x.u.Vision, "vision", slogan, from, from)
	}
}

// addVision files a sentence about the future. One that answers the pain told
// just before it, "Turns fix that", takes it along: alone it says nothing.
func (x *understander) addVision(s *signals, from, to int) {
	text := s.text
	for _, list := range [][]specs.Item{x.u.Problem, x.u.Impact} {
		if n := len(list); n > 0 && s.has("solved") {
			last := list[n-1]
			if k := len(last.Source.Lines); k > 0 && last.Source.Lines[k-1].To >= from-1 && last.Source.Lines[k-1].To <= from {
				text = last.Text + reading.Joiner(last.Text) + sentence(text)
				from = min(from, last.Source.Lines[0].From)
				break
			}
		}
	}
	x.addItem(&x.u.Vision, "vision", text, from, to)
	if x.alsoBinds(s) {
		x.addFeature(FeatureFact{Text: s.text}, from, to)
	}
}

// alsoBinds tells a picture of others who build on the product that is an
// obligation too: "Other companies shall be able to build on it" is to be met
// and tested, not only hoped for.
func (x *understander) alsoBinds(s *signals) bool {
	low := reading.Lower(s.text)
	return x.lex.builtUpon(low) && s.has("must") && reading.ContainsAny(" "+low+" ", " shall ", " must ")
}

// slogan tells a few words that say nothing without the next sentence.
func (x *understander) slogan(text string) bool {
	if reading.HasHan(text) {
		return utf8.RuneCountInString(text) <= 10
	}
	s := x.look(text)
	return len(strings.Fields(text)) <= 7 && !s.has("must", "should", "can", "need") && len(s.measures) == 0
}

func (x *understander) lastOf(u *reading.Unit, text string) bool {
	return len(u.Sentences) > 0 && u.Sentences[len(u.Sentences)-1].Text == text
}

// dreams tells a picture of the future: by its first words, by a time far
// ahead, by the pain that is gone, or by others who build on the product.
func (x *understander) dreams(s *signals) bool {
	low := reading.Lower(s.text)
	for _, w := range x.lex.Dreams {
		if strings.HasPrefix(low, w) {
			return true
		}
	}
	if s.question || s.trigger != "" || s.has("money", "risk", "non_goal") {
		return false
	}
	return x.farAhead(s) || s.has("solved") && len(strings.Fields(low)) <= 12 || x.lex.builtUpon(low)
}

// farAhead tells a wish for a time far ahead: "In three years no bakery should
// …", "将来希望…".
func (x *understander) farAhead(s *signals) bool {
	at, ok := s.cues["horizon"]
	if !ok || at > 24 || x.lex.Calendar(s.text) {
		return false
	}
	if reading.HasHan(s.text) {
		return reading.ContainsAny(s.text, x.lex.ChineseFarAhead...)
	}
	return s.has("should", "need", "goal", "vision", "can") || reading.ContainsAny(" "+reading.Lower(s.text)+" ", x.lex.FarAheadVerbs...)
}

// builtUpon tells that others are to build on the product: "Other companies
// shall be able to build their own applications on it".
func (l *Lexicons) builtUpon(low string) bool {
	for _, who := range l.OthersWhoBuild {
		if strings.HasPrefix(low, who) && reading.ContainsAny(low, " build ", " create ", " develop ", " write ") && reading.ContainsAny(low, l.BuiltUpon...) {
			return true
		}
	}
	return false
}

// addPitch files a sentence that says what the product is, and as the vision what it
// says it is for: "我们想做一个小程序，让花店接单、派单都在一个地方完成".
func (x *understander) addPitch(text string, from, to int) {
	text = x.lex.withoutMaking(text)
	if x.lex.saysKind(text) && TrimArticle(text, x.lex.articles) == text {
		text = reading.UpperFirst(wording.Article(text)) + " " + wording.LowerFirst(text) // "Command-line tool that …" is said of the product
	}
	x.addItem(&x.u.Pitch, "product", text, from, to)
	x.devicesInPitch(text, from, to)
	if len(x.r.Units) > maxUnitsOfIdea {
		x.pitchFeatures(text, context{feature: -1}, from, to)
	}
	if aim := x.lex.pitchAim(text); aim != "" && len(x.u.Vision) == 0 {
		x.addItem(&x.u.Vision, "vision", aim, from, to)
	}
}

// withoutMaking drops the making of a product in front of what says what it is: "Build a web app
// that helps nurses" introduces a web app that helps them.
func (l *Lexicons) withoutMaking(text string) string {
	verb, rest, ok := strings.Cut(text, " ")
	if !ok || !l.MakesProduct[reading.Lower(verb)] || !reading.HasPrefixOf(rest, "a ", "an ") || !l.saysKind(rest) {
		return text
	}
	return reading.UpperFirst(rest)
}

// devicesInPitch files on what devices people use the product where a clause of the sentence
// that says what it is tells it: "a website, works on phones, where …".
func (x *understander) devicesInPitch(text string, from, to int) {
	if reading.HasHan(text) {
		return
	}
	parts := strings.Split(strings.TrimRight(text, ". "), ", ")
	if len(parts) < 2 {
		return
	}
	for _, part := range parts[1:] {
		s := x.look(reading.UpperFirst(strings.TrimPrefix(part, "and ")))
		if head, rest := x.lex.runsFor(reading.Lower(s.text)); head == "" && rest != "" && len(strings.Fields(rest)) <= maxDevices && x.onDevices(&s) {
			x.put("quality", &s, from, to, context{feature: -1})
		}
	}
}

// maxDevices is how many words such a clause has at most behind its verb.
const maxDevices = 6

// pitchAim is what a Chinese pitch says the product is for, from the clause that
// begins with 让 on; empty where it only says what it is.
func (l *Lexicons) pitchAim(text string) string {
	for _, lets := range l.ChineseSoThat {
		i := strings.Index(text, lets)
		if i < 0 {
			continue
		}
		if aim := strings.TrimPrefix(text[i+len("，"):], "好"); utf8.RuneCountInString(aim) > 6 {
			return aim
		}
	}
	return ""
}
