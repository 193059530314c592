package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// packages reads a line that says as what the product is handed over, "Packages: .deb,
// .rpm and an MSI.", wherever it stands, also below a heading on installing: each of them
// has to be there. What else there is goes beside it, any other sentence is read as it
// stands; true where none is left.
func (x *understander) packages(u *reading.Unit) bool {
	label := reading.Lower(strings.TrimSpace(u.Label))
	if !x.lex.PackageLabels[label] || len(u.Sentences) == 0 || u.Kind != reading.Prose && u.Kind != reading.Bullet {
		return false
	}
	list := strings.TrimRight(u.Sentences[0].Text, ".。 ")
	if parts := reading.SplitList(list); len(parts) < 2 || !reading.ShortParts(parts, 6, 16) {
		return false
	}
	text := LabelText(u.Label, list)
	s := x.look(text)
	s.class = "PO"
	q := QualityFact{Class: "PO", Text: text, Name: x.lex.Headline(text)}
	var rest []reading.Sentence
	for _, sen := range u.Sentences[1:] {
		if reading.HasPrefixOf(reading.Lower(sen.Text), x.lex.AlsoThere...) {
			q.Details = append(q.Details, x.item(sentence(sen.Text), sen.From, sen.To))
			continue
		}
		rest = append(rest, sen)
	}
	x.addQuality(&s, context{kind: "quality", class: "PO", feature: -1}, q, u.From, u.Sentences[0].To)
	u.Label, u.Sentences, u.Text = "", rest, ""
	for _, sen := range rest {
		u.Text = strings.TrimSpace(u.Text + reading.Joiner(u.Text) + sen.Text)
	}
	return len(rest) == 0
}
