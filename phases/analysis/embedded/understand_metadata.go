package embedded

import "strings"

// effort reads what lines about the document say of the work itself: its
// budget, its size, and below a status, what may still change.
func (x *understander) effort(u *Unit, c context) {
	for _, sep := range []string{" · ", " | ", "；", "; "} {
		parts := splitTop(strings.Trim(u.Text, "*_ "), sep)
		if len(parts) < 2 && sep != "; " {
			continue
		}
		for _, p := range parts {
			name, body, _ := cutLabel(p, false)
			if s := x.look(name); name != "" && body != "" && s.has("effort") && strings.ContainsFunc(body, isMeaning) {
				x.addConstraint(labelText(name, body), u.From, u.To)
			}
		}
		break
	}
	for i, sen := range u.Sentences {
		if s := x.look(sen.Text); i > 0 && s.has("unstable") {
			x.put("constraint", &s, sen.From, sen.To, c)
		}
	}
}
