package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// systemsOnce leaves out a system that another one is or holds: "own identity provider" beside
// the row "Entra ID and other identity providers", "GLS" beside "DHL and GLS". Each would be
// one more to build, to test and to ask for.
func (x *understander) systemsOnce() {
	list := x.u.Integrations
	for i, s := range slices.Backward(slices.Clone(list)) {
		at := slices.IndexFunc(list, func(o IntegrationFact) bool { return o.Name != s.Name && x.lex.holdsSystem(o.Name, s.Name) })
		if at < 0 {
			at = x.fullName(list, s.Name, FirstLine(s.Source))
		}
		if at < 0 {
			at = slices.IndexFunc(list, func(o IntegrationFact) bool { return x.lex.oneByItsWay(&o, &s) })
		}
		if at < 0 {
			continue
		}
		list[at].Source = list[at].Source.Join(s.Source)
		list = slices.Delete(list, i, i+1)
	}
	x.u.Integrations = list
}

// fullName is where the one system of a table stands whose name begins with another name, "SAP
// S/4HANA" for the "SAP" of a sentence, or of which a name is only the last word; -1 without one or
// with several.
func (x *understander) fullName(list []IntegrationFact, name string, line int) int {
	at := -1
	for i := range list {
		if strings.HasSuffix(list[i].Name, " "+name) && FirstLine(list[i].Source) == line {
			return i // "Cloud" of "Provet Cloud" in the same sentence
		}
		if !strings.HasPrefix(list[i].Name, name+" ") || !reading.IsCapitals(name) || !x.isRow(FirstLine(list[i].Source)) {
			continue
		}
		if at >= 0 {
			return -1
		}
		at = i
	}
	return at
}

// holdsSystem says that the name of a system stands among those that another name lists, or
// is only the kind that the other name says it is.
func (l *Lexicons) holdsSystem(whole, part string) bool {
	if reading.HasHan(whole) || reading.HasHan(part) {
		return false
	}
	for name := range strings.SplitSeq(strings.NewReplacer(" and ", ",", " or ", ",", " & ", ",", "/", ",").Replace(whole), ",") {
		if strings.TrimSpace(name) == part {
			return strings.Contains(whole, " ")
		}
	}
	low := reading.Lower(part)
	for _, lead := range l.BeforeOwnSystem {
		low = strings.TrimPrefix(low, lead)
	}
	if part != reading.Lower(part) || len(strings.Fields(low)) < 2 {
		return false // a name of its own
	}
	return strings.Contains(" "+reading.Lower(whole)+" ", " "+low+" ") || strings.Contains(" "+reading.Lower(whole)+" ", " "+low+"s ")
}
