package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// meansInRemarks takes the way on which a system is reached out of a column of remarks, where no
// column of its own gives it: "REST API, customers nightly, orders every 10 min".
func (x *understander) meansInRemarks(fact *IntegrationFact, r row) {
	if fact.Protocol != "" || reading.HasHan(r.u.Text) {
		return
	}
	const longest = 4 // words of a means
	for i, cell := range r.u.Cells {
		if role := r.t.roles[min(i, len(r.t.roles)-1)]; i == 0 || role != "notes" && role != "rule" && role != "" {
			continue
		}
		for part := range strings.SplitSeq(cell, ", ") {
			if x.lex.namesMeans(part) && len(strings.Fields(part)) <= longest {
				fact.Protocol = part
				return
			}
		}
	}
}

// remarkOf is what a column of remarks says of a system beside the way on which it is reached:
// "customers nightly, orders every 10 min". Empty where the cell is read otherwise.
func (x *understander) remarkOf(r row) string {
	for i, cell := range r.u.Cells {
		if role := r.t.roles[min(i, len(r.t.roles)-1)]; i == 0 || role != "notes" || cell == "" || cell == "–" || x.bindsExchange(cell) {
			continue
		}
		return strings.Join(slices.DeleteFunc(strings.Split(cell, ", "), x.lex.namesMeans), ", ")
	}
	return ""
}

// namesMeans says that a part of a remark begins with a protocol, a standard or a format, or is a way
// without a name of its own: "REST API", "webhook".
func (l *Lexicons) namesMeans(part string) bool {
	hits := l.tech.Find(part)
	return len(hits) > 0 && hits[0].Start == 0 && hits[0].Value.isForm() || slices.Contains(l.InterfaceMeans, reading.Lower(part))
}

// withoutStyles leaves the styles of interfaces out of what a row says of a system: that it offers
// a REST API decides nothing about the interface of the product.
func (l *Lexicons) withoutStyles(text string, fact *IntegrationFact) string {
	hits := l.tech.Find(fact.Protocol)
	if len(hits) == 0 || reading.HasHan(text) || !slices.Contains(l.InterfaceStyles, reading.Lower(hits[0].Value.name)) {
		return text
	}
	return strings.Replace(text, fact.Protocol, "", 1)
}
