package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Engineers call programs and rows by nouns of people: "ledgerfeed, a worker that
// reads …", "child rows of a parent". Where a text shows that it means those, the
// noun names nobody in all of it.

// programWords are the nouns of people that software is called by as well.
type programWords struct {
	groups map[string][]string // by each noun of a group: all of it
	nouns  *reading.Matcher[string]
	beside map[string]bool // what stands behind such a noun of a program
	called map[string]bool // what is done to a program
	ahead  map[string]bool // what stands before such a noun of a program
}

func newProgramWords(groups, beside, called, ahead []string) programWords {
	p := programWords{groups: map[string][]string{}, beside: map[string]bool{}, called: map[string]bool{}, ahead: map[string]bool{}}
	var all []string
	for _, g := range groups {
		group := strings.Fields(g)
		all = append(all, group...)
		for _, noun := range group {
			p.groups[noun] = group
		}
	}
	p.nouns = nounMatcher(all)
	for _, w := range beside {
		p.beside[w] = true
	}
	for _, w := range called {
		p.called[w] = true
	}
	for _, w := range ahead {
		p.ahead[w] = true
	}
	return p
}

// nounMatcher finds nouns, in English their plurals too.
func nounMatcher(nouns []string) *reading.Matcher[string] {
	m := reading.NewMatcher[string]()
	for _, noun := range nouns {
		m.Add(noun, noun)
		if reading.IsASCII(noun) {
			m.Add(reading.Plural(noun), noun)
		}
	}
	return m
}

// withoutPrograms are the lexicons for a text in which some nouns of people name
// programs: without these as people. They are the same where there are none.
func (l *Lexicons) withoutPrograms(r *reading.Reading) *Lexicons {
	named := map[string]bool{}
	l.boardsMeant(r.Lines, named)
	l.rolesHeld(r.Lines, named)
	l.callerNouns(r, named)
	for i := range r.Units {
		u := &r.Units[i]
		if u.Kind == reading.Code {
			continue
		}
		for at := max(u.From, 1); at <= u.To && at <= len(r.Lines); at++ {
			l.programsIn(r.Lines[at-1], named)
		}
	}
	if len(named) == 0 {
		return l
	}
	return l.without(named)
}

// calledLikePerson are the lexicons for a product whose name is a noun of people that
// the text never uses as one: "Docent answers in the same language".
func (l *Lexicons) calledLikePerson(r *reading.Reading, product string) *Lexicons {
	low := reading.Lower(product)
	if product == low || !slices.Contains(l.nouns, low) || slices.ContainsFunc(r.Lines, func(line string) bool { return saidOutsideNames(line, low) }) {
		return l
	}
	return l.without(map[string]bool{low: true})
}

// saidOutsideNames says that a line uses a word as one, and not as a part of a name in code:
// "courier" in "the courier waits" and not in `courier-ingest` or `courier.enabled`.
func saidOutsideNames(line, word string) bool {
	for rest := line; ; {
		i := strings.Index(rest, word)
		if i < 0 {
			return false
		}
		before, after := rest[:i], rest[i+len(word):]
		if (before == "" || !strings.ContainsAny(before[len(before)-1:], "`-_./")) && (after == "" || !strings.ContainsAny(after[:1], "`-_./") || strings.HasPrefix(after, ". ") || after == ".") {
			return true
		}
		rest = after
	}
}

// without are the lexicons without some nouns of people.
func (l *Lexicons) without(named map[string]bool) *Lexicons {
	out := *l
	out.software = append(slices.Clone(l.software), reading.SortedKeys(named)...)
	out.nouns = slices.DeleteFunc(slices.Clone(l.nouns), func(noun string) bool { return named[noun] })
	out.people = nounMatcher(out.nouns)
	return &out
}

// programsIn notes the nouns that a line uses for a program, each with its group.
func (l *Lexicons) programsIn(line string, named map[string]bool) {
	p := l.programs
	low := reading.Lower(line)
	for _, cue := range l.MachineCues { // "per host" speaks of no innkeeper
		if strings.Contains(low, cue) {
			for word := range strings.FieldsSeq(cue) {
				if slices.Contains(l.nouns, word) {
					named[word] = true
				}
			}
		}
	}
	for span := range strings.SplitSeq(low, "`") {
		if at := strings.LastIndexAny(span, "-_"); at > 0 && isIdentifier(strings.ReplaceAll(span, "-", "_")) && len(p.groups[span[at+1:]]) > 0 {
			named[span[at+1:]] = true // `invoice-worker`
		}
	}
	for h := range p.nouns.All(line) {
		if !named[h.Value] && (p.shownBehind(line[h.End:], h.Phrase == h.Value) || p.ahead[reading.Lower(reading.LastWord(strings.TrimRight(line[:h.Start], " ")))] && h.Start > 0 && line[h.Start-1] == ' ' || l.introducesCode(line[:h.Start])) {
			for _, noun := range p.groups[h.Value] {
				named[noun] = true
			}
		}
	}
}

// shownBehind says that what follows a noun is said of programs only: "worker
// process", "the worker is restarted".
func (p programWords) shownBehind(rest string, one bool) bool {
	words := strings.Fields(reading.Lower(rest[:min(len(rest), 64)]))
	if len(words) == 0 || !strings.HasPrefix(rest, " ") {
		return false
	}
	first := strings.Trim(words[0], ".,;:)!?")
	if one && p.beside[first] || p.called[first] {
		return true
	}
	return len(words) > 1 && slices.Contains([]string{"is", "are", "was", "were", "gets", "be", "that", "which"}, first) && p.called[strings.Trim(words[1], ".,;:)!?")]
}

// introducesCode says that a line says up to here what something with a name in
// code or bold is: "**ledgerfeed**, a ", "`thumbd` is a small ".
func (l *Lexicons) introducesCode(before string) bool {
	const near = 48
	from := max(0, len(before)-near)
	at := max(strings.LastIndex(before[from:], "`"), strings.LastIndex(before[from:], "**"))
	if at < 0 {
		return false
	}
	adjectives, ok := l.afterName(strings.TrimLeft(before[from+at:], "`*"))
	return ok && len(strings.Fields(adjectives)) <= 3 && !strings.ContainsAny(adjectives, ",.;:()")
}
