package reading

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// What people answer each other in an English chat says something together with
// what was asked: "could we have a map?" – "yes please" asks for a map, "card
// payments?" – "not now" leaves them out, and "+1" says nothing.

// voices tells by block who speaks in it: by the heads that stood above what was
// said. Empty where no heads did.
func (r *reader) voices(blocks []block) []message {
	out := make([]message, 0, len(blocks))
	who, at := "", 0
	for _, n := range blocks {
		for ; at < len(r.heads) && r.heads[at].line < n.from; at++ {
			who = r.heads[at].who
		}
		if n.kind != markdown.Paragraph && n.kind != markdown.Item {
			out = append(out, message{block: n})
			continue
		}
		out = append(out, message{block: n, who: who})
	}
	return out
}

// speakerHead is a line that only says who speaks below it.
type speakerHead struct {
	line int
	who  string
}

// exchanged reads the messages of an English chat with what the others answer.
func (r *reader) exchanged(all []message) []block {
	out := make([]block, 0, len(all))
	r.out.Chat = !HasHan(r.out.Source.Text)
	for i := range all {
		m := &all[i]
		if m.who == "" || HasHan(m.raw) {
			out = append(out, m.block)
			continue
		}
		before := ""
		if i > 0 && all[i-1].who != m.who {
			before = all[i-1].asked
		}
		m.asked = m.raw
		m.raw = r.lex.withoutReplies(m.raw, before)
		reply := ""
		if i+1 < len(all) && all[i+1].who != m.who {
			reply = all[i+1].raw
		}
		if r.lex.laughs(m.asked) && !strings.Contains(m.raw, "?") {
			m.as = "note" // said with a laugh: a remark, whatever it tells
		}
		if strings.Contains(m.raw, "?") && r.lex.asksBack(replyOf(m.asked)) {
			reply = "" // somebody else will be asked: the question is open
		}
		if m.raw = r.lex.settledBy(m.raw, reply); m.raw == "" {
			r.decorate(m.from, m.to)
			continue
		}
		out = append(out, m.block)
	}
	return out
}

// withoutReplies drops the sentences of a message that only answer the one before.
// before is that message: where it asks, the word that refuses is said with it.
func (l *Lexicon) withoutReplies(text, before string) string {
	var kept []string
	sentences := spokenSentences(text)
	for i, sen := range sentences {
		bare := replyOf(sen)
		if l.bareReply(bare) || l.asksBack(bare) && i+1 == len(sentences) || i == 0 && l.confirmedAspect(before, bare) != "" || i == 0 && strings.Contains(before, "?") && l.refusal(bare) && l.wish(before) != "" {
			continue
		}
		for _, lead := range l.ReplyOpeners {
			if rest, ok := cutFold(sen, lead); ok && i == 0 && len(strings.Fields(rest)) > 2 {
				sen = rest
				break
			}
		}
		if rest, ok := cutFold(sen, "and "); ok && len(strings.Fields(rest)) > 2 { // goes on from what others said
			sen = UpperFirst(rest)
		}
		kept = append(kept, sen)
	}
	return strings.Join(kept, " ")
}

// laughs tells a message that ends with a laugh: "the printer is monochrome lol".
func (l *Lexicon) laughs(text string) bool {
	return HasSuffixOf(" "+replyOf(text), l.Laughter...)
}

// confirmedAspect is the one word that a message asks about and the answer repeats
// with its yes: "encrypted" of "the list lives on the kiosk... encrypted?" before
// "encrypted yes". Empty for any other pair.
func (l *Lexicon) confirmedAspect(question, answer string) string {
	head, _, ok := strings.Cut(question, "?")
	asked := spokenSentences(head)
	word := replyOf(asked[len(asked)-1])
	if !ok || len(asked) < 2 || word == "" || strings.Contains(word, " ") {
		return ""
	}
	for _, yes := range l.YesWords {
		if answer == word+" "+yes || answer == word+", "+yes || answer == yes+" "+word || answer == yes+", "+word {
			return word
		}
	}
	return ""
}

