package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// table is the rows of one table with the roles of its columns.
type table struct {
	header []string
	roles  []string
	has    map[string]int // role to column

	due     string // by when the targets are reached, as the header of their column adds
	horizon string // by when the values of the target are reached, where the header says only this
}

// row is one row with its cells by role.
type row struct {
	t *table
	u *reading.Unit
}

func (r row) get(role string) string {
	i, ok := r.t.has[role]
	if !ok || i >= len(r.u.Cells) || r.u.Cells[i] == "–" {
		return ""
	}
	return strings.TrimSpace(r.u.Cells[i])
}

// again is the cell of a second column with a role.
func (r row) again(role string) string {
	for i := r.t.has[role] + 1; i < min(len(r.t.roles), len(r.u.Cells)); i++ {
		if r.t.roles[i] == role && r.u.Cells[i] != "–" {
			return strings.TrimSpace(r.u.Cells[i])
		}
	}
	return ""
}

// with is the row with another text in the column of a role.
func (r row) with(role, text string) row {
	i, ok := r.t.has[role]
	if !ok || i >= len(r.u.Cells) {
		return r
	}
	u := *r.u
	u.Cells = slices.Clone(u.Cells)
	u.Cells[i] = text
	return row{r.t, &u}
}

// readTable reads the rows of one table.
func (x *understander) readTable(units []int, c context) {
	t := x.columnRoles(x.r.Units[units[0]].Header)
	first := &x.r.Units[units[0]]
	if first.LeadUnit >= 0 {
		c = x.leadContext(first, c)
	}
	changes := x.changesTable(t, units, c)
	if !changes && x.callersTable(t, units, c) {
		return
	}
	if !changes && (x.rightsTable(t, units, c) || x.listTable(t, units, c) || x.toDoTable(t, units, c) || x.metadataTable(t, c)) {
		return
	}
	if !changes && x.metadataRows(t, units, c) {
		x.rowsOfPaper(units)
		return
	}
	if !changes && x.columnsOfFeature(t, units, c) {
		return
	}
	x.fillParts(t, units)
	x.movesTable(t, units, c)
	if c.kind == "quality" {
		t.demandsOfQualities()
	}
	x.indicatorsAimed(t, units, c)
	read := x.tableReader(t, units, c)
	if _, people := t.has["persona"]; !people && c.kind == "actor" && len(t.header) == 2 && x.sectionActor(first.Section) >= 0 {
		read = x.attributeRow
	}
	if changes {
		read = x.changeRow
	}
	if checks := x.checksIn(t, units); checks != nil {
		read = x.checkRow(checks)
	}
	if x.tellsWays(t, units) {
		read = x.integrationRow
	}
	if x.kindsOfRows(t, units, c) {
		read = x.kindRow
	}
	for _, i := range units {
		r := row{t, &x.r.Units[i]}
		if title := x.rowTitle(r, units); title != "" {
			c.group = title
			x.place(r.u.From, r.u.To)
			continue
		}
		read(x.withTopic(r, units), c)
	}
	x.relationCells(t, units)
}

// rowTitle is what a row says that only heads the rows below it: "3.1 |
// Registering finds | |" in a table in which other rows fill more columns.
func (x *understander) rowTitle(r row, units []int) string {
	name, filled := "", 0
	for i, cell := range r.u.Cells {
		if cell == "" || cell == "–" {
			continue
		}
		if filled++; r.t.roles[min(i, len(r.t.roles)-1)] != "id" {
			name = cell
		}
	}
	if len(r.u.Cells) < 3 || filled > 2 || name == "" || len(units) < 3 || strings.ContainsAny(name, ".;:，。；：") || len(strings.Fields(name)) > 6 || reading.HasFiniteVerb(name) {
		return ""
	}
	if id := r.get("id"); filled == 2 && (id == "" || strings.Trim(id, "0123456789.ABCDEFGHIVX*") != "") {
		return ""
	}
	more := 0
	for _, i := range units {
		n := 0
		for _, cell := range x.r.Units[i].Cells {
			if cell != "" && cell != "–" {
				n++
			}
		}
		if n > filled {
			more++
		}
	}
	if more*2 < len(units) || r.get("requirement") == "" && r.get("id") == "" && filled > 1 {
		return ""
	}
	return name
}

