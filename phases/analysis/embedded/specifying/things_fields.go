package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// addChineseThings adds what a Chinese source says is worked with to a model that
// it does not state, each with what its statements say is written down of it.
func (w *Specifier) addChineseThings(m *dataModel, limit int) {
	list := w.chineseThings(limit)
	items := w.thingItems()
	w.fillNamed(m, items)
	miner := &chineseMiner{w: w, heads: map[rune][]string{}, verbs: map[rune][]string{}}
	miner.index()
	for i := range list {
		t := &list[i]
		if m.index(t.name, t.name) >= 0 || w.onPaper(m, t.name) {
			continue
		}
		e := specs.Entity{Name: t.name, Source: phrasing.Rule("entity-from-feature")}
		for j := range items {
			w.fieldsTold(&e, t, miner, &items[j])
		}
		m.add(e, templates.Terms{Zh: append([]string{t.name}, t.called...)})
	}
}

// onPaper says that the source lists the record of a deed or a thing, 预约单 of 预约: it is not kept
// a second time.
func (w *Specifier) onPaper(m *dataModel, name string) bool {
	return slices.ContainsFunc(w.Table.Words["papers_of_deeds"].In("zh"), func(end string) bool { return m.index(name+end, name+end) >= 0 })
}

func (t *thing) names(text string) bool {
	return text == t.name || slices.Contains(t.called, text)
}

// fieldsTold adds to an entity what one statement says is written down of it: a
// list in brackets behind its name, behind 的, behind a colon, or behind a verb
// of writing down, and who writes it.
func (w *Specifier) fieldsTold(e *specs.Entity, t *thing, m *chineseMiner, it *thingItem) {
	found := m.found(it.Text)
	for i, h := range found {
		if !t.names(h.name) {
			continue
		}
		rest := it.Text[h.to:]
		for _, open := range []string{"（", "("} {
			if list, ok := strings.CutPrefix(rest, open); ok {
				list, _, _ = strings.Cut(list, oneBracket(open))
				w.addFields(e, list, it.Source, 2)
			}
		}
		if list, ok := strings.CutPrefix(rest, "的"); ok {
			w.addFields(e, headClauseChinese(list), it.Source, 2)
		}
		if list, ok := strings.CutPrefix(rest, "："); ok {
			w.addFields(e, headClauseChinese(list), it.Source, 3)
		}
		if h.made {
			w.addWriter(e, it, h.from)
		}
		next := len(it.Text)
		if i+1 < len(found) {
			next = found[i+1].from
		}
		if next > h.to {
			w.writtenDown(e, it, h.to, next)
		}
		w.addOwner(e, it, h.from)
		w.addBasis(e, it, h.from)
	}
	w.addValidity(e, t, it, found)
	if len(found) > 0 && t.names(found[0].name) {
		w.writtenDown(e, it, 0, found[0].from)
	}
}

// writtenDown reads the list behind a verb of writing down in a part of a
// statement: "登记批号、规格、有效期".
func (w *Specifier) writtenDown(e *specs.Entity, it *thingItem, from, to int) {
	part := it.Text[from:to]
	for _, verb := range w.Table.Words["writing_verbs"].In("zh") {
		if i := strings.Index(part, verb); i >= 0 && !strings.HasSuffix(part[:i], "状态") { // its states are no fields
			list := strings.TrimLeft(headClauseChinese(it.Text[from+i+len(verb):]), "： ")
			w.addFields(e, list, it.Source, 2)
		}
	}
}

// fillNamed gives the entities that the source names without fields what its
// statements say is written down of them.
func (w *Specifier) fillNamed(m *dataModel, items []thingItem) {
	for i := range m.entities {
		e := &m.entities[i]
		if len(e.Fields) > 0 || !reading.HasHan(e.Name) {
			continue
		}
		miner := &chineseMiner{w: w, heads: map[rune][]string{}, verbs: map[rune][]string{}}
		first, _ := utf8.DecodeRuneInString(e.Name)
		miner.heads[first] = []string{e.Name}
		miner.index()
		t := &thing{name: e.Name}
		for j := range items {
			w.fieldsTold(e, t, miner, &items[j])
		}
	}
}

