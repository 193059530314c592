package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// spokenPlainly writes what people say in letters and chats as they would write it
// in a list: "What I'd love is an app" asks for an app, "My colleague Marit in the
// office needs to see …" says what Marit needs, and "At each stop they scan the
// bags" is told of those whom the sentence before names.
func (x *understander) spokenPlainly(u *reading.Unit) {
	x.plainLetter(u)
	x.answeredAtOnce(u)
	x.refusedAtOnce(u)
	if u.Kind == reading.Prose {
		u.Sentences = slices.DeleteFunc(u.Sentences, func(s reading.Sentence) bool {
			idle := x.lex.SmallTalk[strings.TrimRight(reading.Lower(s.Text), ".!,: ")]
			if idle {
				x.place(s.From, s.To)
			}
			return idle
		})
	}
	for i := range u.Sentences {
		sen := &u.Sentences[i]
		sen.Text = withoutReminder(x.lex.wantedThing(x.lex.withoutColleague(x.lex.shownBehindIt(plainlyStillAble(sen.Text)))))
		if i == 0 {
			continue
		}
		before := u.Sentences[i-1].Text
		if what := x.lex.decidedAgainst(before, sen.Text); what != "" {
			u.Sentences[i-1].Text, sen.Text = "", "Not in scope: "+what+"."
			continue
		}
		if wanted := wantedInstead(before, sen.Text); wanted != "" {
			u.Sentences[i-1].Text, sen.Text, sen.From = "Today "+wording.LowerFirst(before), wanted, u.Sentences[i-1].From
			continue
		}
		if x.lex.doubtedAsk(before, sen.Text) {
			u.Sentences[i-1].Text, sen.Text, sen.From = "", strings.TrimRight(before, ". ")+" – "+wording.LowerFirst(sen.Text), u.Sentences[i-1].From
			continue
		}
		if lead, rest, ok := theyBehindPlace(sen.Text); ok {
			if name := x.lastPerson(before); name != "" && x.meantByThey(name, before) {
				sen.Text = lead + ", the " + reading.Plural(wording.LowerFirst(x.lex.actorName(name))) + " " + rest
			}
			continue
		}
		sen.Text = x.toThem(sen.Text, before)
		if rest, ok := strings.CutPrefix(sen.Text, "They "); ok && x.lastPerson(before) == "" {
			if who := x.lex.pluralSubject(before); who != "" {
				sen.Text = who + " " + strings.TrimPrefix(rest, "also ")
			}
		}
	}
	u.Sentences = slices.DeleteFunc(u.Sentences, func(s reading.Sentence) bool { return s.Text == "" })
}

// answeredAtOnce takes a question off a paragraph that only names what the next sentence
// answers: "What about meals? Every shift gives a voucher" leaves nothing open.
func (x *understander) answeredAtOnce(u *reading.Unit) {
	const longest = 6 // words that name something and ask nothing of it
	for i := 0; i+1 < len(u.Sentences); i++ {
		asked, answer := u.Sentences[i], u.Sentences[i+1]
		if !strings.HasSuffix(asked.Text, "?") || len(strings.Fields(asked.Text)) > longest || !reading.HasPrefixOf(reading.Lower(asked.Text), x.lex.TopicQuestions...) {
			continue
		}
		if s := x.look(answer.Text); s.question || s.has("question", "option") || x.lex.dontKnow(answer.Text) || x.lex.supposed(answer.Text) || len(strings.Fields(answer.Text)) < 4 || reading.ContainsAny(" "+reading.Lower(answer.Text), x.lex.AnswersLater...) {
			continue
		}
		x.place(asked.From, asked.To)
		if u.Label == "" {
			u.Text = strings.TrimSpace(strings.Replace(u.Text, asked.Text, "", 1))
		}
		u.Sentences = slices.Delete(u.Sentences, i, i+1)
	}
}

// toThem names those who are told something: "The system must warn them" behind
// "Bed managers assign patients" warns the bed managers.
func (x *understander) toThem(text, before string) string {
	for _, verb := range x.lex.WarnThem {
		head, rest, ok := strings.Cut(text, verb)
		if !ok || len(strings.Fields(head)) > 6 {
			continue
		}
		if name, deed := x.leadingActor(before); name != "" && deed != "" && strings.HasSuffix(name, "s") {
			return head + strings.TrimSuffix(verb, "them ") + "the " + wording.LowerFirst(name) + " " + rest
		}
	}
	return text
}

