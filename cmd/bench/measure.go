package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// subject is one program to be measured.
type subject struct {
	name   string
	argv   func() []string // asked before every run, outside the measured time
	in     string          // on standard input
	accept []int           // exit codes besides 0 that are an answer and no failure
	clean  func()          // after every run, outside the measured time
}

// always is a command line that does not change.
func always(argv ...string) func() []string { return func() []string { return argv } }

// sample is one run of one process and its children.
type sample struct {
	wall, cpu time.Duration
	peak      int64 // bytes of memory at the peak
	code      int
}

// stats are the medians of the samples of one subject.
type stats struct {
	subject
	wall, cpu time.Duration
	low, high time.Duration // first and third quartile of wall
	peak      int64         // the largest of all
	code      int
}

// compare runs the subjects in turn, round after round, so that whatever else
// the machine does meanwhile falls on all of them. The first round warms up, and
// does not count unless it is the only one.
func (b *bench) compare(rounds int, subjects ...subject) ([]stats, error) {
	samples := make([][]sample, len(subjects))
	warmUp := min(rounds-1, 1)
	for round := range rounds + warmUp {
		for i, s := range subjects {
			one, err := b.once(s)
			if err != nil {
				return nil, err
			}
			if round >= warmUp {
				samples[i] = append(samples[i], one)
			}
		}
	}
	out := make([]stats, len(subjects))
	for i, s := range subjects {
		out[i] = summarize(s, samples[i])
	}
	return out, nil
}

func (b *bench) once(s subject) (sample, error) {
	argv := s.argv()
	if s.clean != nil {
		defer s.clean()
	}
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Env, cmd.Dir = b.env, b.dir
	if s.in != "" {
		cmd.Stdin = strings.NewReader(s.in)
	}
	var errs bytes.Buffer
	cmd.Stderr = &errs
	before := time.Now()
	err := cmd.Run()
	wall := time.Since(before)
	var exit *exec.ExitError
	if err != nil && (!errors.As(err, &exit) || !slices.Contains(s.accept, exit.ExitCode())) {
		return sample{}, fmt.Errorf("%s: %w\n%s", s.name, err, errs.String())
	}
	state := cmd.ProcessState
	return sample{wall: wall, cpu: state.UserTime() + state.SystemTime(), peak: peak(state), code: state.ExitCode()}, nil
}

func summarize(s subject, samples []sample) stats {
	out := stats{subject: s, code: samples[len(samples)-1].code}
	var walls, cpus []time.Duration
	for _, one := range samples {
		walls, cpus = append(walls, one.wall), append(cpus, one.cpu)
		out.peak = max(out.peak, one.peak)
	}
	slices.Sort(walls)
	slices.Sort(cpus)
	n := len(walls)
	out.wall, out.cpu, out.low, out.high = walls[n/2], cpus[n/2], walls[n/4], walls[n*3/4]
	return out
}

// goBuild compiles a program as a release does.
func goBuild(out, pkg string) error {
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", out, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go build %s: %w\n%s", pkg, err, text)
	}
	return nil
}
