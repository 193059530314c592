package codebase

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

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
	if ctx.Err() != nil {
		e.stopped("listing")
	}
	e.keepFiles(paths)
	return nil
}

// keepFiles turns paths into files: sorted, each once, ordinary files only.
func (e *explorer) keepFiles(paths []string) {
	slices.Sort(paths)
	paths = slices.Compact(paths)
	names := map[string]bool{}
	for _, p := range paths {
		names[p] = true
	}
	for _, p := range paths {
		if e.leftOut(p, names) {
			continue
		}
		if !utf8.ValidString(p) || strings.ContainsFunc(p, unicode.IsControl) {
			e.meta.FilesSkipped++
			e.warn("a file name that is not plain UTF-8 text was left out: " + strconv.QuoteToASCII(p))
			continue
		}
		info, err := e.root.Lstat(p)
		if err != nil || !info.Mode().IsRegular() {
			continue // deleted in the working tree, a link, a submodule, a device
		}
		if len(e.files) == e.limits.Files {
			e.meta.Truncated = true
			e.warn("only the first " + strconv.Itoa(e.limits.Files) + " files were looked at")
			break
		}
		f := &file{path: p, dir: path.Dir(p), base: path.Base(p), size: info.Size()}
		f.test = matchAny(e.tables.Rules.Tests, p)
		f.aside = e.isAside(p)
		f.side = inFolder(p, e.tables.Rules.Folders.Side)
		f.lang = e.tables.languageOf(f.base)
		e.files = append(e.files, f)
		e.byPath[p] = f
	}
	e.meta.FilesListed = len(e.files)
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
	return strings.Split(strings.TrimSuffix(string(list), "\x00"), "\x00"), nil
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
	err := fs.WalkDir(e.root.FS(), ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil && p == ".":
			return err
		case err != nil:
			e.meta.FilesSkipped++
			e.warn("a folder could not be read: " + strconv.QuoteToASCII(p))
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

// leftOut says whether a path lies in a folder that is never looked at: tools'
// caches, what a build wrote, and our own specifications.
func (e *explorer) leftOut(p string, names map[string]bool) bool {
	folders := e.tables.Rules.Folders
	parts := strings.Split(p, "/")
	for i, part := range parts[:len(parts)-1] {
		if slices.Contains(folders.Never, part) {
			return true
		}
		above := strings.Join(parts[:i], "/")
		for _, own := range folders.Own {
			if ok, _ := path.Match(own, part); ok || own == path.Join(above, part) {
				return true
			}
		}
		for _, b := range folders.Built {
			if b.Folder == part && besideAny(b.Beside, above, names) {
				return true
			}
		}
	}
	return false
}

// besideAny says whether one of the files named lies in folder dir.
func besideAny(list []string, dir string, names map[string]bool) bool {
	for _, name := range list {
		if names[path.Join(dir, name)] {
			return true
		}
	}
	return false
}

// isAside says whether a file is in the project without being of it.
func (e *explorer) isAside(p string) bool {
	if matchAny(e.tables.Rules.BuiltNames, p) {
		return true
	}
	return inFolder(p, e.tables.Rules.Folders.Aside)
}

// inFolder says whether a folder above p has one of the names.
func inFolder(p string, names []string) bool {
	parts := strings.Split(p, "/")
	for _, part := range parts[:len(parts)-1] {
		for _, name := range names {
			if ok, err := path.Match(name, part); err == nil && ok {
				return true
			}
		}
	}
	return false
}

// stopped records that time ran out.
func (e *explorer) stopped(during string) {
	if !e.meta.Truncated {
		e.warn("time ran out while " + during + " files; what follows is part of the picture")
	}
	e.meta.Truncated = true
}
