package understanding

import (
	"cmp"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// lonelyCall is a unit that consists of one operation, "`POST /orders`" or "Endpoint: `GET
// /orders`", and what it says besides: "`POST /orders` – creates an order".
func (x *understander) lonelyCall(u *reading.Unit) (op reading.Operation, besides string, ok bool) {
	text := u.Text
	if u.Kind == reading.Code {
		text = strings.TrimSpace(u.Code)
	}
	ops := reading.Operations(text)
	if len(ops) != 1 || u.Kind != reading.Prose && (u.Kind != reading.Code || strings.Contains(text, "\n")) {
		return op, "", false
	}
	front, behind, _ := strings.Cut(text, ops[0].Path)
	front, ok = strings.CutSuffix(strings.TrimRight(front, " `*"), ops[0].Method)
	label, said := strings.Trim(front, " `*:："), strings.TrimLeft(behind, " `*")
	besides = strings.TrimLeft(said, " :：–—-.。,，")
	if !ok || label != "" && !x.lex.callLabel(label) || besides == said && wording.LowerFirst(said) == said && said != "" {
		return op, "", false // the operation is the subject of a sentence
	}
	return ops[0], besides, true
}

// callBelow is the operation that stands alone as the first thing below a heading in words,
// "`POST /orders`" below "Create an order", the unit it stands in, and what that says
// besides. Below a heading for several, and where the heading holds one itself, there is none.
func (x *understander) callBelow(s int) (op reading.Operation, unit *reading.Unit, besides string) {
	sec := &x.r.Sections[s]
	if len(x.units[s]) == 0 || sec.Pseudo || len(reading.Operations(sec.Title)) > 0 {
		return op, nil, ""
	}
	for k, i := range x.units[s] {
		u := &x.r.Units[i]
		found, said, ok := x.lonelyCall(u)
		if k == 0 && !ok || k > 0 && ok {
			return op, nil, ""
		}
		if k == 0 {
			op, unit, besides = found, u, said
		}
	}
	return op, unit, besides
}

// callLabel tells the words that announce an operation: "Endpoint: `GET /orders`".
func (l *Lexicons) callLabel(label string) bool {
	return l.LabelsOfCall[reading.Lower(label)] || l.messagePart(label)
}

// openWordedEndpoint makes a feature of an endpoint whose heading says in words what it is
// for. A sentence that tells what it does says it in full; what else stands below tells
// its answers and rules.
func (x *understander) openWordedEndpoint(s int) bool {
	op, u, besides := x.callBelow(s)
	if u == nil {
		return false
	}
	sec := &x.r.Sections[s]
	full := op.Method + " " + op.Path
	op.Path, _, _ = strings.Cut(op.Path, "?")
	name := op.Method + " " + op.Path
	x.addEndpoint(op, sentence(sec.Title), sec.From, u.To)
	x.place(u.From, u.To)
	if full != name {
		x.u.Examples = append(x.u.Examples, specs.Example{Title: sec.Title, Code: full, Source: reading.Lines(u.From, u.To)})
	}
	said := u
	if u.Sentences = nil; besides != "" {
		u.Sentences = []reading.Sentence{{Text: reading.UpperFirst(besides), From: u.From, To: u.To}}
	} else {
		said = cmp.Or(x.proseBehind(s, u), u)
	}
	f, rest := x.lex.endpointInWords(sec.Title, name, said.Sentences)
	f.Priority = x.ctx[s].priority
	at := x.addFeature(f, sec.From, said.To)
	x.ctx[s].kind, x.ctx[s].feature = "endpoint", at
	x.groupBelow(s, name)
	x.more(at, said, rest, x.ctx[s])
	said.Sentences = nil
	x.place(said.From, said.To)
	return true
}

// groupBelow files what stands below the heading of an endpoint with its operation: the rules
// of a request belong where the request is built.
func (x *understander) groupBelow(s int, name string) {
	x.ctx[s].group = name
	for i := s + 1; i < len(x.r.Sections) && x.r.Sections[i].From <= x.r.Sections[s].Last; i++ {
		x.ctx[i].group = name
	}
}

// partOfCall tells the line above an example, "Response `200 OK`:", below the heading of an
// endpoint: what stands behind the example tells more of the endpoint.
func (x *understander) partOfCall(s int) bool {
	sec := &x.r.Sections[s]
	return sec.Pseudo && x.ctx[sec.Parent].kind == "endpoint" && x.ctx[sec.Parent].feature >= 0 &&
		(x.lex.messagePart(reading.FirstWord(sec.Title)) || x.lex.AnswersOfInterface[reading.Lower(reading.FirstWord(sec.Title))] || reading.HasHan(sec.Title) && reading.HasPrefixOf(sec.Title, x.lex.ChinesePartsOfCall...))
}

// endpointInWords is the feature of an endpoint below a heading in words, and the sentences
// that say more of it: the first one that tells what it does is the feature itself.
func (l *Lexicons) endpointInWords(title, name string, said []reading.Sentence) (FeatureFact, []reading.Sentence) {
	if len(said) > 0 && l.tellsDeedFirst(said[0].Text) {
		return FeatureFact{Text: said[0].Text, Group: name}, said[1:]
	}
	if reading.HasHan(title) {
		return FeatureFact{Text: "`" + name + "` " + title, Group: name}, said
	}
	return FeatureFact{Name: title, Text: title, Group: name}, said
}

// tellsDeedFirst tells a sentence that begins with what an endpoint does, "Creates an order",
// from one about several things: "Orders can be filtered".
func (l *Lexicons) tellsDeedFirst(text string) bool {
	words := strings.Fields(reading.Lower(text))
	return len(words) > 1 && reading.InThirdPerson(words[0]) && !l.VerbsOfPlural[words[1]]
}

// proseBehind is the first paragraph without a label behind the unit of an operation, right
// below the same heading; nil without one.
func (x *understander) proseBehind(s int, call *reading.Unit) *reading.Unit {
	for _, i := range x.units[s] {
		if u := &x.r.Units[i]; u != call && u.Kind == reading.Prose && u.Label == "" && len(u.Sentences) > 0 {
			return u
		}
	}
	return nil
}
