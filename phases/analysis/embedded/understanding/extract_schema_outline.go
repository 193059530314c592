package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// outlined is one line of an outline of records: the head of one, or fields of it.
type outlined struct {
	head   string
	fields []outlinedField
	line   int
}

type outlinedField struct{ name, kind, rule string }

// outlineTables reads a fence below a heading of the data model that outlines records: the
// name of each at the margin, its fields indented below it, one a line with type and rule,
// or several in a list.
func (x *understander) outlineTables(u *reading.Unit, c context) bool {
	if c.kind != "data" && c.outer != "data" {
		return false
	}
	lines, ok := outlineOf(u.Code, x.codeFrom(u))
	if !ok {
		return false
	}
	e := -1
	for _, l := range lines {
		if l.head != "" {
			e = x.addEntity(l.head, l.line, l.line)
			continue
		}
		for _, f := range l.fields {
			x.addField(e, f.name, f.kind, f.rule, l.line, l.line)
			x.fieldStates(e, f.name, f.rule, l.line, l.line)
		}
	}
	return true
}

// outlineOf are the lines of an outline; not ok where any line is neither a name at the
// margin nor a field below one.
func outlineOf(code string, from int) ([]outlined, bool) {
	var out []outlined
	heads, below := 0, false
	for i, line := range strings.Split(code, "\n") {
		text := strings.TrimSpace(line)
		switch {
		case text == "" || text == "}":
			continue
		case line[0] != ' ' && line[0] != '\t':
			head := strings.TrimRight(text, ":{ ")
			if !isIdentifier(head) || heads > 0 && !below {
				return nil, false
			}
			out = append(out, outlined{head: head, line: from + i})
			heads, below = heads+1, false
		default:
			fields := fieldsOutlined(strings.TrimLeft(text, "-* "))
			if heads == 0 || len(fields) == 0 {
				return nil, false
			}
			out = append(out, outlined{fields: fields, line: from + i})
			below = true
		}
	}
	return out, heads > 0 && below && len(out) > heads
}

// fieldsOutlined are the fields of one indented line.
func fieldsOutlined(text string) []outlinedField {
	name, rest, _ := strings.Cut(text, " ")
	name = strings.TrimRight(name, ":")
	if parts := strings.Split(text, ","); len(parts) > 1 && strings.HasSuffix(strings.SplitN(text, " ", 2)[0], ",") {
		var out []outlinedField
		for _, p := range parts {
			p = strings.TrimSpace(p)
			bare := strings.TrimSuffix(p, "[]")
			if !isIdentifier(strings.TrimRight(bare, "?")) {
				return nil
			}
			f := outlinedField{name: strings.TrimRight(bare, "?")}
			if bare != p {
				f.kind = "list"
			}
			out = append(out, f)
		}
		return out
	}
	if !isIdentifier(strings.TrimRight(name, "?")) || len(strings.Fields(rest)) > 12 || strings.ContainsAny(rest, "{};=") {
		return nil
	}
	rest = strings.TrimSpace(rest)
	cut := strings.IndexAny(rest, " ,:(")
	if cut < 0 {
		cut = len(rest)
	}
	return []outlinedField{{strings.TrimRight(name, "?"), rest[:cut], strings.Trim(rest[cut:], " ,:()")}}
}