// fillListed gives the entities of which a Chinese source lists fields what a statement lists
// beside several of these: "发布闲置：标题、描述、1–9 张图片、价格".
func (w *Specifier) fillListed(m *dataModel) {
	items := w.thingItems()
	for i := range m.entities {
		e := &m.entities[i]
		if len(e.Fields) == 0 || !reading.HasHan(e.Name) {
			continue
		}
		for j := range items {
			_, list, ok := strings.Cut(specs.Plain(items[j].Text), e.Name+"：")
			if !ok {
				continue
			}
			again := specs.Entity{Name: e.Name}
			if w.addFields(&again, headClauseChinese(list), items[j].Source, leastShared+1); !sameList(e, again.Fields) {
				continue
			}
			for _, field := range again.Fields {
				w.addField(e, field)
			}
		}
	}
}

// addOwner adds of what a thing is kept one each: "为每种血型设置安全库存".
func (w *Specifier) addOwner(e *specs.Entity, it *thingItem, to int) {
	before := it.Text[:to]
	i := strings.LastIndex(before, "每")
	if i < 0 || strings.ContainsAny(before[i:], "0123456789") || reading.ContainsAny(before[i:], "，", "。", "；", "、") {
		return
	}
	rest := strings.TrimPrefix(before[i:], "每")
	for _, counter := range []string{"种", "间", "户", "位", "家", "辆", "台", "件", "个", "条", "瓶"} {
		owner, ok := strings.CutPrefix(rest, counter)
		if !ok {
			continue
		}
		for _, verb := range w.Table.Words["owner_verbs"].In("zh") {
			if name, _, found := strings.Cut(owner, verb); found && utf8.RuneCountInString(name) >= 2 && utf8.RuneCountInString(name) <= 5 {
				w.addField(e, specs.Field{Name: name, Source: it.Source})
				return
			}
		}
		return
	}
}

// addBasis adds by what a deed is told to go, where its record is kept: "按年龄段补贴".
func (w *Specifier) addBasis(e *specs.Entity, it *thingItem, to int) {
	i := strings.LastIndex(it.Text[:to], "按")
	if i < 0 || !slices.Contains(w.Table.Words["deeds_as_records"].In("zh"), e.Name) {
		return
	}
	basis := it.Text[i+len("按") : to]
	if n := utf8.RuneCountInString(basis); n < 2 || n > 4 || strings.ContainsFunc(basis, func(r rune) bool { return !reading.IsHan(r) }) || reading.ContainsAny(basis, "每", "规定", "标准", "照", "要求", "顺序", "时", "期") {
		return
	}
	w.addField(e, specs.Field{Name: basis, Source: it.Source})
}

func (w *Specifier) addField(e *specs.Entity, f specs.Field) {
	if f.Name != e.Name && !slices.ContainsFunc(e.Fields, func(have specs.Field) bool { return have.Name == f.Name }) {
		e.Fields = append(e.Fields, f)
	}
}

// addValidity adds how long a thing is valid, where the statement on it says so:
// "填写征询表，签名后 24 小时内有效".
func (w *Specifier) addValidity(e *specs.Entity, t *thing, it *thingItem, found []foundThing) {
	if len(found) == 0 || !t.names(found[len(found)-1].name) {
		return
	}
	for clause := range chineseClauses(it.Text[found[len(found)-1].to:]) {
		if (strings.HasSuffix(clause, "内有效") || strings.HasPrefix(clause, "有效期")) && strings.ContainsAny(clause, "0123456789一二两三半") {
			w.addField(e, specs.Field{Name: w.Say("field_validity"), Constraint: clause, Source: it.Source})
		}
	}
}

// headClauseChinese is a text up to the end of its first clause.
func headClauseChinese(text string) string {
	if i := strings.IndexAny(text, "，。；,;（("); i >= 0 {
		text = text[:i]
	}
	return text
}

