package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A list of what a program looks for names faults, "two rows with the same number (error, L01)":
// each of them is something that the program reports, and nothing that it does or provides.

// faultList is what the words above such a list say of it.
type faultList struct {
	faults  bool   // whatever is named there is a fault, and not only something that is looked at
	marked  bool   // only what items say of themselves shows that they are faults
	checks  bool   // a verb says that what is named is checked
	level   string // how bad all of them are
	program string // the command that looks for them, in its marks
}

// fault is an item of such a list, without what it says of its code and of how bad it is.
type fault struct {
	code, level, what string
	remarks           []string
}

// faultItems reads the items of such a list and gives the index behind them; at where it is none.
func (x *understander) faultItems(units []int, at int, c context) int {
	u := &x.r.Units[units[at]]
	if u.Kind != reading.Bullet || u.Reply || u.As != "" || c.feature >= 0 && !x.commandAbove(c) || c.feature < 0 && !faultsBelow(c.kind) {
		return at
	}
	end := at
	for end < len(units) && x.r.Units[units[end]].Kind == reading.Bullet && x.r.Units[units[end]].Parent == u.Parent && x.r.Units[units[end]].LeadUnit == u.LeadUnit {
		end++
	}
	if end-at < minListed || end < len(units) && x.below(units[end], units[end-1]) {
		return at
	}
	list := make([]fault, 0, end-at)
	for _, i := range units[at:end] {
		list = append(list, x.lex.faultOf(&x.r.Units[i]))
	}
	over, told := x.faultsAbove(u)
	if c.feature >= 0 && over.program == "" {
		over.program = "`" + strings.Trim(x.u.Features[c.feature].Name, "`") + "`"
	}
	file := x.addFault
	switch {
	case x.lex.namesFaults(list, over, told):
	case told && over.checks && c.feature < 0 && !slices.ContainsFunc(list, func(f fault) bool { return f.what == "" || f.level != "" || x.lex.sentenceOrLimit(f.what) }):
		file = x.addChecked
	default:
		return at
	}
	for i, f := range list {
		file(f, over, &x.r.Units[units[at+i]], c)
	}
	return end
}

// commandAbove says that a list stands below a command, which reports what it finds.
func (x *understander) commandAbove(c context) bool {
	f := &x.u.Features[c.feature]
	return strings.HasPrefix(f.Name, "`") && strings.Count(f.Name, "`") == 2 && strings.HasSuffix(f.Name, "`")
}

// faultsBelow says that such a list may stand in a section of a kind.
func faultsBelow(kind string) bool {
	switch kind {
	case "", "feature", "story", "command", "top", "overview", "constraint", "error", "quality", "edge", "criterion":
		return true
	}
	return false
}

// namesFaults says that the items of a list name faults: by the words above it, by what the items
// say of how bad they are, or by their form where the words above only tell of checks.
func (l *Lexicons) namesFaults(list []fault, over faultList, told bool) bool {
	marked, coded, bad := 0, 0, 0
	for _, f := range list {
		if f.what == "" || strings.HasSuffix(f.what, "?") || f.code == "" && deedWithoutSubject(reading.UpperFirst(f.what)) {
			return false
		}
		if f.level != "" {
			marked++
		}
		if f.code != "" {
			coded++
		}
		if l.faulty(f.what) {
			bad++
		}
	}
	switch {
	case marked*2 > len(list) && (told || coded*2 > len(list)):
		return true
	case !told || over.marked || slices.ContainsFunc(list, func(f fault) bool { return l.sentenceOrLimit(f.what) && (!over.faults || !l.faulty(f.what)) }):
		return false
	}
	return over.faults || bad*2 >= len(list)
}

// sentenceOrLimit tells a sentence, or a limit that binds, from the name of a thing.
func (l *Lexicons) sentenceOrLimit(what string) bool {
	low := reading.Lower(what) + " "
	return tellsClause(what) || deedWithoutSubject(reading.UpperFirst(what)) || reading.HasPrefixOf(low, l.LimitsFirst...) || reading.ContainsAny(low, l.TiesOfClause...)
}

// faulty tells the name of something that is wrong by its form: something is missing or there
// twice, or is not as it should be.
func (l *Lexicons) faulty(what string) bool {
	low := " " + reading.Lower(what) + " "
	if reading.HasHan(what) {
		return reading.ContainsAny(low, l.FaultSigns...)
	}
	return l.FaultAdjectives[reading.FirstWord(strings.TrimSpace(TrimArticle(strings.TrimSpace(low), l.articles)))] || reading.ContainsAny(low, l.FaultSigns...)
}
