package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// overRow is what a row of a Chinese table of systems says goes over, which way and how often.
type overRow struct {
	system, what, way, often string
	from, to                 int
}

// rowOver notes what a row says goes over. How often it does is told behind it, and of a system with a
// row for each direction both are told: 台账变更（每小时一次）；维修费用.
func (x *understander) rowOver(fact *IntegrationFact, r row) {
	what := strings.TrimRight(fact.Purpose, "。 ")
	over := overRow{system: fact.Name, what: what, way: strings.TrimSpace(r.get("direction")), often: x.lex.oftenOf(r), from: r.u.From, to: r.u.To}
	if over.way == "" || what == "" || what == fact.Name || exchangeTold(r, fact.Name) != "" {
		return
	}
	before := x.overOf(fact.Name)
	x.over = append(x.over, over)
	if over.often != "" {
		fact.Purpose = sentence(what + "（" + over.often + "）")
	}
	for i := range x.u.Integrations {
		known := &x.u.Integrations[i]
		if len(before) == 0 || fold(known.Name) != fold(fact.Name) || slices.ContainsFunc(before, func(o overRow) bool { return o.way == over.way }) {
			continue
		}
		known.Direction = "双向"
		fact.Purpose = sentence(strings.TrimRight(known.Purpose, "。 ") + "；" + strings.TrimRight(fact.Purpose, "。 "))
	}
}

// overOf are the rows of a system.
func (x *understander) overOf(system string) []overRow {
	var out []overRow
	for _, o := range x.over {
		if fold(o.system) == fold(system) {
			out = append(out, o)
		}
	}
	return out
}

// oftenOf is how often a row says that something goes over, by a column of its own: 每日 2:00. Empty for
// what happens at once.
func (l *Lexicons) oftenOf(r row) string {
	for i, head := range r.u.Header {
		if i >= len(r.u.Cells) || !slices.Contains(l.ChineseRhythmColumns, strings.TrimSpace(head)) {
			continue
		}
		cell := strings.TrimRight(strings.TrimSpace(r.u.Cells[i]), "。")
		if !strings.HasPrefix(cell, "每") || strings.ContainsAny(cell, "，；") {
			return ""
		}
		if reading.HasSuffixOf(cell, "小时", "天", "日", "周", "月", "分钟", "季度", "晚") {
			cell += "一次"
		}
		return cell
	}
	return ""
}

// exchangedRows asks for what the rows of a system say is exchanged with it, each in its direction.
func (x *understander) exchangedRows(f *IntegrationFact) {
	rows := x.overOf(f.Name)
	if x.featureTells(f.Name) {
		return
	}
	if len(rows) < 2 || !slices.ContainsFunc(rows, func(o overRow) bool { return o.way != rows[0].way }) {
		if len(rows) == 1 {
			f.Purpose = rows[0].what
			f.Protocol = reading.FirstOf(rowPeriod().FindString(f.Protocol), rows[0].often)
		}
		x.exchangedRow(f)
		return
	}
	for _, o := range rows {
		text := "系统从" + f.Name + "接收" + o.what
		if slices.Contains(x.lex.ChineseWaysOut, o.way) {
			text = "系统把" + o.what + "发送给" + f.Name
		}
		if o.often != "" {
			text += "，" + o.often
		}
		x.addFeature(FeatureFact{Text: text, Beside: true}, o.from, o.to)
	}
}
