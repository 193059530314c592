package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// existing marks the technologies of what is there today and goes: they are named where
// a source tells of today, and it names another one in their place or says that they end.
// What a change goes on with is named there, too, and stays what the product is made of.
// One that the source lets end in favour of another goes wherever else it is named: while
// both run, its steps name it, too.
func (x *understander) existing() {
	old := make([]bool, len(x.u.Technologies))
	for i := range x.u.Technologies {
		old[i] = x.namedOfToday(&x.u.Technologies[i])
	}
	for i := range x.u.Technologies {
		t := &x.u.Technologies[i]
		if x.runsOther(t) || x.othersStack(t) && x.hasSuccessor(t, old) {
			t.Standing = TechExisting
			continue
		}
		if old[i] && (slices.Contains(x.lex.OfficePrograms, t.Name) || x.hasSuccessor(t, old) || x.ends(t.Name)) || !old[i] && x.phasedOut(t, old) {
			t.Standing = TechExisting
		}
	}
}

// runsOther says that the Chinese sentence which names a technology says of another system that it
// is made of it, one that the source tells of among what there is today: "HeatBill 使用 Oracle 11g 和
// Delphi 客户端". What is built is made of something else, unless it goes on with it.
func (x *understander) runsOther(t *TechnologyFact) bool {
	if t.Standing != "" || !reading.HasHan(t.Text) || !slices.Contains([]string{"language", "framework", "database", "queue"}, t.Layer) || reading.ContainsAny(t.Text, x.lex.TechKeptOn...) {
		return false
	}
	clause := t.Text[:max(0, strings.Index(t.Text, t.Name))]
	if i := strings.LastIndexAny(clause, "，；。："); i >= 0 {
		clause = clause[i+len("，"):]
	}
	for _, verb := range x.lex.ChineseMadeOf {
		name, _, ok := strings.Cut(clause, verb)
		if name = strings.TrimSpace(name); !ok || len([]rune(name)) < 2 || strings.Contains(x.u.Title, name) || name == x.u.Product {
			continue
		}
		return x.amongToday(name)
	}
	return false
}

// othersStack says that the sentence which names a technology says of another system by name that it
// is made of it: "ClaimDesk is Java 17 / Angular. New service in Python".
func (x *understander) othersStack(t *TechnologyFact) bool {
	if t.Standing != "" || reading.HasHan(t.Text) || !slices.Contains([]string{"language", "framework", "database", "queue"}, t.Layer) || reading.ContainsAny(" "+reading.Lower(t.Text), x.lex.TechKeptOn...) {
		return false
	}
	before := t.Text[:max(0, strings.Index(t.Text, t.Name))]
	for _, verb := range x.lex.MadeOf {
		name, _, ok := strings.Cut(before, verb)
		if !ok || len(strings.Fields(name)) != 1 || !reading.InnerCapital(name) || strings.EqualFold(name, x.u.Product) || strings.Contains(x.u.Title, name) {
			continue
		}
		return true
	}
	return false
}

// amongToday says that a name stands below a heading for how things are.
func (x *understander) amongToday(name string) bool {
	return slices.ContainsFunc(x.r.Units, func(u reading.Unit) bool {
		return x.ctx[u.Section].kind == "problem" && strings.Contains(u.Text, name)
	})
}

// phasedOut says that a source lets a technology end and names another one of its kind.
func (x *understander) phasedOut(t *TechnologyFact, old []bool) bool {
	return t.Standing == "" && slices.Contains([]string{"language", "framework", "database", "queue"}, t.Layer) && x.ends(t.Name) && x.hasSuccessor(t, old)
}

// namedOfToday says that the sentence which names a technology tells of what there is,
// by its own words or by the heading above it.
func (x *understander) namedOfToday(t *TechnologyFact) bool {
	if t.Standing != "" || len(t.Source.Lines) != 1 || !slices.Contains([]string{"language", "framework", "database", "queue", "platform"}, t.Layer) {
		return false
	}
	line := FirstLine(t.Source)
	before := " " + reading.Lower(x.saidBefore(t.Name, t.Text, line))
	if reading.ContainsAny(" "+reading.Lower(t.Text), x.lex.TechKeptOn...) {
		return false
	}
	u := x.unitOn(line)
	return reading.ContainsAny(before, x.lex.OfOldSystem...) || u != nil && u.Kind != reading.Row && x.ctx[u.Section].kind == "problem"
}

// hasSuccessor says that a source names another technology of the same layer that is
// not of today.
func (x *understander) hasSuccessor(t *TechnologyFact, old []bool) bool {
	for i := range x.u.Technologies {
		if o := &x.u.Technologies[i]; !old[i] && o.Standing == "" && o.Layer == t.Layer && !slices.Contains(o.Names, t.Names[0]) {
			return true
		}
	}
	return false
}

// ends says that a unit of the source tells the end of a technology: "switch off Oracle",
// "逐步下线 PHP".
func (x *understander) ends(name string) bool {
	bare := reading.Lower(reading.FirstWord(name))
	for i := range x.r.Units {
		text := " " + reading.Lower(x.r.Units[i].Text)
		if !strings.Contains(text, bare) {
			continue
		}
		for _, lead := range x.lex.EndsOfTechnology {
			if _, behind, ok := strings.Cut(text, lead); ok && startsWithName(strings.TrimLeft(behind, " "), bare) {
				return true
			}
		}
	}
	return false
}

// startsWithName says that a text begins with a name, and not with a longer word.
func startsWithName(text, name string) bool {
	return strings.HasPrefix(text, name) && !reading.InsideWord(text, len(name))
}
