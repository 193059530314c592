package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mergeIntegration files a system that a table describes, once, also where the
// text has named it before.
func (x *understander) mergeIntegration(fact IntegrationFact) {
	x.outer[fold(fact.Name)] = true
	for i := range x.u.Integrations {
		if known := &x.u.Integrations[i]; fold(known.Name) == fold(fact.Name) || sameSystem(known.Name, fact.Name) {
			if len(fact.Name) > len(known.Name) {
				known.Name = fact.Name
			}
			if other, way := x.lex.wayOf(known.Direction), x.lex.wayOf(fact.Direction); other != "" && way != "" && other != way && known.Purpose != "" && fact.Purpose != "" && !reading.HasHan(fact.Purpose) {
				fact.Purpose = strings.TrimRight(known.Purpose, ".") + "; " + wording.LowerFirst(fact.Purpose) // one row for each way
				known.Direction = "both"
			}
			known.Purpose, known.Protocol = reading.FirstOf(fact.Purpose, known.Purpose), reading.FirstOf(known.Protocol, fact.Protocol)
			known.Direction, known.Contact = reading.FirstOf(known.Direction, fact.Direction), reading.FirstOf(known.Contact, fact.Contact)
			known.Source = known.Source.Join(fact.Source)
			return
		}
	}
	x.u.Integrations = append(x.u.Integrations, fact)
}

func (x *understander) integrationRow(r row, _ context) {
	name := reading.FirstOf(r.get("system"), r.get("what"), r.get("key"), first(r.u.Cells))
	fact := IntegrationFact{
		Name: name, Purpose: sentence(reading.FirstOf(r.get("purpose"), r.get("definition"), r.get("content"), r.get("what"), x.lex.purposeTold(r, name))),
		Protocol: reading.FirstOf(r.get("protocol"), r.get("measurement")), Source: x.source(r.u.From, r.u.To),
		Direction: reading.FirstOf(r.get("direction"), x.r.Sections[r.u.Section].Title), Contact: x.lex.contactOf(r, name),
	}
	if told := exchangeTold(r, name); told != "" {
		fact.Purpose = sentence(told)
	}
	if often := x.lex.rhythmOf(r); often != "" && !reading.HasHan(r.u.Text) && r.get("protocol") == "" && x.lex.wayOf(r.get("direction")) != "" {
		fact.Protocol = "" // how often is no protocol
	}
	if r.get("what") == name {
		fact.Purpose = sentence(reading.FirstOf(r.get("purpose"), r.get("definition"), r.get("content"), x.lex.purposeTold(r, name)))
	}
	if volume := x.lex.volumeOf(r, name); volume != "" && fact.Protocol != "" {
		fact.Protocol += " (" + volume + ")"
	}
	if reading.HasHan(r.u.Text) {
		x.rowOver(&fact, r)
	}
	x.meansInRemarks(&fact, r)
	x.mergeIntegration(fact)
	x.exchangeRow(r, name, fact.Purpose)
	for i, cell := range r.u.Cells { // what binds the exchange: "limit 10 requests/s"
		switch r.t.roles[min(i, len(r.t.roles)-1)] {
		case "notes", "rule", "target", "":
			if i > 0 && cell != name && cell != "–" && x.bindsExchange(cell) {
				x.addConstraint(LabelText(name, cell), r.u.From, r.u.To)
			}
		}
	}
	text, before := spell(r), len(x.u.Integrations)
	if reading.HasHan(text) {
		text = strings.Join(r.u.Cells, "，") // the head 对接内容 in front of a cell says that nothing is connected
	}
	x.mention(x.lex.withoutStyles(text, &fact), r.u.From, r.u.To, true)
	x.rowIsOne(r, name, before)
}

// bindsExchange tells a cell that limits what goes over an interface.
func (x *understander) bindsExchange(cell string) bool {
	s := x.look(cell)
	return s.has("must") || s.bounded() || s.rated() || x.lex.hasLimit(cell) || reading.InThirdPerson(reading.FirstWord(cell))
}

// exchangeTold is what goes over an interface that a row names before the system at its other
// end, with the way and how often: "Staff sync | HR system | in | daily at 1:00".
func exchangeTold(r row, name string) string {
	what := first(r.u.Cells)
	if what == name || r.t.roles[0] != "" && r.t.roles[0] != "protocol" && r.t.roles[0] != "name" {
		return ""
	}
	var more []string
	for i, cell := range r.u.Cells[1:] {
		if cell != name && cell != "" && cell != "–" && r.t.roles[min(i+1, len(r.t.roles)-1)] != "id" {
			more = append(more, cell)
		}
	}
	if len(more) == 0 {
		return what
	}
	sep := map[bool]string{true: "，", false: ", "}[reading.HasHan(r.u.Text)]
	return what + asideOf(strings.Join(more, sep), r.u.Text)
}

// purposeTold is the last cell of a row about a system, when it can say what the
// system is there for: how much comes and what is odd about it says something else.
func (l *Lexicons) purposeTold(r row, name string) string {
	if over := l.exchangedOf(r, name); over != "" {
		return over
	}
	cell := second(r, name)
	at := slices.Index(r.u.Cells, cell)
	if at < 0 || at >= len(r.u.Header) {
		return cell
	}
	head := bareHead(r.u.Header[at])
	if reading.ContainsAny(head, l.PeculiarColumns...) {
		return ""
	}
	if slices.Contains(l.RhythmColumns, head) || slices.Contains(l.ContactColumns, head) { // how often says not what for, nor who is asked
		return l.cellBetween(r, name)
	}
	return cell
}

// cellBetween is the first cell of a row that gives neither the system nor the way, the means or how
// often; empty without one.
func (l *Lexicons) cellBetween(r row, name string) string {
	for i, cell := range r.u.Cells[:min(len(r.u.Cells), len(r.u.Header))] {
		head := bareHead(r.u.Header[i])
		if cell != "" && cell != "–" && cell != name && cell != r.get("direction") && cell != r.get("protocol") && cell != r.get("id") && !slices.Contains(l.RhythmColumns, head) && !slices.Contains(l.ContactColumns, head) {
			return cell
		}
	}
	return ""
}
