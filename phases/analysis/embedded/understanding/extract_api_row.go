package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callsInRow files the operations that one sentence lists behind a word for them, each with
// what it is for in brackets: "New endpoints: `POST /holds` (creates), `DELETE /holds/{id}`
// (gives it back)". What stands behind that sentence is read on.
func (x *understander) callsInRow(u *reading.Unit, c context) bool {
	if c.feature >= 0 || u.Kind != reading.Prose && u.Kind != reading.Bullet || len(u.Sentences) == 0 {
		return false
	}
	text := strings.TrimRight(u.Sentences[0].Text, ".。 ")
	lead, list, ok := strings.Cut(strings.Replace(text, "：", ": ", 1), ": ")
	if u.Label != "" && !ok {
		lead, list, ok = u.Label, text, true
	}
	if !ok || len(strings.Fields(lead)) > 6 || !reading.ContainsAny(reading.Lower(lead), "endpoint", "route", "call", "operation", "接口") {
		return false
	}
	sep := ", "
	if reading.HasHan(list) {
		sep = "、"
	}
	type told struct {
		op      reading.Operation
		purpose string
	}
	var calls []told
	for _, part := range reading.SplitTop(list, sep) {
		ops := reading.Operations(strings.NewReplacer("`", "", "*", "").Replace(part))
		code, about := callAside(part)
		if len(ops) != 1 || len(strings.Fields(strings.Trim(code, "`* "))) != 2 {
			return false
		}
		calls = append(calls, told{ops[0], about})
	}
	if len(calls) < 2 {
		return false
	}
	from, to := u.Sentences[0].From, u.Sentences[0].To
	for _, call := range calls {
		deed := deedOfCall(call.op, call.purpose)
		x.addEndpoint(call.op, sentence(deed), from, to)
		if deed != "" {
			name := call.op.Method + " " + call.op.Path
			x.addFeature(FeatureFact{Text: sentence("`" + name + "` " + wording.LowerFirst(deed)), Group: name, Priority: c.priority}, from, to)
		}
	}
	u.Sentences = u.Sentences[1:]
	u.Text, u.Label, u.Strong = joinSentences(u.Sentences), "", false
	return len(u.Sentences) == 0
}

// deedOfCall is what an operation does, in whole words: "creates" of "POST /holds" creates a
// hold, and "once" of "/holds/{id}/extend" extends one, once.
func deedOfCall(op reading.Operation, purpose string) string {
	if purpose == "" || reading.HasHan(purpose) {
		return purpose
	}
	parts := strings.FieldsFunc(op.Path, func(r rune) bool { return r == '/' })
	named := slices.DeleteFunc(slices.Clone(parts), func(p string) bool { return strings.HasPrefix(p, "{") || strings.HasPrefix(p, ":") })
	if len(named) == 0 {
		return reading.UpperFirst(purpose)
	}
	thing := wording.Singular(strings.ReplaceAll(named[0], "-", " "))
	first := reading.FirstWord(purpose)
	switch {
	case !reading.InThirdPerson(first) && len(named) > 1 && bareVerb(named[len(named)-1]):
		return reading.UpperFirst(wording.Plural(named[len(named)-1])) + " " + wording.Article(thing) + " " + thing + ", " + purpose
	case first == purpose && reading.InThirdPerson(first):
		return reading.UpperFirst(purpose) + " " + wording.Article(thing) + " " + thing
	}
	return strings.TrimSpace(strings.Replace(reading.UpperFirst(purpose)+" ", " it ", " the "+thing+" ", 1))
}

// callAside parts an operation from what stands in brackets behind it.
func callAside(part string) (code, about string) {
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}} {
		if head, rest, ok := strings.Cut(part, pair[0]); ok && strings.HasSuffix(strings.TrimSpace(rest), pair[1]) {
			return head, strings.TrimSuffix(strings.TrimSpace(rest), pair[1])
		}
	}
	return part, ""
}
