package selection

import (
	"cmp"
	"slices"
	"strings"
)

// Query is what rules are wanted for.
type Query struct {
	Dimension  string   // empty: both
	Categories []string // empty: all; the category general is always among them
	Words      []string // see Words and GivenWords
}

// The states of a rule file in an answer.
const (
	Taken   = "taken"   // all of it
	Cut     = "cut"     // some of it
	Dropped = "dropped" // it was wanted, and there was no room
	Passed  = "passed"  // it was not wanted
)

// Choice says what became of one rule file, and why.
type Choice struct {
	Entry  Entry
	State  string
	Reason string
	Hits   []Hit
	Score  int

	SectionsOf, Sections int // of how many sections how many are printed
	RulesOf, Rules       int
	Chars                int // printed

	parts []part
}

// Choose says of every entry whether a query wants it, in the order in which
// they are printed: personal files before those of the project, whose text may
// override them; critical before low; required before optional; then by score
// and name. Required files are wanted by every query for their category,
// optional ones when a word meets them.
func Choose(entries []Entry, q Query) []Choice {
	all := make([]Choice, 0, len(entries))
	for _, entry := range entries {
		c := Choice{Entry: entry, State: Passed}
		c.Hits, c.Score = Match(entry, q.Words)
		c.judge(q)
		all = append(all, c)
	}
	slices.SortStableFunc(all, func(a, b Choice) int {
		return cmp.Or(
			cmp.Compare(rankDimension(a.Entry), rankDimension(b.Entry)),
			cmp.Compare(rankPriority(a.Entry), rankPriority(b.Entry)),
			cmp.Compare(rankMode(a.Entry), rankMode(b.Entry)),
			cmp.Compare(b.Score, a.Score),
		)
	})
	return all
}

func (c *Choice) judge(q Query) {
	e := c.Entry
	category := len(q.Categories) == 0 || e.Category == "general" || slices.Contains(q.Categories, e.Category)
	switch {
	case q.Dimension != "" && e.Dimension != q.Dimension:
		c.Reason = "it is of the dimension " + e.Dimension
	case !category:
		c.Reason = "it is for " + e.Category + ", not for " + strings.Join(q.Categories, " or ")
	case !e.says():
		c.Reason = "nothing stands under its headings yet"
	case e.ReadMode == "required":
		c.State, c.Reason = Taken, "required for "+e.Category
		if e.Category == "general" {
			c.Reason = "required for everything"
		}
	case len(c.Hits) > 0:
		c.State, c.Reason = Taken, met(c.Hits)
	case len(q.Words) == 0:
		c.Reason = "optional, and no keyword was given"
	default:
		c.Reason = "optional, and no keyword meets it"
	}
}

// says says whether there is anything to print of an entry.
func (e *Entry) says() bool {
	return slices.ContainsFunc(e.Sections, func(s Section) bool { return !s.Empty })
}

// met tells the hits in words.
func met(hits []Hit) string {
	var b strings.Builder
	b.WriteString("optional, and ")
	for i, hit := range hits {
		switch {
		case i == 3:
			return b.String() + " …"
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(hit.Word + " meets its " + hit.In)
		if !strings.EqualFold(hit.With, hit.Word) {
			b.WriteString(" (" + hit.With + ")")
		}
	}
	return b.String()
}

func rankDimension(e Entry) int {
	if e.Dimension == Personal {
		return 0
	}
	return 1
}

// rankPriority is 0 for critical and 3 for low.
func rankPriority(e Entry) int {
	return slices.Index([]string{"critical", "high", "medium", "low"}, e.Priority)
}

func rankMode(e Entry) int {
	if e.ReadMode == "required" {
		return 0
	}
	return 1
}

// dropOrder lists the places of the choices that are wanted, the first to go
// first: optional before required, in each the personal ones before those of
// the project, low before critical, and what meets the question least.
func dropOrder(all []Choice) []int {
	var order []int
	for i := range all {
		if all[i].State == Taken {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(i, j int) int {
		a, b := all[i], all[j]
		return cmp.Or(
			cmp.Compare(rankMode(b.Entry), rankMode(a.Entry)),
			cmp.Compare(rankDimension(a.Entry), rankDimension(b.Entry)),
			cmp.Compare(rankPriority(b.Entry), rankPriority(a.Entry)),
			cmp.Compare(a.Score, b.Score),
			cmp.Compare(j, i),
		)
	})
	return order
}
