package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Chinese minutes tell under one topic who proposed something, who was against it and what came of
// it in the end; what is to be built is only the last of these. Who asked, who reported and who will
// find something out is named with the names of those who were there.

// settleMinutes leaves of what was said at a meeting what came of it.
func (x *understander) settleMinutes() {
	present := x.present()
	if len(present) == 0 {
		return
	}
	x.settleDisputes(present)
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Row || u.Kind == reading.Code || len(u.Sentences) == 0 || !reading.HasHan(u.Text) {
			continue
		}
		x.settleTalk(u, present)
		x.withoutMeetingTold(u, present)
	}
}

// settleTalk goes through the sentences of one item of minutes.
func (x *understander) settleTalk(u *reading.Unit, present []string) {
	left, changed := make([]reading.Sentence, 0, len(u.Sentences)), false
	for i, sen := range u.Sentences {
		name := presentName(sen.Text, present)
		rest := strings.TrimSpace(strings.TrimPrefix(sen.Text, name))
		switch {
		case name == "":
			left = append(left, sen)
			continue
		case reading.HasPrefixOf(rest, x.lex.ChineseIsAgainst...) && reading.ContainsAny(rest, x.lex.ChineseKeepsView...):
			x.note(sen.Text, sen.From, sen.To) // what was decided before it stands
		case reading.HasPrefixOf(rest, x.lex.ChineseIsAgainst...):
			left = x.objected(left, u.Sentences[i+1:], sen)
		case reading.HasPrefixOf(rest, x.lex.ChineseAsked...) && x.lex.concludesIn(u.Sentences[i+1:]):
			x.place(sen.From, sen.To) // what came of the question follows
		case x.lex.reportsTrouble(rest):
			s := x.look(x.lex.reported(rest))
			x.addProblem(&s, sen.From, sen.To)
		case x.lex.goesToFindOut(rest):
			left = x.findsOut(left, sen, name)
		default:
			left = append(left, sen)
			continue
		}
		changed = true
	}
	if changed {
		u.Sentences, u.Text = left, joinSentences(left)
	}
}

// presentName is the name of somebody who was there with which a text begins, the longest.
func presentName(text string, present []string) string {
	runes := []rune(text)
	for n := min(4, len(runes)-1); n >= 2; n-- {
		if name := string(runes[:n]); isAmong(present, name) {
			return name
		}
	}
	return ""
}

// objected reads a sentence by which somebody is against what was proposed before it. What was
// concluded then stands instead of the proposal: in the same sentence, or in those behind it.
func (x *understander) objected(said, behind []reading.Sentence, sen reading.Sentence) []reading.Sentence {
	if why, deed := x.lex.concluded(strings.TrimRight(sen.Text, "。")); deed != "" {
		x.note(why, sen.From, sen.To)
		return append(said, reading.Sentence{Text: deed + "。", From: sen.From, To: sen.To})
	}
	last := len(said) - 1
	if last < 0 || strings.HasSuffix(said[last].Text, "？") {
		return append(said, sen)
	}
	proposal := said[last]
	against := strings.TrimRight(sen.Text, "。")
	if len(behind) == 0 { // nothing came of it
		q := specs.Question{Text: strings.TrimRight(proposal.Text, "。；") + "？" + against + "。", Source: x.source(proposal.From, sen.To)}
		if x.fresh("question", q.Text) {
			x.u.Questions = append(x.u.Questions, q)
		}
		return said[:last]
	}
	if reading.HasPrefixOf(behind[0].Text, x.lex.ChineseCarriedAnyway...) {
		x.note(sen.Text, sen.From, sen.To)
		return said // it is done all the same
	}
	what, only, ok := x.lex.notToSome(behind[0].Text, proposal.Text)
	if !ok {
		x.note(proposal.Text, proposal.From, proposal.To)
		x.note(sen.Text, sen.From, sen.To)
		return said[:last]
	}
	x.addNonGoal(what, against, proposal.From, behind[0].To)
	behind[0].Text = only
	return said[:last]
}

// notToSome reads a conclusion by which what was proposed is kept from some and shown to others only:
// "先不对学员公开，只给教学部看" behind "学员要能看到每个教练的评价". What is left out and what is
// done both name the thing.
func (l *Lexicons) notToSome(text, proposal string) (what, only string, ok bool) {
	first, rest, more := strings.Cut(strings.TrimRight(text, "。；"), "，")
	not := reading.LongestPrefix(first, l.ChineseFirstNot...)
	if !more || not == "" || !strings.HasPrefix(rest, "只") {
		return "", "", false
	}
	thing := ""
	for _, see := range l.ChineseSees {
		if _, seen, found := strings.Cut(proposal, see); found {
			thing, _, _ = strings.Cut(strings.TrimRight(seen, "。；"), "，")
			break
		}
	}
	if n := utf8.RuneCountInString(thing); n < 2 || n > maxRefused {
		return "", "", false
	}
	return first[len(not):] + thing, thing + rest + "。", true
}

// concludesIn says that one of some sentences tells what was decided.
func (l *Lexicons) concludesIn(said []reading.Sentence) bool {
	for _, sen := range said {
		label, _, labelled := strings.Cut(sen.Text, "：")
		if _, deed := l.concluded(sen.Text); deed != "" || labelled && l.ChineseDecided[strings.TrimSpace(label)] {
			return true
		}
	}
	return false
}

// reportsTrouble tells what somebody reports of how things are: "提到有学员约了不来".
func (l *Lexicons) reportsTrouble(rest string) bool {
	verb := reading.LongestPrefix(rest, l.ChineseReports...)
	if verb == "" || !reading.HasPrefixOf(rest[len(verb):], l.ChineseHowItIs...) {
		return false
	}
	_, more, _ := strings.Cut(rest, "，")
	return !owed(more) && !reading.ContainsAny(more, "最好", "可以") && !reading.ContainsAny(more, l.ChineseWantsSaid...) && !reading.ContainsAny(more, l.ChineseAgreedOn...) // "老葛说有些老教练不会弄手机，字要大" asks for something
}

// reported is what is reported, without the verb.
func (l *Lexicons) reported(rest string) string {
	return rest[len(reading.LongestPrefix(rest, l.ChineseReports...)):]
}

// goesToFindOut tells a short sentence by which somebody goes and does something for the project.
func (l *Lexicons) goesToFindOut(rest string) bool {
	return utf8.RuneCountInString(rest) <= maxErrand && reading.HasPrefixOf(rest, l.ChineseErrands...)
}

// maxErrand bounds, in runes, what somebody goes to do.
const maxErrand = 16

// findsOut gives the question before an errand to whoever goes to find out; an errand without one
// is what the work depends on.
func (x *understander) findsOut(said []reading.Sentence, sen reading.Sentence, name string) []reading.Sentence {
	last := len(said) - 1
	if last < 0 || !strings.HasSuffix(said[last].Text, "？") {
		x.addItem(&x.u.Dependencies, "dependency", sen.Text, sen.From, sen.To)
		return said
	}
	q := specs.Question{Text: said[last].Text, Owner: name, Source: x.source(said[last].From, sen.To)}
	if x.fresh("question", q.Text) {
		x.u.Questions = append(x.u.Questions, q)
	}
	return said[:last]
}
