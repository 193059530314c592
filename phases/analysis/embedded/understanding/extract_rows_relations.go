package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// relationCells read the column of a table of records that says how they belong together:
// "belongs to one Plant and at most one Family". All records have to be known by then. What
// names something that is no record of the table stays a rule in its own words.
func (x *understander) relationCells(t *table, units []int) {
	if _, ok := t.has["relation"]; !ok {
		return
	}
	for _, i := range units {
		r := row{t, &x.r.Units[i]}
		e, ok := x.entity[fold(x.lex.actorName(strings.Trim(r.get("entity"), " `*.")))]
		if !ok {
			e, ok = x.entity[fold(strings.Trim(r.get("entity"), " `*."))]
		}
		cell := strings.TrimRight(r.get("relation"), " .。")
		if !ok || cell == "" || !strings.ContainsFunc(cell, reading.IsMeaning) {
			continue
		}
		if !x.relate(e, cell, r.u.From, r.u.To) {
			x.addConstraint(LabelText(x.u.Entities[e].Name, cell), r.u.From, r.u.To)
		}
	}
}

// relate files what a cell says a record belongs to, and says whether it could file all.
func (x *understander) relate(e int, cell string, from, to int) bool {
	kind, all := "", true
	for _, part := range strings.FieldsFunc(strings.NewReplacer(" and ", ";", " or ", ";", "以及", ";", "和", ";").Replace(cell), func(r rune) bool { return strings.ContainsRune(",;，；、", r) }) {
		part = strings.TrimSpace(part)
		if head, told := x.lex.relationHead(part); told != "" {
			part, kind = strings.TrimLeft(part[len(head):], " :：→->"), told
		}
		j, ok := x.recordNamed(part)
		if !ok || kind == "" {
			all = false
			continue
		}
		rel := specs.Relation{To: x.u.Entities[j].Name, Kind: kind, Source: x.source(from, to)}
		if !slices.ContainsFunc(x.u.Entities[e].Relations, func(o specs.Relation) bool { return o.To == rel.To && o.Kind == rel.Kind }) {
			x.u.Entities[e].Relations = append(x.u.Entities[e].Relations, rel)
		}
	}
	return all
}

// relationHead is the word with which a text says how two records belong together, and the
// kind of relation that it means; both empty without one.
func (l *Lexicons) relationHead(text string) (head, kind string) {
	low := reading.Lower(text)
	for _, pair := range l.RelationHeads {
		word, means, _ := strings.Cut(pair, "=")
		if strings.HasPrefix(low, word) && len(word) > len(head) {
			head, kind = word, means
		}
	}
	return head, kind
}

// recordNamed is the record that a text names, whatever is said of how many there are: "at
// most one Family", "Order Items".
func (x *understander) recordNamed(text string) (int, bool) {
	text = strings.Trim(text, " `*.。")
	for again := true; again; {
		again = false
		for _, count := range x.lex.RelationCounts {
			if strings.HasPrefix(reading.Lower(text), count) && len(text) > len(count) {
				text, again = strings.TrimSpace(text[len(count):]), true
			}
		}
	}
	for _, name := range []string{text, x.lex.actorName(TrimArticle(text, x.lex.articles)), strings.TrimSuffix(text, "s"), strings.TrimSuffix(text, "es"), strings.TrimSuffix(text, "ies") + "y"} {
		if j, ok := x.entity[fold(name)]; ok && name != "" {
			return j, true
		}
	}
	return 0, false
}
