package command

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

// closing is one issue on its way to be closed.
type closing struct {
	app     *App
	o       *issueDoneOptions
	terms   issues.Terms
	project *Project
	store   *issues.Store
	issue   issues.Issue
}

// present is the time now, and not that of the start: what is run as evidence
// may take long.
func (a *App) present() time.Time {
	if now, err := a.env.clock(); err == nil {
		return now
	}
	return a.now
}

// gather runs the commands and asks git and, on a terminal, the person.
func (c *closing) gather(ctx context.Context) (issues.Evidence, error) {
	proof := issues.Evidence{
		Commands: []issues.Command{}, Files: []string{}, Waiver: c.o.waive, WaivedBy: strings.TrimSpace(c.o.by), Owner: c.terms.Owner.Name,
	}
	var err error
	if proof.Criteria, err = c.criteria(ctx); err != nil {
		return proof, err
	}
	for i, line := range c.o.ran {
		proof.Commands = append(proof.Commands, issues.Command{Command: strings.Join(strings.Fields(line), " "), ExitCode: c.o.exit[i], Trust: issues.Reported})
	}
	if err := c.hold(ctx); err != nil {
		return proof, err
	}
	for _, line := range c.o.run {
		one, err := c.run(ctx, line)
		if err != nil {
			return proof, err
		}
		proof.Commands = append(proof.Commands, one)
		if one.ExitCode != 0 {
			break
		}
	}
	for _, one := range proof.Commands {
		if one.ExitCode != 0 {
			return proof, c.refuse(ctx, one, proof.Commands)
		}
	}
	return proof, c.work(ctx, &proof)
}

// criteria ticks what the flag says, else what the person at the terminal says.
func (c *closing) criteria(ctx context.Context) ([]issues.Criterion, error) {
	plan, err := c.app.planOf(c.store, c.issue)
	if err != nil {
		return nil, err
	}
	all := plan.criteria
	which := c.o.criteria
	open := interview.Question{
		ID: "criteria", Kind: interview.Multi, Flag: "--criteria",
		Prompt: interview.Words("Which criteria of "+c.issue.ID+" are met?", c.issue.ID+" 的哪些标准已经满足？"),
		Why:    interview.Words("What is left out is kept as not shown.", "未选的会记录为未证明。"), Lang: c.app.locale(), First: true,
	}
	for i, one := range all {
		if !one.Met {
			open.Options = append(open.Options, interview.Option{ID: strconv.Itoa(i + 1), Label: interview.Words(one.Text, one.Text)})
		}
	}
	if which == "" && len(open.Options) > 0 {
		if person := c.app.person(&specNewOptions{}); person != nil {
			answer, err := person.Ask(ctx, open)
			if err != nil {
				return nil, err
			}
			which = strings.Join(answer.Values, ",")
		}
	}
	if which == "" {
		return all, nil
	}
	return evidence.Tick(all, which)
}

// hold makes the lease last at least as long as the commands may.
func (c *closing) hold(ctx context.Context) error {
	need := time.Duration(len(c.o.run))*c.o.limit + time.Minute
	lease := c.issue.Lease
	if len(c.o.run) == 0 || lease == nil || c.terms.Force != "" {
		return nil
	}
	if end, err := time.Parse(time.RFC3339, lease.ExpiresAt); err == nil && end.After(c.app.present().Add(need)) {
		return nil
	}
	terms := c.terms
	terms.For = min(max(need, issues.DefaultLease), issues.MaxLease)
	_, err := c.store.Claim(ctx, c.issue.ID, terms)
	c.terms.IfVersion = nil // it was asked for, and the renewal is our own change
	return err
}

// run runs one command and says so.
func (c *closing) run(ctx context.Context, line string) (issues.Command, error) {
	progress := c.app.Progress()
	defer progress.Close()
	progress.Line("= run %s", line)
	started := c.app.present().UTC().Format(time.RFC3339)
	one, err := evidence.Run(ctx, line, c.project.Root, c.o.limit, c.app.env.Now)
	if err != nil {
		return one, err
	}
	one.StartedAt = started
	for line := range strings.Lines(one.Output) { // of a command that failed
		progress.Line("| %s", console.Clean(strings.TrimRight(line, "\n")))
	}
	progress.Line("= %s after %s", ending(one), (time.Duration(one.DurationMS) * time.Millisecond).String())
	return one, nil
}

func ending(one issues.Command) string {
	switch {
	case one.TimedOut:
		return "its time was over"
	case one.ExitCode < 0:
		return "a signal ended it"
	}
	return fmt.Sprintf("ended with %d", one.ExitCode)
}

// refuse keeps what failed with the issue, which stays where it is.
func (c *closing) refuse(ctx context.Context, failed issues.Command, all []issues.Command) error {
	refused := problem.New("engine.command_failed", "%s is not closed: %q: %s", c.issue.ID, failed.Command, ending(failed))
	failure := issues.Failure{
		ErrorType: "evidence_failed", Message: fmt.Sprintf("%s: %s", failed.Command, ending(failed)), Owner: c.terms.Owner.Name, Commands: all,
	}
	if _, err := c.store.NoteFailure(ctx, c.issue.ID, failure, c.terms); err != nil {
		return err
	}
	return refused.Mend("make it pass and say done again, or give up with `overtone issue fail %s --reason '…'`", c.issue.ID)
}

// work asks git for commit and touched files.
func (c *closing) work(ctx context.Context, proof *issues.Evidence) error {
	var begin evidence.Begin
	if lease := c.issue.Lease; lease != nil {
		begin.Commit = lease.Commit
		begin.At, _ = time.Parse(time.RFC3339, lease.Since) // else every change counts
	}
	found, err := c.app.git(c.project).Look(ctx, begin, c.o.commit)
	if err != nil {
		return err
	}
	proof.Commit, proof.Branch, proof.Files, proof.Gaps = found.Commit, found.Branch, found.Files, found.Gaps
	if len(c.o.files) > 0 {
		proof.Files = c.o.files
	}
	return nil
}
