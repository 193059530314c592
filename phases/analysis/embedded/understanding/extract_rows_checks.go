package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// checkColumns are the columns of a table of what a program looks for in what it is given:
// how each rule is called, how bad it is to break it, and when it is broken.
type checkColumns struct{ name, level, finds int }

// checksIn tells such a table, "Rule | Level | What it finds", from one of rules that bind
// the product: its first column holds names and no sentences, and another one says how bad
// a finding is or is headed by what is found. Nil for any other table.
func (x *understander) checksIn(t *table, units []int) *checkColumns {
	c := checkColumns{name: 0, level: -1, finds: -1}
	if len(t.header) < 2 || !x.lex.CheckColumns[columnHead(t.header[0])] {
		return nil
	}
	for i, head := range t.header[1:] {
		low := columnHead(head)
		switch {
		case c.level < 0 && x.lex.LevelColumns[low]:
			c.level = i + 1
		case c.finds < 0 && x.lex.FindsColumns[low]:
			c.finds = i + 1
		}
	}
	found := c.finds > 0
	if !found {
		c.finds = slices.IndexFunc(t.roles, func(role string) bool { return role == "definition" || role == "purpose" || role == "notes" })
	}
	if c.finds < 1 || !found && c.level < 1 {
		return nil
	}
	for _, i := range units {
		cells := x.r.Units[i].Cells
		if len(cells) <= max(c.finds, c.level) || !ruleName(cells[0]) || cells[c.finds] == "" || c.level > 0 && x.lex.findingLevel(cells[c.level]) == "" && !x.lex.offLevel(cells[c.level]) {
			return nil
		}
	}
	return &c
}

// columnHead is the header of a column as lists of words have it.
func columnHead(head string) string { return reading.Lower(strings.Trim(head, " *:：?？`")) }

// ruleName tells what a rule of a checker is called by: one word in code or in small letters,
// "size-list", or a code, "E101".
func ruleName(cell string) bool {
	name := strings.Trim(cell, "`* ")
	if name == "" || strings.ContainsAny(name, " .,;:") || !reading.IsASCII(name) {
		return false
	}
	return strings.HasPrefix(cell, "`") || name == reading.Lower(name) || bareCode(name)
}

// findingLevel is what a rule of a level reports, with its article: "an error". Empty for a
// cell that is no level.
func (l *Lexicons) findingLevel(cell string) string {
	said := columnHead(cell)
	for _, pair := range l.FindingLevels {
		if level, reported, _ := strings.Cut(pair, "="); level == said {
			return reported
		}
	}
	return ""
}

// offLevel tells the level of a rule that is not looked for unless somebody asks for it.
func (l *Lexicons) offLevel(cell string) bool { return l.OffLevels[columnHead(cell)] }

// checkRow reads a row of such a table as something that the product does: it reports
// whatever breaks the rule.
func (x *understander) checkRow(c *checkColumns) func(row, context) {
	return func(r row, in context) {
		level := ""
		if c.level > 0 {
			level = r.u.Cells[c.level]
		}
		at := x.addCheck(r.u.Cells[c.name], level, r.u.Cells[c.finds], r.u, in)
		for i, cell := range r.u.Cells {
			if i != c.name && i != c.level && i != c.finds && x.lex.tellsMore(cell) {
				x.addDetail(at, LabelText(r.t.header[i], cell), r.u.From, r.u.To)
			}
		}
	}
}

// checkItem reads an item of a list of such rules, with its level in brackets: "`twice`
// (warning) – an item isn't named once".
func (x *understander) checkItem(u *reading.Unit, nested []int, c context) bool {
	code := leadingCode(u)
	if u.Kind != reading.Bullet || code == "" || !ruleName(code) || c.feature >= 0 {
		return false
	}
	level, finds, ok := strings.Cut(strings.TrimPrefix(strings.NewReplacer("（", "(", "）", ")").Replace(strings.TrimSpace(u.Text[len(code):])), "("), ")")
	if !ok || x.lex.findingLevel(level) == "" && !x.lex.offLevel(level) {
		return false
	}
	if finds = strings.TrimLeft(finds, " :：–—-"); finds == "" {
		return false
	}
	at := x.addCheck(code, level, finds, u, c)
	x.nest(at, nested, c)
	return true
}

// addCheck files a rule of a checker and says where: what it reports, how bad that is, and
// when.
func (x *understander) addCheck(name, level, finds string, u *reading.Unit, c context) int {
	han := reading.HasHan(finds)
	reported := reading.FirstOf(x.lex.findingLevel(level), x.lex.FindingReported.In(han))
	list := reading.Sentences(finds, u.From)
	what := wording.LowerFirst(strings.TrimRight(list[0].Text, ".。"))
	code, fault := strings.Trim(name, "`* "), true
	text := x.lex.CheckNamed.In(han) + "`" + code + "`"
	switch word := reading.FirstWord(what); {
	case han:
		text += " 在" + strings.TrimSuffix(what, "时") + "时报告" + reported
	case deedWithoutSubject(reading.UpperFirst(what)) && word != "":
		text += " " + what + ", as " + reported
		fault = false // its own verb says what it does with it
	case tellsClause(what):
		text += " reports " + reported + " when " + what
	default: // a thing, or a clause with a verb that no list has
		text += " reports " + reported + " for " + what
	}
	at := x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, u.From, u.To)
	if fault {
		x.tellFault(at, code, reported, what)
	}
	for _, sen := range list[1:] {
		x.addCriterion(at, sen.Text, u.From, u.To)
	}
	if x.lex.offLevel(level) {
		x.addCriterion(at, x.lex.OffUnlessAsked.In(han), u.From, u.To)
	}
	return at
}

// tellsClause tells a clause, "the cache stays in the image", from a thing, "two caches in one
// image", of which a rule says that it finds it.
func tellsClause(what string) bool {
	for _, of := range []string{" that ", " which ", " who ", " whose ", " where ", " without ", " because "} { // they tell which thing
		what, _, _ = strings.Cut(what, of)
	}
	if reading.HasFiniteVerb(what) || strings.Contains(what, "n't ") {
		return true
	}
	words := strings.Fields(what)
	if len(words) < 4 || !strings.Contains(" a an the one no each every ", " "+words[0]+" ") {
		return false
	}
	for i, word := range words[1:min(len(words)-1, 6)] {
		if i > 0 && bareVerb(word) && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") {
			return true
		}
		if !bareVerb(word) { // behind a preposition other things are named
			return false
		}
	}
	return false
}
