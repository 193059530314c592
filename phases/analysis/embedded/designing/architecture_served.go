package designing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// served are the requirements that need one of several systems: those that speak of
// it, else those that speak of what goes between it and the product, else the one
// that tells most of the same. Where none does, nobody has said which requirement
// needs the system, and none is picked.
func (g *Designer) served(systems []specs.Integration) []int {
	var out []int
	for i := range systems {
		list := g.chosen(func(r int) bool { return g.speaksOf(r, &systems[i]) })
		if thing := g.flowThing(&systems[i]); len(list) == 0 && thing != "" {
			list = g.chosen(func(r int) bool { return g.textOf(r).Has(thing) })
		}
		if len(list) == 0 {
			list = g.tellsSame(&systems[i])
		}
		out = append(out, list...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// chosen are the wanted requirements of which something holds.
func (g *Designer) chosen(holds func(int) bool) []int {
	return slices.DeleteFunc(g.allWanted(), func(i int) bool { return !holds(i) })
}

// Words of a requirement that stand in the purpose of a system too: with fewer, it is
// chance. A Chinese word is two pairs of characters.
const (
	fewestShared    = 2
	fewestSharedHan = 4
)

// tellsSame is the requirement whose title has most words of what a system is there
// for; the name of the product says nothing.
func (g *Designer) tellsSame(s *specs.Integration) []int {
	words, own := wording.Keywords(specs.Plain(s.Purpose)), wording.Keywords(g.Product)
	var out []int
	top := fewestShared - 1
	if reading.HasHan(s.Purpose) {
		top = fewestSharedHan - 1
	}
	for _, i := range g.allWanted() {
		n := 0
		for _, w := range g.keywordsOf(i) {
			if slices.Contains(words, w) && !slices.Contains(own, w) {
				n++
			}
		}
		if n > top {
			out, top = []int{i}, n
		}
	}
	return out
}

// longestThing is how long the name of what goes along a flow may be in Chinese
// characters, or in English words times three: a whole sentence names no thing.
const longestThing = 9

// flowThing is what the data flows say goes between the product and a system, empty
// where they tell it in a sentence.
func (g *Designer) flowThing(s *specs.Integration) string {
	name := specs.Plain(s.Name)
	for _, f := range g.req.Index.Flows {
		way, thing, ok := strings.Cut(strings.ReplaceAll(specs.Plain(f.Text), "：", ": "), ": ")
		if !ok || !strings.Contains(way, name) {
			continue
		}
		thing = strings.TrimSuffix(strings.TrimRight(thing, ".。 "), "数据")
		if head, _, more := strings.Cut(thing, ", "); more {
			thing = head // "weather, hourly"
		}
		size := 3 * len(strings.Fields(thing))
		if reading.HasHan(thing) {
			size = utf8.RuneCountInString(thing)
		}
		if size > 0 && size <= longestThing && !strings.ContainsAny(thing, "，、；;") {
			return thing
		}
	}
	return ""
}

// speaksOf says that a requirement names a system, or uses the way on which it sends,
// e-mail or SMS; of a system without one, that both come of the same sentence.
func (g *Designer) speaksOf(i int, s *specs.Integration) bool {
	name := specs.Plain(s.Name)
	if g.textOf(i).Has(name) || phrasing.NewWordIndex(name).HasAny(g.d.Words["model_providers"]) && g.textOf(i).HasAny(g.d.Words["model_deeds"]) {
		return true
	}
	said := specs.Plain(s.Purpose)
	for _, clause := range reading.SplitTop(strings.ReplaceAll(said, "，", ", "), ", ") {
		if strings.Contains(clause, name) {
			said = clause
			break
		}
	}
	ways := g.waysOf(phrasing.NewWordIndex(said))
	if len(ways) == 0 {
		return phrasing.SharesLine(g.req.Requirements[i].Source, s.Source) && g.saidTogether(i, s)
	}
	return slices.ContainsFunc(g.waysOf(g.textOf(i)), func(way string) bool { return slices.Contains(ways, way) })
}

// mostlySaid is the share of the words of a title that a sentence holds which tells
// the same.
const mostlySaid = 0.5

// saidTogether says that a requirement comes of the sentence that tells what a system
// is there for: a line of prose holds several sentences on different things.
func (g *Designer) saidTogether(i int, s *specs.Integration) bool {
	own := wording.Keywords(g.Product)
	title := slices.DeleteFunc(wording.Keywords(specs.Plain(g.req.Requirements[i].Title)), func(w string) bool { return slices.Contains(own, w) })
	return wording.Overlap(title, wording.Keywords(specs.Plain(s.Purpose))) >= mostlySaid
}

// waysOf are the ways of sending that a text names.
func (g *Designer) waysOf(text *phrasing.WordIndex) []string {
	var out []string
	for word, way := range g.d.Words["sent_by"].Pairs(g.Language) {
		if text.Has(word) && !slices.Contains(out, way) {
			out = append(out, way)
		}
	}
	return out
}
