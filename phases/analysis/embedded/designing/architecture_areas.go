package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// areaBeside says that a heading over a line whose word alone names no part of a product,
// such as "Flags" or "Users", stands in a row of headings that do: beside "Targeting and
// rollout" and "Audit" it is one of them.
func (g *Designer) areaBeside(line int, title string) bool {
	if !slices.Contains(g.d.Words["areas_beside"].In(g.Language), phrasing.FoldTerm(specs.Plain(title))) {
		return false
	}
	const beside = 2
	for _, s := range g.sections.Over(line) {
		if s.Title != title {
			continue
		}
		if g.areaItself(&s) {
			return true
		}
		n := 0
		for i := range g.sections.Sections {
			other := &g.sections.Sections[i]
			if other.Parent == s.Parent && other.Level > 1 && other.From != s.From && !g.genericHeading(g.withoutRankTag(specs.Plain(other.Title))) {
				n++
			}
		}
		return n >= beside && g.underFeatures(s.Parent)
	}
	return false
}

// leastArea is how many statements make what stands under a heading such as "API" a part of
// the product.
const leastArea = 3

// areaItself says that a section whose heading names an interface by its kind, such as "API",
// holds enough that is told of that alone: whoever builds an interface finds it there.
func (g *Designer) areaItself(s *reading.Section) bool {
	if !slices.Contains(g.d.Words["areas_themselves"].In(g.Language), phrasing.FoldTerm(g.withoutRankTag(specs.Plain(s.Title)))) {
		return false
	}
	n := 0
	for i := range g.req.Requirements {
		if g.rightUnder(understanding.FirstLine(g.req.Requirements[i].Source), s) {
			n++
		}
		if n >= leastArea {
			return true
		}
	}
	return false
}

// rightUnder says that a line stands in a section and under no heading below it that names a
// part of its own.
func (g *Designer) rightUnder(line int, s *reading.Section) bool {
	for _, over := range g.sections.Over(line) {
		if over.From == s.From {
			return true
		}
		if !over.Pseudo || !g.genericHeading(g.withoutRankTag(specs.Plain(over.Title))) {
			return false
		}
	}
	return false
}

// underFeatures says that a section is one of what the product does.
func (g *Designer) underFeatures(parent int) bool {
	return parent > 0 && slices.Contains(g.d.Words["feature_headings"].In(g.Language), phrasing.FoldTerm(specs.Plain(g.sections.Sections[parent].Title)))
}

// labelUnder says that a group is called by a label inside a section whose heading names the
// same matter and has nothing else but a list under it: "Rules around the limits:" below the
// table of "Plans and limits".
func (g *Designer) labelUnder(line int, group string) bool {
	over := g.sections.Over(line)
	if len(over) < 2 || over[0].Title != group || !over[0].Pseudo || over[0].Epic || over[1].Pseudo {
		return false
	}
	title := g.withoutRankTag(specs.Plain(over[1].Title))
	return !g.genericHeading(title) && len(sharedWords(wordsIn(title), wordsIn(specs.Plain(group)))) > 0 && !g.tellsItself(&over[1])
}

// tellsItself says that a section states something right under its heading, lists apart.
func (g *Designer) tellsItself(s *reading.Section) bool {
	return slices.ContainsFunc(g.Understood.Features, func(f understanding.FeatureFact) bool {
		line := understanding.FirstLine(f.Source)
		return f.List == "" && s.From < line && line <= s.Last && g.rightUnder(line, s)
	})
}
