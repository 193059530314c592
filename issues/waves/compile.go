package waves

import (
	"errors"
	"iter"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Options say how waves are made.
type Options struct {
	AssumeDisjoint bool   // work that is not known to touch anything meets nothing
	Width          int    // how much fits into a wave; 0 is no limit
	File           string // where the work is written, for messages
}

// Compiled says when everything comes.
type Compiled struct {
	Waves        [][]string // ids by wave, the first wave at index 0, in the order in which they were placed
	Conflicts    []Conflict // what made something wait although its needs were there
	CriticalPath []Step     // one step a wave: why there are so many
	MaxParallel  int        // the largest wave

	work    []Work // by id
	ids     roll
	needs   [][]int
	in      [][]int // Waves in numbers
	wave    []int   // from 1
	level   []int   // the wave that the needs alone would give, from 1
	rank    []int   // among those of one level, before ids decide
	delayed []int   // by work: one more than the place of its first conflict, 0 for none
	options Options
}

// Compile gives every piece of work the first wave after all of its needs in
// which nothing meets its claims. So every wave can be done at once by as many
// as it has ids; without claims there are as few waves as the longest path of
// needs has steps, and with claims nothing waits without a reason. The answer
// is the same for the same work in any order. Errors, each at its line:
// conflict.duplicate_id, input.missing_dependency, conflict.cycle with the path.
// The work is the compiler's from then on.
func Compile(work []Work, options Options) (*Compiled, error) {
	c := &Compiled{work: work, options: options}
	if err := c.link(); err != nil {
		return nil, err
	}
	if err := c.levels(); err != nil {
		return nil, err
	}
	c.place()
	c.collect()
	c.Conflicts = c.conflicts()
	c.CriticalPath = c.criticalPath()
	return c, nil
}

// link turns ids into numbers.
func (c *Compiled) link() error {
	sorted, needs := true, 0
	for i := range c.work {
		sorted = sorted && (i == 0 || issues.CompareIDs(c.work[i-1].ID, c.work[i].ID) <= 0)
		needs += len(c.work[i].Needs)
	}
	if !sorted {
		c.work = slices.Clone(c.work)
		slices.SortStableFunc(c.work, func(a, b Work) int { return issues.CompareIDs(a.ID, b.ID) })
	}
	for i := range c.work {
		if i > 0 && c.work[i].ID == c.work[i-1].ID {
			return problem.New("conflict.duplicate_id", "%s is there twice", c.work[i].ID).At(c.options.File, c.work[i].Line).
				Mend("give one of the two another id")
		}
	}
	c.ids = roll{n: len(c.work), id: func(i int) string { return c.work[i].ID }}
	c.needs = make([][]int, len(c.work))
	all := make([]int, 0, needs)
	var missing []error
	for i := range c.work {
		one, from := &c.work[i], len(all)
		for k, need := range one.Needs {
			to, there := c.ids.find(need, i)
			switch {
			case !there:
				missing = append(missing, missingDependency(one, need, c.options.File))
			case !slices.Contains(one.Needs[:k], need):
				all = append(all, to)
			}
		}
		c.needs[i] = all[from:len(all):len(all)]
	}
	return first(missing)
}

func missingDependency(w *Work, need, file string) *problem.Problem {
	return problem.New("input.missing_dependency", "%s waits for %s, which is not there", w.ID, need).At(file, w.Line).
		Mend("create %s, or take it out of what %s depends on", need, w.ID)
}

// first makes one error of several: the first, with the others behind it.
func first(all []error) error {
	if len(all) < 2 {
		return errors.Join(all...)
	}
	one := *problem.From(all[0])
	one.Err = errors.Join(all[1:min(len(all), 10)]...)
	return &one
}

// levels finds the length of the longest path of needs to everything.
func (c *Compiled) levels() error {
	users := turned(c.needs)
	open := make([]int, len(c.work))
	c.level = make([]int, len(c.work))
	ready := make([]int, 0, len(c.work))
	for i, needs := range c.needs {
		if open[i] = len(needs); len(needs) == 0 {
			ready = append(ready, i)
		}
	}
	for k := 0; k < len(ready); k++ {
		i := ready[k]
		c.level[i]++
		for _, user := range users[i] {
			c.level[user] = max(c.level[user], c.level[i])
			if open[user]--; open[user] == 0 {
				ready = append(ready, user)
			}
		}
	}
	if len(ready) < len(c.work) {
		return c.circle()
	}
	return nil
}

// circle is the error that names the path.
func (c *Compiled) circle() error {
	nodes := make([]graph.Node, len(c.work))
	for i := range c.work {
		nodes[i] = graph.Node{ID: c.work[i].ID, Needs: c.work[i].Needs}
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return err
	}
	if _, err = g.Order(); err == nil {
		return problem.New("internal.cycle", "the dependencies go in a circle that cannot be found")
	}
	found := problem.From(err)
	if path := g.Cycle(); len(path) > 0 {
		if i, known := c.ids.find(path[0], 0); known {
			found = found.At(c.options.File, c.work[i].Line)
		}
	}
	return found
}

// turned lists by what is needed who needs it.
func turned(needs [][]int) [][]int {
	ends := make([]int, len(needs)+1)
	for _, list := range needs {
		for _, to := range list {
			ends[to+1]++
		}
	}
	users := make([][]int, len(needs))
	for i := range needs {
		ends[i+1] += ends[i]
	}
	all := make([]int, ends[len(needs)])
	for i := range users {
		users[i] = all[ends[i]:ends[i]:ends[i+1]]
	}
	for from, list := range needs {
		for _, to := range list {
			users[to] = append(users[to], from)
		}
	}
	return users
}

func (c *Compiled) collect() {
	c.Waves = make([][]string, len(c.in))
	ids := make([]string, 0, len(c.work))
	for w, in := range c.in {
		from := len(ids)
		for _, i := range in {
			ids = append(ids, c.work[i].ID)
		}
		c.Waves[w] = ids[from:len(ids):len(ids)]
		c.MaxParallel = max(c.MaxParallel, len(in))
	}
}

// Of is the work of a wave, from 1, in the order of Waves; it is not to be
// changed.
func (c *Compiled) Of(wave int) iter.Seq[*Work] {
	return func(yield func(*Work) bool) {
		for _, i := range c.in[wave-1] {
			if !yield(&c.work[i]) {
				return
			}
		}
	}
}

// LongestPath is how many waves the needs alone would give.
func (c *Compiled) LongestPath() int {
	if len(c.level) == 0 {
		return 0
	}
	return slices.Max(c.level)
}

// Wave is the wave of a piece of work from 1, or 0 for an unknown id.
func (c *Compiled) Wave(id string) int {
	if i, known := c.ids.find(id, 0); known {
		return c.wave[i]
	}
	return 0
}

// Level is the wave that the needs alone would give, or 0 for an unknown id.
func (c *Compiled) Level(id string) int {
	if i, known := c.ids.find(id, 0); known {
		return c.level[i]
	}
	return 0
}
