package command

import (
	"context"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Env is what a run takes from the process around it, as values, so that a
// test can give any of it.
type Env struct {
	Lookup  func(name string) (string, bool) // one environment variable
	Home    string                           // the user's home folder; empty when there is none
	Dir     string                           // the working folder, absolute; empty when it is gone
	Now     func() time.Time                 // the clock, in the zone of the user
	Version string                           // set by the release build; empty: see the build information
}

// Main runs one command in this process and gives its exit code. The first
// interrupt asks the command to stop, the second ends the process at once.
func Main(streams console.Streams, version string, args []string) int {
	ctx, stop := untilInterrupted()
	defer stop()

	// A reader that goes away must not kill a command that is halfway through
	// writing files. Taking the signal, instead of ignoring it, leaves its
	// effect on programs that are started from here as it was.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)

	return Run(ctx, streams, system(version), args)
}

// untilInterrupted is a context that ends with the first interrupt. From then
// on, and from stop on, an interrupt ends the process.
func untilInterrupted() (ctx context.Context, stop func()) {
	ctx, stop = signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// system reads the surroundings of this process. A home or working folder that
// cannot be named is left empty: only commands that need it complain.
func system(version string) Env {
	home, err := os.UserHomeDir()
	if err != nil {
		home = ""
	}
	dir, err := os.Getwd()
	if err != nil {
		dir = ""
	}
	return Env{Lookup: os.LookupEnv, Home: home, Dir: dir, Now: time.Now, Version: version}
}

// clock reads the time once for the whole run. SOURCE_DATE_EPOCH (seconds
// since 1970, see reproducible-builds.org) replaces it and sets the zone to
// UTC, so that the same input gives the same bytes.
func (e Env) clock() (time.Time, error) {
	text, set := e.Lookup("SOURCE_DATE_EPOCH")
	if !set || text == "" {
		return e.Now(), nil
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil || seconds < 0 || seconds > 253402300799 { // the last second of the year 9999
		return time.Time{}, problem.New("usage.bad_clock", "SOURCE_DATE_EPOCH=%q is not a number of seconds since 1970", text).
			Mend("unset it or set it to a number such as 1700000000")
	}
	return time.Unix(seconds, 0).UTC(), nil
}
