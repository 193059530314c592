package command

import (
	"os"
	"path/filepath"

	"github.com/overtone-cli/overtone/specs/problem"
)

// workflowDir is the folder of a project that overtone keeps its own files in.
const workflowDir = ".workflow"

// Project says where the files of the project at hand are. All paths are
// absolute.
type Project struct {
	Root   string // the project folder; specs/ lies below it
	How    string // what decided it: --dir, OVERTONE_ROOT, .workflow, .git, working folder
	Issues string // folder of the issue store, shared by all linked worktrees
	Config string // the project's configuration file, which need not exist
}

// Project finds the project, once a run: --dir, else OVERTONE_ROOT, else the
// nearest folder at or above the working folder that holds .workflow or .git
// (the home folder itself never counts), else the working folder.
func (a *App) Project() (*Project, error) {
	if a.project != nil {
		return a.project, nil
	}
	root, how, err := a.findRoot()
	if err != nil {
		return nil, err
	}
	issues, err := a.issuesDir(root)
	if err != nil {
		return nil, err
	}
	a.project = &Project{Root: root, How: how, Issues: issues, Config: filepath.Join(root, workflowDir, "config.yaml")}
	return a.project, nil
}

// findRoot gives the project folder and what decided it.
func (a *App) findRoot() (root, how string, err error) {
	if a.flags.dir != "" {
		root, err = a.Dir()
		return root, "--dir", err
	}
	if named, _ := a.env.Lookup("OVERTONE_ROOT"); named != "" {
		if a.env.Dir == "" && !filepath.IsAbs(named) {
			return "", "", problem.New("input.no_working_folder", "OVERTONE_ROOT=%q is relative and the working folder is gone", named).
				Mend("give an absolute path")
		}
		root = join(a.env.Dir, named)
		if !isFolder(root) {
			return "", "", problem.New("input.not_a_folder", "OVERTONE_ROOT does not name a folder").
				At(root, 0).Mend("name a folder that exists, or unset OVERTONE_ROOT")
		}
		return root, "OVERTONE_ROOT", nil
	}
	dir, err := a.Dir()
	if err != nil {
		return "", "", err
	}
	root, how = a.rootAbove(dir)
	return root, how, nil
}

// rootAbove gives the project folder as seen from dir and what decided it.
func (a *App) rootAbove(dir string) (root, how string) {
	for at, above := dir, ""; at != above; at, above = filepath.Dir(at), at {
		if mark := a.projectMark(at); mark != "" {
			return at, mark
		}
	}
	return dir, "working folder"
}

// projectMark is what makes dir a project folder, or empty.
func (a *App) projectMark(dir string) string {
	if a.isHome(dir) {
		return ""
	}
	if isFolder(filepath.Join(dir, workflowDir)) {
		return workflowDir
	}
	if _, err := os.Lstat(filepath.Join(dir, ".git")); err == nil { // a folder, or a file in a linked worktree
		return ".git"
	}
	return ""
}

// isHome tells whether dir is the home folder, also through links.
func (a *App) isHome(dir string) bool {
	if a.env.Home == "" {
		return false
	}
	home, err := os.Stat(a.env.Home)
	if err != nil {
		return false
	}
	here, err := os.Stat(dir)
	return err == nil && os.SameFile(home, here)
}

// isFile tells whether path is a regular file, also through links.
func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// isFolder tells whether path is a folder, also through links.
func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
