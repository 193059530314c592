package readiness

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/specs/wording"
)

// few holders are compared one by one; of more, those that share words with a
// fact are looked up. A text on one long line has thousands of both.
const few = 64

// postings are the places of the holders that use a word, in order.
type postings map[string][]int32

// nearest is the holder among holders[begin:end], as far as it reaches line
// from, with the largest share of the words of a fact, and that share; the first
// of several. A share below sameText may be given as none.
func (s *shelf) nearest(keys []string, begin, end, from int) (best int, share float64) {
	if end-begin > few && len(keys) > 0 {
		return s.lookUp(keys, begin, end, from)
	}
	best = -1
	for i := begin; i < end && share < 1; i++ {
		if h := &s.holders[i]; h.to >= from {
			if part := shareOf(keys, h.keys); part > share {
				best, share = i, part
			}
		}
	}
	return best, share
}

// shareOf is the share of the words of a fact that a holder has; a fact without
// words is held by any.
func shareOf(keys, held []string) float64 {
	if len(keys) == 0 {
		return 1
	}
	return wording.Overlap(keys, held)
}

// lookUp is nearest by way of the rarest words: who holds all words holds the
// rarest, and who holds enough of them holds one of those that are more than may
// be missing.
func (s *shelf) lookUp(keys []string, begin, end, from int) (best int, share float64) {
	lists := s.listsOf(keys, begin, end)
	for _, i := range lists[0] {
		if h := &s.holders[i]; h.to >= from && shareOf(keys, h.keys) == 1 {
			return int(i), 1
		}
	}
	best = -1
	may := 0 // words that may be missing
	for float64(len(keys)-may-1) >= sameText*float64(len(keys)) {
		may++
	}
	for _, list := range lists[:may+1] {
		for _, i := range list {
			h := &s.holders[i]
			if h.to < from {
				continue
			}
			if part := shareOf(keys, h.keys); part > share || part == share && int(i) < best {
				best, share = int(i), part
			}
		}
	}
	return best, share
}

// listsOf are the postings of words between two holders, the shortest first.
func (s *shelf) listsOf(keys []string, begin, end int) [][]int32 {
	if s.using == nil {
		s.using = postings{}
		for i := range s.holders {
			for _, word := range s.holders[i].keys {
				s.using[word] = append(s.using[word], int32(i))
			}
		}
	}
	lists := make([][]int32, 0, len(keys))
	for _, word := range keys {
		list := s.using[word]
		first, _ := slices.BinarySearch(list, int32(begin))
		last, _ := slices.BinarySearch(list, int32(end))
		lists = append(lists, list[first:last])
	}
	slices.SortStableFunc(lists, func(a, b []int32) int { return cmp.Compare(len(a), len(b)) })
	return lists
}
