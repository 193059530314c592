package reading

import "strings"

// How far down the list of those who were there stands at most, and how many rows below
// it have to begin with one of them, for a text to tell who said what.
const (
	lastPresence = 60
	fewTurns     = 2
)

// turns reads minutes that stand below headings, or in a letter: each row that begins with
// who says it, "Priya: the desk handles 340 parcels a day", is a statement of its own, and
// the name is no part of it.
func (r *reader) turns() {
	rows := strings.Split(string(r.body), "\n")
	at, people := r.lex.presentThere(rows)
	if len(people) < fewTurns {
		return
	}
	said := 0
	for _, row := range rows[at+1:] {
		if r.lex.namedInFront(row, people) {
			said++
		}
	}
	if said < fewTurns {
		return
	}
	for i := at + 1; i < len(rows); i++ {
		r.turn(rows, i, people)
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// presentThere are those who were there, as a row near the top lists them.
func (l *Lexicon) presentThere(rows []string) (at int, people []string) {
	for i, row := range rows[:min(len(rows), lastPresence)] {
		low := Lower(strings.TrimLeft(row, " \t-*_#"))
		if !HasHan(row) && HasPrefixOf(strings.ReplaceAll(low, "*", ""), l.presence()...) {
			if names := l.attendees(row); len(names) >= fewTurns {
				return i, names
			}
		}
	}
	return 0, nil
}

// namedInFront tells a row that begins with the name of who says it, and a colon.
func (l *Lexicon) namedInFront(row string, people []string) bool {
	who, said, ok := strings.Cut(strings.ReplaceAll(strings.TrimLeft(row, " \t-*•·>"), "*", ""), ": ")
	if !ok || said == "" {
		return false
	}
	for _, name := range people {
		if strings.EqualFold(who, name) {
			return true
		}
	}
	return false
}

// turn takes who speaks off a row of minutes and notes that something else begins there.
func (r *reader) turn(rows []string, i int, people []string) {
	row := r.lex.goesOn(rows[i])
	said := r.lex.withoutSpeaker(row, people)
	if said == row && row == rows[i] {
		return
	}
	rows[i] = r.lex.wishesOfSpeaker(said)
	if r.said == nil {
		r.said = map[int]bool{}
	}
	r.said[r.line+i] = true
}

// goesOn reads a row that goes on with what the speaker of the row above wants as wanted
// by all: "He also wants a list each morning".
func (l *Lexicon) goesOn(row string) string {
	for _, who := range []string{"He ", "She ", "They "} {
		rest, ok := strings.CutPrefix(row, who)
		if !ok {
			continue
		}
		rest = " " + strings.TrimPrefix(rest, "also ")
		for _, wants := range l.SpeakerVerbs {
			if what, ok := strings.CutPrefix(rest, wants); ok {
				return l.wishUpTo(strings.TrimSpace(wants), what)
			}
		}
	}
	return row
}

// wishUpTo says what somebody wants without saying who; the sentences behind it stay.
func (l *Lexicon) wishUpTo(verb, what string) string {
	what, more, cut := strings.Cut(what, ". ")
	stop := ""
	if !cut && strings.HasSuffix(what, ".") {
		what, stop = strings.TrimSuffix(what, "."), "."
	}
	wish := l.WishOf(verb, what)
	if cut {
		return wish + ". " + more
	}
	return wish + stop
}

// byTurns splits a paragraph of minutes before each row that somebody else says; nil for
// any other paragraph.
func (r *reader) byTurns(n block) []block {
	var out []block
	split := false
	for i, row := range strings.Split(n.raw, "\n") {
		if begins := r.said[n.from+i]; begins || i == 0 {
			part := n
			part.raw, part.from, part.to = row, n.from+i, n.from+i
			out = append(out, part)
			split = split || i > 0
			continue
		}
		last := &out[len(out)-1]
		last.raw, last.to = last.raw+"\n"+row, n.from+i
	}
	if !split {
		return nil
	}
	return out
}
