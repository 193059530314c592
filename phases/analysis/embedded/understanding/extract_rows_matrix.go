package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A table of rights gives each role a column and each deed a row, or the other way
// round, and its cells say yes, no or how far: "Archive a flag | ❌ | own team only".
// Each role of it is one list of rights, with the line of each cell.

// What a cell of a table of rights says, as the ends of the rows of its list.
const (
	RightGiven   = "given"
	RightRefused = "refused"
	RightLimited = "limited"
)

// Right is what one cell of a table of rights says of a deed.
type Right struct {
	Deed  string
	Kind  string // RightGiven, RightRefused or RightLimited
	Limit string // how far a limited one goes: "own team only"
}

// grid is a table of rights, its roles and its deeds in order.
type grid struct {
	roles []string
	deeds []deed
	marks bool // a tick stands somewhere, so that an x is none
	told  bool // what stands above says that it is one of rights
}

// deed is what may be done, with the cell of each role and the lines of the cells.
type deed struct {
	name     string
	cells    []string
	from, to []int
}

// rightsTable reads a table of rights: one list for each role.
func (x *understander) rightsTable(t *table, units []int, c context) bool {
	g := x.rightsByColumn(t, units, c)
	if g == nil {
		g = x.rightsByRow(t, units)
	}
	if g == nil || !x.grants(g) {
		return false
	}
	for k, name := range g.roles {
		x.addRights(g, k, name, c)
	}
	return true
}

// rightsByColumn is a table whose columns behind the first are roles; nil for another.
func (x *understander) rightsByColumn(t *table, units []int, c context) *grid {
	if len(t.header) < 3 || len(units) < minListed {
		return nil
	}
	people := 0
	for _, head := range t.header[1:] {
		if _, known := x.findActor(head); known || x.isRole(head) {
			people++
		}
	}
	title := x.r.Sections[x.r.Units[units[0]].Section].Title + " " + x.r.Units[units[0]].Lead + " " + t.header[0]
	told := reading.ContainsAny(reading.Lower(title), x.lex.RightsHeads...)
	if people*2 < len(t.header)-1 && (people == 0 || !told) && (!told || c.kind != "actor") {
		return nil
	}
	g := &grid{told: told}
	for _, head := range t.header[1:] {
		g.roles = append(g.roles, x.roleNamed(head))
	}
	for _, i := range units {
		u := &x.r.Units[i]
		d := deed{name: strings.TrimRight(first(u.Cells), ".。 ")}
		for k := range g.roles {
			cell := ""
			if k+1 < len(u.Cells) {
				cell = u.Cells[k+1]
			}
			d.cells, d.from, d.to = append(d.cells, cell), append(d.from, u.From), append(d.to, u.To)
		}
		g.deeds = append(g.deeds, d)
	}
	return g
}

// rightsByRow is a table whose rows are roles and whose columns are deeds; nil for another.
func (x *understander) rightsByRow(t *table, units []int) *grid {
	if len(t.header) < 3 || len(units) < minListed || t.roles[0] != "persona" {
		return nil
	}
	g := &grid{}
	for _, head := range t.header[1:] {
		g.deeds = append(g.deeds, deed{name: strings.TrimRight(head, ":： ")})
	}
	for _, i := range units {
		u := &x.r.Units[i]
		g.roles = append(g.roles, x.roleNamed(first(u.Cells)))
		for k := range g.deeds {
			cell := ""
			if k+1 < len(u.Cells) {
				cell = u.Cells[k+1]
			}
			d := &g.deeds[k]
			d.cells, d.from, d.to = append(d.cells, cell), append(d.from, u.From), append(d.to, u.To)
		}
	}
	return g
}

// roleNamed is what a cell calls a role: the name by which the source introduced it, where
// it did.
func (x *understander) roleNamed(cell string) string {
	name := x.actorNames(cell)[0]
	if i, ok := x.findActor(name); ok {
		return x.u.Actors[i].Name
	}
	if known := x.endsWith(name); known != "" {
		return known
	}
	return reading.UpperFirst(name)
}

// endsWith is the only known role whose name ends with a shorter one: "Sports office clerk"
// for "Clerk".
func (x *understander) endsWith(name string) string {
	found := ""
	for i := range x.u.Actors {
		if known := x.u.Actors[i].Name; strings.HasSuffix(reading.Lower(known), " "+reading.Lower(name)) {
			if found != "" {
				return ""
			}
			found = known
		}
	}
	return found
}

