package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// schemaIn files the tables and columns that a sentence names in code: "table
// `invoices` has `total_cents bigint`", "`contracts` gets a column `currency`",
// "`readings(meter_id, ts)`".
func (x *understander) schemaIn(text string, from, to int) {
	if strings.Count(text, "`") < 2 {
		return
	}
	low := reading.Lower(text)
	entity, other, fields, listed := -1, -1, false, false
	before, rule := 0, "" // of the column before
	for at := 0; ; {
		i := strings.IndexByte(text[at:], '`')
		if i < 0 {
			return
		}
		i += at
		j := strings.IndexByte(text[i+1:], '`')
		if j < 0 {
			return
		}
		span := strings.TrimSpace(text[i+1 : i+1+j])
		lead := strings.TrimSpace(low[before:i])
		at = i + 1 + j + 1
		tail := strings.TrimSpace(low[at:min(len(low), at+16)])
		before = at
		switch name, list, isTable := tableSpan(span); {
		case isTable && reading.InThirdPerson(reading.FirstWord(tail)): // "`next(harbour, day)` returns" is a call
		case isTable:
			entity, fields = x.addEntity(name, from, to), false
			for _, f := range list {
				x.addField(entity, f, "", "", from, to)
			}
		case endsWord(lead, x.lex.SchemaNouns...):
			entity, fields = x.addEntity(reading.FirstWord(span), from, to), false
			for _, f := range columnsBehind(text[at:]) {
				x.addField(entity, f, "", "", from, to)
			}
			listed = strings.HasSuffix(lead, "s") // "the tables `a`, `b` and `c`"
		case listed && isIdentifier(span) && (lead == "," || lead == "and" || lead == ", and"):
			entity, fields = x.addEntity(span, from, to), false
		case isIdentifier(span) && (strings.HasPrefix(tail, "gets a column") || strings.HasPrefix(tail, "has the column") || strings.HasPrefix(tail, "has a column") || strings.HasPrefix(tail, "has columns")):
			entity, fields = x.addEntity(span, from, to), false
		case endsWord(lead, x.lex.FieldWords...) && entity >= 0 || fields && (lead == "," || lead == "and" || lead == ", and" || lead == "、" || lead == "和" || strings.HasPrefix(lead, "(") && strings.HasSuffix(lead, "),")):
			name, kind, _ := strings.Cut(span, " ")
			rule = columnTold(lead, text[at:], rule)
			x.addField(entity, name, kind, rule, from, to)
			if other >= 0 {
				x.addField(other, name, kind, rule, from, to)
			}
			fields = true
		case endsWord(lead, "column", "columns") && len(x.u.Entities) > 0 && isIdentifier(span):
			entity, other = x.tablesMeant(from)
			fields = true
			rule = columnTold(lead, text[at:], "")
			x.addField(entity, span, "", rule, from, to)
			if other >= 0 {
				x.addField(other, span, "", rule, from, to)
			}
		default:
			fields, listed = false, false
		}
	}
}

// columnTold is what a sentence says of a column in the brackets behind its name, "(ISO 4217, not
// null)", else in the word before it or the list of it: "add nullable columns". Brackets behind the
// last of a list belong to all of them.
func columnTold(lead, rest, before string) string {
	if strings.HasPrefix(lead, ",") || strings.HasPrefix(lead, "and") || strings.HasPrefix(lead, "、") || strings.HasPrefix(lead, "和") {
		if before == nullable {
			return nullable
		}
		return ""
	}
	const longest = 64
	if inner, ok := strings.CutPrefix(strings.TrimLeft(rest, " "), "("); ok && len(rest)-len(inner) <= 2 {
		if i := strings.IndexByte(inner, ')'); i > 0 && i <= longest && !strings.Contains(inner[:i], "`") {
			return inner[:i]
		}
	}
	if head, ok := strings.CutSuffix(strings.TrimSuffix(lead, "s"), " column"); ok && strings.HasSuffix(head, nullable) {
		return nullable
	}
	return ""
}

// nullable is how a column is called that may be empty.
const nullable = "nullable"

