package conformance

import (
	"os/exec"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/process"
)

const (
	commandLimit = 10 * time.Minute
	commandKeep  = 64 << 10
)

// command runs a command that has to pass, when running was asked for. It runs
// in the project, whatever is staged.
func (t *trial) command(s *meaning.Statement) {
	o := t.project.options
	switch {
	case !o.Run:
		t.cannot("`%s` is run only with --run", s.Run)
		return
	case o.Staged:
		t.cannot("`%s` would run on the files that lie there, not on what is staged", s.Run)
		return
	}
	words, err := process.Split(s.Run)
	if err != nil {
		t.cannot("`%s` cannot be run: %v", s.Run, err)
		return
	}
	limit := o.Limit
	if limit <= 0 {
		limit = commandLimit
	}
	ended, err := process.Run(t.ctx, process.Command{Args: words, Dir: o.Root, Limit: limit, Keep: commandKeep, Clock: o.Now})
	switch {
	case err != nil:
		t.cannot("`%s` could not be started: %v", s.Run, err)
	case ended.Late:
		t.cannot("`%s` took longer than %s", s.Run, limit)
	case ended.Exit != 0:
		t.find(s, t.rule.Path, t.rule.Line, "run it and mend what it reports", "`%s` fails with exit code %d%s", s.Run, ended.Exit, lastWords(ended))
	}
}

// lastWords is the last line that a command printed, without secrets.
func lastWords(o process.Outcome) string {
	out := o.Err
	if len(strings.TrimSpace(string(out))) == 0 {
		out = o.Out
	}
	lines := strings.Split(strings.TrimSpace(string(process.NewRedactor((&exec.Cmd{}).Environ()).Text(out))), "\n")
	last := strings.TrimSpace(lines[len(lines)-1])
	if last == "" {
		return ""
	}
	if r := []rune(last); len(r) > 160 {
		last = string(r[:159]) + "…"
	}
	return ": " + last
}
