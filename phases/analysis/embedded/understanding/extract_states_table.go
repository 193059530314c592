package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A table of states says which steps there are between them: "Pending | payment succeeds |
// Paid | receipt by e-mail". The data model keeps the states, and the steps with all that
// the rows say of them are one requirement.

// statusColumns reads a column "Status" beside one of what follows as that of the states: it
// holds no codes there.
func (t *table) statusColumns() {
	_, to := t.has["to"]
	_, state := t.has["state"]
	_, from := t.has["from"]
	at, code := t.has["code"]
	if to && code && !state && !from {
		delete(t.has, "code")
		t.has["state"], t.roles[at] = at, "state"
	}
}

// movesTable files the steps of a table of states as one feature that lists them.
func (x *understander) movesTable(t *table, units []int, c context) {
	_, to := t.has["to"]
	_, from := t.has["from"]
	if _, state := t.has["state"]; !to || !from && !state || len(units) < minListed || c.kind != "state" && !state {
		return
	}
	first, last := &x.r.Units[units[0]], &x.r.Units[units[len(units)-1]]
	f := FeatureFact{List: ListMoves, Priority: c.priority, Group: c.group}
	for _, i := range units {
		if text := x.moveLine(row{t, &x.r.Units[i]}); text != "" {
			f.Rows = append(f.Rows, x.item(sentence(text), x.r.Units[i].From, x.r.Units[i].To))
		}
	}
	if len(f.Rows) < minListed {
		return
	}
	title := x.r.Sections[first.Section].Title
	f.Name = x.lex.Headline(reading.FirstOf(title, x.lex.StepsOfStates.In(reading.HasHan(first.Text))))
	if subject := x.stateSubject(title); reading.HasHan(title) && reading.HasHan(subject) && !strings.Contains(subject, "状态") {
		f.Name = subject + "的状态流转" // 状态说明 does not say of what
	}
	x.addList(f, first.From, last.To)
}

// moveLine says what one row of a table of states says: from which state where, and all
// else behind it. Empty for a state that leads nowhere.
func (x *understander) moveLine(r row) string {
	from := strings.Trim(reading.FirstOf(r.get("from"), r.get("state")), " `*")
	to := strings.Trim(r.get("to"), " `*.。")
	if to == "" || !x.lex.leadsOn(to) {
		return ""
	}
	var rest []string
	for i, cell := range r.u.Cells {
		switch role := r.t.roles[min(i, len(r.t.roles)-1)]; {
		case cell == "" || cell == "–" || role == "from" || role == "to" || role == "state" || role == "id":
		case role == "event" || role == "definition" || role == "purpose" || role == "notes" || i >= len(r.t.header):
			rest = append(rest, strings.TrimRight(cell, ".。 "))
		default:
			rest = append(rest, besideCell(r.t.header[i], strings.TrimRight(cell, ".。 ")))
		}
	}
	if from == "" {
		from = x.lex.FirstState.In(reading.HasHan(to))
	}
	arrow := from + " → " + to
	if len(rest) == 0 {
		return arrow
	}
	return LabelText(arrow, strings.Join(rest, semicolon(r.u.Text)))
}

// namesStates says that a column of states holds names, and no remarks on how things are: below
// "state" of a table of modules may stand "fine, don't touch".
func (x *understander) namesStates(t *table, units []int) bool {
	const words, runes = 4, 8
	for _, i := range units {
		state := strings.Trim(row{t, &x.r.Units[i]}.get("state"), " `*")
		if !reading.ShortParts([]string{state}, words, runes) || strings.ContainsAny(state, ",;:`，；：") {
			return false
		}
	}
	return true
}