// metadataTable tells a table about the document itself.
func (x *understander) metadataTable(t *table, c context) bool {
	if c.kind != "" && c.kind != "overview" && c.kind != "top" || len(t.header) == 0 {
		return false
	}
	if x.lex.revisions(t.header) {
		return true
	}
	if _, leads := t.has["to"]; leads || len(t.header) > 3 {
		return false
	}
	for _, h := range x.lex.metadata.Find(t.header[0]) {
		if h.Start == 0 && h.End == len(t.header[0]) {
			return true
		}
	}
	return false
}

// revisions tells the header of a table of the versions of the document itself,
// which names who changed it, from that of a plan of releases.
func (l *Lexicons) revisions(header []string) bool {
	version, date, author := false, false, false
	for _, cell := range header {
		switch word := strings.Trim(reading.Lower(cell), " *:："); {
		case l.VersionColumns[word]:
			version = true
		case l.DateColumns[word]:
			date = true
		case l.AuthorColumns[word]:
			author = true
		}
	}
	return version && date && author
}

// metadataRows tells a table without such a header whose rows are about the
// document: "版本 | 1.2", "Author | Ingrid".
func (x *understander) metadataRows(t *table, units []int, c context) bool {
	if c.kind != "" && c.kind != "overview" && c.kind != "top" || len(t.header) != 2 || len(units) > 12 {
		return false
	}
	about, beside := 0, 0
	for _, i := range units {
		if x.lex.FormKeys[strings.Trim(reading.Lower(first(x.r.Units[i].Cells)), " :*")] {
			beside++
			continue
		}
		key := strings.Trim(first(x.r.Units[i].Cells), " :：*")
		for _, h := range x.lex.metadata.Find(key) {
			if h.Start == 0 && h.End == len(key) {
				about++
				break
			}
		}
	}
	return about >= 2 && (about+beside)*3 >= len(units)*2
}

// rowsOfPaper notes the rows of a table about the document as such: who leads the design is
// nothing that binds the product. When it is to be released, or for how much, stays.
func (x *understander) rowsOfPaper(units []int) {
	if x.paperRows == nil {
		x.paperRows = map[int]bool{}
	}
	for _, i := range units {
		if !reading.ContainsAny(reading.Lower(first(x.r.Units[i].Cells)), x.lex.PlanKeys...) {
			x.paperRows[i] = true
		}
	}
}

// tableReader chooses how rows are read: by their columns, then by the heading.
func (x *understander) tableReader(t *table, units []int, c context) func(row, context) {
	has := func(roles ...string) bool {
		for _, r := range roles {
			if _, ok := t.has[r]; !ok {
				return false
			}
		}
		return true
	}
	x.pathsInColumn(t, units)
	verdict, weighed := x.weighs(t)
	notices := x.lex.noticesIn(t.header)
	cases := x.casesIn(t, units)
	switch chosen := x.lex.choiceColumns(t.header); {
	case weighed:
		return x.weighedRow(verdict)
	case notices != nil && c.kind != "risk" && c.kind != "problem":
		return x.noticeRow(notices)
	case has("method", "path"), x.callsInCells(t, units):
		return x.endpointRow
	case cases != nil && slices.Contains([]string{"", "top", "overview", "feature", "constraint", "flow", "error", "decision"}, c.kind):
		return x.caseRow(cases)
	case x.lex.deedOfDoer(t.header) != "":
		return x.doerRow
	case chosen != nil:
		return x.choiceRow(chosen)
	case x.lex.tellsSources(t.header):
		return func(r row, _ context) { x.sourceRow(r) }
	case has("entity", "field") || has("field", "type") && c.kind != "setting":
		return x.fieldRow
	case c.kind == "non_goal":
		return x.nonGoalRow
	case c.kind == "tender":
		return x.ruleRow
	case has("risk") && (has("mitigation") || has("impact") || has("probability") || c.kind == "risk"), c.kind == "risk":
		return x.riskRow
	case has("from", "to") && (c.kind == "state" || c.kind == "data"):
		return x.transitionRow
	case has("state") && (has("to") || has("definition") || has("purpose") || c.kind == "state") && x.namesStates(t, units):
		return x.stateRow
	case c.kind == "quality" && has("persona") && (has("allowed") || has("denied")): // "Who may do what"
		return x.personaRow
	case t.parametersOf(x.r.Sections[x.r.Units[units[0]].Section].Title):
		return x.featureRow
	case c.kind == "quality" && has("baseline", "target") && x.alsoOfSuccess(x.r.Units[units[0]].Section):
		return x.goalRow // "Numbers we will be measured by": what is so today and what is aimed at
	case c.kind == "quality" && !has("goal", "metric"):
		return x.qualityRow
	case has("goal") && (c.kind != "actor" || !has("persona")) || (c.kind == "goal" || c.kind == "metric") && (has("metric") || has("target")):
		return x.goalRow
	case c.kind == "term", has("term", "definition"):
		return x.termRow
	case has("alternative") && (has("liked") || has("disliked")), c.kind == "alternative":
		return x.alternativeRow
	case c.kind == "actor", has("persona") && (has("needs") || has("pains")):
		return x.personaRow
	case c.kind == "milestone", has("milestone", "date"):
		return x.milestoneRow
	case c.kind == "question", has("question", "owner"):
		return x.questionRow
	case c.kind == "assumption", has("assumption"):
		return x.assumptionRow
	case has("system") && (has("protocol") || has("content") || has("direction")) && (c.kind == "api" || c.kind == ""):
		return x.integrationRow
	case has("command") && !has("code"), x.namesCommands(t, units, c):
		return x.commandRow
	case c.kind == "quality", has("metric", "target"), has("metric", "measurement"):
		return x.qualityRow
	case has("story"), has("requirement"), has("want"), has("name", "priority"), c.kind == "feature" && !has("code") && !has("key", "default"), c.kind == "story":
		return x.featureRow
	case has("output") && !has("system"):
		return x.outputRow
	case c.kind == "integration", has("system", "protocol"):
		return x.integrationRow
	case c.kind == "technology", has("technology"):
		return x.unlessOpen(x.technologyRow)
	}
	return x.unlessOpen(x.ruleRow)
}

