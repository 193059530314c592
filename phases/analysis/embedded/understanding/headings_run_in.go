package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// runInHeading takes a sentence off the beginning of a paragraph that only names what the
// paragraph is about, as people write who set no headings: "Where we are. People queue outside".
// One that says of which kind the paragraph is becomes its label.
func (x *understander) runInHeading(u *reading.Unit, c context) {
	const longest = 5 // words of a heading
	if u.Kind != reading.Prose || u.Label != "" || len(u.Sentences) < 2 || c.feature >= 0 || c.kind != "" && c.kind != "top" && c.kind != "overview" || reading.HasHan(u.Text) {
		return
	}
	head := strings.TrimSpace(u.Sentences[0].Text)
	name := strings.TrimRight(head, ".")
	if name == head || len(strings.Fields(name)) > longest || strings.ContainsAny(name, ".,;:?!()\"0123456789") {
		return
	}
	cue, known := x.headingCue(name)
	known = known && x.wholeCue(name, cue) && labelKind(cue.Kind, c.kind)
	if !known && !x.lex.AsksOfTopic[reading.Lower(reading.FirstWord(name))] {
		return
	}
	x.place(u.Sentences[0].From, u.Sentences[0].To)
	u.Sentences = append([]reading.Sentence(nil), u.Sentences[1:]...)
	u.Sentences[0].From = u.From
	u.Text = spacedSentences(u.Sentences)
	if known {
		u.Label, u.Text = name, name+": "+u.Text
	}
}

// behindRunIn are the sentences of a paragraph on how things are from the one on that says what
// is wanted instead.
func (x *understander) behindRunIn(u *reading.Unit, kind string) []reading.Sentence {
	if kind != "problem" || u.Kind != reading.Prose || reading.HasHan(u.Text) {
		return nil
	}
	for i := 1; i < len(u.Sentences); i++ {
		if x.lex.comesDownTo(u.Sentences[i].Text) {
			return u.Sentences[i:]
		}
	}
	return nil
}
