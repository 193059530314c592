package session

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// sameItem is the share of words from which on two texts of the same lines say
// the same.
const sameItem = 0.5

// Rescoped gives refined requirements with the scope that a review has set:
// without the features that left it, and with those that came in.
func Rescoped(r specs.Refined, scope *specs.ScopeReview) specs.Refined {
	if scope == nil {
		return r
	}
	left := make([]bool, len(r.Features))
	for _, it := range scope.Out {
		if i := featureOf(r, it); i >= 0 {
			left[i] = true
		}
	}
	var kept, gone []specs.Feature
	for i, f := range r.Features {
		if left[i] {
			gone = append(gone, f)
		} else {
			kept = append(kept, f)
		}
	}
	only := linesOnly(gone, kept)
	r.Features = kept
	r.Qualities = slices.DeleteFunc(slices.Clone(r.Qualities), func(q specs.Quality) bool { return only(q.Source) })
	r.IntegrationPoints = keep(r.IntegrationPoints, only)
	r.TargetUsers = usersWithout(r.TargetUsers, gone)
	b := &r.Boundaries
	b.Constraints = keep(b.Constraints, only)
	b.InScope, b.OutOfScope = slices.Clone(b.InScope), slices.Clone(b.OutOfScope)
	for _, it := range scope.Out {
		b.InScope = withoutText(b.InScope, it.Text)
		b.OutOfScope = append(b.OutOfScope, it)
	}
	for _, it := range scope.In {
		b.OutOfScope = withoutText(b.OutOfScope, it.Was)
		b.InScope = append(b.InScope, specs.Item{Text: it.Text, Source: it.Source})
		r.Features = append(r.Features, specs.Feature{Name: strings.TrimRight(it.Text, ".。 "), Description: it.Text, Priority: "unset", Source: it.Source})
	}
	return r
}

// featureOf finds the feature behind an item of the scope, -1 when there is
// none: the one whose line it is, the one of that name, or else the likest of
// the same lines.
func featureOf(r specs.Refined, it specs.Item) int {
	if len(r.Boundaries.InScope) == len(r.Features) {
		for i, line := range r.Boundaries.InScope {
			if specs.SameText(line.Text, it.Text) {
				return i
			}
		}
	}
	best, share := -1, 0.0
	keys := wording.Keywords(specs.Plain(it.Text))
	for i, f := range r.Features {
		if specs.SameText(f.Name, it.Text) || specs.SameText(f.Description, it.Text) {
			return i
		}
		if !slices.Equal(f.Source.Lines, it.Source.Lines) || f.Source.Kind != it.Source.Kind || f.Source.Rule != it.Source.Rule {
			continue
		}
		if s := wording.Overlap(keys, wording.Keywords(specs.Plain(f.Name+" "+f.Description))); s > share {
			best, share = i, s
		}
	}
	if share < sameItem {
		return -1
	}
	return best
}

// linesOnly tells sources all of whose lines belong to features that are gone
// and to none that is kept.
func linesOnly(gone, kept []specs.Feature) func(specs.Source) bool {
	mine := map[int]bool{}
	mark := func(features []specs.Feature, to bool) {
		for _, f := range features {
			for _, r := range f.Source.Lines {
				for n := r.From; n <= r.To; n++ {
					mine[n] = to
				}
			}
		}
	}
	mark(gone, true)
	mark(kept, false)
	return func(s specs.Source) bool {
		for _, r := range s.Lines {
			for n := r.From; n <= r.To; n++ {
				if !mine[n] {
					return false
				}
			}
		}
		return len(s.Lines) > 0
	}
}

func keep(items []specs.Item, only func(specs.Source) bool) []specs.Item {
	return slices.DeleteFunc(slices.Clone(items), func(it specs.Item) bool { return only(it.Source) })
}

func withoutText(items []specs.Item, text string) []specs.Item {
	return slices.DeleteFunc(items, func(it specs.Item) bool { return specs.SameText(it.Text, text) })
}

// usersWithout drops the needs that only a feature served which is gone.
func usersWithout(users []specs.RefinedUser, gone []specs.Feature) []specs.RefinedUser {
	users = slices.Clone(users)
	for i := range users {
		users[i].Needs = slices.DeleteFunc(slices.Clone(users[i].Needs), func(need string) bool {
			keys := wording.Keywords(specs.Plain(need))
			return slices.ContainsFunc(gone, func(f specs.Feature) bool {
				return len(keys) > 0 && wording.Overlap(keys, wording.Keywords(specs.Plain(f.Name+" "+f.Description))) == 1
			})
		})
	}
	return users
}
