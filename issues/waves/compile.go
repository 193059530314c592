package waves

import (
	"errors"
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

	work    []Work
	at      map[string]int
	needs   [][]int
	wave    []int // from 1
	level   []int // the wave that the needs alone would give, from 1
	options Options
}

// Compile gives every piece of work the first wave after all of its needs in
// which nothing meets its claims. So every wave can be done at once by as many
// as it has ids; without claims there are as few waves as the longest path of
// needs has steps, and with claims nothing waits without a reason. The answer
// is the same for the same work in any order. Errors, each at its line:
// conflict.duplicate_id, input.missing_dependency, conflict.cycle with the path.
func Compile(work []Work, options Options) (*Compiled, error) {
	c := &Compiled{work: slices.Clone(work), options: options}
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
	slices.SortStableFunc(c.work, func(a, b Work) int { return issues.CompareIDs(a.ID, b.ID) })
	c.at = make(map[string]int, len(c.work))
	for i := range c.work {
		one := &c.work[i]
		if _, doubled := c.at[one.ID]; doubled {
			return problem.New("conflict.duplicate_id", "%s is there twice", one.ID).At(c.options.File, one.Line).
				Mend("give one of the two another id")
		}
		c.at[one.ID] = i
	}
	c.needs = make([][]int, len(c.work))
	var missing []error
	for i := range c.work {
		one := &c.work[i]
		for k, need := range one.Needs {
			to, there := c.at[need]
			switch {
			case !there:
				missing = append(missing, missingDependency(one, need, c.options.File))
			case !slices.Contains(one.Needs[:k], need):
				c.needs[i] = append(c.needs[i], to)
			}
		}
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
	users := make([][]int, len(c.work))
	open := make([]int, len(c.work))
	c.level = make([]int, len(c.work))
	ready := make([]int, 0, len(c.work))
	for i, needs := range c.needs {
		open[i] = len(needs)
		for _, need := range needs {
			users[need] = append(users[need], i)
		}
		if len(needs) == 0 {
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
		found = found.At(c.options.File, c.work[c.at[path[0]]].Line)
	}
	return found
}

// place gives out the waves, level by level.
func (c *Compiled) place() {
	order := make([]int, len(c.work))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return yesFirst(c.earlier(a, b), c.earlier(b, a))
	})
	board := newBoard(c.options)
	c.wave = make([]int, len(c.work))
	for _, i := range order {
		c.wave[i] = board.place(&c.work[i], c.earliest(i))
		for len(c.Waves) < c.wave[i] {
			c.Waves = append(c.Waves, nil)
		}
		c.Waves[c.wave[i]-1] = append(c.Waves[c.wave[i]-1], c.work[i].ID)
	}
}

// earliest is the first wave after all needs.
func (c *Compiled) earliest(i int) int {
	wave := 1
	for _, need := range c.needs[i] {
		wave = max(wave, c.wave[need]+1)
	}
	return wave
}

func (c *Compiled) collect() {
	for _, ids := range c.Waves {
		c.MaxParallel = max(c.MaxParallel, len(ids))
	}
	if c.Waves == nil {
		c.Waves = [][]string{}
	}
}

// Wave is the wave of a piece of work from 1, or 0 for an unknown id.
func (c *Compiled) Wave(id string) int {
	if i, known := c.at[id]; known {
		return c.wave[i]
	}
	return 0
}

// Level is the wave that the needs alone would give, or 0 for an unknown id.
func (c *Compiled) Level(id string) int {
	if i, known := c.at[id]; known {
		return c.level[i]
	}
	return 0
}
