package queue

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Index is queues/index.json. Which queues are active, and in which order they
// were made so, stands only here; all else is taken from the queues.
type Index struct {
	ActiveQueueID  *string  `json:"active_queue_id" jsonschema:"the first of the active queues, to which issues are added; null when there is none"`
	ActiveQueueIDs []string `json:"active_queue_ids"`
	Queues         []Entry  `json:"queues" jsonschema:"the newest first"`

	extra []jsonlog.Field
}

// Entry is one queue of the index.
type Entry struct {
	ID                 string   `json:"id"`
	Name               string   `json:"name,omitempty"`
	Status             string   `json:"status"`
	Priority           *int     `json:"priority,omitempty" jsonschema:"lower goes earlier; none is 0"`
	IssueIDs           []string `json:"issue_ids"`
	TotalSolutions     int      `json:"total_solutions"`
	CompletedSolutions int      `json:"completed_solutions"`
	CreatedAt          string   `json:"created_at" jsonschema:"RFC 3339, UTC, as the id says"`
	CompletedAt        string   `json:"completed_at,omitempty"`
}

// UnmarshalJSON reads an index in any form that was ever written.
func (x *Index) UnmarshalJSON(raw []byte) error {
	type plain Index
	var next plain
	extra, err := jsonlog.Unpack(raw, &next)
	*x = Index(next)
	x.extra = extra
	if id := x.ActiveQueueID; id != nil && *id != "" && !slices.Contains(x.ActiveQueueIDs, *id) {
		x.ActiveQueueIDs = slices.Insert(x.ActiveQueueIDs, 0, *id)
	}
	return err
}

// MarshalJSON writes the index with what nobody here knows.
func (x Index) MarshalJSON() ([]byte, error) {
	type plain Index
	lists(&x.ActiveQueueIDs)
	return jsonlog.Pack(plain(x), x.extra)
}

// Plain is the index without what nobody here knows.
func (x Index) Plain() Index {
	x.extra = nil
	return x
}

// priority is that of a queue, 0 when none was set.
func (q *Queue) priority() int {
	if q.Metadata.Priority == nil {
		return 0
	}
	return *q.Metadata.Priority
}

// entry is how the index shows a queue.
func (q *Queue) entry() Entry {
	all := q.items()
	one := Entry{
		ID: q.ID, Name: q.Name, Status: q.Status, Priority: q.Metadata.Priority,
		IssueIDs: append([]string{}, q.IssueIDs...), TotalSolutions: len(all), CreatedAt: createdAt(q.ID),
	}
	for _, item := range all {
		if item.Status == Completed {
			one.CompletedSolutions++
		}
		if q.Status == Completed || q.Status == Failed {
			one.CompletedAt = max(one.CompletedAt, item.CompletedAt)
		}
	}
	return one
}

// CheckID says whether a text may be the id of a queue: QUE-YYYYMMDD-HHMMSS or
// QUE-YYYYMMDDHHMMSS, with a number behind when two were made in one second.
// Error: input.bad_id.
func CheckID(id string) error {
	if _, _, ok := cutID(id); !ok {
		return problem.New("input.bad_id", "%+q cannot be the id of a queue", id).
			Mend("ids look like QUE-20260131-120000; see `overtone issue queue list`")
	}
	return nil
}

// cutID takes the digits of the time and the number of an id apart.
func cutID(id string) (digits string, number int, ok bool) {
	rest, ours := strings.CutPrefix(id, "QUE-")
	if !ours {
		return "", 0, false
	}
	parts := strings.Split(rest, "-")
	digits = parts[0]
	parts = parts[1:]
	if len(digits) == 8 && len(parts) > 0 {
		digits += parts[0]
		parts = parts[1:]
	}
	if len(digits) != 14 || strings.Trim(digits, "0123456789") != "" || len(parts) > 1 {
		return "", 0, false
	}
	if len(parts) == 0 {
		return digits, 0, true
	}
	n, err := strconv.Atoi(parts[0])
	return digits, n, err == nil && n > 1 && strconv.Itoa(n) == parts[0] && n < 1e6
}

// makeID is the id of a queue made now that is not taken: queues of one second
// get a number behind.
func makeID(now time.Time, taken func(string) bool) string {
	id := now.UTC().Format("QUE-20060102-150405")
	for n := 2; taken(id); n++ {
		id = fmt.Sprintf("%s-%d", now.UTC().Format("QUE-20060102-150405"), n)
	}
	return id
}

// createdAt is the time that an id tells.
func createdAt(id string) string {
	digits, _, _ := cutID(id)
	at, err := time.Parse("20060102150405", digits)
	if err != nil {
		return ""
	}
	return at.Format(time.RFC3339)
}

// compareIDs orders ids by time, then number.
func compareIDs(a, b string) int {
	x, m, _ := cutID(a)
	y, n, _ := cutID(b)
	return cmp.Or(strings.Compare(x, y), cmp.Compare(m, n), strings.Compare(a, b))
}

// decodeIndex reads the file; an empty one is none.
func decodeIndex(data []byte) (*Index, error) {
	index := &Index{}
	if err := json.Unmarshal(data, index); err != nil {
		return nil, err
	}
	return index, nil
}
