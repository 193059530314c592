package issues

import (
	"bytes"
	"strconv"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// glimpse is what choosing among very many issues needs of each.
type glimpse struct {
	id       string
	status   Status
	priority int
	wave     int // see Issue.Wave
	needs    []string
	tags     []string // only when they were asked for
	lease    *Lease
	deleted  bool
	line     int
}

// glimpseOf is the glimpse of an issue that was read as a whole.
func glimpseOf(issue Issue) glimpse {
	return glimpse{
		id: issue.ID, status: issue.Status, priority: issue.Priority, wave: issue.Wave(), needs: issue.DependsOn,
		tags: issue.Tags, lease: issue.Lease, deleted: issue.DeletedAt != "", line: issue.line,
	}
}

func glimpsesOf(all []Issue) []glimpse {
	out := make([]glimpse, len(all))
	for i := range all {
		out[i] = glimpseOf(all[i])
	}
	return out
}

// glance reads glimpses of lines; with tags they have these, too.
func glance(lines []jsonlog.Line, file string, tags bool) ([]glimpse, error) {
	out := make([]glimpse, len(lines))
	failed := make([]error, len(lines))
	jsonlog.Share(len(lines), func(from, to int) {
		decoder := newDecoder()
		for i := from; i < to; i++ {
			fast := quick{tags: tags}
			if fast.read(lines[i]) {
				out[i] = fast.glimpse
				continue
			}
			var issue Issue
			if issue, failed[i] = decoder.decode(lines[i].Raw, lines[i].Number); failed[i] == nil {
				out[i] = glimpseOf(issue)
			}
		}
	})
	for i, err := range failed {
		if err != nil {
			return nil, unreadable(lines[i], err).Problem(file)
		}
	}
	return out, nil
}

// quick reads a glimpse of a line as this program writes them, without the
// texts that it has no use for. Whatever is unusual it leaves to the decoder.
type quick struct {
	glimpse
	tags    bool
	seen    [8]bool
	context []byte
	odd     bool
}

// read says whether the line was read.
func (q *quick) read(line jsonlog.Line) bool {
	q.line, q.status, q.priority = line.Number, Registered, DefaultPriority
	err := jsonlog.EachField(line.Raw, func(spelt, value []byte) error {
		q.field(spelt, value)
		return nil
	})
	if err != nil || q.odd || q.id == "" {
		return false
	}
	if q.wave == 0 && bytes.Contains(q.context, []byte(`"wave"`)) {
		issue := Issue{}
		if object(q.context, issue.ExtendedContext.members(), nil) != nil {
			return false
		}
		q.wave = issue.Wave()
	}
	return true
}

func (q *quick) field(spelt, value []byte) {
	key := string(spelt) // the compiler compares it without a copy
	if bytes.IndexByte(spelt, '\\') >= 0 {
		q.odd = true
		return
	}
	switch key {
	case `"id"`:
		q.once(0, func() bool { return q.text(value, &q.id) })
	case `"status"`:
		q.once(1, func() bool { return q.step(value) })
	case `"priority"`:
		q.once(2, func() bool {
			n, err := strconv.Atoi(string(value))
			q.priority = n
			return err == nil && n != 0
		})
	case `"tags"`:
		q.once(3, func() bool { return q.labels(value) })
	case `"depends_on"`:
		q.once(4, func() bool { return texts(value, &q.needs) })
	case `"extended_context"`:
		q.once(5, func() bool {
			q.context = value
			return value[0] == '{'
		})
	case `"lease"`:
		q.once(6, func() bool { return value[0] == '{' && setLease(&q.lease, value) == nil })
	case `"deleted_at"`:
		var at string
		q.once(7, func() bool { return q.text(value, &at) })
		q.deleted = at != ""
	}
}

// once reads a field that comes once and is as it should be.
func (q *quick) once(n int, read func() bool) {
	if q.seen[n] || !read() {
		q.odd = true
	}
	q.seen[n] = true
}

func (q *quick) text(value []byte, to *string) bool {
	text, err := jsonlog.Text(value)
	*to = text
	return err == nil
}

func (q *quick) step(value []byte) bool {
	for _, row := range []Status{Registered, Executing, Planned, Queued, Planning, Failed, Paused, Completed} {
		if len(value) == len(row)+2 && string(value[1:len(value)-1]) == string(row) {
			q.status = row
			return true
		}
	}
	return false
}

// labels finds the wave among the tags.
func (q *quick) labels(value []byte) bool {
	if !q.tags && !bytes.Contains(value, []byte(`"wave-`)) && bytes.IndexByte(value, '\\') < 0 {
		return value[0] == '['
	}
	var tags []string
	if !texts(value, &tags) {
		return false
	}
	q.wave = Issue{Tags: tags}.Wave()
	if q.tags {
		q.glimpse.tags = tags
	}
	return true
}

func texts(value []byte, to *[]string) bool {
	if string(value) == "[]" {
		return true
	}
	list, err := jsonlog.Texts(value)
	*to = list
	return err == nil
}