// alsoOfSuccess says that the heading of a section speaks of what success is measured by, behind
// the word that makes it one of qualities: "Numbers we will be measured by".
func (x *understander) alsoOfSuccess(section int) bool {
	return slices.ContainsFunc(x.lex.headings.Find(x.r.Sections[section].Title), func(h reading.Hit[headingCue]) bool {
		return h.Value.Kind == "metric" || h.Value.Kind == "goal"
	})
}

// spell puts a row into words: first cell, then the others with their headers.
func spell(r row) string {
	var parts []string
	alone := answers(r.u.Cells) == 1
	for i, cell := range r.u.Cells {
		if i == 0 || cell == "" || cell == "–" {
			continue
		}
		head := ""
		if i < len(r.t.header) && len(r.u.Cells) > 2 {
			head = r.t.header[i]
		}
		switch r.t.roles[min(i, len(r.t.roles)-1)] {
		case "definition", "purpose", "requirement", "notes", "date", "rule", "code":
			head = ""
		}
		switch {
		case alone && isAdjective(head) && strings.EqualFold(cell, "yes"):
			cell = wording.LowerFirst(head) // "Breaking | yes"
		case alone && isAdjective(head) && strings.EqualFold(cell, "no"):
			cell = "not " + wording.LowerFirst(head)
		case head != "":
			cell = underHead(head, cell)
		}
		parts = append(parts, cell)
	}
	for i := range max(0, len(parts)-1) {
		parts[i] = strings.TrimRight(parts[i], ".。")
	}
	if len(r.u.Cells) == 0 {
		return ""
	}
	sep := ", "
	if reading.HasHan(r.u.Text) {
		sep = "，"
	}
	return LabelText(r.u.Cells[0], strings.Join(parts, sep))
}

// answers is how many cells of a row say yes or no: several of them stand under the names
// of what they are compared for.
func answers(cells []string) int {
	n := 0
	for _, cell := range cells {
		if strings.EqualFold(cell, "yes") || strings.EqualFold(cell, "no") {
			n++
		}
	}
	return n
}

// isAdjective says that the head of a column tells how something is: "Breaking", "Required".
func isAdjective(head string) bool {
	low := reading.Lower(head)
	return low != "" && !strings.Contains(low, " ") && reading.HasSuffixOf(low, "ing", "ed", "able", "ible", "al", "ive", "ory")
}

// underHead is a cell behind the header of its column. The unit in the brackets of
// the header goes with the number: "补贴（元/月）" over "100" is "补贴 100 元/月".
func underHead(head, cell string) string {
	bare := withoutBrackets(head)
	if bare != head && bare != "" && strings.ContainsAny(cell, "0123456789") && strings.Trim(cell, "0123456789.,–-~ ") == "" {
		if unit := strings.Trim(strings.TrimPrefix(head, bare), " ()（）"); unit != "" && len([]rune(unit)) <= 8 && !strings.ContainsAny(unit, "0123456789") {
			return bare + " " + cell + " " + unit
		}
	}
	return head + " " + cell
}

