package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// partKinds are the kinds of parts that a product of several sides has. Each has two lists of
// words: part_KIND, how headings and cells call the part, and who_KIND, who uses it.
func partKinds() []string { return []string{"customer", "seller", "carrier", "house"} }

// ofPart is who uses the part of the product under which a feature stands, 用户端, 骑手端, 管理后台:
// the source says it by the cell of its row, by its module or by a heading over it. -1 where none
// of them is a part, or nobody known uses it.
func (c *Cast) ofPart(f *understanding.FeatureFact) int {
	if c.w.Language != "zh" {
		return -1
	}
	if m := c.mentions(f.Text); len(m) > 0 && m[0].from == 0 && m[0].rank >= itActs {
		return -1 // the text begins with who does it
	}
	titles := []string{f.Part, f.Group}
	for _, s := range c.w.Heads.Over(understanding.FirstLine(f.Source)) {
		titles = append(titles, s.Title)
	}
	for _, title := range titles {
		if who := c.usesPart(title); who >= 0 {
			return who
		}
	}
	return -1
}

// usesPart is who uses the part of the product of a name; -1 for the name of anything else.
func (c *Cast) usesPart(title string) int {
	name, _, _ := strings.Cut(strings.NewReplacer("(", "（", " ", "").Replace(title), "（")
	stem, part := name, false
	for _, end := range c.w.Table.Words["part_ends"].In("zh") {
		if rest, ok := strings.CutSuffix(stem, end); ok {
			stem, part = rest, true
		}
	}
	if !part {
		return -1
	}
	if in := c.mentions(stem); len(in) == 1 && in[0].to == len(stem) && !c.people[in[0].who].idle {
		return in[0].who
	}
	if who, ok := c.index[phrasing.CaseKey(c.w.OfGroup(title))]; ok && !c.people[who].idle {
		return who
	}
	for _, kind := range partKinds() {
		if c.w.Table.IsWord("part_"+kind, "zh", stem) || c.w.Table.IsWord("part_"+kind, "zh", name) {
			return c.userOfKind("who_" + kind)
		}
	}
	return -1
}

// userOfKind is the one person whose name ends in the first word of a list that anybody's does;
// -1 where that is nobody, or several.
func (c *Cast) userOfKind(list string) int {
	for _, word := range c.w.Table.Words[list].In("zh") {
		found := -1
		for who := range c.people {
			if c.people[who].idle || !reading.HasSuffixOf(c.people[who].name, word) {
				continue
			}
			if found >= 0 {
				return -1
			}
			found = who
		}
		if found >= 0 {
			return found
		}
	}
	return -1
}

// doneByAll says that a feature is what all do who live or work somewhere, 小区投票, so that it is
// no wish of the one office that the source names.
func (w *Completer) doneByAll(f *understanding.FeatureFact, name string) bool {
	return w.Language == "zh" && f.Actor == "" && w.Table.EndsWith("acts_of_all", strings.TrimRight(f.Name, "。")) &&
		!w.Table.StartsWith("verbs", "zh", f.Name) && (w.Table.IsWord("acting_houses", "zh", name) || w.Table.EndsWith("offices_of_all", name))
}
