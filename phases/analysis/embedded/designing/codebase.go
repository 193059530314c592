package designing

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Limits of what an exploration keeps; spec-package.md, "Phase 1 details".
const (
	minRelevance     = 0.5
	relatedRelevance = 0.7
)

// Explore keeps the files that matter for the idea, the most relevant first,
// and says of each how it relates to the topic where the exploration does not.
func (g *Designer) Explore(in *analysis.CodebaseInput, out *analysis.CodebaseOutput) {
	c := in.Explored
	c.RelevantFiles = nil
	for _, f := range in.Explored.RelevantFiles {
		if f.Relevance <= minRelevance {
			continue
		}
		if f.TopicRelation == "" && f.Relevance >= relatedRelevance {
			f.TopicRelation = g.topicRelation(&f)
		}
		c.RelevantFiles = append(c.RelevantFiles, f)
	}
	slices.SortStableFunc(c.RelevantFiles, func(a, b specs.RelevantFile) int {
		return cmp.Or(cmp.Compare(b.Relevance, a.Relevance), strings.Compare(a.Path, b.Path))
	})
	out.Codebase = c
}

// topicRelation names the feature whose words a file shares, else the product.
func (g *Designer) topicRelation(f *specs.RelevantFile) string {
	text := path.Base(f.Path) + " " + f.Path + " " + f.Rationale
	for _, k := range f.KeyCode {
		text += " " + k.Symbol + " " + k.Description
	}
	text = phrasing.SplitCamel(strings.NewReplacer("/", " ", ".", " ").Replace(text))
	best, top := "", 0.0
	for i := range g.Understood.Features {
		if score := phrasing.WordsOverlap(g.Understood.Features[i].Name, text); score > top {
			best, top = g.Understood.Features[i].Name, score
		}
	}
	if best == "" {
		return g.say("relation_product")
	}
	return g.say("relation_feature", "feature", g.phrase(phrasing.Shorten(best, 80)))
}
