package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// merged reduces themes to at most limit: the smallest one joins the one with
// which it shares most words, else its neighbour. Names are joined while they
// stay short; the larger one names what is left.
func (g *Designer) merged(list []theme, limit, least int) []theme {
	out := slices.Clone(list)
	for len(out) > maxThemes { // many headings: neighbours first, in one pass
		out = paired(out, g.united)
	}
	for len(out) > 1 {
		small := smallest(out, func(t *theme) int { return len(t.members) })
		if len(out) <= limit && len(out[small].members) >= least {
			break
		}
		to := g.nearest(out, small)
		out[to] = g.united(out[to], out[small])
		out = slices.Delete(out, small, small+1)
	}
	slices.SortStableFunc(out, func(x, y theme) int { return cmp.Compare(x.members[0], y.members[0]) })
	return out
}

// maxThemes is how many themes are compared with each other.
const maxThemes = 48

// paired unites every two neighbours.
func paired[T any](list []T, unite func(a, b T) T) []T {
	var out []T
	for two := range slices.Chunk(list, 2) {
		one := two[0]
		if len(two) == 2 {
			one = unite(one, two[1])
		}
		out = append(out, one)
	}
	return out
}

// smallest is the first of the smallest elements.
func smallest[T any](list []T, size func(*T) int) int {
	small := 0
	for i := range list {
		if size(&list[i]) < size(&list[small]) {
			small = i
		}
	}
	return small
}

// nearest finds the theme most like another: by shared words, then by size,
// then by place.
func (g *Designer) nearest(list []theme, of int) int {
	best, top := -1, -1.0
	words := g.themeWords(list[of])
	for i := range list {
		if i == of {
			continue
		}
		score := completing.Jaccard(words, g.themeWords(list[i])) - float64(len(list[i].members))/60
		if i == of-1 || i == of+1 {
			score += 0.05
		}
		if g.oneSection(&list[i], &list[of]) {
			score += 0.1
		}
		if best < 0 || score > top {
			best, top = i, score
		}
	}
	return best
}

// oneSection says that two themes stand in one of several sections of the source.
func (g *Designer) oneSection(a, b *theme) bool {
	x, y := g.sectionOf(a), g.sectionOf(b)
	return x != "" && x == y
}

// sectionOf is the outermost heading above the first requirement of a theme, empty where
// that stands under none.
func (g *Designer) sectionOf(t *theme) string {
	src := g.req.Requirements[t.members[0]].Source
	if len(src.Lines) == 0 {
		return ""
	}
	over := g.sections.Over(src.Lines[0].From)
	if len(over) == 0 {
		return ""
	}
	return over[len(over)-1].Title
}

func (g *Designer) themeWords(t theme) []string {
	var out []string
	for _, m := range phrasing.FirstN(t.members, 40) {
		out = append(out, g.keywordsOf(m)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (g *Designer) united(a, b theme) theme {
	if len(b.members) > len(a.members) || len(b.members) == len(a.members) && b.members[0] < a.members[0] {
		a, b = b, a
	}
	if a.how == "word" && b.how == "heading" { // what the source heads names both better than a word that some share
		a, b = b, a
	}
	out := theme{name: a.name, how: a.how, src: a.src.Join(b.src), joined: a.joined}
	one, two := g.partOfName(a.name), g.partOfName(b.name)
	if name := g.Join([]string{one, g.phrase(two)}, 2); len([]rune(name)) <= 52 && !a.joined && !b.joined && g.isPlainName(one) && g.isPlainName(two) && a.how != "core" && b.how != "core" && b.how != "first" && b.how != "domain" && b.how != "word" {
		out.name, out.joined = name, true
	}
	out.members = append(slices.Clone(a.members), b.members...)
	slices.Sort(out.members)
	return out
}

// partOfName is a heading with a colon by what stands behind it, as far as that names a
// thing: "Moving in: import from other vendors" is the import. Any other name is kept.
func (g *Designer) partOfName(name string) string {
	head, tail, ok := strings.Cut(name, ": ")
	if !ok || g.Language == "zh" {
		return name
	}
	for i, t := range phrasing.ClauseTokens(tail) {
		if g.Table.IsWord("prepositions", "en", t.Low) || g.Table.IsWord("relatives", "en", t.Low) || t.Comma {
			if i == 0 || t.Comma {
				return head
			}
			tail = strings.TrimSpace(tail[:t.From])
			break
		}
	}
	if len(strings.Fields(tail)) > 2 || !g.IsNoun(tail) || g.BeginsWithVerb(tail) && strings.Contains(tail, " ") {
		return head
	}
	return phrasing.Capital(tail)
}

// isPlainName says that a name has no list in it and is short enough to stand
// beside another one.
func (g *Designer) isPlainName(name string) bool {
	if g.Table.IsWord("example_headings", g.Language, strings.ToLower(name)) || strings.ContainsAny(name, ",、，:：") || len(strings.Fields(name)) > 4 {
		return false
	}
	and := g.Say("and")
	if g.Language == "zh" {
		return !strings.Contains(name, and)
	}
	return !strings.Contains(" "+name+" ", " "+and+" ")
}
