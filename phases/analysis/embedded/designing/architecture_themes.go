package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// theme is a set of requirements that belong together, in the order of the
// documents, with the name that the input gives them.
type theme struct {
	name    string
	how     string // heading, resource, entity, word, domain, first
	members []int
	src     specs.Source // where the name is stated
	joined  bool         // the name is that of two themes
}

// themes puts every requirement into exactly one theme: under the headings of
// the source, else by the resource of its endpoint, by the entity or the word
// that it shares with others. Inferred requirements join the nearest theme.
func (g *Designer) themes() []theme {
	b := &themer{g: g, at: map[string]int{}}
	var loose, lists, aside []int
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if r.Source.Kind == specs.Inferred {
			continue
		}
		if g.beside[understanding.FirstLine(r.Source)] {
			aside = append(aside, i)
			continue
		}
		if f := g.listOf(r); f != nil && f.List != understanding.ListSteps { // steps stand with what they bring in
			lists = append(lists, i)
			continue
		}
		if name, how, src := g.headingOf(r); name != "" {
			b.put(name, how, src, i)
			continue
		}
		loose = append(loose, i)
	}
	few := len(loose) <= 3
	loose = slices.DeleteFunc(loose, func(i int) bool { // a command goes with its options
		n, ok := b.at[phrasing.FoldTerm(specs.Plain(g.req.Requirements[i].Title))]
		if !ok && few { // many make themes of their own
			n, ok = b.at[phrasing.FoldTerm(g.ownHeading(&g.req.Requirements[i]))]
		}
		if ok {
			b.list[n].members = append(b.list[n].members, i)
		}
		return ok
	})
	if g.ChangeIdea() {
		for _, i := range loose {
			b.put(g.say("part_changed"), "core", g.req.Requirements[i].Source, i)
		}
		loose = nil
	}
	b.splitUniform(&loose)
	b.joinCalled(&loose)
	b.cluster(loose)
	for _, i := range lists {
		b.joinSection(i)
	}
	for _, i := range aside {
		b.join(i)
	}
	for i := range g.req.Requirements {
		if g.req.Requirements[i].Source.Kind == specs.Inferred {
			b.join(i)
		}
	}
	for i := range b.list {
		slices.Sort(b.list[i].members)
		if b.list[i].how == "domain" { // a domain is no name for a piece of this product
			b.list[i].name = g.themeName("", b.list[i].members)
		}
	}
	slices.SortStableFunc(b.list, func(x, y theme) int { return cmp.Compare(x.members[0], y.members[0]) })
	return b.list
}

// linesBeside are the first lines of which every statement is told of a system, a limit or
// a role: it joins the part that it has to do with, and names none.
func linesBeside(features []understanding.FeatureFact) map[int]bool {
	out := map[int]bool{}
	for i := range features {
		line := understanding.FirstLine(features[i].Source)
		if before, known := out[line]; !known || before {
			out[line] = features[i].Beside
		}
	}
	return out
}

// themer gathers themes.
type themer struct {
	g    *Designer
	list []theme
	at   map[string]int
}

func (b *themer) put(name, how string, src specs.Source, i int) {
	key := phrasing.FoldTerm(name)
	n, ok := b.at[key]
	if !ok {
		n = len(b.list)
		b.at[key] = n
		b.list = append(b.list, theme{name: name, how: how, src: src})
	}
	b.list[n].members = append(b.list[n].members, i)
	b.list[n].src = b.list[n].src.Join(src)
}

// splitUniform gives up a single heading that holds everything: it tells
// nothing apart.
func (b *themer) splitUniform(loose *[]int) {
	if len(b.list) == 1 && len(*loose) <= 2 && len(b.list[0].members) > 4 {
		*loose = append(*loose, b.list[0].members...)
		slices.Sort(*loose)
		b.list, b.at = nil, map[string]int{}
	}
}

