package guidelines

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	rules "github.com/overtone-cli/overtone/specs/guidelines"
)

// dying lets everything fail from one step on, half of a write done, as for a
// process that is killed there.
type dying struct {
	from  int64
	steps int64
}

var errKilled = errors.New("killed")

func (d *dying) Before(s disk.Step) error {
	d.steps = s.N
	switch {
	case d.from == 0 || s.N < d.from:
		return nil
	case s.N == d.from:
		return &disk.Torn{Err: errKilled}
	}
	return errKilled
}

func (*dying) After(disk.Step) {}

const ours = "---\ntitle: Ours\nreadMode: required\n---\n\n# Ours\n\n- Tabs, not spaces\n"

// resetWith runs the wizard with --reset, one rule a question, on a project with
// rules of its own.
func resetWith(t *testing.T, c *Catalogue, root string, d *dying) error {
	t.Helper()
	s := &scripted{t: t}
	for _, topic := range c.Topics {
		s.lines = append(s.lines, "="+c.offer(project("cli", nil, "Go"), "en", topic)[0].ID)
	}
	s.lines = append([]string{"=reset"}, s.lines...)
	w, _ := wizardIn(t, root)
	w.Catalogue, w.Asker, w.Places.Disk, w.Keep = c, s, disk.New(d), nil
	book, err := rules.Read(w.Places)
	require.NoError(t, err)
	if len(book.Rules()) == 0 { // it was killed when the rules were set aside
		s.lines = s.lines[1:]
	}
	_, err = w.Run(t.Context())
	return err
}

// TestGuidelines_InitGuidelines_KilledAtEveryWrite ends the wizard at each step
// of a run. Every rule file is then whole, the rules from before stand there or
// in the backup, and the next run ends with the same rules.
func TestGuidelines_InitGuidelines_KilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	fresh := func() string {
		root := t.TempDir()
		file := filepath.Join(root, ".workflow/specs/coding-conventions.md")
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o750))
		require.NoError(t, os.WriteFile(file, []byte(ours), 0o600))
		return root
	}
	whole := &dying{}
	root := fresh()
	require.NoError(t, resetWith(t, c, root, whole))
	want := texts(t, root)
	require.Len(t, want, len(c.Topics))
	require.Greater(t, whole.steps, int64(2*len(want)))
	stride := int64(6) // steps of one kind of file lie 1 to 5 apart
	if os.Getenv("OVERTONE_TEST_LONG") != "" {
		stride = 1
	}
	for step := int64(1); step <= whole.steps; step += stride {
		root := fresh()
		require.Error(t, resetWith(t, c, root, &dying{from: step}), "step %d", step)
		for _, text := range texts(t, root) { // read without a warning
			require.True(t, text == "Tabs, not spaces" || slices.Contains(want, text), "step %d: %s", step, text)
		}
		require.True(t, slices.ContainsFunc(slices.Collect(maps.Values(tree(t, root))), func(s string) bool { return s == ours }), "step %d lost the rules", step)
		require.NoError(t, resetWith(t, c, root, &dying{}), "step %d", step)
		require.Equal(t, want, texts(t, root), "step %d", step)
	}
}

// tree is every Markdown file below a folder.
func tree(t *testing.T, root string) map[string]string {
	t.Helper()
	out := map[string]string{}
	require.NoError(t, filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && strings.HasSuffix(path, ".md") {
			data, err := os.ReadFile(path) //nolint:gosec // below the folder of the test
			out[path] = string(data)
			return err
		}
		return err
	}))
	return out
}

// Many at once: a wizard beside others loses none of their rules.
func TestGuidelines_InitGuidelines_BesideOthers(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	w, _ := wizardIn(t, root)
	done := make(chan error, 1)
	go func() {
		for n := range 5 {
			_, err := rules.Add(t.Context(), rules.Places{Root: root}, rules.Addition{Text: "Rule " + strings.Repeat("x", n+1)})
			if err != nil {
				done <- err
				return
			}
			time.Sleep(time.Millisecond)
		}
		done <- nil
	}()
	sum, err := w.Run(t.Context())
	require.NoError(t, err)
	require.NoError(t, <-done)
	require.Len(t, texts(t, root), len(sum.Written)+5)
}
