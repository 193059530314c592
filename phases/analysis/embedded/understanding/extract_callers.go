package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A table of those who call the product, "Consumer | Uses the service to | OAuth scope", names each of
// them in its first column: programs that come by themselves, with what they may do.

// callerColumns are the columns of such a table behind the first, -1 where there is none. It is nil for
// any other table.
type callerColumns struct{ deed, scope, limit int }

// callersIn finds the columns of a row about a caller.
func (l *Lexicons) callersIn(u *reading.Unit, title string) *callerColumns {
	if u.Kind != reading.Row || len(u.Header) < 2 || len(u.Cells) < 2 || u.Cells[0] == "" || u.Cells[0] == "–" {
		return nil
	}
	who := callerHead(u.Header[0])
	sure := l.CallerColumnsSure[who]
	if !sure && !l.CallerColumns[who] {
		return nil
	}
	c := &callerColumns{deed: -1, scope: -1, limit: -1}
	for i, h := range u.Header[1:] {
		head := callerHead(h)
		at := i + 1
		switch {
		case l.CallerScopes[head] && at < len(u.Cells) && namesScope(u.Cells[at]):
			c.scope = at
		case l.LimitColumns[head]:
			c.limit = at
		case c.deed < 0:
			c.deed = at
			sure = sure || reading.HasPrefixOf(head+" ", l.CallerDeeds...)
		}
	}
	if c.deed < 0 || c.deed >= len(u.Cells) || len(reading.Operations(u.Cells[0])) > 0 || len(reading.Operations(u.Cells[c.deed])) > 0 && c.scope >= 0 && !sure {
		return nil
	}
	if strings.ContainsAny(u.Cells[c.deed], "0123456789") && bounds(u.Cells) { // only how often it may call
		return nil
	}
	if sure || c.scope >= 0 || c.limit >= 0 && l.isCallerHeading(title) {
		return c
	}
	return nil
}

// isCallerHeading says that the heading above a table names its rows as callers.
func (l *Lexicons) isCallerHeading(title string) bool {
	low := reading.Lower(title)
	for head := range l.CallerColumnsSure {
		if strings.Contains(low, head) {
			return true
		}
	}
	return false
}

// callerHead is the head of a column as the lists of words have it.
func callerHead(head string) string {
	return reading.Lower(strings.Trim(head, " *:：?？`"))
}

// namesScope tells the name of a right as programs write it: `cards:read`, "orders.write".
func namesScope(cell string) bool {
	first := strings.Trim(reading.FirstWord(cell), "`,;，、")
	return strings.ContainsAny(first, ":._/") || strings.HasPrefix(cell, "`")
}

// scopeCell is the right that a cell of a row about an operation names, behind the head of its column:
// "scope `cards:issue`". Empty for any other cell.
func (l *Lexicons) scopeCell(u *reading.Unit, column int) string {
	if column >= len(u.Header) || !l.CallerScopes[callerHead(u.Header[column])] || !namesScope(u.Cells[column]) {
		return ""
	}
	var list []string
	for _, name := range reading.SplitList(strings.ReplaceAll(u.Cells[column], "`", "")) {
		list = append(list, "`"+strings.TrimSpace(name)+"`")
	}
	head := wording.LowerFirst(strings.Trim(u.Header[column], " *:：`"))
	if reading.HasHan(head) {
		return head + "：" + strings.Join(list, "、")
	}
	return head + " " + strings.Join(list, ", ")
}

