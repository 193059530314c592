package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minToldSentences is how many sentences somebody tells who does more than name a
// product.
const minToldSentences = 3

// tellsAll says that a Chinese source is what somebody tells of himself, in several
// sentences: how it is, what is wanted, what is not. A pitch in a line or two does
// nothing but list what the product does.
func (r *ideaReader) tellsAll(sentences []string) bool {
	return r.w.Language == "zh" && len(sentences) >= minToldSentences && r.w.Table.HasWord("own_tellers", "zh", strings.Join(sentences, ""))
}

// asTold takes a sentence of such a source as the layer below understood it, which
// has told what is wanted from what is there, what hurts and what is left out. What
// is wanted is split only where each clause says of itself who or what acts.
func (r *ideaReader) asTold(text string) {
	whole := FoldTerm(text)
	for i := range r.u.Features {
		f := &r.u.Features[i]
		told := strings.TrimRight(f.Text, "。 ")
		switch clauses := reading.SplitTop(told, "，"); {
		case !strings.Contains(whole, FoldTerm(told)):
		case len(clauses) > 1 && r.allActThemselves(clauses):
			for _, clause := range clauses {
				r.chineseClause(clause)
			}
		default:
			r.features = append(r.features, *f)
		}
	}
	if len(r.u.Pitch) > 0 && strings.Contains(FoldTerm(r.u.Pitch[0].Text), whole) {
		r.kindWished(text)
	}
}

// kindWished notes what kind of product is wished in one of the clauses of a sentence.
func (r *ideaReader) kindWished(text string) {
	for clause := range strings.SplitSeq(text, "，") {
		for _, lead := range r.w.Table.Words["wishes"].In("zh") {
			if _, thing, ok := strings.Cut(clause, lead); ok && r.kind == "" {
				r.chineseKind(thing)
			}
		}
	}
}

// allActThemselves says that each clause tells who acts or that something happens by
// itself, and none sets the case of the one behind it.
func (r *ideaReader) allActThemselves(clauses []string) bool {
	for _, clause := range clauses {
		if reading.HasSuffixOf(clause, "的", "时", "后", "的话") || reading.ContainsAny(clause, "才", "就", "最多", "不能", "没", "也") {
			return false
		}
		if who, act := r.chinesePerson(clause); (who == "" || act == "") && !strings.Contains(clause, "自动") {
			return false
		}
	}
	return true
}
