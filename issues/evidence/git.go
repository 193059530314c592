package evidence

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/process"
)

const (
	// gitLimit is how long git may take for one answer.
	gitLimit = 30 * time.Second
	// maxAnswer bounds one answer of git, in bytes.
	maxAnswer = 4 << 20
	// maxFiles bounds the touched files that are kept.
	maxFiles = 2000
)

// Git asks the git program about a project. Nothing is changed: it takes no
// optional locks and runs no pagers and no diff programs of the repository.
type Git struct {
	Dir   string           // the project folder, also of a linked worktree
	Clock func() time.Time // for time limits
}

// Work is what git says of the work on an issue.
type Work struct {
	Commit string   // hash of the commit with the work; empty when there is none
	Branch string   // empty when no branch is checked out
	Files  []string // touched since the work began, sorted, relative to the project
	Gaps   []string // what git could not say, one sentence each
}

// Head is the hash of what is checked out, empty when there is none.
func (g Git) Head(ctx context.Context) string {
	hash, err := g.Ask(ctx, "rev-parse", "--verify", "--quiet", "HEAD^{commit}")
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(hash))
}

// Begin is where the work on an issue began. Both may be empty.
type Begin struct {
	Commit string    // what was checked out then
	At     time.Time // files that are not committed and older are not of this work
}

// Look finds the commit and the files of the work. Commit names another one
// than what is checked out; it must exist (input.unknown_commit). Missing git,
// a folder that is no repository and the like are gaps and no errors; what is
// not committed counts as touched, too.
func (g Git) Look(ctx context.Context, begin Begin, commit string) (Work, error) {
	since := begin.Commit
	w := Work{Files: []string{}, Gaps: []string{}}
	inside, err := g.Ask(ctx, "rev-parse", "--is-inside-work-tree")
	switch {
	case ctx.Err() != nil:
		return w, context.Cause(ctx)
	case err != nil && commit != "":
		return w, problem.Wrap(err, "input.unknown_commit", "the commit %s cannot be looked up", commit).
			Mend("run it inside the repository, or leave --commit out")
	case err != nil:
		w.gap("no commit and no files: %s", err)
		return w, nil
	case strings.TrimSpace(string(inside)) != "true":
		w.gap("no commit and no files: this is not inside a working tree of git")
		return w, nil
	}
	if err := g.commit(ctx, &w, commit); err != nil {
		return w, err
	}
	if branch, err := g.Ask(ctx, "symbolic-ref", "--short", "--quiet", "HEAD"); err == nil {
		w.Branch = strings.TrimSpace(string(branch))
	}
	g.committed(ctx, &w, since, commit != "")
	if commit == "" {
		g.uncommitted(ctx, &w, begin.At)
	}
	w.tidy()
	return w, ctx.Err()
}

func (w *Work) gap(format string, args ...any) { w.Gaps = append(w.Gaps, fmt.Sprintf(format, args...)) }

// commit finds the commit with the work.
func (g Git) commit(ctx context.Context, w *Work, named string) error {
	if named == "" {
		if w.Commit = g.Head(ctx); w.Commit == "" {
			w.gap("no commit: there is none yet on this branch")
		}
		return nil
	}
	hash, err := g.Ask(ctx, "rev-parse", "--verify", "--quiet", "--end-of-options", named+"^{commit}")
	if err != nil {
		return problem.New("input.unknown_commit", "there is no commit %q here", named).
			Mend("give a hash, a branch or a tag that exists in this clone")
	}
	w.Commit = strings.TrimSpace(string(hash))
	return nil
}

// committed adds the files of the commits since the work began, or of the one
// commit when it is not known where it began.
func (g Git) committed(ctx context.Context, w *Work, since string, named bool) {
	if w.Commit == "" {
		return
	}
	if since != "" && since == w.Commit {
		if !named {
			w.gap("no commit since the work began: what changed is not committed")
			return
		}
		since = ""
	}
	if since != "" {
		files, err := g.names(ctx, "diff", "--name-only", "--no-ext-diff", "--no-textconv", "--relative", "-z", since, w.Commit, "--")
		if err == nil {
			w.Files = append(w.Files, files...)
			return
		}
		w.gap("files of one commit only: the commit %.12s that the work began with is not in this clone", since)
	}
	files, err := g.names(ctx, "diff-tree", "--no-commit-id", "--name-only", "--no-ext-diff", "--no-textconv", "--relative", "-r", "--root", "-m", "--first-parent", "-z", w.Commit, "--")
	if err != nil {
		w.gap("no files: %s", err)
		return
	}
	w.Files = append(w.Files, files...)
}

