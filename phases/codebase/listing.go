package codebase

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
)

// maxListing bounds what is read from git, about 500,000 paths.
const maxListing = 64 << 20

// list finds the files of the project: those git knows or would add, else a
// walk of the folder.
func (e *explorer) list(ctx context.Context) error {
	paths, err := e.gitFiles(ctx)
	if err == nil {
		e.listing = "git"
		paths = e.dropOwn(paths)
	} else {
		if !errors.Is(err, errNoGit) && ctx.Err() == nil {
			e.warn("git could not list the files, so the folder was walked: " + firstLine(err.Error(), 160))
		}
		e.listing = "walk"
		if paths, err = e.walk(ctx); err != nil && ctx.Err() == nil {
			return problem.Wrap(err, "storage.codebase", "cannot list the project folder").At(e.opts.Root, 0).
				Mend("check that the folder can be read")
		}
	}
	e.keepFiles(ctx, paths)
	if ctx.Err() != nil {
		e.stopped("listing")
	}
	return nil
}

// errNoGit means that git has nothing to say about the folder.
var errNoGit = errors.New("not a git work tree")

// gitFiles asks git for tracked and untracked files that are not ignored. The
// repository's own settings must not start programs, so the one that could is
// switched off.
func (e *explorer) gitFiles(ctx context.Context) ([]string, error) {
	if !e.inGit() {
		return nil, errNoGit
	}
	git, err := exec.LookPath("git")
	if err != nil {
		return nil, errNoGit
	}
	cmd := exec.CommandContext(ctx, git, "-c", "core.fsmonitor=false", "-c", "core.quotePath=false",
		"ls-files", "-co", "--exclude-standard", "-z")
	cmd.Dir = e.opts.Root
	cmd.Env = gitEnv(e.opts.Env)
	cmd.WaitDelay = time.Second
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	list, readErr := io.ReadAll(io.LimitReader(out, maxListing))
	if len(list) == maxListing {
		e.meta.Truncated = true
		e.warn("the list of files was cut: the project is too large to be listed")
		list = list[:bytes.LastIndexByte(list, 0)+1]
		_ = cmd.Process.Kill()
	}
	if err := cmd.Wait(); err != nil && len(list) == 0 {
		if text := strings.TrimSpace(complaint.String()); text != "" {
			return nil, errors.New(text)
		}
		return nil, err
	}
	if readErr != nil && len(list) == 0 {
		return nil, readErr
	}
	if len(list) == 0 {
		return nil, errNoGit // nothing in it is tracked or worth it: it lies in an ignored folder
	}
	e.hear(complaint.String())
	return strings.Split(strings.TrimSuffix(string(list), "\x00"), "\x00"), nil
}

// hear notes the folders that git could not read: it says so and goes on.
func (e *explorer) hear(complaint string) {
	for line := range strings.Lines(complaint) {
		if rest, ok := strings.CutPrefix(line, "warning: could not open directory '"); ok {
			if at := strings.LastIndexByte(rest, '\''); at > 0 {
				e.unreadableFolder(strings.TrimSuffix(rest[:at], "/"))
			}
		}
	}
}

func (e *explorer) unreadableFolder(dir string) {
	e.meta.FilesSkipped++
	e.warn("a folder could not be read: " + strconv.QuoteToASCII(dir))
}

// inGit says whether the folder is a work tree of git, for a profile also
// whether it lies in one.
func (e *explorer) inGit() bool {
	if _, err := e.root.Lstat(".git"); err == nil || !e.profiled {
		return err == nil
	}
	dir, err := filepath.Abs(e.opts.Root)
	if err != nil {
		return false
	}
	for up := filepath.Dir(dir); up != dir; dir, up = up, filepath.Dir(up) {
		if _, err := os.Lstat(filepath.Join(up, ".git")); err == nil {
			return true
		}
	}
	return false
}

// gitEnv drops the variables that would point git at another repository.
func gitEnv(env []string) []string {
	kept := []string{"GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"}
	for _, v := range env {
		if !strings.HasPrefix(v, "GIT_") && !strings.HasPrefix(v, "LC_ALL=") {
			kept = append(kept, v)
		}
	}
	return kept
}

// walk lists the folder without git, by the .gitignore files in it. It enters
// no link and reports folders it may not read.
func (e *explorer) walk(ctx context.Context) ([]string, error) {
	var list []string
	var rules ignoreRules
	tree := e.root.FS()
	if e.opts.seen != nil {
		tree = e.opts.seen(tree)
	}
	err := fs.WalkDir(tree, ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil && p == ".":
			return err
		case err != nil:
			e.unreadableFolder(p)
			return fs.SkipDir
		case d.IsDir():
			if p != "." && (slices.Contains(e.tables.Rules.Folders.Never, d.Name()) || rules.ignored(p, true)) {
				return fs.SkipDir
			}
			rules.leave(p)
			rules.load(e.root, p, ".gitignore", ownIgnore)
			return nil
		}
		if d.Type().IsRegular() && !rules.ignored(p, false) {
			list = append(list, p)
		}
		if len(list) > 4*e.limits.Files {
			e.meta.Truncated = true
			return fs.SkipAll
		}
		return nil
	})
	return list, err
}

// stopped records that time ran out.
func (e *explorer) stopped(during string) {
	if !e.meta.Truncated {
		e.warn("time ran out while " + during + " files; what follows is part of the picture")
	}
	e.meta.Truncated = true
}
