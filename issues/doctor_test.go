package issues_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
)

// codes are the troubles of a store, such as "error conflict.cycle:3".
func codes(t *testing.T, store *issues.Store) []string {
	t.Helper()
	found, err := store.Examine()
	require.NoError(t, err)
	out := []string{}
	for _, one := range found.Troubles {
		require.NotEmpty(t, one.Problem.Fix, one.Problem.Message)
		require.NotEmpty(t, one.Problem.File, one.Problem.Message)
		if one.Problem.Code == "state.no_lease" { // of the issues that a test begins with
			continue
		}
		out = append(out, strings.TrimSpace(string(one.Weight)+" "+one.Problem.Code))
	}
	return out
}

func TestDoctorFindsWhatIsMissing(t *testing.T) {
	t.Parallel()
	store, dir := seeded(t)
	require.Empty(t, codes(t, store))
	update(t, store, "ISS-20260805-002", complete)
	create(t, store, draft("knows how long history is"))
	require.Empty(t, codes(t, store))
	require.NoError(t, os.Remove(filepath.Join(dir, "issue-history.jsonl")))
	require.Equal(t, []string{"warning storage.missing_history"}, codes(t, store))
	require.Equal(t, "ISS-20260805-005", create(t, store, draft("next"))[0].ID, "no id comes back")
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".sequence.json"), []byte("{"), 0o600))
	require.Equal(t, []string{"warning storage.broken_sequence"}, codes(t, store))
}

func TestDoctorNamesEveryCircleOnce(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	put(t, filepath.Join(dir, "issues.jsonl"), `{"id":"A","depends_on":["A"]}`+"\n"+`{"id":"B","depends_on":["C"]}`+"\n"+`{"id":"C","depends_on":["D","B"]}`+"\n"+`{"id":"D"}`+"\n")
	found, err := store.Examine()
	require.NoError(t, err)
	var circles []string
	for _, one := range found.Troubles {
		if one.Problem.Code == "conflict.cycle" {
			circles = append(circles, one.Problem.Message)
		}
	}
	require.Equal(t, []string{"the dependencies go in a circle: A → A", "the dependencies go in a circle: B → C → B"}, circles)
}

// A process is killed at every step of a repair: no line is ever in neither
// file, and the next repair brings it to its end.
func TestRepairKilledAtEveryStep(t *testing.T) {
	t.Parallel()
	const good, broken = `{"id":"A","title":"a"}` + "\n", "{oops\n"
	for n := 1; n <= 6; n++ {
		for _, mode := range []string{"kill-before", "tear"} {
			_, dir := open(t)
			require.NoError(t, os.MkdirAll(dir, 0o755))
			file := filepath.Join(dir, "issues.jsonl")
			put(t, file, good+broken+good)
			_ = command("repair", dir, mode+":"+string(rune('0'+n))).Run()
			everything := text(t, file)
			if aside, err := os.ReadFile(file + ".quarantine"); err == nil {
				everything += string(aside)
			}
			require.Contains(t, everything, "oops", "%s %d", mode, n)
			store := issues.Open(disk.New(nil), dir, noon)
			_, err := store.Repair(context.Background())
			require.NoError(t, err)
			exactly(t, good, text(t, file))
			require.Contains(t, text(t, file+".quarantine"), "{oops")
			require.Equal(t, "ISS-20260805-001", create(t, store, draft("works"))[0].ID)
		}
	}
}

// A line of 50 MB is refused, not read: nothing is decoded of it, the store
// cannot be written, and a repair moves it away.
func TestVeryLongLine(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	file := filepath.Join(dir, "issues.jsonl")
	put(t, file, `{"id":"A"}`+"\n"+`{"id":"B","title":"`+strings.Repeat("x", 50<<20)+`"}`+"\n")
	listing, err := store.All()
	require.NoError(t, err)
	require.Equal(t, []string{"A"}, ids(listing.Issues))
	require.Len(t, listing.Warnings, 1)
	require.Equal(t, 2, listing.Warnings[0].Line)
	require.Contains(t, listing.Warnings[0].Message, "longer than 16 MiB")
	_, err = store.Create(context.Background(), draft("x"))
	requireCode(t, "storage.broken_line", err)
	done, err := store.Repair(context.Background())
	require.NoError(t, err)
	require.Len(t, done, 1)
	create(t, store, draft("x"))
}
