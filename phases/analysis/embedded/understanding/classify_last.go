package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// lastSign classifies a sentence of running text of which no other sign says
// anything, by the weakest ones: a volume, money that is there, a date that is
// hoped for, something that is to stay, a wish, a deed. What has none of them is
// a note.
func (x *understander) lastSign(s *signals, c context) string {
	if reading.HasHan(s.text) || s.question || c.kind == "problem" || c.kind == "faq" || c.kind == "contributing" || s.has("remark") || s.has("reason") && !anybody(s.text) || pastOnly(s.text) {
		return ""
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), ".!") + " "
	switch {
	case wantsSight(low):
		return "feature"
	case s.has("problem"):
		return ""
	case hopedFor(low):
		return "milestone"
	case purse(s, low):
		return "constraint"
	case volume(s, low):
		return "quality"
	case untouched(low), thenEnds(s):
		return "constraint"
	case x.happens(s), x.machineActs(s.text) && !s.bounded() && c.kind != "overview", pluralDeed(s.text), anyoneCan(s):
		return "feature"
	}
	return ""
}

// thenEnds tells what becomes of a thing after some time: "After 42 days the plot
// goes back".
func thenEnds(s *signals) bool {
	if !strings.HasPrefix(s.text, "After ") || !strings.ContainsAny(s.text, "0123456789") {
		return false
	}
	words := strings.Fields(s.text)
	for i := 5; i < min(len(words), 8); i++ {
		if strings.Contains(" the a an each ", " "+words[3]+" ") && strings.ContainsAny(words[1], "0123456789") && (reading.InThirdPerson(words[i]) || words[i] == "goes") {
			return true
		}
	}
	return false
}

// anyoneCan tells what everybody can do with the product: "People apply online and
// can look up their position".
func anyoneCan(s *signals) bool {
	switch reading.Lower(reading.FirstWord(s.text)) {
	case "people", "anyone", "everyone", "anybody", "everybody":
		return s.has("can") && !s.has("problem", "non_goal")
	}
	return false
}

// pluralDeed tells what people do with the product whom no list knows: "Other
// theatres and schools search it and ask for a date".
func pluralDeed(text string) bool {
	words := strings.Fields(text)
	if len(words) < 4 || strings.Contains(" We They You I People Some Most Many These Those Others ", " "+words[0]+" ") {
		return false
	}
	for i, w := range words[1:min(len(words), 6)] {
		if strings.ContainsAny(w, ",;:.") {
			return false
		}
		if strings.Contains(" search put ask book choose enter sign see receive upload scan confirm pick send cancel report accept decline request register fill check order tick track answer rate ", " "+w+" ") {
			before := words[i]
			if i == 0 && before == "Staff" {
				return true
			}
			return strings.HasSuffix(before, "s") && !strings.HasSuffix(before, "'s") && reading.Lower(before) != "is"
		}
	}
	return false
}

// anybody tells a sentence about whoever does something.
func anybody(text string) bool {
	switch reading.Lower(reading.FirstWord(text)) {
	case "somebody", "someone", "everybody", "everyone", "anybody", "anyone", "whoever":
		return true
	}
	return false
}

// wantsSight tells what somebody wants to see, know or do: "I want to see at
// seven whether the ratio holds", "we'd like to be told".
func wantsSight(low string) bool {
	for _, want := range []string{" want to ", " wants to ", " would like to ", "'d like to ", "’d like to ", " would love to ", "'d love to ", " need to ", " needs to ", " have to be able to "} {
		_, rest, ok := strings.Cut(low, want)
		if !ok {
			continue
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "also "), "be able to ")
		return strings.Contains(" see know find print search filter check enter export download upload change edit correct compare hear get receive choose pick book cancel mark note record track plan share sort tick scan sign ", " "+reading.FirstWord(rest)+" ") ||
			strings.HasPrefix(rest, "be told ") || strings.HasPrefix(rest, "be warned ") || strings.HasPrefix(rest, "be asked ") || strings.HasPrefix(rest, "be informed ") || strings.HasPrefix(rest, "be notified ")
	}
	return false
}

// hopedFor tells a date by which the thing is wanted: "it would be good to have
// it running before the season", "she'd love to start after the summer break".
func hopedFor(low string) bool {
	if !reading.ContainsAny(low, " have it running ", " have this running ", " want it ", " wants it ", " need it ", " needs it ", " like it ", " love to start ", " like to start ", " want to start ", " hope to start ", " be ready ", " be running ", " up and running ", " go live ", " have it ready ", " have it before ", " have it by ", " have it in ") {
		return false
	}
	return dated(low) || reading.ContainsAny(low, " before the ", " after the ", " until the ", " in time for ", " by the ", " this year", " next year", " this spring", " this summer", " this autumn", " this winter", " next spring", " next summer", " next autumn", " next winter")
}

// purse tells what money is there: "I have 60 thousand for this year".
func purse(s *signals, low string) bool {
	if !reading.ContainsAny(low, " have ", " has ", " got ", " spend ", " budget ", " grant ", " funding ", " at most ", " up to ") {
		return false
	}
	for _, m := range s.measures {
		if m.Class == wording.ClassMoney {
			return true
		}
	}
	return reading.ContainsAny(low, " thousand for ", " thousand a year", " thousand this year", " k for this", " k for the", "k eur", "k usd", "k gbp")
}

// volume tells how much there is to cope with: "roughly 900 books a day, 60
// staff".
func volume(s *signals, low string) bool {
	rated := false
	for _, m := range s.measures {
		rated = rated || m.Class == wording.ClassRate
	}
	if !rated {
		rated = strings.ContainsAny(low, "0123456789") && reading.ContainsAny(low, " a day", " per day", " an hour", " per hour", " a week", " per week", " a month", " per month", " a year", " per year", "/day", "/week", "/month", " each day", " every day", " a night", " per night")
	}
	return rated && !nowAndThen(low) && !strings.HasPrefix(low, " i ") && len(strings.Fields(low)) <= 24 && reading.ContainsAny(low, " have ", " has ", " roughly ", " about ", " around ", " approx", " up to ", " expect ", " handle ", " handles ", " process ", " processes ", " average ", " peak ", " some ", " there are ", " get ", " gets ", " receive ", " see ", " volume", " ~", " ca. ") &&
		!reading.ContainsAny(low, " lose ", " loses ", " lost ", " cost ", " costs ", " waste ", " takes ", " spend ", " spends ", " only ")
}

// untouched tells what is to stay as it is: "the backend stays as it is".
func untouched(low string) bool {
	return reading.ContainsAny(low, " stays as it is", " stay as they are", " remains as it is", " remain as they are", " stays the same", " stay the same", " stays where it is", " stay where they are", " must not be touched", " is not to be touched", " stays in ", " stay in ", " remains in ", " remain in ", " remains with ", " stays with ", " stay with ")
}
