package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxBeforeVerdict bounds how many sentences may stand between a wish and what was
// decided on it: who doubts it, and why.
const maxBeforeVerdict = 3

// verdicts files what a unit wishes and a sentence behind it turns down, puts off or
// leaves undecided, and takes these sentences off it: "We discussed selling places in
// the queue. Rejected, unanimously." It tells whether nothing is left.
func (x *understander) verdicts(u *reading.Unit, c context) bool {
	if u.Kind == reading.Row || u.Kind == reading.Code || slices.Contains([]string{"alternative", "risk", "state", "term", "faq", "error", "boilerplate"}, c.kind) {
		return false
	}
	if reading.HasHan(u.Text) {
		return x.verdictsChinese(u, c)
	}
	all := len(u.Sentences)
	x.askSomebody(u)
	for i := 1; i < len(u.Sentences); i++ {
		text := u.Sentences[i].Text
		refused := x.lex.turnsDown(text)
		open, who := x.lex.leavesOpen(text)
		wish := x.lex.wishBefore(u.Sentences[:i])
		if wish < 0 || !refused && (!open || c.kind == "question") {
			continue
		}
		if last := x.lex.refusedAtLast(u.Sentences[i:]); !refused && last > 0 {
			refused, i = true, i+last
		}
		if refused {
			x.turnDown(u, wish, i)
		} else {
			x.leaveOpen(u, wish, i, who)
		}
		if wish == 0 {
			u.Label = ""
		}
		u.Sentences = slices.Delete(u.Sentences, wish, i+1)
		i = wish
	}
	return all > 0 && len(u.Sentences) == 0
}

// askSomebody files what a unit leaves to somebody to answer, as an open question, and takes
// it off the unit: "One price or free? Ask Priya".
func (x *understander) askSomebody(u *reading.Unit) {
	for i := 0; i < len(u.Sentences); i++ {
		sen := u.Sentences[i]
		if who := x.lex.onlyAsks(sen.Text); who != "" && i > 0 && strings.HasSuffix(strings.TrimSpace(u.Sentences[i-1].Text), "?") {
			x.openFor(u.Sentences[i-1].Text, who, u.Sentences[i-1].From, sen.To)
			u.Sentences = slices.Delete(u.Sentences, i-1, i+1)
			i = max(i-2, -1)
		}
	}
}

// openFor files an open question with who answers it.
func (x *understander) openFor(text, who string, from, to int) {
	if text = sentence(text); x.fresh("question", text) {
		x.u.Questions = append(x.u.Questions, specs.Question{Text: text, Owner: who, Source: x.source(from, to)})
	}
}

// onlyAsks is who is to be asked, in a sentence that says nothing else: "ask Priya".
func (l *Lexicons) onlyAsks(text string) string {
	low := reading.Lower(text)
	for _, open := range l.WhoIsAsked {
		if len(low) != len(text) || !strings.HasPrefix(low, open) {
			continue
		}
		who := strings.TrimRight(text[len(open):], " .!?")
		if words := strings.Fields(who); len(words) > 0 && len(words) <= 3 && (reading.StartsUpper(who) || strings.HasPrefix(who, "the ")) && !strings.ContainsAny(who, ",;:") {
			return who
		}
	}
	return ""
}

// refusedAtLast is how many sentences behind a doubt the refusal stands in which it ends:
// "I'm not so sure. Half our families are elderly. Perhaps later." It is 0 where none does,
// or something else is wished before.
func (l *Lexicons) refusedAtLast(said []reading.Sentence) int {
	for i := 1; i < min(len(said), maxBeforeVerdict+1); i++ {
		if l.turnsDown(said[i].Text) {
			return i
		}
		if l.broughtUp(said[i].Text) {
			break
		}
	}
	return 0
}

// turnDown files the wish at a place as left out, with the sentences up to the verdict
// as its reason.
func (x *understander) turnDown(u *reading.Unit, wish, verdict int) {
	first, last := u.Sentences[wish], u.Sentences[verdict]
	text := x.lex.thingWished(first.Text)
	if wish == 0 && u.Label != "" && text == first.Text {
		text = LabelText(u.Label, text)
	}
	var why []string
	for _, s := range u.Sentences[wish+1 : verdict+1] {
		if !x.lex.putOff(s.Text) { // says no more than that it is left out
			why = append(why, sentence(s.Text))
		}
	}
	x.addNonGoal(text, strings.Join(why, " "), first.From, last.To)
}

// leaveOpen files the wish at a place as an open question, with the sentences up to the
// verdict and who is to answer it.
func (x *understander) leaveOpen(u *reading.Unit, wish, verdict int, who string) {
	first, last := u.Sentences[wish], u.Sentences[verdict]
	var said []string
	for _, s := range u.Sentences[wish : verdict+1] {
		said = append(said, sentence(s.Text))
	}
	text := strings.Join(said, " ")
	if wish == 0 && u.Label != "" {
		text = LabelText(u.Label, text)
	}
	x.openFor(text, who, first.From, last.To)
}

