package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// inWindows is an obligation with what holds at the other times of the day: a rule of
// several times is one rule.
func (d *Draft) inWindows(text string) string {
	if len(d.windows) == 0 {
		return text
	}
	parts := []string{strings.TrimRight(text, ". ")}
	for _, part := range d.windows[1:] {
		parts = append(parts, part.Text)
	}
	return strings.Join(parts, "; ")
}

// windowChecks test a rule of several times of the day on both sides of each limit: what
// holds a minute before it and what holds a minute after.
func (w *Specifier) windowChecks(d *Draft) []check {
	var out []check
	for i, first := range d.windows[:len(d.windows)-1] {
		then := d.windows[i+1]
		limit := first.Times[len(first.Times)-1]
		if len(first.Times) == 1 && !startsUntil(first.Text) {
			limit = then.Times[0]
		}
		text := w.Say("window_sides", "before", minuteOff(limit, -1), "first", first.Body, "after", minuteOff(limit, 1), "then", then.Body)
		out = append(out, check{text: text, rule: "criterion-of-time", firm: true})
	}
	return out
}

// onlyTimes drops what only says a rule of several times again: its limits are tested.
func (w *Specifier) onlyTimes(d *Draft) {
	if len(d.windows) == 0 || len(d.Requirement.Criteria) < len(d.windows) {
		return
	}
	d.Requirement.Criteria = slices.DeleteFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return c.Source.Rule == "rule:"+FromStatement })
}

// startsUntil tells a time that ends what it is told of.
func startsUntil(text string) bool {
	lead := strings.ToLower(phrasing.LeadingWord(text))
	return lead == "until" || lead == "till" || lead == "before"
}
