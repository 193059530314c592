package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// choices are the columns of a table that says what was taken and what was not: "Topic |
// Chosen | Alternatives | Why", "项 | 选用 | 备选 | 理由".
type choices struct{ chosen, refused int }

// choiceColumns finds these columns; nil where a header has not both.
func (l *Lexicons) choiceColumns(header []string) *choices {
	find := func(words map[string]bool) int {
		return slices.IndexFunc(header, func(h string) bool { return words[reading.Lower(strings.Trim(h, " *:："))] })
	}
	c := &choices{chosen: find(l.ChosenColumns), refused: find(l.RefusedColumns)}
	if c.chosen < 0 || c.refused < 0 || c.chosen == c.refused {
		return nil
	}
	return c
}

// choiceRow reads a row of such a table as a decision with what speaks for it and the
// alternatives that were left. No row of it is a function of the product.
func (x *understander) choiceRow(c *choices) func(row, context) {
	return func(r row, _ context) {
		cell := func(i int) string {
			if i >= len(r.u.Cells) {
				return ""
			}
			return strings.Trim(r.u.Cells[i], " –-—*")
		}
		chosen, why := cell(c.chosen), r.get("why")
		if chosen == "" || x.isOpenMark(chosen) {
			x.note(spell(r), r.u.From, r.u.To)
			return
		}
		said := chosen
		if topic := cell(0); c.chosen != 0 && reading.HasHan(topic+chosen) {
			said = topic + "：" + chosen
		} else if c.chosen != 0 {
			said = LabelText(topic, chosen)
		}
		text := said
		if why != "" {
			text += asideOf(strings.TrimRight(why, ".。"), text+why)
		}
		before := len(x.u.Technologies)
		x.addItem(&x.u.Decisions, "decision", text, r.u.From, r.u.To)
		if len(x.lex.tech.Find(why)) == 0 { // what the reason names is not taken
			said = text
		}
		x.mention(said, r.u.From, r.u.To, true)
		if len(x.u.Technologies) == before && reading.StartsUpper(reading.LastWord(chosen)) {
			x.addTechnology(chosen, chosen, "tool", text, r.u.From, r.u.To, true)
		}
		for _, name := range reading.SplitList(cell(c.refused)) {
			if name = strings.TrimSpace(name); name != "" && x.fresh("alternative", name) {
				x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: name, Gap: notChosen(why), Source: x.source(r.u.From, r.u.To)})
			}
		}
	}
}

// notChosen is why a way was left where a row gives the reason for another one.
func notChosen(why string) string {
	switch {
	case why == "":
		return ""
	case reading.HasHan(why):
		return sentence("未选用，理由：" + why)
	default:
		return sentence("Not chosen, since " + wording.LowerFirst(why))
	}
}
