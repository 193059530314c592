package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// quotedDisputes asks what a quoted remark leaves in dispute, "> 叶：这条凭什么 P2？必须 P0。", with the item
// that it stands below: whoever wrote the paper has kept both views, and neither of them binds.
func (x *understander) quotedDisputes() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if !u.Quoted || u.Kind == reading.Row || u.Kind == reading.Code || !reading.HasHan(u.Text) || !x.lex.briefSpeaker(u.Label) || !x.lex.inDispute(u.Text) {
			continue
		}
		text, from := u.Text, u.From
		if u.Parent >= 0 {
			over := &x.r.Units[u.Parent]
			text, from = strings.TrimRight(over.Text, "。；")+"。"+text, over.From
		}
		if q := (specs.Question{Text: sentence(text), Source: x.source(from, u.To)}); x.fresh("question", q.Text) {
			x.u.Questions = append(x.u.Questions, q)
		}
		x.dropUnit(i)
	}
}

// briefSpeaker tells a label that only says who speaks: a family name, a person, or a name in Latin
// letters.
func (l *Lexicons) briefSpeaker(label string) bool {
	runes := []rune(label)
	switch {
	case len(runes) == 1:
		return strings.ContainsRune(familyNames, runes[0])
	case reading.HasHan(label):
		return l.namesSpeaker(label)
	}
	return len(runes) >= 2 && len(runes) <= maxLatinSpeaker && unicode.IsUpper(runes[0]) && strings.IndexFunc(label, func(r rune) bool { return !unicode.IsLetter(r) || r >= utf8.RuneSelf }) < 0 &&
		label != strings.ToUpper(label)
}

// maxLatinSpeaker bounds a name in Latin letters.
const maxLatinSpeaker = 10

// inDispute says that a remark leaves something open or is against it.
func (l *Lexicons) inDispute(text string) bool {
	return l.leftOpen(text) || reading.ContainsAny(text, l.ChineseIsAgainst...) || reading.ContainsAny(text, l.ChineseContests...)
}

// disputedItems asks what an item leaves open behind somebody's objection, “24h 后停机。沈博士反对，他要 72h。
// TBD，先按 48h。”, with what it is about: neither side binds before it is decided.
func (x *understander) disputedItems() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || !reading.HasHan(u.Text) || x.ctx[u.Section].kind == "question" || x.ctx[u.Section].kind == "risk" {
			continue
		}
		against := -1
		for k := range u.Sentences {
			text := u.Sentences[k].Text
			if against < 0 && reading.ContainsAny(text, x.lex.ChineseIsAgainst...) {
				against = max(k, 1)
			} else if against > 0 && reading.HasPrefixOf(strings.TrimLeft(text, "*（—"), x.lex.ChineseOpenEnds...) {
				x.askDispute(i, against-1)
				break
			}
		}
	}
}

// askDispute files the sentences of an item from one on as a question.
func (x *understander) askDispute(at, from int) {
	u := &x.r.Units[at]
	said := u.Sentences[from:]
	text := joinSentences(said)
	if from == 0 {
		text = LabelText(u.Label, text)
	}
	if q := (specs.Question{Text: sentence(text), Source: x.source(said[0].From, said[len(said)-1].To)}); x.fresh("question", q.Text) {
		x.u.Questions = append(x.u.Questions, q)
	}
	if from == 0 {
		x.dropUnit(at)
		return
	}
	u.Sentences = u.Sentences[:from]
	u.Text = LabelText(u.Label, joinSentences(u.Sentences))
}
