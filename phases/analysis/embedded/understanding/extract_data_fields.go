package understanding

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// recordField reads an item of a list of fields below the name of their record, each with what is
// said of it: "### 预约单（booking）" over "- id：bigint，雪花 ID", "**Booking**" over
// "- start_at: timestamp, UTC". The name of the item is a field, and no record of its own.
func (x *understander) recordField(u *reading.Unit, nested []int, c context) bool {
	if c.kind != "data" || u.Kind != reading.Bullet || u.Depth > 1 {
		return false
	}
	record := x.recordAbove(u)
	if record == "" {
		return false
	}
	sec := &x.r.Sections[u.Section]
	e := x.addEntity(record, u.From, u.To)
	if u.LeadUnit >= 0 {
		lead := &x.r.Units[u.LeadUnit]
		x.place(lead.From, lead.To)
	} else if sec.Pseudo || x.r.Sections[u.Section].Parent > 0 {
		x.place(sec.From, sec.To)
	}
	said := stripIf(u)
	kind, rule := x.lex.typeAndRule(said)
	for _, name := range fieldsNamed(reading.FirstOf(u.Label, u.Text)) {
		x.addField(e, name, kind, rule, u.From, u.To)
		x.fieldStates(e, strings.Trim(name, "`"), said, u.From, u.To)
	}
	for _, i := range nested {
		x.place(x.r.Units[i].From, x.r.Units[i].To)
		x.addConstraint(LabelText(reading.FirstOf(u.Label, u.Text), x.r.Units[i].Text), x.r.Units[i].From, x.r.Units[i].To)
	}
	return true
}

// recordAbove is the record whose fields the list of an item names, by the line above the list or
// by the heading; empty for any other list.
func (x *understander) recordAbove(item *reading.Unit) string {
	key := [2]int{item.Section, item.LeadUnit}
	if name, ok := x.records[key]; ok {
		return name
	}
	if x.records == nil {
		x.records = map[[2]int]string{}
	}
	name := x.lex.recordName(x.r.Sections[item.Section].Title)
	if item.LeadUnit >= 0 && item.Lead != "" {
		name = x.lex.recordName(item.Lead)
	}
	if name != "" && !x.fieldsListed(item) {
		name = ""
	}
	x.records[key] = name
	return name
}

// fieldsListed says that the items beside one name fields: most of them are names as programs write
// them, or most are explained by a type or by a rule of a field.
func (x *understander) fieldsListed(item *reading.Unit) bool {
	n, labelled, coded, ruled := 0, 0, 0, 0
	for _, i := range x.units[item.Section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Depth > 1 || u.LeadUnit != item.LeadUnit {
			continue
		}
		n++
		names := fieldsNamed(reading.FirstOf(u.Label, u.Text))
		if len(names) == 0 {
			return false
		}
		if u.Label != "" {
			labelled++
		}
		if slices.IndexFunc(names, func(name string) bool { return !codeName(name) }) < 0 {
			coded++
		}
		if kind, rule := x.lex.typeAndRule(stripIf(u)); kind != "" || x.lex.fieldRuled(rule) {
			ruled++
		}
	}
	return n > 1 && labelled*2 > n && (coded*10 >= n*7 || ruled*2 > n)
}

// fieldsNamed are the names at the head of an item: one, or several between slashes or commas,
// "start_at / end_at". Nothing for a text that names no field.
func fieldsNamed(head string) []string {
	var out []string
	for _, part := range strings.FieldsFunc(strings.ReplaceAll(head, "`", ""), func(r rune) bool { return strings.ContainsRune("/、，", r) }) {
		if part = strings.Trim(part, " *"); part == "" {
			continue
		}
		bare, _ := nameAndAside(part)
		if name := fieldName(part); name == "" || len(strings.Fields(name)) > 3 || utf8.RuneCountInString(bare) > 16 && !codeName(bare) || strings.ContainsAny(name, "。；") {
			return nil
		}
		out = append(out, part)
	}
	return out
}

// codeName tells a name as programs write it: it begins with a small letter, or is an
// abbreviation, and has no blank.
func codeName(name string) bool {
	name, _ = nameAndAside(name)
	name = strings.TrimSuffix(name, "[]")
	return isIdentifier(name) && !reading.HasHan(name) && (unicode.IsLower(rune(name[0])) || strings.ToUpper(name) == name)
}

// typeAndRule cuts the explanation of a field behind its type: "bigint，雪花 ID".
func (l *Lexicons) typeAndRule(said string) (kind, rule string) {
	said = strings.TrimRight(strings.TrimSpace(said), "。.;；")
	end := strings.IndexAny(said, ",，;；")
	if end < 0 {
		end = len(said)
	}
	first := strings.Trim(said[:end], " `")
	bare, aside := nameAndAside(first)
	if !l.ColumnTypes[reading.Lower(bare)] {
		return "", said
	}
	rest := strings.TrimLeft(said[end:], ",，;； ")
	if aside != "" && !digitsOnly(aside) { // "枚举（1 午餐、2 晚餐）": what it may be, and no size
		return bare, strings.Trim(aside+"，"+rest, "，")
	}
	return first, rest
}

// digitsOnly tells a size, or a size and a scale: "24", "10, 2".
func digitsOnly(text string) bool {
	return strings.Trim(text, "0123456789, ") == ""
}

// fieldRuled says that an explanation has a word that is said of fields.
func (l *Lexicons) fieldRuled(rule string) bool {
	return reading.ContainsAny(reading.Lower(rule), l.FieldRules...)
}

// recordName is the record that a heading or the line above a list names, empty where they name
// none: "预约单（booking）", "订单表字段：", and no "数据模型".
func (l *Lexicons) recordName(head string) string {
	name := strings.Trim(head, " :：`*")
	for _, end := range l.EndsOfRecords {
		if i := len(name) - len(end); i > 0 && strings.EqualFold(name[i:], end) {
			name = strings.TrimSpace(name[:i])
			break
		}
	}
	bare, _ := nameAndAside(name)
	const longest, words = 14, 3
	if bare == "" || l.NoRecords[reading.Lower(bare)] || utf8.RuneCountInString(bare) > longest && reading.HasHan(bare) || len(strings.Fields(bare)) > words || strings.ContainsAny(bare, "，。；、,;") {
		return ""
	}
	return name
}