// columnsBehind reads the columns in brackets behind the name of a table:
// "`refund_line` (refund_id, order_line_id, amount)".
func columnsBehind(rest string) []string {
	inner, ok := strings.CutPrefix(strings.TrimLeft(rest, " "), "(")
	inner, _, closed := strings.Cut(inner, ")")
	parts := reading.SplitTop(inner, ",")
	if !ok || !closed || len(parts) < 2 {
		return nil
	}
	for i, p := range parts {
		if parts[i] = strings.Trim(p, "` "); !isIdentifier(parts[i]) {
			return nil
		}
	}
	return parts
}

// tablesMeant are the tables whose columns a line names without them: both that
// its section calls "the two tables", which are those told first, else the one told
// last. other is -1 where one alone is meant.
func (x *understander) tablesMeant(line int) (entity, other int) {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		s := &x.r.Sections[u.Section]
		if u.From > line || line > s.Last || len(x.u.Entities) < 2 {
			continue
		}
		if low := reading.Lower(u.Text); u.Section > 0 && (strings.HasPrefix(low, "the two tables ") || strings.HasPrefix(low, "both tables ") || strings.HasPrefix(low, "两张表")) {
			return 0, 1
		}
	}
	return len(x.u.Entities) - 1, -1
}

// tableSpan reads "readings(meter_id, ts, kwh)".
func tableSpan(span string) (name string, fields []string, ok bool) {
	i := strings.IndexByte(span, '(')
	if i <= 0 || !strings.HasSuffix(span, ")") || !isIdentifier(span[:i]) {
		return "", nil, false
	}
	for _, f := range reading.SplitTop(span[i+1:len(span)-1], ",") {
		if !isIdentifier(reading.FirstWord(f)) || len(strings.Fields(f)) > 2 || strings.ContainsAny(f, ".*[]") {
			return "", nil, false
		}
		fields = append(fields, reading.FirstWord(f))
	}
	snake := strings.Contains(span, "_")
	return span[:i], fields, len(fields) >= 2 && (snake || len(fields) >= 3) && span[:i] == reading.Lower(span[:i])
}

func endsWord(text string, words ...string) bool {
	for _, w := range words {
		if strings.HasSuffix(text, w) && (reading.HasHan(w) || len(text) == len(w) || !reading.IsWordByte(text[len(text)-len(w)-1])) {
			return true
		}
	}
	return false
}

// isIdentifier tells a name as programs write it.
func isIdentifier(s string) bool {
	if s == "" || unicode.IsDigit(rune(s[0])) {
		return false
	}
	return strings.IndexFunc(s, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) < 0
}

// entityAnywhere reads a labelled list of identifiers under any heading:
// "readings: `meter_id`, `ts`, `kwh`".
func (x *understander) entityAnywhere(u *reading.Unit, nested []int) bool {
	if u.Label == "" || u.Kind == reading.Row || reading.RefLength(u.Label) > 0 { // an item with an id of its own asks for something
		return false
	}
	parts := reading.SplitList(strings.TrimRight(stripLabel(u), ".。"))
	if len(parts) < 3 || x.isPerson(parts[0]) && x.isPerson(parts[len(parts)-1]) { // "Roles: driver, mechanic, admin" has nothing but people
		return false
	}
	for _, p := range parts {
		name := fieldName(p)
		code := strings.HasPrefix(strings.TrimSpace(p), "`")
		if !isIdentifier(name) || !code && !strings.Contains(name, "_") && reading.Lower(name) != "id" && reading.Lower(name) != "ts" && len(parts) < 5 || reading.HasHan(name) {
			return false
		}
		if code && strings.HasPrefix(name, "Err") {
			return false
		}
	}
	name, _ := x.lex.cutRole(u.Label)
	if bothNames(u.Label) != nil { // door_grant（门禁授权）
		name = u.Label
	}
	if reading.ContainsAny(reading.Lower(name), x.lex.NoEntityLabels...) {
		return false
	}
	return x.entityLine(&reading.Unit{Kind: u.Kind, Label: name, Text: name + ": " + stripLabel(u), From: u.From, To: u.To}, nested)
}
