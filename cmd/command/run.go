// Package command is the command line of overtone: the tree of commands, one
// file a noun, the flags they share, the exit codes, the JSON envelope, and
// the wiring of everything below. It holds no rule about documents or issues;
// a command checks its flags, calls the package that knows, and prints.
package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// App is what every command constructor gets: the surroundings of the run and
// the doors to what is opened on first use.
type App struct {
	streams console.Streams // as found; commands take Streams, which obeys --no-color
	env     Env
	now     time.Time // read once a run; carries its zone
	flags   globals

	disk    *disk.Disk
	project *Project       // see Project
	config  *Config        // see Config
	set     *templates.Set // see templateSet
	tech    *profile       // see projectTech
	rules   *teamRules     // see projectRules

	configFrom []string // what gave each of settings(), after Config

	running  bool // a command's own code has begun
	hooked   bool // a hook has answered, and ends with 0
	answered bool // data holds the result
	data     any
	warnings []Notice
}

// globals are the flags that every command knows.
type globals struct {
	dir     string
	json    bool
	quiet   bool
	noColor bool
}

// Run runs one command line (without the program name) and returns its exit
// code. Nothing of the process is touched but what streams and env hold.
// Cancelling ctx asks the command to stop; the exit code is then 130.
func Run(ctx context.Context, streams console.Streams, env Env, args []string) int {
	out := &output{w: streams.Out}
	streams.Out = out
	app := &App{streams: streams, env: env}
	err := app.dispatch(ctx, args)
	if !app.running && wantsJSON(args) {
		app.flags.json = true // the flags could not be read to the end
	}
	return app.finish(ctx, err, out)
}

// dispatch finds and runs the command. A panic becomes an error, so that a
// defect, too, ends in one readable line and a code.
func (a *App) dispatch(ctx context.Context, args []string) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = a.defect(cause, debug.Stack())
		}
	}()
	if isLoaderHook(args) {
		return a.runLoaderHook(ctx, args)
	}
	if a.now, err = a.env.clock(); err != nil {
		return err
	}
	fault, err := disk.FaultFromEnv(a.env.Lookup)
	if err != nil {
		return err
	}
	a.disk = disk.New(fault)
	return a.execute(ctx, newRootWith(a, branchesFor(args)), args)
}

// execute lets cobra run the tree and gives a code to what it says itself.
func (a *App) execute(ctx context.Context, root *cobra.Command, args []string) error {
	if args == nil {
		args = []string{} // cobra takes nil for "read os.Args"
	}
	root.SetArgs(args)
	root.SetIn(a.streams.In)
	root.SetOut(a.streams.Out)
	root.SetErr(a.streams.Err)
	err := root.ExecuteContext(ctx)
	var known *problem.Problem
	if err == nil || a.running || errors.As(err, &known) {
		return err
	}
	return problem.New("usage.invalid", "%s", err.Error()).Mend("run `overtone help`")
}

// defect reports a panic. The stack goes to stderr, and only when asked for:
// it helps nobody but a developer.
func (a *App) defect(cause any, stack []byte) error {
	if text, _ := a.env.Lookup("OVERTONE_DEBUG"); text != "" {
		fmt.Fprintf(a.streams.Err, "%v\n%s", cause, stack)
	}
	return problem.New("internal.panic", "this is a defect of overtone: %v", cause).
		Mend("run it again with OVERTONE_DEBUG=1 and report what it prints")
}

// finish prints what is left to print and decides the exit code.
func (a *App) finish(ctx context.Context, err error, out *output) int {
	if a.hooked {
		return exitOK
	}
	p := a.near(asProblem(ctx, err))
	if a.flags.json {
		if failure := a.printEnvelope(p); p == nil {
			p = failure
		}
	}
	if p == nil {
		p = problem.From(out.problem())
	}
	if p != nil {
		a.printError(p)
	}
	return exitCode(p)
}

// printEnvelope writes the one JSON value of this run to Out: the result, or
// the problem when there is no result. Help and completion scripts are text
// and have neither.
func (a *App) printEnvelope(p *problem.Problem) *problem.Problem {
	var value any
	if data, itself := a.data.(streamed); itself && a.answered {
		return problem.From(writeStreamed(a.streams.Out, data, a.notices()))
	}
	switch {
	case a.answered:
		value = Result[any]{SchemaVersion: schemaVersion, Data: a.data, Warnings: a.notices()}
	case p != nil:
		value = Failure{SchemaVersion: schemaVersion, Error: notice(p), Warnings: a.notices()}
	default:
		return nil
	}
	text, err := encode(value)
	if err == nil {
		_, err = a.streams.Out.Write(text)
	}
	return problem.From(err)
}

