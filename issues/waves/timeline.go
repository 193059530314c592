package waves

import (
	"cmp"
	"slices"
	"time"
)

// timeline plays a plan: agents take jobs and finish them.
type timeline struct {
	c      *Compiled
	agents int // 0: no limit
	span   []time.Duration
	delay  []time.Duration
	tail   []time.Duration // time from the beginning of a job to the end of what hangs on it
	users  [][]int

	open    []int // needs that are not done
	ready   []int // jobs whose needs are done, in the order in which they are preferred
	from    []time.Duration
	running []int
	agent   []int
	idle    []int // agents that have been used and are free
	hired   int
	now     time.Duration
	start   []time.Duration
	cause   []cause
	done    []int // who finished last, at or before now
}

// cause is why a job began when it did: somebody had finished then.
type cause struct {
	after   int // -1: nobody
	because string
}

func newTimeline(c *Compiled, jobs map[string]*Job, whatIf WhatIf) *timeline {
	n := len(c.work)
	t := &timeline{
		c: c, agents: whatIf.Agents, span: make([]time.Duration, n), delay: make([]time.Duration, n), tail: make([]time.Duration, n),
		users: make([][]int, n), open: make([]int, n), from: make([]time.Duration, n), agent: make([]int, n),
		start: make([]time.Duration, n), cause: make([]cause, n),
	}
	byLevel := make([]int, n)
	for i := range c.work {
		byLevel[i] = i
		id := c.work[i].ID
		t.span[i], t.delay[i], t.cause[i].after = jobs[id].Span, whatIf.Delay[id], -1
		t.open[i] = len(c.needs[i])
		for _, need := range c.needs[i] {
			t.users[need] = append(t.users[need], i)
		}
	}
	slices.SortStableFunc(byLevel, func(a, b int) int { return cmp.Compare(c.level[b], c.level[a]) })
	for _, i := range byLevel { // what hangs on it comes first
		for _, user := range t.users[i] {
			t.tail[i] = max(t.tail[i], t.delay[user]+t.tail[user])
		}
		t.tail[i] += t.span[i]
	}
	return t
}

// play runs to the end.
func (t *timeline) play() (runs []Run, chain []Link, span time.Duration) {
	for i, open := range t.open {
		if open == 0 {
			t.offer(i, -1)
		}
	}
	runs = []Run{}
	for len(t.ready)+len(t.running) > 0 {
		runs = t.begin(runs)
		t.advance()
	}
	return runs, t.chain(), t.now
}

// offer makes a job ready, because after has finished.
func (t *timeline) offer(i, after int) {
	t.from[i] = t.now + t.delay[i]
	if after >= 0 {
		t.cause[i] = cause{after, "needs"}
	}
	at, _ := slices.BinarySearchFunc(t.ready, i, t.prefer)
	t.ready = slices.Insert(t.ready, at, i)
}

// prefer is the order in which free agents look at jobs.
func (t *timeline) prefer(a, b int) int {
	return cmp.Or(
		yesFirst(t.c.work[a].Running, t.c.work[b].Running),
		cmp.Compare(t.tail[b], t.tail[a]),
		t.c.work[a].before(&t.c.work[b]),
		cmp.Compare(a, b), // by id
	)
}

// begin lets free agents take what can be done now.
func (t *timeline) begin(runs []Run) []Run {
	left := t.ready[:0]
	for k, i := range t.ready {
		if t.agents > 0 && len(t.running) == t.agents {
			left = append(left, t.ready[k:]...)
			break
		}
		if t.from[i] > t.now || t.blocked(i) {
			left = append(left, i)
			continue
		}
		t.explain(i)
		t.start[i], t.agent[i] = t.now, t.hire()
		t.running = append(t.running, i)
		runs = append(runs, Run{ID: t.c.work[i].ID, Wave: t.c.wave[i], Agent: t.agent[i], Start: t.now, Finish: t.now + t.span[i]})
	}
	t.ready = left
	return runs
}

// blocked says whether somebody who works now has what the job claims.
func (t *timeline) blocked(i int) bool {
	return slices.ContainsFunc(t.running, func(other int) bool {
		kind, _ := t.c.meet(i, other)
		return kind != ""
	})
}

// explain notes why a job begins now and not when its needs were done.
func (t *timeline) explain(i int) {
	switch {
	case t.now == t.from[i] && t.delay[i] > 0:
		t.cause[i].because = "delay"
	case t.now > t.from[i]: // so it waited for one of those who have just finished
		t.cause[i] = cause{t.done[0], "agents"}
		for _, other := range t.done {
			if kind, _ := t.c.meet(i, other); kind != "" {
				t.cause[i] = cause{other, kind}
				return
			}
		}
	}
}

// hire finds a free agent, the one with the lowest number.
func (t *timeline) hire() int {
	if len(t.idle) == 0 {
		t.hired++
		return t.hired
	}
	slices.Sort(t.idle)
	agent := t.idle[0]
	t.idle = t.idle[1:]
	return agent
}

// advance goes to the next time at which something changes.
func (t *timeline) advance() {
	next := time.Duration(-1)
	soonest := func(at time.Duration) {
		if next < 0 || at < next {
			next = at
		}
	}
	for _, i := range t.running {
		soonest(t.start[i] + t.span[i])
	}
	for _, i := range t.ready {
		if t.from[i] > t.now {
			soonest(t.from[i])
		}
	}
	if next < 0 {
		return
	}
	t.now = next
	working := t.running[:0]
	var done []int
	for _, i := range t.running {
		if t.start[i]+t.span[i] > t.now {
			working = append(working, i)
			continue
		}
		done = append(done, i)
	}
	t.running = working
	if len(done) > 0 {
		t.done = done
	}
	for _, i := range done {
		t.idle = append(t.idle, t.agent[i])
		for _, user := range t.users[i] {
			if t.open[user]--; t.open[user] == 0 {
				t.offer(user, i)
			}
		}
	}
}

// chain goes back from what finishes last.
func (t *timeline) chain() []Link {
	last := -1
	for i := range t.c.work {
		if last < 0 || t.start[i]+t.span[i] > t.start[last]+t.span[last] {
			last = i
		}
	}
	chain := []Link{}
	for last >= 0 {
		why := t.cause[last]
		chain = append(chain, Link{t.c.work[last].ID, why.because})
		last = why.after
	}
	slices.Reverse(chain)
	return chain
}
