package completing

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Scores of a trigger term, as templates.Triggers documents them.
const (
	strongTerm = 3
	weakTerm   = 1
)

// maxPacks bounds how many domains one product is completed from, by depth.
func maxPacks(depth string) int {
	switch depth {
	case "light":
		return 2
	case "comprehensive":
		return 4
	default:
		return 3
	}
}

// oftenEnough is how many mentions of one term count when packs are ranked: a
// text is about what it names again and again.
const oftenEnough = 6

// packScore is how strongly a text speaks of a pack's domain: the score
// decides whether the pack is chosen, the weight before which others.
type packScore struct {
	id            string
	score, weight int
	fallback      bool
}

// scorePacks gives the packs that a text triggers, the strongest first. A long
// text mentions many things in passing: from 400 words on the threshold rises
// with the logarithm of the length, and a pack with less than a third of the
// score of the heaviest is left out. What the source shows of the form of its
// product counts as words for it do.
func scorePacks(x *phrasing.WordIndex, shown map[string]int, heads []templates.Pack) []packScore {
	extra := 0
	if n := x.Size(); n > 400 {
		extra = int(math.Log2(float64(n)/400) * 2)
	}
	var out []packScore
	for i := range heads {
		p := &heads[i]
		s, weight := triggerScore(x, p.Triggers)
		s, weight = s+shown[p.ID], weight+2*shown[p.ID]
		need := p.Triggers.Threshold
		if p.Fallback {
			need = max(need, 2*strongTerm)
		}
		if s >= need+extra && s > 0 {
			out = append(out, packScore{p.ID, s, weight, p.Fallback})
		}
	}
	slices.SortStableFunc(out, func(a, b packScore) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), strings.Compare(a.id, b.id))
	})
	if len(out) > 0 {
		top := out[0].score
		out = slices.DeleteFunc(out, func(s packScore) bool { return s.score*3 < top })
	}
	return out
}

// fallbackPacks are the packs used when the text triggers none.
func fallbackPacks(heads []templates.Pack) []packScore {
	var out []packScore
	for i := range heads {
		if heads[i].Fallback {
			out = append(out, packScore{heads[i].ID, 0, 0, true})
		}
	}
	return out
}

// triggerScore counts the distinct trigger terms that stand outside of the
// excluded phrases; the weight adds their further mentions, those of strong
// terms more than those of weak ones.
func triggerScore(x *phrasing.WordIndex, t templates.Triggers) (score, weight int) {
	spans := append(excludedSpans(x, t.Exclude), x.Denied()...)
	slices.SortFunc(spans, func(a, b [2]int) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	var known []string
	for _, kind := range []struct {
		terms templates.Terms
		value int
	}{{t.Strong, strongTerm}, {t.Weak, weakTerm}} {
		for _, lang := range phrasing.Languages() {
			for _, term := range kind.terms.In(lang) {
				term = phrasing.FoldTerm(term)
				n := mentionsOutside(x, term, spans)
				if n == 0 || slices.Contains(known, term) {
					continue // the same term may stand there with and without its hyphen
				}
				known = append(known, term)
				score += kind.value
				weight += 2*kind.value + (n-1)*kind.value/2
			}
		}
	}
	return score, weight
}

// excludedSpans are the places of the excluded phrases, sorted.
func excludedSpans(x *phrasing.WordIndex, t templates.Terms) [][2]int {
	var out [][2]int
	for _, lang := range phrasing.Languages() {
		for _, phrase := range t.In(lang) {
			phrase = phrasing.FoldTerm(phrase)
			if !x.Possible(phrase) {
				continue
			}
			for i := x.Next(phrase, 0); i >= 0; i = x.Next(phrase, i+1) {
				out = append(out, [2]int{i, i + len(phrase)})
			}
		}
	}
	slices.SortFunc(out, func(a, b [2]int) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	return out
}

// mentionsOutside counts the mentions of a folded term outside of spans, up to
// what counts.
func mentionsOutside(x *phrasing.WordIndex, term string, spans [][2]int) int {
	if !x.Possible(term) {
		return 0
	}
	n := 0
	for i := x.Next(term, 0); i >= 0 && n < oftenEnough; i = x.Next(term, i+len(term)) {
		if !insideSpan(i, i+len(term), spans) {
			n++
		}
	}
	return n
}

func insideSpan(from, to int, spans [][2]int) bool {
	n, _ := slices.BinarySearchFunc(spans, from, func(s [2]int, at int) int { return cmp.Compare(s[0], at+1) })
	for i := n - 1; i >= 0 && i >= n-8; i-- { // phrases are short: an enclosing one begins near
		if spans[i][0] <= from && to <= spans[i][1] {
			return true
		}
	}
	return false
}

// ChoosePacks reads the packs that a text triggers, that fit what is to be done
// and that the source does not exclude, the strongest first, at most as many as
// the depth allows. The understanding says which forms the source shows.
func ChoosePacks(set *templates.Set, text *phrasing.WordIndex, u *understanding.Understanding, depth string) ([]*templates.Pack, error) {
	heads, err := set.PackHeads()
	if err != nil {
		return nil, err
	}
	excluded, wanted, shown := ExcludedOf(u), DeedsOf(u), shownForms(u)
	scores := withoutExcluded(wanted.fitting(scorePacks(text, shown, heads), heads), text, excluded, heads)
	if len(scores) == 0 {
		scores = fallbackPacks(heads)
	}
	packs, err := loadPacks(set, scores[:min(len(scores), maxPacks(depth))])
	for i := range packs {
		packs[i] = SpokenParts(packs[i], text)
	}
	return packs, err
}

// SpokenParts is a pack without the parts of its domain of which the text does not speak, or only to
// deny them: nobody plays against others in a game that is for one.
func SpokenParts(p *templates.Pack, text *phrasing.WordIndex) *templates.Pack {
	return p.Without(func(part *templates.PackPart) bool {
		for _, lang := range phrasing.Languages() {
			for _, term := range part.Needs.In(lang) {
				if text.Has(term) && !text.OnlyDenied(term) {
					return false
				}
			}
		}
		return true
	})
}

// FallbackPacks are the packs used where those that a text calls for have nothing to say, since
// it settles what they are about. It fails where a pack cannot be read.
func FallbackPacks(set *templates.Set) ([]*templates.Pack, error) {
	heads, err := set.PackHeads()
	if err != nil {
		return nil, err
	}
	return loadPacks(set, fallbackPacks(heads))
}

// loadPacks reads the packs of scores, in their order.
func loadPacks(set *templates.Set, scores []packScore) ([]*templates.Pack, error) {
	packs := make([]*templates.Pack, len(scores))
	errs := make([]error, len(scores))
	var wg sync.WaitGroup
	for i, s := range scores {
		wg.Go(func() { packs[i], errs[i] = set.Pack(s.id) })
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return packs, nil
}
