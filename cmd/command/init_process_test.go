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
