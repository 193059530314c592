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
	if reading.HasHan(s.text) || s.question || c.kind == "problem" || c.kind == "faq" || c.kind == "contributing" || s.has("remark") || s.has("reason") && !x.lex.anybody(s.text) || x.lex.pastOnly(s.text) || x.lex.weDid(s) {
		return ""
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), ".!") + " "
	switch {
	case x.lex.wantsSight(low):
		return "feature"
	case s.has("problem"):
		return ""
	case x.lex.hopedFor(low):
		return "milestone"
	case x.lex.purse(s, low):
		return "constraint"
	case x.lex.volume(s, low):
		return "quality"
	case x.lex.untouched(low), thenEnds(s):
		return "constraint"
	case x.happens(s), x.machineActs(s.text) && !s.bounded() && c.kind != "overview", pluralDeed(s.text), x.lex.anyoneCan(s):
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
func (l *Lexicons) anyoneCan(s *signals) bool {
	if l.AnyoneWhoCan[reading.Lower(reading.FirstWord(s.text))] {
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
func (l *Lexicons) anybody(text string) bool {
	return l.Anybody[reading.Lower(reading.FirstWord(text))]
}

// wantsSight tells what somebody wants to see, know or do: "I want to see at
// seven whether the ratio holds", "we'd like to be told".
func (l *Lexicons) wantsSight(low string) bool {
	for _, want := range l.WantsTo {
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
func (l *Lexicons) hopedFor(low string) bool {
	if !reading.ContainsAny(low, l.HopedToRun...) {
		return false
	}
	return l.dated(low) || reading.ContainsAny(low, l.ByWhenHoped...)
}

// purse tells what money is there: "I have 60 thousand for this year".
func (l *Lexicons) purse(s *signals, low string) bool {
	if !reading.ContainsAny(low, l.HasMoney...) {
		return false
	}
	for _, m := range s.measures {
		if m.Class == wording.ClassMoney {
			return true
		}
	}
	return reading.ContainsAny(low, l.ThousandForThis...)
}

// volume tells how much there is to cope with: "roughly 900 books a day, 60
// staff".
func (l *Lexicons) volume(s *signals, low string) bool {
	rated := false
	for _, m := range s.measures {
		rated = rated || m.Class == wording.ClassRate
	}
	if !rated {
		rated = strings.ContainsAny(low, "0123456789") && reading.ContainsAny(low, l.PerPeriod...)
	}
	return rated && !l.nowAndThen(low) && !strings.HasPrefix(low, " i ") && len(strings.Fields(low)) <= 24 && reading.ContainsAny(low, l.VolumeVerbs...) &&
		!reading.ContainsAny(low, l.LossVerbs...)
}

// untouched tells what is to stay as it is: "the backend stays as it is".
func (l *Lexicons) untouched(low string) bool {
	return reading.ContainsAny(low, l.StaysAsItIs...)
}
