package issues

import (
	"cmp"
	"slices"
	"sync"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// reading is a file of issues while its lines are read, on all cores at once.
// Of each issue only what the reader wants is kept, which for very many issues
// is a fraction of the time and the memory that whole ones take.
type reading[T any] struct {
	file string
	kept []T      // by place of the line
	ids  []string // the same; empty where no issue is

	mu     sync.Mutex
	failed map[int]error  // by place: lines that are JSON but no issue
	odd    map[int]oddity // by place
}

// oddity is a value that overtone would not write but can live with.
type oddity struct {
	status Status
	alias  bool
}

// read reads a file of issues: decoders decide what is looked at, and of what is
// kept. The warnings are what a person should know of the lines.
func read[T any](log *jsonlog.Log, decoder func() *decoder, of func(*Issue) T) (all []T, warnings []*problem.Problem, err error) {
	r := &reading[T]{file: log.Path(), failed: map[int]error{}, odd: map[int]oddity{}}
	content, err := log.Scan(func(lines int) func() jsonlog.Taker {
		r.kept, r.ids = make([]T, lines), make([]string, lines)
		return func() jsonlog.Taker { return r.taker(decoder(), of) }
	})
	if err != nil {
		return nil, nil, err
	}
	all, odd, broken := r.gather(content.Lines)
	broken = append(content.Broken, broken...)
	slices.SortStableFunc(broken, func(a, b jsonlog.Broken) int { return cmp.Compare(a.Number, b.Number) })
	warnings = make([]*problem.Problem, 0, len(broken)+len(odd))
	for _, one := range broken {
		warnings = append(warnings, problem.From(toDoctor(one.Problem(r.file))))
	}
	return all, append(warnings, odd...), nil
}

// taker decodes the lines of one core.
func (r *reading[T]) taker(d *decoder, of func(*Issue) T) jsonlog.Taker {
	return func(at int, line jsonlog.Line, sound bool) bool {
		if !sound && !d.quick(line.Raw, line.Number) {
			return false
		}
		if sound {
			if err := d.read(line.Raw, line.Number); err != nil {
				r.mu.Lock()
				r.failed[at] = err
				r.mu.Unlock()
				return false
			}
		}
		issue := &d.scratch
		r.kept[at], r.ids[at] = of(issue), issue.ID
		if issue.alias || !issue.Status.known() || !usualID(issue.ID) {
			r.mu.Lock()
			r.odd[at] = oddity{issue.Status, issue.alias}
			r.mu.Unlock()
		}
		return true
	}
}

// gather puts together what the cores found, in the order of the lines.
func (r *reading[T]) gather(lines []jsonlog.Line) (all []T, odd []*problem.Problem, broken []jsonlog.Broken) {
	odd = r.doubled(lines)
	all = r.kept[:0]
	pending, firstPending := 0, 0
	for _, line := range lines {
		at := line.Number - 1
		if len(r.failed) > 0 && r.failed[at] != nil {
			broken = append(broken, unreadable(line, r.failed[at]))
			continue
		}
		all = append(all, r.kept[at])
		if len(r.odd) == 0 {
			continue
		}
		one, strange := r.odd[at]
		if one.alias {
			if pending++; pending == 1 {
				firstPending = line.Number
			}
		}
		if strange {
			odd = append(odd, oddValues(r.ids[at], one.status, r.file, line.Number)...)
		}
	}
	if pending > 0 {
		odd = append(odd, oldStatus(pending).At(r.file, firstPending))
	}
	return all, odd, broken
}

// doubled finds ids that are there twice. Ids that only grow, as in a file that
// nobody has sorted, are not looked up.
func (r *reading[T]) doubled(lines []jsonlog.Line) (odd []*problem.Problem) {
	before, grows := "", true
	for _, id := range r.ids {
		if id != "" {
			grows = grows && (before == "" || CompareIDs(before, id) < 0)
			before = id
		}
	}
	if grows {
		return nil
	}
	first := make(map[string]int, len(lines))
	for _, line := range lines {
		id := r.ids[line.Number-1]
		if before, there := first[id]; id != "" && there {
			odd = append(odd, doubledID(id, r.file, before, line.Number))
		} else {
			first[id] = line.Number
		}
	}
	return odd
}

// whole keeps all of an issue.
func whole(issue *Issue) Issue { return *issue }
