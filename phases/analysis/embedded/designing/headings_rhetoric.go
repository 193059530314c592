package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// rhetorical says that a heading introduces what is said and names nothing that could be
// built: "The short version", "Some numbers", "Things everybody said", 何院长先介绍了情况. What
// stands under it belongs where its object is, or where its neighbours are.
func (g *Designer) rhetorical(heading string) bool {
	t := phrasing.FoldTerm(strings.TrimRight(heading, ":：?？!！ "))
	if slices.Contains(g.d.Words["heading_bare"].In(g.Language), t) {
		return true
	}
	if g.Language == "zh" {
		return g.toldAloud(t)
	}
	words := strings.Fields(t)
	fillers := 0
	for fillers < len(words)-1 && slices.Contains(g.d.Words["heading_fillers"].In("en"), words[fillers]) {
		fillers++
	}
	if rest := strings.Join(words[fillers:], " "); fillers > 0 && slices.Contains(g.d.Words["heading_kinds"].In("en"), rest) {
		return true
	}
	return slices.ContainsFunc(words, func(word string) bool { return slices.Contains(g.d.Words["heading_sayings"].In("en"), word) })
}

// toldAloud says that a Chinese heading is a clause on who said what, or a nominal clause of
// what is left: 讨论但没定的.
func (g *Designer) toldAloud(t string) bool {
	if slices.ContainsFunc(g.d.Words["heading_kinds"].In("zh"), func(end string) bool { return strings.HasSuffix(t, end) }) {
		return true
	}
	return slices.ContainsFunc(g.d.Words["heading_sayings"].In("zh"), func(word string) bool { return strings.Contains(t, word) })
}