// dutyOfCallers tells what those who call or receive have to be ready for: "Consumers must expect that an
// event arrives more than once" asks nothing of the product.
func (l *Lexicons) dutyOfCallers(text string) bool {
	if reading.HasHan(text) {
		for head := range l.CallerColumnsSure {
			if rest, ok := strings.CutPrefix(text, head); ok && reading.HasHan(head) && reading.ContainsAny(rest, l.CallersCope...) {
				return true // whichever of the heads it begins with
			}
		}
		return false
	}
	low := reading.Lower(TrimArticle(text, l.articles))
	for _, modal := range []string{" must ", " should ", " shall ", " have to ", " has to ", " need to ", " needs to "} {
		who, duty, ok := strings.Cut(low, modal)
		if one := wording.Singular(who); ok && (l.CallerColumns[one] || l.CallerColumnsSure[one] || one == "receiver") && one != "system" && one != "service" && one != "app" && one != "application" {
			return reading.HasPrefixOf(strings.TrimPrefix(strings.TrimPrefix(duty, "not "), "therefore ")+" ", l.CallersCope...)
		}
	}
	return false
}

// callerNouns notes by which nouns of people a text calls the programs that call the product: the heads of
// the tables that list them, and of any other table about them.
func (l *Lexicons) callerNouns(r *reading.Reading, named map[string]bool) {
	names := map[string]bool{}
	note := func(u *reading.Unit) {
		if head := wording.Singular(callerHead(u.Header[0])); slices.Contains(l.nouns, head) && (l.CallerColumns[head] || l.CallerColumnsSure[head]) {
			named[head] = true
		}
	}
	for i := range r.Units {
		if u := &r.Units[i]; l.callersIn(u, r.Sections[u.Section].Title) != nil {
			names[fold(u.Cells[0])] = true
			note(u)
		}
	}
	if len(names) == 0 {
		return
	}
	for i := range r.Units {
		if u := &r.Units[i]; u.Kind == reading.Row && len(u.Header) > 0 && len(u.Cells) > 0 && names[fold(u.Cells[0])] {
			note(u)
		}
	}
}

// callersTable files the rows of a table of those who call the product. People among them are people.
func (x *understander) callersTable(t *table, units []int, c context) bool {
	if c.kind == "non_goal" || c.kind == "risk" || c.kind == "error" || c.kind == "data" {
		return false
	}
	title := x.r.Sections[x.r.Units[units[0]].Section].Title
	if x.lex.callersIn(&x.r.Units[units[0]], title) == nil {
		return false
	}
	for _, i := range units {
		r := row{t, &x.r.Units[i]}
		cols := x.lex.callersIn(r.u, title)
		switch name := strings.TrimSpace(first(r.u.Cells)); {
		case cols == nil:
			x.ruleRow(r, c)
		case x.isPersonNoun(name):
			x.personaRow(r, c)
		case x.peopleOf(name, r.u):
			x.addActor(ActorFact{Name: bareCaller(name), Role: x.callerPurpose(r.u, cols), Calls: true}, r.u.From, r.u.To)
		default:
			told := x.callerPurpose(r.u, cols)
			if bare, aside := callerAside(name); aside != "" {
				name, told = bare, sentence(reading.UpperFirst(aside))+" "+told
			} else {
				name = bare
			}
			x.addActor(ActorFact{Name: name, Role: told, System: true, Calls: true}, r.u.From, r.u.To)
			x.mergeIntegration(IntegrationFact{Name: name, Purpose: told, Calls: true, Source: x.source(r.u.From, r.u.To)})
		}
	}
	return true
}

// peopleOf says that a caller is people although no noun of people names it: a desk, an office or a
// team, or one of which a cell counts persons, where it is no program that they use.
func (x *understander) peopleOf(name string, u *reading.Unit) bool {
	if reading.HasHan(name) {
		return false
	}
	last := wording.Singular(reading.Lower(reading.LastWord(bareCaller(name))))
	if x.lex.CallerPrograms[last] || x.lex.productNoun(last) {
		return false
	}
	return x.lex.GroupsOfPeople[last] || slices.ContainsFunc(u.Cells[1:], x.cellCounts)
}

