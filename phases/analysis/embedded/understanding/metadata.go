package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// releaseDate files the day of the release that the head of a paper names among its author and
// its status: "Target release: 15 March 2027".
func (x *understander) releaseDate(u *reading.Unit) {
	for line := u.From; line <= u.To && line <= len(x.r.Lines); line++ {
		text := strings.NewReplacer("*", "", "_", "", "：", ": ", "\\", "").Replace(x.r.Lines[line-1])
		for part := range strings.SplitSeq(text, " · ") {
			name, day, ok := strings.Cut(strings.Trim(part, " >-|"), ":")
			if day = strings.TrimSpace(day); ok && x.lex.LabelsOfRelease[reading.Lower(strings.TrimSpace(name))] && x.lex.Calendar(day) {
				x.addItem(&x.u.Milestones, "milestone", LabelText(strings.TrimSpace(name), day), line, line)
			}
		}
	}
}

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
