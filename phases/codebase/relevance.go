package codebase

import (
	"cmp"
	"math"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Relevance is the sum of four parts, each 0 to 1:
//
//	0.4 × direct      topic words in the file name (0.8 each), in names of what
//	                  it declares that hold nothing else (0.7) or more (0.4), or
//	                  in the names of its two nearest folders (0.4); a word
//	                  counts once, where it counts most
//	0.3 × content     0.6 × distinct topic words, of three or all that are given;
//	                  0.4 × density, of five in a hundred words
//	0.2 × structure   1 in the folder of a file that directly matches (direct of
//	                  strongDirect or more), 0.5 one folder away
//	0.1 × dependency  1 when an import joins it to such a file, 0.5 over two
//
// A word that half of the project's files contain tells little, so each word
// weighs less the more files it occurs in; so does one that was guessed from a
// text in which it is rare. Only files above keepAbove are kept.
const (
	weightDirect, weightContent, weightStructure, weightDependency = 0.4, 0.3, 0.2, 0.1

	inNameWeight, isSymbolWeight, inFolderWeight, inSymbolWeight = 0.8, 0.7, 0.4, 0.4

	enoughWords   = 3.0
	enoughDensity = 0.05
	strongDirect  = 0.7
	keepAbove     = 0.5
	enoughFiles   = 25
	highRelevance = 0.7
)

// candidate is a file with what speaks for it.
type candidate struct {
	f                           *file
	inName, inFolder, inSymbols []int
	isSymbol                    []int // whole names of declarations
	words                       []int // all topic words in it, most frequent first
	direct, content, structure  float64
	dependency                  float64
	near                        string // matching file in the same or the next folder
	link                        link
	score                       float64
}

// relevant scores every file and answers those that are kept, best first.
func (e *explorer) relevant() []specs.RelevantFile {
	if len(e.topic.words) == 0 {
		return nil
	}
	rarity := e.rarity()
	var list []*candidate
	for _, f := range e.files {
		if f.isRead && !f.aside && f.lang != nil {
			list = append(list, e.match(f, rarity))
		}
	}
	e.placeAmong(list)
	kept := list[:0:0]
	for _, c := range list {
		c.score = weightDirect*c.direct + weightContent*c.content + weightStructure*c.structure + weightDependency*c.dependency
		c.score = math.Round(c.score*100) / 100
		c.f.score = c.score
		if c.score > keepAbove {
			kept = append(kept, c)
		}
	}
	slices.SortStableFunc(kept, func(a, b *candidate) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.f.path, b.f.path))
	})
	if len(kept) > e.limits.Relevant {
		kept = kept[:e.limits.Relevant]
	}
	var out []specs.RelevantFile
	for _, c := range kept {
		out = append(out, e.describe(c, rarity))
	}
	return out
}

// rarity weighs each word: 1 when at most a fifth of the files contain it, down
// to 0.2 when four fifths do, times the trust in the word. Few files say nothing
// about frequency.
func (e *explorer) rarity() []float64 {
	weights := make([]float64, len(e.topic.words))
	files, with := 0, make([]int, len(e.topic.words))
	for _, f := range e.files {
		if !f.isRead || !f.isSource() {
			continue
		}
		files++
		for i, n := range f.hits.count {
			if n > 0 {
				with[i]++
			}
		}
	}
	for i, trust := range e.topic.trust {
		weights[i] = trust
		if files >= enoughFiles {
			share := float64(with[i]) / float64(files)
			weights[i] *= min(1, max(0.2, 1-(share-0.2)/0.6*0.8))
		}
	}
	return weights
}

// match finds the topic's words in one file.
func (e *explorer) match(f *file, rarity []float64) *candidate {
	c := &candidate{f: f}
	c.inName = e.topic.in(f.base)
	for _, s := range f.symbols {
		words := e.topic.in(s.name)
		if len(words) == 0 {
			continue
		}
		own := s.name[strings.LastIndexByte(s.name, '.')+1:] // without the type it belongs to
		whole := len(split(own)) == len(e.topic.in(own))
		for _, w := range without(words, c.inName) {
			if whole && !slices.Contains(c.isSymbol, w) {
				c.isSymbol = append(c.isSymbol, w)
			}
			if !whole && !slices.Contains(c.inSymbols, w) {
				c.inSymbols = append(c.inSymbols, w)
			}
		}
	}
	slices.Sort(c.isSymbol)
	slices.Sort(c.inSymbols)
	c.inSymbols = without(c.inSymbols, c.isSymbol)
	folders := e.topic.in(path.Join(path.Base(path.Dir(f.dir)), path.Base(f.dir)))
	c.inFolder = without(without(without(folders, c.inName), c.isSymbol), c.inSymbols)
	c.direct = min(1, inNameWeight*sum(c.inName, rarity)+isSymbolWeight*sum(c.isSymbol, rarity)+
		inFolderWeight*sum(c.inFolder, rarity)+inSymbolWeight*sum(c.inSymbols, rarity))
	count := 0.0
	for w, n := range f.hits.count {
		if n > 0 {
			c.words = append(c.words, w)
			count += float64(n) * rarity[w]
		}
	}
	slices.SortStableFunc(c.words, func(a, b int) int { return cmp.Compare(f.hits.count[b], f.hits.count[a]) })
	if f.hits.total > 0 {
		density := count / float64(f.hits.total)
		c.content = 0.6*min(1, sum(c.words, rarity)/min(enoughWords, float64(e.topic.core))) + 0.4*min(1, density/enoughDensity)
	}
	return c
}

// placeAmong adds what the neighbourhood says: folders and imports.
func (e *explorer) placeAmong(list []*candidate) {
	strongIn := map[string]string{} // folder -> its best matching file
	best := map[string]float64{}
	seeds := map[string]bool{}
	for _, c := range list {
		if c.direct < strongDirect {
			continue
		}
		rank := c.direct
		if c.f.isSource() && !c.f.test {
			rank++ // code speaks for a folder before its tests and settings do
		}
		if rank > best[c.f.dir] {
			best[c.f.dir], strongIn[c.f.dir] = rank, c.f.path
		}
		if c.f.isSource() && !c.f.test {
			seeds[part(c.f)] = true
		}
	}
	below := map[string]string{} // folder -> matching file one folder below
	for _, dir := range sortedKeys(strongIn) {
		if up := path.Dir(dir); dir != "." && below[up] == "" {
			below[up] = strongIn[dir]
		}
	}
	near := e.links.distances(seeds)
	for _, c := range list {
		switch dir := c.f.dir; {
		case strongIn[dir] != "":
			c.structure, c.near = 1, strongIn[dir]
		case below[dir] != "":
			c.structure, c.near = 0.5, below[dir]
		case dir != "." && strongIn[path.Dir(dir)] != "":
			c.structure, c.near = 0.5, strongIn[path.Dir(dir)]
		}
		if l, ok := near[part(c.f)]; ok && c.f.isSource() {
			c.link, c.dependency = l, 1/float64(l.steps)
		}
	}
}

func sum(words []int, weights []float64) float64 {
	total := 0.0
	for _, w := range words {
		total += weights[w]
	}
	return total
}

// without is list less the words of other.
func without(list, other []int) []int {
	return slices.DeleteFunc(list, func(w int) bool { return slices.Contains(other, w) })
}
