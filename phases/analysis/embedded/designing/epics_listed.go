package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// leastListed is how many requirements a numbered list holds at least that tells a course.
const leastListed = 5

// partOfList says that a theme holds the smaller part of a numbered list of the source: that
// tells its items in their order, and a word that two of them share by chance parts them from
// what stands before and behind them.
func (m *epicMaker) partOfList(t *theme) bool {
	inList := 0
	for _, i := range t.members {
		inList += rankBool(m.numbered(i))
	}
	if inList != len(t.members) {
		return false
	}
	first, last := slices.Min(t.members), slices.Max(t.members)
	for first > 0 && m.numbered(first-1) && m.sameSection(first-1, first) {
		first--
	}
	for last < len(m.req.Requirements)-1 && m.numbered(last+1) && m.sameSection(last+1, last) {
		last++
	}
	whole := last - first + 1
	return whole >= leastListed && 2*len(t.members) < whole
}

// numbered says that the source states a requirement in an item of a numbered list.
func (m *epicMaker) numbered(i int) bool {
	r := &m.req.Requirements[i]
	at, lines := understanding.FirstLine(r.Source), m.SourceLines()
	if r.Source.Kind != specs.Stated || at < 1 || at > len(lines) {
		return false
	}
	line := strings.TrimSpace(lines[at-1])
	rest := strings.TrimLeft(line, "0123456789")
	return rest != line && (strings.HasPrefix(rest, ". ") || strings.HasPrefix(rest, ") ") || strings.HasPrefix(rest, "、"))
}

// sameSection says that two requirements stand under the same heading of the source.
func (m *epicMaker) sameSection(a, b int) bool {
	x := m.sections.Over(understanding.FirstLine(m.req.Requirements[a].Source))
	y := m.sections.Over(understanding.FirstLine(m.req.Requirements[b].Source))
	return len(x) == len(y) && (len(x) == 0 || x[0].Title == y[0].Title)
}
