package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// rights files what a table of roles says that each may do and may not do: the
// one is a feature, the other binds the product.
func (x *understander) rights(name string, r row) {
	may := strings.TrimRight(r.get("allowed"), "。. ")
	not := strings.TrimRight(r.get("denied"), "。. ")
	if reading.HasHan(may) && reading.HasPrefixOf(may, "全部", "所有", "本") && !reading.ContainsAny(may, x.lex.ChineseRights...) {
		x.addFeature(FeatureFact{Text: name + "的权限范围是" + may}, r.u.From, r.u.To) // how far it reaches, and no deed
		may = ""
	}
	may = x.lex.wholeRight(may)
	if x.lex.keptThings(may) {
		may = "维护" + may // 账号、组织架构: who has them as their part keeps them
	}
	if x.lex.tellsMore(may) {
		x.addFeature(FeatureFact{Text: x.lex.withRight(name, may, "可以", " can "), Actor: name, Want: withoutMay(may)}, r.u.From, r.u.To)
	}
	if x.lex.tellsMore(not) {
		x.addConstraint(x.lex.withRight(name, not, "不能", " cannot "), r.u.From, r.u.To)
	}
}

// wholeRight gives a cell of rights that names no deed the verb that it leaves out:
// "everything a volunteer can, edit items" lets somebody do everything a volunteer can do.
func (l *Lexicons) wholeRight(cell string) string {
	low := reading.Lower(cell)
	switch {
	case reading.HasPrefixOf(low, l.DoneWhole...):
		first, rest, more := strings.Cut(cell, ",")
		if strings.HasSuffix(first, " can") {
			first += " do"
		}
		if more {
			first += "," + rest
		}
		return "do " + wording.LowerFirst(first)
	case reading.HasPrefixOf(low, l.HadWhole...):
		return "have " + wording.LowerFirst(cell)
	}
	return cell
}

// keptThings says that a Chinese cell only names things that somebody keeps, without a deed.
func (l *Lexicons) keptThings(cell string) bool {
	named := false
	for thing := range strings.FieldsFuncSeq(cell, func(r rune) bool { return strings.ContainsRune("、，和及", r) }) {
		if !l.ChineseKeptThings[strings.TrimSpace(thing)] {
			return false
		}
		named = true
	}
	return named
}

// withRight puts a right into words: "督导不能改已提交的分数". Text that has a modal
// verb of its own keeps it.
func (l *Lexicons) withRight(name, what, han, latin string) string {
	if !reading.HasHan(what) {
		return name + latin + what
	}
	if reading.ContainsAny(what, l.ChineseRightVerbs...) {
		return name + what
	}
	return name + han + what
}

// withoutMay is a right without the word that allows it.
func withoutMay(right string) string {
	for _, can := range []string{"可以", "能够", "能"} {
		if deed, ok := strings.CutPrefix(right, can); ok {
			return deed
		}
	}
	return right
}

// tellsMore tells a cell that says something from one that only counts, dates or
// ticks.
func (l *Lexicons) tellsMore(cell string) bool {
	cell = strings.Trim(cell, "–—-/ ")
	if l.EmptyCells[reading.Lower(cell)] {
		return false
	}
	if reading.HasHan(cell) {
		return len([]rune(cell)) >= 4 && strings.TrimLeft(cell, "约近0123456789,.%年月日人个家名台次 ") != ""
	}
	return len(strings.Fields(cell)) >= 3
}

// asideOf is a remark in the brackets of the language of a text.
func asideOf(what, text string) string {
	if reading.HasHan(text) {
		return "（" + what + "）"
	}
	return " (" + what + ")"
}
