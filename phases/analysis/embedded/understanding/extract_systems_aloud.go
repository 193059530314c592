package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Outside systems as people mention them: "we already pay for Moneybird", "the
// doors are from Salto", "PrusaLink has a local API", "it opens a PagerDuty
// incident", "the list comes out of Ledenbeheer".

// spokenSystems files them.
func (x *understander) spokenSystems(text string, from, to int) {
	low := " " + strings.ReplaceAll(reading.Lower(text), "(", " ")
	for _, name := range []string{x.lex.paidFor(text, low), x.lex.madeBy(text, low), x.lex.withWayIn(text, low), x.lex.cameOutOf(text, low), x.postedThere(text, low)} {
		if name != "" && !x.isNamed(name) {
			x.namedSystem(name, text, from, to)
		}
	}
	x.askedName(text, from, to)
}

// namedSystem files a name, also one that the lexicon knows as a service.
func (x *understander) namedSystem(name, text string, from, to int) {
	if hits := x.lex.tech.Find(name); len(hits) > 0 {
		if h := hits[0]; h.Start == 0 && h.Value.layer == "service" && !x.lex.refusedName(text, strings.Index(text, name)) {
			x.addIntegration(name, text, from, to)
		}
		return
	}
	x.newSystem(name, text, from, to)
}

// paidFor is what somebody pays for or has a contract with already.
func (l *Lexicons) paidFor(text, low string) string {
	for _, open := range l.WePayFor {
		if i := strings.Index(low, open); i >= 0 {
			return l.brandAt(text[i+len(open)-1:])
		}
	}
	for _, tail := range l.PaidAlready {
		if i := strings.Index(low, tail); i > 0 {
			return l.brandBefore(text[:i-1])
		}
	}
	return ""
}

// madeBy is the maker or program of a thing that is there: "the till is
// Lightspeed", "invoicing is in Exact", "the doors are from Salto".
func (l *Lexicons) madeBy(text, low string) string {
	for _, be := range l.MadeIn {
		i := strings.Index(low, be)
		if i <= 0 || len(strings.Fields(low[:i])) > 4 {
			continue
		}
		words := strings.Fields(low[:i])
		if len(words) == 0 {
			continue
		}
		if !systemThing(words[len(words)-1]) {
			return ""
		}
		return l.brandAt(text[i+len(be)-1:])
	}
	return ""
}

// systemThing tells a thing or a task of a company that is bought as a system.
func systemThing(noun string) bool {
	return strings.Contains(" till tills doors door locks lock gates gate barrier barriers scale scales terminal terminals meters sensors trackers cameras invoicing invoices bookkeeping accounting accounts payroll wages memberships membership stock inventory shop webshop newsletter crm erp payments ticketing bookings reservations time-keeping timesheets software program programme system tool ", " "+noun+" ")
}

// withWayIn is the name of what has an API: "PrusaLink has a local HTTP API", "the
// till is Lightspeed, that has an API".
func (l *Lexicons) withWayIn(text, low string) string {
	for _, has := range l.HasInterface {
		i := strings.Index(low, has)
		if i <= 0 {
			continue
		}
		if after := firstClauseWords(text[i+len(has)-1:], 5); !reading.ContainsAny(after, l.WaysIn...) || reading.ContainsAny(after, " user interface ", " web interface ") {
			continue
		}
		return l.brandBefore(text[:i-1])
	}
	return ""
}

// cameOutOf is the name of what something must come out of.
func (l *Lexicons) cameOutOf(text, low string) string {
	for _, verb := range l.ComesOutOf {
		if i := strings.Index(low, verb); i >= 0 {
			return l.brandAt(strings.TrimPrefix(text[i+len(verb)-1:], "the "))
		}
	}
	return ""
}

// postedThere is the name in front of what is opened or posted in a service:
// "opens a PagerDuty incident", "posts to the team's Teams channel".
func (x *understander) postedThere(text, low string) string {
	for _, noun := range x.lex.PostedThings {
		i := strings.Index(low, noun)
		if i <= 0 || reading.InsideWord(low, i+len(noun)) && !strings.HasPrefix(low[i+len(noun):], "s") {
			continue
		}
		name := strings.Trim(reading.LastWord(text[:i-1]), "`'’(")
		if before := " " + reading.Lower(strings.TrimSuffix(text[:i-1], name)); reading.InnerCapital(name) && !strings.Contains(name, ".") && reading.ContainsAny(before, x.lex.PostVerbs...) {
			return name
		}
	}
	return ""
}

