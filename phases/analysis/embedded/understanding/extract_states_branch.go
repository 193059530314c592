package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
)

// branchesBehind files the states that lead off a chain and are told behind it, each with
// where it comes from: "received → packed → sent; cancelled from received or packed", or as
// a chain of its own that begins with a known state.
func (x *understander) branchesBehind(e int, rest string, from, to int) {
	for _, clause := range reading.SplitTop(strings.Trim(rest, ";,. "), ";") {
		clause = strings.Trim(clause, " .")
		if parts := reading.SplitTop(clause, "→"); len(parts) > 1 && reading.ShortParts(parts, 3, 8) {
			x.branch(e, x.statesListed(e, parts[0]), parts[1:], from, to)
			continue
		}
		name, origins, ok := strings.Cut(clause, " from ")
		if !ok || strings.Contains(strings.Trim(name, "` "), " ") {
			continue
		}
		known := x.statesListed(e, origins)
		if lead := reading.Lower(origins); strings.HasPrefix(lead, "any") || strings.HasPrefix(lead, "every") || strings.HasPrefix(lead, "all") {
			known = slices.Clone(x.u.Entities[e].States)
			known = known[:max(0, len(known)-1)] // the last of a chain is its end
		}
		x.branch(e, known, []string{name}, from, to)
	}
}

// statesListed are the states of an entity that a text lists; nil when it names anything
// else.
func (x *understander) statesListed(e int, text string) []string {
	var out []string
	for _, part := range reading.SplitList(strings.NewReplacer("/", ", ", "|", ", ", " or ", ", ", " and ", ", ").Replace(text)) {
		part = strings.Trim(part, " `.,\"")
		i := slices.IndexFunc(x.u.Entities[e].States, func(s string) bool { return strings.EqualFold(s, part) })
		if i < 0 {
			return nil
		}
		out = append(out, x.u.Entities[e].States[i])
	}
	return out
}

// branch files a chain of states that begins with any of the given ones.
func (x *understander) branch(e int, origins, chain []string, from, to int) {
	if len(origins) == 0 {
		return
	}
	for _, step := range chain {
		names := alternatives(step)
		x.addStates(x.u.Entities[e].Name, names, from, to)
		for _, origin := range origins {
			for _, next := range names {
				x.u.Entities[e].Transitions = append(x.u.Entities[e].Transitions, specs.Transition{From: origin, To: next, Source: reading.Lines(from, to)})
			}
		}
		origins = names
	}
}
