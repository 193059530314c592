package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// endpointRow reads a row about an operation: its method and path in two columns, or in one
// cell, what it is for and what else is said of it.
func (x *understander) endpointRow(r row, c context) {
	op := reading.Operation{Method: strings.ToUpper(r.get("method")), Path: strings.Trim(r.get("path"), "`")}
	told := first(r.u.Cells)
	whole := false // the operation stands in one cell
	if op.Method == "" || op.Path == "" || len(reading.Operations(told)) == 1 {
		ops := reading.Operations(told)
		if len(ops) != 1 {
			x.ruleRow(r, c)
			return
		}
		op, whole = ops[0], true
	}
	if !reading.IsMethod(op.Method) && !strings.HasPrefix(op.Path, "/") && reading.HasHan(r.u.Text) { // "InvoiceService.issue | Dubbo" is no call of HTTP
		x.ruleRow(r, c)
		return
	}
	full := op.Path
	if whole {
		op.Path, _, _ = strings.Cut(op.Path, "?")
	}
	purpose := reading.FirstOf(r.get("purpose"), r.get("requirement"), r.get("notes"), r.get("content"), r.get("definition"), r.get("what"))
	if name := first(r.u.Cells); purpose == "" && reading.HasHan(name) && !whole { // "锁券 | POST | /v2/coupons/lock" names it
		purpose = name
	}
	at := x.addEndpoint(op, sentence(purpose), r.u.From, r.u.To)
	x.u.Endpoints[at].Remarked = purpose != "" && r.get("purpose") == "" && r.get("requirement") == "" && purpose == r.get("notes")
	x.u.Endpoints[at].Listed = true
	x.roleCalls(at, r)
	for i, cell := range r.u.Cells {
		role := r.t.roles[min(i, len(r.t.roles)-1)]
		if role == "method" || role == "path" || cell == "" || cell == "–" || cell == purpose || whole && cell == told {
			continue
		}
		if x.answersSuccess(r.t, i, cell) {
			x.u.Endpoints[at].Answer = strings.TrimRight(cell, ".。 ")
			continue
		}
		if scope := x.lex.scopeCell(r.u, i); scope != "" {
			x.u.Endpoints[at].Scope = scope
			continue
		}
		if beginsWithRefusal(cell) {
			x.u.Endpoints[at].Errors = reading.FirstOf(x.u.Endpoints[at].Errors, cell)
		}
		text := cell
		if i < len(r.t.header) && role == "" {
			text = LabelText(r.t.header[i], cell)
		}
		x.u.Endpoints[at].Details = append(x.u.Endpoints[at].Details, x.item(sentence(text), r.u.From, r.u.To))
	}
	if reading.HasHan(r.u.Text) || !whole || purpose == "" {
		return
	}
	if notes := r.get("notes"); notes != "" && notes != purpose {
		x.calledRow(r, at, full, purpose, notes)
	} else if limits, ok := x.limitColumn(r.t); ok {
		f := x.addFeature(FeatureFact{Text: purpose, Group: op.Method + " " + full}, r.u.From, r.u.To)
		if limits < len(r.u.Cells) {
			x.callLimits(f, op, r.u.Cells[limits], r.u)
		}
		x.later = true
	}
}

// pathsInColumn finds by its cells the column of the paths of a table of operations whose header calls
// it anything else: "接口 | 方法" over "/v2/invoices | POST".
func (x *understander) pathsInColumn(t *table, units []int) {
	_, method := t.has["method"]
	if _, path := t.has["path"]; path || !method {
		return
	}
	for i := range t.header {
		paths := 0
		for _, n := range units {
			if cells := x.r.Units[n].Cells; i < len(cells) && strings.HasPrefix(strings.Trim(cells[i], "` "), "/") {
				paths++
			}
		}
		if paths > 0 && paths*2 >= len(units) {
			t.has["path"], t.roles[i] = i, "path"
			return
		}
	}
}

// answersSuccess says that a cell holds the status by which an operation says that it succeeded,
// below the head of a column for it: "201 with `Location`" below "Success".
func (x *understander) answersSuccess(t *table, column int, cell string) bool {
	if column >= len(t.header) || !x.lex.SuccessColumns[reading.Lower(strings.Trim(t.header[column], "* "))] {
		return false
	}
	code := strings.TrimLeft(cell, "` ")
	if len(code) < 3 || code[0] != '2' || strings.Trim(code[:3], "0123456789") != "" || len(code) > 3 && code[3] >= '0' && code[3] <= '9' {
		return false
	}
	// "201 / 409" tells of failures, too: those stay what the row says besides
	return !strings.ContainsAny(cell[3:], "/|")
}

