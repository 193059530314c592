package queue

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues/waves"
)

// gathered is all items that meet in one path.
type gathered struct {
	file  string
	items []*Item
}

// gather finds the items that meet, by path. Those whose files are not known
// meet all others, in one entry without a path.
func gather(open []*Item, disjoint bool) []gathered {
	all := claimsOf(open)
	found := []gathered{}
	for _, one := range all.meetings() {
		if last := len(found) - 1; last < 0 || found[last].file != one.file {
			found = append(found, gathered{file: one.file})
		}
		at := &found[len(found)-1]
		for _, i := range []int{one.a, one.b} {
			if !slices.Contains(at.items, open[i]) {
				at.items = append(at.items, open[i])
			}
		}
	}
	unknown := slices.ContainsFunc(all.known, func(claims []waves.Claim) bool { return claims == nil })
	if unknown && !disjoint && len(open) > 1 {
		found = append(found, gathered{items: slices.Clone(open)})
	}
	return found
}

// settle says in which order the items of a conflict go.
func (f *former) settle(one gathered, rank map[string]int) Conflict {
	items := slices.Clone(one.items)
	slices.SortFunc(items, func(a, b *Item) int { return cmp.Compare(rank[a.ItemID], rank[b.ItemID]) })
	out := Conflict{File: one.file, Resolution: "sequential", Resolved: true}
	out.Kind, out.Severity = f.rules.kind(one.file)
	switch {
	case one.file == "":
		out.Kind, out.Severity = "architecture", "low"
		out.Rationale = "the files of " + unknownFiles(items) + " are not known"
	case strings.HasSuffix(one.file, "/"):
		out.Kind, out.Severity = "architecture", "low"
	}
	out.Type = conflictType(out.Kind)
	why := []string{}
	for i, item := range items {
		out.ResolutionOrder = append(out.ResolutionOrder, item.ItemID)
		if i == 0 {
			continue
		}
		rule, clear := f.why(items[i-1], item)
		why = append(why, fmt.Sprintf("%s before %s: %s", items[i-1].ItemID, item.ItemID, rule))
		if !clear && out.Severity == "high" {
			out.Resolution, out.Resolved = "manual", false
		}
	}
	out.Solutions = slices.Clone(out.ResolutionOrder)
	slices.SortFunc(out.Solutions, compareItems)
	if out.Rationale == "" {
		out.Rationale = strings.Join(why[:min(len(why), 10)], "; ")
	}
	return out
}

// why says why a goes before b, and whether that is more than their order.
func (f *former) why(a, b *Item) (rule string, clear bool) {
	if slices.Contains(f.graph.Needs(b.ItemID), a.ItemID) {
		return b.ItemID + " depends on it", true
	}
	if a.Status == Executing {
		return "it is being worked on", true
	}
	if order, rule := f.rules.before(a, b); order < 0 {
		return rule, true
	} else if order > 0 {
		return "it fits the dependencies", true
	}
	return "it was added first", false
}

func unknownFiles(items []*Item) string {
	ids := []string{}
	for _, item := range items {
		if len(item.FilesTouched) == 0 {
			ids = append(ids, item.ItemID)
		}
	}
	return first(strings.Join(ids, ", "), "some")
}

// ask puts to a person what no rule decides.
func (f *former) ask(c Conflict) {
	a, b := f.q.item(c.ResolutionOrder[0]), f.q.item(c.ResolutionOrder[1])
	for i := 1; i < len(c.ResolutionOrder); i++ {
		x, y := f.q.item(c.ResolutionOrder[i-1]), f.q.item(c.ResolutionOrder[i])
		if _, clear := f.why(x, y); !clear {
			a, b = x, y
			break
		}
	}
	f.q.Clarifications = append(f.q.Clarifications, Clarification{
		ID: "CFT-" + strconv.Itoa(len(f.q.Clarifications)+1), ConflictID: c.ID, Requires: true,
		Question: fmt.Sprintf("%s (%s) and %s (%s) both touch %s: which goes first?", a.ItemID, a.IssueID, b.ItemID, b.IssueID, c.File),
		Options: []string{
			fmt.Sprintf("overtone issue depend %s --on %s", b.IssueID, a.IssueID),
			fmt.Sprintf("overtone issue depend %s --on %s", a.IssueID, b.IssueID),
		},
	})
}
