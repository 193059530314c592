package command

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// goldenEpoch is the clock of the golden packages: 14 November 2023, UTC.
const goldenEpoch = "SOURCE_DATE_EPOCH=1700000000"

// sampleInputs lists the sample requirements, held-out ones last.
func sampleInputs(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, pattern := range []string{"*.md", "*.txt", "holdout/*.md", "holdout/*.txt"} {
		found, err := filepath.Glob(filepath.Join("..", "..", "testdata", "inputs", filepath.FromSlash(pattern)))
		require.NoError(t, err)
		out = append(out, found...)
	}
	require.GreaterOrEqual(t, len(out), 8, "DESIGN asks for eight kinds of input")
	return out
}

// sampleName is the name of an input's golden folder.
func sampleName(input string) string {
	return strings.TrimSuffix(filepath.Base(input), filepath.Ext(input))
}

// specify writes the package of a sample into a new project and gives the
// project's folder and the package's.
func specify(t *testing.T, input string, flags ...string) (project, pkg string, result execution) {
	t.Helper()
	source, err := filepath.Abs(input)
	require.NoError(t, err)
	data, err := os.ReadFile(source)
	require.NoError(t, err)
	env := testEnv(t, goldenEpoch)
	require.NoError(t, os.WriteFile(filepath.Join(env.Dir, filepath.Base(input)), data, 0o600))
	args := append([]string{"spec", "new", "-y", "@" + filepath.Base(input)}, flags...)
	result = startIn(t, env, args...)
	found, err := filepath.Glob(filepath.Join(env.Dir, "specs", "SPEC-*"))
	require.NoError(t, err)
	require.Len(t, found, 1, "%s%s", result.out, result.err)
	return env.Dir, found[0], result
}

// The packages of all sample inputs are kept, so that a change of the engine
// shows what it does to what people read, and each is one that its gates accept. With -update they are written anew:
// read the difference.
func TestGoldenPackages(t *testing.T) {
	t.Parallel()
	for _, input := range sampleInputs(t) {
		t.Run(sampleName(input), func(t *testing.T) {
			t.Parallel()
			project, pkg, result := specify(t, input)
			require.Zero(t, result.code, "its own gates accept it: %s%s", result.out, result.err)
			require.NotContains(t, result.out, "Fail")
			golden := filepath.Join("..", "..", "testdata", "golden", "packages", sampleName(input))
			got := goldenFiles(t, pkg)
			got["issues.jsonl"] = readText(t, filepath.Join(project, ".workflow", "issues", "issues.jsonl"))
			got["stdout.txt"] = result.out + fmt.Sprintf("exit %d\n", result.code)
			if *update {
				require.NoError(t, os.RemoveAll(golden))
				for name, text := range got {
					file := filepath.Join(golden, filepath.FromSlash(name))
					require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
					require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
				}
			}
			want := goldenFiles(t, golden)
			for name := range want {
				require.Contains(t, got, name, "a file is no longer written")
			}
			for name, text := range got {
				require.Equal(t, want[name], text, "%s/%s differs; run go test ./cmd/command -run Golden -update and read the difference", sampleName(input), name)
			}
		})
	}
}

// goldenFiles reads what people and machines read of a package: everything but
// the bookkeeping for merges and the copy of the source.
func goldenFiles(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(at string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if at != dir && (strings.HasPrefix(d.Name(), ".") || d.Name() == "source") {
				return fs.SkipDir
			}
			return nil
		}
		rel, err := filepath.Rel(dir, at)
		if err != nil {
			return err
		}
		out[filepath.ToSlash(rel)] = readText(t, at)
		return nil
	})
	require.NoError(t, err)
	require.NotEmpty(t, out, dir)
	return out
}

func readText(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if os.IsNotExist(err) {
		return ""
	}
	require.NoError(t, err)
	return string(data)
}

// TestStrangersPackagesPass specifies the inputs that no rule was derived from
// when they were written: whatever of them is understood, the package that comes
// out of it has no Error of its own making.
func TestStrangersPackagesPass(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob(filepath.Join("..", "..", "testdata", "inputs", "unseen", "*"))
	require.NoError(t, err)
	n := 0
	for _, input := range files {
		if strings.HasSuffix(input, ".yaml") {
			continue
		}
		n++
		t.Run(sampleName(input), func(t *testing.T) {
			t.Parallel()
			_, _, result := specify(t, input)
			require.Zero(t, result.code, "%s%s", result.out, result.err)
		})
	}
	require.NotZero(t, n)
}
