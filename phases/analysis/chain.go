package analysis

import (
	"context"
	"errors"
	"reflect"
	"sync"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Clock tells the time; tests give their own.
type Clock func() time.Time

// Record says who answered a task and how long it took.
type Record struct {
	Task     string        `json:"task"`
	Engine   string        `json:"engine"` // empty when nobody answered
	Duration time.Duration `json:"-"`
	Failures []Failure     `json:"failures"` // of the engines before it, in order
}

// Failure is why an engine did not answer.
type Failure struct {
	Engine string `json:"engine"`
	Error  string `json:"error"`
}

// Chain asks engines in order until one answers. It is safe for use by several
// goroutines at a time.
type Chain struct {
	engines []Engine
	tasks   []Task
	limit   time.Duration
	clock   Clock

	watch func(Call) // may be nil

	mu      sync.Mutex
	records []Record
}

// Call is an engine that is asked, or with Done one that has answered or failed.
type Call struct {
	Task   string
	Role   string // of a perspective, several of which are asked at a time
	Engine string
	Done   bool
}

// resting is an engine that keeps much of what it was asked and can do without.
type resting interface{ Rest() }

// Rest tells the engines that nothing is asked for a while, so that they may forget what they
// keep in memory of the source. Whoever asks all the same is answered as before, if later.
func (c *Chain) Rest() {
	for _, e := range c.engines {
		if r, ok := e.(resting); ok {
			r.Rest()
		}
	}
}

// NewChain makes a chain. The last engine should be the embedded one, which
// always answers. limit bounds every single engine, 0 means no bound.
func NewChain(clock Clock, limit time.Duration, engines ...Engine) *Chain {
	return &Chain{engines: engines, tasks: Tasks(), limit: limit, clock: clock}
}

// Watch tells an observer when an engine is asked and when it is done. It may be
// called by several goroutines at a time. It has to be set before the first Ask.
func (c *Chain) Watch(observe func(Call)) { c.watch = observe }

// Ask answers a task. In and out are pointers to the task's types; out is only
// touched by an engine that answers. It fails with engine.failed when no engine
// answers, with internal.task for a task or types that there are not, and with
// the context's cause when it is cancelled; a failing engine is recorded and
// the next one is asked.
func (c *Chain) Ask(ctx context.Context, name string, in, out any) error {
	task, err := c.task(name, in, out)
	if err != nil {
		return err
	}
	start := c.clock()
	record := Record{Task: name, Failures: []Failure{}}
	var last error
	for _, engine := range c.asked(task) {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		fresh := task.NewOut() // what a failing engine left behind must not reach the next
		err := c.watched(ctx, engine, task, in, fresh)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err == nil {
			reflect.ValueOf(out).Elem().Set(reflect.ValueOf(fresh).Elem())
			record.Engine, record.Duration = engine.Name(), c.clock().Sub(start)
			c.add(record)
			return nil
		}
		last = err
		record.Failures = append(record.Failures, Failure{Engine: engine.Name(), Error: err.Error()})
	}
	c.add(record)
	return unanswered(name, last)
}

// asked lists the engines that may answer a task.
func (c *Chain) asked(task Task) []Engine {
	if task.Local && len(c.engines) > 1 {
		return c.engines[len(c.engines)-1:]
	}
	return c.engines
}

// unanswered is the error of a task that every engine failed at. The last one's
// own problem stays visible: when it says what is wrong with the input, that is
// what the user can mend.
func unanswered(name string, last error) error {
	if last == nil {
		last = errors.New("no engine is configured")
	}
	var p *problem.Problem
	if errors.As(last, &p) && p.Class() == problem.Input {
		return last
	}
	return problem.Wrap(last, "engine.failed", "nobody could answer the task %q", name).
		Mend("run again without --engine to use the embedded one")
}

func (c *Chain) task(name string, in, out any) (Task, error) {
	for _, t := range c.tasks {
		if t.Name != name {
			continue
		}
		if reflect.TypeOf(in) != reflect.TypeOf(t.NewIn()) || reflect.TypeOf(out) != reflect.TypeOf(t.NewOut()) {
			return Task{}, problem.New("internal.task", "the task %q does not go from %T to %T", name, in, out)
		}
		return t, nil
	}
	return Task{}, problem.New("internal.task", "no task %q", name)
}

// watched asks one engine while the observer knows of it.
func (c *Chain) watched(ctx context.Context, engine Engine, task Task, in, out any) error {
	if c.watch != nil {
		call := Call{Task: task.Name, Engine: engine.Name()}
		if view, is := in.(*PerspectiveInput); is {
			call.Role = view.Role
		}
		c.watch(call)
		call.Done = true
		defer c.watch(call)
	}
	return c.try(ctx, engine, task, in, out)
}

func (c *Chain) try(ctx context.Context, engine Engine, task Task, in, out any) error {
	if c.limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, c.limit)
		defer cancel()
	}
	return engine.Answer(ctx, task, in, out)
}

func (c *Chain) add(r Record) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.records = append(c.records, r)
}

// Records gives what was asked so far, in the order of the answers.
func (c *Chain) Records() []Record {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]Record(nil), c.records...)
}

// Engines names the engines in the order in which they are asked.
func (c *Chain) Engines() []string {
	names := make([]string, 0, len(c.engines))
	for _, e := range c.engines {
		names = append(names, e.Name())
	}
	return names
}

// Recall tells the engines of the exchanges of an earlier run, in order.
func (c *Chain) Recall(exchanges []Transcript) {
	for _, e := range c.engines {
		if t, ok := e.(Recaller); ok {
			t.Recall(exchanges)
		}
	}
}

// Drain gives the transcripts of all engines since the last call, engine by
// engine in the order in which they are asked, and forgets them.
func (c *Chain) Drain() []Transcript {
	var out []Transcript
	for _, e := range c.engines {
		if t, ok := e.(Transcriber); ok {
			out = append(out, t.Drain()...)
		}
	}
	return out
}
