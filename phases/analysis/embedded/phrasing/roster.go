package phrasing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// roster finds the actors of a source by their names, so that it does not
// matter how many there are.
type roster struct {
	actors   []understanding.ActorFact
	called   map[string]int                          // the first actor of a name as sentences write it, by caseKey
	persons  map[string]bool                         // persons by their folded name in a sentence
	systems  map[string]bool                         // systems by the caseKey of their names
	tails    map[string][]int                        // English: persons by what their folded names end in, the first two
	letters  map[[2]rune][]int                       // Chinese: persons by pairs of ideographs, and by one with 0 before it
	latin    []int                                   // Chinese: persons whose names have other letters, too
	leads    map[string]int                          // Chinese: lengths of what a sentence may begin with to name a person, by lower case
	longest  int                                     // the longest of leads
	lengthy  []string                                // longer ones, looked at one by one
	openings map[string]([]*understanding.ActorFact) // Chinese: persons by their first two letters, the first two
	only     Recall[string, string]                  // persons by the role that only they have
}

// maxLead is how many bytes a name has at most that is looked up by its length.
const maxLead = 96

// rosterKey tells one list of actors from another.
type rosterKey struct {
	first *understanding.ActorFact
	n     int
}

// Roster is that of the actors of the source as the work knows them now. Several
// tasks may ask at once.
func (w *Work) Roster() *roster {
	key := rosterKey{n: len(w.Understood.Actors)}
	if key.n > 0 {
		key.first = &w.Understood.Actors[0]
	}
	return w.Asked.rosters.Of(key, func(rosterKey) *roster { return w.newRoster() })
}

func (w *Work) newRoster() *roster {
	r := &roster{
		actors: w.Understood.Actors, called: map[string]int{}, persons: map[string]bool{}, systems: map[string]bool{}, tails: map[string][]int{},
		letters: map[[2]rune][]int{}, leads: map[string]int{}, openings: map[string][]*understanding.ActorFact{},
	}
	for i := range r.actors {
		a := &r.actors[i]
		name := w.ActorName(a.Name)
		if key := CaseKey(name); a.Name != "" {
			if _, known := r.called[key]; !known {
				r.called[key] = i
			}
		}
		if a.System {
			r.systems[CaseKey(a.Name)] = true
			continue
		}
		r.persons[FoldTerm(name)] = true
		r.addLeads(a)
		if a.Name == "" {
			continue
		}
		if w.Language == "zh" {
			r.addLetters(name, i)
		} else {
			r.addTails(name, i)
		}
	}
	return r
}

// addTails notes what the name of a person ends in, word by word: a space admin
// is an admin. A name as long as a paragraph is no name.
func (r *roster) addTails(name string, i int) {
	head, _, _ := strings.Cut(FoldTerm(name), " of ")
	for at := strings.IndexByte(head, ' '); at >= 0 && len(head) < 1<<10; {
		tail := head[at+1:]
		if tail != "" && len(r.tails[tail]) < 2 {
			r.tails[tail] = append(r.tails[tail], i)
		}
		next := strings.IndexByte(tail, ' ')
		if next < 0 {
			break
		}
		at += 1 + next
	}
}

func (r *roster) addLetters(name string, i int) {
	var last rune
	latin := false
	add := func(pair [2]rune) {
		if list := r.letters[pair]; len(list) == 0 || list[len(list)-1] != i {
			r.letters[pair] = append(list, i)
		}
	}
	for _, c := range FoldTerm(name) {
		if !IsIdeograph(c) {
			last, latin = 0, latin || !unicode.IsSpace(c)
			continue
		}
		add([2]rune{0, c})
		if last != 0 {
			add([2]rune{last, c})
		}
		last = c
	}
	if latin {
		r.latin = append(r.latin, i)
	}
}

// addLeads notes what a Chinese sentence about a person may begin with: 平台运营,
// or 运营 alone.
func (r *roster) addLeads(a *understanding.ActorFact) {
	if opening := FirstRunes(a.Name, 2); utf8.RuneCountInString(opening) == 2 && len(r.openings[opening]) < 2 {
		r.openings[opening] = append(r.openings[opening], a)
	}
	add := func(name string) {
		low := strings.ToLower(name)
		switch {
		case low == "":
		case len(low) > maxLead:
			r.lengthy = append(r.lengthy, name)
		default:
			r.leads[low] = max(r.leads[low], len(name))
			r.longest = max(r.longest, len(low))
		}
	}
	add(a.Name)
	for part := range strings.FieldsSeq(a.Name) {
		add(part)
	}
	if tail := []rune(a.Name); len(tail) > 3 {
		add(string(tail[len(tail)-2:]))
		add(string(tail[len(tail)-3:]))
	}
}

// Lead is how many bytes of a text are the name of a person that it begins with,
// the longest there is; 0 for none.
func (r *roster) Lead(text string) int {
	low, best := strings.ToLower(text), 0
	for i := range low[:min(len(low), r.longest+1)] {
		if n := r.leads[low[:i]]; n < len(text) {
			best = max(best, n)
		}
	}
	if n := r.leads[low]; n < len(text) { // a letter that is shorter in lower case
		best = max(best, n)
	}
	for _, name := range r.lengthy {
		if len(name) < len(text) && strings.HasPrefix(low, strings.ToLower(name)) {
			best = max(best, len(name))
		}
	}
	return best
}

// mentioning are the persons whose Chinese names may mention a role, in the
// order of the source.
func (r *roster) mentioning(role string) []int {
	var last rune
	best, any := []int(nil), false
	for _, c := range FoldTerm(role) {
		if !IsIdeograph(c) {
			last = 0
			continue
		}
		list := r.letters[[2]rune{last, c}]
		if !any || len(list) < len(best) {
			best, any = list, true
		}
		last = c
	}
	if !any {
		return r.latin
	}
	return best
}

// Find is the first actor of a name as sentences write it, in any letter case.
func (r *roster) Find(name string) (*understanding.ActorFact, bool) {
	i, ok := r.called[CaseKey(name)]
	if !ok {
		return nil, false
	}
	return &r.actors[i], true
}

// CaseKey is the same for two texts exactly when strings.EqualFold says so.
func CaseKey(s string) string {
	return strings.Map(func(c rune) rune {
		if c < utf8.RuneSelf {
			if 'a' <= c && c <= 'z' {
				c -= 'a' - 'A'
			}
			return c
		}
		least := c
		for f := unicode.SimpleFold(c); f != c; f = unicode.SimpleFold(f) {
			least = min(least, f)
		}
		return least
	}, s)
}

// FirstRunes are the first n runes of a text, or all of it.
func FirstRunes(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}
