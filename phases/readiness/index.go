package readiness

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// atHome is the share of a fact's words from which on a statement where its kind
// belongs is its place, although another document repeats more of them: an epic
// repeats a whole criterion that its requirement cuts in two.
const atHome = 0.75

// index finds statements by the source lines they come from.
type index struct {
	named   *holder  // the title of the brief
	names   []string // its words
	shelves map[specs.Kind]*shelf
	order   []specs.Kind // of the shelves
}

// shelf has the statements of the documents of one kind.
type shelf struct {
	holders []holder // sorted by from
	reach   []int    // the largest to among holders[:i+1]
	using   postings // made when many holders stand on one line
}

// homes are the documents in which each kind of fact belongs, the first first;
// for a kind without a home it is the first that has most of it.
func homes(kind string) []specs.Kind {
	switch kind {
	case "feature", "criterion", "constraint":
		return []specs.Kind{specs.KindRequirement, specs.KindNFR, specs.KindBrief, specs.KindRequirements}
	case "quality":
		return []specs.Kind{specs.KindNFR, specs.KindRequirement}
	case "entity", "field", "integration":
		return []specs.Kind{specs.KindRequirements, specs.KindArchitecture}
	case "technology", "endpoint", "signature", "state":
		return []specs.Kind{specs.KindArchitecture, specs.KindADR}
	case "milestone":
		return []specs.Kind{specs.KindBrief, specs.KindEpics}
	case "risk":
		return []specs.Kind{specs.KindArchitecture, specs.KindEpics}
	default:
		return []specs.Kind{specs.KindBrief}
	}
}

func newIndex(pkg *specs.Package, papers []paper) *index {
	x := &index{shelves: map[specs.Kind]*shelf{}}
	for i := range papers {
		kind := papers[i].doc.Kind()
		s := x.shelves[kind]
		if s == nil {
			s = &shelf{}
			x.shelves[kind] = s
			x.order = append(x.order, kind)
		}
		s.add(&papers[i])
	}
	x.title(pkg)
	for _, kind := range x.order {
		x.shelves[kind].sort()
	}
	return x
}

// add puts what a document states on the shelf.
func (s *shelf) add(p *paper) {
	file := p.doc.Path()
	for _, st := range p.said {
		if st.Source.Kind != specs.Stated {
			continue
		}
		held := &statement{file: file, line: st.Line, keys: st.keys, text: st.Text}
		for _, r := range st.Source.Lines {
			s.holders = append(s.holders, holder{held, r.From, r.To})
		}
	}
}

func (s *shelf) sort() {
	slices.SortStableFunc(s.holders, func(a, b holder) int { return cmp.Compare(a.from, b.from) })
	reach := 0
	for _, h := range s.holders {
		reach = max(reach, h.to)
		s.reach = append(s.reach, reach)
	}
}

// title lets the name of the product, which heads every document, hold the
// line that names it.
func (x *index) title(pkg *specs.Package) {
	if pkg.Brief == nil {
		return
	}
	const anywhere = 1 << 30
	x.names = wording.Keywords(specs.Plain(pkg.Brief.Title))
	line := 1
	for _, p := range pkg.Parsed {
		if p.File == pkg.Brief.Path() {
			line = max(line, p.Sections["title"])
		}
	}
	x.named = &holder{&statement{file: pkg.Brief.Path(), line: line, keys: x.names, text: pkg.Brief.Title}, 1, anywhere}
}

// find gives the holder of a fact: one where its kind belongs, else the one with
// the largest share of its words among those from its lines, nil when none has
// enough.
func (x *index) find(f analysis.Fact) *holder {
	keys := wording.Keywords(specs.Plain(f.Text))
	if f.Kind == "product" && x.named != nil && len(keys) > 0 && wording.Overlap(keys, x.names) >= sameText {
		return x.named
	}
	home := homes(f.Kind)
	for _, kind := range home {
		if h, share := x.shelves[kind].find(keys, f.Source.Lines); h != nil && share >= atHome {
			return x.shelves[kind].inItsWords(h, specs.Plain(f.Text), f.Source.Lines)
		}
	}
	var best *holder
	var most float64
	for _, kinds := range [][]specs.Kind{home, x.order} {
		for _, kind := range kinds {
			if h, share := x.shelves[kind].find(keys, f.Source.Lines); share > most {
				best, most = h, share
			}
		}
	}
	if most < sameText {
		return nil
	}
	return best
}

// find gives the statement on the shelf with the largest share of words among
// those from given lines, and that share.
func (s *shelf) find(keys []string, lines []specs.LineRange) (*holder, float64) {
	if s == nil {
		return nil, 0
	}
	best, most := -1, 0.0
	for _, r := range lines {
		end, _ := slices.BinarySearchFunc(s.holders, r.To+1, func(h holder, line int) int { return cmp.Compare(h.from, line) })
		begin, _ := slices.BinarySearch(s.reach[:end], r.From)
		if i, share := s.nearest(keys, begin, end, r.From); share > most {
			best, most = i, share
		}
	}
	if best < 0 {
		return nil, 0
	}
	return &s.holders[best], most
}

// inItsWords is the first holder of the same lines that says a fact in its very words, where the one
// found does not: “对账单：允许” is not told by “对账单：不允许”, though this has all its words.
func (s *shelf) inItsWords(found *holder, text string, lines []specs.LineRange) *holder {
	text = strings.TrimRight(text, "。. ")
	if says(found, text) {
		return found
	}
	for _, r := range lines {
		end, _ := slices.BinarySearchFunc(s.holders, r.To+1, func(h holder, line int) int { return cmp.Compare(h.from, line) })
		begin, _ := slices.BinarySearch(s.reach[:end], r.From)
		for i := begin; i < min(end, begin+few); i++ {
			if h := &s.holders[i]; h.to >= r.From && says(h, text) {
				return h
			}
		}
	}
	return found
}

// says tells that a statement has a text in it as it stands.
func says(h *holder, text string) bool {
	return strings.Contains(specs.Plain(h.text), text)
}