// uncommitted adds what is changed or new and not committed.
func (g Git) uncommitted(ctx context.Context, w *Work, began time.Time) {
	older := func(name string) bool {
		info, err := os.Lstat(filepath.Join(g.Dir, filepath.FromSlash(name)))
		return err == nil && info.ModTime().Before(began)
	}
	fresh, err := g.names(ctx, "ls-files", "--others", "--exclude-standard", "-z")
	if err == nil {
		w.Files = append(w.Files, slices.DeleteFunc(fresh, older)...)
	}
	base := "HEAD"
	if w.Commit == "" {
		base = "--cached" // nothing is committed yet: what is in the index is new
	}
	changed, err := g.names(ctx, "diff", "--name-only", "--no-ext-diff", "--no-textconv", "--relative", "-z", base, "--")
	if err == nil {
		w.Files = append(w.Files, slices.DeleteFunc(changed, older)...)
	}
}

// tidy sorts the files and leaves out what overtone itself keeps and what cannot
// stand in a line.
func (w *Work) tidy() {
	odd := 0
	w.Files = slices.DeleteFunc(w.Files, func(name string) bool {
		clean := name != "" && path.Clean(name) == name && utf8.ValidString(name) && !strings.ContainsAny(name, `\`) &&
			!strings.ContainsFunc(name, func(r rune) bool {
				return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
			})
		if !clean {
			odd++
		}
		return !clean || strings.HasPrefix(name, ".workflow/") || strings.Contains(name, "/.overtone/")
	})
	slices.Sort(w.Files)
	w.Files = slices.Compact(w.Files)
	if odd > 0 {
		w.gap("%d touched files are not named: their names cannot be written down", odd)
	}
	if len(w.Files) > maxFiles {
		w.gap("%d touched files are not named: only the first %d are", len(w.Files)-maxFiles, maxFiles)
		w.Files = w.Files[:maxFiles]
	}
}

// names asks for a list of names that end in NUL.
func (g Git) names(ctx context.Context, args ...string) ([]string, error) {
	answer, err := g.Ask(ctx, args...)
	if err != nil {
		return nil, err
	}
	var out []string
	for name := range bytes.SplitSeq(answer, []byte{0}) {
		if len(name) > 0 {
			out = append(out, string(name))
		}
	}
	return out, nil
}

// Ask runs git for one answer: what it prints on standard output. It changes
// nothing, asks nobody and ends in time. Errors: engine.no_git, engine.git with
// what git said, and the cause of a cancelled context.
func (g Git) Ask(ctx context.Context, args ...string) ([]byte, error) {
	quiet := []string{"git", "--no-pager", "-c", "core.fsmonitor=false", "-C", g.Dir}
	ended, err := process.Run(ctx, process.Command{
		Args: append(quiet, args...), Dir: g.Dir, Env: gitEnv(), Limit: gitLimit, Keep: maxAnswer, Clock: g.Clock,
	})
	switch {
	case err != nil && ctx.Err() == nil && problem.From(err).Code == "input.program_missing":
		return nil, problem.New("engine.no_git", "git is not installed")
	case err != nil:
		return nil, err
	case ended.Late:
		return nil, problem.New("engine.git", "git gave no answer within %s", gitLimit)
	case ended.Cut:
		return nil, problem.New("engine.git", "git named too many files")
	case ended.Exit != 0:
		return nil, problem.New("engine.git", "git said: %s", complaint(ended.Err))
	}
	return ended.Out, nil
}

// complaint is the first line that git printed on standard error.
func complaint(text []byte) string {
	first, _, _ := strings.Cut(readable(text), "\n")
	if first = strings.TrimPrefix(first, "fatal: "); first == "" {
		return "nothing"
	}
	return first
}

// gitEnv is this process's environment without what would send git elsewhere
// or make it ask.
func gitEnv() []string {
	env := slices.DeleteFunc((&exec.Cmd{}).Environ(), func(pair string) bool {
		name, _, _ := strings.Cut(pair, "=")
		return slices.Contains([]string{
			"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
			"GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_TRACE", "LC_ALL", "LANGUAGE",
		}, name)
	})
	return append(env, "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C")
}

// InRepository says whether dir lies in a repository, without asking git.
func InRepository(dir string, exists func(path string) bool) bool {
	for at, above := dir, ""; at != above; at, above = filepath.Dir(at), at {
		if exists(filepath.Join(at, ".git")) {
			return true
		}
	}
	return false
}
