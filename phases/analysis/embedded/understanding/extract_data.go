package understanding

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// dataUnit reads a unit under a heading of the data model.
func (x *understander) dataUnit(u *reading.Unit, nested []int, c context) {
	if reading.HasPrefixOf(reading.Lower(x.r.Sections[u.Section].Title), x.lex.HeadsOfRecords...) && u.Kind == reading.Bullet && u.Strong && len(strings.Fields(u.Label)) <= 3 && len(nested) == 0 && len(u.Sentences) == 1 && !x.entityLine(u, nested) {
		x.addEntity(u.Label, u.From, u.To) // "Marker version: a frozen set of markers"
		x.addTerm(u.Label, stripLabel(u), u.From, u.To)
		return
	}
	if x.resourceUnit(u, nested, c) {
		return
	}
	if len(nested) == 0 && x.tablesListed(u.Text, u.From, u.To, true) {
		return
	}
	if !isStep(u) && (x.fieldsOfHeading(u, nested) || x.hasLists(u) || x.fieldItem(u, c) || x.entityList(u) || x.entityCall(u) || x.entityLine(u, nested) || x.entityIntro(u, nested)) {
		return
	}
	for i, sen := range u.Sentences {
		text := sen.Text
		if i == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		}
		if x.announces(u, sen) || x.partsOf(reading.Sentence{Text: text, From: sen.From, To: sen.To}) || x.recordsTold(reading.Sentence{Text: text, From: sen.From, To: sen.To}, c) || x.statedFields(reading.Sentence{Text: text, From: sen.From, To: sen.To}) || x.relations(text, sen.From, sen.To) || x.statesIn(text, "", sen.From, sen.To) {
			continue
		}
		s := x.look(text)
		kind := x.classify(&s, context{kind: "constraint", feature: -1}, false)
		x.put(reading.FirstOf(kind, "constraint"), &s, sen.From, sen.To, c)
	}
	for _, i := range nested {
		x.dataUnit(&x.r.Units[i], nil, c)
	}
}

// isStep tells a numbered step of what is done once from a record of the data:
// "迁移分四步：1. 双写(…)".
func isStep(u *reading.Unit) bool {
	return u.Ordered && reading.ContainsAny(reading.Lower(u.Lead), "步", "阶段", " steps", " phases", " stages")
}

// hasLists reads a paragraph of "A berth has: number, length. A boat has: name,
// owner."
func (x *understander) hasLists(u *reading.Unit) bool {
	if reading.HasHan(u.Text) {
		return false
	}
	var names []string
	var fields [][]string
	for piece := range strings.SplitSeq(strings.TrimRight(u.Text, ". "), ". ") {
		head, body, ok := strings.Cut(piece, ": ")
		words := strings.Fields(head)
		if n := len(words); !ok || n < 3 || n > 5 || !strings.Contains(" a an each every the ", " "+reading.Lower(words[0])+" ") || !strings.Contains(" has holds contains stores carries ", " "+words[n-1]+" ") {
			return false
		}
		parts := reading.SplitList(body)
		if len(parts) < 2 || !reading.ShortParts(parts, 5, 20) {
			return false
		}
		names, fields = append(names, reading.UpperFirst(strings.Join(words[1:len(words)-1], " "))), append(fields, parts)
	}
	for i, name := range names {
		e := x.addEntity(name, u.From, u.To)
		for _, f := range fields[i] {
			x.addField(e, strings.TrimPrefix(f, "and "), "", "", u.From, u.To)
		}
	}
	return len(names) > 0
}

// entityList reads "Main entities: A, B, C. A has many B."
func (x *understander) entityList(u *reading.Unit) bool {
	if u.Label == "" || !reading.ContainsAny(reading.Lower(u.Label), x.lex.HeadsOfEntities...) || len(u.Sentences) == 0 {
		return false
	}
	first := u.Sentences[0]
	names := reading.SplitList(first.Text)
	if len(names) < 2 || !reading.ShortParts(names, 4, 10) {
		return false
	}
	for _, n := range names {
		x.addEntity(strings.Trim(n, " .`。"), first.From, first.To)
	}
	for _, sen := range u.Sentences[1:] {
		if !x.relations(sen.Text, sen.From, sen.To) {
			s := x.look(sen.Text)
			x.put("constraint", &s, sen.From, sen.To, context{})
		}
	}
	return true
}

