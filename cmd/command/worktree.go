package command

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// pointerLimit bounds the small files that git keeps for a worktree, in bytes.
const pointerLimit = 64 << 10

// issuesDir is the folder of the issue store for the project at root. Linked
// worktrees of one repository work on the same issues, so theirs is the one of
// the main checkout; everything else belongs to each worktree.
func (a *App) issuesDir(root string) (string, error) {
	own := filepath.Join(root, workflowDir, "issues")
	top := a.worktreeTop(root)
	if top == "" {
		return own, nil
	}
	checkout, err := a.mainCheckout(top)
	if err != nil || checkout == "" {
		return own, err
	}
	within, err := filepath.Rel(top, root)
	if err != nil {
		return own, nil //nolint:nilerr // top is above root; if it were not, the store is the project's own
	}
	return filepath.Join(checkout, within, workflowDir, "issues"), nil
}

// worktreeTop is the nearest folder at or above dir that holds .git, or empty.
func (a *App) worktreeTop(dir string) string {
	for above := ""; dir != above; dir, above = filepath.Dir(dir), dir {
		if _, err := os.Lstat(filepath.Join(dir, ".git")); err == nil && !a.isHome(dir) {
			return dir
		}
	}
	return ""
}

// mainCheckout is the main checkout of the linked worktree at top, or empty
// when top is no linked worktree: a main checkout itself, a submodule, or the
// worktree of a bare repository, which has no main checkout.
//
// The file .git may come with an unpacked archive, so it is believed only if
// git's own folder points back to it, as it does for every real worktree.
func (a *App) mainCheckout(top string) (string, error) {
	pointer := filepath.Join(top, ".git")
	info, err := os.Stat(pointer)
	if err != nil || !info.Mode().IsRegular() {
		return "", nil //nolint:nilerr // a .git folder or something odd: not a linked worktree
	}
	text, err := a.disk.ReadFile(pointer, pointerLimit)
	if err != nil {
		return "", err
	}
	target, found := strings.CutPrefix(string(text), "gitdir:")
	if !found {
		return "", problem.New("input.bad_git_file", "the file .git does not say where the repository is").
			At(pointer, 1).Mend("run `git worktree repair` in the main checkout")
	}
	gitDir := join(top, strings.TrimSpace(target))
	common := join(gitDir, a.pointer(filepath.Join(gitDir, "commondir")))
	if filepath.Base(common) != ".git" || !sameFile(filepath.Join(common, "worktrees"), filepath.Dir(gitDir)) {
		return "", nil // a submodule has no commondir; a bare repository has no checkout
	}
	if !sameFile(join(gitDir, a.pointer(filepath.Join(gitDir, "gitdir"))), pointer) {
		a.Warn(problem.New("state.moved_worktree", "the repository does not know this worktree, so its issues are not shared").
			At(pointer, 1).Mend("run `git worktree repair` in the main checkout"))
		return "", nil
	}
	return filepath.Dir(common), nil
}

// pointer reads one of git's files that hold one line; a missing one is empty,
// and points at its own folder.
func (a *App) pointer(path string) string {
	text, err := a.disk.ReadFile(path, pointerLimit)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(text))
}

// sameFile tells whether two names lead to one file.
func sameFile(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}