// deedOfDoer is what those do whom the second of two columns names, behind one of cases:
// 金额 | 审批人. Empty for any other table.
func (l *Lexicons) deedOfDoer(header []string) string {
	if len(header) != 2 {
		return ""
	}
	head := strings.Trim(reading.Lower(header[1]), " *")
	for _, pair := range l.DoerColumns {
		if who, deed, _ := strings.Cut(pair, "="); who == head {
			return deed
		}
	}
	return ""
}

// doerRow reads who decides in a case: "2000 元以下 | 部门经理" below 金额 | 审批人.
func (x *understander) doerRow(r row, c context) {
	if len(r.u.Cells) < 2 || first(r.u.Cells) == second(r, first(r.u.Cells)) {
		return
	}
	deed, topic, of, who := x.lex.deedOfDoer(r.t.header), r.t.header[0], r.u.Cells[0], r.u.Cells[1]
	text := "The " + wording.LowerFirst(who) + " " + deed + " where the " + wording.LowerFirst(topic) + " is " + wording.LowerFirst(of)
	if reading.HasHan(r.u.Text) {
		text = strings.TrimSuffix(topic+" "+of, "的") + "的，由" + who + deed
	}
	x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, r.u.From, r.u.To)
}

// ruleOfRow is the rule of a Chinese row together with what its other column says of it, "规则 | 说明": the rule leads,
// and what is said of it holds in its case only. Empty for any other row.
func ruleOfRow(r row) string {
	rule, said := strings.TrimRight(r.get("rule"), "。； "), r.get("definition")
	if rule == "" || said == "" || !reading.HasHan(rule) || len([]rune(rule)) < minRuleRunes || strings.ContainsAny(rule, "：|") {
		return ""
	}
	return rule + "，" + said
}

// minRuleRunes is how long a cell is at least that tells a rule and is no name of one.
const minRuleRunes = 8

func (x *understander) featureRow(r row, c context) {
	if x.storyRow(r, c) || x.callRow(r, c) {
		return
	}
	text := reading.FirstOf(r.get("story"), r.get("requirement"))
	name := r.get("name")
	purpose := reading.FirstOf(r.get("purpose"), r.get("definition"), r.get("content"))
	switch {
	case name != "" && (text != "" || purpose != ""): // the column of names says how each is called
		text = LabelText(name, reading.FirstOf(text, purpose))
	case name != "":
		text = name
	case text == "" && ruleOfRow(r) != "":
		text = ruleOfRow(r)
	case text == "" && purpose != "":
		text = purpose
		if label := reading.FirstOf(r.get("key"), r.get("category"), r.get("what")); label != "" {
			name, text = label, LabelText(label, purpose)
		}
	case text == "" && x.named(first(r.u.Cells)) >= 0: // more about a feature above
		x.addCriterion(x.named(first(r.u.Cells)), spell(r), r.u.From, r.u.To)
		return
	case text == "" && x.parameterCells(r) != "":
		text = first(r.u.Cells)
	case text == "":
		text = spell(r)
	case purpose != "":
		name, text = text, LabelText(text, purpose)
	}
	if what, why := x.lex.turnedDownBehind(text); what != "" {
		x.addNonGoal(what, why, r.u.From, r.u.To)
		return
	}
	if why, out := x.refusedRank(r.get("priority")); out {
		x.addNonGoal(text, why, r.u.From, r.u.To)
		return
	}
	list := reading.Sentences(text, r.u.From)
	if len(list) == 0 {
		x.note(spell(r), r.u.From, r.u.To)
		return
	}
	t := x.tags(list[0].Text)
	f := FeatureFact{Ref: reading.FirstOf(r.get("id"), t.ref), Name: name, Text: t.text, Group: reading.FirstOf(r.get("category"), c.group), Part: r.get("part")}
	rank := x.ranks[strings.ToUpper(r.get("category"))]
	if rank != "" || len([]rune(f.Group)) == 1 { // "A" is a class, no part of the product
		f.Group = c.group
	}
	if label, body, _ := reading.CutLabel(t.text, true); label != "" && name == "" && body != "" {
		f.Name = label
	}
	f.Priority = reading.FirstOf(x.ranks[strings.ToUpper(r.get("priority"))], rank, x.tag(reading.FirstOf(r.get("priority"), "")), t.priority, c.priority)
	if f.Priority == "wont" {
		f.StaysOut = x.lex.staysOut(r.get("priority"))
	}
	told := x.parameterCells(r)
	at := x.addFeature(f, r.u.From, r.u.To)
	x.more(at, r.u, list[1:], c)
	if told != "" {
		x.addDetail(at, told, r.u.From, r.u.To)
		return
	}
	x.featureNotes(at, r, c)
}

