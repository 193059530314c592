package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// usedHere says of a known service that the product has to do with it: an English
// sentence that asks for something and names it, unless it tells of today, likens
// something to it or speaks of it as one of a kind.
func (l *Lexicons) usedHere(text string, h *reading.Hit[technology]) bool {
	name := text[h.Start:h.End]
	if reading.HasHan(text) || isSystemKind(name) || l.NoPartners[reading.Lower(name)] || l.ofToday(text) || inExample(text, name, h.Start) || amongExamples(text, h.Start) || strings.HasPrefix(text, "They ") {
		return false
	}
	return !reading.HasSuffixOf(" "+reading.Lower(text[:h.Start]), l.LikenedTo...) && !reading.HasPrefixOf(reading.Lower(text[h.End:]), l.OfItsKind...)
}

// amongExamples says that a place stands in brackets with a list in them: "link previews
// (Slack, WhatsApp)".
func amongExamples(text string, at int) bool {
	open := strings.LastIndexByte(text[:at], '(')
	if open < 0 || strings.Contains(text[open:at], ")") {
		return false
	}
	inside, _, _ := strings.Cut(text[open:], ")")
	return strings.Contains(inside, ", ")
}

// cloudService is the whole name of a service of a cloud through which something is
// done: "recognised by AWS Textract". Empty where the cloud is only where it runs.
func (l *Lexicons) cloudService(text string, h *reading.Hit[technology]) string {
	if h.Value.layer != "cloud" || reading.HasHan(text) || !reading.HasSuffixOf(" "+reading.Lower(text[:h.Start]), l.DoneThrough...) {
		return ""
	}
	rest, ok := strings.CutPrefix(text[h.End:], " ")
	word := strings.Trim(reading.FirstWord(rest), ".,;:)")
	if !ok || !reading.StartsUpper(word) || reading.IsCapitals(word) || len(l.tech.Find(word)) > 0 {
		return ""
	}
	return text[h.Start:h.End] + " " + word
}

// sentTo files a system that data is sent to or read from by a name that no list knows:
// "the invoice data is sent to Lexbooks", "from the practice software Theorg".
func (x *understander) sentTo(text string, from, to int) {
	low := " " + reading.Lower(text)
	for _, verb := range x.lex.SentTo {
		i := strings.Index(low, verb)
		if i < 0 || !reading.ContainsAny(low[:i+1], x.lex.SentThings...) {
			continue
		}
		x.brandFiled(strings.TrimPrefix(text[i+len(verb)-1:], "the "), text, from, to)
	}
	for _, noun := range x.lex.NamedKinds {
		i := strings.Index(low, noun)
		if i < 0 {
			continue
		}
		before := strings.Fields(low[max(0, i-48):i])
		for k := len(before) - 1; k >= 0 && k >= len(before)-4; k-- {
			if x.lex.ExchangeLinks[before[k]] {
				x.brandFiled(strings.TrimPrefix(text[i+len(noun)-1:], "("), text, from, to)
				break
			}
		}
	}
}

// brandFiled files the name at the beginning of a text, unless it is that of a
// department, a person or a day.
func (x *understander) brandFiled(rest, text string, from, to int) {
	name := x.lex.brandAt(rest)
	if name == "" || x.isPerson(reading.Lower(name)) || len(x.lex.departments.Find(name)) > 0 || len(x.lex.departments.Find(reading.Lower(name))) > 0 {
		return
	}
	x.newSystem(name, text, from, to)
}
