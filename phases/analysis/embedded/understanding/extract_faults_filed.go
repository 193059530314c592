package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// addFault files one of the faults as something that the product reports, with what is said of it
// beside.
func (x *understander) addFault(f fault, over faultList, u *reading.Unit, c context) {
	level, han := reading.FirstOf(f.level, over.level), reading.HasHan(f.what)
	reported := reading.FirstOf(x.lex.findingLevel(level), x.lex.FindingReported.In(han))
	what := strings.TrimRight(f.what, ".。")
	if !codeWord(reading.FirstWord(what)) {
		what = wording.LowerFirst(what)
	}
	lead := over.program
	if f.code != "" {
		lead = x.lex.CheckNamed.In(han) + "`" + f.code + "`"
	}
	text := reading.UpperFirst(strings.TrimSpace(lead + " " + x.lex.ReportsFault.In(han)))
	switch {
	case han:
		text += reported + "：" + what
	case tellsClause(what):
		text += " " + reported + " when " + what
	default:
		text += " " + reported + " for " + what
	}
	at := x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, u.From, u.To)
	x.u.Features[at].Actor, x.u.Features[at].Want = "", ""
	x.tellFault(at, f.code, reported, what)
	for _, remark := range f.remarks {
		if reading.ContainsAny(" "+reading.Lower(remark)+" ", x.lex.FaultAsides...) {
			x.note(reading.UpperFirst(remark), u.From, u.To)
			continue
		}
		x.addCriterion(at, reading.UpperFirst(remark), u.From, u.To)
	}
	if level != "" && x.lex.offLevel(level) {
		x.addCriterion(at, x.lex.OffUnlessAsked.In(han), u.From, u.To)
	}
}

// addChecked files what is only named as being checked, "spelling of the headings", as something
// that the product checks.
func (x *understander) addChecked(f fault, over faultList, u *reading.Unit, c context) {
	what := f.what
	if !codeWord(reading.FirstWord(what)) {
		what = wording.LowerFirst(what)
	}
	if TrimArticle(what, x.lex.articles) == what && !reading.HasHan(what) {
		what = "the " + what
	}
	text := reading.UpperFirst(strings.TrimSpace(over.program + " " + x.lex.ChecksThing.In(reading.HasHan(what)) + what))
	at := x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, u.From, u.To)
	x.u.Features[at].Fault = what
	for _, remark := range f.remarks {
		x.addCriterion(at, reading.UpperFirst(remark), u.From, u.To)
	}
}

// tellFault notes of a feature which fault it reports, and as what.
func (x *understander) tellFault(at int, code, reported, what string) {
	f, han := &x.u.Features[at], reading.HasHan(what)
	f.Fault, f.FaultAs = strings.TrimRight(what, " .。"), reported
	switch {
	case code != "" && han:
		f.FaultAs = x.lex.CheckNamed.In(han) + "`" + code + "` 的" + reported
	case code != "":
		f.FaultAs = reported + " of " + reading.Lower(x.lex.CheckNamed.In(han)) + "`" + code + "`"
	}
}

// codeWord tells a word that keeps its capital, "API", "SQL", "W12".
func codeWord(word string) bool { return len(word) > 1 && word == strings.ToUpper(word) }