// joinCalled puts what stands under no heading of its own, such as what a table of
// roles says of each, into the theme whose Chinese heading names what it is about or who does
// it: 馆藏管理员's 盘点 under 馆藏维护. A word of two headings names neither.
func (b *themer) joinCalled(loose *[]int) {
	if b.g.Language != "zh" {
		return // an English word of a heading is as often the verb of something else
	}
	names, owner := make([][]string, len(b.list)), map[string]int{}
	for t := range b.list {
		if b.list[t].how != "heading" {
			continue
		}
		names[t] = wording.Keywords(b.list[t].name)
		for _, word := range names[t] {
			owner[word]++
		}
	}
	*loose = slices.DeleteFunc(*loose, func(i int) bool {
		r := &b.g.req.Requirements[i]
		said, who := wording.Keywords(specs.Plain(r.Title)), wording.Keywords(r.Story.Role)
		if r.Story.Role == b.g.User {
			who = nil
		}
		best, top := -1, 0
		for t := range names {
			score := 0
			for _, word := range names[t] {
				switch {
				case owner[word] > 1:
				case slices.Contains(said, word):
					score += 2
				case slices.Contains(who, word) && !b.g.Table.StartsWith("verbs", "zh", word):
					score++
				}
			}
			if score > 0 && who != nil && b.playsIn(t, r.Story.Role) {
				score++ // of two parts the one in which they already act
			}
			if score > top {
				best, top = t, score
			}
		}
		if best >= 0 {
			b.list[best].members = append(b.list[best].members, i)
		}
		return best >= 0
	})
}

// playsIn says that a theme holds what somebody does.
func (b *themer) playsIn(t int, role string) bool {
	return slices.ContainsFunc(b.list[t].members, func(i int) bool { return b.g.req.Requirements[i].Story.Role == role })
}

// tellsOf says that a theme speaks of somebody who is no general user: what 站领导 look at
// stands where they are told that the stock is low.
func (b *themer) tellsOf(t int, role string) bool {
	if role == "" || role == b.g.User || role == b.g.GeneralRole() || role == b.g.HouseRole() {
		return false
	}
	return slices.ContainsFunc(b.list[t].members, func(i int) bool {
		return strings.Contains(phrasing.ItemsText(b.g.req.Requirements[i].Description), role)
	})
}

// cluster groups requirements without a heading by the word that most of them
// share, again and again; what shares none joins the nearest theme.
func (b *themer) cluster(loose []int) {
	left := slices.Clone(loose)
	if len(left) > 3 {
		for len(left) > 0 {
			word, members := b.commonWord(left, len(loose))
			if len(members) < 2 {
				break
			}
			for _, i := range members {
				b.put(b.g.themeName(word, members), "word", phrasing.Rule("group-from-word"), i)
			}
			left = slices.DeleteFunc(left, func(i int) bool { return slices.Contains(members, i) })
		}
	}
	if len(left) == 0 {
		return
	}
	if len(b.list) == 0 || len(left) > 3 {
		name := b.g.themeName("", left)
		for _, i := range left {
			b.put(name, "first", b.g.req.Requirements[left[0]].Source, i)
		}
		return
	}
	for _, i := range left {
		b.join(i)
	}
}

// commonWord finds the word of titles and entities that most requirements
// share, but not nearly all of them: that would tell nothing apart.
func (b *themer) commonWord(left []int, all int) (word string, members []int) {
	posting := map[string][]int{}
	var order []string
	for _, i := range left {
		for _, k := range b.g.keywordsOf(i) {
			if posting[k] == nil {
				order = append(order, k)
			}
			posting[k] = append(posting[k], i)
		}
	}
	limit := max(2, all*6/10)
	for _, k := range order {
		n := len(posting[k])
		if n > limit || len([]rune(k)) < 2 || reading.IsASCII(k) && len(k) < 3 || b.g.Table.IsWord("verbs", "en", k) || phrasing.IsNumeral(k) || b.g.acrossWords(k) {
			continue
		}
		if n > len(members) {
			word, members = k, posting[k]
		}
	}
	return word, members
}

// acrossWords says that a pair of Chinese runes is the end of one word and the begin of
// another: 能重 of 能重跑 and 不能重复 names no part of anything.
func (g *Designer) acrossWords(pair string) bool {
	return reading.HasPrefixOf(pair, g.d.Words["pair_openers"].In("zh")...) && !slices.Contains(g.d.Words["pairs_that_name"].In("zh"), pair)
}

// join puts a requirement into the theme with which it shares most words and
// data; without any, to its neighbour of the same heading, else into the smallest one.
func (b *themer) join(i int) {
	g := b.g
	if len(b.list) == 0 {
		b.put(g.themeName("", []int{i}), "first", g.req.Requirements[i].Source, i)
		return
	}
	best, top := 0, -1.0
	entry := g.namesEntry(g.req.Requirements[i].Title)
	for t := range b.list {
		score := 0.0
		for _, m := range phrasing.FirstN(b.list[t].members, 40) {
			score = max(score, completing.Jaccard(g.keywordsOf(i), g.keywordsOf(m)))
		}
		if phrasing.WordsOverlap(b.list[t].name, g.withoutVerb(g.req.Requirements[i].Title)) > 0 {
			score += 0.3
		}
		if g.Language == "zh" && score == 0 && b.tellsOf(t, g.req.Requirements[i].Story.Role) {
			score = 0.05 // what they are told of stands there
		}
		if entry && g.headsPeople(b.list[t].name, b.list[t].how) {
			score += 0.5 // how people sign in stands with what is told of them
		}
		if score > top || score == top && len(b.list[t].members) < len(b.list[best].members) {
			best, top = t, score
		}
	}
	if r := &g.req.Requirements[i]; top < 0.08 && r.Source.Kind == specs.Inferred && g.packNamed(r.Source.Rule) != nil {
		b.put(r.Source.Rule, "domain", r.Source, i)
		return
	}
	if top == 0 {
		best = b.beside(i, best)
	}
	b.list[best].members = append(b.list[best].members, i)
}