// parameterCells are what the columns of a Chinese table of parameters say of one beside its name and
// what it is for: 类型：string，必填：Y，长度/范围：≤64. Empty for a row of any other table.
func (x *understander) parameterCells(r row) string {
	if !r.t.listsParameters() || !reading.HasHan(strings.Join(r.t.header, "")) {
		return ""
	}
	var told []string
	for i, cell := range r.u.Cells {
		switch role := r.t.roles[min(i, len(r.t.roles)-1)]; {
		case i == 0 || cell == "" || cell == "–" || i >= len(r.t.header):
		case role == "name", role == "purpose", role == "definition", role == "requirement", role == "content", role == "notes":
		default:
			told = append(told, r.t.header[i]+"："+cell)
		}
	}
	return strings.Join(told, "，")
}

// parametersOf says that a Chinese table below the path of a call lists its parameters.
func (t *table) parametersOf(title string) bool {
	return t.listsParameters() && reading.HasHan(strings.Join(t.header, "")) && strings.Contains(title, "/")
}

// listsParameters says that a table tells of each row its type and whether it is required.
func (t *table) listsParameters() bool {
	_, typed := t.has["type"]
	_, required := t.has["required"]
	return typed && required
}

// storyRow reads a row of the columns "As a", "I want", "so that".
func (x *understander) storyRow(r row, c context) bool {
	want := r.get("want")
	if want == "" {
		return false
	}
	role := reading.FirstOf(r.get("persona"), r.get("story"))
	f := FeatureFact{Ref: r.get("id"), Want: want, Benefit: r.get("benefit"), Actor: x.storyActor(role, r.u.From), Name: x.lex.Headline(want), Priority: reading.FirstOf(x.tag(r.get("priority")), c.priority), Group: c.group}
	f.Text = "As " + role + ", I want " + want
	if f.Benefit != "" {
		f.Text += ", so that " + f.Benefit
	}
	at := x.addFeature(f, r.u.From, r.u.To)
	x.featureNotes(at, r, c)
	return true
}

// featureNotes files the remaining columns of a feature's row.
func (x *understander) featureNotes(at int, r row, _ context) {
	for i, cell := range r.u.Cells {
		switch r.t.roles[min(i, len(r.t.roles)-1)] {
		case "":
			if i < len(r.t.header) && x.lex.tellsMore(cell) { // a column that no word of ours heads
				x.addDetail(at, LabelText(r.t.header[i], cell), r.u.From, r.u.To)
			}
		case "notes", "criteria", "rule", "target", "measurement":
			if r.t.roles[i] == "rule" && ruleOfRow(r) != "" && strings.HasPrefix(x.u.Features[at].Text, strings.TrimRight(cell, "。； ")) {
				continue // it is the feature itself
			}
			for _, sen := range reading.Sentences(cell, r.u.From) {
				s := x.look(sen.Text)
				if r.t.roles[i] == "notes" && x.besideTheRule(&s) {
					x.addReason(at, sen.Text, r.u.From, r.u.To)
				} else if s.ruleLike() || r.t.roles[i] == "criteria" {
					x.addCriterion(at, sen.Text, r.u.From, r.u.To)
				} else {
					x.addDetail(at, sen.Text, r.u.From, r.u.To)
				}
			}
		}
	}
}

// besideTheRule tells a note in a row of functions that says where something comes
// from, what is good enough or what goes on without the product: "CSV is fine",
// "flag comes from the till", "the form stays on paper". None of them can be tried.
func (x *understander) besideTheRule(s *signals) bool {
	if s.trigger != "" || s.has("must") || len(s.measures) > 0 || len(strings.Fields(s.text)) > 9 {
		return false
	}
	low := " " + strings.TrimRight(reading.Lower(s.text), ".。 ") + " "
	return s.has("supplied") || x.lex.suffices(s.text) || reading.ContainsAny(low, x.lex.NotesBeside...)
}

// named is the feature of a name, or -1.
func (x *understander) named(name string) int {
	want := fold(name)
	for i := max(0, len(x.u.Features)-64); i < len(x.u.Features) && want != ""; i++ {
		if fold(x.u.Features[i].Name) == want {
			return i
		}
	}
	return -1
}