// entityLine reads "Reading: id, ts, value" and "**Event**: `id`, `type`".
func (x *understander) entityLine(u *reading.Unit, nested []int) bool {
	label := x.lex.eachOf(u.Label)
	if label == "" || len(strings.Fields(label)) > 3 {
		return false
	}
	body, more, _ := strings.Cut(stripLabel(u), "; ") // "start, title; belongs to one episode"
	if more != "" && !strings.Contains(" "+more, " belongs to ") {
		body, more = stripLabel(u), ""
	}
	body, said := listThenSaid(body)
	parts := reading.SplitList(strings.TrimRight(body, ".。"))
	if len(parts) == 1 {
		parts = reading.SplitTop(body, " ")
		if len(parts) > 1 {
			return false
		}
	}
	names := 0
	for _, p := range parts {
		if fieldName(p) != "" {
			names++
		}
	}
	if len(parts) < 2 || names*10 < len(parts)*7 || slices.ContainsFunc(parts, keptFor) {
		return false
	}
	e := x.addEntity(strings.Trim(label, "`"), u.From, u.To)
	for _, p := range parts {
		x.addField(e, x.lex.askedField(p), "", "", u.From, u.To)
		if name, values, ok := strings.Cut(p, "("); ok {
			x.fieldStates(e, strings.TrimSpace(name), values, u.From, u.To)
		}
	}
	if _, owner, ok := strings.Cut(more, "belongs to "); ok && !x.relations(u.Label+" "+strings.Replace(more, "belongs to one ", "belongs to a ", 1), u.From, u.To) {
		owner = strings.TrimRight(owner, ".。")
		x.addField(e, TrimArticle(strings.TrimPrefix(owner, "one "), x.lex.articles), "", "belongs to "+owner, u.From, u.To)
	}
	if said != "" && !x.relations(said, u.From, u.To) {
		x.addConstraint(said, u.From, u.To)
	}
	x.nestedFields(e, nested)
	return true
}

// keptFor says that an item of a list tells how long something is kept, and names no field of it:
// "复核照保留 2 年".
func keptFor(part string) bool {
	return reading.HasHan(part) && reading.ContainsAny(part, "保留", "保存") && strings.ContainsAny(part, "0123456789") && reading.HasSuffixOf(part, "年", "个月", "天", "日", "小时")
}

// listThenSaid cuts a list of fields from the sentence behind it: "合同号、客户、状态。
// 一份合同可以包含多台设备。", "`id`, `depth_mm`. Depths are integers.".
func listThenSaid(body string) (list, said string) {
	if list, said, ok := strings.Cut(body, ". "); ok && strings.HasPrefix(list, "`") && strings.Count(list, "`, ") > 0 {
		return list, strings.TrimSpace(said)
	}
	list, said, ok := strings.Cut(body, "。")
	if !ok || strings.TrimSpace(said) == "" || !strings.Contains(list, "、") {
		return body, ""
	}
	return list, strings.TrimSpace(said)
}

// entityIntro reads a bullet that names an entity and nests its fields.
func (x *understander) entityIntro(u *reading.Unit, nested []int) bool {
	if u.Kind != reading.Bullet || len(nested) == 0 {
		return false
	}
	name := strings.TrimRight(reading.FirstOf(u.Label, u.Text), ":： ")
	if len(strings.Fields(name)) > 3 || utf8.RuneCountInString(name) > 40 {
		return false
	}
	e := x.addEntity(strings.Trim(name, "`"), u.From, u.To)
	x.nestedFields(e, nested)
	return true
}

func (x *understander) nestedFields(e int, nested []int) {
	for _, i := range nested {
		n := &x.r.Units[i]
		x.addField(e, reading.FirstOf(n.Label, n.Text), "", stripIf(n), n.From, n.To)
		x.fieldStates(e, n.Label, stripIf(n), n.From, n.To)
	}
}

func stripIf(u *reading.Unit) string {
	if u.Label == "" {
		return ""
	}
	return stripLabel(u)
}

// fieldName is the name of a field in "`id` (string, unique)", empty when the
// text is no field.
func fieldName(text string) string {
	text = strings.TrimSpace(text)
	for _, cut := range []string{" (", "（", ": ", "：", " – "} {
		if i := strings.Index(text, cut); i > 0 {
			text = text[:i]
		}
	}
	text = strings.Trim(text, "`*. 。")
	longest := 4
	if strings.HasPrefix(text, "number of ") {
		longest += 2 // "number of adults and children"
	}
	if text == "" || len(strings.Fields(text)) > longest || utf8.RuneCountInString(text) > 36 {
		return ""
	}
	return text
}