// beginsWithRefusal says that a cell names first by which status an operation refuses: "409 if it is
// taken".
func beginsWithRefusal(cell string) bool {
	code := strings.TrimLeft(cell, "` ")
	return len(code) >= 3 && isStatus(code[:3]) && code[0] >= '4' && (len(code) == 3 || strings.ContainsRune(" ,;:`/", rune(code[3])))
}

// limitColumn is the column of a table of operations that says how often or up to what each of
// them may be called.
func (x *understander) limitColumn(t *table) (at int, ok bool) {
	at = slices.IndexFunc(t.header, func(h string) bool {
		return x.lex.LimitColumns[reading.Lower(strings.Trim(h, "* "))]
	})
	return at, at > 0
}

// callLimits tries each limit of an operation at its number; what has none is told beside it.
func (x *understander) callLimits(f int, op reading.Operation, limits string, u *reading.Unit) {
	for _, limit := range reading.SplitTop(strings.TrimRight(limits, ". "), ", ") {
		switch limit = strings.TrimSpace(limit); {
		case limit == "" || limit == "–" || limit == "-":
		case strings.ContainsAny(limit, "0123456789"):
			x.addCriterion(f, "`"+op.Method+" "+op.Path+"` "+x.lex.LimitTried.In(false)+": "+limit, u.From, u.To)
		case strings.HasSuffix(limit, " only"):
			x.addCriterion(f, "`"+op.Method+" "+op.Path+"` "+x.lex.OnlyAccepted.In(false)+": "+limit, u.From, u.To)
		default:
			x.addDetail(f, limit, u.From, u.To)
		}
	}
}

// callsInCells tells a table whose first column holds one operation in each row: "Method and
// path" over "`GET /lifts`".
func (x *understander) callsInCells(t *table, units []int) bool {
	if len(t.header) < 2 {
		return false
	}
	for _, i := range units {
		cell := strings.Trim(first(x.r.Units[i].Cells), "` ")
		if len(strings.Fields(cell)) != 2 || len(reading.Operations(cell)) != 1 {
			return false
		}
	}
	return true
}

// calledRow makes a feature of an operation of which its row tells more than what it is for:
// each rule of the notes is kept with it. Who alone may call it is its caller.
func (x *understander) calledRow(r row, at int, path, purpose, notes string) {
	op := &x.u.Endpoints[at]
	f := x.addFeature(FeatureFact{Text: purpose, Group: op.Method + " " + path}, r.u.From, r.u.To)
	for _, note := range reading.SplitTop(strings.TrimRight(notes, ". "), ";") {
		note = strings.TrimSpace(note)
		if only, ok := strings.CutSuffix(note, " only"); ok {
			if i, known := x.findActor(x.actorNames(only)[0]); known {
				op.Caller = x.u.Actors[i].Name
				x.u.Features[f].Actor = op.Caller
			}
		}
		call := "`" + op.Method + " " + op.Path + "`"
		when, code, coded := strings.Cut(note, " → ")
		only := strings.HasPrefix(reading.Lower(note), "only ")
		second := ""
		if words := strings.Fields(reading.Lower(note)); len(words) > 1 {
			second = words[1]
		}
		switch {
		case note == "":
		case coded && len(code) == 3 && strings.Trim(code, "0123456789") == "":
			x.addCriterion(f, call+" is answered with "+code+" in this case: "+wording.LowerFirst(when), r.u.From, r.u.To)
		case only && slices.Contains([]string{"while", "if", "when", "after", "before", "until", "as", "once"}, second):
			x.addCriterion(f, call+" succeeds "+wording.LowerFirst(note)+", and is refused otherwise", r.u.From, r.u.To)
		case only:
			x.addCriterion(f, reading.UpperFirst(note)+" may call "+call+"; anybody else is refused", r.u.From, r.u.To)
		default:
			x.addDetail(f, note, r.u.From, r.u.To)
		}
	}
	x.later = true
}