func oneBracket(open string) string {
	if open == "（" {
		return "）"
	}
	return ")"
}

// addFields adds the items of a list as fields where at least some of them name
// one, and nothing in it is a sentence.
func (w *Specifier) addFields(e *specs.Entity, list string, src specs.Source, least int) {
	list, _, _ = strings.Cut(list, "，")
	list = strings.TrimRight(strings.TrimSpace(list), "等。 ")
	parts := strings.Split(list, "、")
	if last := parts[len(parts)-1]; len(parts) > 1 || least < 3 {
		for _, and := range []string{"以及", "和", "与", "及"} {
			if a, b, ok := strings.Cut(last, and); ok && a != "" && b != "" {
				parts = append(parts[:len(parts)-1], a, b)
				break
			}
		}
	}
	if len(parts) < least {
		return
	}
	var fields []specs.Field
	for _, p := range parts {
		f, ok := w.fieldOf(strings.TrimSpace(p), e)
		if !ok {
			return
		}
		f.Source = src
		fields = append(fields, f)
	}
	for _, f := range fields {
		w.addField(e, f)
	}
}

// maxField is how many characters the name of a Chinese field may have.
const maxField = 8

// fieldOf is one item of a list as a field: "1–9 张图片" is 图片 with its bound.
func (w *Specifier) fieldOf(text string, e *specs.Entity) (specs.Field, bool) {
	bound := ""
	if i := strings.IndexFunc(text, reading.IsHan); i > 0 && strings.ContainsAny(text[:i], "0123456789") {
		_, size := utf8.DecodeRuneInString(text[i:])
		bound, text = strings.TrimSpace(text[:i])+" "+text[i:i+size], text[i+size:]
	}
	text = strings.TrimPrefix(strings.TrimPrefix(text, "其"), "的")
	n := utf8.RuneCountInString(text)
	if n < 2 && !reading.HasHan(text) || n == 0 || n > maxField || strings.ContainsAny(text, "0123456789“”《》/？！") || w.Table.StartsWith("no_fields", "zh", text) && !slices.Contains(w.Table.Words["plain_fields"].In("zh"), text) ||
		reading.ContainsAny(text, "的", "了", "是", "不", "就", "并", "自动", "可以", "必须", "应当", "后", "超", "给") || w.Table.StartsWith("verbs", "zh", text) && !w.fieldNoun(text) || text == e.Name {
		return specs.Field{}, false
	}
	return specs.Field{Name: text, Constraint: bound}, true
}

// fieldNoun says that a word which begins with a verb names a field all the same:
// 提交时间, 预约日期.
func (w *Specifier) fieldNoun(text string) bool {
	return w.fieldType(text) != "string" || reading.HasSuffixOf(text, "号", "码", "名", "人", "员", "地点", "地址", "原因", "方式", "类别", "类型", "状态")
}

// fieldType is what kind of value a name promises.
func (w *Specifier) fieldType(name string) string {
	for _, kind := range []string{"timestamp", "date", "number", "file"} {
		if reading.HasSuffixOf(name, w.Table.Words["ends_of_"+kind].In("zh")...) {
			return kind
		}
	}
	return "string"
}

// addWriter adds who writes a thing down, where the statement begins with a role:
// "住户发布取件单".
func (w *Specifier) addWriter(e *specs.Entity, it *thingItem, to int) {
	name, ok := w.ActingPerson(it.Text)
	if !ok || len(name) >= to {
		return
	}
	for _, verb := range w.Table.Words["record_verbs"].In("zh") {
		if !strings.HasSuffix(strings.TrimRight(it.Text[:to], "一两几个张份条件项新"), verb) || to-len(name) > 36 {
			continue
		}
		field := verb + "人"
		if !slices.ContainsFunc(e.Fields, func(f specs.Field) bool { return strings.HasSuffix(f.Name, "人") }) && utf8.RuneCountInString(verb) == 2 {
			e.Fields = append(e.Fields, specs.Field{Name: field, Constraint: name, Source: it.Source})
		}
		return
	}
}
