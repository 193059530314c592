package specifying

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// relateCounted relates the entities of a Chinese model of which a statement says how many
// belong to one: "一个用户可以发布多件闲置，一件闲置最多有一个有效订单".
func (w *Specifier) relateCounted(m *dataModel) {
	if w.Language != "zh" {
		return
	}
	for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
		for clause := range chineseClauses(t.text) {
			for i := range m.entities {
				one := m.saidAs(w.EntityLabel(&m.entities[i]), clause)
				at := strings.Index(clause, one)
				if at <= 0 || !countsOne(clause[:at]) {
					continue
				}
				w.relateOthers(m, i, clause[at+len(one):], t.src)
			}
		}
	}
}

// relateOthers relates one entity to those that the rest of a clause counts.
func (w *Specifier) relateOthers(m *dataModel, from int, rest string, src specs.Source) {
	for to := range m.entities {
		label := m.saidAs(w.EntityLabel(&m.entities[to]), rest)
		at := strings.Index(rest, label)
		if to == from || at <= 0 {
			continue
		}
		before, narrowed := rest[:at], false
		for _, word := range w.Table.Words["counted_attributes"].In("zh") {
			bare := strings.TrimSuffix(before, word)
			before, narrowed = bare, narrowed || bare != before
		}
		kind, label := "", "relation_has"
		switch {
		case countsOne(before) && reading.ContainsAny(before, w.Table.Words["tying_to_one"].In("zh")...):
			kind, label = "many-to-one", "relation_refers" // "一张发票只能关联一张报销单"
		case countsOne(before) && !narrowed: // of several, at most one is valid
			kind = "one-to-one"
		case countsOne(before):
			kind = "one-to-many"
		case countsMany(before):
			kind = "one-to-many"
		}
		if kind != "" && !m.tied(from, to) {
			e := &m.entities[from]
			e.Relations = append(e.Relations, specs.Relation{To: m.entities[to].Name, Kind: kind, Label: w.Say(label), Source: src})
		}
	}
}

// saidAs is how a clause calls an entity: by its name, else by the last two characters of a
// longer one where no other entity ends in them: 合同 for 租赁合同.
func (m *dataModel) saidAs(label, clause string) string {
	const whole, short = 4, 2
	if strings.Contains(clause, label) || utf8.RuneCountInString(label) < whole {
		return label
	}
	runes := []rune(label)
	tail := string(runes[len(runes)-short:])
	for i := range m.entities {
		if name := m.entities[i].Name; name != label && strings.HasSuffix(name, tail) {
			return label
		}
	}
	return tail
}

// tied says that two entities are related already, either way.
func (m *dataModel) tied(a, b int) bool {
	for _, pair := range [][2]int{{a, b}, {b, a}} {
		for _, r := range m.entities[pair[0]].Relations {
			if entityKey(r.To) == entityKey(m.entities[pair[1]].Name) {
				return true
			}
		}
	}
	return false
}

// withoutCounter is a text without the counting word at its end.
func withoutCounter(before string) string {
	r, size := utf8.DecodeLastRuneInString(before)
	if !unicode.Is(unicode.Han, r) || !strings.ContainsRune("个件条位名家张份辆台栋次笔种间户门本只套项", r) {
		return ""
	}
	return strings.TrimSpace(before[:len(before)-size])
}

// countsOne says that one of what follows is meant: "一件", "每个".
func countsOne(before string) bool {
	return reading.HasSuffixOf(withoutCounter(before), "一", "每", "同一")
}

// countsMany says that several of what follows are meant: "多件", "5 个".
func countsMany(before string) bool {
	number := withoutCounter(before)
	return reading.HasSuffixOf(number, "多", "几", "两", "三", "若干") || number != "" && unicode.IsDigit(rune(number[len(number)-1])) || reading.HasSuffixOf(before, "若干")
}
