package command

import (
	"context"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
	programs "github.com/overtone-cli/overtone/specs/process"
)

const (
	gitTime     = 30 * time.Second
	gitAnswer   = 1 << 30 // bytes
	mostTips    = 50      // branches that are looked at when git does not say what it merges
	notAVersion = ""
)

// runGit runs the git program in dir. Its environment is the one of this process:
// as a merge driver that says which worktree is meant.
func (a *App) runGit(ctx context.Context, dir string, args ...string) (string, error) {
	ended, err := programs.Run(ctx, programs.Command{
		Args: append([]string{"git", "--no-pager"}, args...), Dir: dir, Limit: gitTime, Keep: gitAnswer, Clock: a.Now,
	})
	switch {
	case err != nil && problem.From(err).Code == "input.program_missing":
		return "", problem.New("engine.no_git", "git is not installed").Mend("install git")
	case err != nil:
		return "", err
	case ended.Late || ended.Cut:
		return "", problem.New("engine.git", "git gave no answer in time").Mend("try again")
	case ended.Exit != 0:
		said, _, _ := strings.Cut(strings.TrimSpace(string(ended.Err)), "\n")
		return "", problem.New("engine.git", "git said: %s", strings.TrimPrefix(said, "fatal: "))
	}
	return string(ended.Out), nil
}

// addSiblings finds the other file of the store in the three versions that git
// merges. What git is merging is known when its contents are those that were
// given; otherwise the other file counts as unchanged, which loses nothing and
// asks a person more often.
func (a *App) addSiblings(ctx context.Context, d *mergeFiles, given [3]string, file string) {
	dir, err := a.Dir()
	if err != nil {
		return
	}
	f := &ancestry{a: a, ctx: ctx, dir: dir, file: file, sibling: path.Join(path.Dir(file), activeFile)}
	if !d.past {
		f.sibling = path.Join(path.Dir(file), historyFile)
	}
	for i, one := range given {
		f.wanted[i], _ = f.ask("hash-object", "--no-filters", "--", one)
	}
	if versions, found := f.find(len(*d.place(0, false)) == 0); found {
		for i, version := range versions {
			*d.place(i, true) = f.content(version)
		}
		return
	}
	if here, err := a.disk.ReadFile(join(dir, f.sibling), 0); err == nil {
		for i := range given {
			*d.place(i, true) = here
		}
	}
}

// ancestry looks for the commits that git is merging.
type ancestry struct {
	a       *App
	ctx     context.Context //nolint:containedctx // one look, one context
	dir     string
	file    string
	sibling string
	wanted  [3]string // hashes of the contents: base, ours, theirs
}

func (f *ancestry) ask(args ...string) (string, error) {
	out, err := f.a.runGit(f.ctx, f.dir, args...)
	return strings.TrimSpace(out), err
}

// find names the three commits.
func (f *ancestry) find(baseIsEmpty bool) (versions [3]string, found bool) {
	if f.holds("HEAD") != f.wanted[1] {
		return versions, false
	}
	for _, theirs := range f.candidates() {
		if f.holds(theirs) != f.wanted[2] {
			continue
		}
		bases, _ := f.ask("merge-base", "--all", "HEAD", theirs)
		for _, base := range append(strings.Fields(bases), theirs+"^") {
			held := f.holds(base)
			if held == f.wanted[0] || held == notAVersion && baseIsEmpty {
				return [3]string{base, "HEAD", theirs}, true
			}
		}
	}
	return versions, false
}

// holds is the hash of the file in a commit.
func (f *ancestry) holds(commit string) string {
	hash, err := f.ask("rev-parse", "--verify", "--quiet", commit+":"+f.file)
	if err != nil {
		return notAVersion
	}
	return hash
}

// candidates are commits that may be the other side: what `git merge` says in
// its environment, what a rebase is at, and the tips of branches.
func (f *ancestry) candidates() []string {
	var all []string
	for _, pair := range (&exec.Cmd{}).Environ() {
		if rest, merging := strings.CutPrefix(pair, "GITHEAD_"); merging {
			hash, _, _ := strings.Cut(rest, "=")
			all = append(all, hash)
		}
	}
	slices.Sort(all)
	if name, err := f.ask("rev-parse", "--git-path", "rebase-merge/done"); err == nil {
		if done, err := f.a.disk.ReadFile(join(f.dir, filepath.FromSlash(name)), 1<<20); err == nil {
			lines := strings.Split(strings.TrimSpace(string(done)), "\n")
			if words := strings.Fields(lines[len(lines)-1]); len(words) > 1 {
				all = append(all, words[1])
			}
		}
	}
	all = append(all, "CHERRY_PICK_HEAD", "MERGE_HEAD", "REBASE_HEAD")
	tips, _ := f.ask("for-each-ref", "--sort=-committerdate", "--count="+strconv.Itoa(mostTips), "--format=%(objectname)", "refs/heads", "refs/remotes")
	return append(all, strings.Fields(tips)...)
}

// content is the sibling in a commit, empty when it is not there.
func (f *ancestry) content(commit string) []byte {
	out, err := f.a.runGit(f.ctx, f.dir, "cat-file", "blob", commit+":"+f.sibling)
	if err != nil {
		return nil
	}
	return []byte(out)
}
