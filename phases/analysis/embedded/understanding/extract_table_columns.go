package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Which columns a table has, and what they make of it: by their headers first, then by what
// stands beside what.

// columnRoles finds the role of every column by its header.
func (x *understander) columnRoles(header []string) *table {
	t := &table{header: header, roles: make([]string, len(header)), has: map[string]int{}}
	for i, h := range header {
		role := x.columnRole(h)
		t.roles[i] = role
		if _, ok := t.has[role]; !ok && role != "" {
			t.has[role] = i
		}
	}
	t.objectives()
	t.demandsOfMetrics()
	t.statusColumns()
	t.changesAsked()
	t.boundsOfFields()
	x.horizonColumn(t)
	x.aimColumn(t)
	x.dueOfTargets(t)
	return t
}

// boundsOfFields leaves a column that bounds the values of what a table of parameters lists, 长度/范围
// beside 类型 and 必填, without the role of one that tells what is in something.
func (t *table) boundsOfFields() {
	if at, ok := t.has["content"]; ok && t.listsParameters() {
		t.roles[at] = ""
		delete(t.has, "content")
	}
}

// aimColumn reads a column whose header says by when beside what, next to one of what is measured
// or of today, as the value to reach: 指标 | 现状 | 上线 3 个月后目标.
func (x *understander) aimColumn(t *table) {
	_, metric := t.has["metric"]
	_, today := t.has["baseline"]
	if _, target := t.has["target"]; target || !metric && !today {
		return
	}
	for i, head := range t.header {
		if i == 0 || t.roles[i] != "" {
			continue
		}
		head = strings.TrimSpace(head)
		bare := strings.TrimSpace(strings.TrimSuffix(withoutBrackets(head), "："))
		for _, end := range x.lex.AimColumnEnds {
			when, ok := strings.CutSuffix(bare, end)
			if !ok {
				continue
			}
			t.roles[i], t.has["target"] = "target", i
			if when = strings.TrimSpace(strings.TrimSuffix(when, "的")); x.lex.Calendar(when) || reading.HasPrefixOf(when, x.lex.HorizonOpeners...) || reading.HasSuffixOf(when, x.lex.HorizonEnds...) {
				t.due = when
			}
			return
		}
	}
}

// dueOfTargets reads by when all targets of a table are to be reached, which only the header of
// their column says: "Target (6 months after launch)", 目标值（上线半年后）.
func (x *understander) dueOfTargets(t *table) {
	at, ok := t.has["target"]
	if !ok || t.horizon != "" || t.due != "" {
		return
	}
	inside, ok := insideOpen(t.header[at])
	if !ok {
		return
	}
	inside = strings.TrimSpace(strings.TrimRight(inside, ")） "))
	low := reading.Lower(inside)
	if reading.HasPrefixOf(low, x.lex.HorizonOpeners...) || reading.HasSuffixOf(low, x.lex.HorizonEnds...) || reading.ContainsAny(low, x.lex.HorizonMiddles...) {
		t.due = inside
	}
}

// insideOpen is what stands behind the first opening bracket of a text.
func insideOpen(text string) (inside string, ok bool) {
	if _, inside, ok = strings.Cut(text, "("); !ok {
		_, inside, ok = strings.Cut(text, "（")
	}
	return inside, ok
}

// horizonColumn reads the column behind that of today, whose header only says by when, as the
// value to reach: Today | In 12 months, 目前 | 一年后.
func (x *understander) horizonColumn(t *table) {
	today, ok := t.has["baseline"]
	if _, target := t.has["target"]; !ok || target || today+1 >= len(t.header) || t.roles[today+1] != "" {
		return
	}
	if head := reading.Lower(strings.TrimSpace(t.header[today+1])); reading.HasPrefixOf(head, x.lex.HorizonOpeners...) || reading.HasSuffixOf(head, x.lex.HorizonEnds...) {
		t.roles[today+1], t.has["target"], t.horizon = "target", today+1, head
	}
}

// objectives reads the first of two columns whose heads both mean a target as what is measured:
// in SLO | Target the row's name is no value.
func (t *table) objectives() {
	for i := 1; i < len(t.roles); i++ {
		_, named := t.has["metric"]
		_, window := t.has["window"]
		switch {
		case t.roles[0] == "target" && t.roles[i] == "target" && !named:
			t.roles[0], t.has["metric"], t.has["target"] = "metric", 0, i
		case t.roles[0] == "metric" && t.roles[i] == "goal" && window:
			delete(t.has, "goal")
			t.roles[i], t.has["target"] = "target", i
		}
	}
}

// demandsOfMetrics reads a column of demands behind one of metrics as their targets: 指标 | 要求.
// Demands that stand first are told themselves, and the metric behind them is how they are
// measured.
func (t *table) demandsOfMetrics() {
	metric, named := t.has["metric"]
	demand, ok := t.has["requirement"]
	if _, target := t.has["target"]; !named || !ok || target || metric > demand {
		return
	}
	for _, role := range []string{"id", "name", "story", "goal"} {
		if _, other := t.has[role]; other {
			return
		}
	}
	delete(t.has, "requirement")
	t.has["target"], t.roles[demand] = demand, "target"
}

// demandsOfQualities reads a table of qualities whose head calls its two columns otherwise than
// their class and what is asked for: 类型 | 指标, "Type | Description".
func (t *table) demandsOfQualities() {
	if len(t.header) != 2 || t.roles[0] == "" || t.roles[0] == "metric" || t.roles[0] == "goal" || t.has["requirement"] > 0 {
		return
	}
	switch t.roles[1] {
	case "metric", "definition", "purpose", "content", "rule":
	default:
		return
	}
	for i, role := range []string{"category", "requirement"} {
		delete(t.has, t.roles[i])
		t.roles[i], t.has[role] = role, i
	}
}

// changesAsked reads a column of changes as what is asked for, where a number or a priority
// stands beside each and no other column tells it: No. | Change | Priority.
func (t *table) changesAsked() {
	at, ok := t.has["notes"]
	_, counted := t.has["id"]
	_, graded := t.has["priority"]
	if !ok || !counted && !graded {
		return
	}
	for _, role := range []string{"requirement", "name", "story", "want", "purpose", "definition", "content", "what", "key", "risk", "question", "baseline", "changed", "state", "entity", "system"} {
		if _, other := t.has[role]; other {
			return
		}
	}
	delete(t.has, "notes")
	t.roles[at], t.has["requirement"] = "requirement", at
}

// columnRole is what a column holds: the cue that is the whole header, else
// the longest one in it.
func (x *understander) columnRole(header string) string {
	header = strings.TrimSpace(header)
	var best reading.Hit[columnCue]
	found := false
	for _, h := range x.lex.columns.Find(header) {
		whole := h.End-h.Start == len(header)
		if h.Value.whole && !whole {
			continue
		}
		if whole && (!found || best.End-best.Start != len(header)) || !found || h.End-h.Start > best.End-best.Start ||
			h.End-h.Start == best.End-best.Start && h.Value.order < best.Value.order {
			best, found = h, true
		}
	}
	return best.Value.role
}