// wishBefore is the place of the wish that a verdict behind some sentences is about,
// -1 where none of them is one.
func (l *Lexicons) wishBefore(said []reading.Sentence) int {
	for i := len(said) - 1; i >= max(0, len(said)-maxBeforeVerdict); i-- {
		if l.broughtUp(said[i].Text) {
			return i
		}
	}
	return -1
}

// broughtUp tells a sentence in which something is wished, proposed or talked about.
func (l *Lexicons) broughtUp(text string) bool {
	low := " " + reading.Lower(text)
	return reading.ContainsAny(low, l.BroughtUp...) && !reading.ContainsAny(low, " must ", " shall ")
}

// onlyTalkedAbout tells a sentence that says only that something was talked about: it
// asks for nothing.
func (l *Lexicons) onlyTalkedAbout(text string) bool {
	low := reading.Lower(text)
	const near = 24 // "Ruud, I know, the works council"
	if reading.ContainsAny(low[:min(len(low), near)], l.SpokenAside...) && !reading.ContainsAny(low, " must ", " should ", " can ") {
		return true
	}
	return reading.HasPrefixOf(low, l.TalkedAbout...) && !reading.ContainsAny(low, " must ", " shall ", " should ", " agreed", " decided", " need", " want")
}

// turnsDown tells a sentence that says no more than that something is refused or put
// off: "Rejected, unanimously.", "Perhaps later, but not now."
func (l *Lexicons) turnsDown(text string) bool {
	rest, ok := l.verdict(text, l.TurnedDown)
	return ok && l.endsVerdict(rest)
}

// leavesOpen tells a sentence that says that nothing was decided, and who is to find
// out: "No decision, Gordon to find out the fees."
func (l *Lexicons) leavesOpen(text string) (open bool, who string) {
	rest, ok := l.verdict(text, l.LeftUndecided)
	if !ok {
		return false, ""
	}
	if _, told, cut := strings.Cut(rest, " "); cut && strings.ContainsAny(rest[:1], ",;:–—-") {
		if who = l.whoFindsOut(strings.TrimLeft(told, "–—- ")); who != "" {
			return true, who
		}
	}
	return l.endsVerdict(rest), ""
}

// verdict is what follows the word of a decision at the beginning of a sentence.
func (l *Lexicons) verdict(text string, words []string) (rest string, ok bool) {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	if len(low) != len(text) {
		text = low
	}
	if len(strings.Fields(low)) > 14 || strings.HasSuffix(low, "?") {
		return "", false
	}
	begin := 0
	for _, lead := range l.VerdictLeads {
		if strings.HasPrefix(low, lead) {
			begin = len(lead)
			break
		}
	}
	best := ""
	for _, word := range words {
		if strings.HasPrefix(low[begin:], word) && len(word) > len(best) {
			best = word
		}
	}
	if best == "" {
		return "", false
	}
	return strings.TrimRight(text[begin+len(best):], " .!"), true
}

// endsVerdict tells that nothing follows the word of a decision but how, how long and
// why: "rejected by the committee", and not "rejected orders are shown in red".
func (l *Lexicons) endsVerdict(rest string) bool {
	if rest == "" {
		return true
	}
	if r, _ := utf8.DecodeRuneInString(rest); strings.ContainsRune(",;:–—(", r) {
		return true
	}
	return strings.HasPrefix(rest, " ") && reading.HasPrefixOf(reading.Lower(rest)+" ", l.BehindVerdict...)
}

// whoFindsOut is the name with which a clause begins that says who is to find
// something out or to decide it: "Gordon to find out the fees".
func (l *Lexicons) whoFindsOut(clause string) string {
	for _, verb := range l.FindsOut {
		name, _, ok := strings.Cut(clause, verb)
		if n := len(strings.Fields(name)); ok && n > 0 && n <= 3 && (reading.StartsUpper(name) || strings.HasPrefix(name, "the ")) && !l.PronounsAtStart[reading.Lower(reading.FirstWord(name))] {
			return name
		}
	}
	return ""
}

// thingWished takes off a wish who had it: "Dmitri would like a proper map" wishes "A
// proper map". A wish that says what somebody shall do stays whole.
func (l *Lexicons) thingWished(text string) string {
	bare := strings.TrimRight(text, ".! ")
	for _, tail := range l.SomeDayPhrases {
		if head, ok := strings.CutSuffix(bare, tail); ok && strings.Contains(head, " ") {
			bare, text = head, head
		}
	}
	for _, lead := range l.DiscussedOpeners {
		if rest, ok := strings.CutPrefix(text, lead); ok {
			return rest
		}
	}
	low := reading.Lower(text)
	if len(low) != len(text) {
		return text
	}
	for _, lead := range l.WishLeads {
		i := strings.Index(low, lead)
		if i < 0 || len(strings.Fields(low[:i])) > 3 || strings.ContainsAny(low[:i], ",;:") {
			continue
		}
		rest := text[i+len(lead):]
		first := reading.Lower(reading.FirstWord(rest))
		if slices.Contains([]string{"a", "an", "some"}, first) || strings.HasSuffix(first, "ing") && len(first) > 5 {
			return reading.UpperFirst(rest)
		}
	}
	return text
}
