package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rowIsOne leaves of the systems that the cells of a row name only the one whose row it is: a short
// name in front of the brackets of the full one, "WMS" of WMS（富勒）, what goes over, and the means
// by which it does. A queue or a protocol that the row names for that is what the product is built with.
func (x *understander) rowIsOne(r row, name string, before int) {
	for i := len(x.u.Integrations) - 1; i >= before; i-- {
		known := x.u.Integrations[i].Name
		means := strings.Contains(r.get("protocol"), known)
		if known == name || !means && !x.partOfName(known, name) && (!reading.HasHan(known) || !slices.Contains(r.u.Cells, known)) {
			continue
		}
		x.u.Integrations = slices.Delete(x.u.Integrations, i, i+1) // 海康 of 海康温度网关, and what goes over it: 订阅消息
		if means {
			delete(x.outer, fold(known))
			x.meansOfRow(known, r)
		}
	}
}

// partOfName says that a name only begins the name of a system, which goes on in its own script or
// in brackets, or stands in these brackets: who made it.
func (x *understander) partOfName(part, name string) bool {
	if strings.Contains(name, "（"+part+"）") || strings.Contains(name, "("+part+")") {
		return true
	}
	rest, ok := strings.CutPrefix(name, part)
	return ok && (reading.HasHan(part) || reading.HasPrefixOf(strings.TrimSpace(rest), "（", "("))
}

// meansOfRow files a technology that the column on the way of a row of systems names.
func (x *understander) meansOfRow(name string, r row) {
	for _, h := range x.lex.tech.Find(name) {
		if h.Start == 0 && h.Value.layer != "service" {
			x.addTechnology(name, name[h.Start:h.End], h.Value.layer, r.u.Text, r.u.From, r.u.To, true)
			return
		}
	}
}
