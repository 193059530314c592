package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// dutyCell is what a row on a kind of people says of them in a column that no word of ours heads:
// of several the one that tells most. How many they are, and on what they work, is no definition
// of anybody.
func (x *understander) dutyCell(r row) string {
	duty, headed := "", false
	for i, cell := range r.u.Cells {
		cell = strings.TrimSpace(cell)
		role := r.t.roles[min(i, len(r.t.roles)-1)]
		if i == 0 || cell == "" || cell == "–" || cell == first(r.u.Cells) || role == "device" || role == "part" || x.lex.countsPeople(r, i) {
			continue
		}
		if headed && role != "" {
			continue // a column that means something else stands back behind one that nothing else explains
		}
		if longer := utf8.RuneCountInString(cell) > utf8.RuneCountInString(duty); longer || !headed && role == "" {
			duty, headed = cell, role == ""
		}
	}
	return duty
}

// countsPeople says that a column of a table of roles tells how many there are of each: its head
// says so, and the cell has a number or nothing.
func (l *Lexicons) countsPeople(r row, column int) bool {
	if column >= len(r.t.header) || column >= len(r.u.Cells) {
		return false
	}
	head := strings.Trim(reading.Lower(r.t.header[column]), " *")
	if at := strings.IndexAny(head, "(（"); at > 0 {
		head = strings.TrimSpace(head[:at])
	}
	cell := strings.Trim(r.u.Cells[column], " -–—/")
	return slices.Contains(l.HeadCountColumns, head) && (cell == "" || reading.ContainsAny(cell, "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"))
}

// headCount files how many people there are of a kind, all rows of one table together: it is what
// the product has to reckon with, and no wish of theirs.
func (x *understander) headCount(name string, r row) {
	for i := range r.u.Cells {
		cell := strings.Trim(r.u.Cells[i], " -–—/")
		if i == 0 || cell == "" || !x.lex.countsPeople(r, i) {
			continue
		}
		head, joint := reading.Unmark(r.t.header[i])+": ", ", "
		if reading.HasHan(r.t.header[i]) {
			head, joint = reading.Unmark(r.t.header[i])+"：", "，"
		}
		said := name + " " + cell
		if last := len(x.u.HeadCounts) - 1; last >= 0 && strings.HasPrefix(x.u.HeadCounts[last].Text, head) {
			it := &x.u.HeadCounts[last]
			it.Text = sentence(strings.TrimRight(it.Text, ".。") + joint + said)
			it.Source = it.Source.Join(x.source(r.u.From, r.u.To))
			continue
		}
		x.addItem(&x.u.HeadCounts, "head count", sentence(head+said), r.u.From, r.u.To)
	}
}

func (x *understander) personaRow(r row, _ context) {
	names := x.actorNames(reading.FirstOf(r.get("persona"), first(r.u.Cells)))
	a := ActorFact{Name: names[0], Aliases: names[1:], Role: sentence(reading.FirstOf(r.get("purpose"), r.get("definition"), r.get("notes")))}
	if who := r.get("definition"); who != "" && r.get("purpose") != "" && r.t.has["definition"] < r.t.has["purpose"] {
		a.Role = sentence(who) + reading.Joiner(who) + a.Role // who they are, and then what they do
	}
	if who := r.again("persona"); a.Role == "" && who != "" {
		a.Role = sentence(reading.UpperFirst(who)) // Role | Who | May
	}
	if a.Role == "" && r.get("needs") == "" && r.get("goal") == "" && r.get("denied") == "" {
		a.Role = sentence(x.dutyCell(r))
	}
	x.addActor(a, r.u.From, r.u.To)
	x.headCount(a.Name, r)
	x.servicesIn(a.Role, r.u.From, r.u.To)
	for _, cell := range r.u.Cells[min(1, len(r.u.Cells)):] {
		if !x.usedOn(cell, r.u.From, r.u.To) && cell == r.get("device") {
			x.worksOn(a.Name, cell, r)
		}
	}
	x.rights(a.Name, r)
	x.loadOfActor(a.Name, r)
	i, ok := x.findActor(a.Name)
	if !ok {
		return
	}
	if needs := reading.FirstOf(r.get("needs"), r.get("goal")); needs != "" {
		x.u.Actors[i].Needs = append(x.u.Actors[i].Needs, x.item(sentence(needs), r.u.From, r.u.To))
	}
	if pains := r.get("pains"); pains != "" {
		x.u.Actors[i].Pains = append(x.u.Actors[i].Pains, x.item(sentence(pains), r.u.From, r.u.To))
	}
}

// loadOfActor files how much comes from those whom a row names, below a header that no other
// kind of cell stands under: "Expected volume | 900 calls/day". What is built has to bear it.
func (x *understander) loadOfActor(name string, r row) {
	for i, cell := range r.u.Cells {
		if i == 0 || i >= len(r.t.header) || r.t.roles[i] != "" || !strings.ContainsAny(cell, "0123456789") || !reading.ContainsAny(reading.Lower(r.t.header[i]), x.lex.LoadColumns...) {
			continue
		}
		text := LabelText(name, wording.LowerFirst(r.t.header[i])+" "+cell)
		if x.cellCounts(cell) || !x.lex.tellsRate(cell) { // how many there are is no load by itself
			x.addItem(&x.u.HeadCounts, "head count", sentence(text), r.u.From, r.u.To)
			continue
		}
		s := x.look(text)
		x.addQuality(&s, context{class: "SC", feature: -1}, QualityFact{Target: cell, Metric: x.lex.Headline(r.t.header[i])}, r.u.From, r.u.To)
	}
}

// tellsRate says that a cell tells how much comes in a time, or all at once: "900 calls/day", "40 at the
// same time".
func (l *Lexicons) tellsRate(cell string) bool {
	return reading.HasHan(cell) || reading.ContainsAny(" "+reading.Lower(cell)+" ", l.RateMarks...)
}