// withoutVerb is a title without the verb that it begins with: whoever builds an
// application does nothing with a building.
func (g *Designer) withoutVerb(title string) string {
	first, rest, ok := strings.Cut(title, " ")
	if g.Language == "zh" || !ok || !g.Table.IsWord("verbs", "en", strings.ToLower(first)) {
		return title
	}
	return rest
}

// beside is the theme of the requirement in the line in front of one, as items of one
// list stand; else the given one.
func (b *themer) beside(i, otherwise int) int {
	g := b.g
	if i == 0 || g.req.Requirements[i].Source.Kind != specs.Stated {
		return otherwise
	}
	line := understanding.FirstLine(g.req.Requirements[i].Source)
	if understanding.FirstLine(g.req.Requirements[i-1].Source) != line-1 || !g.isItem(line) || !g.isItem(line-1) {
		return otherwise
	}
	for t := range b.list {
		if slices.Contains(b.list[t].members, i-1) {
			return t
		}
	}
	return otherwise
}

// joinSection puts a list of codes or settings into the theme of the heading above it, where
// there is one: limits stand beside what the source says of limits.
func (b *themer) joinSection(i int) {
	name, _, _ := b.g.headingOf(&b.g.req.Requirements[i])
	if n, ok := b.at[phrasing.FoldTerm(name)]; ok && n < len(b.list) {
		b.list[n].members = append(b.list[n].members, i)
		return
	}
	b.joinLargest(i)
}

// joinLargest puts a list of codes or settings into the theme that holds most: what
// it lists belongs to all of them, and makes no part of its own.
func (b *themer) joinLargest(i int) {
	if len(b.list) == 0 {
		b.join(i)
		return
	}
	best := 0
	for t := range b.list {
		if len(b.list[t].members) > len(b.list[best].members) {
			best = t
		}
	}
	b.list[best].members = append(b.list[best].members, i)
}

// packNamed is a chosen pack by its id.
func (g *Designer) packNamed(id string) *templates.Pack {
	for _, p := range g.Packs {
		if p.ID == id {
			return p
		}
	}
	return nil
}

// themeName calls a theme by the word its members share as the input writes
// it, else by what its first members do.
func (g *Designer) themeName(stem string, members []int) string {
	if stem != "" {
		for i := range g.req.Index.Entities {
			e := &g.req.Index.Entities[i]
			if wording.Stem(strings.ToLower(e.Name)) == stem || wording.Stem(strings.ToLower(g.entityWord(e))) == stem {
				return phrasing.Capital(wording.Plural(g.entityWord(e)))
			}
		}
		for _, m := range members {
			title := specs.Plain(g.req.Requirements[m].Title)
			for _, t := range wording.Tokens(title) {
				if t.Kind == wording.Word && wording.Stem(t.Lower) == stem {
					return phrasing.Capital(t.Text)
				}
			}
			if found := strings.Contains(title, stem); found && g.Language == "zh" {
				return stem
			}
		}
	}
	var names []string
	for _, m := range phrasing.FirstN(members, 2) {
		names = append(names, g.shortName(m))
	}
	if len(names) == 2 && len([]rune(names[0]+names[1])) > 56 {
		names = names[:1]
	}
	return phrasing.Capital(g.Join(names, 2))
}

// shortName is the title of a requirement as a name: a command without its
// arguments.
func (g *Designer) shortName(i int) string {
	title := strings.NewReplacer("\\", "", "`", "").Replace(specs.Plain(g.req.Requirements[i].Title))
	if strings.HasPrefix(strings.TrimPrefix(g.req.Requirements[i].Title, "\\"), "`") {
		title = strings.TrimPrefix(title, reading.Lower(g.Product)+" ")
		for _, cut := range []string{" [", " <", " --", "("} {
			if at := strings.Index(title, cut); at > 0 {
				title = title[:at]
			}
		}
	}
	return phrasing.Shorten(g.phrase(title), 70)
}
