package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/problem"
)

// githubName is the word for GitHub itself, which is asked through its program.
const githubName = "github"

// Limits of one call of gh.
const (
	ghTime   = 2 * time.Minute
	ghAnswer = 256 << 20 // bytes
)

// githubOptions are the flags for the program gh.
type githubOptions struct {
	repo   string
	state  string
	limit  int
	labels []string
}

func (o *githubOptions) addImport(cmd *cobra.Command) {
	o.state = "open"
	addChoice(cmd, &o.state, "state", "which issues of GitHub", "open", "closed", "all")
	cmd.Flags().IntVar(&o.limit, "limit", 1000, "at most so many issues of GitHub")
	cmd.Flags().StringSliceVar(&o.labels, "labels", nil, "only issues of GitHub with all of these `LABELS`")
}

// github is the repository that is meant; path is the program, empty when it is
// not installed.
func (a *App) github(o *exchangeOptions) (g exchange.GitHub, path string, err error) {
	if err := exchange.CheckRepo(o.github.repo); err != nil {
		return g, "", err
	}
	project, err := a.Project()
	if err != nil {
		return g, "", err
	}
	path, err = exec.LookPath("gh")
	if err != nil {
		path = ""
	}
	run := func(ctx context.Context, call exchange.Call) ([]byte, error) {
		return runGH(ctx, path, project.Root, call)
	}
	return exchange.GitHub{Repo: o.github.repo, Run: run}, path, nil
}

// runGH makes one call. gh gets its arguments as a list, never asks anything
// back, and has an end.
func runGH(ctx context.Context, path, dir string, call exchange.Call) ([]byte, error) {
	ctx, stop := context.WithTimeout(ctx, ghTime)
	defer stop()
	cmd := exec.CommandContext(ctx, path, call.Args...)
	cmd.Dir, cmd.WaitDelay = dir, time.Second
	cmd.Env = append(cmd.Environ(), "GH_PROMPT_DISABLED=1", "GH_NO_UPDATE_NOTIFIER=1", "NO_COLOR=1", "GH_PAGER=")
	cmd.Stdin = strings.NewReader(call.Stdin)
	out, complaint := &bounded{most: ghAnswer}, &bounded{most: 4096}
	cmd.Stdout, cmd.Stderr = out, complaint
	err := cmd.Run()
	what := strings.Join(call.Args[:2], " ")
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, problem.New("engine.timeout", "`gh %s` took longer than %s", what, ghTime).Mend("look whether GitHub can be reached, then try again")
	case out.over:
		return nil, problem.New("engine.too_large", "`gh %s` printed more than %d bytes", what, ghAnswer).Mend("ask for fewer issues with --limit")
	case err != nil:
		said := strings.TrimSpace(complaint.buffer.String())
		return nil, problem.Wrap(err, "engine.exit", "`gh %s` failed: %s", what, first(said, "it said nothing")).
			Mend("run `gh auth status` to see whether you are signed in")
	}
	return out.buffer.Bytes(), nil
}

// bounded keeps the first bytes of what is written to it.
type bounded struct {
	buffer bytes.Buffer
	most   int
	over   bool
}

// Write keeps what fits and drops the rest.
func (b *bounded) Write(p []byte) (int, error) {
	room := b.most - b.buffer.Len()
	if len(p) > room {
		b.over = true
		b.buffer.Write(p[:max(room, 0)])
		return len(p), nil
	}
	return b.buffer.Write(p)
}

// noGH says that nothing was called.
func noGH() error {
	return problem.New("engine.missing", "the program gh is not installed, and nothing was called").
		Mend("install it, or make the calls that are listed elsewhere; what `gh issue list` prints can be imported with --from github-json")
}

func printCalls(w io.Writer, calls []string) error {
	for _, call := range calls {
		if _, err := fmt.Fprintln(w, call); err != nil {
			return err
		}
	}
	return nil
}

// readGitHub asks GitHub for its issues. On a dry run, or without gh, it only
// tells what it would ask.
func (a *App) readGitHub(ctx context.Context, o *exchangeOptions, name string) (*exchange.Batch, []string, error) {
	if name != "" {
		return nil, nil, problem.New("usage.extra_argument", "--from github takes no file, but got %q", name).Mend("leave it out, or use --from github-json")
	}
	if o.github.limit < 1 {
		return nil, nil, problem.New("usage.bad_value", "--limit must be 1 or more, not %d", o.github.limit).Mend("leave it out")
	}
	g, path, err := a.github(o)
	if err != nil {
		return nil, nil, err
	}
	call := g.ListCall(o.github.state, o.github.limit, o.github.labels)
	calls := []string{call.String()}
	if o.dry || path == "" {
		return nil, calls, nil
	}
	text, err := g.Run(ctx, call)
	if err != nil {
		return nil, calls, err
	}
	format, err := exchange.ByName("github-json")
	if err != nil {
		return nil, calls, err
	}
	batch, err := format.Read([]exchange.Input{{Name: "gh issue list", Data: text}}, o.choices)
	return &batch, calls, err
}

// exportGitHub makes and changes issues on GitHub.
func (a *App) exportGitHub(ctx context.Context, o *exportOptions, out exchange.Outgoing, name string) error {
	if name != "" {
		return problem.New("usage.extra_argument", "--to github takes no file, but got %q", name).Mend("leave it out, or use --to github-json")
	}
	g, path, err := a.github(&o.exchangeOptions)
	if err != nil {
		return err
	}
	calls, done, failed := g.Push(ctx, out, o.dry || path == "")
	result := IssueExport{To: o.format, DryRun: o.dry || path == "", Issues: []ExportedIssue{}, Files: []ExportedFile{}, Losses: done.Losses, Calls: []string{}}
	for _, call := range calls {
		result.Calls = append(result.Calls, call.String())
	}
	for _, i := range out.Issues {
		result.Issues = append(result.Issues, ExportedIssue{ID: i.ID, Item: done.IDs[i.ID]})
	}
	if failed == nil {
		failed = a.writeReport(ctx, &o.exchangeOptions, "export to github", done.Losses)
	}
	err = a.Answer(result, func(w io.Writer) error {
		if err := printCalls(w, result.Calls); err != nil {
			return err
		}
		return printExport(w, a, result)
	})
	switch {
	case err != nil || failed != nil:
		return errors.Join(failed, err)
	case path == "" && !o.dry:
		return noGH()
	}
	return nil
}
