package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// limitName is what a row limits with what the heading of its table says that the
// numbers hold for: "Open returns" under "Limits per customer" is "Open returns per
// customer". A row that names what it holds for itself stays as it is.
func (x *understander) limitName(r row) string {
	name := strings.TrimSpace(first(r.u.Cells))
	holder := limitedThing(x.r.Sections[r.u.Section].Title)
	if holder == "" || len(r.u.Cells) != 2 || strings.TrimFunc(r.u.Cells[1], func(c rune) bool { return unicode.IsDigit(c) || strings.ContainsRune(",. 个件册条张次", c) }) != "" {
		return name
	}
	switch {
	case reading.HasHan(name) && strings.Contains(name, "每"), reading.ContainsAny(" "+reading.Lower(name)+" ", " per ", " of a ", " of an ", " each ", " every "):
		return name
	case reading.HasHan(name):
		return holder + "的" + name
	}
	return name + " per " + holder
}

// limitedThing is what a heading over limits says that each of them holds for.
func limitedThing(title string) string {
	low := reading.Lower(strings.TrimSpace(title))
	if reading.HasHan(low) {
		at := strings.Index(low, "每")
		if at < 0 || !reading.ContainsAny(low, "上限", "限额", "限制", "配额") {
			return ""
		}
		for _, end := range []string{"的", "上限", "限额", "限制", "配额"} {
			if i := strings.Index(low[at:], end); i > 0 {
				return low[at : at+i]
			}
		}
		return ""
	}
	if !reading.ContainsAny(low, "limit", "quota", "maximum", "maxima") {
		return ""
	}
	for _, lead := range []string{" per ", " for each ", " for every ", " of each ", " of every "} {
		if _, holder, ok := strings.Cut(low, lead); ok && len(strings.Fields(holder)) < 4 && !strings.ContainsAny(holder, ",;(") {
			return strings.TrimSpace(holder)
		}
	}
	return ""
}
