package session

import (
	"bufio"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestCreateGivesANumericSuffix(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for _, want := range []string{"SPEC-a-product-2026-01-01", "SPEC-a-product-2026-01-01-2", "SPEC-a-product-2026-01-01-3"} {
		s := newSession(t, root)
		require.NoError(t, s.Create(t.Context(), "A product"))
		require.Equal(t, want, s.ID())
		mustRun(t, s, first())
		require.NoError(t, s.Close())
		require.NoError(t, specs.CheckSessionID(s.ID()))
		require.NotContains(t, tree(t, s.Dir), lockFile, "a lock file would make packages differ")
	}
}

func TestCreateTakesHostileTitles(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for _, title := range []string{"../../etc/passwd", "a\x00b", "\u202egnp", "...", "CON", strings.Repeat("x", 5000), "中文标题", "🚀", "-rf *"} {
		s := newSession(t, root)
		require.NoError(t, s.Create(t.Context(), title))
		require.Equal(t, filepath.Join(root, "specs"), filepath.Dir(s.Dir), "%q", title)
		require.NoError(t, specs.CheckSessionID(s.ID()), "%q", title)
	}
}

func TestCreateOfManyProcessesAtOnce(t *testing.T) {
	t.Parallel()
	const n = 8
	root := t.TempDir()
	ids := make([]string, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			out, err := command("create", root, "").Output()
			if err != nil {
				var exit *exec.ExitError
				if errors.As(err, &exit) {
					ids[i] = string(exit.Stderr)
				}
				return
			}
			ids[i] = strings.TrimSpace(string(out))
		})
	}
	wg.Wait()
	slices.Sort(ids)
	want := []string{"SPEC-a-race-2026-01-01"}
	for i := 2; i <= n; i++ {
		want = append(want, "SPEC-a-race-2026-01-01-"+strconv.Itoa(i))
	}
	require.Len(t, slices.Compact(slices.Clone(ids)), n, "%q", ids)
	for _, id := range ids {
		require.NoError(t, specs.CheckSessionID(id))
		state, err := look(filepath.Join(root, "specs", id))
		require.NoError(t, err)
		require.Equal(t, isPackage, state)
		require.Contains(t, load(t, filepath.Join(root, "specs", id, specs.ConfigFile)), strconv.Quote(id))
	}
	require.Equal(t, want, ids, "no number is passed over")
}

func TestCreateRefusesWhatIsNoPackage(t *testing.T) {
	t.Parallel()
	for name, make := range map[string]func(t *testing.T, dir string){
		"a file":           func(t *testing.T, dir string) { write(t, dir, "mine") },
		"a link":           func(t *testing.T, dir string) { require.NoError(t, os.Symlink("nowhere", dir)) },
		"a foreign folder": func(t *testing.T, dir string) { write(t, filepath.Join(dir, "notes", "x.txt"), "mine") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSession(t, t.TempDir())
			require.NoError(t, os.MkdirAll(s.Home, 0o755))
			make(t, filepath.Join(s.Home, "SPEC-a-product-2026-01-01"))
			err := s.Create(t.Context(), "A product")
			p := problem.From(err)
			require.Equal(t, "conflict.not_a_package", p.Code)
			require.Equal(t, problem.Conflict, p.Class())
			require.NotEmpty(t, p.Fix)
			require.Empty(t, s.Dir)
		})
	}
}

func TestCreateTakesOverWhatAKilledRunLeft(t *testing.T) {
	t.Parallel()
	s := newSession(t, t.TempDir())
	dir := filepath.Join(s.Home, "SPEC-a-product-2026-01-01")
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "requirements"), 0o755))
	write(t, filepath.Join(dir, ".overtone", "package.lock"), "{}\n")
	write(t, filepath.Join(dir, "source", ".input.md.1-1.overtone-tmp"), "half")
	require.NoError(t, s.Open(t.Context(), dir))
	require.Empty(t, s.Dir, "there is nothing to take up")
	require.NoError(t, s.Create(t.Context(), "A product"))
	require.Equal(t, dir, s.Dir)
	mustRun(t, s, first())
	require.NoError(t, s.Close())
	require.Equal(t, []string{specs.AnswersFile, specs.SourceFile, specs.ConfigFile}, names(tree(t, dir)))
}

func names(files map[string]string) []string {
	var out []string
	for name := range files {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

func TestCloseLeavesNothingOfARunThatWroteNothing(t *testing.T) {
	t.Parallel()
	s := newSession(t, t.TempDir())
	require.NoError(t, s.Create(t.Context(), "A product"))
	require.DirExists(t, s.Dir)
	require.NoError(t, s.Close())
	require.NoDirExists(t, s.Dir)
	require.NoError(t, s.Close(), "closing twice is no error")
}

func TestOpenOfAHeldPackageNamesTheHolder(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	cmd := command("hold", root, "")
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	s := newSession(t, root)
	dir := filepath.Join(s.Home, strings.TrimSpace(line))
	held := problem.From(s.Open(t.Context(), dir))
	require.Equal(t, "conflict.held", held.Code)
	require.Contains(t, held.Message, "process "+strconv.Itoa(cmd.Process.Pid))
	require.Equal(t, dir, held.File)
	require.NoError(t, newSession(t, root).Look(dir), "looking needs no lock")
	other := newSession(t, root)
	require.NoError(t, other.Create(t.Context(), "Held"), "a new package is not in the way")
	require.Equal(t, filepath.Base(dir)+"-2", other.ID())
	require.NoError(t, cmd.Process.Kill())
	_ = cmd.Wait()
	require.NoError(t, s.Open(context.Background(), dir), "a killed holder holds nothing")
}

func TestCreateInAFolderThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"denied", "nospace"} {
		for n := 1; n <= 3; n++ {
			root := t.TempDir()
			s, err := open(root, func(string) (string, bool) { return mode + ":" + strconv.Itoa(n), true })
			require.NoError(t, err)
			p := problem.From(s.Create(t.Context(), "A product"))
			require.Contains(t, []string{"storage.permission", "storage.disk_full"}, p.Code)
			require.NotEmpty(t, p.Fix)
			require.Empty(t, tree(t, root))
			_ = s.Close()
			entries, err := os.ReadDir(s.Home)
			require.True(t, err != nil || len(entries) == 0, "no folder is left")
		}
	}
}

func TestOpenOfADamagedPackage(t *testing.T) {
	t.Parallel()
	s := begun(t)
	require.NoError(t, s.Close())
	require.NoError(t, os.Remove(s.at(specs.SourceFile)))
	p := problem.From(newSession(t, s.Project).Open(t.Context(), s.Dir))
	require.Equal(t, "input.package", p.Code)
	require.Contains(t, p.File, specs.SourceFile)
	require.Equal(t, "input.package", problem.From(newSession(t, s.Project).Look(filepath.Join(s.Home, "no"))).Code)
}

func TestForeignFilesInAPackageAreLeftAlone(t *testing.T) {
	t.Parallel()
	s := begun(t)
	file, err := os.Create(s.at("video.mp4"))
	require.NoError(t, err)
	require.NoError(t, file.Truncate(1<<40), "larger than anything could read")
	require.NoError(t, file.Close())
	write(t, s.at("requirements/notes.txt"), "mine")
	s = reopen(t, s)
	require.FileExists(t, s.at("video.mp4"))
	require.NotContains(t, s.files, "requirements/notes.txt")
}
