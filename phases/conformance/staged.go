package conformance

import (
	"bytes"
	"context"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/process"
)

const (
	gitLimit = time.Minute
	gitKeep  = 256 << 20 // bytes of an answer
)

// staged is a copy of what git would commit: the changed files and the
// manifests as they are staged, everything else by its name alone, which is
// enough to know what an import means.
type staged struct {
	dir     string
	changed []string
}

func (s *staged) remove() { _ = os.RemoveAll(s.dir) }

// stage copies what is staged. It asks git for the index and for contents and
// writes nothing into the repository. Errors: input.no_git, input.git.
func stage(ctx context.Context, o Options) (s *staged, err error) {
	git := gitIn{ctx: ctx, o: o}
	if _, err := git.run("rev-parse", "--is-inside-work-tree"); err != nil {
		return nil, problem.Wrap(err, "input.no_git", "--staged needs a git work tree").At(o.Root, 0).
			Mend("run it in a git repository, or leave --staged away")
	}
	names, err := git.run("ls-files", "-z", "--cached", "--stage")
	if err != nil {
		return nil, err
	}
	against := []byte("HEAD")
	if _, err := git.run("rev-parse", "--verify", "--quiet", "HEAD"); err != nil {
		if against, err = git.run("hash-object", "-t", "tree", "--stdin"); err != nil { // a tree without files
			return nil, err
		}
	}
	diff, err := git.run("diff-index", "--cached", "--name-only", "--relative", "--diff-filter=ACMRT", "--no-renames", "-z", strings.TrimSpace(string(against)), "--")
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "overtone-staged-*")
	if err != nil {
		return nil, problem.Wrap(err, "storage.temporary", "cannot make a folder for what is staged").Mend("make room in the folder for temporary files")
	}
	s = &staged{dir: dir, changed: split(diff)}
	defer func() {
		if err != nil {
			s.remove()
		}
	}()
	return s, s.fill(&git, indexed(names))
}

// indexed lists the ordinary files of `ls-files --stage` with their objects.
func indexed(answer []byte) map[string]string {
	out := map[string]string{}
	for _, entry := range split(answer) {
		meta, name, found := strings.Cut(entry, "\t")
		fields := strings.Fields(meta)
		if !found || len(fields) != 3 || !strings.HasPrefix(fields[0], "100") || !filepath.IsLocal(name) {
			continue // a link, a submodule, or a name that leaves the folder
		}
		out[name] = fields[1]
	}
	return out
}

func split(answer []byte) []string {
	var out []string
	for part := range bytes.SplitSeq(answer, []byte{0}) {
		if len(part) > 0 {
			out = append(out, string(part))
		}
	}
	return out
}

// fill writes the copy.
func (s *staged) fill(git *gitIn, files map[string]string) error {
	changed := map[string]bool{}
	for _, name := range s.changed {
		changed[name] = true
	}
	var wanted []string
	for name := range files {
		if changed[name] || isManifest(path.Base(name)) {
			wanted = append(wanted, name)
			continue
		}
		if err := s.write(name, nil); err != nil {
			return err
		}
	}
	objects, owners := objectsOf(wanted, files)
	return git.contents(objects, func(object string, data []byte) error {
		for _, name := range owners[object] {
			if err := s.write(name, data); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *staged) write(name string, data []byte) error {
	full := filepath.Join(s.dir, filepath.FromSlash(name))
	err := os.MkdirAll(filepath.Dir(full), 0o700)
	if err == nil {
		err = os.WriteFile(full, data, 0o600)
	}
	if err != nil {
		return problem.Wrap(err, "storage.temporary", "cannot copy what is staged").Mend("make room in the folder for temporary files")
	}
	return nil
}

// isManifest says whether a file's content is needed to know what imports mean
// and what is declared.
func isManifest(base string) bool {
	return slices.Contains([]string{
		"go.mod", "go.work", "package.json", "tsconfig.json", "jsconfig.json", "pyproject.toml", "setup.cfg", "Cargo.toml", "pom.xml",
		"composer.json", "Gemfile", "Pipfile", "settings.gradle", "build.gradle", "build.gradle.kts",
	}, base) || strings.HasPrefix(base, "requirements") && strings.HasSuffix(base, ".txt")
}

// gitIn runs git in the project.
type gitIn struct {
	ctx context.Context
	o   Options
}

// run answers what git prints. The repository's own settings must not start
// programs, so those that could are switched off.
func (g *gitIn) run(args ...string) ([]byte, error) { return g.ask(nil, args...) }

// ask is run with something for git to read.
func (g *gitIn) ask(input []byte, args ...string) ([]byte, error) {
	list := append([]string{"git", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false", "-c", "diff.external="}, args...)
	ended, err := process.Run(g.ctx, process.Command{
		Args: list, Dir: g.o.Root, Input: input, Env: gitEnv(g.o.Env), Limit: gitLimit, Keep: gitKeep, Clock: g.o.Now,
	})
	switch {
	case err != nil:
		return nil, err
	case ended.Exit != 0 || ended.Cut:
		what := strings.TrimSpace(string(ended.Err))
		if ended.Late {
			what = "it took longer than " + gitLimit.String()
		}
		return nil, problem.New("input.git", "git %s failed with exit code %s: %s", args[0], strconv.Itoa(ended.Exit), what).
			At(g.o.Root, 0).Mend("see what the same git command says in that folder")
	}
	return ended.Out, nil
}

// gitEnv keeps the variables by which a hook of git names its own index and
// drops the others that would point git elsewhere.
func gitEnv(env []string) []string {
	kept := []string{"GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"}
	for _, v := range env {
		name, file, _ := strings.Cut(v, "=")
		if name == "GIT_INDEX_FILE" {
			if abs, err := filepath.Abs(file); err == nil {
				v = name + "=" + abs // git asks from another folder
			}
			kept = append(kept, v)
			continue
		}
		if !strings.HasPrefix(name, "GIT_") && name != "LC_ALL" {
			kept = append(kept, v)
		}
	}
	return kept
}