// askedName files a name that somebody proposes in brackets: "detection would be
// great (Obico?)".
func (x *understander) askedName(text string, from, to int) {
	for _, noun := range x.lex.AskedThings { // "we've got a SumUp thing"
		i := strings.Index(text, noun)
		if i <= 0 || reading.InsideWord(text, i+len(noun)) {
			continue
		}
		before, name := text[:i], reading.LastWord(text[:i])
		if words := strings.Fields(before); len(words) > 1 && (words[len(words)-2] == "a" || words[len(words)-2] == "the" || words[len(words)-2] == "our" || words[len(words)-2] == "an") && reading.InnerCapital(name) && brandName(name, true) {
			x.namedSystem(name, text, from, to)
		}
	}
	_, rest, ok := strings.Cut(text, " (")
	if name, _, asked := strings.Cut(rest, "?)"); ok && asked && brandName(name, false) && len(strings.Fields(name)) <= 2 && !x.isNamed(name) && !x.isPerson(name) && !strings.Contains(" Really Seriously Why When Who What Maybe Perhaps Or And Yes No How Which Is Are ", " "+name+" ") {
		x.newSystem(name, text, from, to)
	}
}

// systemThere files what is called a system and is there: "we have the door
// system, it knows who is in".
func (x *understander) systemThere(text string, from, to int) {
	low := " " + strings.ReplaceAll(reading.Lower(text), "(", " ")
	for _, open := range x.lex.WeHaveSystem {
		i := strings.Index(low, open)
		if i < 0 {
			continue
		}
		words := strings.Fields(text[i+len(open)-1:])
		for n := 1; n <= 2 && n < len(words); n++ {
			if strings.Trim(reading.Lower(words[n]), ".,;:)") == "system" && !strings.ContainsAny(words[n-1], ".,;:") {
				name := strings.Join(words[:n], " ") + " system"
				if reading.Lower(name) == name && !strings.Contains(" new old same whole current existing other own operating file design ", " "+words[0]+" ") {
					x.addIntegration(name, text, from, to)
				}
				return
			}
		}
	}
}

// brandAt is the name at the beginning of a text, without what follows it.
func (l *Lexicons) brandAt(text string) string {
	name := properName(text)
	if name == "" || !brandName(name, false) || l.Calendar(name) || Weekday(name) || slices.Contains(l.NoBrands, reading.Lower(reading.FirstWord(name))) {
		return ""
	}
	return name
}

// brandBefore is the name at the end of a text: "… through Moneybird".
func (l *Lexicons) brandBefore(text string) string {
	words := strings.Fields(text)
	from := len(words)
	for from > 0 && len(words)-from < 3 && reading.StartsUpper(words[from-1]) && !strings.ContainsAny(words[from-1], ".,;:()'’") {
		from--
	}
	if from == len(words) || from == 0 && len(words) > 1 && !reading.InnerCapital(words[0]) {
		return ""
	}
	return l.brandAt(strings.Join(words[from:], " "))
}

// isNamed tells the first name of somebody whom the text speaks of as a person.
func (x *understander) isNamed(name string) bool {
	if x.firstNames == nil {
		x.firstNames = x.namedPeople()
	}
	return x.firstNames[name]
}

// namedPeople are the first names of whom a text speaks: those with a title
// beside them, who say, know or keep something, and those it is addressed to.
func (x *understander) namedPeople() map[string]bool {
	names := map[string]bool{}
	for i := range x.r.Units {
		for _, name := range x.lex.namedBeside(x.r.Units[i].Text) {
			names[name] = true
		}
		for _, sen := range x.r.Units[i].Sentences {
			words := strings.Fields(sen.Text)
			for k, word := range words {
				bare := strings.Trim(word, ".,;:()")
				if !x.lex.calledSo(bare) {
					continue
				}
				next := ""
				if k+1 < len(words) {
					next = strings.Trim(words[k+1], ".,;:")
				}
				switch {
				case bare == word && strings.Contains(" says said asks asked wants wishes knows thinks insists looks hopes told tells keeps does hardly writes wrote ", " "+next+" ") && next != "",
					k > 0 && strings.Contains(" wife husband brother sister son daughter boss colleague nephew niece mother father friend ", " "+reading.Lower(strings.Trim(words[k-1], ","))+" "),
					strings.HasSuffix(word, ",") && strings.Contains(" our my who the ", " "+next+" ") && k+2 < len(words) && (next == "who" || x.isPerson(strings.Trim(words[k+2], ".,;:"))),
					k > 0 && strings.HasSuffix(words[k-1], ",") && x.isPerson(strings.TrimRight(words[k-1], ",")),
					k > 0 && x.isPerson(words[k-1]) && words[k-1] == reading.Lower(words[k-1]):
					names[bare] = true
				}
			}
		}
	}
	return names
}
