package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// headOfPaper is the last line in which a paper is looked at for what it says of itself.
const headOfPaper = 12

// withoutMakers takes sentences off the head of a paper that only say what it was made from:
// "Exported from Jira on 2 March. Project key: GRN". What they name is no part of what is to
// be built, and what follows them is read as if it stood first.
func (x *understander) withoutMakers() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.From > headOfPaper || u.Section > 1 {
			return
		}
		if u.Kind != reading.Prose || u.Label != "" || u.As != "" || len(u.Sentences) == 0 || !x.lex.madeFrom(u.Sentences[0].Text) {
			continue
		}
		first := u.Sentences[0]
		x.place(first.From, first.To)
		if u.Sentences = u.Sentences[1:]; len(u.Sentences) == 0 {
			x.units[u.Section] = slices.DeleteFunc(x.units[u.Section], func(at int) bool { return at == i })
			continue
		}
		u.Text = strings.TrimSpace(strings.TrimPrefix(u.Text, first.Text))
		u.From = u.Sentences[0].From
	}
}

// madeFrom tells a sentence that says what a paper was made from, and when.
func (l *Lexicons) madeFrom(text string) bool {
	low := strings.TrimLeft(reading.Lower(text), "_* ")
	return reading.HasPrefixOf(low, l.MadeFrom...) && len(strings.Fields(low)) <= 24 && !l.countsInHead(text) && !reading.ContainsAny(low, " must ", " shall ", " should ", " can ")
}

// saysWho tells a sentence in which those who ask say who they are and what they do, which is
// why they ask and nothing that they ask for: "We are a theatre that lends costumes".
func (l *Lexicons) saysWho(s *signals) bool {
	low := reading.Lower(s.text)
	return reading.HasPrefixOf(low, l.WhoWeAre...) && !reading.HasPrefixOf(low, "we have to ", "we have got to ", "we run on ", "i have to ") && !s.has("must", "should", "need", "can") && !s.question
}
