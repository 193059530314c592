package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a mail says of the talk and of those who write is none of the product: who has to do what
// until they meet again, and who asked what.

// chatter reads a paragraph of a mail without what only belongs to the talk. It tells whether
// nothing is left.
func (x *understander) chatter(u *reading.Unit, c context) bool {
	if u.Kind != reading.Prose || c.feature >= 0 || c.kind != "" && c.kind != "top" && c.kind != "overview" || reading.HasHan(u.Text) || len(u.Sentences) == 0 {
		return false
	}
	if x.lex.ToDoLabels[strings.Trim(reading.Lower(u.Label), " *")] {
		for i, sen := range u.Sentences {
			if i == 0 {
				sen.Text = LabelText(u.Label, sen.Text)
			}
			x.note(sen.Text, sen.From, sen.To)
		}
		return true
	}
	x.lex.withoutLabelAside(u)
	x.withoutReportedAsk(u)
	for i := range u.Sentences {
		u.Sentences[i].Text = x.lex.withoutFeeling(u.Sentences[i].Text)
		if i > 0 {
			u.Sentences[i].Text = x.noneInIt(u, i)
		}
	}
	return len(u.Sentences) == 0
}

// withoutLabelAside takes what somebody says by the way off a label: "Plan, such as it is: …".
func (l *Lexicons) withoutLabelAside(u *reading.Unit) {
	for _, aside := range l.LabelAsides {
		if name, ok := strings.CutSuffix(u.Label, aside); ok && name != "" {
			u.Text, u.Label = name+strings.TrimPrefix(u.Text, u.Label), name
			return
		}
	}
}

// reportedAsk finds a question that somebody is told to have asked: it leaves nothing open, as the
// answer follows it, and nobody does anything.
var reportedAsk = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:Then |And )?(?:\p{Lu}\p{Ll}+|Somebody|Someone|Everyone|We|They) (?:also |then )?(?:asked|wondered|wanted to know) (?:about|who|what|whether|if|how|when|why|which|where) [^?]+$`)
})

// withoutReportedAsk files such sentences as notes and takes them off, with the label that only
// names what was asked about.
func (x *understander) withoutReportedAsk(u *reading.Unit) {
	said := len(u.Sentences)
	u.Sentences = slices.DeleteFunc(append([]reading.Sentence(nil), u.Sentences...), func(sen reading.Sentence) bool {
		if !reportedAsk().MatchString(strings.TrimRight(sen.Text, ". ")) {
			return false
		}
		if sen == u.Sentences[0] && u.Label != "" {
			sen.Text = LabelText(u.Label, sen.Text)
			u.Label = ""
		}
		x.note(sen.Text, sen.From, sen.To)
		return true
	})
	if len(u.Sentences) > 0 && len(u.Sentences) < said && u.Label == "" {
		u.Text = spacedSentences(u.Sentences)
	}
}

// withoutFeeling takes off a sentence whose view it was: "No surname either, was the feeling".
func (l *Lexicons) withoutFeeling(text string) string {
	body := strings.TrimRight(text, ".! ")
	for _, tail := range l.FeelingTails {
		if head, ok := strings.CutSuffix(body, tail); ok && head != "" {
			return head + "."
		}
	}
	return text
}

// noFragment finds a fragment that only refuses a thing.
var noFragment = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^No ((?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*)$`)
})

// noneInPaper finds one that says in what: "No names in the reports".
var noneInPaper = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^No ((?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*) (?:in|on) (?:the|any|our) (\p{Ll}+)$`)
})

// noneInIt says of a fragment behind what is listed of a thing that the thing holds none of it:
// "Tova needs figures every quarter. No names." leaves nothing out of the product.
func (x *understander) noneInIt(u *reading.Unit, at int) string {
	text := u.Sentences[at].Text
	bare := strings.TrimRight(text, ".! ")
	for _, tail := range []string{" either", " too", " at all"} {
		bare = strings.TrimSuffix(bare, tail)
	}
	if m := noneInPaper().FindStringSubmatch(bare); m != nil && slices.Contains(x.lex.FiguresAndPapers, " "+m[2]+" ") {
		return "The " + m[2] + " must not show " + m[1] + "."
	}
	m := noFragment().FindStringSubmatch(bare)
	if m == nil {
		return text
	}
	for i := at - 1; i >= 0; i-- {
		said := u.Sentences[i].Text
		if i == 0 && u.Label != "" {
			said = LabelText(u.Label, said)
		}
		if record, _ := x.lex.recordOpening(said); record != "" {
			thing := m[1]
			if !strings.HasSuffix(thing, "s") {
				thing = "the " + thing
			}
			return reading.UpperFirst(thing) + " must not be kept in a " + wording.LowerFirst(record) + "."
		}
		low := " " + strings.NewReplacer(":", " ", ",", " ").Replace(reading.Lower(said)) + " "
		for _, paper := range x.lex.FiguresAndPapers {
			if strings.Contains(low, paper) {
				return "The " + strings.Trim(paper, " :") + " must not show " + m[1] + "."
			}
		}
	}
	return text
}
