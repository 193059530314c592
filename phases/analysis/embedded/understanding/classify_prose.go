package understanding

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What letters, tickets and research notes say in half sentences.

// targetOnly tells a target without a verb: "Driving below 30%".
func targetOnly(s *signals) bool {
	if reading.HasHan(s.text) || len(s.measures) != 1 || s.measures[0].Class != wording.ClassShare || s.measures[0].Op != "<" && s.measures[0].Op != ">" && s.measures[0].Op != "≤" && s.measures[0].Op != "≥" {
		return false
	}
	words := strings.Fields(s.text)
	return len(words) >= 3 && len(words) <= 6 && reading.StartsUpper(s.text) && s.measures[0].Start > 3 && !s.has("must", "can", "should", "problem")
}

// pronounActs tells a sentence about somebody told before who does something
// with the product: "He sees today's visits in driving order".
func pronounActs(text string) bool {
	who, rest, ok := strings.Cut(text, " ")
	verb := reading.FirstWord(rest)
	switch who {
	case "He", "She":
	case "They":
		verb += "s"
	default:
		return false
	}
	return ok && strings.Contains(" sees gets fills takes scans chooses picks enters confirms receives opens signs writes adds marks ticks books sends uploads downloads finds registers checks reads edits shares reports rates looks searches types taps presses clicks orders pays cancels reserves borrows returns brings collects measures weighs logs records submits approves rejects prints ", " "+verb+" ") && !strings.HasPrefix(rest, "get no ") && !strings.HasPrefix(rest, "gets no ")
}

// handedOn tells what the product gives to somebody: "The report goes to the
// customer as a PDF the same evening".
func (x *understander) handedOn(text string) bool {
	low := reading.Lower(text)
	for _, verb := range x.lex.HandedOn {
		i := strings.Index(low, verb)
		if i <= 0 || i > 60 {
			continue
		}
		for _, h := range x.lex.cues.Find(low[:i]) {
			if h.Value == "handout" {
				return x.personAhead(text[i+len(verb):])
			}
		}
	}
	return false
}

// withoutThing tells a sentence that only turns something down: "No app for
// customers, nobody is going to install one".
func withoutThing(s *signals) bool {
	head, why, _ := strings.Cut(strings.TrimRight(s.text, ".! "), ", ")
	rest, ok := strings.CutPrefix(head, "No ")
	if !ok || len(s.measures) > 0 && s.measures[0].Start < len(head) {
		return false
	}
	words := strings.Fields(reading.Lower(rest))
	if len(words) == 0 || len(words) > 6 || reading.HasFiniteVerb(head) || strings.Contains(" more less later longer one data cookie cookies personal ", " "+words[0]+" ") {
		return false
	}
	for _, w := range words {
		if strings.Contains(" on in at without than before after until unless = shall must ", " "+w+" ") {
			return false
		}
	}
	return strings.Contains(head, " for ") || strings.HasPrefix(why, "nobody ") || strings.HasPrefix(why, "because ") || strings.HasPrefix(why, "we ") || strings.HasPrefix(why, "they ")
}

// voice files what somebody said in an interview, quoted with its speaker: it
// tells what hurts, unless it is a wish.
func (x *understander) voice(u *reading.Unit, c context) bool {
	if u.Kind == reading.Bullet || len(u.Sentences) == 0 || c.feature >= 0 || c.kind == "actor" || c.kind == "term" || c.kind == "question" {
		return false
	}
	open, size := utf8.DecodeRuneInString(u.Text)
	if !strings.ContainsRune("\"“„«", open) {
		return false
	}
	end := strings.LastIndexAny(u.Text, "\"”“»")
	if end <= size || len(u.Text)-end > 48 || !u.Quoted && strings.TrimSpace(u.Text[end+1:]) == "" {
		return false
	}
	said := u.Text[size:end]
	if len(strings.Fields(said)) < 4 {
		return false
	}
	s := x.look(said)
	if low := " " + reading.Lower(said); s.question || x.wishes(&s) || reading.ContainsAny(low, " i want ", " i'd ", " i would ", " i need ") {
		x.note(u.Text, u.From, u.To)
		return true
	}
	x.addItem(&x.u.Problem, "problem", u.Text, u.From, u.To)
	return true
}

