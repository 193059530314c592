package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// refusedAtOnce takes a question with its bare no off a unit and leaves out what was asked:
// "Should we give legal advice on rats? No." What stands behind it is a statement of its own.
func (x *understander) refusedAtOnce(u *reading.Unit) {
	for i := 0; i+1 < len(u.Sentences); i++ {
		asked, answer := u.Sentences[i], u.Sentences[i+1]
		low := reading.Lower(asked.Text)
		if !strings.HasSuffix(low, "?") || !slices.Contains(x.lex.BareNoes, reading.Lower(strings.TrimRight(answer.Text, ".! "))) {
			continue
		}
		at := slices.IndexFunc(x.lex.ShouldWe, func(open string) bool { return strings.HasPrefix(low, open) })
		if at < 0 {
			continue
		}
		thing := reading.UpperFirst(strings.TrimRight(asked.Text[len(x.lex.ShouldWe[at]):], "? "))
		if len(u.Sentences) == 2 {
			u.Sentences[i].Text, u.Sentences[i].To = "Not in scope: "+wording.LowerFirst(thing)+".", answer.To
			u.Text, u.Sentences = u.Sentences[i].Text, u.Sentences[:1]
			return
		}
		x.addNonGoal(thing, "", asked.From, answer.To)
		u.Sentences = slices.Delete(u.Sentences, i, i+2)
		u.Text = strings.TrimSpace(strings.Replace(strings.Replace(u.Text, asked.Text, "", 1), " "+answer.Text, "", 1))
		i--
	}
}

// shownBehindIt says plainly what is to be seen or kept where a bare "it" holds its place:
// "It has to be in the audit trail who moved what" asks that the audit trail shows it.
func (l *Lexicons) shownBehindIt(text string) string {
	low := reading.Lower(text)
	for _, open := range l.ItMustBe {
		if !strings.HasPrefix(low, open) || len(low) != len(text) {
			continue
		}
		at := -1
		for _, ask := range l.AsksBehind {
			if i := strings.Index(low[len(open)-1:], ask); i > 0 && (at < 0 || i+len(open)-1 < at) {
				at = i + len(open) - 1
			}
		}
		if at < 0 {
			return text
		}
		where, what := text[len(open):at], text[at+1:]
		rest, in := strings.CutPrefix(where, "in the ")
		switch {
		case in && len(strings.Fields(rest)) <= 3:
			return "The " + rest + " must show " + what
		case l.SeenWords[where]:
			return "The system must show " + what
		case l.KeptWords[where]:
			return "The system must record " + what
		}
	}
	return text
}

// addsToItem tells an item of a list that without a verb of its own adds a choice to the one
// right before: "Optionally only for one cost centre". Alone nobody could tell what it is about.
func (l *Lexicons) addsToItem(item, before *reading.Unit) bool {
	return item.Kind == reading.Bullet && before.Kind == reading.Bullet && item.Section == before.Section && item.From <= before.To+1 &&
		reading.HasPrefixOf(reading.Lower(item.Text), l.AdditionOpeners...) && !reading.HasFiniteVerb(item.Text)
}