// grants says that the cells of a table are those of a table of rights: most of them say
// yes or no or name an access, the others how far, and not all say the same.
func (x *understander) grants(g *grid) bool {
	plain, all, filled := 0, 0, 0
	kinds := map[string]bool{}
	for _, d := range g.deeds {
		if d.name == "" || d.name == "–" {
			return false
		}
		for _, cell := range d.cells {
			g.marks = g.marks || slices.ContainsFunc(x.lex.RightTicks, func(tick string) bool { return strings.Contains(cell, tick) })
		}
	}
	for _, d := range g.deeds {
		for _, cell := range d.cells {
			all++
			right := x.lex.rightOf(cell, g.marks)
			kinds[right.Kind] = true
			if len(strings.Fields(cell)) > 8 || len([]rune(cell)) > 60 || !g.told && strings.ContainsAny(strings.TrimLeft(cell, "≤<> "), "0123456789") && right.Kind == RightLimited && right.Limit == cell {
				return false
			}
			if right.Kind != RightLimited || right.Limit != strings.TrimSpace(cell) || x.lex.accessOf(cell) != "" {
				plain++
			}
			if right.Kind != RightRefused {
				filled++
			}
		}
	}
	return filled > 0 && plain*2 > all && len(kinds) > 1
}

// rightOf reads a cell of a table of rights.
func (l *Lexicons) rightOf(cell string, marks bool) Right {
	cell = strings.TrimSpace(strings.ReplaceAll(cell, "\uFE0F", ""))
	low := reading.Lower(cell)
	if low == "x" && marks {
		return Right{Kind: RightRefused}
	}
	if low == "" || l.RightRefused[low] {
		return Right{Kind: RightRefused}
	}
	if l.RightGiven[low] {
		return Right{Kind: RightGiven}
	}
	for _, yes := range l.RightYes {
		if rest, ok := strings.CutPrefix(low, yes); ok && rest != "" {
			if limit := l.limitBehind(cell[len(cell)-len(rest):]); limit != "" {
				return Right{Kind: RightLimited, Limit: limit}
			}
		}
	}
	for _, no := range l.RightNo {
		if rest, ok := strings.CutPrefix(low, no); ok && rest != "" && !reading.IsWordByte(rest[0]) {
			return Right{Kind: RightRefused, Limit: l.limitBehind(cell[len(cell)-len(rest):])}
		}
	}
	return Right{Kind: RightLimited, Limit: reading.FirstOf(l.accessOf(cell), cell)}
}

// limitBehind is what stands behind a yes, without the marks that tie it to it; empty where
// it is the rest of a word.
func (l *Lexicons) limitBehind(rest string) string {
	if reading.IsWordByte(rest[0]) {
		return ""
	}
	return strings.Trim(rest, " *,;:–—-()[]（），：；")
}

// accessOf spells the letters that stand for kinds of access: "R/W" is "read and write".
func (l *Lexicons) accessOf(cell string) string {
	code := strings.NewReplacer("/", "", ",", "", " ", "", "+", "", "、", "").Replace(cell)
	if code == "" || len(code) > 6 || code != strings.ToUpper(code) {
		return ""
	}
	var words []string
	for _, letter := range code {
		at := slices.IndexFunc(l.RightLetters, func(pair string) bool { return strings.HasPrefix(pair, string(letter)+"=") })
		if at < 0 {
			return ""
		}
		words = append(words, l.RightLetters[at][len("R="):])
	}
	if last := len(words) - 1; last > 0 {
		return strings.Join(words[:last], ", ") + " and " + words[last]
	}
	return words[0]
}

// addRights files what the cells of one role say as a list of its own.
func (x *understander) addRights(g *grid, k int, name string, c context) {
	from, to := g.deeds[0].from[k], g.deeds[0].to[k]
	f := FeatureFact{List: ListRights, Priority: c.priority, Group: c.group, Actor: name}
	for _, d := range g.deeds {
		right := x.lex.rightOf(d.cells[k], g.marks)
		right.Deed = d.name
		f.Rights = append(f.Rights, right)
		f.Rows = append(f.Rows, x.item(sentence(LabelText(d.name, x.lex.rightSaid(right, d.name))), d.from[k], d.to[k]))
		from, to = min(from, d.from[k]), max(to, d.to[k])
	}
	if _, ok := x.findActor(name); !ok {
		x.addActor(ActorFact{Name: name}, from, to)
	}
	f.Name = x.lex.Headline(x.rightsName(name))
	x.addList(f, from, to)
}

// rightsName is what the list of the rights of a role is called.
func (x *understander) rightsName(role string) string {
	if reading.HasHan(role) {
		return role + "的权限"
	}
	return "Rights of the " + lowerRole(role)
}

// lowerRole is a role in the middle of a sentence; names in capitals stay.
func lowerRole(role string) string {
	if reading.IsCapitals(reading.FirstWord(role)) {
		return role
	}
	return wording.LowerFirst(role)
}

// rightSaid says in a row of a list what a right is.
func (l *Lexicons) rightSaid(r Right, deed string) string {
	han := reading.HasHan(deed)
	switch {
	case r.Kind == RightGiven:
		return l.RightAllowed.In(han)
	case r.Kind == RightRefused && r.Limit != "":
		return l.RightNotAllowed.In(han) + asideOf(r.Limit, deed)
	case r.Kind == RightRefused:
		return l.RightNotAllowed.In(han)
	}
	return wording.LowerFirst(r.Limit)
}