// inShort takes "TL;DR" off the beginning of a unit, which is then a summary.
func inShort(u *reading.Unit, c *context) {
	if c.kind != "" && c.kind != "top" && c.kind != "overview" || len(u.Sentences) == 0 || u.Kind == reading.Row {
		return
	}
	text := strings.TrimLeftFunc(u.Text, func(r rune) bool { return !unicode.IsLetter(r) })
	if len(text) < 8 || text[0] != 'T' && text[0] != 't' || !strings.EqualFold(text[:5], "tl;dr") {
		return
	}
	c.kind = "overview"
	first := &u.Sentences[0]
	if i := strings.Index(reading.Lower(first.Text), "tl;dr"); i >= 0 {
		first.Text = reading.UpperFirst(strings.TrimLeft(first.Text[i+5:], " :–—-"))
	}
	u.Text, u.Label = reading.UpperFirst(strings.TrimLeft(text[5:], " :–—-")), ""
}

// itemsInline reads "What it should do: (1) turn contracts into visits, (2) let
// Kees plan them": one statement each, of the kind that the lead announces.
func (x *understander) itemsInline(sen reading.Sentence, c context) bool {
	lead, items := numberedInline(sen.Text)
	if len(items) < 2 {
		return false
	}
	inner := c
	if cue, ok := x.headingCue(lead); ok && labelKind(cue.Kind, c.kind) {
		inner.kind, inner.class = cue.Kind, cue.Class
	} else if inner.kind == "" || inner.kind == "top" || inner.kind == "overview" {
		inner.kind = "feature"
	}
	for _, item := range items {
		s := x.look(item)
		kind := inner.kind
		if kind == "feature" || kind == "story" {
			kind = reading.FirstOf(x.classify(&s, inner, true), "feature")
		}
		x.put(kind, &s, sen.From, sen.To, inner)
	}
	return true
}

// numberedInline splits a sentence at "(1)", "(2)" or "a)", "b)".
func numberedInline(text string) (lead string, items []string) {
	for _, marks := range [][2]string{{"(1) ", "(2) "}, {"(a) ", "(b) "}, {"(i) ", "(ii) "}, {" 1) ", " 2) "}, {" a) ", " b) "}} {
		first := strings.Index(text, marks[0])
		if first < 0 || !strings.Contains(text[first:], marks[1]) {
			continue
		}
		lead = strings.TrimRight(text[:first], " :,–—-")
		rest := text[first+len(marks[0]):]
		for n := 2; n <= 26; n++ {
			next := strings.Index(rest, nextMark(marks[0], n))
			if next < 0 {
				break
			}
			items = append(items, listedItem(rest[:next]))
			rest = rest[next+len(nextMark(marks[0], n)):]
		}
		items = append(items, listedItem(rest))
		for _, item := range items {
			if len(strings.Fields(item)) < 2 {
				return "", nil
			}
		}
		return lead, items
	}
	return "", nil
}

// nextMark is the n-th mark of a list whose first one is known.
func nextMark(first string, n int) string {
	switch {
	case strings.Contains(first, "1"):
		return strings.Replace(first, "1", strconv.Itoa(n), 1)
	case strings.Contains(first, "i"):
		return strings.Replace(first, "i", []string{"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"}[min(n, 10)], 1)
	}
	return strings.Replace(first, "a", string(rune('a'+n-1)), 1)
}

// listedItem takes what joins an item to the next one off its end.
func listedItem(text string) string {
	text = strings.TrimRight(text, " ,;.")
	for _, word := range []string{" and", " or"} {
		text = strings.TrimRight(strings.TrimSuffix(text, word), " ,;")
	}
	return text
}

// deniedBefore tells a cue that is denied in front of it: "nothing gets lost".
func (l *Lexicons) deniedBefore(text string, at int) bool {
	before := " " + reading.Lower(text[max(0, at-16):at])
	for _, no := range l.DeniedBefore {
		if strings.HasSuffix(before, no) {
			return true
		}
	}
	return false
}