// withAspect is a message whose question about an aspect was answered with yes:
// what it states, and that it has to be so.
func withAspect(text, word string) string {
	head, detail, _ := strings.Cut(text, "?")
	sentences := spokenSentences(head)
	out := strings.TrimRight(strings.Join(sentences[:len(sentences)-1], " "), ". ")
	if rest, _ := cutFold(out, "then "); len(strings.Fields(rest)) > 3 {
		out = UpperFirst(rest)
	}
	detail = strings.Trim(detail, "? ")
	for _, lead := range []string{"it's ", "it is ", "they're ", "they are "} {
		if rest, ok := cutFold(detail, lead); ok && !strings.Contains(rest, ". ") {
			out, detail = out+" ("+strings.TrimRight(rest, ".")+")", ""
		}
	}
	return strings.TrimSpace(out + " and has to be " + word + ". " + detail)
}

// spokenSentences are the sentences of a message, with their stops.
func spokenSentences(text string) []string {
	var out []string
	from := 0
	text = strings.Join(strings.Fields(text), " ")
	for i := 0; i+1 < len(text); i++ {
		if strings.IndexByte(".!?", text[i]) >= 0 && text[i+1] == ' ' {
			out = append(out, strings.TrimSpace(text[from:i+1]))
			from = i + 1
		}
	}
	return append(out, strings.TrimSpace(text[from:]))
}

// replyOf is a sentence without its stops, in small letters.
func replyOf(sen string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		if IsMeaning(r) || r == ' ' || r == '\'' || r == '+' || r == ',' {
			return r
		}
		return -1
	}, Lower(strings.ReplaceAll(sen, "’", "'"))), " ")
}

// bareReply tells what says nothing but that somebody has heard.
func (l *Lexicon) bareReply(bare string) bool {
	for _, filler := range l.ReplyTails {
		bare = strings.TrimSuffix(bare, filler)
	}
	return slices.Contains(l.BareReplies, bare)
}

// asksBack tells a sentence that only says that somebody else has to be asked.
func (l *Lexicon) asksBack(bare string) bool {
	return ContainsAny(" "+bare, l.AsksBack...)
}

// refusal tells an answer that puts something off or refuses it.
func (l *Lexicon) refusal(bare string) bool {
	return slices.Contains(l.RefusalsInChat, bare)
}

// settledBy reads a question with its answer: what is agreed to is wanted, what is
// refused is left out, and what is answered in full is no longer asked. An open
// question stays.
func (l *Lexicon) settledBy(text, reply string) string {
	question, detail, ok := strings.Cut(text, "?")
	if !ok || reply == "" {
		return text
	}
	sentences := spokenSentences(reply)
	first := replyOf(sentences[0])
	lead, _, _ := strings.Cut(first, ",")
	detail = strings.Trim(detail, "? ")
	if word := l.confirmedAspect(text, first); word != "" {
		return withAspect(text, word)
	}
	switch {
	case ContainsAny(reply, "?") || l.asksBack(replyOf(reply)):
		return text
	case l.refusal(lead):
		if what := l.wish(question); what != "" {
			return "Not in scope: " + what + "."
		}
	case l.asks5W(FirstWord(detail)):
		return ""
	case l.bareReply(lead):
		if what := l.wish(question); what != "" {
			if detail != "" && len(strings.Fields(detail)) <= 8 {
				return "We need " + what + ": " + strings.TrimRight(detail, ".") + "."
			}
			return strings.TrimSpace("We need " + what + ". " + detail)
		}
		return text // agreed to, but to what?
	}
	if len(strings.Fields(detail)) > 4 || strings.ContainsAny(question, ".!") {
		return text
	}
	return ""
}

// wish is the thing that a question proposes: "could we have a map of the plots",
// "card payments". Empty for any other question.
func (l *Lexicon) wish(question string) string {
	question, _, _ = strings.Cut(strings.TrimSpace(question), "?")
	for _, lead := range l.CouldWeHave {
		if rest, ok := cutFold(question, lead); ok {
			question = rest
			break
		}
	}
	words := strings.Fields(question)
	if len(words) == 0 || len(words) > 9 || strings.ContainsAny(question, ",.!:") || HasFiniteVerb(question) || slices.Contains(l.QuestionWords, Lower(words[0])) {
		return ""
	}
	return question
}

// cutFold takes a beginning off a text in whatever letter case it is written.
func cutFold(text, lead string) (string, bool) {
	if len(text) > len(lead) && strings.EqualFold(text[:len(lead)], lead) {
		return strings.TrimSpace(text[len(lead):]), true
	}
	return text, false
}