// cellCounts tells a cell that counts persons: "12 technicians", "roughly 40 clerks over three shifts".
func (x *understander) cellCounts(cell string) bool {
	words := strings.Fields(cell)
	for i, word := range words {
		if strings.Trim(word, "0123456789,.~–-") == "" && i+1 < len(words) {
			noun := strings.Trim(words[i+1], ".,;")
			return x.isPersonNoun(noun) || x.isPersonNoun(wording.Singular(noun))
		}
	}
	return false
}

// bareCaller is the name of a caller without what stands behind it in brackets.
func bareCaller(name string) string {
	bare, _ := callerAside(name)
	return bare
}

// callerAside cuts what is said of a caller in brackets off its name, where that names nothing itself:
// "Truck tablets (ours)", "Shop systems (tills, web shops)".
func callerAside(name string) (bare, aside string) {
	head, inner, ok := strings.Cut(name, " (")
	inner, closed := strings.CutSuffix(inner, ")")
	if !ok || !closed || inner == "" || inner[0] >= 'A' && inner[0] <= 'Z' {
		return name, ""
	}
	switch inner {
	case "ours", "our own", "internal", "existing", "new", "own":
		return head, ""
	}
	return head, inner
}

// isPersonNoun says that a name ends with a noun of people: "Customer Care agents".
func (x *understander) isPersonNoun(name string) bool {
	for _, h := range x.lex.people.Find(name) {
		if h.End == len(name) {
			return true
		}
	}
	return false
}

// callerPurpose is what a row says of a caller: what it does, then what each further column tells.
func (x *understander) callerPurpose(u *reading.Unit, c *callerColumns) string {
	text := u.Cells[c.deed]
	if head := u.Header[c.deed]; slices.Contains([]string{"to", "for"}, reading.Lower(reading.LastWord(head))) {
		text = head + " " + wording.LowerFirst(text)
	}
	text = sentence(reading.UpperFirst(text))
	for i, cell := range u.Cells {
		switch {
		case i == 0, i == c.deed, cell == "", cell == "–", cell == "-", i >= len(u.Header):
		case i == c.limit:
			text += reading.Joiner(text) + x.lex.callsAtMost(cell)
		default:
			joint := map[bool]string{true: "：", false: ": "}[reading.HasHan(u.Header[i])]
			text += reading.Joiner(text) + sentence(u.Header[i]+joint+cell)
		}
	}
	return text
}

// callsAtMost says how often a caller may call.
func (l *Lexicons) callsAtMost(limit string) string {
	most := l.CallsAtMost.In(reading.HasHan(limit))
	if reading.ContainsAny(reading.Lower(limit), strings.ToLower(most), "≤", "up to", "不超过") {
		return sentence(reading.UpperFirst(limit))
	}
	if limit = strings.TrimSpace(limit); !reading.HasHan(most) || limit != "" && limit[0] < utf8.RuneSelf {
		most += " "
	}
	return sentence(most + limit)
}

// limitsOfCallers adds to each caller how often it may call, as a table of limits says of its name.
func (x *understander) limitsOfCallers() {
	limits := slices.Clone(x.u.Constraints)
	for k := range x.u.Features {
		if x.u.Features[k].List == ListLimit {
			limits = append(limits, x.u.Features[k].Rows...)
		}
	}
	for i := range x.u.Integrations {
		caller := &x.u.Integrations[i]
		if !caller.Calls {
			continue
		}
		for _, told := range limits {
			joint := map[bool]string{true: "：", false: ": "}[reading.HasHan(told.Text)]
			name, limit, ok := strings.Cut(told.Text, joint)
			if !ok || fold(name) != fold(caller.Name) || !strings.ContainsAny(limit, "0123456789") {
				continue
			}
			if said := x.lex.callsAtMost(strings.TrimRight(limit, ".。")); !strings.Contains(caller.Purpose, said) {
				caller.Purpose += reading.Joiner(caller.Purpose) + said
				caller.Source = caller.Source.Join(told.Source)
			}
		}
	}
}
