package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tablesListed reads tables that a line names with their columns in brackets: "New tables:
// `CREW` (id, name), `SHIFT` (id, crew_id)". Names without code marks count only where sure says
// that the data model is told here.
func (x *understander) tablesListed(text string, from, to int, sure bool) bool {
	if head, body, ok := strings.Cut(text, ": "); ok && !strings.Contains(head, "(") {
		low := " " + reading.Lower(head) + " "
		if !reading.ContainsAny(low, x.lex.TableHeads...) {
			return false
		}
		text = body
	}
	var parts []string
	for _, part := range reading.SplitTop(strings.TrimRight(text, ". "), "; ") {
		for _, one := range reading.SplitTop(part, ", ") {
			parts = append(parts, reading.SplitTop(one, " and ")...)
		}
	}
	type table struct {
		name   string
		fields []string
	}
	tables := make([]table, 0, len(parts))
	for _, part := range parts {
		head, list, ok := strings.Cut(strings.TrimPrefix(part, "and "), " (")
		name := strings.Trim(head, "`* ")
		fields := reading.SplitList(strings.TrimSuffix(list, ")"))
		if !ok || !strings.HasSuffix(list, ")") || !isIdentifier(name) || len(fields) < 2 || !sure && name == head || !codeNames(fields) {
			return false
		}
		tables = append(tables, table{name, fields})
	}
	for _, each := range tables {
		e := x.addEntity(each.name, from, to)
		for _, f := range each.fields {
			x.addField(e, f, "", "", from, to)
		}
	}
	return len(tables) > 0
}

// codeNames says that most of the names in a list are written as programs write them, one of them
// in more than one word or as a key.
func codeNames(fields []string) bool {
	code, sure := 0, false
	for _, f := range fields {
		name := fieldName(f)
		if name == "" || !isIdentifier(name) || reading.HasHan(name) {
			continue
		}
		code++
		sure = sure || strings.Contains(name, "_") || strings.EqualFold(name, "id")
	}
	return sure && code*10 >= len(fields)*8
}