// decidedAgainst is what was talked about in the sentence before one that puts it
// off: "Discussion on exchanges. Decided: not in the first release."
func (l *Lexicons) decidedAgainst(before, text string) string {
	low := reading.Lower(text)
	if !strings.HasPrefix(low, "decided: not ") && !strings.HasPrefix(low, "decision: not ") && !strings.HasPrefix(low, "agreed: not ") {
		return ""
	}
	what := strings.TrimRight(before, ". ")
	for _, lead := range l.DiscussedOpeners {
		what = strings.TrimPrefix(what, lead)
	}
	if reading.HasFiniteVerb(what) || len(strings.Fields(what)) > 10 {
		return ""
	}
	return what
}

// wantedThing turns "What I'd love is an app for the drivers" round to "We need an
// app for the drivers".
func (l *Lexicons) wantedThing(text string) string {
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	if len(low) != len(text) {
		return text
	}
	begin := 0
	if strings.HasPrefix(low, "so ") {
		begin = len("so ")
	}
	for _, who := range l.WishOpeners {
		for _, verb := range []string{"love", "like", "want", "need"} {
			open := "what " + who + verb + " is "
			if rest, ok := strings.CutPrefix(low[begin:], open); ok && strings.Contains(" a an one some ", " "+reading.FirstWord(rest)+" ") {
				return "We need " + text[begin+len(open):]
			}
		}
	}
	return text
}

// withoutReminder takes off a sentence what only asks others to think of it, and
// joins a short reason behind a comma as one: "…, it's free".
func withoutReminder(text string) string {
	head, tail, ok := strings.Cut(strings.ReplaceAll(text, "’", "'"), ", ")
	if !ok || strings.Contains(tail, ", ") || len(strings.Fields(head)) < 3 {
		return text
	}
	switch low := strings.TrimRight(reading.Lower(tail), ".! "); {
	case low == "don't forget", low == "please don't forget", low == "don't forget that", low == "please", low == "as you know", low == "i think", low == "if possible please":
		return head + "."
	case (strings.HasPrefix(low, "it's ") || strings.HasPrefix(low, "they're ")) && len(strings.Fields(low)) <= 3 && !strings.Contains(head, " because "):
		return head + ", because " + reading.Lower(tail[:1]) + tail[1:]
	}
	return text
}

// withoutColleague takes off a name how its bearer stands to who writes: "My
// colleague Marit needs to see …" tells of Marit.
func (l *Lexicons) withoutColleague(text string) string {
	for _, lead := range l.MyColleague {
		if rest, ok := strings.CutPrefix(text, lead); ok && reading.StartsUpper(rest) {
			return rest
		}
	}
	return text
}

// theyBehindPlace cuts a sentence whose pronoun stands behind where or when
// something is done: "At each stop they scan the bags".
func theyBehindPlace(text string) (lead, rest string, ok bool) {
	lead, rest, ok = strings.Cut(text, " they ")
	if !ok || !strings.Contains(" At In On During After Before For ", " "+reading.FirstWord(lead)+" ") || len(strings.Fields(lead)) > 6 || reading.HasFiniteVerb(lead) {
		return "", "", false
	}
	return strings.TrimRight(lead, ","), rest, true
}

// meantByThey says that somebody whom a sentence names can be whom the next one calls
// "they": several of them, or the one whom it is about. In "Quotes trigger a reminder to the
// manager. After 45 days they expire" the manager is neither.
func (x *understander) meantByThey(name, before string) bool {
	before = x.tags(before).text
	leading, _ := x.leadingActor(before)
	return strings.HasSuffix(name, "s") || leading != "" || x.lex.pluralSubject(before) == "" && !strings.HasSuffix(reading.FirstWord(before), "s")
}

// pluralSubject is the plural with which a sentence begins, in front of what they
// may or have to do: "The hotels" of "The hotels should be able to change …".
func (l *Lexicons) pluralSubject(text string) string {
	for _, modal := range l.VerbsBehindPlural {
		who, _, ok := strings.Cut(text, modal)
		if ok && strings.HasPrefix(who, "The ") && len(strings.Fields(who)) <= 4 && strings.HasSuffix(who, "s") && !strings.ContainsAny(who, ",;:") {
			return who
		}
	}
	return ""
}
