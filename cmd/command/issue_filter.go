package command

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// issueFilter says which issues are listed and in which order.
type issueFilter struct {
	statuses []string
	tags     []string
	waves    []string
	text     string
	sort     string
	reverse  bool
	limit    int

	wanted []int // waves, as numbers
}

// issueSorts are the orders of a list of active issues, the usual one first.
func issueSorts() []string {
	return []string{"next", "id", "status", "priority", "wave", "created", "updated", "title", "file"}
}

func (f *issueFilter) add(cmd *cobra.Command, sorts []string) {
	f.sort = sorts[0]
	flags := cmd.Flags()
	flags.StringSliceVar(&f.statuses, "status", nil, "only of these `statuses`, such as planned,queued")
	flags.StringSliceVar(&f.tags, "tag", nil, "only with all of these `tags`")
	flags.StringSliceVar(&f.waves, "wave", nil, "only of these `waves`, such as 1,2; 0 is none")
	flags.StringVar(&f.text, "text", "", "only with these `words` in id, title or context")
	flags.Var(&choice{target: &f.sort, words: sorts}, "sort", "order: see above")
	flags.BoolVar(&f.reverse, "reverse", false, "the other way round")
	flags.IntVar(&f.limit, "limit", 0, "at most this `number` (0: all)")
	complete := func(name string, words []string) {
		if err := cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)); err != nil {
			panic(err) // only a flag defined twice gets here
		}
	}
	complete("status", statusWords())
	complete("sort", sorts)
}

// statusWords lists the statuses as texts.
func statusWords() []string {
	var all []string
	for _, status := range issues.Statuses() {
		all = append(all, string(status))
	}
	return all
}

// check refuses values that can filter nothing.
func (f *issueFilter) check() error {
	for i, status := range f.statuses {
		f.statuses[i] = strings.TrimSpace(status)
		if err := checkStatus(f.statuses[i]); err != nil {
			return err
		}
	}
	for _, wave := range f.waves {
		n, err := strconv.Atoi(strings.TrimSpace(wave))
		if err != nil || n < 0 {
			return problem.New("usage.bad_value", "--wave does not take %q", wave).Mend("give numbers such as 1 or 1,2")
		}
		f.wanted = append(f.wanted, n)
	}
	if f.limit < 0 {
		return problem.New("usage.bad_value", "--limit does not take %d", f.limit).Mend("give a number from 1, or 0 for all")
	}
	return nil
}

// checkStatus refuses a word that is no status.
func checkStatus(word string) error {
	words := statusWords()
	if slices.Contains(words, word) {
		return nil
	}
	p := problem.New("input.bad_status", "%+q is not a status", word)
	if near := nearest(word, words); near != "" {
		return p.Mend("did you mean %s? there are %s", near, strings.Join(words, ", "))
	}
	return p.Mend("use one of %s", strings.Join(words, ", "))
}

// apply gives the issues that pass, sorted; they point into the list.
func (f *issueFilter) apply(all []issues.Issue) []*issues.Issue {
	words := strings.Fields(strings.ToLower(f.text))
	found := make([]*issues.Issue, 0, len(all))
	for i := range all {
		if f.passes(&all[i], words) {
			found = append(found, &all[i])
		}
	}
	f.order(found)
	return found
}

// cut leaves out what is beyond the limit.
func (f *issueFilter) cut(found []*issues.Issue) []*issues.Issue { return upTo(found, f.limit) }

func (f *issueFilter) passes(issue *issues.Issue, words []string) bool {
	if len(f.statuses) > 0 && !slices.Contains(f.statuses, string(issue.Status)) {
		return false
	}
	for _, tag := range f.tags {
		if !slices.Contains(issue.Tags, tag) {
			return false
		}
	}
	if len(f.wanted) > 0 && !slices.Contains(f.wanted, issue.Wave()) {
		return false
	}
	if len(words) == 0 {
		return true
	}
	text := strings.ToLower(issue.ID + "\n" + issue.Title + "\n" + issue.Context)
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// order sorts in place. Issues that are equal in what is asked for come as they
// are handed out.
func (f *issueFilter) order(found []*issues.Issue) {
	if f.sort != "file" {
		issues.SortNext(found)
	}
	if by := comparisons()[f.sort]; by != nil {
		slices.SortStableFunc(found, by)
	}
	if f.reverse {
		slices.Reverse(found)
	}
}

// comparisons are the orders by one field; times come latest first.
func comparisons() map[string]func(a, b *issues.Issue) int {
	return map[string]func(a, b *issues.Issue) int{
		"id": func(a, b *issues.Issue) int { return issues.CompareIDs(a.ID, b.ID) },
		"status": func(a, b *issues.Issue) int {
			return cmp.Compare(slices.Index(issues.Statuses(), a.Status), slices.Index(issues.Statuses(), b.Status))
		},
		"priority": func(a, b *issues.Issue) int { return cmp.Compare(a.Priority, b.Priority) },
		"created":  func(a, b *issues.Issue) int { return cmp.Compare(b.CreatedAt, a.CreatedAt) },
		"updated":  func(a, b *issues.Issue) int { return cmp.Compare(b.UpdatedAt, a.UpdatedAt) },
		"done":     func(a, b *issues.Issue) int { return cmp.Compare(closedAt(b), closedAt(a)) },
		"title":    func(a, b *issues.Issue) int { return cmp.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)) },
	}
}

// closedAt is when an issue was completed or deleted.
func closedAt(issue *issues.Issue) string { return max(issue.CompletedAt, issue.DeletedAt) }