// notices is never nil, so that the JSON says [] and not null.
func (a *App) notices() []Notice { return append([]Notice{}, a.warnings...) }

// printError writes the lines for people: what and where, then the mend.
func (a *App) printError(p *problem.Problem) {
	style := a.Streams().ErrStyle()
	fmt.Fprintf(a.streams.Err, "%s %s\n", style.Bad("overtone:"), console.Clean(p.Error()))
	if p.Fix != "" {
		fmt.Fprintf(a.streams.Err, "  fix: %s\n", style.Accent(console.Clean(p.Fix)))
	}
}

// Answer is how a command hands over its result: data goes into the envelope
// under --json, and otherwise human prints it. Call it once. Slices in data
// must not be nil.
func (a *App) Answer(data any, human func(w io.Writer) error) error {
	if !a.flags.json {
		return human(a.streams.Out)
	}
	a.data, a.answered = data, true
	return nil
}

// Warn notes something that deserves a look although the command goes on: a
// line on stderr (also under --quiet, which silences progress only) and an
// entry in the envelope.
func (a *App) Warn(p *problem.Problem) {
	p = a.near(p)
	a.warnings = append(a.warnings, notice(p))
	style := a.Streams().ErrStyle()
	fmt.Fprintf(a.streams.Err, "%s %s\n", style.Warn("overtone: warning:"), console.Clean(p.Error()))
	if p.Fix != "" {
		fmt.Fprintf(a.streams.Err, "  fix: %s\n", console.Clean(p.Fix))
	}
}

// Streams are the streams of this run, without colours under --no-color. Out
// may be written to at any time, but under --json only Answer may.
func (a *App) Streams() console.Streams {
	if a.flags.noColor {
		return a.streams.Plain()
	}
	return a.streams
}

// Now is the one clock reading of this run, in the zone of the user, or in UTC
// when SOURCE_DATE_EPOCH gives it.
func (a *App) Now() time.Time { return a.now }

// Disk is the only door through which a command changes files.
func (a *App) Disk() *disk.Disk { return a.disk }

// Progress gives the progress lines of a long job; --quiet silences them.
func (a *App) Progress() *console.Progress { return console.NewProgress(a.Streams(), a.flags.quiet) }

// Dir is the folder that relative names given by the user are read from: the
// working folder, or --dir as with `git -C`.
func (a *App) Dir() (string, error) {
	dir := a.env.Dir
	if a.flags.dir != "" && (dir != "" || filepath.IsAbs(a.flags.dir)) {
		dir = filepath.Clean(join(dir, a.flags.dir))
	}
	if dir == "" {
		return "", problem.New("input.no_working_folder", "the working folder does not exist any more").
			Mend("change into a folder that exists, or name one with --dir")
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return "", problem.New("input.not_a_folder", "this is not a folder").At(dir, 0).
			Mend("name a folder that exists")
	}
	return dir, nil
}

// Path turns a file name given by the user into an absolute path. An absolute
// name stays as it is.
func (a *App) Path(name string) (string, error) {
	dir, err := a.Dir()
	if err != nil {
		return "", err
	}
	return join(dir, name), nil
}

// Shown is a path as people read it: relative to where they stand when it lies
// below, else as it is. Slashes on every system.
func (a *App) Shown(path string) string {
	if a.env.Dir != "" {
		if rel, err := filepath.Rel(a.env.Dir, path); err == nil && filepath.IsLocal(rel) {
			return filepath.ToSlash(rel)
		}
	}
	return filepath.ToSlash(path)
}

// near names the file of a problem as people see it from where they stand.
func (a *App) near(p *problem.Problem) *problem.Problem {
	if p == nil || !filepath.IsAbs(p.File) {
		return p
	}
	shown := *p
	shown.File = a.Shown(p.File)
	return &shown
}

// join reads name as seen from dir.
func join(dir, name string) string {
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(dir, name)
}

// wantsJSON tells whether the arguments ask for JSON, for the case that they
// cannot be parsed.
func wantsJSON(args []string) bool {
	if end := slices.Index(args, "--"); end >= 0 {
		args = args[:end]
	}
	return slices.ContainsFunc(args, func(arg string) bool {
		return arg == "--json" || strings.EqualFold(arg, "--json=true")
	})
}
