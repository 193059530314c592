package queue

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/waves"
)

// meeting is two items that touch one path; the file is empty when those of one
// of them are not known.
type meeting struct {
	a, b int // a is less than b
	file string
}

// claims are what items touch, made ready for comparing.
type claims struct {
	known [][]waves.Claim // by item; nil: not known
	plain map[string][]int
	wide  []wide // patterns and folders
}

type wide struct {
	claim waves.Claim
	item  int
}

// claimsOf reads the paths of items. Whoever has none, or one that is no path
// of the project, may touch anything.
func claimsOf(items []*Item) *claims {
	c := &claims{known: make([][]waves.Claim, len(items)), plain: map[string][]int{}}
	for i, item := range items {
		all := []waves.Claim{}
		for _, file := range item.FilesTouched {
			claim, err := waves.ParseClaim(file)
			if err != nil {
				all = nil
				break
			}
			all = append(all, claim)
		}
		if len(all) == 0 {
			continue
		}
		c.known[i] = all
		for _, claim := range all {
			c.enter(claim, i)
		}
	}
	return c
}

func (c *claims) enter(claim waves.Claim, item int) {
	text := claim.String()
	if strings.ContainsAny(text, "*?[{") || strings.HasSuffix(text, "/") || text == "." {
		c.wide = append(c.wide, wide{claim, item})
		return
	}
	if !slices.Contains(c.plain[text], item) {
		c.plain[text] = append(c.plain[text], item)
	}
}

// meet says whether two items touch one path. Unknown files meet everything
// unless they are assumed to be disjoint.
func (c *claims) meet(a, b int, disjoint bool) (file string, both bool) {
	if c.known[a] == nil || c.known[b] == nil {
		return "", !disjoint
	}
	for _, x := range c.known[a] {
		for _, y := range c.known[b] {
			if path, both := waves.Overlap(x, y); both {
				return path, true
			}
		}
	}
	return "", false
}

// meetings lists all pairs of items whose known files meet, a pair once for
// each of the paths. Plain paths are looked up, so that only patterns and
// folders are compared with everything.
func (c *claims) meetings() []meeting {
	found := map[meeting]bool{}
	add := func(a, b int, file string) {
		if a != b {
			found[meeting{min(a, b), max(a, b), file}] = true
		}
	}
	for text, items := range c.plain { // any order gives the same set
		for i, a := range items {
			for _, b := range items[i+1:] {
				add(a, b, text)
			}
		}
		for up := strings.LastIndexByte(text, '/'); up > 0; up = strings.LastIndexByte(text[:up], '/') {
			for _, b := range c.plain[text[:up]] { // one claims a file below what the other claims
				for _, a := range items {
					add(a, b, text)
				}
			}
		}
	}
	for i, one := range c.wide {
		for item, all := range c.known {
			for _, other := range all {
				if strings.ContainsAny(other.String(), "*?[{") || strings.HasSuffix(other.String(), "/") {
					continue
				}
				if path, both := waves.Overlap(one.claim, other); item != one.item && both {
					add(one.item, item, path)
				}
			}
		}
		for _, other := range c.wide[i+1:] {
			if path, both := waves.Overlap(one.claim, other.claim); both {
				add(one.item, other.item, path)
			}
		}
	}
	all := make([]meeting, 0, len(found))
	for one := range found {
		all = append(all, one)
	}
	slices.SortFunc(all, func(x, y meeting) int {
		if order := strings.Compare(x.file, y.file); order != 0 {
			return order
		}
		if x.a != y.a {
			return x.a - y.a
		}
		return x.b - y.b
	})
	return all
}
