package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// effort reads what lines about the document say of the work itself: its
// budget, its size, and below a status, what may still change.
func (x *understander) effort(u *reading.Unit, c context) {
	for _, sep := range []string{" · ", " | ", "；", "; "} {
		parts := reading.SplitTop(strings.Trim(u.Text, "*_ "), sep)
		if len(parts) < 2 && sep != "; " {
			continue
		}
		for _, p := range parts {
			name, body, _ := reading.CutLabel(p, false)
			if s := x.look(name); name != "" && body != "" && s.has("effort") && strings.ContainsFunc(body, reading.IsMeaning) {
				x.addConstraint(LabelText(name, body), u.From, u.To)
			}
		}
		break
	}
	for i, sen := range u.Sentences {
		if x.inUse(u, i) {
			x.addItem(&x.u.InUse, "note", sen.Text, sen.From, sen.To)
			continue
		}
		if s := x.look(sen.Text); i > 0 && s.has("unstable") {
			x.put("constraint", &s, sen.From, sen.To, c)
		}
	}
}
