package understanding

import (
	"slices"
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
	named := may
	may = x.lex.wholeRight(may)
	switch {
	case may == named && x.rightsOfCell(name, may, r):
		may = ""
	case x.namesThings(may): // what they do with it is told elsewhere
		x.addConstraint(name+" may work with "+may, r.u.From, r.u.To)
		may = ""
	}
	if x.lex.keptThings(may) {
		may = "维护" + may // 账号、组织架构: who has them as their part keeps them
	}
	if x.lex.tellsMore(may) || x.shortDeed(may) {
		x.addFeature(FeatureFact{Text: x.lex.withRight(name, may, "可以", " can "), Actor: name, Want: withoutMay(may)}, r.u.From, r.u.To)
	}
	if x.lex.tellsMore(not) || x.shortDeed(not) {
		x.addConstraint(x.lex.withRight(name, not, "不能", " cannot "), r.u.From, r.u.To)
	}
}

// maxRightWords is how many words one of several rights in a cell has at most.
const maxRightWords = 6

// rightsOfCell files a cell that lists what a role may do or work with as a list of its rights:
// "search, wish list, see own bookings". Nothing says by which verb things in it are meant.
func (x *understander) rightsOfCell(name, may string, r row) bool {
	parts := reading.SplitTop(strings.ReplaceAll(may, "; ", ", "), ", ")
	if at := r.t.has["allowed"]; reading.HasHan(may) || len(parts) < 2 || reading.HasPrefixOf(reading.Lower(r.t.header[at]), "can") {
		return false // below "Can" each cell goes on with its deeds
	}
	several := func(part string) bool { return strings.Contains(strings.TrimSpace(part), " ") }
	if several(parts[0]) && slices.ContainsFunc(parts, func(part string) bool { return !several(part) }) {
		return false // "manage settings, users, backups" is one deed
	}
	f := FeatureFact{List: ListRights, Actor: name, Name: x.lex.Headline(x.rightsName(name))}
	for _, part := range parts {
		part = strings.TrimSpace(strings.TrimPrefix(part, "and "))
		if part == "" || len(strings.Fields(part)) > maxRightWords || strings.ContainsAny(part, ".:") {
			return false
		}
		f.Rights = append(f.Rights, Right{Deed: part, Kind: RightGiven})
		f.Rows = append(f.Rows, x.item(sentence(LabelText(part, x.lex.RightAllowed.In(false))), r.u.From, r.u.To))
	}
	x.addList(f, r.u.From, r.u.To)
	return true
}

// wholeRight gives a cell of rights that names no deed the verb that it leaves out:
// "everything a volunteer can, edit items" lets somebody do everything a volunteer can do.
func (l *Lexicons) wholeRight(cell string) string {
	low := reading.Lower(cell)
	switch {
	case reading.HasPrefixOf(low, l.DoneWhole...) && (strings.Contains(low, " can") || strings.Contains(low, " above")):
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

// shortDeed tells a cell of two words that names a deed: "change members".
func (x *understander) shortDeed(cell string) bool {
	if reading.HasHan(cell) || len(strings.Fields(cell)) != 2 {
		return false
	}
	s := x.look(reading.UpperFirst(cell))
	return s.has("deed_opening")
}

// namesThings says that an English cell of rights only names what a role has to do with,
// "invoices, fees, deposits", and no part of it begins with a deed.
func (x *understander) namesThings(cell string) bool {
	if cell == "" || reading.HasHan(cell) {
		return false
	}
	for _, part := range reading.SplitList(cell) {
		first := reading.Lower(reading.FirstWord(part))
		plural := len(first) > 4 && strings.HasSuffix(first, "s") && !strings.HasSuffix(first, "ss")
		if reading.HasPrefixOf(reading.Lower(part), x.lex.DoneWhole...) {
			continue
		}
		if s := x.look(reading.UpperFirst(part)); s.has("deed_opening") || first == "do" || first == "have" || !plural && len(strings.Fields(part)) > 1 {
			return false
		}
	}
	return true
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
