// Package program is the engine that asks an external program: one JSON
// request on its standard input, one JSON answer on its standard output, an
// argument list and never a shell, within limits of time and size.
package program

import (
	"context"
	"errors"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"sync/atomic"
	"time"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/process"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Prefix is how the name of such an engine begins in flags and configuration.
const Prefix = "cmd:"

// The limits that hold where none are given. rulings.md, "--engine".
const (
	defaultTime   = 120 * time.Second
	defaultAnswer = 8 << 20
)

// maxTimeouts is how many time-outs in a row a program may have: a run asks some
// fifteen questions, and nobody waits for a dead program that often.
const maxTimeouts = 2

// Limits is what a program may take and what it is given to work with.
type Limits struct {
	Time   time.Duration // for one attempt; 0: 120 s
	Answer int           // bytes of one answer; 0: 8 MiB
	Dir    string        // its working folder, to which a relative path of the program refers; empty: this process's
	Env    []string      // its environment, "NAME=value"; nil: this process's
}

// Engine asks one program. It is safe for use by several goroutines at a time;
// each question starts a process of its own.
type Engine struct {
	name     string
	path     string
	args     []string
	limits   Limits
	redact   *process.Redactor
	checker  analysis.Checker
	log      analysis.Log
	memory   memory
	timeouts atomic.Int32 // in a row
}

// New makes an engine of "cmd:PROGRAM ARGS". The text is split at blanks;
// single quotes keep everything as it is, double quotes everything but a
// backslash before a quote or a backslash, and outside of quotes a backslash
// keeps the character after it. Nothing else is special: there is no shell. A
// program without a slash is looked up on PATH. It fails with input.engine
// when the text has another form and with input.engine_missing when there is
// no such program.
func New(spec string, limits Limits) (*Engine, error) {
	line, ok := strings.CutPrefix(spec, Prefix)
	if !ok {
		return nil, problem.New("input.engine", "%q is no engine", spec).
			Mend("give embedded or cmd:PROGRAM ARGS, such as --engine 'cmd:my-model --json'")
	}
	words, err := split(line)
	if err != nil {
		return nil, err
	}
	if limits.Time <= 0 {
		limits.Time = defaultTime
	}
	if limits.Answer <= 0 {
		limits.Answer = defaultAnswer
	}
	path, err := find(words[0], limits.Dir)
	if err != nil {
		return nil, problem.Wrap(err, "input.engine_missing", "there is no program %q to ask", words[0]).
			Mend("install it or give its path after cmd:")
	}
	e := &Engine{
		name: Prefix + strings.TrimSuffix(filepath.Base(words[0]), ".exe"), path: path, args: words[1:], limits: limits,
		checker: analysis.Checker{Words: wording.Keywords},
	}
	e.redact = process.NewRedactor(e.command().Environ())
	return e, nil
}

// command is the program as it will be started, but for its streams.
func (e *Engine) command() *exec.Cmd {
	cmd := exec.Command(e.path, e.args...)
	cmd.Dir, cmd.Env = e.limits.Dir, e.limits.Env
	return cmd
}

// find gives the path of a program. What PATH finds in the working folder is
// refused by the standard library, and so it is here.
func find(program, dir string) (string, error) {
	if filepath.Base(program) != program && !filepath.IsAbs(program) && dir != "" {
		program = filepath.Join(dir, program)
	}
	return exec.LookPath(program)
}

// Name is "cmd:" and the program's name. Its folder and arguments stay out: they
// may hold what is nobody's business, such as a key.
func (e *Engine) Name() string { return e.name }

// Drain gives the exchanges since the last call and forgets them.
func (e *Engine) Drain() []analysis.Transcript { return e.log.Drain() }

// Answer gives what the program answered to the same request before, in this
// run or in one that Recall tells of; else it asks the program, and once more when it answers what cannot be used:
// that request holds the answer and what is wrong with it. Every attempt is
// kept for Drain. Errors: engine.start, engine.exit, engine.timeout,
// engine.too_large, engine.answer for an answer that is refused twice,
// engine.given_up after two time-outs in a row, and the context's cause when
// it is cancelled.
func (e *Engine) Answer(ctx context.Context, task analysis.Task, in, out any) error {
	if e.timeouts.Load() >= maxTimeouts {
		return problem.New("engine.given_up", "it ran out of time %d times in a row and is not asked again", maxTimeouts)
	}
	if reflect.TypeOf(out) != reflect.TypeOf(task.NewOut()) {
		return problem.New("internal.task", "the task %q does not answer %T", task.Name, out)
	}
	request, err := newRequest(task, in)
	if err != nil {
		return err
	}
	if fresh := task.NewOut(); e.remembered(task, request, in, fresh) {
		reflect.ValueOf(out).Elem().Set(reflect.ValueOf(fresh).Elem())
		return nil
	}
	var attempts []analysis.Transcript
	defer func() {
		e.log.Add(attempts)
		e.Recall(attempts)
	}()
	for number := 1; ; number++ {
		exchange, err := e.attempt(ctx, task, request, in, out)
		exchange.Attempt = number
		attempts = append(attempts, exchange)
		if err == nil || number == 2 || !repairable(err) || ctx.Err() != nil {
			return err
		}
		request.Previous = &analysis.Refused{Answer: exchange.Answer, Error: exchange.Error}
		request.Prompt = task.Prompt + repairPrompt
	}
}

// repairPrompt is added to the second request.
const repairPrompt = "\nYour answer to this request was refused; it is in \"previous\" together with the reason. Answer again in full, corrected."

// repairable says whether asking again may help: the program works, but what
// it said cannot be used.
func repairable(err error) bool {
	var p *problem.Problem
	return errors.As(err, &p) && p.Code == "engine.answer"
}

func newRequest(task analysis.Task, in any) (*analysis.Request, error) {
	schema, err := task.SchemaText()
	if err != nil {
		return nil, err
	}
	input, err := task.EncodeInput(in)
	if err != nil {
		return nil, err
	}
	return &analysis.Request{
		SchemaVersion: analysis.RequestVersion, Task: task.Name, Purpose: task.Purpose, Prompt: task.Prompt, Schema: schema, Input: input,
	}, nil
}

// attempt is one exchange. Out is only set when the answer is good.
func (e *Engine) attempt(ctx context.Context, task analysis.Task, request *analysis.Request, in, out any) (analysis.Transcript, error) {
	exchange := analysis.Transcript{SchemaVersion: analysis.RequestVersion, Task: task.Name, Engine: e.name, Demoted: []string{}}
	data, err := request.Encode()
	if err != nil {
		return exchange, err
	}
	exchange.Request = data
	raw, err := e.run(ctx, data)
	answer := e.redact.Text(raw)
	exchange.Answer = string(answer)
	if err == nil {
		fresh := task.NewOut()
		if exchange.Demoted, err = e.read(task, answer, in, fresh); err == nil {
			reflect.ValueOf(out).Elem().Set(reflect.ValueOf(fresh).Elem())
		}
	}
	if err != nil {
		exchange.Error = err.Error()
	}
	return exchange, err
}

// read takes the answer out of what the program printed.
func (e *Engine) read(task analysis.Task, printed []byte, in, out any) (demoted []string, err error) {
	if err := task.Decode(unfence(printed), out); err != nil {
		return []string{}, err
	}
	demoted, err = e.checker.Check(in, out)
	if demoted == nil {
		demoted = []string{}
	}
	return demoted, err
}
