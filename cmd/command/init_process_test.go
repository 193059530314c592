package command

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// madeBefore is a project whose profile somebody wrote into.
func madeBefore(t *testing.T) (dir, profile string) {
	t.Helper()
	dir = profiled(t)
	file := filepath.Join(dir, filepath.FromSlash(specs.TechFile))
	profile = strings.Replace(readText(t, file), "{", "{\n  \"theirs\": \"kept\",", 1)
	require.NoError(t, os.WriteFile(file, []byte(profile), 0o600))
	return dir, profile
}

// TestInit_KilledAtEveryWrite: whatever write `init --regenerate` is killed at,
// the profile is the one before or the new one, the copy is the one before, and
// the next run finishes.
func TestInit_KilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	dir, _ := madeBefore(t)
	log := filepath.Join(t.TempDir(), "steps")
	ran := runProcess(t, dir, []string{"OVERTONE_FAULT=count:" + log}, "init", "--regenerate", "--skip-specs")
	require.Zero(t, ran.code, ran.err)
	steps := strings.Split(strings.TrimSpace(readText(t, log)), "\n")
	require.GreaterOrEqual(t, len(steps), 4, "%q", steps)
	for i, step := range steps {
		modes := []string{"kill-before"}
		if strings.Contains(step, " write ") {
			modes = append(modes, "tear")
		}
		for _, mode := range modes {
			fault := fmt.Sprintf("%s:%d", mode, i+1)
			t.Run(fault, func(t *testing.T) {
				t.Parallel()
				dir, before := madeBefore(t)
				ran := runProcess(t, dir, []string{"OVERTONE_FAULT=" + fault}, "init", "--regenerate", "--skip-specs")
				require.Equal(t, -1, ran.code, "%s%s", ran.out, ran.err)
				requireProfiles(t, dir, before)
				ran = runProcess(t, dir, nil, "init", "--regenerate", "--skip-specs")
				require.Zero(t, ran.code, ran.err)
				require.FileExists(t, filepath.Join(dir, filepath.FromSlash(specs.TechBackup)))
				requireProfiles(t, dir, before)
			})
		}
	}
}

// requireProfiles wants the profile and the copy of it whole.
func requireProfiles(t *testing.T, dir, before string) {
	t.Helper()
	text := readText(t, filepath.Join(dir, filepath.FromSlash(specs.TechFile)))
	require.True(t, json.Valid([]byte(text)))
	require.Contains(t, text, `"theirs": "kept"`)
	backup, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(specs.TechBackup)))
	if err == nil && string(backup) != before {
		require.True(t, json.Valid(backup))
		require.Contains(t, string(backup), `"theirs": "kept"`)
	}
}

// TestInit_KilledOnTheWay: wherever the first `init` is killed, the next one
// ends in the same profile and the same rule files.
func TestInit_KilledOnTheWay(t *testing.T) {
	t.Parallel()
	dir, log := t.TempDir(), filepath.Join(t.TempDir(), "steps")
	ran := runProcess(t, dir, []string{"OVERTONE_FAULT=count:" + log}, "init", "-y")
	require.Zero(t, ran.code, ran.err)
	want := initFiles(t, dir)
	require.Greater(t, len(want), 3)
	for i := range strings.Split(strings.TrimSpace(readText(t, log)), "\n") {
		t.Run(fmt.Sprint(i+1), func(t *testing.T) {
			t.Parallel()
			again := filepath.Join(t.TempDir(), filepath.Base(dir))
			require.NoError(t, os.Mkdir(again, 0o755))
			ran := runProcess(t, again, []string{fmt.Sprintf("OVERTONE_FAULT=kill-before:%d", i+1)}, "init", "-y")
			require.Equal(t, -1, ran.code, "%s%s", ran.out, ran.err)
			ran = runProcess(t, again, nil, "init", "-y")
			require.Zero(t, ran.code, ran.err)
			require.Equal(t, want, initFiles(t, again))
		})
	}
}

// initFiles are the profile, and the rule files of the project and the person.
func initFiles(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, root := range []string{dir, dir + ".home"} {
		for name, text := range snapshot(t, root) {
			if !strings.Contains(name, ".spec-index/") && !strings.Contains(name, ".cache/") && !strings.HasSuffix(name, ".overtone-tmp") {
				out[filepath.Ext(root)+name] = text
			}
		}
	}
	return out
}
