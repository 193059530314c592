package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// timeBefore says that the words before a wish tell when: "at the end of the year".
func (l *Lexicons) timeBefore(head string) bool {
	words := strings.Fields(strings.TrimRight(reading.Lower(head), ", "))
	return len(words) > 1 && len(words) <= 7 && slices.Contains(l.WishTimes, words[0])
}

// wishAt is where a wish begins that somebody says in the first person, -1 without
// one: "Every month I want a list".
func (l *Lexicons) wishAt(text string) int {
	low := " " + reading.Lower(text)
	best := -1
	for _, open := range l.WishesOfMine {
		if i := strings.Index(low, " "+open); i >= 0 && (best < 0 || i < best) {
			best = i
		}
	}
	return best
}

// timeBehind moves a time that stands before a wish behind it: "I want a list every
// month".
func (l *Lexicons) timeBehind(text string) string {
	at := l.wishAt(text)
	if at <= 0 || !l.timeBefore(text[:at]) || strings.ContainsAny(text[at:], ";:") || !reading.ContainsAny(reading.Lower(text[at:]), l.WishedToHave...) {
		return text // what is done every night the product does
	}
	body := strings.TrimRight(text[at:], ".! ")
	return reading.UpperFirst(body) + " " + strings.TrimRight(strings.ToLower(text[:1])+text[1:at], ", ") + text[at+len(body):]
}

// wishedThing is what somebody who has said what the product is wants to get from
// it: "I want a list of who owes what". Empty for a product and for a deed.
func (x *understander) wishedThing(text string) string {
	if x.lex.wishAt(text) != 0 || len(x.u.Features) == 0 {
		return ""
	}
	low := reading.Lower(text)
	s := x.look(text)
	if kind := x.classify(&s, context{feature: -1}, false); kind != "" && (kind != "feature" || strings.HasPrefix(low, "we")) {
		return "" // known by other signs
	}
	for _, open := range x.lex.WishesOfMine {
		rest, ok := strings.CutPrefix(low, open)
		if !ok || !strings.HasPrefix(rest, "a ") && !strings.HasPrefix(rest, "an ") && !strings.HasPrefix(rest, "one ") || x.lex.saysProduct(rest, 6) {
			continue
		}
		return reading.UpperFirst(text[len(text)-len(rest):])
	}
	return ""
}

// dueOfThings is what has to be done to things that somebody says are there: "4,000
// titles in a sheet must be imported" of "We have 4,000 titles in a sheet that must
// be imported".
func (l *Lexicons) dueOfThings(text string) string {
	low := reading.Lower(text)
	for _, open := range l.ThereAre {
		if !strings.HasPrefix(low, open) {
			continue
		}
		for _, duty := range l.DutiesDone {
			things, done, ok := strings.Cut(text[len(open):], " that"+duty)
			if ok && !reading.ContainsAny(things, ", ", ";", ":", ". ") && len(strings.Fields(things)) <= 12 {
				return reading.UpperFirst(things) + duty + done
			}
		}
	}
	return text
}

// plainlyAble is a sentence with what somebody needs to be able to do as what that
// person can do.
func (l *Lexicons) plainlyAble(text string) string {
	for _, able := range l.NeedsToBeAble {
		text = strings.Replace(text, able, " can ", 1)
	}
	return text
}

// SaidPlainly is a sentence of somebody who talks, each clause with its time behind
// its wish and with what has to be done to the things that it names.
func (l *Lexicons) SaidPlainly(sentence string) string {
	clauses := strings.Split(sentence, "; ")
	for i, clause := range clauses {
		plain := l.dueOfThings(l.timeBehind(l.plainlyAble(clause)))
		if i > 0 && plain != clause {
			plain = strings.ToLower(plain[:1]) + plain[1:]
		}
		clauses[i] = plain
	}
	return strings.Join(clauses, "; ")
}
