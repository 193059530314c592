package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxChainLabel bounds, in runes, a label that names the thing whose states stand behind it.
const maxChainLabel = 10

// labelledChain reads a Chinese unit that names a thing and tells the chain of its states, wherever it
// stands: "售后单：待审核→待退货→退货中→已完成；客户 7 天没寄回就自动关闭". What is said behind the
// chain is read on its own.
func (x *understander) labelledChain(u *reading.Unit, c context) bool {
	if u.Label == "" || !reading.HasHan(u.Label) || utf8.RuneCountInString(u.Label) > maxChainLabel || len(u.Sentences) == 0 {
		return false
	}
	first := u.Sentences[0]
	text := arrows(strings.TrimRight(stripLabelOf(u.Label, first.Text), "。； "))
	chain := firstClause(text)
	parts := reading.SplitTop(chain, "→")
	if len(parts) < minStates || !x.namesOfStates(parts) {
		return false
	}
	subject := strings.TrimRight(u.Label, "的 ")
	for _, end := range append([]string{"状态流转", "流转"}, x.lex.StateHeads...) {
		if name, ok := strings.CutSuffix(subject, end); ok && name != "" {
			subject = strings.TrimRight(name, "的 ")
			break
		}
	}
	e := x.addChain(subject, parts, first.From, first.To)
	if rest := x.stepsBehind(e, strings.TrimPrefix(text, chain), first.From, first.To); rest != "" {
		x.besideChain(reading.Sentence{Text: rest, From: first.From, To: first.To}, c)
	}
	for _, sen := range u.Sentences[1:] {
		if x.stepsBehind(e, sen.Text, sen.From, sen.To) != "" {
			x.readAlone(u, sen, c)
		}
	}
	return true
}

// readAlone reads one sentence of a unit as if it stood by itself.
func (x *understander) readAlone(u *reading.Unit, sen reading.Sentence, c context) {
	one := *u
	one.Label, one.Strong, one.Text, one.From, one.To = "", false, sen.Text, sen.From, sen.To
	one.Sentences = []reading.Sentence{sen}
	read := x.readers()[c.kind]
	if read == nil {
		read = (*understander).general
	}
	read(x, &one, nil, c)
}

// besideChain reads what stands behind a chain of states and leads to none of them.
func (x *understander) besideChain(sen reading.Sentence, c context) {
	s := x.look(sen.Text)
	x.put(reading.FirstOf(x.classify(&s, c, true), "constraint"), &s, sen.From, sen.To, c)
}

// namesOfStates says that the parts of a Chinese chain are names of states: at least half of them
// say that something waits, is done or goes on.
func (x *understander) namesOfStates(parts []string) bool {
	names, ok := x.chainNames(parts, "")
	if !ok || !reading.ShortParts(names, 1, 8) {
		return false
	}
	states := 0
	for _, name := range names {
		if reading.HasPrefixOf(name, x.lex.ChineseStateSigns...) || strings.HasSuffix(name, "中") {
			states++
		}
	}
	return states*2 >= len(names)
}

// stripLabelOf is a text without the label that it begins with.
func stripLabelOf(label, text string) string {
	if rest, ok := strings.CutPrefix(text, label); ok {
		return strings.TrimLeft(rest, "：: ")
	}
	return text
}
