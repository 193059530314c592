package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// refersTo is what a field names that may be an entity: of one that nobody stated only
// what it is the key of.
func refersTo(f *specs.Field) string {
	if key := keyOf(f); key != "" {
		return key
	}
	if f.Source.Kind != specs.Stated {
		return ""
	}
	name := specs.Plain(f.Name)
	for _, tail := range []string{"_id", " ID", " id", "Id", "编号", "ID", "号"} {
		name = strings.TrimSuffix(name, tail)
	}
	return name
}

// sharedKey is the entity whose first field another one repeats as the key to it: a stamp
// with the number of its form, where the form begins with its number. Negative where
// there is none, or where two of them begin with it.
func (m *dataModel) sharedKey(at int, f *specs.Field) int {
	name := specs.Plain(f.Name)
	if f.Source.Kind != specs.Stated {
		return -1
	}
	stem := ""
	for _, tail := range []string{"编号", "号", " number", "_no", " no", "_code"} {
		if head, ok := strings.CutSuffix(name, tail); ok && head != "" {
			stem = head
			break
		}
	}
	found := -1
	for i := range m.entities {
		e := &m.entities[i]
		if stem == "" || i == at || len(e.Fields) == 0 || specs.Plain(e.Fields[0].Name) != name || !strings.HasSuffix(strings.ToLower(e.Name), strings.ToLower(stem)) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// keyOf is the entity that a field is a foreign key of; empty for any other field.
func keyOf(f *specs.Field) string {
	for _, lead := range []string{"foreign key ", "references ", "of the "} {
		if rest, ok := strings.CutPrefix(f.Constraint, lead); ok {
			name, _, _ := strings.Cut(rest, ",")
			name, _, _ = strings.Cut(name, "，")
			return strings.TrimSpace(name)
		}
	}
	return chineseKeyOf(f.Constraint)
}

// keyInChinese reads what a Chinese constraint says of the entity that a field refers to: 外键，关联学生表.
var keyInChinese = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:外键|^)[，,：: ]*(?:关联|引用|指向|对应|参照|来自|→|->) ?(\p{Han}{2,10}?)(?:表|档案表|信息表|的?(?:编号|主键|ID|id))?(?:[，,。；]|$)`)
})

// chineseKeyOf is the entity that a Chinese constraint names; empty where it names none.
func chineseKeyOf(constraint string) string {
	if m := keyInChinese().FindStringSubmatch(constraint); m != nil {
		return m[1]
	}
	return ""
}

// relateByFields relates an entity to another one that a stated field of it names, or that
// a field is the key of: a visit with "pet" belongs to a pet, a company with "trainers" has
// many of them.
// Two that name each other are related once.
func (w *Specifier) relateByFields(m *dataModel) {
	named, related := map[string]int{}, map[[2]int]bool{}
	for i := range m.entities {
		for _, name := range []string{m.entities[i].Name, m.entities[i].Label} {
			if _, known := named[entityKey(name)]; !known && name != "" {
				named[entityKey(name)] = i
			}
		}
	}
	for i := range m.entities {
		for _, r := range m.entities[i].Relations {
			if to, ok := named[entityKey(r.To)]; ok {
				related[[2]int{i, to}], related[[2]int{to, i}] = true, true
			}
		}
	}
	for i := range m.entities {
		e := &m.entities[i]
		for _, f := range e.Fields {
			name := refersTo(&f)
			to, ok := named[entityKey(name)]
			if shared := m.sharedKey(i, &f); !ok && shared >= 0 {
				to, ok = shared, true
			}
			if !ok || name == "" || to == i || related[[2]int{i, to}] || isBare(&m.entities[to]) {
				continue
			}
			kind, label := "many-to-one", "relation_refers"
			if wording.Singular(name) != name {
				kind, label = "one-to-many", "relation_has"
			}
			related[[2]int{i, to}], related[[2]int{to, i}] = true, true
			e.Relations = append(e.Relations, specs.Relation{To: m.entities[to].Name, Kind: kind, Label: w.Say(label), Source: phrasing.Rule("relation-from-field")})
		}
	}
}