// addEntity files an entity, or finds the one of that name.
func (x *understander) addEntity(name string, from, to int) int {
	name = strings.Trim(name, " `*.")
	for _, tail := range []string{"字段", "包含", "包括"} {
		if short, ok := strings.CutSuffix(name, tail); ok && utf8.RuneCountInString(short) >= minRecordName {
			name = short // 案卷级条目|字段, 车辆档案|包含
		}
	}
	key := fold(name)
	if i, ok := x.entity[key]; ok {
		x.u.Entities[i].Source = x.u.Entities[i].Source.Join(x.source(from, to))
		return i
	}
	for _, other := range append([]string{x.lex.actorName(name)}, bothNames(name)...) {
		if i, ok := x.entity[fold(other)]; ok && other != "" {
			x.u.Entities[i].Source = x.u.Entities[i].Source.Join(x.source(from, to))
			return i
		}
	}
	for _, other := range bothNames(name) {
		x.entity[fold(other)] = len(x.u.Entities)
	}
	e := specs.Entity{Name: name, Source: x.source(from, to)}
	if both := bothNames(name); both != nil {
		e.Name, e.Label = both[0], both[1]
	}
	x.u.Entities = append(x.u.Entities, e)
	x.entity[key] = len(x.u.Entities) - 1
	return len(x.u.Entities) - 1
}

// bothNames are the Latin and the Chinese name of a record that is called by both: trip and 车次 of
// 车次（trip） and of trip（车次）; nothing for any other name.
func bothNames(name string) []string {
	outer, inner := nameAndAside(name)
	if inner == "" || reading.HasHan(outer) == reading.HasHan(inner) || !isIdentifier(outer) || !isIdentifier(inner) {
		return nil
	}
	if reading.HasHan(outer) {
		return []string{inner, outer}
	}
	return []string{outer, inner}
}

func (x *understander) addField(e int, name, kind, constraint string, from, to int) {
	if rest := strings.TrimSpace(name); constraint == "" {
		if i := strings.IndexAny(rest, "(（"); i > 0 {
			constraint = strings.Trim(rest[i:], " ()（）.")
		} else if _, said, ok := strings.Cut(rest, ": "); ok {
			constraint = strings.TrimSpace(said) // "state: todo / doing / done"
		}
	}
	name = fieldName(name)
	if bare, ok := strings.CutPrefix(name, "optional "); ok && bare != "" && constraint == "" {
		name, constraint = bare, "optional"
	}
	if name == "" {
		return
	}
	f := specs.Field{Name: name, Type: kind, Constraint: strings.TrimRight(constraint, " .。"), Source: x.source(from, to)}
	key := strconv.Itoa(e) + "/" + fold(name)
	if x.fields[key] {
		return
	}
	x.fields[key] = true
	x.u.Entities[e].Fields = append(x.u.Entities[e].Fields, f)
}

// relations reads "A workspace has many domains and members, …".
func (x *understander) relations(text string, from, to int) bool {
	found := false
	for _, clause := range reading.SplitTop(strings.TrimRight(text, ".。"), ", ") {
		low := reading.Lower(clause)
		for _, verb := range x.lex.RelationVerbs {
			i := strings.Index(low, verb)
			if i < 0 {
				continue
			}
			subject := x.lex.actorName(TrimArticle(clause[:i], x.lex.articles))
			e, ok := x.entity[fold(subject)]
			if !ok {
				continue
			}
			kind := map[string]string{" belongs to ": "many-to-one", " has one ": "one-to-one", " has exactly one ": "one-to-one"}[verb]
			for _, target := range reading.SplitList(clause[i+len(verb):]) {
				t := x.lex.actorName(TrimArticle(target, x.lex.articles))
				if j, ok := x.entity[fold(t)]; ok {
					if slices.ContainsFunc(x.u.Entities[e].Relations, func(r specs.Relation) bool {
						return r.To == x.u.Entities[j].Name && r.Kind == reading.FirstOf(kind, "one-to-many")
					}) {
						continue // said of several of its fields
					}
					x.u.Entities[e].Relations = append(x.u.Entities[e].Relations, specs.Relation{To: x.u.Entities[j].Name, Kind: reading.FirstOf(kind, "one-to-many"), Source: x.source(from, to)})
					found = true
				}
			}
		}
	}
	return found
}
