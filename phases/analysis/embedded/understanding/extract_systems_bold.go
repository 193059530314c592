package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// boldSystem reads "**Petlog** to check the microchip number. Nice to have." below a heading of
// outside systems: the name in bold is the system, and what stands behind it says what for. It
// says whether the unit was one.
func (x *understander) boldSystem(u *reading.Unit, text string, from, to int) bool {
	name := x.boldStart(u)
	what, ok := strings.CutPrefix(text, name)
	if name == "" || !ok || len(strings.Fields(name)) > maxSystemLabel || ownPart(name) {
		return false
	}
	what = strings.TrimSpace(what)
	if !reading.HasPrefixOf(what, "for ", "to ", "via ", "over ", "(") || reading.HasHan(what) {
		return false
	}
	purpose := sentence(reading.UpperFirst(x.besideRules(strings.TrimPrefix(strings.TrimPrefix(what, "for "), "to "), from, to)))
	for _, each := range x.namesJoined(name) {
		x.mergeIntegration(IntegrationFact{Name: each, Purpose: purpose, Source: x.source(from, to)})
	}
	x.mention(text, from, to, true)
	return true
}

// boldStart is the text in bold with which the line of a unit begins; empty without one.
func (x *understander) boldStart(u *reading.Unit) string {
	line := strings.TrimLeft(x.r.Lines[u.From-1], " \t>-*+0123456789.)")
	if start := strings.Index(x.r.Lines[u.From-1], "**"); start < 0 || strings.TrimLeft(x.r.Lines[u.From-1][:start], " \t>-*+0123456789.)") != "" {
		return ""
	}
	bold, _, closed := strings.Cut(line, "**")
	if !closed {
		return ""
	}
	return strings.Trim(bold, ".: ")
}
