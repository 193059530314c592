package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// tactic finds the rule of a class whose words a quality uses, else the last
// one of the class. A limit has rules of its own: it is no load to grow for. Of those
// for the time that a target leaves off, the first that is not too lenient is taken.
func tactic(rules []tacticRule, class, profile string, limit bool, minutesOff float64, x *phrasing.WordIndex) *tacticRule {
	var last *tacticRule
	for i := range rules {
		r := &rules[i]
		if r.Class != class || r.Limit != limit || !holdsFor(r.Profiles, profile) {
			continue
		}
		if r.MinutesBelow > 0 && (minutesOff == 0 || minutesOff >= r.MinutesBelow) {
			continue
		}
		if r.Match.None() {
			if last == nil || last.MinutesBelow == 0 && len(r.Profiles) > 0 {
				last = r
			}
			continue
		}
		if x.HasAny(r.Match) {
			return r
		}
	}
	return last
}

// tacticOf is the rule by which the design meets a quality, nil where its words call
// for none.
func (g *Designer) tacticOf(i int) *tacticRule {
	n := &g.req.NFRs[i]
	class, profile, limit := n.Category, g.profile, completing.IsLimit(n)
	if class == "P" && len(n.Targets) > 0 && phrasing.IsPeriod(n.Targets[0].Target) {
		class = "C" // years of keeping are no time of an answer
	}
	switch {
	case class == "S" && g.statementOf(i).HasAny(g.d.Words["erasure"]):
		class = "C" // who deletes in time guards no door
	case class == "SC" && len(n.Targets) > 0 && startsWithTime(n.Targets[0].Target):
		class = "P" // the time of an answer, whatever the load beside it
	}
	if class == "SC" && !limit && g.Words.HasAny(g.d.Words["one_server"]) {
		return nil // no second one is started under load
	}
	if class == "A" && g.Alone() {
		profile = "alone"
	}
	if class == "P" && (len(n.Targets) == 0 || unitSuffix(n.Targets[0].Target) == "") {
		return nil // what takes no time and no memory is neither cached nor put off
	}
	return tactic(g.d.Tactics, class, profile, limit && class == "SC", g.minutesOff(n), nfrIndex(n))
}

// qualities say for every NFR by which means the design meets its number, where
// its words call for one; else how it is checked.
func (g *Designer) qualities(p *parts) []specs.QualityRow {
	var out []specs.QualityRow
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		pattern := g.d.Phrases["tactic_proof"]
		r := g.tacticOf(i)
		switch {
		case n.Category == "S" && (r != nil || g.controlled(i)): // by which means stands with the controls
			pattern = g.d.Phrases["tactic_guarded"]
		case r != nil:
			pattern = r.Text
		}
		out = append(out, specs.QualityRow{NFR: n.ID, Tactic: g.tacticText(pattern, n, p), Source: phrasing.Rule("tactic-" + n.Category)})
	}
	return out
}

// controlled says that a control of its own guards a quality.
func (g *Designer) controlled(i int) bool {
	return slices.ContainsFunc(g.d.Controls, func(r tacticRule) bool { return r.Class == "S" && g.statementOf(i).HasAny(r.Match) })
}

// tacticText words a means for one quality.
func (g *Designer) tacticText(pattern templates.Words, n *specs.NFR, p *parts) string {
	text := pattern.In(g.Language)
	if completing.MeasureAdded(n) { // a measure that was proposed names nothing here
		text = strings.NewReplacer("{metric}, {target}", "{name}", "{metric}（{target}）", "{name}").Replace(text)
	}
	release := ""
	if g.hoursCount(n) {
		release = g.say("release_outside")
	}
	return phrasing.Finished(phrasing.FillSlots(text, g.Language, g.Slots(append(g.nfrPairs(n, p), "budget", g.timeOff(n), "release", release)...)))
}

// startsWithTime says that the first thing a target names is a time that a run
// takes: "p95 below 800 ms with 50 requests per second".
func startsWithTime(target string) bool {
	m := wording.Measures(specs.Plain(target))
	return len(m) > 0 && m[0].Class == wording.ClassTime && unitSuffix(target) == "duration_seconds"
}
