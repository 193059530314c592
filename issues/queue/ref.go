package queue

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Ref is an item as a person names it: QUE-…:S-1, or only S-1.
type Ref struct {
	QueueID string
	ItemID  string
	IssueID string
	Single  bool // it is the only item of its issue that is not done, so what happens to it happens to the issue
}

// IsRef says whether a text has the form of an item and not of an issue.
func IsRef(text string) bool {
	queue, item, qualified := strings.Cut(text, ":")
	if !qualified {
		queue, item = "", text
	}
	kind, digits, dashed := strings.Cut(item, "-")
	return (queue == "" || CheckID(queue) == nil) && dashed && (kind == "S" || kind == "T") && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// Resolve finds an item. A name without its queue is looked for in the active
// queues, then in all that are not archived; when several have it that is the
// error conflict.ambiguous, which names them. Errors else: input.unknown_item,
// input.unknown_queue.
func (s *Queues) Resolve(text string) (Ref, error) {
	all, _, err := s.state()
	if err != nil {
		return Ref{}, err
	}
	id, name, qualified := strings.Cut(text, ":")
	if qualified {
		q, err := all.need(id)
		if err != nil {
			return Ref{}, err
		}
		if item := q.item(name); item != nil {
			return q.ref(item), nil
		}
		return Ref{}, unknownItem(text)
	}
	live := slices.DeleteFunc(slices.Clone(all.queues), func(q *Queue) bool { return q.Status == Archived })
	for _, among := range [][]*Queue{all.byPriority(), live} {
		found := []Ref{}
		names := []string{}
		for _, q := range among {
			if item := q.item(text); item != nil {
				found = append(found, q.ref(item))
				names = append(names, q.ID+":"+text)
			}
		}
		if len(found) == 1 {
			return found[0], nil
		}
		if len(found) > 1 {
			return Ref{}, problem.New("conflict.ambiguous", "%d queues have an item %s", len(found), text).
				Mend("say which: %s", strings.Join(names[:min(len(names), 5)], ", "))
		}
	}
	return Ref{}, unknownItem(text)
}

func unknownItem(text string) error {
	return problem.New("input.unknown_item", "there is no item %+q", text).Mend("see `overtone issue queue show` for those there are")
}

func (q *Queue) ref(item *Item) Ref {
	left := 0
	for _, other := range q.items() {
		if other.IssueID == item.IssueID && other.Status != Completed {
			left++
		}
	}
	return Ref{QueueID: q.ID, ItemID: item.ItemID, IssueID: item.IssueID, Single: left <= 1}
}
