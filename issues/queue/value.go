package queue

import "github.com/overtone-cli/overtone/issues/jsonlog"

// What other tools put into a queue is written back as it was.

// UnmarshalJSON reads a queue.
func (q *Queue) UnmarshalJSON(raw []byte) error {
	type plain Queue
	var next plain
	extra, err := jsonlog.Unpack(raw, &next)
	*q = Queue(next)
	q.extra = extra
	q.fill()
	return err
}

// MarshalJSON writes a queue with what nobody here knows.
func (q Queue) MarshalJSON() ([]byte, error) {
	type plain Queue
	q.fill()
	return jsonlog.Pack(plain(q), q.extra)
}

// fill makes lists of what is none.
func (q *Queue) fill() {
	lists(&q.IssueIDs)
	if q.Solutions == nil {
		q.Solutions = []Item{}
	}
	if q.Conflicts == nil {
		q.Conflicts = []Conflict{}
	}
	if q.Groups == nil {
		q.Groups = []Group{}
	}
}

func lists(all ...*[]string) {
	for _, one := range all {
		if *one == nil {
			*one = []string{}
		}
	}
}

// UnmarshalJSON reads an item.
func (i *Item) UnmarshalJSON(raw []byte) error {
	type plain Item
	extra, err := jsonlog.Unpack(raw, (*plain)(i))
	i.extra = extra
	if string(i.Result) == "null" {
		i.Result = nil
	}
	lists(&i.DependsOn, &i.FilesTouched)
	return err
}

// MarshalJSON writes an item with what nobody here knows.
func (i Item) MarshalJSON() ([]byte, error) {
	type plain Item
	lists(&i.DependsOn, &i.FilesTouched)
	return jsonlog.Pack(plain(i), i.extra)
}

// UnmarshalJSON reads a conflict.
func (c *Conflict) UnmarshalJSON(raw []byte) error {
	type plain Conflict
	extra, err := jsonlog.Unpack(raw, (*plain)(c))
	c.extra = extra
	lists(&c.ResolutionOrder)
	return err
}

// MarshalJSON writes a conflict with what nobody here knows.
func (c Conflict) MarshalJSON() ([]byte, error) {
	type plain Conflict
	lists(&c.ResolutionOrder)
	return jsonlog.Pack(plain(c), c.extra)
}

// UnmarshalJSON reads a group.
func (g *Group) UnmarshalJSON(raw []byte) error {
	type plain Group
	extra, err := jsonlog.Unpack(raw, (*plain)(g))
	g.extra = extra
	return err
}

// MarshalJSON writes a group with what nobody here knows.
func (g Group) MarshalJSON() ([]byte, error) {
	type plain Group
	return jsonlog.Pack(plain(g), g.extra)
}

// UnmarshalJSON reads the counts.
func (m *Metadata) UnmarshalJSON(raw []byte) error {
	type plain Metadata
	extra, err := jsonlog.Unpack(raw, (*plain)(m))
	m.extra = extra
	return err
}

// MarshalJSON writes the counts with what nobody here knows.
func (m Metadata) MarshalJSON() ([]byte, error) {
	type plain Metadata
	return jsonlog.Pack(plain(m), m.extra)
}

// Plain is the queue without what nobody here knows, as --json prints it.
func (q *Queue) Plain() Queue {
	next := *q
	next.extra, next.Metadata.extra = nil, nil
	next.Tasks, next.Solutions = plainItems(q.Tasks), plainItems(q.Solutions)
	next.Conflicts = make([]Conflict, len(q.Conflicts))
	for i, one := range q.Conflicts {
		one.extra = nil
		next.Conflicts[i] = one
	}
	next.Groups = make([]Group, len(q.Groups))
	for i, one := range q.Groups {
		one.extra = nil
		next.Groups[i] = one
	}
	return next
}

func plainItems(all []Item) []Item {
	out := make([]Item, len(all))
	for i, item := range all {
		item.extra = nil
		out[i] = item
	}
	return out
}

// clone copies a queue so deep that a change of its items leaves the first alone.
func (q *Queue) clone() *Queue {
	next := *q
	next.Tasks = append([]Item(nil), q.Tasks...)
	next.Solutions = append([]Item{}, q.Solutions...)
	for _, item := range next.items() {
		item.DependsOn = append([]string{}, item.DependsOn...)
		item.FailureHistory = append([]Failure(nil), item.FailureHistory...)
	}
	return &next
}
